// SPDX-License-Identifier: MIT
// The observation tower pays only when it is completed.
#include "engine/game/table.h"

namespace scorekeep::rules {

void decinsky_sneznik(Module &m) {
    m.elements({"decinsky-sneznik"});
    m.row("observation.points", {}, [](Tally &tally) { tally.flat(5); });
    m.row("observation.after", {}, [](Tally &tally) { tally.nothing(); });
}

} // namespace scorekeep::rules
