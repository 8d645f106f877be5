// SPDX-License-Identifier: MIT
// Placing and removing tiles, growing features, and the frontier of free spaces.
#include "engine/board/board.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <tuple>

#include "engine/catalogue/shape.h"

namespace scorekeep {
namespace {

constexpr int GridMargin = 8;  // how far the grid reaches beyond a tile that made it grow

bool agree(Edge a, Edge b) {
    return a == b || a == Edge::Any || b == Edge::Any;
}

}  // namespace

const Board::GridCell *Board::grid(Cell cell) const {
    const int x = cell.x - m_origin.x;
    const int y = cell.y - m_origin.y;
    if (x < 0 || y < 0 || x >= m_width || y >= m_height) {
        return nullptr;
    }
    return &m_grid[std::size_t(y * m_width + x)];
}

void Board::grow(Cell cell) {
    const bool empty = m_width == 0;
    const int left = empty ? cell.x - GridMargin : std::min<int>(m_origin.x, cell.x - GridMargin);
    const int top = empty ? cell.y - GridMargin : std::min<int>(m_origin.y, cell.y - GridMargin);
    const int right = std::max<int>(empty ? left : m_origin.x + m_width, cell.x + GridMargin + 1);
    const int bottom = std::max<int>(empty ? top : m_origin.y + m_height, cell.y + GridMargin + 1);
    std::vector<GridCell> grown(std::size_t((right - left) * (bottom - top)));
    for (int y = 0; y < m_height; ++y) {
        const auto from = m_grid.begin() + y * m_width;
        const int row = (y + m_origin.y - top) * (right - left) + (m_origin.x - left);
        std::copy(from, from + m_width, grown.begin() + row);
    }
    m_grid = std::move(grown);
    m_origin = {std::int16_t(left), std::int16_t(top)};
    m_width = right - left;
    m_height = bottom - top;
}

Board::GridCell &Board::reserve(Cell cell) {
    if (grid(cell) == nullptr) {
        grow(cell);
    }
    return m_grid[std::size_t((cell.y - m_origin.y) * m_width + (cell.x - m_origin.x))];
}

Board::Neighbour Board::facing(Cell cell, Half half, Side side) const {
    const bool diagonal = side == Side::Diagonal;
    const GridCell *there = grid(diagonal ? cell : neighbour(cell, side));
    if (there == nullptr) {
        return {};
    }
    const Side back = diagonal ? Side::Diagonal : opposite(side);
    for (std::size_t i = 0; i < 2; ++i) {
        const bool here = diagonal ? there->halves[i] == opposite(half) : hasSide(there->halves[i], back);
        if (there->tiles[i] != NoTile && here) {
            return {there->tiles[i], there->cells[i], back};
        }
    }
    return {};
}

const SideUse &Board::sideUse(const Neighbour &n) const {
    const PlacedTile &tile = m_tiles[n.tile];
    return (*m_pool)[tile.kind].turned[tile.rotation][n.cell].sides[std::size_t(n.side)];
}

bool Board::fitsCell(const TurnedCell &turned, Cell at, bool &touches) const {
    for (int s = 0; s < SidesPerCell; ++s) {
        const Edge mine = turned.sides[std::size_t(s)].edge;
        const Neighbour n = mine == Edge::None ? Neighbour{} : facing(at, turned.half, Side(s));
        if (n.tile == NoTile) {
            continue;
        }
        if (!agree(mine, sideUse(n).edge)) {
            return false;
        }
        touches = true;
    }
    return true;
}

bool Board::isFree(KindId kind, Placement placement) const {
    return isFreeBut(kind, placement, NoTile);
}

bool Board::canTurn(TileId tile, std::uint8_t rotation) const {
    return isFreeBut(m_tiles[tile].kind, {m_tiles[tile].anchor, rotation}, tile);
}

bool Board::isFreeBut(KindId kind, Placement placement, TileId but) const {
    for (const TurnedCell &turned : (*m_pool)[kind].turned[placement.rotation]) {
        const GridCell *there = grid(placement.at + turned.offset);
        for (std::size_t i = 0; there != nullptr && i < 2; ++i) {
            const TileId tile = there->tiles[i];
            if (tile != NoTile && tile != but && overlap({{}, there->halves[i]}, {{}, turned.half})) {
                return false;
            }
        }
    }
    return true;
}

bool Board::fits(KindId kind, Placement placement) const {
    if (!isFree(kind, placement)) {
        return false;
    }
    bool touches = m_frontier.empty();  // nothing lies on the table
    for (const TurnedCell &turned : (*m_pool)[kind].turned[placement.rotation]) {
        if (!fitsCell(turned, placement.at + turned.offset, touches)) {
            return false;
        }
    }
    return touches;
}

TileId Board::place(KindId kind, Placement placement) {
    if (!isFree(kind, placement)) {
        throw std::logic_error("a tile lies there already");
    }
    const auto id = TileId(m_tiles.size());
    m_tiles.push_back({kind, placement.at, placement.rotation, true});
    put(id);
    return id;
}

void Board::put(TileId id) {
    const PlacedTile tile = m_tiles[id];
    const PooledKind &pooled = (*m_pool)[tile.kind];
    const auto first = NodeId(m_nodes.size());
    m_firstNode.push_back(first);
    for (std::size_t s = 0; s < pooled.kind.segments.size(); ++s) {
        const auto node = first + NodeId(s);
        m_nodes.push_back({node, node, node, 1, pooled.ends[s], id, std::uint8_t(s)});
    }
    const auto &cells = pooled.turned[tile.rotation];
    for (std::size_t c = 0; c < cells.size(); ++c) {
        const Cell at = tile.anchor + cells[c].offset;
        GridCell &there = reserve(at);
        const std::size_t slot = there.tiles[0] == NoTile ? 0 : 1;
        there.tiles[slot] = id;
        there.halves[slot] = cells[c].half;
        there.cells[slot] = std::uint8_t(c);
    }
    for (std::size_t c = 0; c < cells.size(); ++c) {
        connect(id, c);
    }
    for (const TurnedCell &cell : cells) {
        const Cell at = tile.anchor + cell.offset;
        updateFrontier(at);
        for (const Side side : OuterSides) {
            updateFrontier(neighbour(at, side));
        }
    }
}

// Joins what agrees across each side of one cell. An Any edge closes its neighbour without joining it.
void Board::connect(TileId id, std::size_t cell) {
    const PlacedTile &tile = m_tiles[id];
    const TurnedCell &turned = (*m_pool)[tile.kind].turned[tile.rotation][cell];
    for (int s = 0; s < SidesPerCell; ++s) {
        const SideUse &mine = turned.sides[std::size_t(s)];
        const Neighbour n =
            mine.edge == Edge::None ? Neighbour{} : facing(tile.anchor + turned.offset, turned.half, Side(s));
        if (n.tile == NoTile || !agree(mine.edge, sideUse(n).edge)) {
            continue;
        }
        const SideUse &theirs = sideUse(n);
        const bool centred = mine.edge == Edge::Road || mine.edge == Edge::River || theirs.edge == Edge::Road ||
                             theirs.edge == Edge::River;
        const bool closes = mine.edge == Edge::Any || theirs.edge == Edge::Any;
        for (std::size_t p = 0; p < PortsPerSide; ++p) {
            const std::uint8_t a = mine.segments[p];
            const std::uint8_t b = theirs.segments[PortsPerSide - 1 - p];
            if (Port(p) == Port::Centre && !centred) {
                continue;
            }
            if (a != NoSegment) {
                close(node(id, a));
            }
            if (b != NoSegment) {
                close(node(n.tile, b));
            }
            if (a != NoSegment && b != NoSegment && !closes) {
                join(node(id, a), node(n.tile, b));
            }
        }
    }
}

void Board::join(NodeId a, NodeId b) {
    NodeId large = feature(a);
    NodeId small = feature(b);
    if (large == small) {
        return;
    }
    if (m_nodes[large].size < m_nodes[small].size) {
        std::swap(large, small);
    }
    m_nodes[small].parent = large;
    m_nodes[large].size += m_nodes[small].size;
    m_nodes[large].open += m_nodes[small].open;
    if (spot(m_nodes[small].least) < spot(m_nodes[large].least)) {
        m_nodes[large].least = m_nodes[small].least;
    }
    std::swap(m_nodes[large].next, m_nodes[small].next);
}

NodeId Board::feature(NodeId node) const {
    // Union by size keeps the way to the representative short (its length grows with the logarithm).
    while (m_nodes[node].parent != node) {
        node = m_nodes[node].parent;
    }
    return node;
}

void Board::remove(TileId tile) {
    m_tiles[tile].present = false;
    rebuild();
}

void Board::turn(TileId tile, std::uint8_t rotation) {
    m_tiles[tile].rotation = rotation;
    rebuild();
}

void Board::rebuild() {
    m_firstNode.clear();
    m_nodes.clear();
    m_frontier.clear();
    std::fill(m_grid.begin(), m_grid.end(), GridCell{});
    for (std::size_t id = 0; id < m_tiles.size(); ++id) {
        if (m_tiles[id].present) {
            put(TileId(id));
        } else {
            m_firstNode.push_back(NodeId(m_nodes.size()));
        }
    }
}

std::size_t Board::tileCount() const {
    return std::size_t(std::count_if(m_tiles.begin(), m_tiles.end(), [](const PlacedTile &t) { return t.present; }));
}

TileId Board::tileAt(Cell cell, Half half) const {
    const GridCell *there = grid(cell);
    if (there == nullptr) {
        return NoTile;
    }
    for (std::size_t i = 0; i < there->tiles.size(); ++i) {
        const bool meant = half == Half::Whole || there->halves[i] == Half::Whole || there->halves[i] == half;
        if (there->tiles[i] != NoTile && meant) {
            return there->tiles[i];
        }
    }
    return NoTile;
}

int Board::neighbours(Cell cell) const {
    int count = 0;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            const Cell there{std::int16_t(cell.x + x), std::int16_t(cell.y + y)};
            count += (x != 0 || y != 0) && tileAt(there) != NoTile ? 1 : 0;
        }
    }
    return count;
}

NodeId Board::node(Spot spot) const {
    const TileId tile = tileAt(spot.cell, spot.half);
    if (tile == NoTile || spot.segment >= kindOf(tile).segments.size()) {
        return NoNode;
    }
    return node(tile, spot.segment);
}

Cell Board::cellOf(TileId id, int cell) const {
    const PlacedTile &tile = m_tiles[id];
    return tile.anchor + (*m_pool)[tile.kind].turned[tile.rotation][std::size_t(cell)].offset;
}

Spot Board::spot(NodeId node) const {
    const Node &n = m_nodes[node];
    const PlacedTile &tile = m_tiles[n.tile];
    // A segment lies in the first cell that it reaches; one inside its tile lies in the anchor.
    const auto &ports = kindOf(n.tile).segments[n.segment].ports;
    const std::size_t cell = ports.empty() ? 0 : ports.front().cell;
    const TurnedCell &turned = (*m_pool)[tile.kind].turned[tile.rotation][cell];
    return {tile.anchor + turned.offset, turned.half, n.segment};
}

const Segment &Board::segment(NodeId node) const {
    return kindOf(m_nodes[node].tile).segments[m_nodes[node].segment];
}

std::vector<SegmentPort> Board::turnedPorts(NodeId node) const {
    std::vector<SegmentPort> ports = segment(node).ports;
    for (SegmentPort &port : ports) {
        port.side = rotated(port.side, m_tiles[m_nodes[node].tile].rotation);
    }
    std::sort(ports.begin(), ports.end(), [](const SegmentPort &a, const SegmentPort &b) {
        return std::tie(a.cell, a.side, a.port) < std::tie(b.cell, b.side, b.port);
    });
    return ports;
}

NodeId Board::atCorner(Cell cell, Side side) const {
    const GridCell *there = grid(cell);
    if (there == nullptr || there->tiles[0] == NoTile || there->halves[0] != Half::Whole) {
        return NoNode;
    }
    const TileId tile = there->tiles[0];
    const SideUse &before = sideUse({tile, there->cells[0], side});
    const SideUse &after = sideUse({tile, there->cells[0], Side((int(side) + 1) % 4)});
    const std::uint8_t segment = before.segments[std::size_t(Port::Right)];
    return segment != NoSegment && segment == after.segments[std::size_t(Port::Left)] ? node(tile, segment) : NoNode;
}

NodeId Board::around(Cell vertex) const {
    const Cell west = neighbour(vertex, Side::West);
    const std::array<NodeId, 4> nodes{atCorner(vertex, Side::West), atCorner(neighbour(vertex, Side::North), Side::South),
                                      atCorner(neighbour(west, Side::North), Side::East), atCorner(west, Side::North)};
    const bool one = std::all_of(nodes.begin(), nodes.end(),
                                 [&](NodeId node) { return node != NoNode && sameFeature(node, nodes.front()); });
    return one ? feature(nodes.front()) : NoNode;
}

bool Board::sameDerived(const Board &other) const {
    const auto spaces = [](const Board &board) {
        std::vector<std::pair<Cell, EdgeSignature>> list;
        for (const FreeSpace &space : board.m_frontier) {
            list.emplace_back(space.at, space.faces);
        }
        std::sort(list.begin(), list.end());
        return list;
    };
    if (m_tiles != other.m_tiles || m_nodes.size() != other.m_nodes.size() || spaces(*this) != spaces(other)) {
        return false;
    }
    for (NodeId n = 0; n < m_nodes.size(); ++n) {
        if (nameOf(n) != other.nameOf(n) || openEnds(n) != other.openEnds(n)) {
            return false;
        }
    }
    return true;
}

}  // namespace scorekeep
