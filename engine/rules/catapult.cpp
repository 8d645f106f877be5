// SPDX-License-Identifier: MIT
// The catapult: 5 points for the nearest token, and for each throw to whoever has won it.
#include "engine/game/table.h"

namespace scorekeep::rules {

void catapult(Module &m) {
    m.elements({"catapult"});
    const FactId caught = m.fact("throws-caught");
    const FactId tooShort = m.fact("throws-too-short");
    const FactId farEnough = m.fact("throws-far-enough");
    const FactId dropped = m.fact("throws-dropped");

    m.row("target.nearest", {}, [](Tally &tally) { tally.flat(5); });
    m.row("catch.caught", {"throws-caught"}, [=](Tally &tally) { tally.each(5, tally.number(caught)); });
    m.row("catch.short", {"throws-too-short"}, [=](Tally &tally) { tally.each(5, tally.number(tooShort)); });
    m.row("catch.far", {"throws-far-enough"}, [=](Tally &tally) { tally.each(5, tally.number(farEnough)); });
    m.row("catch.dropped", {"throws-dropped"}, [=](Tally &tally) { tally.each(5, tally.number(dropped)); });
}

} // namespace scorekeep::rules
