// SPDX-License-Identifier: MIT
// The obelisk pays for the sixteen squares around it.
#include "engine/game/table.h"

namespace scorekeep::rules {

void obelisk(Module &m) {
    m.elements({"obelisk"});
    const FactId squares = m.fact("obelisk-squares");
    m.row("obelisk.squares", {"obelisk-squares"},
          [=](Tally &tally) { tally.each(1, tally.number(squares)); });
}

} // namespace scorekeep::rules
