// SPDX-License-Identifier: MIT
// What is worth knowing of a feature while a game is played: whose it is, and what it gives now and
// completed.
#pragma once

#include "engine/game/game.h"

#include <optional>
#include <utility>
#include <vector>

namespace scorekeep::app {

struct FeatureFacts {
    SegmentKind kind = SegmentKind::Field;
    NodeId node = NoNode;  // its representative
    bool complete = false; // fields and rivers never are
    bool completes = true; // it can be completed at all
    int tiles = 0;         // that it lies on
    // What else its scoring table reads, as the data declares it: tiles around a monastery, cities at a field.
    std::vector<std::pair<FactId, int>> facts;
    std::vector<std::pair<SymbolId, int>> symbols; // printed on it, those that make a difference
    std::vector<Vote> votes;                       // by seat
    PlayerSet leaders = 0;
    std::optional<int> now;       // points of each leader if the game ended now (if complete: of its scoring)
    std::optional<int> completed; // ... if it were completed as it is; absent where that is not known
    int toTie = 0; // votes that a second player lacks for a tie; 0: nobody leads, or it is complete
};

FeatureFacts featureFacts(const Game &game, NodeId node);

} // namespace scorekeep::app
