// SPDX-License-Identifier: MIT
// What the parts share that lay roads and rivers on a tile.
#pragma once

#include "app/board/tile_plan.h"

#include <optional>

namespace scorekeep::app {

// A port of a way: the middle of a side and the direction into the cell.
struct WayEnd {
    std::uint8_t cell = 0;
    QPointF at, in;
};

// A place in a city's wall.
struct GatePlace {
    QPointF at, out; // `out` leads away from the city
};

bool isWay(const Segment &segment);
std::vector<WayEnd> endsOf(const TilePlan &plan, const Segment &segment);
void addWay(TilePlan &plan, std::uint8_t segment, int ends, const QPainterPath &line);

// The direction that leads straight away from a city at a point of its wall.
QPointF outOf(const CityArea &city, QPointF at);
// The middle of the wall that lies nearest to a point.
std::optional<GatePlace> gateNear(const CityArea &city, QPointF point);

// Where a village stands, unless a building stands there already, which is then what the roads lead to.
void addGreen(TilePlan &plan, QPointF at);
bool isBuiltOn(const TilePlan &plan, QPointF at);

} // namespace scorekeep::app
