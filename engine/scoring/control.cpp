// SPDX-License-Identifier: MIT
// Counting of votes.
#include "engine/scoring/control.h"

#include <algorithm>
#include <bit>

namespace scorekeep {

Control decide(std::span<const Vote> ballots) {
    Control control;
    for (const Vote &ballot : ballots) {
        auto at = std::find_if(control.votes.begin(), control.votes.end(),
                               [&](const Vote &v) { return v.player >= ballot.player; });
        if (at == control.votes.end() || at->player != ballot.player) {
            at = control.votes.insert(at, {ballot.player, 0});
        }
        at->votes += ballot.votes;
    }
    int most = 0;
    for (const Vote &vote : control.votes) {
        most = std::max(most, vote.votes);
    }
    for (const Vote &vote : control.votes) {
        if (vote.votes == most && most > 0) {
            control.winners = PlayerSet(control.winners | setOf(vote.player));
        }
    }
    if (std::popcount(control.winners) > 1) {
        control.reason = ControlReason::Tie;
    } else if (control.winners != 0) {
        control.reason = control.votes.size() > 1 ? ControlReason::Majority : ControlReason::Alone;
    }
    return control;
}

}  // namespace scorekeep
