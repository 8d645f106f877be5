// SPDX-License-Identifier: MIT
// Castles at fields and what their lords copy, and the bids at a bazaar.
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

// What pigs and herds add for castles.
void bindPigs(Module &m, FactId castles, FactId farmersThere) {
    const FactId pig = m.fact("own-pig");
    const FactId herd = m.fact("herd-there");
    for (const std::string_view row : {"field-early.pig-castles", "field.pig-castles"}) {
        m.row(row, {"own-pig", "castles-at-field"},
              [=](Tally &tally) { tally.each(1, tally.mine(pig) * tally.number(castles)); });
    }
    for (const std::string_view row :
         {"field-early.pig-herd-castles", "field.pig-herd-castles", "field-barns.pig-herd-castles"}) {
        m.row(row, {"herd-there", "castles-at-field"},
              [=](Tally &tally) { tally.each(1, tally.flag(herd) ? tally.number(castles) : 0); });
    }
    m.row("famine.pig-castles", {"own-pig", "wheel-farmers", "castles-at-field"}, [=](Tally &tally) {
        tally.each(tally.mine(farmersThere), tally.mine(pig) * tally.number(castles));
    });
    m.row("famine.pig-herd-castles", {"herd-there", "wheel-farmers", "castles-at-field"}, [=](Tally &tally) {
        tally.each(tally.mine(farmersThere), tally.flag(herd) ? tally.number(castles) : 0);
    });
}

} // namespace

void bridges_castles_and_bazaars(Module &m) {
    m.elements({"castles", "bazaars"});
    const FactId castles = m.fact("castles-at-field");
    const FactId farmersThere = m.fact("wheel-farmers");
    const FactId joined = m.fact("field-joined");
    const FactId copied = m.fact("castle-points");
    const FactId withoutCoats = m.fact("castle-without-coats");
    const FactId received = m.fact("bids-received");
    const FactId paid = m.fact("bids-paid");

    m.row("field-early.castles", {"castles-at-field", "field-joined"},
          [=](Tally &tally) { tally.each(tally.flag(joined) ? 2 : 4, tally.number(castles)); });
    m.row("field.castles", {"castles-at-field"}, [=](Tally &tally) { tally.each(4, tally.number(castles)); });
    m.row("field-barns.castles", {"castles-at-field"},
          [=](Tally &tally) { tally.each(5, tally.number(castles)); });
    m.row("famine.castles", {"wheel-farmers", "castles-at-field"},
          [=](Tally &tally) { tally.each(2 * tally.mine(farmersThere), tally.number(castles)); });
    bindPigs(m, castles, farmersThere);
    m.row("castle.copy", {"castle-points"}, [=](Tally &tally) {
        if (tally.phase() == Phase::During) {
            tally.flat(tally.number(copied));
        } else {
            tally.flat(0);
        }
    });
    m.row("castle.no-coats", {"castle-without-coats"}, [=](Tally &tally) {
        if (tally.flag(withoutCoats)) {
            tally.nothing();
        }
    });
    m.row("bazaar.seller", {"bids-received"}, [=](Tally &tally) { tally.each(1, tally.number(received)); });
    m.row("bazaar.buyer", {"bids-paid"}, [=](Tally &tally) { tally.each(-1, tally.number(paid)); });
}

} // namespace scorekeep::rules
