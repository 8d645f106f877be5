// SPDX-License-Identifier: MIT
// Roads: 1 point a tile, completed or not.
#include "engine/game/table.h"

namespace scorekeep::rules {

void roads(Module &m) {
    const FactId tiles = m.fact("tiles");
    m.row("road.tiles", {"tiles"}, [tiles](Tally &tally) { tally.each(1, tally.number(tiles)); });
}

}  // namespace scorekeep::rules
