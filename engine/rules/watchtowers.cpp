// SPDX-License-Identifier: MIT
// What the five kinds of watchtowers pay for what is in sight.
#include "engine/game/table.h"

namespace scorekeep::rules {

void watchtowers(Module &m) {
    m.elements({"watchtowers"});
    const auto each = [&m](std::string_view row, std::string_view name, int points) {
        const FactId seen = m.fact(name);
        m.row(row, {name}, [=](Tally &tally) { tally.each(points, tally.number(seen)); });
    };
    each("watchtower.followers", "followers-in-sight", 2);
    each("watchtower.roads", "road-tiles-in-sight", 1);
    each("watchtower.monasteries", "monasteries-in-sight", 3);
    each("watchtower.coats", "coats-in-sight", 2);
    each("watchtower.cities", "city-tiles-in-sight", 1);
}

} // namespace scorekeep::rules
