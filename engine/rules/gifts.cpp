// SPDX-License-Identifier: MIT
// What gifts pay when they are opened, and when they are not.
#include "engine/game/table.h"

namespace scorekeep::rules {

void gifts(Module &m) {
    m.elements({"gifts"});
    const auto each = [&m](std::string_view row, std::string_view name, int points) {
        const FactId count = m.fact(name);
        m.row(row, {name}, [=](Tally &tally) { tally.each(points, tally.number(count)); });
    };
    each("gift.road", "worth-of-road", 1);
    each("gift.followers", "followers-on-feature", 2);
    each("gift.left", "gifts-left", 2);
}

} // namespace scorekeep::rules
