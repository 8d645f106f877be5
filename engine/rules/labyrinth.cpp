// SPDX-License-Identifier: MIT
// Labyrinths by the advanced rules: every follower on the completed road adds to it. Each box has the row, of
// which the data let one apply.
#include "engine/game/table.h"

namespace scorekeep::rules {

void labyrinth(Module &m) {
    m.elements({"labyrinth-roads", "the-labyrinths"});
    const FactId there = m.fact("labyrinth");
    const FactId followers = m.fact("followers-on-road");

    for (const std::string_view row : {"road.labyrinth-followers", "road.labyrinths-followers"}) {
        m.row(row, {"labyrinth", "followers-on-road"},
              [=](Tally &tally) { tally.each(2, tally.flag(there) ? tally.number(followers) : 0); });
    }
}

} // namespace scorekeep::rules
