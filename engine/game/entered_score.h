// SPDX-License-Identifier: MIT
// A score that was counted at the table: whose it is, by which scoring table, and the facts that a person entered.
#pragma once

#include <vector>

#include "engine/game/state.h"
#include "engine/scoring/facts.h"

namespace scorekeep {

inline constexpr int MostOfAFact = 9999;

struct EnteredFact {
    FactId fact = 0;
    PlayerId player = NoPlayer;  // whose, of a fact that is each player's own
    int value = 1;               // 1 of a flag
    friend auto operator<=>(const EnteredFact &, const EnteredFact &) = default;
};

struct EnteredScore {
    SubjectId subject = 0;
    Phase phase = Phase::During;
    PlayerSet receivers = 0;
    std::vector<EnteredFact> facts;  // sorted, each once, none is 0

    // Keeps the order; 0 takes the fact away.
    void set(FactId fact, PlayerId player, int value);
    int of(FactId fact, PlayerId player) const;
    Facts counted() const;
    friend bool operator==(const EnteredScore &, const EnteredScore &) = default;
};

}  // namespace scorekeep
