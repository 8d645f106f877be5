// SPDX-License-Identifier: MIT
// The tiles on the table, the features that their segments form, and the free spaces around them.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "engine/board/tile_pool.h"

namespace scorekeep {

using TileId = std::uint16_t;  // index in the order of placing; never reused in a game
inline constexpr TileId NoTile = 0xffff;
using NodeId = std::uint32_t;  // a segment of a placed tile
inline constexpr NodeId NoNode = 0xffffffff;

// No table is larger: cells farther from the start than this, in either direction, are refused.
inline constexpr int FarthestCell = 1000;
constexpr bool isOnTable(Cell cell) {
    return cell.x >= -FarthestCell && cell.x <= FarthestCell && cell.y >= -FarthestCell && cell.y <= FarthestCell;
}

struct PlacedTile {
    KindId kind = 0;
    Cell anchor;
    std::uint8_t rotation = 0;  // quarter turns clockwise
    bool present = true;        // false: taken off the table again
    friend bool operator==(const PlacedTile &, const PlacedTile &) = default;
};

struct Placement {
    Cell at;
    std::uint8_t rotation = 0;
    friend auto operator<=>(const Placement &, const Placement &) = default;
};

// A free space beside a placed tile, with the edges that it faces (Edge::None where nothing lies).
struct FreeSpace {
    Cell at;
    EdgeSignature faces = 0;
    EdgeSignature asked = 0;  // 0xff for each side with which a tile has to agree
    bool half = false;        // one half of the cell is taken
};

class Board {
public:
    Board() = default;
    explicit Board(const TilePool &pool) : m_pool(&pool) {}

    const TilePool &pool() const { return *m_pool; }

    // Legality: every pair of facing sides agrees, the cells are free, and at least one side is shared
    // (except on an empty table). Nothing else: rules of expansions are asked by the game.
    bool fits(KindId kind, Placement placement) const;
    bool isFree(KindId kind, Placement placement) const;  // form only: the cells are free
    void placements(KindId kind, std::vector<Placement> &out) const;
    // Whether some legal placement satisfies the test, which is called until it does.
    template <class Test>
    bool anyPlacement(KindId kind, Test &&test) const {
        return !eachPlacement(kind, [&test](const Placement &placement) { return !test(placement); });
    }

    // Places without asking whether it is legal; sides that disagree do not join and stay open for ever.
    // Throws std::logic_error when a cell is taken.
    TileId place(KindId kind, Placement placement);
    // Takes tiles away or turns them; features are built anew.
    void remove(TileId tile);
    void turn(TileId tile, std::uint8_t rotation);  // about its first cell
    bool canTurn(TileId tile, std::uint8_t rotation) const;  // form only: no other tile is in the way
    void rebuild();

    const std::vector<PlacedTile> &tiles() const { return m_tiles; }
    const PlacedTile &tile(TileId id) const { return m_tiles[id]; }
    const TileKind &kindOf(TileId id) const { return m_pool->kind(m_tiles[id].kind); }
    std::size_t tileCount() const;
    TileId tileAt(Cell cell, Half half = Half::Whole) const;  // any half of the cell when Whole is asked
    std::span<const FreeSpace> frontier() const { return m_frontier; }
    int neighbours(Cell cell) const;  // of the eight cells around, how many hold a tile

    // Segments and features. A feature is the set of joined segments; it is named by its least spot.
    NodeId node(Spot spot) const;  // NoNode where nothing lies
    NodeId node(TileId tile, int segment) const { return m_firstNode[tile] + NodeId(segment); }
    Spot spot(NodeId node) const;
    TileId tileOf(NodeId node) const { return m_nodes[node].tile; }
    std::uint8_t segmentOf(NodeId node) const { return m_nodes[node].segment; }
    const Segment &segment(NodeId node) const;
    NodeId feature(NodeId node) const;                // the feature's representative node
    Spot nameOf(NodeId node) const { return spot(m_nodes[feature(node)].least); }
    int openEnds(NodeId node) const { return m_nodes[feature(node)].open; }
    bool sameFeature(NodeId a, NodeId b) const { return feature(a) == feature(b); }
    template <class Visit>
    void forEachSegment(NodeId start, Visit &&visit) const {
        NodeId at = start;
        do {
            visit(at);
            at = m_nodes[at].next;
        } while (at != start);
    }
    // Sides of a segment as it lies: board directions with ports, anchored at the tile's cells.
    std::vector<SegmentPort> turnedPorts(NodeId node) const;
    Cell cellOf(TileId tile, int cell) const;
    // The segment that covers a corner of a whole cell, from one side to the next clockwise (North: the
    // north-east corner), or NoNode where two meet there or none does.
    NodeId atCorner(Cell cell, Side side) const;
    // The feature around a vertex (the north-west corner of the cell): four whole cells that show one feature
    // there. NoNode otherwise.
    NodeId around(Cell vertex) const;

    // Equality is of the facts: which tile lies where. All else follows from them.
    friend bool operator==(const Board &a, const Board &b) { return a.m_tiles == b.m_tiles; }
    // Derived data equal to another board's (used to prove growth against a rebuild).
    bool sameDerived(const Board &other) const;

private:
    struct Node {
        NodeId parent;
        NodeId next;   // circular list of the feature's segments
        NodeId least;  // at the representative: the segment that names the feature
        std::uint32_t size;
        std::int32_t open;  // at the representative: ends that nothing closes
        TileId tile;
        std::uint8_t segment;
    };
    struct GridCell {
        std::array<TileId, 2> tiles{NoTile, NoTile};  // a whole tile or the two halves
        std::array<Half, 2> halves{Half::Whole, Half::Whole};
        std::array<std::uint8_t, 2> cells{0, 0};  // which cell of that tile
        std::int32_t frontier = -1;
    };
    struct Neighbour {
        TileId tile = NoTile;
        std::uint8_t cell = 0;
        Side side = Side::North;
    };

    bool isFreeBut(KindId kind, Placement placement, TileId but) const;
    const GridCell *grid(Cell cell) const;
    GridCell &reserve(Cell cell);
    void grow(Cell cell);
    Neighbour facing(Cell cell, Half half, Side side) const;
    const SideUse &sideUse(const Neighbour &n) const;
    // Visits legal placements, some perhaps twice, while the visitor returns true; returns whether it always did.
    bool eachPlacement(KindId kind, const std::function<bool(const Placement &)> &visit) const;
    bool fitsSpace(const PooledKind &kind, const FreeSpace &space, int rotation) const;
    bool fitsCell(const TurnedCell &turned, Cell at, bool &touches) const;
    void connect(TileId tile, std::size_t cell);
    void join(NodeId a, NodeId b);
    void close(NodeId node) { --m_nodes[feature(node)].open; }
    void updateFrontier(Cell cell);
    EdgeSignature faces(Cell cell) const;
    void put(TileId id);

    const TilePool *m_pool = nullptr;
    std::vector<PlacedTile> m_tiles;
    std::vector<NodeId> m_firstNode;
    std::vector<Node> m_nodes;
    std::vector<FreeSpace> m_frontier;
    std::vector<GridCell> m_grid;
    Cell m_origin;
    int m_width = 0;
    int m_height = 0;
};

}  // namespace scorekeep
