// SPDX-License-Identifier: MIT
// What robbers take, and what those pay that are left at the end.
#include "engine/game/table.h"

namespace scorekeep::rules {

void robbers(Module &m) {
    m.elements({"robbers"});
    const FactId robbed = m.fact("robbed-points");
    const FactId left = m.fact("robber-left");

    m.row("robbers.half", {"robbed-points"}, [=](Tally &tally) {
        tally.each(1, tally.number(robbed));
        tally.scale(1, 2, Rounding::Up);
    });
    m.row("robbers.left", {"robber-left"}, [=](Tally &tally) { tally.each(3, tally.mine(left)); });
}

} // namespace scorekeep::rules
