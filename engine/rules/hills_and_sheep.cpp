// SPDX-License-Identifier: MIT
// Vineyards around completed monasteries, and flocks that come to the stable.
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

// Tiles with the symbol among the eight around.
int around(const Table &table, Cell centre, SymbolId symbol) {
    int found = 0;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            const TileId tile =
                table.board().tileAt({std::int16_t(centre.x + x), std::int16_t(centre.y + y)});
            found += (x != 0 || y != 0) && tile != NoTile && table.tileHas(tile, symbol) ? 1 : 0;
        }
    }
    return found;
}

} // namespace

void hills_and_sheep(Module &m) {
    m.elements({"vineyards", "shepherd"});
    const FactId vineyards = m.fact("vineyards");
    const SymbolId vineyard = m.symbol("vineyard");
    const FactId sheep = m.fact("sheep");

    if (m.selected("vineyards")) {
        m.symbols({"vineyard"});
        m.survey([=](const Table &table, Resolution &resolution) {
            for (const NodeId node : resolution.features) {
                if (table.board().segment(node).kind == SegmentKind::Monastery) {
                    resolution.facts.set(vineyards, around(table, table.board().spot(node).cell, vineyard));
                }
            }
        });
    }
    m.fills({"vineyards"});
    m.row("monastery.vineyards", {"vineyards"},
          [=](Tally &tally) { tally.each(3, tally.phase() == Phase::During ? tally.number(vineyards) : 0); });
    m.row("flock.sheep", {"sheep"}, [=](Tally &tally) {
        if (tally.phase() == Phase::During) {
            tally.each(1, tally.number(sheep));
        } else {
            tally.flat(0);
        }
    });
}

} // namespace scorekeep::rules
