// SPDX-License-Identifier: MIT
// Inns and cathedrals: 1 more for each tile (and coat of arms) when completed, nothing when not.
#include "engine/game/table.h"

namespace scorekeep::rules {

void inns_and_cathedrals(Module &m) {
    m.symbols({"inn", "cathedral"});
    m.figures({"large-follower"});
    const FactId inn = m.fact("inn");
    const FactId cathedral = m.fact("cathedral");
    const FactId tiles = m.fact("tiles");
    const FactId coats = m.fact("coats-of-arms");

    m.row("road.inn", {"inn", "tiles"}, [=](Tally &tally) {
        if (!tally.flag(inn)) {
            return;
        }
        if (tally.phase() == Phase::During) {
            tally.each(1, tally.number(tiles));
        } else {
            tally.nothing();
        }
    });
    m.row("city.cathedral", {"cathedral", "tiles", "coats-of-arms"}, [=](Tally &tally) {
        if (!tally.flag(cathedral)) {
            return;
        }
        if (tally.phase() == Phase::During) {
            tally.each(1, tally.number(tiles) + tally.number(coats));
        } else {
            tally.nothing();
        }
    });
}

}  // namespace scorekeep::rules
