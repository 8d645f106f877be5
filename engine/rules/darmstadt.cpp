// SPDX-License-Identifier: MIT
// The Darmstadtium in a city, and the followers around a church of Darmstadt.
#include "engine/game/table.h"

namespace scorekeep::rules {

void darmstadt(Module &m) {
    m.elements({"darmstadtium", "darmstadt-churches"});
    m.symbols({"darmstadtium"});
    const FactId hall = m.fact("darmstadtium");

    m.row("city.darmstadtium", {"darmstadtium"}, [=](Tally &tally) {
        if (tally.flag(hall)) {
            tally.flat(3);
        }
    });
    m.row("church.followers", {}, [](Tally &tally) { tally.flat(3); });
}

} // namespace scorekeep::rules
