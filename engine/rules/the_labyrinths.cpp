// SPDX-License-Identifier: MIT
// More labyrinths: by the advanced rules every follower on the completed road adds to it.
#include "engine/game/table.h"

namespace scorekeep::rules {

void the_labyrinths(Module &m) {
    m.elements({"the-labyrinths"});
    const FactId there = m.fact("labyrinth");
    const FactId followers = m.fact("followers-on-road");

    m.row("road.labyrinths-followers", {"labyrinth", "followers-on-road"},
          [=](Tally &tally) { tally.each(2, tally.flag(there) ? tally.number(followers) : 0); });
}

} // namespace scorekeep::rules
