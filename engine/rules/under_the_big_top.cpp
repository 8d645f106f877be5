// SPDX-License-Identifier: MIT
// What the animals, the acrobats and the ringmaster pay.
#include "engine/game/table.h"

namespace scorekeep::rules {

void under_the_big_top(Module &m) {
    m.elements({"circus", "acrobats", "ringmaster"});
    const FactId animal = m.fact("animal-points");
    const FactId audience = m.fact("circus-audience");
    const FactId acrobats = m.fact("own-acrobats");
    const FactId shows = m.fact("ringmaster-shows");

    m.row("circus.token", {"animal-points", "circus-audience"},
          [=](Tally &tally) { tally.each(tally.number(animal), tally.mine(audience)); });
    m.row("acrobats.pyramid", {"own-acrobats"}, [=](Tally &tally) { tally.each(5, tally.mine(acrobats)); });
    m.row("ringmaster.shows", {"ringmaster-shows"}, [=](Tally &tally) { tally.each(2, tally.mine(shows)); });
}

} // namespace scorekeep::rules
