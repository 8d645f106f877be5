// SPDX-License-Identifier: MIT
// Geometry of tile shapes: rotation of cells, halves and sides, footprints and outlines.
//
// A rotation is 0..3 quarter turns clockwise about the anchor's centre; other numbers are reduced to it.
// Left and right of a side are seen from the cell's centre looking out, so a rotation keeps them.
#pragma once

#include "engine/catalogue/tile_kind.h"

#include <array>
#include <vector>

namespace scorekeep {

inline constexpr std::array<Side, 4> OuterSides{Side::North, Side::East, Side::South, Side::West};

Cell rotated(Cell offset, int rotation);
Side rotated(Side side, int rotation); // Diagonal stays Diagonal: its half turns
Half rotated(Half half, int rotation);

Side opposite(Side side);
Half opposite(Half half); // the other half of the same square; Whole stays Whole
// Left faces right.
constexpr Port opposite(Port port) {
    return static_cast<Port>(2 - static_cast<int>(port));
}
Cell neighbour(Cell cell, Side side); // Diagonal: the cell itself
constexpr Cell operator+(Cell a, Cell b) {
    return {std::int16_t(a.x + b.x), std::int16_t(a.y + b.y)};
}
constexpr Cell operator-(Cell a, Cell b) {
    return {std::int16_t(a.x - b.x), std::int16_t(a.y - b.y)};
}

// Whether a cell or half cell has that side. Whole: the four; a half: its two and the diagonal.
bool hasSide(Half half, Side side);

// A cell or half cell of the board that a tile covers.
struct FootprintCell {
    Cell at;
    Half half = Half::Whole;
    auto operator<=>(const FootprintCell &) const = default;
};

// Two pieces of cardboard can't lie there at once.
bool overlap(const FootprintCell &a, const FootprintCell &b);

// Where one cell of a shape comes to lie.
FootprintCell placed(const ShapeCell &cell, Cell anchor, int rotation);
// All cells, in the order of kind.cells.
std::vector<FootprintCell> footprint(const TileKind &kind, Cell anchor, int rotation);

// What lies across a side. Across a diagonal it is the other half of the same square (`half` says which);
// across another side it is the neighbouring cell, and `half` is Whole: any piece there that has that side.
struct Facing {
    Cell at;
    Half half = Half::Whole;
    Side side = Side::North; // the side there that touches ours
    bool operator==(const Facing &) const = default;
};
Facing facing(const FootprintCell &cell, Side side);

// A side of a placed tile that looks out of its footprint.
struct OuterSide {
    std::uint8_t cell = 0;      // index into kind.cells
    Side printed = Side::North; // as named in the kind, at rotation 0
    FootprintCell at;
    Side side = Side::North; // as it lies
    Facing faces;
};
OuterSide outerSide(const TileKind &kind, const CellSide &side, Cell anchor, int rotation);
std::vector<OuterSide> outerSides(const TileKind &kind, Cell anchor, int rotation);

// The sides of a shape that are not inside it, in clockwise order round it. Fills TileKind::outline.
std::vector<CellSide> outline(const std::vector<ShapeCell> &cells);
// Whether a walk clockwise round the shape comes from the end of `first` to the beginning of `second`.
bool follows(const std::vector<ShapeCell> &cells, const CellSide &first, const CellSide &second);

// How many rotations look different on the table: 1, 2 or 4, namely 0 .. n-1. Fills TileKind::rotations.
// Segments count as equal when kind, symbols, borders and joins agree, whatever their names.
int distinctRotations(const TileKind &kind);

} // namespace scorekeep
