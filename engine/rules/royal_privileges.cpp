// SPDX-License-Identifier: MIT
// A royal privilege pays for those in its area, up to a limit.
#include <algorithm>

#include "engine/game/table.h"

namespace scorekeep::rules {

void royal_privileges(Module &m) {
    m.elements({"royal-privileges"});
    constexpr int Most = 10;
    const FactId privileged = m.fact("privileged");
    m.row("privilege.points", {"privileged"},
          [=](Tally &tally) { tally.each(1, std::min(tally.number(privileged), Most)); });
}

} // namespace scorekeep::rules
