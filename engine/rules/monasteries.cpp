// SPDX-License-Identifier: MIT
// Monasteries and gardens: 1 point for themselves and 1 for each tile around them; complete with eight.
#include <algorithm>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

constexpr int Around = 8;  // tiles that complete it

bool isBuilding(SegmentKind kind) {
    return kind == SegmentKind::Monastery || kind == SegmentKind::Garden;
}

int around(const Table &table, NodeId node) {
    ExtraNeighbours asked;
    asked.cell = table.board().spot(node).cell;
    return table.board().neighbours(asked.cell) + table.question(asked);
}

}  // namespace

void monasteries(Module &m) {
    const FactId neighbours = m.fact("neighbours");
    const auto points = [neighbours](Tally &tally) { tally.each(1, 1 + tally.number(neighbours)); };

    m.question<IsComplete>([](const Table &table, const IsComplete &asked) {
        return isBuilding(table.board().segment(asked.node).kind) && around(table, asked.node) >= Around;
    });
    m.fills({"neighbours"});
    m.survey([neighbours](const Table &table, Resolution &resolution) {
        for (const NodeId node : resolution.features) {
            if (isBuilding(table.board().segment(node).kind)) {
                // Complete is what eight tiles surround, also where it is only asked what that would give.
                resolution.facts.set(neighbours, std::max(resolution.complete ? Around : 0, around(table, node)));
                const Cell centre = table.board().spot(node).cell;
                for (int y = -1; y <= 1; ++y) {
                    for (int x = -1; x <= 1; ++x) {
                        const Cell cell{std::int16_t(centre.x + x), std::int16_t(centre.y + y)};
                        if ((x != 0 || y != 0) && table.board().tileAt(cell) != NoTile) {
                            resolution.cells.push_back(cell);
                        }
                    }
                }
            }
        }
    });
    m.row("monastery.tiles", {"neighbours"}, points);
    m.row("garden.tiles", {"neighbours"}, points);
}

}  // namespace scorekeep::rules
