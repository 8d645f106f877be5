// SPDX-License-Identifier: MIT
// The mage adds 1 for each tile of a road or city; the witch halves what stands until then.
#include "engine/game/table.h"

namespace scorekeep::rules {

void mage_and_witch(Module &m) {
    m.elements({"mage", "witch"});
    const FactId mage = m.fact("mage");
    const FactId witch = m.fact("witch");
    const FactId tiles = m.fact("tiles");

    for (const std::string_view row : {"road.mage", "city.mage"}) {
        m.row(row, {"mage", "tiles"},
              [=](Tally &tally) { tally.each(1, tally.flag(mage) ? tally.number(tiles) : 0); });
    }
    for (const std::string_view row : {"road.witch", "city.witch"}) {
        m.row(row, {"witch"}, [=](Tally &tally) {
            if (tally.flag(witch)) {
                tally.scale(1, 2, Rounding::Up);
            }
        });
    }
}

} // namespace scorekeep::rules
