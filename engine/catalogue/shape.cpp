// SPDX-License-Identifier: MIT
// Geometry of tile shapes.
#include "engine/catalogue/shape.h"

#include <algorithm>

namespace scorekeep {

namespace {

int reduced(int rotation) {
    return rotation & 3;
}

// A corner of the board's squares; the corner x,y is the north-west one of the cell x,y.
struct Corner {
    int x;
    int y;
    bool operator==(const Corner &) const = default;
};

// The quarter of the compass in which a half's right angle lies, north-west first, clockwise.
int quarter(Half half) {
    return static_cast<int>(half) - static_cast<int>(Half::NorthWest);
}

// The corner where a walk clockwise round the piece comes to that side.
Corner start(const ShapeCell &cell, Side side) {
    static constexpr std::array<Corner, 4> first{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    // The diagonal of the half NW runs from north-east to south-west, and so on clockwise.
    const int corner = side == Side::Diagonal ? quarter(cell.half) + 1 : static_cast<int>(side);
    const Corner &c = first[static_cast<std::size_t>(corner & 3)];
    return {cell.offset.x + c.x, cell.offset.y + c.y};
}

Corner end(const ShapeCell &cell, Side side) {
    static constexpr std::array<Corner, 4> last{{{1, 0}, {1, 1}, {0, 1}, {0, 0}}};
    const int corner = side == Side::Diagonal ? quarter(cell.half) + 2 : static_cast<int>(side);
    const Corner &c = last[static_cast<std::size_t>(corner & 3)];
    return {cell.offset.x + c.x, cell.offset.y + c.y};
}

bool isInside(const std::vector<ShapeCell> &cells, const ShapeCell &cell, Side side) {
    const Facing across = facing({cell.offset, cell.half}, side);
    return std::any_of(cells.begin(), cells.end(), [&](const ShapeCell &other) {
        return other.offset == across.at && hasSide(other.half, across.side) &&
               (side != Side::Diagonal || other.half == across.half);
    });
}

} // namespace

Cell rotated(Cell offset, int rotation) {
    const auto minus = [](std::int16_t value) {
        return static_cast<std::int16_t>(-value);
    };
    switch (reduced(rotation)) {
    case 1:
        return {minus(offset.y), offset.x};
    case 2:
        return {minus(offset.x), minus(offset.y)};
    case 3:
        return {offset.y, minus(offset.x)};
    default:
        return offset;
    }
}

Side rotated(Side side, int rotation) {
    return side == Side::Diagonal ? side
                                  : static_cast<Side>((static_cast<int>(side) + reduced(rotation)) & 3);
}

Half rotated(Half half, int rotation) {
    if (half == Half::Whole) {
        return half;
    }
    const int turned = (quarter(half) + reduced(rotation)) & 3;
    return static_cast<Half>(turned + static_cast<int>(Half::NorthWest));
}

Side opposite(Side side) {
    return rotated(side, 2);
}

Half opposite(Half half) {
    return rotated(half, 2);
}

Cell neighbour(Cell cell, Side side) {
    static constexpr std::array<Cell, SidesPerCell> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {0, 0}}};
    return cell + steps[static_cast<std::size_t>(side)];
}

bool hasSide(Half half, Side side) {
    if (half == Half::Whole) {
        return side != Side::Diagonal;
    }
    if (side == Side::Diagonal) {
        return true;
    }
    // The half NW has the sides North and West, NE has North and East, and so on.
    const int q = quarter(half);
    const int s = static_cast<int>(side);
    return s == q || s == ((q + 3) & 3);
}

bool overlap(const FootprintCell &a, const FootprintCell &b) {
    return a.at == b.at && (a.half == Half::Whole || b.half != opposite(a.half));
}

FootprintCell placed(const ShapeCell &cell, Cell anchor, int rotation) {
    return {anchor + rotated(cell.offset, rotation), rotated(cell.half, rotation)};
}

std::vector<FootprintCell> footprint(const TileKind &kind, Cell anchor, int rotation) {
    std::vector<FootprintCell> cells;
    cells.reserve(kind.cells.size());
    for (const ShapeCell &cell : kind.cells) {
        cells.push_back(placed(cell, anchor, rotation));
    }
    return cells;
}

Facing facing(const FootprintCell &cell, Side side) {
    if (side == Side::Diagonal) {
        return {cell.at, opposite(cell.half), Side::Diagonal};
    }
    return {neighbour(cell.at, side), Half::Whole, opposite(side)};
}

OuterSide outerSide(const TileKind &kind, const CellSide &side, Cell anchor, int rotation) {
    OuterSide result;
    result.cell = side.cell;
    result.printed = side.side;
    result.at = placed(kind.cells[side.cell], anchor, rotation);
    result.side = rotated(side.side, rotation);
    result.faces = facing(result.at, result.side);
    return result;
}

std::vector<OuterSide> outerSides(const TileKind &kind, Cell anchor, int rotation) {
    std::vector<OuterSide> sides;
    sides.reserve(kind.outline.size());
    for (const CellSide &side : kind.outline) {
        sides.push_back(outerSide(kind, side, anchor, rotation));
    }
    return sides;
}

std::vector<CellSide> outline(const std::vector<ShapeCell> &cells) {
    std::vector<CellSide> open;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (int s = 0; s < SidesPerCell; ++s) {
            const auto side = static_cast<Side>(s);
            if (hasSide(cells[i].half, side) && !isInside(cells, cells[i], side)) {
                open.push_back({static_cast<std::uint8_t>(i), side});
            }
        }
    }
    // Order them as a walk round the shape; a hole or a second part starts a new walk.
    std::vector<CellSide> walk;
    walk.reserve(open.size());
    while (!open.empty()) {
        auto next = open.begin();
        if (!walk.empty()) {
            const Corner corner = end(cells[walk.back().cell], walk.back().side);
            const auto joins = [&](const CellSide &s) {
                return start(cells[s.cell], s.side) == corner;
            };
            const auto found = std::find_if(open.begin(), open.end(), joins);
            next = found != open.end() ? found : next;
        }
        walk.push_back(*next);
        open.erase(next);
    }
    return walk;
}

bool follows(const std::vector<ShapeCell> &cells, const CellSide &first, const CellSide &second) {
    return end(cells[first.cell], first.side) == start(cells[second.cell], second.side);
}

} // namespace scorekeep
