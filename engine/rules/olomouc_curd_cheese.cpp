// SPDX-License-Identifier: MIT
// Curd cheese that is left at the end.
#include "engine/game/table.h"

namespace scorekeep::rules {

void olomouc_curd_cheese(Module &m) {
    m.elements({"olomouc-curd-cheese"});
    const FactId cheeses = m.fact("cheeses");
    m.row("curd-cheese.held", {"cheeses"}, [=](Tally &tally) { tally.each(5, tally.mine(cheeses)); });
}

} // namespace scorekeep::rules
