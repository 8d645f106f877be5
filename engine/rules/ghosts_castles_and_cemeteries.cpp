// SPDX-License-Identifier: MIT
// What ghosts cost and what haunted castles pay for mist.
#include "engine/game/table.h"

namespace scorekeep::rules {

void ghosts_castles_and_cemeteries(Module &m) {
    m.elements({"ghosts", "haunted-castles", "cemeteries"});
    const FactId ghosts = m.fact("ghosts");
    const FactId here = m.fact("mist-here");
    const FactId around = m.fact("mist-around");

    for (const std::string_view row :
         {"road.ghosts", "city.ghosts", "monastery.ghosts", "field-early.ghosts", "field.ghosts",
          "field-city.ghosts", "castle.ghosts", "garden.ghosts", "pyramid.ghosts", "cemetery.ghosts",
          "haunted-castle.ghosts", "yaga-hut.ghosts", "german-castle.ghosts", "special-monastery.ghosts",
          "german-cathedral.ghosts", "tent.ghosts", "vista.ghosts"}) {
        m.row(row, {"ghosts"}, [=](Tally &tally) {
            tally.each(tally.phase() == Phase::During ? -2 : -1, tally.mine(ghosts));
        });
    }
    m.row("cemetery.nothing", {}, [](Tally &tally) { tally.flat(0); });
    m.row("haunted-castle.tile", {"mist-here"}, [=](Tally &tally) {
        if (tally.phase() == Phase::During) {
            tally.each(2, tally.flag(here) ? 1 : 0);
        } else {
            tally.flat(1);
        }
    });
    m.row("haunted-castle.mist", {"mist-around"},
          [=](Tally &tally) { tally.each(tally.phase() == Phase::During ? 2 : 1, tally.number(around)); });
}

} // namespace scorekeep::rules
