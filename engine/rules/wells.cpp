// SPDX-License-Identifier: MIT
// Wells: each makes its road worth 1 more, and 2 more with an inn.
#include "engine/game/table.h"

namespace scorekeep::rules {

void wells(Module &m) {
    m.symbols({"well"});
    const FactId wells = m.fact("wells");
    const FactId inn = m.fact("inn");

    m.row("road.wells", {"wells"}, [=](Tally &tally) { tally.each(1, tally.number(wells)); });
    const FactId cathedral = m.fact("german-cathedral");
    m.row("road.wells-at-cathedral", {"wells", "german-cathedral"},
          [=](Tally &tally) { tally.each(-1, tally.flag(cathedral) ? tally.number(wells) : 0); });
    m.row("road.wells-with-inn", {"wells", "inn"},
          [=](Tally &tally) { tally.each(1, tally.flag(inn) ? tally.number(wells) : 0); });
}

} // namespace scorekeep::rules
