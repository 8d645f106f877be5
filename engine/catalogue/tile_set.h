// SPDX-License-Identifier: MIT
// A set of tiles as a box holds it, and its reader. resources/tiles/README.md explains the notation.
#pragma once

#include "engine/catalogue/symbols.h"
#include "engine/catalogue/tile_kind.h"

#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

class Node;

struct TileSet {
    std::string id;                    // "base"; its kinds are "base.city-cap" ...
    std::string name;                  // British, for the translators
    std::vector<std::string> editions; // whose prints differ: "C1", "C2" ...; empty when all are equal
    std::string start;                 // the kind that opens the board, "base.city-cap-road"; may be empty
    std::vector<TileKind> tiles;       // every kind of every print; `count` is that of the first that has it
    std::vector<std::vector<int>> counts; // by tile, by edition of `editions`; 0 where a print lacks the tile

    // The kinds of that edition's print with their counts. An edition that the set does not list gets the
    // first print.
    std::vector<TileKind> kindsFor(std::string_view edition) const;
};

// Checks the notation completely (every port used once, edges and segments agree, symbols known, ids and
// aliases unique). Throws FileError with the place of the mistake.
TileSet readTileSet(const Node &document, const Symbols &symbols);

} // namespace scorekeep
