// SPDX-License-Identifier: MIT
// Sightseers count the kinds of features that they see.
#include "engine/game/table.h"

namespace scorekeep::rules {

void vistas(Module &m) {
    m.elements({"vistas"});
    const FactId kinds = m.fact("vista-kinds");
    m.row("vista.kinds", {"vista-kinds"}, [=](Tally &tally) { tally.each(1, tally.number(kinds)); });
}

} // namespace scorekeep::rules
