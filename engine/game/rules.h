// SPDX-License-Identifier: MIT
// The rules of one game: what its selection brings into play, bound and numbered. Constant while played.
#pragma once

#include <any>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <typeindex>
#include <vector>

#include "engine/board/tile_pool.h"
#include "engine/catalogue/catalogue.h"
#include "engine/game/module.h"
#include "engine/game/setup.h"
#include "engine/game/world.h"
#include "engine/reference/spine.h"

namespace scorekeep {

// What the modules gave, by id, before it is put in the order of the data.
struct Bindings {
    struct BoundRow {
        std::vector<FactId> facts;
        std::function<void(Tally &)> run;
    };
    std::vector<std::pair<std::string, std::function<void(Table &)>>> items;
    std::vector<std::pair<std::string, Offer>> offers;
    std::vector<std::pair<std::string, Offer>> anytime;
    std::vector<std::pair<std::string, BoundRow>> rows;
    std::vector<std::pair<std::string, std::function<void(Table &, const Awarded &)>>> reactions;
    std::vector<std::pair<std::string, std::function<bool(Table &)>>> upkeep;
    std::vector<std::pair<std::string, std::function<int(const Table &)>>> counts;
    std::vector<std::pair<std::type_index, std::any>> questions;
    std::vector<std::function<void(const Table &, Resolution &)>> surveys;
    std::vector<FactId> filled;  // at the table, by modules
    std::vector<std::function<void(Table &, const Event &)>> observers;
    std::vector<Slot> memory;  // by module
    std::vector<SymbolId> symbols;  // that a module of the selection understands
    bool everything = false;  // bind as if all elements were selected, to learn what has code
};

struct BoundItem {
    ItemId id = NoItem;
    const std::function<void(Table &)> *run = nullptr;  // absent for informative items
    const Offer *offer = nullptr;
};

struct BoundBlock {
    std::string id;
    std::uint16_t step = 0;  // index into the script's steps
    Scope scope = Scope::Once;
    bool fromLeft = false;  // EachPlayer: begins to the left of the active player
    bool afterTile = false;  // asks nothing in a part in which no tile was placed
    std::vector<BoundItem> items;
};

// Items of the core: every log may hold them, whatever is selected.
namespace core {
inline constexpr std::string_view Tiles = "tiles";                      // the fact that each feature has
inline constexpr std::string_view End = "table.end";                    // the table stops early
inline constexpr std::string_view Score = "score.calculated";            // score
inline constexpr std::string_view Points = "correction.points";         // player, number
inline constexpr std::string_view MovePiece = "correction.piece";       // piece, to; player: who owns it then
inline constexpr std::string_view AddTile = "correction.tile-added";    // tile, placement
// The tile that covers the cell `placement.at`; where two halves share it, the half of the entry's subject.
inline constexpr std::string_view RemoveTile = "correction.tile-removed";  // placement.at
inline constexpr std::string_view TurnTile = "correction.tile-turned";  // placement: it lies so turned, about
                                                                        // its first cell
inline constexpr std::string_view EmptyStack = "correction.stack-empty";  // nothing more can be drawn
inline constexpr std::string_view Turn = "correction.turn";             // player, number: index of the step
inline constexpr int MostPoints = 9999;  // that one correction or counted score adds or takes away
}  // namespace core

class Rules {
public:
    // Throws std::runtime_error when data and modules do not hold together, FileError for bad data.
    // `everything` binds all modules, to learn what has code.
    Rules(const World &world, const Setup &setup, bool everything = false);
    Rules(const Rules &) = delete;
    Rules &operator=(const Rules &) = delete;

    const World &world() const { return m_world; }
    const Setup &setup() const { return m_setup; }
    const Spine &spine() const { return m_spine; }
    const TilePool &pool() const { return m_pool; }
    int players() const { return int(m_setup.players.size()); }
    const std::vector<BoundBlock> &script(ScriptKind kind) const { return m_scripts[std::size_t(kind)]; }
    // The script of the spine that is played as this one; a game without a board has its own.
    std::string_view scriptName(ScriptKind kind) const;

    // Items by number, in the data's order; corrections and the end of the table come last.
    std::size_t itemCount() const { return m_itemNames.size(); }
    // Empty for an entry that was set aside, which has no item.
    const std::string &itemName(ItemId id) const { return id < m_itemNames.size() ? m_itemNames[id] : m_noName; }
    const std::string &stepOf(ItemId id) const { return m_itemSteps[id]; }
    std::optional<ItemId> item(std::string_view name) const;
    ItemId at(std::string_view name) const;  // throws std::out_of_range

    const PieceKind &pieceKind(PieceKindId id) const { return *m_pieces[id]; }
    std::size_t pieceKinds() const { return m_pieces.size(); }
    // A special segment is nothing to stand on unless a module that takes part understands its symbol.
    bool canStandOn(PieceKindId piece, const Segment &segment) const;
    std::optional<PieceKindId> piece(std::string_view name) const;
    std::optional<SubjectId> subject(std::string_view name) const;
    // The scoring table that carries the name of this kind of segment, if there is one.
    std::optional<SubjectId> subject(SegmentKind kind) const;
    const std::string &subjectName(SubjectId id) const { return m_subjects[id]; }
    std::optional<FactId> fact(std::string_view name) const;
    const Row &row(RowId id) const { return m_spine.rows[id]; }
    std::optional<RowId> rowId(std::string_view name) const;
    const std::vector<Saying> &words() const { return m_spine.words; }  // by OptionId
    const std::vector<Saying> &areas() const { return m_spine.areas; }  // by Place::index
    std::string_view option(std::string_view id) const;

    struct RowRun {
        RowId id = 0;
        const Bindings::BoundRow *bound = nullptr;
    };
    const std::vector<RowRun> &rows(SubjectId subject, Phase phase) const {
        return m_rows[subject][std::size_t(phase)];
    }
    // The answers bound to a question; each holds a std::function of its type.
    using BoundQuestion = std::pair<std::type_index, std::any>;
    std::span<const BoundQuestion> answers(std::type_index question) const;
    const std::vector<std::pair<ItemId, const Offer *>> &anytime() const { return m_anytime; }
    const Bindings &bindings() const { return m_bindings; }
    const std::vector<const std::function<bool(Table &)> *> &upkeep() const { return m_upkeep; }
    const std::vector<const std::function<void(Table &, const Awarded &)> *> &reactions() const {
        return m_reactions;
    }
    // What everybody may know of the whole table, in the data's order; the labels stand in the spine.
    using BoundCount = std::pair<const PublicCount *, const std::function<int(const Table &)> *>;
    const std::vector<BoundCount> &counts() const { return m_countRuns; }
    bool isCore(ItemId id) const { return id >= m_firstCore; }
    // Changes what lies on the table or its points otherwise than the rules do.
    bool isCorrection(ItemId id) const;
    // Symbols that give a feature a fact, with the fact.
    const std::vector<std::pair<SymbolId, FactId>> &symbolFacts() const { return m_symbolFacts; }

    // The symbol by whose name a segment goes, if rules in play understand it.
    std::optional<SymbolId> calledBy(const Segment &segment) const;

    // The printed start tile of the sets in play, if copies of it are.
    std::optional<KindId> startKind() const { return m_startKind; }
    // The state before anything was set up.
    State blank() const;

private:
    friend class Module;
    void poolTiles();
    void poolKept(std::vector<TileKind> &kinds);
    void number();
    void bind();
    void keepRowsAlone();
    void deal(State &state) const;
    void orderScripts();
    void orderRows();
    void orderLists();

    const World &m_world;
    Setup m_setup;
    Spine m_spine;
    TilePool m_pool;
    std::vector<int> m_counts;  // by kind, copies in play
    std::vector<bool> m_kept;   // by kind, whether it comes with an element and is never drawn
    std::optional<KindId> m_startKind;
    Bindings m_bindings;
    std::array<std::vector<BoundBlock>, 3> m_scripts;
    std::vector<std::string> m_itemNames, m_itemSteps, m_subjects;
    std::string m_noName;
    ItemId m_firstCore = 0;
    std::vector<const PieceKind *> m_pieces;
    std::vector<std::array<std::vector<RowRun>, 2>> m_rows;
    std::vector<std::pair<ItemId, const Offer *>> m_anytime;
    std::vector<const std::function<bool(Table &)> *> m_upkeep;
    std::vector<const std::function<void(Table &, const Awarded &)> *> m_reactions;
    std::vector<BoundCount> m_countRuns;
    std::vector<std::pair<SymbolId, FactId>> m_symbolFacts;
};

}  // namespace scorekeep
