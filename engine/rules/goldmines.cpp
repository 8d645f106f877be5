// SPDX-License-Identifier: MIT
// Gold: the more pieces, the more each of them is worth.
#include "engine/game/table.h"

#include <limits>

namespace scorekeep::rules {

void goldmines(Module &m) {
    m.elements({"goldmines"});
    const FactId gold = m.fact("gold");

    struct Step {
        std::string_view row;
        int least, most, each;
    };
    for (const Step &step :
         {Step{"gold.upto-three", 1, 3, 1}, Step{"gold.upto-six", 4, 6, 2}, Step{"gold.upto-nine", 7, 9, 3},
          Step{"gold.from-ten", 10, std::numeric_limits<int>::max(), 4}}) {
        m.row(step.row, {"gold"}, [=](Tally &tally) {
            const int pieces = tally.number(gold);
            tally.each(step.each, pieces >= step.least && pieces <= step.most ? pieces : 0);
        });
    }
}

} // namespace scorekeep::rules
