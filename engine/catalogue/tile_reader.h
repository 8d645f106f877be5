// SPDX-License-Identifier: MIT
// Reads one tile of a set; resources/tiles/README.md explains the notation.
#pragma once

#include "engine/catalogue/symbols.h"
#include "engine/catalogue/tile_kind.h"

#include <string_view>

namespace scorekeep {

class Node;

// One entry of `tiles`, also used for a tile that a person describes. The kind's id is `set`.`id`.
// `editions` and `count` are left to the reader of sets, so `count` stays 1. Throws FileError.
TileKind readTileKind(const Node &tile, std::string_view set, const Symbols &symbols);

} // namespace scorekeep
