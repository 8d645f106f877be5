// SPDX-License-Identifier: MIT
// The small words of the tile notation: ids, sides, halves, kinds of segment.
#pragma once

#include "engine/catalogue/tile_kind.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

class Node;

// A word of a text and where it begins there.
struct Word {
    std::string_view text;
    std::size_t offset = 0;
};

// Split at blanks.
std::vector<Word> wordsOf(std::string_view text);
// Split at commas, blanks around each part removed.
std::vector<Word> partsOf(std::string_view text);

// Fails at a place inside a scalar.
[[noreturn]] void failWithin(const Node &node, std::size_t offset, std::string_view id,
                             std::string found = {}, std::string expected = {});

// Lower-case words joined by hyphens ("city-cap-road"); throws FileError.
std::string readId(const Node &node);

// A whole positive number; none when the text is anything else or above 999.
std::optional<int> countCalled(std::string_view text);
std::optional<SegmentKind> segmentKindCalled(std::string_view word);
std::optional<Half> halfCalled(std::string_view word); // "nw", "ne", "se", "sw"
std::optional<Edge> edgeCalled(char letter);           // c r f w a o; "-" is None
char letterOf(Edge edge);

// "N", "EL", "2:SR", "D": a whole side when no half is named. The cell counts from 1 in the notation and
// from 0 here.
struct SideName {
    int cell = 0;
    Side side = Side::North;
    std::optional<Port> half;
};
std::optional<SideName> sideCalled(std::string_view word);
// As the notation writes it; the cell only where there are several.
std::string nameOf(int cell, Side side, std::optional<Port> half, bool withCell);

} // namespace scorekeep
