// SPDX-License-Identifier: MIT
// What Baba Yaga's hut and Vodyanoy are worth.
#include "engine/game/table.h"

namespace scorekeep::rules {

void russian_promos(Module &m) {
    m.elements({"baba-yaga-hut", "vodyanoy"});
    const FactId empty = m.fact("empty-spaces");
    const FactId followers = m.fact("followers-at-vodyanoy");

    m.row("yaga-hut.tile", {}, [](Tally &tally) { tally.flat(1); });
    m.row("yaga-hut.empty", {"empty-spaces"}, [=](Tally &tally) { tally.each(1, tally.number(empty)); });
    m.row("vodyanoy.followers", {"followers-at-vodyanoy"},
          [=](Tally &tally) { tally.each(-2, tally.number(followers)); });
}

} // namespace scorekeep::rules
