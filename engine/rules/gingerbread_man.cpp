// SPDX-License-Identifier: MIT
// The gingerbread man pays every knight of the city that he leaves for every tile of it.
#include "engine/game/table.h"

namespace scorekeep::rules {

void gingerbread_man(Module &m) {
    m.elements({"gingerbread-man"});
    const FactId tiles = m.fact("tiles");
    const FactId knights = m.fact("gingerbread-knights");

    m.row("gingerbread.knights", {"tiles", "gingerbread-knights"},
          [=](Tally &tally) { tally.each(tally.number(tiles), tally.number(knights)); });
}

} // namespace scorekeep::rules
