// SPDX-License-Identifier: MIT
// Cities: 2 points a tile and a coat of arms when completed, 1 otherwise; the older rule for two tiles.
#include "engine/game/table.h"

namespace scorekeep::rules {

void cities(Module &m) {
    m.symbols({"coat-of-arms"});
    const FactId tiles = m.fact("tiles");
    const FactId coats = m.fact("coats-of-arms");
    const auto worth = [](const Tally &tally) { return tally.phase() == Phase::During ? 2 : 1; };

    m.row("city.tiles", {"tiles"}, [=](Tally &tally) { tally.each(worth(tally), tally.number(tiles)); });
    m.row("city.coats", {"coats-of-arms"}, [=](Tally &tally) { tally.each(worth(tally), tally.number(coats)); });
    // A completed city of exactly two tiles is worth as much as an unfinished one.
    m.row("city.small", {"tiles", "coats-of-arms"}, [=](Tally &tally) {
        if (tally.number(tiles) == 2) {
            tally.each(-1, tally.number(tiles) + tally.number(coats));
        }
    });
}

}  // namespace scorekeep::rules
