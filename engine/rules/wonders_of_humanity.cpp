// SPDX-License-Identifier: MIT
// What Stonehenge, the Circus Maximus and the Alhambra pay their owners.
#include "engine/game/table.h"

namespace scorekeep::rules {

void wonders_of_humanity(Module &m) {
    m.elements({"stonehenge", "circus-maximus", "alhambra"});
    const FactId owned = m.fact("stonehenge-owned");
    const FactId knights = m.fact("knights-of-others");
    const FactId players = m.fact("players-at-the-table");
    const FactId lying = m.fact("own-farmers");

    m.row("stonehenge.roads", {"stonehenge-owned"}, [=](Tally &tally) {
        if (tally.mine(owned) != 0) {
            tally.flat(3);
        }
    });
    m.row("circus-maximus.knights", {"knights-of-others", "players-at-the-table"}, [=](Tally &tally) {
        const int table = tally.number(players);
        const int each = table <= 2 ? 4 : table <= 4 ? 3 : 2;
        tally.each(each, tally.number(knights));
    });
    m.row("alhambra.each-farmer", {"own-farmers"}, [=](Tally &tally) { tally.each(4, tally.number(lying)); });
}

} // namespace scorekeep::rules
