// SPDX-License-Identifier: MIT
// Lords of castles on roads: each tile pays them 1 more than the one before.
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

// What a lord gets above 1 point a tile.
int aboveTiles(int tiles) {
    return tiles * (tiles + 1) / 2 - tiles;
}

} // namespace

void castle_lords(Module &m) {
    m.elements({"castle-lords"});
    const FactId lord = m.fact("castle-lord");
    const FactId tiles = m.fact("tiles");
    const FactId inn = m.fact("inn");
    m.row("road.castle-lord", {"castle-lord", "tiles"}, [=](Tally &tally) {
        if (tally.phase() == Phase::During && tally.mine(lord) != 0) {
            tally.flat(aboveTiles(tally.number(tiles)));
        }
    });
    m.row("road.castle-lord-inn", {"castle-lord", "inn", "tiles"}, [=](Tally &tally) {
        if (tally.mine(lord) != 0 && tally.flag(inn)) {
            tally.flat(aboveTiles(tally.number(tiles)));
        }
    });
}

} // namespace scorekeep::rules
