// SPDX-License-Identifier: MIT
// Finds which segment covers which point of a tile, and traces the outline of each.
#include "app/board/tile_plan.h"

#include "app/board/tile_painter.h"

#include <QColor>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>

namespace scorekeep::app {

namespace {

// Labels while the map is made; a tile has fewer segments.
constexpr std::uint8_t Land = 254;
constexpr int PerUnit = LabelMap::PerUnit;

QColor asColour(std::uint8_t label) {
    return QColor(label, 0, 0);
}

QImage drawn(const TilePlan &plan, const QRect &area) {
    QImage image(area.size(), QImage::Format_RGB32);
    image.fill(asColour(NoSegment));
    QPainter painter(&image);
    painter.translate(-area.topLeft());
    painter.scale(PerUnit, PerUnit);
    painter.setPen(Qt::NoPen);
    painter.fillPath(plan.shape, asColour(Land));
    for (const bool river : {true, false}) {
        for (const Way &way : plan.ways) {
            if (way.river == river)
                painter.fillPath(way.area, asColour(way.segment));
        }
        for (const QPointF &lake : river ? plan.lakes : std::vector<QPointF>()) {
            painter.setBrush(asColour(plan.ways.front().segment));
            painter.drawEllipse(lake, 18, 15);
        }
    }
    for (const CityArea &city : plan.cities) {
        painter.fillPath(city.path, asColour(city.segment));
        for (const QPainterPath &wall : city.walls)
            painter.strokePath(wall, QPen(asColour(city.segment), WallWidth));
    }
    for (const Mark &mark : plan.marks) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(asColour(mark.segment));
        painter.drawEllipse(mark.at, mark.radius, mark.radius);
    }
    painter.end();
    return image;
}

// Clipping to the tile's shape is cheaper here than in each path.
void readLabels(LabelMap &map, const QImage &image, const QPainterPath &shape) {
    map.labels.resize(std::size_t(map.area.width() * map.area.height()));
    for (int y = 0; y < image.height(); ++y) {
        const QRgb *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x)
            map.labels[std::size_t(y * image.width() + x)] = std::uint8_t(qRed(line[x]));
    }
    const bool wholeSquare = shape.elementCount() == 5;
    if (wholeSquare)
        return;
    for (std::size_t i = 0; i < map.labels.size(); ++i) {
        if (map.labels[i] != NoSegment && !shape.contains(map.pointAt(int(i))))
            map.labels[i] = NoSegment;
    }
}

struct Seed {
    int index = 0;
    std::uint8_t field = NoSegment;
};

std::vector<Seed> fieldSeeds(const TilePlan &plan) {
    std::vector<Seed> seeds;
    for (const CellFrame &frame : plan.cells) {
        for (std::size_t i = 0; i < frame.ring.size(); ++i) {
            const std::uint8_t segment = frame.ring[i];
            if (segment == NoSegment || plan.kind->segments[segment].kind != SegmentKind::Field || i % 3 == 1)
                continue;
            const FrameSide &side = frame.sides[i / 3];
            const QPointF in = frame.inward(int(i / 3)) * 0.8;
            for (const qreal part : {0.25, 0.15, 0.35, 0.08, 0.04}) {
                const qreal along = i % 3 == 0 ? part : 1 - part;
                const int index = plan.map.indexAt(side.from + (side.to - side.from) * along + in);
                if (index >= 0 && plan.map.labels[std::size_t(index)] == Land)
                    seeds.push_back({index, segment});
            }
        }
    }
    return seeds;
}

std::array<int, 4> around(const LabelMap &map, int index) {
    const int width = map.area.width();
    const int size = int(map.labels.size());
    const int x = index % width;
    return {index >= width ? index - width : -1, x + 1 < width ? index + 1 : -1,
            index + width < size ? index + width : -1, x > 0 ? index - 1 : -1};
}

// Lets the fields grow from their ports; returns whether no two of them meet.
bool growFields(LabelMap &map, const std::vector<Seed> &seeds) {
    std::deque<int> queue;
    bool apart = true;
    for (const Seed &seed : seeds) {
        if (map.labels[std::size_t(seed.index)] == Land) {
            map.labels[std::size_t(seed.index)] = seed.field;
            queue.push_back(seed.index);
        }
    }
    std::vector<bool> isField(256, false);
    for (const Seed &seed : seeds)
        isField[seed.field] = true;
    while (!queue.empty()) {
        const int index = queue.front();
        queue.pop_front();
        const std::uint8_t field = map.labels[std::size_t(index)];
        for (const int next : around(map, index)) {
            if (next < 0)
                continue;
            std::uint8_t &label = map.labels[std::size_t(next)];
            if (label == Land) {
                label = field;
                queue.push_back(next);
            } else if (label != field && label < Land && isField[label]) {
                apart = false;
            }
        }
    }
    return apart;
}

std::vector<int> filled(LabelMap &map, int start, std::uint8_t label) {
    std::vector<int> area{start};
    map.labels[std::size_t(start)] = label;
    for (std::size_t i = 0; i < area.size(); ++i) {
        for (const int next : around(map, area[i])) {
            if (next >= 0 && map.labels[std::size_t(next)] == Land) {
                map.labels[std::size_t(next)] = label;
                area.push_back(next);
            }
        }
    }
    return area;
}

// Land that no port reaches belongs to the fields inside the tile, the largest piece to the first of them.
void labelInnerFields(const TilePlan &plan, LabelMap &map) {
    std::vector<std::uint8_t> inner;
    for (std::size_t i = 0; i < plan.kind->segments.size(); ++i) {
        if (plan.kind->segments[i].kind == SegmentKind::Field && plan.kind->segments[i].ports.empty())
            inner.push_back(std::uint8_t(i));
    }
    std::vector<std::vector<int>> pieces;
    for (std::size_t i = 0; i < map.labels.size(); ++i) {
        if (map.labels[i] == Land)
            pieces.push_back(filled(map, int(i), NoSegment));
    }
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const auto &a, const auto &b) { return a.size() > b.size(); });
    constexpr std::size_t Sliver = 60 * PerUnit * PerUnit;
    for (std::size_t i = 0; i < pieces.size() && !inner.empty(); ++i) {
        if (i >= inner.size() && pieces[i].size() < Sliver)
            continue;
        for (const int index : pieces[i])
            map.labels[std::size_t(index)] = inner[i % inner.size()];
    }
}

// Distances to the nearest point of another label, by two sweeps.
void measureClearance(LabelMap &map) {
    const int width = map.area.width();
    const int height = map.area.height();
    const auto labelAt = [&](int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= height ? NoSegment
                                                           : map.labels[std::size_t(y * width + x)];
    };
    map.clearance.assign(map.labels.size(), 1e6F);
    constexpr float Straight = 1.0F / PerUnit;
    constexpr float Slant = 1.3507F / PerUnit;
    const auto relax = [&](int x, int y, int dx, int dy) {
        const std::size_t here = std::size_t(y * width + x);
        const float cost = dx != 0 && dy != 0 ? Slant : Straight;
        const float from = labelAt(x + dx, y + dy) != map.labels[here]
                               ? cost / 2
                               : map.clearance[std::size_t((y + dy) * width + x + dx)] + cost;
        map.clearance[here] = std::min(map.clearance[here], from);
    };
    constexpr std::array<std::array<int, 2>, 4> before{{{-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            for (const auto &d : before)
                relax(x, y, d[0], d[1]);
        }
    }
    for (int y = height - 1; y >= 0; --y) {
        for (int x = width - 1; x >= 0; --x) {
            for (const auto &d : before)
                relax(x, y, -d[0], -d[1]);
        }
    }
}

using Corner = std::array<int, 2>;

constexpr double Tolerance = 0.75; // of a traced outline, in samples

// Leaves out points that lie within `tolerance` of the line between their neighbours (Douglas and Peucker).
void simplified(const std::vector<Corner> &line, std::size_t first, std::size_t last, double tolerance,
                std::vector<Corner> &kept) {
    const double dx = line[last][0] - line[first][0];
    const double dy = line[last][1] - line[first][1];
    const double length = std::hypot(dx, dy);
    std::size_t farthest = first;
    double most = tolerance;
    for (std::size_t i = first + 1; i < last; ++i) {
        const double x = line[i][0] - line[first][0];
        const double y = line[i][1] - line[first][1];
        const double away = length > 0 ? std::abs(x * dy - y * dx) / length : std::hypot(x, y);
        if (away > most) {
            most = away;
            farthest = i;
        }
    }
    if (farthest == first) {
        kept.push_back(line[last]);
        return;
    }
    simplified(line, first, farthest, tolerance, kept);
    simplified(line, farthest, last, tolerance, kept);
}

// Walks once around a piece, with the piece on the right, from the left top corner of a sample.
std::vector<Corner> walked(const LabelMap &map, std::uint8_t label, Corner start, std::vector<bool> &seen) {
    const int width = map.area.width();
    const int height = map.area.height();
    const auto mine = [&](int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && map.labels[std::size_t(y * width + x)] == label;
    };
    std::vector<Corner> line{start};
    Corner at = start;
    int dx = 1;
    int dy = 0;
    do {
        if (dx == 1)
            seen[std::size_t(at[1] * width + at[0])] = true;
        at = {at[0] + dx, at[1] + dy};
        line.push_back(at);
        // The samples ahead, to the left and to the right of the direction.
        const int leftX = at[0] + (dx + dy - 1) / 2;
        const int leftY = at[1] + (dy - dx - 1) / 2;
        const int rightX = at[0] + (dx - dy - 1) / 2;
        const int rightY = at[1] + (dy + dx - 1) / 2;
        const int x = dx;
        if (!mine(rightX, rightY)) {
            dx = -dy;
            dy = x;
        } else if (mine(leftX, leftY)) {
            dx = dy;
            dy = -x;
        }
    } while (at != start || dx != 1);
    return line;
}

} // namespace

int LabelMap::indexAt(QPointF point) const {
    const int x = int(std::floor(point.x() * PerUnit));
    const int y = int(std::floor(point.y() * PerUnit));
    return area.contains(x, y) ? index(x, y) : -1;
}

QPointF LabelMap::pointAt(int index) const {
    const int x = index % area.width() + area.left();
    const int y = index / area.width() + area.top();
    return QPointF(x + 0.5, y + 0.5) / PerUnit;
}

std::uint8_t LabelMap::at(QPointF point) const {
    const int index = indexAt(point);
    return index < 0 ? NoSegment : labels[std::size_t(index)];
}

void addLabels(TilePlan &plan) {
    const QRectF bounds = plan.shape.boundingRect();
    plan.map.area = QRect((bounds.topLeft() * PerUnit).toPoint(), (bounds.size() * PerUnit).toSize());
    readLabels(plan.map, drawn(plan, plan.map.area), plan.shape);
    plan.separated = growFields(plan.map, fieldSeeds(plan));
    labelInnerFields(plan, plan.map);
    measureClearance(plan.map);
    // A city's wall is its own ground, but nothing stands on it.
    for (std::size_t i = 0; i < plan.map.labels.size(); ++i) {
        if (plan.city(plan.map.labels[i]) != nullptr)
            plan.map.clearance[i] = std::max(0.0F, plan.map.clearance[i] - 3.4F);
    }
}

QPainterPath traced(const LabelMap &map, std::uint8_t label) {
    QPainterPath path;
    const int width = map.area.width();
    std::vector<bool> seen(map.labels.size(), false);
    for (int y = 0; y < map.area.height(); ++y) {
        for (int x = 0; x < width; ++x) {
            const std::size_t index = std::size_t(y * width + x);
            const bool edge =
                map.labels[index] == label && (y == 0 || map.labels[index - std::size_t(width)] != label);
            if (!edge || seen[index])
                continue;
            const std::vector<Corner> line = walked(map, label, {x, y}, seen);
            std::vector<Corner> kept{line.front()};
            const std::size_t half = line.size() / 2;
            simplified(line, 0, half, Tolerance, kept);
            simplified(line, half, line.size() - 1, Tolerance, kept);
            QPolygonF polygon;
            for (const Corner &corner : kept)
                polygon << QPointF(corner[0] + map.area.left(), corner[1] + map.area.top()) / PerUnit;
            path.addPolygon(polygon);
            path.closeSubpath();
        }
    }
    return path;
}

} // namespace scorekeep::app
