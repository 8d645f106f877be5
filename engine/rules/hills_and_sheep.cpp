// SPDX-License-Identifier: MIT
// Vineyards around completed monasteries, and flocks that come to the stable.
#include "engine/game/table.h"

namespace scorekeep::rules {

void hills_and_sheep(Module &m) {
    m.elements({"vineyards", "shepherd"});
    const FactId vineyards = m.fact("vineyards");
    const FactId sheep = m.fact("sheep");

    m.row("monastery.vineyards", {"vineyards"},
          [=](Tally &tally) { tally.each(3, tally.phase() == Phase::During ? tally.number(vineyards) : 0); });
    m.row("flock.sheep", {"sheep"}, [=](Tally &tally) {
        if (tally.phase() == Phase::During) {
            tally.each(1, tally.number(sheep));
        } else {
            tally.flat(0);
        }
    });
}

} // namespace scorekeep::rules
