// SPDX-License-Identifier: MIT
// Who controls what is resolved: votes, ties, and the reason in short.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/board/place.h"

namespace scorekeep {

using PlayerSet = std::uint16_t;  // a bit for each seat
constexpr PlayerSet setOf(PlayerId player) { return PlayerSet(1u << player); }
constexpr bool contains(PlayerSet set, PlayerId player) { return (set >> player & 1u) != 0; }

struct Vote {
    PlayerId player = NoPlayer;
    int votes = 0;
    friend bool operator==(const Vote &, const Vote &) = default;
};

enum class ControlReason : std::uint8_t {
    Nobody,      // no votes at all
    Alone,       // only one player has a claimant
    Majority,    // more votes than anybody else
    Tie,         // shared by those with the most votes
    TieBroken,   // a tie decided by a rule
    NotDecided,  // the rule gives points without a majority
};

struct Control {
    std::vector<Vote> votes;  // by seat, of players with claimants
    PlayerSet winners = 0;
    ControlReason reason = ControlReason::Nobody;
};

// Adds up votes. All players with the most votes (more than 0) control together.
Control decide(std::span<const Vote> ballots);

}  // namespace scorekeep
