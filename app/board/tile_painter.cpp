// SPDX-License-Identifier: MIT
// Draws tiles from their segments, and tells where on a tile a segment lies.
#include "app/board/tile_painter.h"

#include "app/board/symbol_drawing.h"
#include "app/board/tile_plan.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace scorekeep::app {

namespace {

QTransform turned(int rotation) {
    QTransform transform;
    transform.translate(TileSide / 2, TileSide / 2);
    transform.rotate(90 * (rotation & 3));
    transform.translate(-TileSide / 2, -TileSide / 2);
    return transform;
}

QPen pen(const QColor &colour, qreal width, Qt::PenCapStyle cap = Qt::FlatCap) {
    return QPen(colour, width, Qt::SolidLine, cap, Qt::RoundJoin);
}

void paintTuft(QPainter &painter, QPointF at) {
    QPainterPath tuft;
    for (const qreal x : {-1.7, 0.0, 1.7}) {
        tuft.moveTo(at + QPointF(x * 0.7, 1));
        tuft.quadTo(at + QPointF(x, -0.2), at + QPointF(x * 1.25, x == 0 ? -1.6 : -0.9));
    }
    painter.drawPath(tuft);
}

void paintHouse(QPainter &painter, const LandColours &land, QPointF at, qreal size, bool shaded) {
    const qreal w = size / 2;
    painter.setPen(pen(land.wall, 0.7));
    painter.setBrush(land.plaster);
    painter.drawRect(QRectF(at.x() - w * 0.72, at.y() - w * 0.15, w * 1.44, w * 1.05));
    QPainterPath roof(at + QPointF(-w, -w * 0.1));
    roof.lineTo(at + QPointF(0, -w * 1.05));
    roof.lineTo(at + QPointF(w, -w * 0.1));
    roof.closeSubpath();
    painter.setBrush(shaded ? land.roofShade : land.roof);
    painter.drawPath(roof);
}

// The layers of one tile, from the ground up; positions are turned, what stands upright is not.
class Layers {
public:
    Layers(QPainter &painter, const TilePlan &plan, const LandColours &land, int rotation)
        : m_painter(painter), m_plan(plan), m_land(land), m_turn(turned(rotation)) {}

    void paintAll() {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setClipPath(m_turn.map(m_plan.shape), Qt::IntersectClip);
        paintField();
        paintWater();
        paintRoads();
        paintCities();
        paintOpenings();
        paintUpright();
        m_painter.restore();
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.strokePath(m_turn.map(m_plan.rim), pen(m_land.border, 0.8));
        m_painter.restore();
    }

private:
    void stroke(const QPainterPath &line, const QColor &colour, qreal width,
                Qt::PenCapStyle cap = Qt::FlatCap) {
        m_painter.strokePath(m_turn.map(line), pen(colour, width, cap));
    }

    void paintField() {
        m_painter.fillPath(m_turn.map(m_plan.shape), m_land.field);
        if (m_plan.cells.size() > 1) // faint, where the cells of a large tile meet
            m_painter.strokePath(m_turn.map(m_plan.shape), pen(m_land.tuft, 0.8));
        m_painter.setPen(pen(m_land.tuft, 0.9, Qt::RoundCap));
        m_painter.setBrush(Qt::NoBrush);
        for (const QPointF &tuft : m_plan.tufts)
            paintTuft(m_painter, m_turn.map(tuft));
    }

    void paintWater() {
        for (const bool edge : {true, false}) {
            const QColor colour = edge ? m_land.waterEdge : m_land.water;
            const qreal wide = edge ? 1.2 : 0;
            for (const Way &way : m_plan.ways) {
                if (way.river)
                    stroke(way.line, colour, RiverWidth - 2.4 + 2 * wide, Qt::RoundCap);
            }
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(colour);
            for (const QPointF &lake : m_plan.lakes) {
                m_painter.drawEllipse(m_turn.map(lake), 20 + wide, 16 + wide);
                m_painter.drawEllipse(m_turn.map(lake) + QPointF(7, 8), 14 + wide, 10 + wide);
                m_painter.drawEllipse(m_turn.map(lake) + QPointF(-8, -6), 13 + wide, 11 + wide);
            }
            for (const QPointF &spring : m_plan.springs)
                m_painter.drawEllipse(m_turn.map(spring), 9 + wide, 8 + wide);
        }
        paintRipples();
        for (const QPointF &spring : m_plan.springs)
            paintRocks(m_turn.map(spring));
    }

    void paintRipples() {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(pen(m_land.water.lighter(116), 1, Qt::RoundCap));
        for (const Way &way : m_plan.ways) {
            for (const qreal part : {0.15, 0.4, 0.62, 0.86}) {
                if (!way.river)
                    continue;
                const std::size_t at = std::size_t(part * qreal(way.points.size() - 1));
                const QPointF a = m_turn.map(way.points[at - 2]);
                const QPointF b = m_turn.map(way.points[at + 2]);
                const QPointF aside = QPointF(-(b - a).y(), (b - a).x()) * (part < 0.5 ? 0.3 : -0.3);
                m_painter.drawLine(a + aside, b + aside);
            }
        }
    }

    // The spring comes out between stones.
    void paintRocks(QPointF at) {
        m_painter.setPen(pen(m_land.wall, 0.8));
        m_painter.setBrush(m_land.roadEdge.lighter(135));
        constexpr qreal places[][3] = {{-9, -7, 5}, {-1, -10, 6}, {8, -8, 4.6}, {-12, 1, 4}, {11, 0, 3.8}};
        for (const auto &rock : places)
            m_painter.drawEllipse(at + QPointF(rock[0], rock[1]), rock[2], rock[2] * 0.78);
    }

    void paintRoads() {
        for (const bool edge : {true, false}) {
            for (const Way &way : m_plan.ways) {
                if (!way.river)
                    stroke(way.line, edge ? m_land.roadEdge : m_land.road, edge ? RoadEdgeWidth : RoadWidth);
            }
        }
        for (const Bridge &bridge : m_plan.bridges)
            paintBridge(bridge);
        for (const QPointF &green : m_plan.greens)
            paintGreen(m_turn.map(green), 15);
        for (const QPointF &end : m_plan.roadEnds)
            paintGreen(m_turn.map(end), 9);
    }

    void paintBridge(const Bridge &bridge) {
        const qreal half = bridge.overWater ? RiverWidth / 2 + 3.5 : RoadEdgeWidth / 2 + 4;
        const QPointF along = bridge.along * half;
        const QPointF aside = QPointF(-bridge.along.y(), bridge.along.x());
        QPainterPath deck(bridge.at - along);
        deck.lineTo(bridge.at + along);
        stroke(deck, m_land.road, RoadWidth + 1);
        for (qreal step = -0.75; step < 0.8; step += 0.375) { // planks
            QPainterPath plank(bridge.at + along * step - aside * RoadWidth / 2);
            plank.lineTo(bridge.at + along * step + aside * RoadWidth / 2);
            stroke(plank, m_land.battlement, 0.9);
        }
        for (const qreal side : {-1.0, 1.0}) {
            const QPointF rail = aside * (RoadWidth / 2 + 1.1) * side;
            QPainterPath line(bridge.at - along * 1.05 + rail * 1.35);
            line.quadTo(bridge.at - along * 0.8 + rail, bridge.at + rail);
            line.quadTo(bridge.at + along * 0.8 + rail, bridge.at + along * 1.05 + rail * 1.35);
            stroke(line, m_land.wall, 2.4, Qt::RoundCap);
        }
    }

    void paintGreen(QPointF at, qreal radius) {
        m_painter.setPen(pen(m_land.roadEdge, 1.2));
        m_painter.setBrush(m_land.field);
        m_painter.drawEllipse(at, radius, radius);
    }

    void paintCities() {
        for (const CityArea &city : m_plan.cities) {
            m_painter.fillPath(m_turn.map(city.path), m_land.city);
            for (const QPainterPath &wall : city.walls)
                stroke(wall, m_land.wall, WallWidth);
            for (const QPainterPath &wall : city.walls) {
                QPen dashes = pen(m_land.battlement, WallWidth * 0.42);
                dashes.setDashPattern({1.15, 0.85});
                m_painter.strokePath(m_turn.map(wall), dashes);
            }
        }
        for (const QPainterPath &ground : m_plan.grounds) {
            m_painter.fillPath(m_turn.map(ground), m_land.city.lighter(112));
            stroke(ground, m_land.wall, 1.4);
        }
    }

    void paintOpenings() {
        for (const Opening &opening : m_plan.openings) {
            const QPointF aside(-opening.along.y(), opening.along.x());
            const QPointF through = opening.along * (WallWidth / 2 + 1.2);
            const bool water = opening.kind == OpeningKind::WaterGate;
            const bool underpass = opening.kind == OpeningKind::Underpass;
            const qreal half = water ? RiverWidth / 2 - 1.5 : underpass ? 9 : RoadWidth / 2;
            QPainterPath floor(opening.at - through * 1.15);
            floor.lineTo(opening.at + through);
            stroke(floor, water ? m_land.waterEdge : m_land.wall.darker(135), half * 2);
            if (opening.kind == OpeningKind::Gate) {
                QPainterPath road(opening.at - through * 1.3);
                road.lineTo(opening.at + through * 0.2);
                stroke(road, m_land.road, half * 2 - 1.5);
            }
            for (const qreal side : {-1.0, 1.0}) {
                const QPointF tower = opening.at + aside * (half + 1.6) * side;
                QPainterPath block(tower - through * 1.2);
                block.lineTo(tower + through * 1.2);
                stroke(block, m_land.wall, 5);
                block = QPainterPath(tower - through * 0.75);
                block.lineTo(tower + through * 0.75);
                stroke(block, m_land.battlement, 2.2);
            }
        }
    }

    struct Upright {
        QPointF at;
        const Mark *mark = nullptr; // null: a house
        qreal size = 0;
    };

    // What is nearer to the viewer covers what is behind.
    void paintUpright() {
        std::vector<Upright> things;
        for (const QPointF &house : m_plan.houses)
            things.push_back({m_turn.map(house), nullptr, 11});
        for (const QPointF &green : m_plan.greens) {
            constexpr qreal places[][2] = {{-6, -3}, {6.2, -4.2}, {0.6, 6.4}};
            for (const auto &place : places)
                things.push_back({m_turn.map(green) + QPointF(place[0], place[1]), nullptr, 10});
        }
        for (const QPointF &end : m_plan.roadEnds)
            things.push_back({m_turn.map(end), nullptr, 11});
        for (const Mark &mark : m_plan.marks)
            things.push_back({m_turn.map(mark.at) + mark.lift, &mark, 0});
        std::stable_sort(things.begin(), things.end(), [](const Upright &a, const Upright &b) {
            return std::pair(a.at.y(), a.at.x()) < std::pair(b.at.y(), b.at.x());
        });
        bool shaded = false;
        for (const Upright &thing : things) {
            if (thing.mark != nullptr)
                paintSymbol(m_painter, thing.mark->symbol, thing.at, thing.mark->scale, thing.mark->name);
            else
                paintHouse(m_painter, m_land, thing.at, thing.size, shaded = !shaded);
        }
    }

    QPainter &m_painter;
    const TilePlan &m_plan;
    const LandColours &m_land;
    QTransform m_turn;
};

} // namespace

TilePainter::TilePainter(const Theme &theme, const Symbols &symbols) : m_theme(theme), m_symbols(symbols) {}

TilePainter::~TilePainter() = default;

void TilePainter::forget() {
    m_plans.clear();
}

const TilePlan &TilePainter::plan(const TileKind &kind) const {
    std::unique_ptr<TilePlan> &plan = m_plans[kind.id];
    if (!plan)
        plan = std::make_unique<TilePlan>(makeTilePlan(kind, m_symbols));
    return *plan;
}

void TilePainter::paint(QPainter &painter, const TileKind &kind, int rotation) const {
    Layers(painter, plan(kind), m_theme.land, rotation).paintAll();
}

void TilePainter::paintBack(QPainter &painter) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen(m_theme.land.border, 0.8));
    painter.setBrush(m_theme.land.city);
    painter.drawRect(QRectF(0, 0, TileSide, TileSide));
    painter.setPen(pen(m_theme.land.wall, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(12, 12, 76, 76), 10, 10);
    for (const QPointF &at : {QPointF(36, 56), QPointF(62, 50), QPointF(50, 70)})
        paintHouse(painter, m_theme.land, at, 22, at.x() > 60);
    painter.restore();
}

QRectF TilePainter::bounds(const TileKind &kind, int rotation) const {
    return turned(rotation).mapRect(plan(kind).shape.boundingRect());
}

QPainterPath TilePainter::shape(const TileKind &kind, int rotation) const {
    return turned(rotation).map(plan(kind).shape);
}

QPointF TilePainter::spot(const TileKind &kind, int segment, int rotation) const {
    const std::vector<QPointF> &spots = plan(kind).spots;
    return turned(rotation).map(spots.at(std::size_t(segment)));
}

std::optional<QPointF> TilePainter::area(const TileKind &kind, std::uint16_t area, int rotation) const {
    const auto found = std::ranges::find(kind.areas, area, &TileArea::index);
    if (found == kind.areas.end())
        return std::nullopt;
    return turned(rotation).map(QPointF(found->x, found->y) * TileSide / 100);
}

QPainterPath TilePainter::outline(const TileKind &kind, int segment, int rotation) const {
    return turned(rotation).map(traced(plan(kind).map, std::uint8_t(segment)));
}

std::uint8_t TilePainter::segmentAt(const TileKind &kind, QPointF point, int rotation) const {
    return plan(kind).map.at(turned(rotation).inverted().map(point));
}

} // namespace scorekeep::app
