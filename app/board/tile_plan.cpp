// SPDX-License-Identifier: MIT
// Frames of cells; puts the parts of a plan together.
#include "app/board/tile_plan.h"

#include "app/board/tile_painter.h"

#include <algorithm>
#include <cmath>

namespace scorekeep::app {

namespace {

QPointF corner(QPointF origin, int index) {
    constexpr qreal x[] = {0, 1, 1, 0};
    constexpr qreal y[] = {0, 0, 1, 1};
    return origin + QPointF(x[index], y[index]) * TileSide;
}

// The corner (clockwise from north-west) in which a half cell has its right angle.
int rightAngle(Half half) {
    return static_cast<int>(half) - static_cast<int>(Half::NorthWest);
}

std::vector<FrameSide> frameSides(QPointF origin, Half half) {
    constexpr Side order[] = {Side::North, Side::East, Side::South, Side::West};
    std::vector<FrameSide> sides;
    if (half == Half::Whole) {
        for (int i = 0; i < 4; ++i)
            sides.push_back({order[i], corner(origin, i), corner(origin, (i + 1) % 4), false});
        return sides;
    }
    const int angle = rightAngle(half);
    const QPointF before = corner(origin, (angle + 3) % 4);
    const QPointF at = corner(origin, angle);
    const QPointF after = corner(origin, (angle + 1) % 4);
    sides.push_back({order[(angle + 3) % 4], before, at, false});
    sides.push_back({order[angle], at, after, false});
    sides.push_back({Side::Diagonal, after, before, false});
    return sides;
}

Cell step(Cell cell, Side side) {
    switch (side) {
    case Side::North:
        return {cell.x, std::int16_t(cell.y - 1)};
    case Side::East:
        return {std::int16_t(cell.x + 1), cell.y};
    case Side::South:
        return {cell.x, std::int16_t(cell.y + 1)};
    case Side::West:
        return {std::int16_t(cell.x - 1), cell.y};
    case Side::Diagonal:
        break;
    }
    return cell;
}

// The other cell of the tile across a side; -1: none.
int cellAcross(const TileKind &kind, int cell, Side side) {
    const Cell from = kind.cells[std::size_t(cell)].offset;
    const Cell to = step(from, side);
    for (std::size_t i = 0; i < kind.cells.size(); ++i) {
        if (kind.cells[i].offset == to && int(i) != cell)
            return int(i);
    }
    return -1;
}

bool reachesCell(const Segment &segment, int cell) {
    return std::any_of(segment.ports.begin(), segment.ports.end(),
                       [cell](const SegmentPort &port) { return port.cell == cell; });
}

// Inside a large tile a city goes on across the sides between the cells which it reaches.
void fillInnerSides(const TileKind &kind, CellFrame &frame) {
    for (std::size_t s = 0; s < frame.sides.size(); ++s) {
        const int other = cellAcross(kind, frame.cell, frame.sides[s].side);
        frame.sides[s].inside = other >= 0;
        if (other < 0 || frame.ring[s * PortsPerSide] != NoSegment)
            continue;
        for (std::size_t i = 0; i < kind.segments.size(); ++i) {
            const Segment &segment = kind.segments[i];
            if (segment.kind == SegmentKind::City && reachesCell(segment, frame.cell) &&
                reachesCell(segment, other))
                std::fill_n(frame.ring.begin() + std::ptrdiff_t(s * PortsPerSide), PortsPerSide,
                            std::uint8_t(i));
        }
    }
}

std::uint32_t seedOf(const std::string &id) {
    std::uint32_t hash = 2166136261U;
    for (const char c : id)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return hash;
}

} // namespace

int CellFrame::sideIndex(Side side) const {
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (sides[i].side == side)
            return int(i);
    }
    return -1;
}

QPointF CellFrame::inward(int side) const {
    const QPointF along = sides[std::size_t(side)].to - sides[std::size_t(side)].from;
    return QPointF(-along.y(), along.x()) / std::hypot(along.x(), along.y());
}

const CityArea *TilePlan::city(std::uint8_t segment) const {
    for (const CityArea &area : cities) {
        if (area.segment == segment)
            return &area;
    }
    return nullptr;
}

const Mark *TilePlan::markOf(std::uint8_t segment) const {
    for (const Mark &mark : marks) {
        if (mark.segment == segment)
            return &mark;
    }
    return nullptr;
}

qreal DetailSequence::next(qreal low, qreal high) {
    m_state ^= m_state << 13U;
    m_state ^= m_state >> 17U;
    m_state ^= m_state << 5U;
    return low + (high - low) * (m_state & 0xffffU) / 65535.0;
}

void addFrames(TilePlan &plan) {
    const TileKind &kind = *plan.kind;
    plan.shape.setFillRule(Qt::WindingFill);
    for (std::size_t i = 0; i < kind.cells.size(); ++i) {
        const QPointF origin(kind.cells[i].offset.x * TileSide, kind.cells[i].offset.y * TileSide);
        CellFrame frame;
        frame.cell = std::uint8_t(i);
        frame.sides = frameSides(origin, kind.cells[i].half);
        frame.path.moveTo(frame.sides.front().from);
        for (const FrameSide &side : frame.sides) {
            frame.path.lineTo(side.to);
            frame.centre += side.from / qreal(frame.sides.size());
        }
        frame.path.closeSubpath();
        frame.ring.assign(frame.sides.size() * PortsPerSide, NoSegment);
        for (std::size_t s = 0; s < kind.segments.size(); ++s) {
            for (const SegmentPort &port : kind.segments[s].ports) {
                const int side = port.cell == i ? frame.sideIndex(port.side) : -1;
                if (side >= 0)
                    frame.ring[std::size_t(side * PortsPerSide + int(port.port))] = std::uint8_t(s);
            }
        }
        fillInnerSides(kind, frame);
        plan.shape.addPath(frame.path);
        plan.cells.push_back(std::move(frame));
    }
    plan.rim = plan.cells.size() > 1 ? plan.shape.simplified() : plan.shape;
}

TilePlan makeTilePlan(const TileKind &kind, const Symbols &symbols) {
    TilePlan plan;
    for (const bool stretched : {false, true, false}) {
        plan = TilePlan();
        plan.kind = &kind;
        plan.stretched = stretched;
        plan.seed = seedOf(kind.id);
        addFrames(plan);
        addCities(plan);
        addThroughWays(plan);
        addBuildings(plan, symbols);
        addEndingWays(plan);
        addCrossings(plan);
        addLabels(plan);
        if (plan.separated || kind.cells.size() > 1)
            break;
    }
    addAreas(plan);
    addSpotsAndMarks(plan, symbols);
    addHouses(plan);
    addTufts(plan);
    plan.kind = nullptr;
    return plan;
}

} // namespace scorekeep::app
