// SPDX-License-Identifier: MIT
// The fortune teller gets nothing for the tent; whoever completes it does.
#include "engine/game/table.h"

namespace scorekeep::rules {

void fortune_teller(Module &m) {
    m.elements({"fortune-teller"});
    const FactId completed = m.fact("tent-completed");
    m.row("tent.teller", {}, [](Tally &tally) { tally.nothing(); });
    m.row("tent.completed", {"tent-completed"}, [=](Tally &tally) {
        if (tally.mine(completed)) {
            tally.flat(3);
        }
    });
}

} // namespace scorekeep::rules
