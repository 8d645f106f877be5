// SPDX-License-Identifier: MIT
// Rivers as features: half when they are not completed.
#include "engine/game/table.h"

namespace scorekeep::rules {

void fishermen(Module &m) {
    m.elements({"fishermen"});
    const FactId tiles = m.fact("tiles");
    m.row("fished-river.tiles", {"tiles"},
          [=](Tally &tally) { tally.each(tally.phase() == Phase::During ? 2 : 1, tally.number(tiles)); });
}

} // namespace scorekeep::rules
