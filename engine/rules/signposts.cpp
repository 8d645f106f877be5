// SPDX-License-Identifier: MIT
// Signposts that are right, times their kinds.
#include "engine/game/table.h"

namespace scorekeep::rules {

void signposts(Module &m) {
    m.elements({"signposts"});
    const FactId right = m.fact("right-signposts");
    const FactId kinds = m.fact("signpost-kinds");

    m.row("road.signposts", {"right-signposts", "signpost-kinds"},
          [=](Tally &tally) { tally.each(tally.number(kinds), tally.number(right)); });
    m.row("road.open-signposts", {"right-signposts"},
          [=](Tally &tally) { tally.each(1, tally.number(right)); });
}

} // namespace scorekeep::rules
