// SPDX-License-Identifier: MIT
// City gates: a city of one tile, shut on all sides.
#include "engine/game/table.h"

namespace scorekeep::rules {

void city_gates(Module &m) {
    m.elements({"city-gates"});
    const FactId single = m.fact("single-tile");
    m.row("city.single-tile", {"single-tile"}, [=](Tally &tally) {
        if (tally.flag(single)) {
            tally.flat(4 - tally.subtotal());
        }
    });
}

} // namespace scorekeep::rules
