// SPDX-License-Identifier: MIT
// The table as a handler sees it: what lies there, what may be asked, and what may be done.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/game/choice.h"
#include "engine/game/module.h"
#include "engine/game/rules.h"

namespace scorekeep {

class Runner;

// Handlers get a Table, ask and act. Replay gives the answers recorded; where none is left the script is
// suspended by an exception and runs again from the beginning of its part. So handlers have no effect but
// on the table, keep no reference into the state across `ask`, and never catch what they don't know.
class Table {
public:
    Table(State &state, const Rules &rules, Runner &runner) : m_state(state), m_rules(rules), m_runner(runner) {}

    const State &state() const { return m_state; }
    const Board &board() const { return m_state.board; }
    const Rules &rules() const { return m_rules; }
    PlayerId active() const { return m_state.part.player; }
    int players() const { return m_rules.players(); }
    // All players in order of play, beginning with the given one.
    std::vector<PlayerId> clockwiseFrom(PlayerId first) const;
    PlayerId leftOf(PlayerId player) const { return PlayerId((player + 1) % players()); }

    // For which feature or player the running block is repeated.
    const Place &subject() const;
    PlayerId forPlayer() const;

    // ---- asking
    Answered ask(Choice choice);
    // One prompt of the running item.
    Answered ask(PlayerId player, PromptKind kind, bool mayPass, FunctionRef<void(Options &)> options,
                 FunctionRef<bool(const Answer &)> accepts = {}, Place subject = {});
    // Collects the offers of a choice block, asks, and applies what was chosen.
    Answered askBlock(std::string_view id);  // the same again, by the block's id
    Answered askOffers(const BoundBlock &block, PlayerId player, Place subject = {});

    template <class Q>
    typename Q::Result question(const Q &q) const {
        using Function = std::function<typename Q::Result(const Table &, const Q &)>;
        typename Q::Result result = Q::start();
        for (const Rules::BoundQuestion &bound : m_rules.answers(typeid(Q))) {
            if (!Q::fold(result, (*std::any_cast<Function>(&bound.second))(*this, q))) {
                break;
            }
        }
        return result;
    }

    // ---- looking
    PieceId inSupply(PieceKindId kind, PlayerId owner) const;  // the first one, or NoPiece
    int countInSupply(PieceKindId kind, PlayerId owner) const;
    std::optional<PieceId> find(const PieceRef &piece) const;
    PieceRef refer(PieceId piece) const;
    const PieceKind &kindOf(PieceId piece) const { return m_rules.pieceKind(m_state.pieces[piece].kind); }
    // The cell where a piece stands, also beside another; none for what is off the tiles or on a corner.
    std::optional<Cell> cellOf(PieceId piece) const;
    // Pieces on any segment of this feature, in the order of State::pieces.
    std::vector<PieceId> piecesOn(NodeId node) const;
    bool isOccupied(NodeId node) const;  // by a follower of anyone
    bool isComplete(NodeId node) const;
    bool mayPlace(KindId kind, Placement placement) const;
    Refusal whyNot(KindId kind, Placement placement) const;
    void placements(KindId kind, std::vector<Placement> &out) const;
    bool hasPlacement(KindId kind) const;
    Refusal whyNotDeploy(PieceKindId piece, PlayerId player, NodeId node) const;
    int symbolOn(NodeId node, SymbolId symbol) const;    // merged over the feature
    bool tileHas(TileId tile, SymbolId symbol) const;    // anywhere on it
    // Its tiles, each once, in reading order; of a tile of several cells each cell that it reaches, unless such
    // a tile counts as one.
    std::vector<Cell> cellsOf(NodeId node) const;
    int tilesOf(NodeId node) const;                      // that count for the feature
    std::vector<NodeId> completedOf(SegmentKind kind) const;  // each completed feature once, as representatives
    template <class E, class Visit>
    void each(Within within, Visit &&visit) const {
        for (const Happened &happened : m_state.journal) {
            const E *event = isWithin(happened, within) ? std::get_if<E>(&happened.event) : nullptr;
            if (event != nullptr) {
                visit(*event);
            }
        }
    }
    TileId tileOfPart() const;  // the last tile placed in this part, or NoTile

    // ---- acting
    TileId placeTile(KindId kind, Placement placement);
    void takeTile(KindId kind);                   // from the supply into the active player's hand
    void setStage(KindId kind, std::uint8_t stage);
    void setLeft(KindId kind, int left);
    // What stands beside the piece stays on the tile.
    void move(PieceId piece, Place to, Cause cause, PlayerId by = NoPlayer);
    void giveToken(PieceKindId token, PlayerId player, int count);  // as many as the common supply has
    void handOver(PieceId piece, PlayerId to);  // into his supply, whoever had it
    void noteCompleted(Spot feature);
    void enqueue(Part part);    // after those queued already
    void play(Part part);       // inside the running one
    // Surveys, decides control, tallies the rows and awards; reactions follow.
    Control resolve(Resolution resolution);
    // The same without doing anything: what it would give.
    Worth worth(Resolution resolution) const;
    Resolution featureResolution(SubjectId subject, NodeId node, Phase phase) const;
    // Points that come from no resolution: a line of the given row.
    void award(PlayerId player, RowId row, int each, int count, SubjectId subject);

    template <SlotValue T>
    T &slot(SlotKey<T> key) {
        return m_state.memory[key.module].template as<T>();
    }
    template <SlotValue T>
    const T &slot(SlotKey<T> key) const {
        return m_state.memory[key.module].template as<T>();
    }

private:
    friend class Runner;
    bool isWithin(const Happened &happened, Within within) const;
    void publish(Event event);
    void upkeep();
    void leaveBehind(PieceId piece, Place from);
    void surveyFeatures(Resolution &resolution) const;
    void survey(Resolution &resolution) const;
    Control controlOf(const Resolution &resolution) const;
    int tally(const Resolution &resolution, PlayerId player, std::vector<ScoreLine> &lines) const;
    void pay(const Resolution &resolution, const Control &control, int depth);
    void enterScore(const Score &score);
    void moveFigure(const Score &score);
    void addScore(const Resolution &resolution, const Control &control, PlayerId player, Spot feature);

    State &m_state;
    const Rules &m_rules;
    Runner &m_runner;
    int m_reactionDepth = 0;
    bool m_inUpkeep = false;
};

}  // namespace scorekeep
