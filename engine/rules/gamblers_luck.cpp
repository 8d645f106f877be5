// SPDX-License-Identifier: MIT
// A red X takes away whatever the coats of arms of its city have brought.
#include "engine/game/table.h"

namespace scorekeep::rules {

void gamblers_luck(Module &m) {
    m.elements({"gamblers-luck"});
    const FactId cross = m.fact("luck-x");
    const FactId coats = m.fact("coats-of-arms");
    const FactId cathedral = m.fact("cathedral");
    const bool unfinishedNothing = m.option("unfinished-inns-and-cathedrals", "zero");
    m.row("city.luck-x", {"luck-x", "coats-of-arms", "cathedral"}, [=](Tally &tally) {
        const int extra = tally.flag(cathedral) ? 1 : 0;
        const int during = 2 + extra;
        const int after = extra > 0 && unfinishedNothing ? 0 : 1;
        const int each = tally.phase() == Phase::During ? during : after;
        tally.each(-each, tally.flag(cross) ? tally.number(coats) : 0);
    });
}

} // namespace scorekeep::rules
