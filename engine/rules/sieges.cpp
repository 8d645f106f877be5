// SPDX-License-Identifier: MIT
// Besieged cities: each tile and coat of arms pays 1 less, and farmers get twice as much.
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

void bindFields(Module &m, FactId besieged) {
    const FactId atIt = m.fact("besieged-at-it");
    const FactId joined = m.fact("field-joined");

    m.row("field.besieged", {"besieged-at-it"}, [=](Tally &tally) { tally.each(3, tally.number(atIt)); });
    m.row("field-barns.besieged", {"besieged-at-it"},
          [=](Tally &tally) { tally.each(4, tally.number(atIt)); });
    m.row("field-early.besieged", {"besieged-at-it", "field-joined"},
          [=](Tally &tally) { tally.each(tally.flag(joined) ? 1 : 3, tally.number(atIt)); });
    m.row("field-city.besieged", {"besieged"}, [=](Tally &tally) {
        if (tally.flag(besieged)) {
            tally.scale(2, 1, Rounding::Up);
        }
    });
}

// What pigs and herds add counts twice as well.
void bindPigs(Module &m) {
    const FactId atIt = m.fact("besieged-at-it");
    const FactId pig = m.fact("own-pig");
    const FactId herd = m.fact("herd-there");
    for (const std::string_view row : {"field.besieged-pig", "field-early.besieged-pig"}) {
        m.row(row, {"own-pig", "besieged-at-it"},
              [=](Tally &tally) { tally.each(1, tally.mine(pig) * tally.number(atIt)); });
    }
    for (const std::string_view row :
         {"field.besieged-pig-herd", "field-early.besieged-pig-herd", "field-barns.besieged-pig-herd"}) {
        m.row(row, {"herd-there", "besieged-at-it"},
              [=](Tally &tally) { tally.each(1, tally.flag(herd) ? tally.number(atIt) : 0); });
    }
}

} // namespace

void sieges(Module &m) {
    m.elements({"besieged-cities"});
    const FactId besieged = m.fact("besieged");
    const FactId tiles = m.fact("tiles");
    const FactId coats = m.fact("coats-of-arms");

    m.row("city.besieged", {"besieged", "tiles", "coats-of-arms"}, [=](Tally &tally) {
        tally.each(-1, tally.flag(besieged) ? tally.number(tiles) + tally.number(coats) : 0);
    });
    bindFields(m, besieged);
    bindPigs(m);
}

} // namespace scorekeep::rules
