// SPDX-License-Identifier: MIT
// What cleric, serf and the tokens of monasteries pay at the end.
#include "engine/game/table.h"

namespace scorekeep::rules {

void cleric_and_serf(Module &m) {
    m.elements({"cleric", "cloister-tokens", "serf"});
    const FactId held = m.fact("cleric-held");
    const FactId abbeys = m.fact("cleric-abbeys");
    const FactId most = m.fact("most-cloister-tokens");
    const FactId serfsFarmers = m.fact("serf-farmers");
    const FactId barns = m.fact("serf-barns");
    m.row("cleric.tile", {"cleric-held"}, [=](Tally &tally) {
        if (tally.mine(held) != 0) {
            tally.flat(10);
        }
    });
    m.row("cleric.abbeys", {"cleric-held", "cleric-abbeys"},
          [=](Tally &tally) { tally.each(2, tally.mine(held) != 0 ? tally.number(abbeys) : 0); });
    m.row("tokens.majority", {"most-cloister-tokens"}, [=](Tally &tally) {
        if (tally.mine(most) != 0) {
            tally.flat(10);
        }
    });
    m.row("serf.own-farmers", {"serf-farmers"},
          [=](Tally &tally) { tally.each(1, tally.mine(serfsFarmers)); });
    m.row("serf.barns", {"serf-barns"}, [=](Tally &tally) { tally.each(5, tally.mine(barns)); });
}

} // namespace scorekeep::rules
