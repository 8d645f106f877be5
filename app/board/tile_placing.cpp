// SPDX-License-Identifier: MIT
// Finds places on a tile for figures, gardens, symbols, houses and tufts.
#include "app/board/tile_plan.h"

#include "app/board/symbol_drawing.h"
#include "app/board/tile_painter.h"
#include "app/board/tile_ways.h"

#include <algorithm>
#include <cmath>

namespace scorekeep::app {

namespace {

constexpr int Stride = 4;       // samples between candidates: every second unit
constexpr qreal BigSymbol = 15; // radius from which a symbol is placed before the figures
constexpr qreal SpotDistance = 27;

qreal distance(QPointF a, QPointF b) {
    return std::sqrt(QPointF::dotProduct(a - b, a - b));
}

// The point with the best score among those that carry one of the labels which `allows` accepts.
template <typename Allows, typename Score>
QPointF bestPoint(const LabelMap &map, const Allows &allows, const Score &score, QPointF fallback) {
    QPointF best = fallback;
    qreal most = -1e9;
    for (int y = map.area.top() + Stride / 2; y <= map.area.bottom(); y += Stride) {
        for (int x = map.area.left() + Stride / 2; x <= map.area.right(); x += Stride) {
            const std::size_t index = std::size_t(map.index(x, y));
            const std::uint8_t label = map.labels[index];
            if (label == NoSegment || !allows(label))
                continue;
            const QPointF at = QPointF(x, y) / LabelMap::PerUnit;
            const qreal value = score(at, qreal(map.clearance[index]));
            if (value > most + 1e-6) {
                most = value;
                best = at;
            }
        }
    }
    return best;
}

// The centre of gravity of each segment.
std::vector<QPointF> weightsOf(const LabelMap &map, std::size_t segments, QPointF fallback) {
    std::vector<QPointF> sums(256);
    std::vector<int> counts(256, 0);
    for (int y = map.area.top(); y <= map.area.bottom(); y += 2) {
        for (int x = map.area.left(); x <= map.area.right(); x += 2) {
            const std::uint8_t label = map.labels[std::size_t(map.index(x, y))];
            sums[label] += QPointF(x, y) / LabelMap::PerUnit;
            ++counts[label];
        }
    }
    for (std::size_t i = 0; i < segments; ++i)
        sums[i] = counts[i] > 0 ? sums[i] / counts[i] : fallback;
    sums.resize(segments);
    return sums;
}

qreal toBorder(const QRectF &bounds, QPointF at) {
    return std::min(
        {at.x() - bounds.left(), bounds.right() - at.x(), at.y() - bounds.top(), bounds.bottom() - at.y()});
}

qreal tooNear(QPointF at, QPointF other, qreal wanted) {
    return std::max(0.0, wanted - distance(at, other));
}

qreal tooNearMarks(const TilePlan &plan, QPointF at, qreal radius, std::uint8_t except) {
    qreal sum = 0;
    for (const Mark &mark : plan.marks) {
        if (mark.segment != except || mark.segment == NoSegment)
            sum += tooNear(at, mark.at, mark.radius + radius);
    }
    for (const QPointF &green : plan.greens)
        sum += tooNear(at, green, 15 + radius);
    for (const QPointF &end : plan.roadEnds)
        sum += tooNear(at, end, 9 + radius);
    return sum;
}

QPointF roadSpot(const TilePlan &plan, const Way &way, std::uint8_t segment) {
    QPointF best = way.line.pointAtPercent(0.5);
    qreal most = -1e9;
    const int last = int(way.points.size()) - 1;
    for (int i = last / 10; i <= last * 9 / 10; ++i) {
        const QPointF at = way.points[std::size_t(i)];
        if (plan.map.at(at) != segment)
            continue;
        qreal score = -std::abs(i - last * (way.ends == 1 ? 0.43 : 0.5)) * 24 / last;
        for (std::size_t other = 0; other < plan.spots.size(); ++other) {
            if (other != segment)
                score -= 1.5 * tooNear(at, plan.spots[other], SpotDistance);
        }
        for (const Bridge &bridge : plan.bridges)
            score -= tooNear(at, bridge.at, 20);
        score -= tooNearMarks(plan, at, 11, NoSegment) * 0.6;
        if (score > most) {
            most = score;
            best = at;
        }
    }
    return best;
}

QPointF areaSpot(const TilePlan &plan, std::uint8_t segment, QPointF weight) {
    const SegmentKind kind = plan.kind->segments[segment].kind;
    const qreal enough = kind == SegmentKind::City ? 12 : 15;
    const QRectF bounds = plan.shape.boundingRect();
    return bestPoint(
        plan.map, [segment](std::uint8_t label) { return label == segment; },
        [&](QPointF at, qreal clearance) {
            qreal score = std::min(clearance, enough) * 1.2 + 0.1 * std::min(clearance, 40.0);
            score -= 0.05 * distance(at, weight);
            score -= 0.8 * std::max(0.0, 13 - toBorder(bounds, at));
            for (std::size_t other = 0; other < plan.spots.size(); ++other) {
                if (other != segment)
                    score -= 1.2 * tooNear(at, plan.spots[other], SpotDistance);
            }
            return score - tooNearMarks(plan, at, 11, segment) * 1.1;
        },
        weight);
}

// Each spot moves away from the others in a few rounds; where buildings stand is fixed.
void addSpots(TilePlan &plan) {
    const std::vector<Segment> &segments = plan.kind->segments;
    const QPointF far(-1000, -1000);
    plan.spots.assign(segments.size(), far);
    const std::vector<QPointF> weights = weightsOf(plan.map, segments.size(), plan.cells.front().centre);
    for (int round = 0; round < 3; ++round) {
        for (std::size_t i = 0; i < segments.size(); ++i) {
            const std::uint8_t segment = std::uint8_t(i);
            const auto way = std::find_if(plan.ways.begin(), plan.ways.end(),
                                          [segment](const Way &each) { return each.segment == segment; });
            if (const Mark *mark = plan.markOf(segment);
                mark != nullptr && segments[i].kind != SegmentKind::City &&
                segments[i].kind != SegmentKind::Field && segments[i].kind != SegmentKind::Road)
                plan.spots[i] = mark->at;
            else if (way != plan.ways.end())
                plan.spots[i] = roadSpot(plan, *way, segment);
            else
                plan.spots[i] = areaSpot(plan, segment, weights[i]);
        }
    }
}

void addGardens(TilePlan &plan) {
    for (std::size_t i = 0; i < plan.kind->segments.size(); ++i) {
        if (plan.kind->segments[i].kind != SegmentKind::Garden)
            continue;
        const QString symbol = QStringLiteral("garden");
        const QSizeF size = symbolSize(symbol);
        const qreal full = std::max(size.width(), size.height()) / 2;
        qreal room = 0;
        Mark mark;
        mark.symbol = symbol;
        mark.segment = std::uint8_t(i);
        mark.at = bestPoint(
            plan.map,
            [&](std::uint8_t label) { return plan.kind->segments[label].kind == SegmentKind::Field; },
            [&](QPointF at, qreal clearance) {
                return std::min(clearance, full + 3) - 0.03 * distance(at, plan.cells.front().centre) -
                       0.8 * tooNearMarks(plan, at, full * 0.8, NoSegment);
            },
            plan.cells.front().centre);
        const int index = plan.map.indexAt(mark.at);
        room = index < 0 ? full : qreal(plan.map.clearance[std::size_t(index)]);
        for (const QPointF &green : plan.greens)
            room = std::min(room, distance(green, mark.at) - 13);
        for (const QPointF &end : plan.roadEnds)
            room = std::min(room, distance(end, mark.at) - 8);
        mark.scale = std::clamp((room - 2.5) / full, 0.62, 1.0);
        mark.radius = full * mark.scale;
        plan.marks.push_back(mark);
        for (std::size_t k = 0; k < plan.map.labels.size(); ++k) {
            if (plan.map.labels[k] != NoSegment && distance(plan.map.pointAt(int(k)), mark.at) < mark.radius)
                plan.map.labels[k] = mark.segment;
        }
    }
}

Mark markFor(const SymbolUse &use, const Symbols &symbols, std::uint8_t segment) {
    Mark mark;
    const Symbol &symbol = symbols[use.symbol];
    mark.symbol = QString::fromStdString(symbol.id);
    mark.name = QString::fromStdString(symbol.name);
    const QSizeF size = symbolSize(mark.symbol);
    mark.radius = std::max(size.width(), size.height()) / 2;
    mark.segment = segment;
    return mark;
}

bool carries(const Segment &segment, SymbolId symbol) {
    return std::ranges::count(segment.symbols, symbol, &SymbolUse::symbol) > 0;
}

// One that a way and a field beside it share is the field's, and stands at that way.
bool isShared(const TilePlan &plan, const Segment &way, SymbolId symbol) {
    return isWay(way) && std::ranges::any_of(plan.kind->segments, [&](const Segment &other) {
               return other.kind == SegmentKind::Field && carries(other, symbol);
           });
}

// A road's symbol stands beside it, everything else on its own segment.
QPointF placeFor(const TilePlan &plan, const Mark &mark, SymbolId symbol) {
    const bool ofTile = mark.segment == NoSegment;
    const bool ofWay = !ofTile && isWay(plan.kind->segments[mark.segment]);
    const bool ofField = !ofTile && plan.kind->segments[mark.segment].kind == SegmentKind::Field;
    const bool big = mark.radius >= BigSymbol;
    const QRectF bounds = plan.shape.boundingRect();
    const auto way = std::find_if(plan.ways.begin(), plan.ways.end(), [&](const Way &each) {
        return each.segment == mark.segment ||
               (ofField && carries(plan.kind->segments[each.segment], symbol));
    });
    const auto allows = [&](std::uint8_t label) {
        if (!ofTile && !ofWay)
            return label == mark.segment;
        return ofTile || plan.kind->segments[label].kind == SegmentKind::Field;
    };
    return bestPoint(
        plan.map, allows,
        [&](QPointF at, qreal clearance) {
            qreal score = std::min(clearance, mark.radius + 1.5) * 1.5 + (big ? 0.2 * clearance : 0);
            score -= 0.04 * distance(at, plan.cells.front().centre);
            score -= 0.9 * std::max(0.0, mark.radius + 1 - toBorder(bounds, at));
            if (ofTile && plan.kind->segments[plan.map.at(at)].kind != SegmentKind::Field)
                score -= 6;
            if (way != plan.ways.end()) {
                score -= 1.4 * std::abs(way->distance(at) - mark.radius - 3.5);
            }
            if (!big) {
                for (const QPointF &spot : plan.spots)
                    score -= 0.9 * tooNear(at, spot, mark.radius + 13);
            }
            return score - tooNearMarks(plan, at, mark.radius + 2, NoSegment) * 1.5;
        },
        plan.cells.front().centre);
}

bool isDrawnBuilding(SegmentKind kind) {
    return kind == SegmentKind::Monastery || kind == SegmentKind::Garden || kind == SegmentKind::Special;
}

void addSymbols(TilePlan &plan, const Symbols &symbols, bool big) {
    const auto add = [&](const SymbolUse &use, std::uint8_t segment) {
        for (int i = 0; i < use.count; ++i) {
            Mark mark = markFor(use, symbols, segment);
            if ((mark.radius >= BigSymbol) != big)
                continue;
            mark.at = placeFor(plan, mark, use.symbol);
            const int index = plan.map.indexAt(mark.at);
            const qreal room = index < 0 ? mark.radius : qreal(plan.map.clearance[std::size_t(index)]) + 2;
            mark.scale = std::clamp(room / mark.radius, 0.75, 1.0);
            mark.radius *= mark.scale;
            plan.marks.push_back(mark);
        }
    };
    for (std::size_t i = 0; i < plan.kind->segments.size(); ++i) {
        if (isDrawnBuilding(plan.kind->segments[i].kind))
            continue;
        for (const SymbolUse &use : plan.kind->segments[i].symbols) {
            if (!isShared(plan, plan.kind->segments[i], use.symbol))
                add(use, std::uint8_t(i));
        }
    }
    for (const SymbolUse &use : plan.kind->symbols)
        add(use, NoSegment);
}

} // namespace

// A paved ground for each area, with its drawing behind the place where pieces stand.
void addAreas(TilePlan &plan) {
    constexpr qreal GroundWidth = 132;
    constexpr qreal GroundHeight = 88;
    constexpr qreal GroundLift = 20;
    for (const TileArea &area : plan.kind->areas) {
        const QPointF at(area.x * TileSide / 100, area.y * TileSide / 100);
        const QPointF middle = at - QPointF(0, GroundLift);
        QPainterPath ground;
        ground.addRoundedRect(
            QRectF(middle - QPointF(GroundWidth, GroundHeight) / 2, QSizeF(GroundWidth, GroundHeight)), 12,
            12);
        plan.grounds.push_back(ground);
        Mark mark;
        mark.symbol = QString::fromStdString(area.id);
        mark.at = at;
        mark.lift = QPointF(0, -symbolSize(mark.symbol).height() / 2 - 2);
        mark.radius = GroundHeight / 2 + 10;
        plan.marks.push_back(mark);
    }
}

void addSpotsAndMarks(TilePlan &plan, const Symbols &symbols) {
    addGardens(plan);
    addSymbols(plan, symbols, true);
    addSpots(plan);
    addSymbols(plan, symbols, false);
}

// Spread over each city as far from one another as it allows, the first where most room is.
void addHouses(TilePlan &plan) {
    DetailSequence sequence(plan.seed);
    const QRectF bounds = plan.shape.boundingRect();
    for (const CityArea &city : plan.cities) {
        int samples = 0;
        for (const std::uint8_t label : plan.map.labels)
            samples += label == city.segment;
        const qreal area = samples / qreal(LabelMap::PerUnit * LabelMap::PerUnit);
        const int wanted = int(std::clamp(2 + area / 1450, 1.0, 20.0));
        std::vector<QPointF> chosen;
        for (int i = 0; i < wanted; ++i) {
            qreal value = 0;
            const QPointF at = bestPoint(
                plan.map, [&](std::uint8_t label) { return label == city.segment; },
                [&](QPointF point, qreal clearance) {
                    qreal room = std::min(clearance * 1.9, 30.0);
                    for (const QPointF &other : chosen)
                        room = std::min(room, distance(point, other));
                    for (const Mark &mark : plan.marks)
                        room = std::min(room, (distance(point, mark.at) - mark.radius) * 1.7 + 3);
                    room = std::min(room, distance(point, plan.spots[city.segment]) * 0.95 + 2);
                    for (const Opening &opening : plan.openings)
                        room = std::min(room, distance(point, opening.at) * 1.1);
                    for (const Way &way : plan.ways) {
                        if (way.ends > 1)
                            room = std::min(room, way.distance(point) * 1.4 + 2);
                    }
                    const bool paved = std::ranges::any_of(plan.grounds, [point](const QPainterPath &ground) {
                        return ground.boundingRect().adjusted(-7, -7, 7, 7).contains(point);
                    });
                    if (paved || clearance < 6.2 || toBorder(bounds, point) < 6.5)
                        room = -1;
                    const qreal result = room + sequence.next(0, 0.9);
                    value = std::max(value, result);
                    return result;
                },
                plan.cells.front().centre);
            if (value < 13)
                break;
            chosen.push_back(at);
        }
        plan.houses.insert(plan.houses.end(), chosen.begin(), chosen.end());
    }
}

void addTufts(TilePlan &plan) {
    DetailSequence sequence(plan.seed ^ 0x9e3779b9U);
    const QRectF bounds = plan.shape.boundingRect();
    const std::size_t wanted = 7 * plan.cells.size();
    for (std::size_t i = 0; i < wanted * 8 && plan.tufts.size() < wanted; ++i) {
        const QPointF at(sequence.next(bounds.left() + 5, bounds.right() - 5),
                         sequence.next(bounds.top() + 5, bounds.bottom() - 5));
        const int index = plan.map.indexAt(at);
        if (index < 0)
            continue;
        const std::uint8_t label = plan.map.labels[std::size_t(index)];
        const bool field = label != NoSegment && plan.kind->segments[label].kind == SegmentKind::Field;
        bool room = field && plan.map.clearance[std::size_t(index)] > 6;
        for (const QPointF &other : plan.tufts)
            room = room && distance(at, other) > 11;
        for (const Mark &mark : plan.marks)
            room = room && distance(at, mark.at) > mark.radius + 5;
        if (room)
            plan.tufts.push_back(at);
    }
}

} // namespace scorekeep::app
