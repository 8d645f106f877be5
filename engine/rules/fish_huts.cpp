// SPDX-License-Identifier: MIT
// Fish huts pay for themselves and for the rivers at their corners, once completed.
#include "engine/game/table.h"

namespace scorekeep::rules {

void fish_huts(Module &m) {
    m.elements({"fish-huts"});
    const FactId rivers = m.fact("hut-rivers");
    m.row("fish-hut.points", {}, [](Tally &tally) { tally.flat(7); });
    m.row("fish-hut.rivers", {"hut-rivers"}, [=](Tally &tally) { tally.each(2, tally.number(rivers)); });
    m.row("fish-hut.after", {}, [](Tally &tally) { tally.nothing(); });
}

} // namespace scorekeep::rules
