// SPDX-License-Identifier: MIT
// Village life: roads that meet at a marketplace, flowers, windmills.
#include "engine/game/table.h"

namespace scorekeep::rules {

void village_life(Module &m) {
    m.elements({"village-marketplace", "village-flowers", "village-windmill"});
    const FactId market = m.fact("market-tiles");
    const FactId flowers = m.fact("own-flowers");
    const FactId cross = m.fact("windmill-tiles");
    m.row("road.marketplace", {"market-tiles"}, [=](Tally &tally) { tally.each(1, tally.number(market)); });
    for (const std::string_view row :
         {"road.flowers", "city.flowers", "monastery.flowers", "field.flowers", "windmill.flowers"}) {
        m.row(row, {"own-flowers"}, [=](Tally &tally) { tally.each(3, tally.mine(flowers)); });
    }
    m.row("windmill.tiles", {"windmill-tiles"}, [=](Tally &tally) { tally.each(1, tally.number(cross)); });
}

} // namespace scorekeep::rules
