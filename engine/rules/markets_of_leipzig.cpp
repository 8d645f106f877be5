// SPDX-License-Identifier: MIT
// What the quarters of Leipzig add.
#include "engine/game/table.h"

namespace scorekeep::rules {

void markets_of_leipzig(Module &m) {
    m.elements({"markets-of-leipzig"});
    const FactId wainwrights = m.fact("at-wainwrights");
    const FactId coiners = m.fact("at-coiners");
    const FactId bookbinders = m.fact("at-bookbinders");
    const FactId tanners = m.fact("at-tanners");
    const FactId tiles = m.fact("tiles");
    const FactId coats = m.fact("coats-of-arms");
    const FactId houses = m.fact("sheds-and-farmhouses");

    m.row("road.wainwrights", {"at-wainwrights", "tiles"},
          [=](Tally &tally) { tally.each(1, tally.mine(wainwrights) != 0 ? tally.number(tiles) : 0); });
    m.row("city.coiners", {"at-coiners", "coats-of-arms"},
          [=](Tally &tally) { tally.each(3, tally.mine(coiners) != 0 ? tally.number(coats) : 0); });
    m.row("monastery.bookbinders", {"at-bookbinders"}, [=](Tally &tally) {
        if (tally.mine(bookbinders) != 0) {
            tally.flat(4);
        }
    });
    m.row("field.tanners", {"at-tanners", "sheds-and-farmhouses"},
          [=](Tally &tally) { tally.each(2, tally.mine(tanners) != 0 ? tally.number(houses) : 0); });
}

} // namespace scorekeep::rules
