// SPDX-License-Identifier: MIT
// Which cities the fields of a tile touch.
#pragma once

#include "engine/catalogue/tile_kind.h"

#include <vector>

namespace scorekeep {

// By segment, sorted; needs sides and outline. A field touches a city where their half sides lie next to
// each other on the way round the shape; a field that reaches no side touches every city of the tile.
// Where the cardboard differs the tile set says so.
std::vector<std::vector<std::uint8_t>> derivedBorders(const TileKind &kind);

} // namespace scorekeep
