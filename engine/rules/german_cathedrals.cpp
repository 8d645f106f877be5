// SPDX-License-Identifier: MIT
// Cathedrals in Germany: all roads that lead to one pay its archbishop, and these roads pay double.
#include "engine/game/table.h"

namespace scorekeep::rules {

void german_cathedrals(Module &m) {
    m.elements({"german-cathedrals"});
    const FactId tiles = m.fact("tiles");
    const FactId further = m.fact("further-stretches");
    const FactId cathedral = m.fact("german-cathedral");
    const FactId inn = m.fact("inn");
    const FactId lengths = m.fact("road-lengths");
    const FactId withInns = m.fact("inn-road-lengths");
    const FactId openInns = m.fact("open-inn-road-lengths");

    m.row("road.stretches", {"further-stretches"},
          [=](Tally &tally) { tally.each(1, tally.number(further)); });
    m.row("road.german-cathedral", {"german-cathedral", "tiles", "further-stretches"}, [=](Tally &tally) {
        tally.each(1, tally.flag(cathedral) ? tally.number(tiles) + tally.number(further) : 0);
    });
    m.row("road.stretches-with-inn", {"inn", "further-stretches"},
          [=](Tally &tally) { tally.each(1, tally.flag(inn) ? tally.number(further) : 0); });
    m.row("german-cathedral.roads", {"road-lengths"},
          [=](Tally &tally) { tally.each(1, tally.number(lengths)); });
    m.row("german-cathedral.inn-roads", {"inn-road-lengths"},
          [=](Tally &tally) { tally.each(1, tally.number(withInns)); });
    m.row("german-cathedral.open-inn-roads", {"open-inn-road-lengths"},
          [=](Tally &tally) { tally.each(-1, tally.number(openInns)); });
}

} // namespace scorekeep::rules
