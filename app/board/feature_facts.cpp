// SPDX-License-Identifier: MIT
// Asks what a feature would give, as it is and as it would be completed.
#include "app/board/feature_facts.h"

#include "engine/game/table.h"

#include <algorithm>
#include <bit>

namespace scorekeep::app {
namespace {

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

// What the rows of its scoring table read, but what is told anyway: its tiles and what is printed on it.
std::vector<std::pair<FactId, int>> factsOf(const Rules &rules, const Resolution &resolution) {
    std::vector<std::pair<FactId, int>> found;
    for (const Row &row : rules.spine().rows) {
        for (const std::string &name : row.facts) {
            const FactDeclaration &declared = *rules.spine().fact(name);
            const FactId fact = *rules.fact(name);
            const auto isFact = [fact](const auto &pair) {
                return pair.first == fact;
            };
            const auto printsFact = [fact](const auto &pair) {
                return pair.second == fact;
            };
            const bool told = name == "tiles" || std::ranges::any_of(rules.symbolFacts(), printsFact) ||
                              std::ranges::any_of(found, isFact);
            if (row.subject == rules.subjectName(resolution.subject) && !declared.perPlayer && !told &&
                resolution.facts.flag(fact)) {
                found.emplace_back(fact, resolution.facts.number(fact));
            }
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
    const Phase phase = facts.complete ? Phase::During : Phase::After;
    const std::optional<Worth> now = game.worth(node, phase, facts.complete);
    if (!now) {
        facts.completes = false;
        return facts;
    }
    facts.facts = factsOf(game.rules(), now->resolution);
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
