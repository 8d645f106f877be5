// SPDX-License-Identifier: MIT
// Castles in Germany: what they and the roads and cities that end at them are worth.
#include "engine/game/table.h"

namespace scorekeep::rules {

void german_castles(Module &m) {
    m.elements({"german-castles"});
    const FactId there = m.fact("german-castles");
    const FactId neighbours = m.fact("neighbours");

    for (const std::string_view row : {"road.german-castles", "city.german-castles"}) {
        m.row(row, {"german-castles"}, [=](Tally &tally) { tally.each(3, tally.number(there)); });
    }
    m.row("german-castle.tiles", {"neighbours"}, [=](Tally &tally) {
        tally.flat(2);
        tally.each(1, tally.number(neighbours));
    });
}

} // namespace scorekeep::rules
