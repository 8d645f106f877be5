// SPDX-License-Identifier: MIT
// Easter eggs: collecting them brings no points, having most or second most of them does.
#include "engine/game/table.h"

namespace scorekeep::rules {

void easter(Module &m) {
    m.elements({"easter-nests", "easter-bunny"});
    const FactId most = m.fact("most-eggs");
    const FactId second = m.fact("second-most-eggs");

    m.row("eggs.nest", {}, [](Tally &tally) { tally.nothing(); });
    m.row("eggs.bunny", {}, [](Tally &tally) { tally.nothing(); });
    m.row("eggs.most", {"most-eggs"}, [=](Tally &tally) {
        if (tally.mine(most)) {
            tally.flat(10);
        }
    });
    m.row("eggs.second", {"second-most-eggs"}, [=](Tally &tally) {
        if (tally.mine(second)) {
            tally.flat(5);
        }
    });
}

} // namespace scorekeep::rules
