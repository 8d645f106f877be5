// SPDX-License-Identifier: MIT
// A second board, written for clarity and not for speed: the engine's board is compared with it.
#pragma once

#include "engine/board/board.h"

#include <map>
#include <set>
#include <vector>

namespace scorekeep {

// Every side of every tile is a point of the plane (the middle of the side), and every port is a point on
// it. Two sides face each other when their middles coincide, two ports when they coincide. A square consists
// of four triangles, a half cell of two; cells are free when no triangle is covered twice. There is no case
// for shapes or halves, and nothing is shared with engine/board but the names of the results.
class NaiveBoard {
public:
    explicit NaiveBoard(std::vector<TileKind> kinds) : m_kinds(std::move(kinds)) {}

    // Tiles are numbered in the order of placing, as those of Board.
    TileId place(KindId kind, Placement placement);
    void add(const PlacedTile &tile); // as it is, also when it was taken off the table
    void remove(TileId tile);
    void turn(TileId tile, std::uint8_t rotation);

    bool isFree(KindId kind, Placement placement) const;
    bool fits(KindId kind, Placement placement) const;
    std::vector<Placement> placements(KindId kind) const; // sorted
    int neighbours(Cell cell) const;

    struct Part {
        TileId tile = NoTile;
        std::uint8_t segment = 0;
        friend auto operator<=>(const Part &, const Part &) = default;
    };
    struct Feature {
        std::vector<Part> parts; // sorted
        Spot name;        // the least spot
        int openEnds = 0; // ports that nothing closes, counted as Board does
        SegmentKind kind = SegmentKind::Field;
    };
    std::vector<Feature> features() const;
    const Segment &segment(Part part) const { return kindOf(part.tile).segments[part.segment]; }

private:
    struct Point { // a unit is an eighth of a side
        int x = 0, y = 0;
        friend auto operator<=>(const Point &, const Point &) = default;
    };
    struct Triangle { // of a square, by the side at its foot
        Cell cell;
        Side foot = Side::North;
        friend auto operator<=>(const Triangle &, const Triangle &) = default;
    };
    struct LaidSide {
        TileId tile = NoTile;
        Edge edge = Edge::None;
        std::array<std::uint8_t, PortsPerSide> segments{NoSegment, NoSegment, NoSegment}; // by Port
        std::array<Point, PortsPerSide> ports;
    };

    const TileKind &kindOf(TileId tile) const { return m_kinds[m_tiles[tile].kind]; }
    static std::vector<LaidSide> sidesOf(const TileKind &kind, TileId tile, Placement placement);
    static std::vector<Triangle> coverOf(const TileKind &kind, Placement placement);
    Spot spotOf(Part part) const;
    std::vector<std::size_t> firstParts() const;
    void lay(TileId tile);
    void layAll();

    std::vector<TileKind> m_kinds;
    std::vector<PlacedTile> m_tiles;
    std::map<Point, std::vector<LaidSide>> m_sides; // by their middle
    std::set<Triangle> m_covered;
};

// Differences between the two boards as a text for a person, empty when there are none. Placements are
// compared for the given kinds.
std::string differences(const Board &board, const NaiveBoard &naive, const std::vector<KindId> &kinds);

} // namespace scorekeep
