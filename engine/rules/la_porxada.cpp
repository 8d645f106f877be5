// SPDX-License-Identifier: MIT
// La Porxada: unfinished cities pay whoever has its token as if they were completed.
#include "engine/game/table.h"

namespace scorekeep::rules {

void la_porxada(Module &m) {
    m.elements({"la-porxada"});
    const FactId token = m.fact("porxada");
    const FactId tiles = m.fact("tiles");
    const FactId coats = m.fact("coats-of-arms");
    const FactId cathedral = m.fact("cathedral");
    const FactId besieged = m.fact("besieged");
    const bool voided = m.option("unfinished-inns-and-cathedrals", "zero");
    const bool small = m.option("small-city", "2");
    const auto counted = [=](const Tally &tally) {
        return tally.number(tiles) + tally.number(coats);
    };

    m.row("city.porxada", {"porxada", "tiles", "coats-of-arms"}, [=](Tally &tally) {
        const bool pays = tally.mine(token) != 0 && !(small && tally.number(tiles) == 2);
        tally.each(1, pays ? counted(tally) : 0);
    });
    // What a cathedral has taken away comes back with what it adds.
    m.row("city.porxada-cathedral", {"porxada", "cathedral", "tiles", "coats-of-arms"}, [=](Tally &tally) {
        const bool pays = tally.mine(token) != 0 && tally.flag(cathedral);
        tally.each(voided ? 2 : 1, pays ? counted(tally) : 0);
    });
    m.row("city.porxada-besieged", {"porxada", "cathedral", "besieged", "tiles", "coats-of-arms"},
          [=](Tally &tally) {
              const bool pays =
                  voided && tally.mine(token) != 0 && tally.flag(cathedral) && tally.flag(besieged);
              tally.each(-1, pays ? counted(tally) : 0);
          });
}

} // namespace scorekeep::rules
