// SPDX-License-Identifier: MIT
// The teacher copies the next points that are won.
#include "engine/game/table.h"

namespace scorekeep::rules {

void school(Module &m) {
    m.elements({"teacher"});
    const FactId awarded = m.fact("points-awarded");

    m.row("teacher.copied", {"points-awarded"}, [=](Tally &tally) { tally.each(1, tally.number(awarded)); });
}

} // namespace scorekeep::rules
