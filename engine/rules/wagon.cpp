// SPDX-License-Identifier: MIT
// The wagon: when its feature was scored, it may move on to another that is unfinished and empty, at once or when
// all features of the turn are scored.
#include <algorithm>
#include <iterator>
#include <tuple>

#include "engine/catalogue/shape.h"
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

struct Returned {
    PieceId piece = NoPiece;
    Spot from;  // where it stood
    auto fields() const { return std::tie(piece, from.cell.x, from.cell.y, from.half, from.segment); }
    friend bool operator==(const Returned &, const Returned &) = default;
};

struct Waiting {
    std::uint32_t part = 0;  // in which they went home
    std::vector<Returned> wagons;
    auto fields() const { return std::tie(part, wagons); }
};

struct Names {
    PieceKindId wagon = 0;
    bool onlyConnected = false;
    bool afterAll = false;    // they move when all features of the turn are scored, not each with its own
    bool losersMove = false;  // ... and those that lost their feature to another
    SlotKey<Waiting> waiting;
};

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

// Where one wagon may go: to unfinished features that nobody occupies.
void addGoals(const Table &table, const Names &names, const PieceRef &ref, const Spot &from, Options &options) {
    const NodeId scored = table.board().node(from);
    if (scored == NoNode) {
        return;  // a correction took the tile away
    }
    std::vector<NodeId> nodes = names.onlyConnected ? connected(table, scored) : nearby(table, from.cell);
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    for (const NodeId node : nodes) {
        if (!table.whyNotDeploy(names.wagon, ref.owner, node) && !table.isComplete(node)) {
            const Answer answer = Answer::placePiece(ref, Place::on(table.board().spot(node)));
            const auto &known = options.answers;
            if (std::find(known.begin(), known.end(), answer) == known.end()) {
                options.add(answer);
            }
        }
    }
}

// Those of one player that stand on the feature which is resolved.
void standingOptions(const Table &table, const Names &names, PlayerId player, Options &options) {
    const NodeId scored = table.board().node(table.subject().spot);
    if (scored == NoNode) {
        return;  // a correction took the tile away
    }
    for (const PieceId piece : table.piecesOn(scored)) {
        const PieceRef ref = table.refer(piece);
        if (ref.kind == names.wagon && ref.owner == player) {
            addGoals(table, names, ref, ref.place.spot, options);
        }
    }
}

void moveStanding(Table &table, const Names &names, PlayerId player) {
    const auto options = [&](Options &o) { standingOptions(table, names, player, o); };
    while (const Answered answered = table.ask(player, PromptKind::PlacePiece, true, options)) {
        if (const auto piece = table.find(answered.answer.piece)) {
            table.move(*piece, answered.answer.to, Cause::Moved, player);
        }
    }
}

// A wagon that went home with others of the feature which was resolved, and may go on from there all the same.
void noteReturned(Table &table, const Names &names, const PieceMoved &moved) {
    const bool may = (moved.cause == Cause::Returned && names.afterAll) ||
                     (moved.cause == Cause::Removed && names.losersMove);
    const bool resolves = table.subject().kind == Place::Kind::Segment;
    if (!may || !resolves || moved.from.kind != Place::Kind::Segment ||
        table.state().pieces[moved.piece].kind != names.wagon) {
        return;
    }
    Waiting &waiting = table.slot(names.waiting);
    if (waiting.part != table.state().part.number) {
        waiting = {table.state().part.number, {}};
    }
    waiting.wagons.push_back({moved.piece, moved.from.spot});
}

// Those of one player that went home, one after another.
void moveReturned(Table &table, const Names &names, PlayerId player) {
    const Waiting waiting = table.slot(names.waiting);
    if (waiting.part != table.state().part.number) {
        return;  // of a part that was left by a correction
    }
    for (const Returned &one : waiting.wagons) {
        const PieceRef ref = table.refer(one.piece);
        const NodeId left = table.board().node(one.from);
        if (ref.owner == player && ref.place == Place::supply() && left != NoNode) {
            const auto options = [&](Options &o) { addGoals(table, names, ref, one.from, o); };
            const Place subject = Place::on(table.board().nameOf(left));
            const Answered answered = table.ask(player, PromptKind::PlacePiece, true, options, {}, subject);
            const auto piece = answered.answer.piece == ref ? one.piece : table.find(answered.answer.piece);
            if (answered && piece) {
                table.move(*piece, answered.answer.to, Cause::Moved, player);
            }
        }
        if (ref.owner == player) {
            std::erase(table.slot(names.waiting).wagons, one);
        }
    }
}

void moveWagons(Table &table, const Names &names) {
    for (const PlayerId player : table.clockwiseFrom(table.active())) {
        if (!names.afterAll) {
            moveStanding(table, names, player);
        }
        moveReturned(table, names, player);
    }
}

// Features that are resolved one after another send their wagons on in that order, so it matters to who resolves
// two of them from which wagons of different players leave. (Features of the active player come first anyway.)
bool orderMatters(const Table &table, const Names &names, PlayerId player) {
    PlayerSet owners = 0;
    int features = 0;
    for (const Spot &spot : table.state().completed) {
        const NodeId node = table.board().node(spot);
        const std::vector<PieceId> there = node == NoNode ? std::vector<PieceId>() : table.piecesOn(node);
        const auto &pieces = table.state().pieces;
        PlayerSet here = 0;
        bool takesPart = false;
        for (const PieceId piece : there) {
            takesPart = takesPart || pieces[piece].owner == player;
            here = PlayerSet(here | (pieces[piece].kind == names.wagon ? setOf(pieces[piece].owner) : 0));
        }
        features += takesPart && here != 0 ? 1 : 0;
        owners = PlayerSet(owners | (takesPart ? here : 0));
    }
    return features > 1 && owners != 0 && (owners & (owners - 1)) != 0;
}

}  // namespace

void wagon(Module &m) {
    m.elements({"wagon"});
    m.figures({"wagon"});
    const Names names{m.piece("wagon"), m.option("wagon-move", "connected"), m.option("wagon-moment", "scored"),
                      m.option("wagon-challenge", "moves"), m.slot<Waiting>()};
    if (names.afterAll || names.losersMove) {
        m.observe<PieceMoved>([names](Table &table, const PieceMoved &moved) { noteReturned(table, names, moved); });
    }
    if (!names.afterAll) {
        m.question<OrderMatters>([names](const Table &table, const OrderMatters &asked) {
            return orderMatters(table, names, asked.player);
        });
    }
    m.item("wagon.move", [names](Table &table) { moveWagons(table, names); });
    m.item("wagon.move-late", [names](Table &table) { moveWagons(table, names); });
}

}  // namespace scorekeep::rules
