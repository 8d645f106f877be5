// SPDX-License-Identifier: MIT
// Bathhouses: what they add to roads and cities, and what a follower costs there.
#include "engine/game/table.h"

namespace scorekeep::rules {

void barber_surgeons(Module &m) {
    m.elements({"bathhouses"});
    const FactId numbers = m.fact("bathhouse-numbers");
    const FactId price = m.fact("bathhouse-number");

    for (const std::string_view row : {"road.bathhouses", "city.bathhouses"}) {
        m.row(row, {"bathhouse-numbers"}, [=](Tally &tally) { tally.each(1, tally.number(numbers)); });
    }
    m.row("bathhouse.price", {"bathhouse-number"},
          [=](Tally &tally) { tally.each(-1, tally.number(price)); });
}

} // namespace scorekeep::rules
