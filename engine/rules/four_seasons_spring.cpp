// SPDX-License-Identifier: MIT
// A spring tile pays for the gardens and the spring around it.
#include "engine/game/table.h"

namespace scorekeep::rules {

void four_seasons_spring(Module &m) {
    m.elements({"four-seasons-spring"});
    const FactId gardens = m.fact("gardens-around");
    const FactId spring = m.fact("spring-tiles-around");

    m.row("spring.garden-tiles", {"gardens-around"},
          [=](Tally &tally) { tally.each(3, tally.number(gardens)); });
    m.row("spring.tiles", {"spring-tiles-around"},
          [=](Tally &tally) { tally.each(1, tally.number(spring)); });
}

} // namespace scorekeep::rules
