// SPDX-License-Identifier: MIT
// Buildings, and roads and rivers that end on a tile: at a building, a gate, a village or a lake.
#include "app/board/tile_ways.h"

#include "app/board/symbol_drawing.h"
#include "app/board/tile_painter.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace scorekeep::app {

namespace {

constexpr int RaySamples = 96;
constexpr qreal BuildingRadius = 17;

struct BuildingPlace {
    QPointF at;
    qreal room = 0;
};

// Which segments meet a way where it ends.
struct Meeting {
    int roads = 0; // others
    std::vector<std::uint8_t> cities, buildings;
};

Meeting meetingOf(const TileKind &kind, std::uint8_t way) {
    Meeting meeting;
    for (const std::vector<std::uint8_t> &join : kind.joins) {
        if (std::find(join.begin(), join.end(), way) == join.end())
            continue;
        for (const std::uint8_t other : join) {
            const SegmentKind what = kind.segments[other].kind;
            if (other == way)
                continue;
            if (what == SegmentKind::City)
                meeting.cities.push_back(other);
            else if (what == SegmentKind::Road)
                ++meeting.roads;
            else
                meeting.buildings.push_back(other);
        }
    }
    return meeting;
}

// Where a straight line first enters a city.
std::optional<QPointF> hit(const CityArea &city, QPointF from, QPointF to) {
    for (int i = 1; i <= RaySamples; ++i) {
        const QPointF at = from + (to - from) * (qreal(i) / RaySamples);
        if (city.path.contains(at))
            return at;
    }
    return std::nullopt;
}

// Where most room is, far from ways and cities, rather in the middle.
BuildingPlace roomiestPlace(const TilePlan &plan) {
    const CellFrame &frame = plan.cells.front();
    BuildingPlace best{frame.centre, 0};
    qreal bestScore = -1e9;
    std::vector<QPointF> walls;
    for (const CityArea &city : plan.cities) {
        for (const QPainterPath &wall : city.walls) {
            for (int i = 0; i <= 16; ++i)
                walls.push_back(wall.pointAtPercent(i / 16.0));
        }
    }
    for (int x = 26; x <= 74; x += 4) {
        for (int y = 26; y <= 74; y += 4) {
            const QPointF at = frame.sides.front().from + QPointF(x, y);
            if (!frame.path.contains(at))
                continue;
            qreal room = 26;
            for (const QPointF &wall : walls)
                room = std::min(room, QLineF(at, wall).length() - WallWidth / 2);
            for (const Way &way : plan.ways) {
                const qreal half = way.river ? RiverWidth / 2 : RoadEdgeWidth / 2;
                room = std::min(room, way.distance(at) - half);
            }
            for (const CityArea &city : plan.cities) {
                if (city.path.contains(at))
                    room = -10;
            }
            for (const Mark &other : plan.marks)
                room = std::min(room, QLineF(at, other.at).length() - other.radius);
            const qreal score = std::min(room, 22.0) - 0.12 * QLineF(at, frame.centre).length();
            if (score > bestScore) {
                bestScore = score;
                best = {at, room};
            }
        }
    }
    return best;
}

// A building stands in the middle of a city where the field has no room.
BuildingPlace buildingPlace(const TilePlan &plan) {
    const BuildingPlace place = roomiestPlace(plan);
    return place.room < 9 && !plan.cities.empty() ? BuildingPlace{plan.cells.front().centre, 22} : place;
}

// Where roads meet: in the middle of the cell, unless a city lies there.
QPointF meetingPoint(const TilePlan &plan, std::uint8_t cell) {
    const QPointF centre = plan.cells[cell].centre;
    const bool covered =
        cell == 0 && std::any_of(plan.cities.begin(), plan.cities.end(),
                                 [&](const CityArea &city) { return city.path.contains(centre); });
    return covered ? roomiestPlace(plan).at : centre;
}

void lineToGate(TilePlan &plan, QPainterPath &line, const WayEnd &end, std::uint8_t segment,
                bool fromCentre) {
    const CityArea *city = plan.city(segment);
    if (city == nullptr)
        return;
    const QPointF centre = plan.cells[end.cell].centre;
    const QPointF start = fromCentre ? meetingPoint(plan, end.cell) : end.at;
    const QPointF far = end.at + (centre - end.at) * 1.96;
    const std::optional<QPointF> faced = fromCentre ? std::nullopt : hit(*city, end.at, far);
    if (faced) {
        const QPointF out = outOf(*city, *faced);
        const qreal reach = QLineF(end.at, *faced).length() * 0.45;
        line.cubicTo(end.at + end.in * reach, *faced + out * std::min(reach, 9.0), *faced);
        plan.openings.push_back({OpeningKind::Gate, *faced, -out});
        return;
    }
    const std::optional<GatePlace> gate = gateNear(*city, fromCentre ? centre : centre + end.in * -12);
    if (!gate)
        return;
    line.moveTo(start);
    if (fromCentre)
        line.lineTo(gate->at);
    else
        line.cubicTo(end.at + end.in * 30, gate->at + gate->out * 24, gate->at);
    plan.openings.push_back({OpeningKind::Gate, gate->at, -gate->out});
}

QPainterPath endingRoad(TilePlan &plan, std::uint8_t segment, const WayEnd &end) {
    const Meeting meeting = meetingOf(*plan.kind, segment);
    const QPointF centre = plan.cells[end.cell].centre;
    QPainterPath line(end.at);
    if (meeting.roads == 0 && !meeting.buildings.empty()) {
        const Mark *building = plan.markOf(meeting.buildings.front());
        line.lineTo(building != nullptr ? building->at : centre);
        if (!plan.stretched || plan.cities.empty())
            return line;
        lineToGate(plan, line, end, plan.cities.front().segment, true);
        return line;
    }
    if (plan.stretched && meeting.cities.empty()) {
        for (const CityArea &city : plan.cities) {
            if (hit(city, end.at, end.at + (centre - end.at) * 1.96)) {
                lineToGate(plan, line, end, city.segment, false);
                return line;
            }
        }
    }
    if (meeting.roads == 0 && !meeting.cities.empty() && !plan.stretched) {
        lineToGate(plan, line, end, meeting.cities.front(), false);
        return line;
    }
    const QPointF meet = meetingPoint(plan, end.cell);
    line.cubicTo(end.at + (centre - end.at) * 0.5, meet, meet);
    std::vector<std::uint8_t> cities = meeting.cities;
    if (plan.stretched && cities.empty() && !plan.cities.empty())
        cities.push_back(plan.cities.front().segment);
    for (const std::uint8_t city : cities)
        lineToGate(plan, line, end, city, true);
    if (meeting.roads > 0 || plan.stretched)
        addGreen(plan, meet);
    else if (!isBuiltOn(plan, meet))
        plan.roadEnds.push_back(meet);
    return line;
}

// The different fields at both sides of a river's end must stay apart: it runs up to a city.
bool partsFields(const TilePlan &plan, const WayEnd &end) {
    const CellFrame &frame = plan.cells[end.cell];
    for (std::size_t side = 0; side < frame.sides.size(); ++side) {
        if (QLineF(frame.sides[side].middle(), end.at).length() < 1)
            return frame.ring[side * 3] != frame.ring[side * 3 + 2];
    }
    return false;
}

QPainterPath endingRiver(TilePlan &plan, const WayEnd &end, bool alone) {
    const QPointF centre = plan.cells[end.cell].centre;
    QPainterPath line(end.at);
    if (!alone) {
        line.lineTo(centre);
        return line;
    }
    if (partsFields(plan, end)) {
        for (const CityArea &city : plan.cities) {
            if (const auto at = hit(city, end.at, end.at + (centre - end.at) * 1.96)) {
                line.lineTo(*at);
                plan.openings.push_back({OpeningKind::WaterGate, *at, end.in});
                return line;
            }
        }
    }
    const QPointF right(-end.in.y(), end.in.x());
    const QPointF last = centre - end.in * (plan.kind->symbols.empty() ? 2 : 12);
    line.cubicTo(end.at + end.in * 16 + right * 5, last - end.in * 14 - right * 7, last);
    const bool spring = plan.kind->group.find("spring") != std::string::npos;
    (spring ? plan.springs : plan.lakes).push_back(last);
    return line;
}

} // namespace

void addBuildings(TilePlan &plan, const Symbols &symbols) {
    for (std::size_t i = 0; i < plan.kind->segments.size(); ++i) {
        const Segment &segment = plan.kind->segments[i];
        const bool special = segment.kind == SegmentKind::Special;
        if (segment.kind != SegmentKind::Monastery && !special)
            continue;
        Mark mark;
        mark.symbol =
            QString::fromStdString(plan.kind->group); // tiles of a kind have a building of their own
        if (mark.symbol.isEmpty() || !hasSymbolDrawing(mark.symbol))
            mark.symbol = QStringLiteral("monastery");
        if (special || !segment.symbols.empty()) {
            mark.symbol = QString::fromStdString(segment.name.substr(0, segment.name.find('-')));
            if (!segment.symbols.empty()) {
                const Symbol &symbol = symbols[segment.symbols.front().symbol];
                mark.symbol = QString::fromStdString(symbol.id);
                mark.name = QString::fromStdString(symbol.name);
            }
            if (!special && !hasSymbolDrawing(mark.symbol))
                mark.symbol = QStringLiteral("monastery");
        }
        const BuildingPlace place = buildingPlace(plan);
        mark.at = place.at;
        mark.scale = std::clamp(place.room / 20, 0.75, 1.0);
        mark.radius = BuildingRadius * mark.scale;
        mark.segment = std::uint8_t(i);
        plan.marks.push_back(mark);
    }
}

void addEndingWays(TilePlan &plan) {
    int riverEnds = 0;
    for (const Segment &segment : plan.kind->segments)
        riverEnds += segment.kind == SegmentKind::River && segment.ports.size() == 1;
    for (const bool river : {true, false}) {
        for (std::size_t i = 0; i < plan.kind->segments.size(); ++i) {
            const Segment &segment = plan.kind->segments[i];
            if (!isWay(segment) || (segment.kind == SegmentKind::River) != river || segment.ports.size() != 1)
                continue;
            const std::vector<WayEnd> ends = endsOf(plan, segment);
            if (ends.empty())
                continue;
            addWay(plan, std::uint8_t(i), 1,
                   river ? endingRiver(plan, ends.front(), riverEnds == 1)
                         : endingRoad(plan, std::uint8_t(i), ends.front()));
        }
    }
}

} // namespace scorekeep::app
