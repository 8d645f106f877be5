// SPDX-License-Identifier: MIT
// Which cities the fields of a tile touch.
#include "engine/catalogue/borders.h"

#include "engine/catalogue/shape.h"

#include <set>

namespace scorekeep {

namespace {

class Ring {
public:
    explicit Ring(const TileKind &kind) : m_kind(kind) {}

    bool isField(std::uint8_t segment) const { return is(segment, SegmentKind::Field); }
    bool isCity(std::uint8_t segment) const { return is(segment, SegmentKind::City); }
    std::uint8_t owner(const CellSide &side, Port port) const {
        return m_kind.side(side.cell, side.side).segments[static_cast<std::size_t>(port)];
    }

private:
    bool is(std::uint8_t segment, SegmentKind kind) const {
        return segment != NoSegment && m_kind.segments[segment].kind == kind;
    }

    const TileKind &m_kind;
};

} // namespace

std::vector<std::vector<std::uint8_t>> derivedBorders(const TileKind &kind) {
    const Ring ring(kind);
    std::vector<std::set<std::uint8_t>> touched(kind.segments.size());
    const auto meet = [&](std::uint8_t a, std::uint8_t b) {
        if (ring.isField(a) && ring.isCity(b)) {
            touched[a].insert(b);
        }
    };
    for (const CellSide &first : kind.outline) {
        for (const CellSide &second : kind.outline) {
            if (follows(kind.cells, first, second)) {
                meet(ring.owner(first, Port::Right), ring.owner(second, Port::Left));
                meet(ring.owner(second, Port::Left), ring.owner(first, Port::Right));
            }
        }
    }
    std::vector<std::vector<std::uint8_t>> borders;
    const auto count = static_cast<std::uint8_t>(kind.segments.size());
    for (std::uint8_t i = 0; i < count; ++i) {
        for (std::uint8_t city = 0; kind.segments[i].ports.empty() && city < count; ++city) {
            meet(i, city);
        }
        borders.emplace_back(touched[i].begin(), touched[i].end());
    }
    return borders;
}

} // namespace scorekeep
