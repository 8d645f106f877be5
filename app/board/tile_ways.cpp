// SPDX-License-Identifier: MIT
// Roads and rivers that pass through a tile, and what they cross.
#include "app/board/tile_ways.h"

#include "app/board/tile_painter.h"

#include <QLineF>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>

namespace scorekeep::app {

namespace {

constexpr int WaySamples = 48;
constexpr qreal Bend = 17; // of a straight way around a building
constexpr qreal RingRadius = 26;

QPainterPath widened(const QPainterPath &line, qreal width) {
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    QPainterPath area = stroker.createStroke(line);
    area.setFillRule(Qt::WindingFill);
    return area;
}

bool hasBuilding(const TileKind &kind) {
    return std::any_of(kind.segments.begin(), kind.segments.end(), [](const Segment &segment) {
        return segment.kind == SegmentKind::Monastery ||
               (segment.kind == SegmentKind::Special && segment.ports.empty());
    });
}

// How far a straight way bends aside, to which side: room for a building in the middle of the tile.
// A river bends towards a road that crosses it, so that the building stands on the other bank.
qreal bendOf(const TilePlan &plan, const WayEnd &a, const WayEnd &b) {
    if (!hasBuilding(*plan.kind))
        return 0;
    const QPointF right(-(b.at - a.at).y(), (b.at - a.at).x());
    for (const Segment &segment : plan.kind->segments) {
        if (!isWay(segment) || segment.ports.size() != 1)
            continue;
        const WayEnd end = endsOf(plan, segment).front();
        const QPointF from = end.at - (a.at + b.at) / 2;
        return QPointF::dotProduct(from, right) > 0 ? Bend : -Bend;
    }
    return Bend;
}

bool isOpposite(const WayEnd &a, const WayEnd &b) {
    return QPointF::dotProduct(a.in, b.in) < -0.9;
}

// Between two sides of one cell: straight with a hair of wave, or a curve.
QPainterPath between(const TilePlan &plan, const WayEnd &a, const WayEnd &b) {
    QPainterPath line(a.at);
    if (isOpposite(a, b)) {
        const QPointF along = b.at - a.at;
        const QPointF right = QPointF(-along.y(), along.x()) / TileSide;
        const qreal bend = bendOf(plan, a, b);
        if (bend != 0) {
            const QPointF middle = (a.at + b.at) / 2 + right * bend;
            line.cubicTo(a.at + along * 0.26, middle - along * 0.24, middle);
            line.cubicTo(middle + along * 0.24, b.at - along * 0.26, b.at);
            return line;
        }
        line.cubicTo(a.at + along * 0.36 + right * 2.6, b.at - along * 0.36 - right * 2.6, b.at);
        return line;
    }
    // A city that bulges over the opposite corner, or a building in the middle, pushes the curve outwards.
    const CellFrame &frame = plan.cells[a.cell];
    const QPointF across = frame.centre - ((a.at + b.at) / 2 - frame.centre) * 0.2;
    const bool crowded = hasBuilding(*plan.kind) ||
                         std::any_of(plan.cities.begin(), plan.cities.end(),
                                     [&](const CityArea &city) { return city.path.contains(across); });
    const qreal handle = crowded ? 24 : 33;
    line.cubicTo(a.at + a.in * handle, b.at + b.in * handle, b.at);
    return line;
}

// The cells from one to another, both included, through sides inside the tile.
std::vector<int> cellsBetween(const TilePlan &plan, int from, int to) {
    std::vector<int> before(plan.cells.size(), -1);
    std::vector<int> queue{from};
    before[std::size_t(from)] = from;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const QPointF here = plan.cells[std::size_t(queue[i])].centre;
        for (std::size_t other = 0; other < plan.cells.size(); ++other) {
            const bool near = QLineF(here, plan.cells[other].centre).length() < TileSide * 1.1;
            if (near && before[other] < 0) {
                before[other] = queue[i];
                queue.push_back(int(other));
            }
        }
    }
    std::vector<int> cells{to};
    while (cells.back() != from && before[std::size_t(cells.back())] >= 0)
        cells.push_back(before[std::size_t(cells.back())]);
    std::reverse(cells.begin(), cells.end());
    return cells;
}

void addToCentre(QPainterPath &line, const TilePlan &plan, const WayEnd &end) {
    line.moveTo(end.at);
    line.lineTo(plan.cells[end.cell].centre);
}

// A bend that passes right along a city's wall, so that no field leads through between them.
QPainterPath alongCity(const TilePlan &plan, const WayEnd &a, const WayEnd &b) {
    const std::optional<GatePlace> wall = gateNear(plan.cities.front(), plan.cells[a.cell].centre);
    if (!wall)
        return between(plan, a, b);
    const QPointF middle = wall->at + wall->out * (RoadEdgeWidth / 2);
    QPointF along(-wall->out.y(), wall->out.x());
    if (QPointF::dotProduct(along, b.at - a.at) < 0)
        along = -along;
    QPainterPath line(a.at);
    line.cubicTo(a.at + a.in * 20, middle - along * 20, middle);
    line.cubicTo(middle + along * 14, b.at + b.in * 24, b.at);
    return line;
}

// A road goes around a field that reaches no side, unless cities that cross shut the field in.
bool goesAround(const TilePlan &plan, const std::vector<WayEnd> &ends) {
    const bool field = std::ranges::any_of(plan.kind->segments, [](const Segment &each) {
        return each.kind == SegmentKind::Field && each.ports.empty();
    });
    return field && plan.cells.size() == 1 && plan.cities.size() < 2 && ends.size() > 2;
}

QPainterPath ringLine(const TilePlan &plan, const std::vector<WayEnd> &ends) {
    const QPointF centre = plan.cells.front().centre;
    QPainterPath line;
    for (const WayEnd &end : ends) {
        line.moveTo(end.at);
        line.lineTo(centre - end.in * RingRadius);
    }
    line.addEllipse(centre, RingRadius, RingRadius);
    return line;
}

QPainterPath throughLine(const TilePlan &plan, const std::vector<WayEnd> &ends) {
    if (goesAround(plan, ends))
        return ringLine(plan, ends);
    if (ends.size() == 2 && ends[0].cell == ends[1].cell) {
        if (plan.stretched && !plan.cities.empty() && !isOpposite(ends[0], ends[1]))
            return alongCity(plan, ends[0], ends[1]);
        return between(plan, ends[0], ends[1]);
    }
    QPainterPath line;
    for (const WayEnd &end : ends) {
        addToCentre(line, plan, end);
        for (const int cell : cellsBetween(plan, end.cell, ends.front().cell))
            line.lineTo(plan.cells[std::size_t(cell)].centre);
    }
    return line;
}

// Where a way passes the wall of a city that it doesn't end at: it runs under the city.
void addPassages(TilePlan &plan, const Way &way) {
    for (const CityArea &city : plan.cities) {
        bool inside = way.ends != 1 && city.path.contains(way.points.front());
        for (std::size_t i = 1; i < way.points.size() && way.ends != 1; ++i) {
            const QPointF at = way.points[i];
            const bool now = city.path.contains(at);
            if (now != inside) {
                const QPointF step = at - way.points[i - 1];
                plan.openings.push_back({way.river ? OpeningKind::WaterGate : OpeningKind::Tunnel, at,
                                         step / std::max(std::hypot(step.x(), step.y()), 1e-6)});
            }
            inside = now;
        }
    }
}

std::optional<Bridge> crossing(const TilePlan &plan, int over, int under) {
    const std::vector<QPointF> &points = plan.ways[std::size_t(over)].points;
    const QPolygonF other = plan.ways[std::size_t(under)].line.toSubpathPolygons().value(0);
    QPointF before = points.front();
    for (const QPointF &at : points) {
        for (qsizetype k = 1; k < other.size(); ++k) {
            QPointF meet;
            const bool crosses = QLineF(before, at).intersects(QLineF(other[k - 1], other[k]), &meet) ==
                                 QLineF::BoundedIntersection;
            const auto near = [&meet](QPointF end) {
                return QLineF(meet, end).length() < 4;
            };
            const bool atAnEnd =
                near(other.first()) || near(other.last()) || near(points.front()) || near(points.back());
            if (crosses && !atAnEnd)
                return Bridge{over, plan.ways[std::size_t(under)].river, meet,
                              (at - before) / QLineF(before, at).length()};
        }
        before = at;
    }
    return std::nullopt;
}

// A city that passes under another shows by arches in the upper one's walls.
void addUnderpasses(TilePlan &plan) {
    for (std::size_t upper = 1; upper < plan.cities.size(); ++upper) {
        for (std::size_t lower = 0; lower < upper; ++lower) {
            for (const QPainterPath &wall : plan.cities[upper].walls) {
                const QPointF at = wall.pointAtPercent(0.5);
                const QPointF out = outOf(plan.cities[upper], at);
                if (plan.cities[lower].path.contains(at + out * 6) &&
                    plan.cities[lower].path.contains(at - out * 6))
                    plan.openings.push_back({OpeningKind::Underpass, at, -out});
            }
        }
    }
}

// Where houses part the end of a road from others: on it, or before a road that goes on there and is not
// hidden.
QPointF villageAt(const TilePlan &plan, QPointF end) {
    constexpr qreal Aside = 21; // clear of the other road by a little
    const auto endsHere = [end](const Way &way) {
        return std::min(QLineF(way.points.front(), end).length(), QLineF(way.points.back(), end).length()) <
               8;
    };
    const Way *ending = nullptr;
    bool passed = false;
    for (const Way &way : plan.ways) {
        if (!way.river && way.distance(end) < 5) {
            passed = passed || !endsHere(way);
            ending = endsHere(way) ? &way : ending;
        }
    }
    if (!passed || ending == nullptr)
        return end;
    const auto far =
        std::ranges::find_if(ending->points.rbegin(), ending->points.rend(),
                             [end](QPointF point) { return QLineF(point, end).length() > Aside; });
    return far == ending->points.rend() ? end : *far;
}

} // namespace

qreal Way::distance(QPointF from) const {
    qreal nearest = 1e9;
    for (const QPointF &point : points)
        nearest = std::min(nearest, QPointF::dotProduct(point - from, point - from));
    return std::sqrt(nearest); // much faster than hypot, and these lengths are small
}

bool isWay(const Segment &segment) {
    return segment.kind == SegmentKind::Road || segment.kind == SegmentKind::River;
}

std::vector<WayEnd> endsOf(const TilePlan &plan, const Segment &segment) {
    std::vector<WayEnd> ends;
    for (const SegmentPort &port : segment.ports) {
        const CellFrame &frame = plan.cells[port.cell];
        const int side = frame.sideIndex(port.side);
        if (side >= 0)
            ends.push_back({port.cell, frame.sides[std::size_t(side)].middle(), frame.inward(side)});
    }
    return ends;
}

void addWay(TilePlan &plan, std::uint8_t segment, int ends, const QPainterPath &line) {
    Way way;
    way.segment = segment;
    way.river = plan.kind->segments[segment].kind == SegmentKind::River;
    way.ends = ends;
    way.line = line;
    for (int i = 0; i <= WaySamples; ++i)
        way.points.push_back(line.pointAtPercent(qreal(i) / WaySamples));
    way.area = widened(line, way.river ? RiverWidth : RoadEdgeWidth);
    plan.ways.push_back(std::move(way));
}

QPointF outOf(const CityArea &city, QPointF at) {
    QPointF best(0, -1);
    qreal nearest = 1e9;
    for (const QPainterPath &wall : city.walls) {
        for (int i = 1; i < 40; ++i) {
            const QPointF point = wall.pointAtPercent(i / 40.0);
            const qreal distance = QLineF(point, at).length();
            if (distance >= nearest)
                continue;
            const QPointF along = wall.pointAtPercent((i + 1) / 40.0) - wall.pointAtPercent((i - 1) / 40.0);
            nearest = distance;
            best = QPointF(along.y(), -along.x()) / std::max(std::hypot(along.x(), along.y()), 1e-6);
        }
    }
    return city.path.contains(at + best * 2) ? -best : best;
}

std::optional<GatePlace> gateNear(const CityArea &city, QPointF point) {
    std::optional<GatePlace> best;
    qreal nearest = 0;
    for (const QPainterPath &wall : city.walls) {
        for (const qreal part : {0.5, 0.4, 0.6}) {
            const QPointF at = wall.pointAtPercent(part);
            const qreal distance = QLineF(at, point).length() + std::abs(part - 0.5) * 60;
            if (!best || distance < nearest) {
                best = GatePlace{at, {}};
                nearest = distance;
            }
        }
    }
    if (best)
        best->out = outOf(city, best->at);
    return best;
}

bool isBuiltOn(const TilePlan &plan, QPointF at) {
    return std::any_of(plan.marks.begin(), plan.marks.end(),
                       [at](const Mark &mark) { return QLineF(at, mark.at).length() < mark.radius; });
}

void addGreen(TilePlan &plan, QPointF at) {
    const auto near = [at](QPointF other) {
        return QLineF(at, other).length() < 20;
    };
    if (!isBuiltOn(plan, at) && std::none_of(plan.greens.begin(), plan.greens.end(), near))
        plan.greens.push_back(at);
}

void addThroughWays(TilePlan &plan) {
    for (const bool river : {true, false}) {
        for (std::size_t i = 0; i < plan.kind->segments.size(); ++i) {
            const Segment &segment = plan.kind->segments[i];
            if (!isWay(segment) || (segment.kind == SegmentKind::River) != river || segment.ports.size() < 2)
                continue;
            const std::vector<WayEnd> ends = endsOf(plan, segment);
            addWay(plan, std::uint8_t(i), int(ends.size()), throughLine(plan, ends));
        }
    }
}

void addCrossings(TilePlan &plan) {
    addUnderpasses(plan);
    for (const Way &way : plan.ways)
        addPassages(plan, way);
    for (int over = 0; over < int(plan.ways.size()); ++over) {
        for (int under = 0; under < over; ++under) {
            if (plan.ways[std::size_t(over)].river)
                continue;
            if (const auto bridge = crossing(plan, over, under))
                plan.bridges.push_back(*bridge);
        }
    }
    // A road end at a village is part of the village; a road that passes another's end makes one, beside
    // itself.
    std::erase_if(plan.roadEnds, [&](QPointF end) {
        int near = 0;
        for (const Way &way : plan.ways) {
            near += !way.river && way.distance(end) < 5;
        }
        if (near > 1)
            addGreen(plan, villageAt(plan, end));
        const auto beside = [end](QPointF water) {
            return QLineF(end, water).length() < 22;
        };
        return near > 1 || std::any_of(plan.springs.begin(), plan.springs.end(), beside) ||
               std::any_of(plan.lakes.begin(), plan.lakes.end(), beside);
    });
}

} // namespace scorekeep::app
