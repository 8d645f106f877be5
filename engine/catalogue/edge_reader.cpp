// SPDX-License-Identifier: MIT
// Reads what the sides of a tile show and holds it against the segments.
#include "engine/catalogue/edge_reader.h"

#include "engine/catalogue/notation.h"
#include "engine/files/node.h"

#include <algorithm>

namespace scorekeep {

namespace {

class EdgeReader {
public:
    explicit EdgeReader(TileKind &kind) : m_kind(kind) {}

    void read(const Node &edges);

private:
    void readCell(const Node &node, std::size_t cell);
    void checkSide(const Node &node, std::size_t offset, std::size_t cell, Side side, char letter);
    void checkCovered(const Node &node, std::size_t offset, std::size_t cell, Side side);
    Edge shownEdge(const SideUse &use) const;
    std::string sideName(std::size_t cell, Side side, std::optional<Port> half = std::nullopt) const;

    TileKind &m_kind;
};

void EdgeReader::read(const Node &edges) {
    if (m_kind.cells.size() == 1) {
        readCell(edges, 0);
        return;
    }
    const ItemRange list = edges.items();
    if (list.size() != m_kind.cells.size()) {
        edges.fail("tiles.bad-edges", std::to_string(list.size()), std::to_string(m_kind.cells.size()));
    }
    for (std::size_t cell = 0; cell < m_kind.cells.size(); ++cell) {
        readCell(list[cell], cell);
    }
}

void EdgeReader::readCell(const Node &node, std::size_t cell) {
    const std::string_view letters = node.text();
    const std::size_t length = m_kind.cells[cell].half == Half::Whole ? 4 : 5;
    if (letters.size() != length) {
        node.fail("tiles.bad-edges", node.excerpt(), std::to_string(length));
    }
    for (std::size_t s = 0; s < length; ++s) {
        checkSide(node, s, cell, static_cast<Side>(s), letters[s]);
    }
}

void EdgeReader::checkSide(const Node &node, std::size_t offset, std::size_t cell, Side side, char letter) {
    const auto edge = edgeCalled(letter);
    const CellSide cellSide{static_cast<std::uint8_t>(cell), side};
    const bool outside =
        std::find(m_kind.outline.begin(), m_kind.outline.end(), cellSide) != m_kind.outline.end();
    if (!edge || (*edge == Edge::None) == outside) {
        failWithin(node, offset, "tiles.bad-edges", std::string(1, letter), outside ? "c r f w a o" : "-");
    }
    SideUse &use = m_kind.sides[cell][static_cast<std::size_t>(side)];
    use.edge = *edge;
    if (*edge == Edge::None || *edge == Edge::Open) {
        return;
    }
    const Edge shown = shownEdge(use);
    if (shown == Edge::Any && *edge != Edge::Any) {
        failWithin(node, offset, "tiles.side-without-segment", sideName(cell, side));
    }
    if (shown != *edge) {
        failWithin(node, offset, "tiles.edges-differ", std::string(1, letter),
                   std::string(1, letterOf(shown)));
    }
    if (*edge != Edge::Any) {
        checkCovered(node, offset, cell, side);
    }
}

// The edge that the segments of a side make up: the centre decides, else the left half.
Edge EdgeReader::shownEdge(const SideUse &use) const {
    for (const Port port : {Port::Centre, Port::Left, Port::Right}) {
        const std::uint8_t owner = use.segments[static_cast<std::size_t>(port)];
        if (owner == NoSegment) {
            continue;
        }
        switch (m_kind.segments[owner].kind) {
        case SegmentKind::Road:
            return Edge::Road;
        case SegmentKind::River:
            return Edge::River;
        case SegmentKind::Field:
            return Edge::Field;
        case SegmentKind::City:
            return Edge::City;
        default:
            return Edge::Open;
        }
    }
    return Edge::Any;
}

// Both halves belong to fields, or on the side of a city to cities.
void EdgeReader::checkCovered(const Node &node, std::size_t offset, std::size_t cell, Side side) {
    const SideUse &use = m_kind.side(static_cast<int>(cell), side);
    for (const Port port : {Port::Left, Port::Right}) {
        const std::uint8_t owner = use.segments[static_cast<std::size_t>(port)];
        if (owner == NoSegment) {
            failWithin(node, offset, "tiles.side-without-segment", sideName(cell, side, port));
        }
        if ((m_kind.segments[owner].kind == SegmentKind::City) != (use.edge == Edge::City)) {
            failWithin(node, offset, "tiles.edges-differ", m_kind.segments[owner].name,
                       sideName(cell, side, port));
        }
    }
}

std::string EdgeReader::sideName(std::size_t cell, Side side, std::optional<Port> half) const {
    return nameOf(static_cast<int>(cell), side, half, m_kind.cells.size() > 1);
}

} // namespace

void readEdges(const Node &edges, TileKind &kind) {
    EdgeReader(kind).read(edges);
}

} // namespace scorekeep
