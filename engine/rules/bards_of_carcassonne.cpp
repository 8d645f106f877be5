// SPDX-License-Identifier: MIT
// Note tokens: more for each tile, city or castle when a feature is completed, nothing for roads and cities
// that are not.
#include <algorithm>
#include <limits>
#include <string>

#include "engine/game/table.h"

namespace scorekeep::rules {

void bards_of_carcassonne(Module &m) {
    m.elements({"bards-of-carcassonne"});
    const FactId notes = m.fact("notes");
    const FactId tiles = m.fact("tiles");
    const FactId completed = m.fact("completed-cities");
    const FactId alreadyPaid = m.fact("cities-already-paid");
    const FactId castles = m.fact("castles-at-field");

    const FactId openRoads = m.fact("open-note-road-lengths");
    m.row("german-cathedral.open-note-roads", {"open-note-road-lengths"},
          [=](Tally &tally) { tally.each(-1, tally.number(openRoads)); });
    for (const std::string name : {"notes", "notes-each"}) {
        const int most = name == "notes" ? 1 : std::numeric_limits<int>::max();
        const auto counted = [notes, most](const Tally &tally) {
            return std::min(tally.number(notes), most);
        };
        for (const std::string feature : {"road.", "city."}) {
            m.row(feature + name, {"notes", "tiles"}, [=](Tally &tally) {
                if (tally.phase() == Phase::During) {
                    tally.each(counted(tally), tally.number(tiles));
                } else if (tally.number(notes) > 0) {
                    tally.nothing();
                }
            });
        }
        m.row("field." + name, {"notes", "completed-cities", "cities-already-paid"}, [=](Tally &tally) {
            tally.each(counted(tally), tally.number(completed) - tally.mine(alreadyPaid));
        });
        for (const std::string field : {"field-early.", "field-barns."}) {
            m.row(field + name, {"notes", "completed-cities"},
                  [=](Tally &tally) { tally.each(counted(tally), tally.number(completed)); });
        }
        for (const std::string field : {"field.", "field-early.", "field-barns."}) {
            m.row(field + name + "-castles", {"notes", "castles-at-field"},
                  [=](Tally &tally) { tally.each(counted(tally), tally.number(castles)); });
        }
    }
}

} // namespace scorekeep::rules
