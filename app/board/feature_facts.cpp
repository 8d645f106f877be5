// SPDX-License-Identifier: MIT
// Asks what a feature would give, as it is and as it would be completed.
#include "app/board/feature_facts.h"

#include "engine/game/table.h"

#include <algorithm>
#include <bit>

namespace scorekeep::app {
namespace {

bool goesRound(SegmentKind kind) {
    return kind == SegmentKind::Monastery || kind == SegmentKind::Garden;
}

// The points of each who gets any; where nobody stands, what it would give to somebody.
std::optional<int> pointsOf(const Game &game, NodeId node, Phase phase, bool complete) {
    std::optional<Worth> worth = game.worth(node, phase, complete);
    if (worth && worth->shares.empty()) {
        if (!worth->control.votes.empty()) {
            return 0; // those who stand there have no vote
        }
        worth = game.worth(node, phase, complete, setOf(game.state().part.player));
    }
    return worth ? std::optional(worth->shares.front().points) : std::nullopt;
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
    const Phase phase = facts.complete ? Phase::During : Phase::After;
    const std::optional<Worth> now = game.worth(node, phase, facts.complete);
    if (!now) {
        facts.completes = false;
        return facts;
    }
    facts.votes = now->control.votes;
    facts.leaders = now->control.winners;
    facts.now = pointsOf(game, node, phase, facts.complete);
    if (facts.completes && !facts.complete) {
        facts.completed = pointsOf(game, node, Phase::During, true);
    }
    facts.toTie = facts.complete ? 0 : votesToTie(now->control);
    return facts;
}

} // namespace scorekeep::app
