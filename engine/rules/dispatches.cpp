// SPDX-License-Identifier: MIT
// What messages pay: 2 points, or what they say.
#include "engine/game/table.h"

namespace scorekeep::rules {

void dispatches(Module &m) {
    m.elements({"messengers"});
    const FactId declined = m.fact("message-declined");

    m.row("message.two", {"message-declined"}, [=](Tally &tally) {
        if (tally.flag(declined)) {
            tally.flat(2);
        }
    });
    struct Worth {
        std::string_view row, fact;
        int each;
    };
    for (const Worth &worth :
         {Worth{"message.road", "smallest-road", 1}, Worth{"message.city", "smallest-city", 1},
          Worth{"message.monastery", "smallest-monastery", 1}, Worth{"message.coats", "message-coats", 2},
          Worth{"message.own-knights", "message-knights", 2},
          Worth{"message.own-farmers", "message-farmers", 2},
          Worth{"message.feature", "message-feature", 1}}) {
        const FactId fact = m.fact(worth.fact);
        m.row(worth.row, {worth.fact, "message-declined"}, [=, each = worth.each](Tally &tally) {
            tally.each(each, tally.flag(declined) ? 0 : tally.number(fact));
        });
    }
    m.row("message.tile", {}, [](Tally &) {}); // what the tile brings is scored by itself
}

} // namespace scorekeep::rules
