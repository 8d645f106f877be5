// SPDX-License-Identifier: MIT
// The black fairy costs whoever has a figure beside her.
#include "engine/game/table.h"

namespace scorekeep::rules {

void black_fairy(Module &m) {
    m.elements({"black-fairy"});
    const FactId beside = m.fact("black-fairy-beside");
    m.row("black-fairy.penalty", {"black-fairy-beside"}, [=](Tally &tally) {
        if (tally.mine(beside) != 0) {
            tally.flat(-3);
        }
    });
}

} // namespace scorekeep::rules
