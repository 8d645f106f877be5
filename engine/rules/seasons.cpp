// SPDX-License-Identifier: MIT
// Seasons: what the condition of the present one adds to a feature, or takes from it.
#include <string>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

// Not even a line where the season's condition is about something else.
void add(Tally &tally, int points, int count) {
    tally.each(points, points == 0 ? 0 : count);
}

// The same amounts for each of what is counted.
void bindEach(Module &m, const std::string &row, const std::string &condition, const std::string &counted) {
    const std::string more = condition + "-gain";
    const std::string less = condition + "-loss";
    const FactId gain = m.fact(more);
    const FactId loss = m.fact(less);
    const FactId count = m.fact(counted);
    m.row(row, {more, less, counted},
          [=](Tally &tally) { add(tally, tally.number(gain) - tally.number(loss), tally.number(count)); });
}

} // namespace

void seasons(Module &m) {
    m.elements({"seasons"});
    const FactId gain = m.fact("season-gain");
    const FactId loss = m.fact("season-loss");
    for (const std::string subject : {"road", "city", "monastery", "field", "field-early", "field-barns"}) {
        m.row(subject + ".season", {"season-gain", "season-loss"},
              [=](Tally &tally) { add(tally, tally.number(gain) - tally.number(loss), 1); });
    }
    for (const std::string subject : {"road", "city"}) {
        bindEach(m, subject + ".season-tiles", "season-tile", "tiles");
    }
    for (const std::string subject : {"field", "field-early", "field-barns"}) {
        bindEach(m, subject + ".season-cities", "season-city", "completed-cities");
    }
}

} // namespace scorekeep::rules
