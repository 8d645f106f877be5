// SPDX-License-Identifier: MIT
// Monasteries with abbots of their own, who score whole lines of tiles.
#include "engine/game/table.h"

namespace scorekeep::rules {

void special_monasteries(Module &m) {
    m.elements({"special-monasteries"});
    const FactId inLine = m.fact("tiles-in-line");

    m.row("special-monastery.rows", {"tiles-in-line"}, [=](Tally &tally) {
        tally.flat(1);
        tally.each(1, tally.number(inLine));
    });
}

} // namespace scorekeep::rules
