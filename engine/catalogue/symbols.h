// SPDX-License-Identifier: MIT
// The vocabulary of what is printed on tiles: symbols, special segments and groups of drawing.
#pragma once

#include "engine/catalogue/tile_kind.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

class Node;

// What a symbol means to a feature that several segments make up: it counts when one segment has it,
// when all of them have it, or the counts are added.
enum class Merge : std::uint8_t { Any, All, Sum };

struct Symbol {
    std::string id;                      // "coat-of-arms"
    std::string name;                    // British, for the translators
    bool onTile = false;                 // may stand in a tile's own list of symbols
    std::vector<SegmentKind> onSegments; // the kinds of segment that may carry it
    bool ownSegment = false;             // names a special segment, which then carries it
    bool namesSegment = false;           // a segment that carries it goes by its name: a monastery by "shrine"
    Merge merge = Merge::Any;
    std::string fact; // the fact that a feature gets from it; may be empty

    bool fitsSegment(SegmentKind kind) const;
};

// Read from resources/tiles/symbols.yaml; an index into `symbols` is a SymbolId.
struct Symbols {
    std::vector<Symbol> symbols;
    std::vector<std::string> groups; // groups of drawing order: "river-spring", "river" ...

    std::optional<SymbolId> find(std::string_view id) const;
    SymbolId at(std::string_view id) const; // throws std::out_of_range
    const Symbol &operator[](SymbolId symbol) const { return symbols[symbol]; }
    bool knowsGroup(std::string_view group) const;
};

// Throws FileError with the place of the mistake.
Symbols readSymbols(const Node &document);

} // namespace scorekeep
