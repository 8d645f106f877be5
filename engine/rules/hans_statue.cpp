// SPDX-License-Identifier: MIT
// The statue of Hans doubles what is scored on its tile, and halves what is lost there.
#include "engine/game/table.h"

namespace scorekeep::rules {

void hans_statue(Module &m) {
    m.elements({"hans-statue"});
    const FactId onTile = m.fact("on-hans-tile");
    const bool friendly = m.option("hans-bonus", "forty");
    constexpr int FriendlyMost = 40;
    for (const std::string_view row : {"road.hans",
                                       "city.hans",
                                       "monastery.hans",
                                       "garden.hans",
                                       "hans.tents",
                                       "hans.on-vista",
                                       "hans.on-fairy",
                                       "hans.on-black-fairy",
                                       "hans.on-obelisk",
                                       "hans.on-circus",
                                       "hans.on-ringmaster",
                                       "hans.on-acrobats",
                                       "hans.on-tollhouse",
                                       "hans.on-bet",
                                       "hans.on-hut",
                                       "hans.on-vodyanoy",
                                       "hans.on-german-castle",
                                       "hans.on-special-monastery",
                                       "hans.on-german-cathedral",
                                       "hans.on-haunted-castle"}) {
        m.row(row, {"on-hans-tile"}, [=](Tally &tally) {
            if (!tally.flag(onTile)) {
                return;
            }
            if (tally.subtotal() < 0) {
                tally.scale(1, 2, Rounding::Up); // a loss of 3 becomes one of 1
            } else if (friendly && tally.subtotal() > FriendlyMost) {
                tally.flat(FriendlyMost);
            } else {
                tally.scale(2, 1, Rounding::Down);
            }
        });
    }
}

} // namespace scorekeep::rules
