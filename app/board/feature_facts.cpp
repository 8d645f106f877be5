// SPDX-License-Identifier: MIT
// Scores a feature on a copy of the table, as it is and as it would be completed.
#include "app/board/feature_facts.h"

#include "engine/game/table.h"

#include <algorithm>
#include <array>
#include <bit>

namespace scorekeep::app {
namespace {

// The scoring table of a kind of segment carries its name.
constexpr std::array<std::string_view, 6> SubjectNames{"road",  "city",      "field",
                                                       "river", "monastery", "garden"};

bool goesRound(SegmentKind kind) {
    return kind == SegmentKind::Monastery || kind == SegmentKind::Garden;
}

struct Outcome {
    Control control;
    std::optional<int> points; // of each who gets any
};

Outcome scored(const Game &game, State state, NodeId node, SubjectId subject, Phase phase, bool complete) {
    std::vector<Entry> none;
    Runner runner(game.rules(), none, Replay::Trusted);
    Table table(state, game.rules(), runner);
    const auto score = [&](PlayerSet receivers) {
        Resolution resolution = table.featureResolution(subject, node, phase);
        resolution.complete = complete;
        resolution.receivers = receivers;
        const std::size_t before = table.state().scores.size();
        Outcome outcome{table.resolve(std::move(resolution)), std::nullopt};
        if (table.state().scores.size() > before) {
            outcome.points = table.state().scores[before].points;
        }
        return outcome;
    };
    const Outcome outcome = score(0);
    // Where nobody stands, what it would give to somebody.
    return outcome.points ? outcome : Outcome{outcome.control, score(setOf(table.active())).points};
}

// What goes by the tiles around it is completed by tiles, whichever they are.
State surrounded(State state, Cell cell) {
    const TilePool &pool = state.board.pool();
    for (std::size_t kind = 0; kind < pool.size(); ++kind) {
        if (!pool[KindId(kind)].single) {
            continue;
        }
        for (int y = -1; y <= 1; ++y) {
            for (int x = -1; x <= 1; ++x) {
                const Cell there{std::int16_t(cell.x + x), std::int16_t(cell.y + y)};
                if (state.board.tileAt(there) == NoTile) {
                    state.board.place(KindId(kind), {there, 0});
                }
            }
        }
        break;
    }
    return state;
}

std::vector<std::pair<SymbolId, int>> symbolsOf(const Table &table, NodeId node) {
    std::vector<std::pair<SymbolId, int>> found;
    const std::vector<Symbol> &symbols = table.rules().world().symbols.symbols;
    for (std::size_t s = 0; s < symbols.size(); ++s) {
        const int count = symbols[s].fact.empty() ? 0 : table.symbolOn(node, SymbolId(s));
        if (count > 0) {
            found.emplace_back(SymbolId(s), count);
        }
    }
    return found;
}

int votesToTie(const Control &control) {
    if (std::popcount(control.winners) != 1) {
        return 0;
    }
    std::vector<int> votes{0};
    for (const Vote &vote : control.votes) {
        votes.push_back(vote.votes);
    }
    std::ranges::sort(votes, std::greater{});
    return votes.size() > 1 ? votes[0] - std::max(0, votes[1]) : 0;
}

} // namespace

FeatureFacts featureFacts(const Game &game, NodeId node) {
    FeatureFacts facts;
    const Board &board = game.state().board;
    facts.node = board.feature(node);
    facts.kind = board.segment(node).kind;
    facts.completes = facts.kind != SegmentKind::Field && facts.kind != SegmentKind::River;
    game.look([&](const Table &table) {
        facts.complete = facts.completes && table.isComplete(node);
        facts.tiles = int(table.cellsOf(node).size());
        facts.symbols = symbolsOf(table, node);
    });
    if (goesRound(facts.kind)) {
        facts.tiles += board.neighbours(board.spot(node).cell);
    }
    const auto name = std::size_t(facts.kind);
    const auto subject = name < SubjectNames.size() ? game.rules().subject(SubjectNames[name]) : std::nullopt;
    if (!subject || facts.kind == SegmentKind::River) {
        facts.completes = false;
        return facts;
    }
    const Phase phase = facts.complete ? Phase::During : Phase::After;
    const Outcome now = scored(game, game.state(), node, *subject, phase, facts.complete);
    facts.votes = now.control.votes;
    facts.leaders = now.control.winners;
    facts.now = now.points;
    if (facts.completes && !facts.complete) {
        State later = goesRound(facts.kind) ? surrounded(game.state(), board.spot(node).cell) : game.state();
        facts.completed = scored(game, std::move(later), node, *subject, Phase::During, true).points;
    }
    facts.toTie = facts.complete ? 0 : votesToTie(now.control);
    return facts;
}

} // namespace scorekeep::app
