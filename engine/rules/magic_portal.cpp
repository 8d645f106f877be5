// SPDX-License-Identifier: MIT
// The magic portal: once, a follower is deployed from the new tile to any tile of the landscape.
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

// What stands on special segments came there by its own rules.
bool isUsed(const Table &table, TileId portal) {
    const Board &board = table.board();
    bool used = false;
    table.each<PieceMoved>(Within::Part, [&](const PieceMoved &moved) {
        const bool deployed = moved.cause == Cause::Deployed && moved.to.kind == Place::Kind::Segment;
        const NodeId node = deployed ? board.node(moved.to.spot) : NoNode;
        used = used || (node != NoNode && table.kindOf(moved.piece).is("follower") && board.tileOf(node) != portal &&
                        board.segment(node).kind != SegmentKind::Special);
    });
    return used;
}

} // namespace

void magic_portal(Module &m) {
    m.elements({"magic-portal"});
    m.symbols({"magic-portal"});
    const SymbolId symbol = m.symbol("magic-portal");

    m.question<DeployReach>([symbol](const Table &table, const DeployReach &) {
        std::vector<NodeId> nodes;
        const TileId portal = table.tileOfPart();
        if (portal == NoTile || !table.tileHas(portal, symbol) || isUsed(table, portal)) {
            return nodes;
        }
        const Board &board = table.board();
        for (std::size_t tile = 0; tile < board.tiles().size(); ++tile) {
            const bool other = board.tile(TileId(tile)).present && TileId(tile) != portal;
            for (std::size_t s = 0; other && s < board.kindOf(TileId(tile)).segments.size(); ++s) {
                const NodeId node = board.node(TileId(tile), int(s));
                if (!table.isComplete(node)) {
                    nodes.push_back(node);
                }
            }
        }
        return nodes;
    });
}

} // namespace scorekeep::rules
