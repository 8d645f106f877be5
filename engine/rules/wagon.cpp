// SPDX-License-Identifier: MIT
// The wagon: when its feature was scored, it may move on to another that is unfinished and empty.
#include <algorithm>
#include <iterator>

#include "engine/catalogue/shape.h"
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

void addTile(const Table &table, TileId tile, std::vector<NodeId> &nodes) {
    for (std::size_t s = 0; tile != NoTile && s < table.board().kindOf(tile).segments.size(); ++s) {
        nodes.push_back(table.board().node(tile, int(s)));
    }
}

bool reaches(const Table &table, NodeId node, Cell cell) {
    const TileId tile = table.board().tileOf(node);
    const std::vector<SegmentPort> &ports = table.board().segment(node).ports;
    return ports.empty() || std::any_of(ports.begin(), ports.end(), [&](const SegmentPort &port) {
               return table.board().cellOf(tile, port.cell) == cell;
           });
}

// All segments on the wagon's own cell and on those around it.
std::vector<NodeId> nearby(const Table &table, Cell centre) {
    std::vector<NodeId> nodes;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            const Cell cell{std::int16_t(centre.x + x), std::int16_t(centre.y + y)};
            std::vector<NodeId> there;
            addTile(table, table.board().tileAt(cell), there);
            std::copy_if(there.begin(), there.end(), std::back_inserter(nodes),
                         [&](NodeId node) { return reaches(table, node, cell); });
        }
    }
    return nodes;
}

// What meets a segment across the sides of a tile that closes all it lies beside: from such a tile whatever
// ends there, and from what ends there the building on that tile.
void addAcross(const Table &table, NodeId node, std::vector<NodeId> &nodes) {
    const Board &board = table.board();
    const TileId tile = board.tileOf(node);
    const PlacedTile &placed = board.tile(tile);
    const std::vector<SegmentPort> ports = board.turnedPorts(node);
    for (const OuterSide &side : outerSides(board.kindOf(tile), placed.anchor, placed.rotation)) {
        const TileId other = board.tileAt(side.faces.at);
        if (other == NoTile) {
            continue;
        }
        const bool closing = board.kindOf(tile).side(side.cell, side.printed).edge == Edge::Any;
        const bool ends = std::any_of(ports.begin(), ports.end(), [&](const SegmentPort &port) {
            return port.side == side.side && port.cell == side.cell;
        });
        std::vector<NodeId> beyond;
        addTile(table, other, beyond);
        for (const NodeId there : beyond) {
            const std::vector<SegmentPort> reached = board.turnedPorts(there);
            const bool inside = reached.empty();
            const bool meets = std::any_of(reached.begin(), reached.end(), [&](const SegmentPort &port) {
                return port.side == side.faces.side && board.cellOf(other, port.cell) == side.faces.at;
            });
            const PlacedTile &laid = board.tile(other);
            const Side printed = rotated(side.faces.side, 4 - laid.rotation);
            const bool closed = board.kindOf(other).side(0, printed).edge == Edge::Any;
            if ((closing && meets) || (ends && closed && inside)) {
                nodes.push_back(there);
            }
        }
    }
}

// All segments of the features that meet the scored one somewhere on the table.
std::vector<NodeId> connected(const Table &table, NodeId scored) {
    const Board &board = table.board();
    std::vector<NodeId> met;
    board.forEachSegment(scored, [&](NodeId node) {
        const TileId tile = board.tileOf(node);
        for (const std::vector<std::uint8_t> &join : board.kindOf(tile).joins) {
            if (std::find(join.begin(), join.end(), board.segmentOf(node)) != join.end()) {
                for (const std::uint8_t segment : join) {
                    met.push_back(board.node(tile, segment));
                }
            }
        }
        addAcross(table, node, met);
    });
    std::vector<NodeId> nodes;
    for (const NodeId node : met) {
        board.forEachSegment(node, [&](NodeId part) { nodes.push_back(part); });
    }
    return nodes;
}

void moveOptions(const Table &table, PieceKindId wagon, PlayerId player, bool onlyConnected, Options &options) {
    const NodeId scored = table.board().node(table.subject().spot);
    if (scored == NoNode) {
        return;  // a correction took the tile away
    }
    for (const PieceId piece : table.piecesOn(scored)) {
        const PieceRef ref = table.refer(piece);
        if (ref.kind != wagon || ref.owner != player) {
            continue;
        }
        std::vector<NodeId> nodes = onlyConnected ? connected(table, scored) : nearby(table, ref.place.spot.cell);
        std::sort(nodes.begin(), nodes.end());
        nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
        for (const NodeId node : nodes) {
            if (!table.whyNotDeploy(wagon, player, node) && !table.isComplete(node)) {
                const Answer answer = Answer::placePiece(ref, Place::on(table.board().spot(node)));
                const auto &known = options.answers;
                if (std::find(known.begin(), known.end(), answer) == known.end()) {
                    options.add(answer);
                }
            }
        }
    }
}

void moveWagons(Table &table, PieceKindId wagon, bool onlyConnected) {
    for (const PlayerId player : table.clockwiseFrom(table.active())) {
        const auto options = [&](Options &o) { moveOptions(table, wagon, player, onlyConnected, o); };
        while (const Answered answered = table.ask(player, PromptKind::PlacePiece, true, options)) {
            if (const auto piece = table.find(answered.answer.piece)) {
                table.move(*piece, answered.answer.to, Cause::Moved, player);
            }
        }
    }
}

}  // namespace

void wagon(Module &m) {
    m.elements({"wagon"});
    m.figures({"wagon"});
    const PieceKindId piece = m.piece("wagon");
    const bool onlyConnected = m.option("wagon-move", "connected");
    m.item("wagon.move", [=](Table &table) { moveWagons(table, piece, onlyConnected); });
}

}  // namespace scorekeep::rules
