// SPDX-License-Identifier: MIT
// Great fairs: farmers get more for the cities that have one.
#include "engine/game/table.h"

namespace scorekeep::rules {

void great_fairs(Module &m) {
    m.elements({"great-fairs"});
    const FactId fairs = m.fact("great-fairs");
    for (const std::string_view row :
         {"field.great-fairs", "field-early.great-fairs", "field-barns.great-fairs"}) {
        m.row(row, {"great-fairs"}, [=](Tally &tally) { tally.each(1, tally.number(fairs)); });
    }
}

} // namespace scorekeep::rules
