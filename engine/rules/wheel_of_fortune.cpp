// SPDX-License-Identifier: MIT
// What the sectors and the crowns of the wheel pay.
#include "engine/game/table.h"

namespace scorekeep::rules {

void wheel_of_fortune(Module &m) {
    m.elements({"wheel-of-fortune"});
    const FactId knights = m.fact("own-knights");
    const FactId coats = m.fact("coats-of-arms");
    const FactId farmersThere = m.fact("wheel-farmers");
    const FactId completed = m.fact("completed-cities");
    const FactId pig = m.fact("own-pig");
    const FactId herd = m.fact("herd-there");
    const FactId home = m.fact("followers-at-home");
    const FactId monks = m.fact("own-monks");
    const FactId single = m.fact("single-crowns");
    const FactId alone = m.fact("crowns-alone");
    const FactId shared = m.fact("crowns-shared");

    m.row("wheel.fortune", {}, [](Tally &tally) { tally.flat(3); });
    m.row("wheel.tax", {"own-knights", "coats-of-arms"},
          [=](Tally &tally) { tally.each(tally.number(coats) + tally.mine(knights), tally.mine(knights)); });
    m.row("famine.cities", {"wheel-farmers", "completed-cities"},
          [=](Tally &tally) { tally.each(tally.mine(farmersThere), tally.number(completed)); });
    m.row("famine.own-pig", {"own-pig", "wheel-farmers", "completed-cities"}, [=](Tally &tally) {
        tally.each(tally.mine(farmersThere), tally.mine(pig) * tally.number(completed));
    });
    m.row("famine.herd", {"herd-there", "wheel-farmers", "completed-cities"}, [=](Tally &tally) {
        tally.each(tally.mine(farmersThere), tally.flag(herd) ? tally.number(completed) : 0);
    });
    m.row("wheel.storm", {"followers-at-home"}, [=](Tally &tally) { tally.each(1, tally.mine(home)); });
    m.row("wheel.inquisition", {"own-monks"}, [=](Tally &tally) { tally.each(2, tally.mine(monks)); });
    m.row("wheel.pestilence", {}, [](Tally &tally) { tally.flat(0); });
    m.row("crown.single", {"single-crowns"}, [=](Tally &tally) { tally.each(3, tally.mine(single)); });
    m.row("crown.alone", {"crowns-alone"}, [=](Tally &tally) { tally.each(6, tally.mine(alone)); });
    m.row("crown.shared", {"crowns-shared"}, [=](Tally &tally) { tally.each(3, tally.mine(shared)); });
}

} // namespace scorekeep::rules
