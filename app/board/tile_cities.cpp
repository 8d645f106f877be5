// SPDX-License-Identifier: MIT
// The areas of cities and their walls, from the sides that they reach.
#include "app/board/tile_painter.h"
#include "app/board/tile_plan.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace scorekeep::app {

namespace {

qreal length(QPointF vector) {
    return std::hypot(vector.x(), vector.y());
}

// A stretch of a cell's ring that one city holds, as points on the frame; `last` is a ring position.
struct Stretch {
    QPointF from, to;
    int first = 0, last = 0;
    bool spur = false; // only a point: keeps two fields apart
};

QPointF onSide(const FrameSide &side, qreal part) {
    return side.from + (side.to - side.from) * part;
}

bool isField(const TileKind &kind, std::uint8_t segment) {
    return segment != NoSegment && kind.segments[segment].kind == SegmentKind::Field;
}

bool borders(const Segment &field, std::uint8_t city) {
    return std::find(field.borders.begin(), field.borders.end(), city) != field.borders.end();
}

// Whether the city must come between a field and what is beside it on the frame: another field, or a city
// that the field does not touch.
bool mustPart(const TileKind &kind, std::uint8_t field, std::uint8_t beside, std::uint8_t city) {
    if (!isField(kind, field) || beside == NoSegment || beside == field || beside == city)
        return false;
    const std::vector<std::uint8_t> &touched = kind.segments[field].borders;
    if (isField(kind, beside)) {
        const bool either = kind.segments[beside].borders.empty() || borders(kind.segments[beside], city);
        return (touched.empty() || borders(kind.segments[field], city)) && either;
    }
    return kind.segments[beside].kind == SegmentKind::City && borders(kind.segments[field], city) &&
           !borders(kind.segments[field], beside);
}

// Where two different fields would touch on the frame although nothing printed there parts them, the city
// must reach that point.
std::vector<Stretch> spurs(const TileKind &kind, const CellFrame &frame, std::uint8_t city) {
    std::vector<Stretch> found;
    const int size = int(frame.ring.size());
    for (int i = 0; i < size; ++i) {
        const std::uint8_t here = frame.ring[std::size_t(i)];
        int j = (i + 1) % size;
        if (j % PortsPerSide == 1 && frame.ring[std::size_t(j)] == NoSegment)
            j = (j + 1) % size;
        const std::uint8_t next = frame.ring[std::size_t(j)];
        if (!mustPart(kind, here, next, city) && !mustPart(kind, next, here, city))
            continue;
        const FrameSide &side = frame.sides[std::size_t(i / PortsPerSide)];
        const QPointF at = i % PortsPerSide == 2 ? side.to : side.middle();
        found.push_back({at, at, i, i, true});
    }
    return found;
}

std::vector<Stretch> stretches(const TileKind &kind, const CellFrame &frame, std::uint8_t city) {
    std::vector<Stretch> found;
    const int size = int(frame.ring.size());
    const auto mine = [&](int i) {
        return frame.ring[std::size_t((i + size) % size)] == city;
    };
    for (int i = 0; i < size; ++i) {
        if (!mine(i) || mine(i - 1))
            continue;
        int last = i;
        while (mine(last + 1))
            ++last;
        constexpr qreal starts[] = {0, 0.3, 0.5};
        constexpr qreal ends[] = {0.5, 0.7, 1};
        const int end = last % size;
        found.push_back({onSide(frame.sides[std::size_t(i / PortsPerSide)], starts[i % PortsPerSide]),
                         onSide(frame.sides[std::size_t(end / PortsPerSide)], ends[end % PortsPerSide]), i,
                         last, false});
    }
    if (found.empty())
        return found;
    for (const Stretch &spur : spurs(kind, frame, city))
        found.push_back(spur);
    std::sort(found.begin(), found.end(),
              [](const Stretch &a, const Stretch &b) { return a.first < b.first; });
    return found;
}

// What lies in the gap between two stretches of a city.
struct Gap {
    bool ways = false;
    bool cities = false;
    bool crossing = false; // another city goes straight through
    int wideCity = 0;      // the most sides of one other city in it
};

Gap gapBetween(const TileKind &kind, const CellFrame &frame, std::uint8_t city, const Stretch &a,
               const Stretch &b) {
    Gap gap;
    const int size = int(frame.ring.size());
    std::vector<int> ports(kind.segments.size(), 0);
    const int stop = b.first > a.last ? b.first : b.first + size;
    for (int i = a.last + 1; i < stop; ++i) {
        const std::uint8_t segment = frame.ring[std::size_t(i % size)];
        if (segment == NoSegment || segment == city)
            continue;
        const SegmentKind what = kind.segments[segment].kind;
        gap.ways |= what == SegmentKind::Road || what == SegmentKind::River;
        if (what == SegmentKind::City) {
            gap.cities = true;
            gap.wideCity = std::max(gap.wideCity, (++ports[segment] + PortsPerSide - 1) / PortsPerSide);
            int inCell = 0;
            for (const std::uint8_t other : frame.ring)
                inCell += other == segment;
            gap.crossing |= inCell > ports[segment] && stop - a.last - 1 <= PortsPerSide;
        }
    }
    return gap;
}

bool hasInnerField(const TileKind &kind) {
    return std::any_of(kind.segments.begin(), kind.segments.end(), [](const Segment &segment) {
        return segment.kind == SegmentKind::Field && segment.ports.empty();
    });
}

// Whether another city lies on the side opposite to a stretch of one side.
bool facesCity(const TileKind &kind, const CellFrame &frame, std::uint8_t city, const Stretch &stretch) {
    const std::size_t size = frame.ring.size();
    const std::uint8_t other = frame.ring[(std::size_t(stretch.first) + size / 2) % size];
    return other != NoSegment && other != city && kind.segments[other].kind == SegmentKind::City;
}

// The wall across a gap. Along one side it is a lens or a bay a quarter deep; from one side to another it
// passes beyond the diagonal, unless something else needs the room.
QPainterPath wallAcross(const TilePlan &plan, const CellFrame &frame, std::uint8_t city, const Stretch &a,
                        const Stretch &b, QPointF weight) {
    const TileKind &kind = *plan.kind;
    const Gap gap = gapBetween(kind, frame, city, a, b);
    const QPointF chord = b.from - a.to;
    const QPointF middle = (a.to + b.from) / 2;
    QPointF depth;
    const bool alongSide = std::any_of(frame.sides.begin(), frame.sides.end(), [&](const FrameSide &side) {
        return QLineF(side.middle(), middle).length() < TileSide * 0.3;
    });
    const bool lens = QLineF(weight, middle).length() < TileSide * 0.2;
    if (alongSide) {
        const QPointF in = frame.centre - middle;
        qreal part = 0.25;
        if (gap.crossing)
            part = 0.35;
        else if (lens && plan.stretched && facesCity(kind, frame, city, a))
            part = 0.51;
        else if (gap.cities)
            part = lens ? 0.22 : 0.4;
        depth = in / std::max(length(in), 1.0) * length(chord) * part;
    } else {
        const QPointF out = middle - weight;
        qreal part = 13;
        if (gap.cities && (a.spur || b.spur))
            part = -18;
        else if (a.spur || b.spur || gap.wideCity > 1)
            part = -9;
        else if (gap.cities && hasInnerField(kind))
            part = -7;
        else if (gap.ways || gap.cities)
            part = 4;
        depth = out / std::max(length(out), 1.0) * part;
    }
    // A lens beside another city begins flat enough to stay out of it.
    const qreal lead = !alongSide ? 0.22 : lens && !gap.crossing && gap.cities ? 0.37 : 0.18;
    QPainterPath wall(a.to);
    wall.cubicTo(a.to + chord * lead + depth * 4 / 3, b.from - chord * lead + depth * 4 / 3, b.from);
    return wall;
}

void addCityInCell(const TilePlan &plan, const CellFrame &frame, CityArea &area) {
    const int size = int(frame.ring.size());
    if (std::all_of(frame.ring.begin(), frame.ring.end(),
                    [&](std::uint8_t segment) { return segment == area.segment; })) {
        area.path.addPath(frame.path);
        return;
    }
    const std::vector<Stretch> all = stretches(*plan.kind, frame, area.segment);
    if (all.empty())
        return;
    QPointF weight;
    int held = 0;
    for (int i = 0; i < size; ++i) {
        if (frame.ring[std::size_t(i)] == area.segment) {
            weight += onSide(frame.sides[std::size_t(i / PortsPerSide)], 0.25 + 0.25 * (i % PortsPerSide));
            ++held;
        }
    }
    weight /= held;
    QPainterPath path(all.front().from);
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (int port = all[i].first; port < all[i].last; ++port) {
            if (port % PortsPerSide == 2)
                path.lineTo(frame.sides[std::size_t(port % size / PortsPerSide)].to);
        }
        path.lineTo(all[i].to);
        const QPainterPath wall =
            wallAcross(plan, frame, area.segment, all[i], all[(i + 1) % all.size()], weight);
        path.connectPath(wall);
        area.walls.push_back(wall);
    }
    path.closeSubpath();
    area.path.addPath(path);
}

// A city inside a large tile fills it, but for a rim of a good third of a tile. Its walls go round clockwise.
void addCityWithin(const QRectF &bounds, CityArea &area) {
    constexpr qreal Rim = 42;
    constexpr qreal Corner = 6; // small, since gates may open close to it
    const QRectF city = bounds.adjusted(Rim, Rim, -Rim, -Rim);
    const QPointF corners[] = {city.topLeft(), city.topRight(), city.bottomRight(), city.bottomLeft()};
    for (int i = 0; i < 4; ++i) {
        const QPointF from = corners[i];
        const QPointF to = corners[(i + 1) % 4];
        const QPointF along = (to - from) / std::max(length(to - from), 1.0) * Corner;
        const QPointF next = QPointF(-along.y(), along.x());
        QPainterPath wall(from + along);
        wall.lineTo(to - along);
        wall.quadTo(to, to + next);
        i == 0 ? area.path.addPath(wall) : area.path.connectPath(wall);
        area.walls.push_back(wall);
    }
    area.path.closeSubpath();
}

} // namespace

void addCities(TilePlan &plan) {
    const TileKind &kind = *plan.kind;
    for (std::size_t i = 0; i < kind.segments.size(); ++i) {
        if (kind.segments[i].kind != SegmentKind::City)
            continue;
        CityArea area;
        area.segment = std::uint8_t(i);
        area.path.setFillRule(Qt::WindingFill);
        for (const CellFrame &frame : plan.cells)
            addCityInCell(plan, frame, area);
        if (area.path.isEmpty() && plan.cells.size() > 2) {
            addCityWithin(plan.shape.boundingRect(), area);
        } else if (area.path.isEmpty()) { // a city inside the tile
            area.path.addEllipse(plan.cells.front().centre, 20, 16);
            area.walls.push_back(area.path);
        }
        plan.cities.push_back(std::move(area));
    }
}

} // namespace scorekeep::app
