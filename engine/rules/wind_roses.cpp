// SPDX-License-Identifier: MIT
// A tile in its quarter of the wind rose.
#include "engine/game/table.h"

namespace scorekeep::rules {

void wind_roses(Module &m) {
    m.elements({"wind-roses"});
    m.row("windrose.quarter", {}, [](Tally &tally) { tally.flat(3); });
}

} // namespace scorekeep::rules
