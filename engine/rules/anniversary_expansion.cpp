// SPDX-License-Identifier: MIT
// An arrow of the 20th anniversary that points to nothing.
#include "engine/game/table.h"

namespace scorekeep::rules {

void anniversary_expansion(Module &m) {
    m.elements({"anniversary-expansion"});
    m.row("arrow.empty", {}, [](Tally &tally) { tally.flat(2); });
}

} // namespace scorekeep::rules
