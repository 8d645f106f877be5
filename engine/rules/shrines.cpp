// SPDX-License-Identifier: MIT
// Shrines: no building has two rivals, and of two occupied rivals only the one completed first is scored.
#include <algorithm>

#include "engine/catalogue/shape.h"
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

bool isBuilding(const Segment &segment) {
    return segment.kind == SegmentKind::Monastery;
}

bool isShrine(const Segment &segment, SymbolId shrine) {
    return std::any_of(segment.symbols.begin(), segment.symbols.end(),
                       [shrine](const SymbolUse &use) { return use.symbol == shrine; });
}

// The shrines on the eight cells around, or the monasteries there.
std::vector<NodeId> around(const Table &table, Cell centre, SymbolId shrine, bool shrines) {
    const Board &board = table.board();
    std::vector<NodeId> found;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            const Cell cell{std::int16_t(centre.x + x), std::int16_t(centre.y + y)};
            const TileId tile = x == 0 && y == 0 ? NoTile : board.tileAt(cell);
            for (std::size_t s = 0; tile != NoTile && s < board.kindOf(tile).segments.size(); ++s) {
                const NodeId node = board.node(tile, int(s));
                const Segment &segment = board.segment(node);
                if (isBuilding(segment) && isShrine(segment, shrine) == shrines &&
                    board.spot(node).cell == cell) {
                    found.push_back(node);
                }
            }
        }
    }
    return found;
}

// Neither the new building nor the one beside it may get a second rival.
Refusal mayLie(const Table &table, const PlacementAllowed &asked, SymbolId shrine) {
    for (const Segment &segment : table.rules().pool().kind(asked.kind).segments) {
        if (!isBuilding(segment)) {
            continue;
        }
        const bool ownKind = isShrine(segment, shrine);
        const std::vector<NodeId> rivals = around(table, asked.placement.at, shrine, !ownKind);
        const bool taken = std::any_of(rivals.begin(), rivals.end(), [&](NodeId rival) {
            return !around(table, table.board().spot(rival).cell, shrine, ownKind).empty();
        });
        if (rivals.size() > 1 || taken) {
            return {"shrine.placement", {}};
        }
    }
    return {};
}

// The occupied rivals of what was completed go home with nothing, unless they are complete as well.
void endChallenge(Table &table, SymbolId shrine, SubjectId subject) {
    const NodeId winner = table.board().node(table.subject().spot);
    if (winner == NoNode || !isBuilding(table.board().segment(winner)) || !table.isOccupied(winner)) {
        return;
    }
    const bool shrineWins = isShrine(table.board().segment(winner), shrine);
    for (const NodeId loser : around(table, table.board().spot(winner).cell, shrine, !shrineWins)) {
        if (!table.isOccupied(loser) || table.isComplete(loser)) {
            continue;
        }
        table.resolve(table.featureResolution(subject, loser, Phase::During));
        for (const PieceId piece : table.piecesOn(loser)) {
            if (table.kindOf(piece).is("follower")) {
                table.move(piece, Place::supply(), Cause::Removed);
            }
        }
    }
}

} // namespace

void shrines(Module &m) {
    m.elements({"shrines"});
    m.symbols({"shrine"});
    const SymbolId shrine = m.symbol("shrine");
    const SubjectId subject = m.subject("challenge");

    m.question<PlacementAllowed>(
        [shrine](const Table &table, const PlacementAllowed &asked) { return mayLie(table, asked, shrine); });
    m.item("shrine.challenge", [=](Table &table) { endChallenge(table, shrine, subject); });
    m.row("challenge.lost", {}, [](Tally &tally) { tally.flat(0); });
}

} // namespace scorekeep::rules
