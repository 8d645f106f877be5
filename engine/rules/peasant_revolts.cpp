// SPDX-License-Identifier: MIT
// What protection from peasant revolts costs, and what it brings.
#include "engine/game/table.h"

namespace scorekeep::rules {

void peasant_revolts(Module &m) {
    m.elements({"peasant-revolts"});
    const auto each = [&m](std::string_view row, std::string_view name, int points) {
        const FactId count = m.fact(name);
        m.row(row, {name}, [=](Tally &tally) { tally.each(points, tally.number(count)); });
    };
    each("protection.deployed", "protected-when-deployed", -4);
    each("protection.later", "protected-later", -2);
    each("revolt.protected", "protected-followers", 2);
}

} // namespace scorekeep::rules
