// SPDX-License-Identifier: MIT
// The courier pays whoever called him what the features around him are worth.
#include "engine/game/table.h"

namespace scorekeep::rules {

void courier(Module &m) {
    m.elements({"courier"});
    const FactId worth = m.fact("courier-worth");
    m.row("courier.message", {"courier-worth"}, [=](Tally &tally) { tally.each(1, tally.number(worth)); });
}

} // namespace scorekeep::rules
