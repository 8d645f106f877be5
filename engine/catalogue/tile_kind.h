// SPDX-License-Identifier: MIT
// A kind of tile as it is printed: its shape, its segments with the sides they reach, and its symbols.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace scorekeep {

// Sides in clockwise order. Diagonal is the long side of a half cell.
enum class Side : std::uint8_t { North, East, South, West, Diagonal };
inline constexpr int SidesPerCell = 5;

// A side has two halves (left and right as seen from the cell's centre looking outwards) and a centre,
// which roads and rivers use. A city reaches all three, a field one or both halves.
enum class Port : std::uint8_t { Left, Centre, Right };
inline constexpr int PortsPerSide = 3;

// Which corner of its square a half cell fills; Whole for an ordinary cell.
enum class Half : std::uint8_t { Whole, NorthWest, NorthEast, SouthEast, SouthWest };

// What a side shows to its neighbour. Two facing sides agree when they are equal or one of them is Any
// (an abbey). Open sides agree with nothing that could join and stay open for ever.
enum class Edge : std::uint8_t { None, Field, City, Road, River, Any, Open };

enum class SegmentKind : std::uint8_t { Road, City, Field, River, Monastery, Garden, Special };

using KindId = std::uint16_t;   // index of a tile kind in the tile pool of a game
using SymbolId = std::uint16_t; // index of a symbol in the catalogue's vocabulary
inline constexpr std::uint8_t NoSegment = 255;

struct SegmentPort {
    std::uint8_t cell = 0; // index into TileKind::cells
    Side side = Side::North;
    Port port = Port::Centre;
    auto operator<=>(const SegmentPort &) const = default;
};

struct SymbolUse {
    SymbolId symbol = 0;
    int count = 1;
    bool operator==(const SymbolUse &) const = default;
};

// A part of a feature on one tile.
struct Segment {
    std::string name; // unique on its tile, in the field's words: "city", "field-south"
    SegmentKind kind = SegmentKind::Field;
    std::vector<SegmentPort> ports;    // in the order cell, side, port; empty inside a tile
    std::vector<SymbolUse> symbols;    // what is printed on this segment
    std::vector<std::uint8_t> borders; // for a field: the city segments of this tile that it touches
};

struct Cell {
    std::int16_t x = 0; // to the east
    std::int16_t y = 0; // to the south
    auto operator<=>(const Cell &) const = default;
};

struct ShapeCell {
    Cell offset; // from the tile's anchor, at rotation 0
    Half half = Half::Whole;
    bool operator==(const ShapeCell &) const = default;
};

struct CellSide {
    std::uint8_t cell = 0; // index into TileKind::cells
    Side side = Side::North;
    bool operator==(const CellSide &) const = default;
};

// What one side of one cell shows, at rotation 0.
struct SideUse {
    Edge edge = Edge::None; // None: inside the shape, or no such side
    std::array<std::uint8_t, PortsPerSide> segments{NoSegment, NoSegment, NoSegment}; // by Port
    bool operator==(const SideUse &) const = default;
};

// A named area that is printed on the tile and is no segment: a space where pieces stand.
struct TileArea {
    std::string id;   // of the reference's areas
    int x = 0, y = 0; // its middle at rotation 0, in hundredths of a cell from the anchor's north-west corner
    std::uint16_t index = 0xffff; // of that list; known once the reference is read
    bool operator==(const TileArea &) const = default;
};

struct TileKind {
    std::string id;                   // "base.city-cap"
    std::vector<std::string> aliases; // ids in other programs' files; may be one for each cell
    int count = 1;                    // copies in one box
    std::string group;                // order of drawing: empty for land tiles, else "river" ...
    std::vector<ShapeCell> cells;     // the first is the anchor, at offset 0,0
    std::vector<Segment> segments;
    std::vector<SymbolUse> symbols; // symbols that belong to no segment (volcano, portal ...)
    // Segments that meet inside the tile without being one feature: roads at a crossing, a road and the
    // monastery or city where it ends. In the order of the segments.
    std::vector<std::vector<std::uint8_t>> joins;
    std::vector<TileArea> areas;

    // Derived when the kind is read:
    std::vector<std::array<SideUse, SidesPerCell>> sides; // by cell
    std::vector<CellSide> outline;                        // the sides that are not inside the shape
    int rotations = 4;                                    // rotations that look different: 1, 2 or 4

    const SideUse &side(int cell, Side s) const { return sides[std::size_t(cell)][std::size_t(s)]; }
};

} // namespace scorekeep
