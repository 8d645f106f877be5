// SPDX-License-Identifier: MIT
// The small and the large toll of a road.
#include "engine/game/table.h"

namespace scorekeep::rules {

void tollkeepers(Module &m) {
    m.elements({"tollkeepers"});
    const FactId large = m.fact("large-toll");
    const FactId houses = m.fact("toll-houses");
    const FactId travellers = m.fact("toll-travellers");

    m.row("tollhouse.houses", {"large-toll", "toll-houses"},
          [=](Tally &tally) { tally.each(tally.mine(large) != 0 ? 2 : 1, tally.number(houses)); });
    m.row("tollhouse.travellers", {"large-toll", "toll-travellers"},
          [=](Tally &tally) { tally.each(tally.mine(large) != 0 ? 6 : 3, tally.number(travellers)); });
    m.row("tollhouse.open-houses", {"toll-houses"},
          [=](Tally &tally) { tally.each(1, tally.number(houses)); });
    m.row("tollhouse.open-travellers", {"toll-travellers"},
          [=](Tally &tally) { tally.each(1, tally.number(travellers)); });
}

} // namespace scorekeep::rules
