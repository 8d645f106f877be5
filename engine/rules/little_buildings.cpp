// SPDX-License-Identifier: MIT
// Little buildings add to whatever is scored over their tiles.
#include "engine/game/table.h"

namespace scorekeep::rules {

void little_buildings(Module &m) {
    m.elements({"little-buildings"});
    const FactId all = m.fact("little-buildings");
    const FactId sheds = m.fact("sheds");
    const FactId houses = m.fact("houses");
    const FactId towers = m.fact("small-towers");

    for (const std::string_view row :
         {"road.little-buildings", "city.little-buildings", "monastery.little-buildings",
          "field-early.little-buildings", "field.little-buildings", "garden.little-buildings",
          "yaga-hut.little-buildings", "german-castle.little-buildings", "german-cathedral.little-buildings",
          "special-monastery.little-buildings", "cemetery.little-buildings",
          "haunted-castle.little-buildings", "tent.little-buildings", "vista.little-buildings",
          "obelisk-squares.little-buildings"}) {
        m.row(row, {"little-buildings"}, [=](Tally &tally) { tally.each(1, tally.number(all)); });
    }
    for (const std::string_view row :
         {"road.buildings-by-kind", "city.buildings-by-kind", "monastery.buildings-by-kind",
          "field-early.buildings-by-kind", "field.buildings-by-kind", "garden.buildings-by-kind",
          "yaga-hut.buildings-by-kind", "german-castle.buildings-by-kind",
          "german-cathedral.buildings-by-kind", "special-monastery.buildings-by-kind",
          "cemetery.buildings-by-kind", "haunted-castle.buildings-by-kind", "tent.buildings-by-kind",
          "vista.buildings-by-kind", "obelisk-squares.buildings-by-kind"}) {
        m.row(row, {"sheds", "houses", "small-towers"}, [=](Tally &tally) {
            tally.each(1, tally.number(sheds));
            tally.each(2, tally.number(houses));
            tally.each(3, tally.number(towers));
        });
    }
}

} // namespace scorekeep::rules
