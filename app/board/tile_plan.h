// SPDX-License-Identifier: MIT
// The geometry of one tile kind at rotation 0: what is drawn where, and which segment covers what.
#pragma once

#include "engine/catalogue/symbols.h"
#include "engine/catalogue/tile_kind.h"

#include <QPainterPath>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <vector>

namespace scorekeep::app {

inline constexpr qreal RoadWidth = 9.6;
inline constexpr qreal RoadEdgeWidth = 13;
inline constexpr qreal RiverWidth = 17;
inline constexpr qreal WallWidth = 5.4;
inline constexpr qreal FigureSize = 26;

// One side of a cell, walked clockwise.
struct FrameSide {
    Side side = Side::North;
    QPointF from, to;
    bool inside = false; // leads to another cell of the same tile
    QPointF middle() const { return (from + to) / 2; }
};

// A cell or half cell with its sides; `ring` holds the segment at each port, three a side, clockwise.
struct CellFrame {
    std::uint8_t cell = 0;
    QPointF centre;
    std::vector<FrameSide> sides;
    std::vector<std::uint8_t> ring;
    QPainterPath path;

    int sideIndex(Side side) const; // -1: no such side
    QPointF inward(int side) const; // unit vector from the side into the cell
};

struct CityArea {
    std::uint8_t segment = NoSegment;
    QPainterPath path;               // all cells together
    std::vector<QPainterPath> walls; // where city meets field
};

// A road or river on the tile.
struct Way {
    std::uint8_t segment = NoSegment;
    bool river = false;
    int ends = 0;                // sides that it reaches
    QPainterPath line;           // its middle
    std::vector<QPointF> points; // along the middle, evenly, both ends included
    QPainterPath area;           // what it covers, edges included

    qreal distance(QPointF from) const;
};

enum class OpeningKind : std::uint8_t { Gate, WaterGate, Tunnel, Underpass };

// Where a way meets a wall; `along` is the unit direction of the way there.
struct Opening {
    OpeningKind kind = OpeningKind::Gate;
    QPointF at, along;
};

// Where the way of that index in TilePlan::ways passes over another.
struct Bridge {
    int way = 0;
    bool overWater = false;
    QPointF at, along;
};

// Something drawn upright around a point: a building, garden or symbol.
struct Mark {
    QString symbol;
    QString name;
    QPointF at{};
    qreal scale = 1;
    qreal radius = 0;                 // of the ground that it takes, scaled
    std::uint8_t segment = NoSegment; // that it belongs to
    QPointF lift{};                   // drawn so far from `at`, however the tile lies
};

// Which segment covers which point, two samples a unit.
struct LabelMap {
    static constexpr int PerUnit = 2;
    QRect area;                       // in samples; the anchor cell starts at 0,0
    std::vector<std::uint8_t> labels; // NoSegment outside and under what is nobody's
    std::vector<float> clearance;     // units to the nearest point with another label

    int index(int x, int y) const { return (y - area.top()) * area.width() + (x - area.left()); }
    int indexAt(QPointF point) const; // -1 outside
    QPointF pointAt(int index) const;
    std::uint8_t at(QPointF point) const;
};

struct TilePlan {
    const TileKind *kind = nullptr; // only while the plan is made
    std::uint32_t seed = 0;
    std::vector<CellFrame> cells;
    QPainterPath shape; // each cell
    QPainterPath rim;   // around all of them
    std::vector<CityArea> cities;
    std::vector<Way> ways;
    std::vector<Opening> openings;
    std::vector<Bridge> bridges;
    std::vector<QPointF> greens;   // crossings with houses
    std::vector<QPointF> roadEnds; // a road that ends by itself
    std::vector<QPointF> springs, lakes;
    std::vector<Mark> marks;
    std::vector<QPainterPath> grounds; // of the tile's areas
    std::vector<QPointF> houses;
    std::vector<QPointF> tufts;
    LabelMap map;
    std::vector<QPointF> spots; // by segment
    // Features reach as far as they must to part fields which the usual shapes leave together: a road passes
    // along a city or leads up to it, opposite cities touch.
    bool stretched = false;
    bool separated = true; // no two fields flow into one another

    const CityArea *city(std::uint8_t segment) const;
    const Mark *markOf(std::uint8_t segment) const; // a building or garden that is a segment
};

TilePlan makeTilePlan(const TileKind &kind, const Symbols &symbols);

// The parts of makeTilePlan, in their order.
void addFrames(TilePlan &plan);
void addCities(TilePlan &plan);
void addThroughWays(TilePlan &plan);
void addBuildings(TilePlan &plan, const Symbols &symbols);
void addEndingWays(TilePlan &plan);
void addCrossings(TilePlan &plan);
void addLabels(TilePlan &plan);
void addAreas(TilePlan &plan);
void addSpotsAndMarks(TilePlan &plan, const Symbols &symbols);
void addHouses(TilePlan &plan);
void addTufts(TilePlan &plan);

// The outline of what carries that label.
QPainterPath traced(const LabelMap &map, std::uint8_t label);

// A repeatable sequence of numbers for details: seeded by the kind, never by the clock.
class DetailSequence {
public:
    explicit DetailSequence(std::uint32_t seed) : m_state(seed | 1U) {}
    qreal next(qreal low, qreal high);

private:
    std::uint32_t m_state;
};

} // namespace scorekeep::app
