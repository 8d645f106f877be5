// SPDX-License-Identifier: MIT
// Fruit: what is harvested, sold at once, and left at the end.
#include <algorithm>
#include <array>

#include "engine/game/table.h"

namespace scorekeep::rules {

void fruit_bearing_trees(Module &m) {
    m.elements({"fruit-bearing-trees"});
    const FactId value = m.fact("fruit-value");
    const FactId sold = m.fact("fruit-sold");
    const FactId left = m.fact("fruit-left");

    m.row("fruit.harvested", {"fruit-value"}, [=](Tally &tally) { tally.each(1, tally.number(value)); });
    m.row("fruit.sold", {"fruit-sold"}, [=](Tally &tally) {
        constexpr std::array<int, 5> prices{0, 3, 6, 10, 15};
        const int tokens = std::clamp(tally.number(sold), 0, 4); // no more are sold at once
        if (tokens > 0) {
            tally.flat(prices[std::size_t(tokens)]);
        }
    });
    m.row("fruit.left", {"fruit-left"}, [=](Tally &tally) { tally.each(1, tally.number(left)); });
}

} // namespace scorekeep::rules
