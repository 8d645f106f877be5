// SPDX-License-Identifier: MIT
// Spiel Doch!: what the two tiles pay side by side.
#include "engine/game/table.h"

namespace scorekeep::rules {

void spiel_doch_2018(Module &m) {
    m.elements({"spiel-doch"});
    m.row("spiel-doch.points", {}, [](Tally &tally) { tally.flat(5); });
    m.row("spiel-doch.nothing", {}, [](Tally &tally) { tally.flat(0); });
}

} // namespace scorekeep::rules
