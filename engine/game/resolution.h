// SPDX-License-Identifier: MIT
// What is scored at once: its subject, the feature if it has one, its claimants, and its facts.
#pragma once

#include <vector>

#include "engine/game/state.h"
#include "engine/scoring/control.h"
#include "engine/scoring/facts.h"

namespace scorekeep {

struct Resolution {
    SubjectId subject = 0;
    Phase phase = Phase::During;
    bool complete = false;
    std::vector<NodeId> features;     // one representative each; empty where no feature is scored
    NodeId named = NoNode;            // the feature that it is called after, if not the first of these
    std::vector<PieceId> claimants;   // with votes; filled from the features unless given
    bool claimed = false;             // claimants were given
    std::vector<Cell> cells;          // tiles that count, for the eye; filled from the features unless given
    Facts facts;
    PlayerSet receivers = 0;          // given without a majority (NotDecided), when not 0
};

// What a resolution would give, before anything is done.
struct Worth {
    struct Share {
        PlayerId player = NoPlayer;
        int points = 0;
        std::vector<ScoreLine> lines;
    };
    Resolution resolution;      // with its facts
    Control control;
    std::vector<Share> shares;  // of those who get points, clockwise from the active player
};

// A resolution after its points were given, for reactions: also when nobody got any.
struct Awarded {
    const Resolution *resolution = nullptr;
    const Control *control = nullptr;
    std::uint32_t firstScore = 0;  // indices into State::scores
    std::uint32_t scores = 0;
    int depth = 0;                 // 0 for a resolution of the table, more for what reactions appended
};

}  // namespace scorekeep
