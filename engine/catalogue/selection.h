// SPDX-License-Identifier: MIT
// What a table plays: edition, elements, tile sets and options.
#pragma once

#include "engine/catalogue/edition.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scorekeep {

class Catalogue;
class Node;
struct Bundle;

// A value. All lists are sorted by id and free of duplicates.
struct Selection {
    Edition edition = Edition::C3;
    std::vector<std::string> elements;                        // with those that are always or implied there
    std::vector<std::pair<std::string, int>> tileSets;        // copies of each, 1 or more
    std::vector<std::pair<std::string, std::string>> options; // only those that differ from the default

    bool has(std::string_view element) const;
    int copies(std::string_view tileSet) const; // 0: not in play
    // The value in force: the chosen one, else the default of the edition. Throws std::out_of_range if
    // the catalogue has no such option.
    std::string_view option(const Catalogue &catalogue, std::string_view id) const;

    // Forgets the entry if the value is the default.
    void setOption(const Catalogue &catalogue, std::string_view id, std::string_view value);

    bool operator==(const Selection &) const = default;
};

// Sorted, with the elements that are always there or implied by others, without options at their default.
Selection normalised(Selection selection, const Catalogue &catalogue);

// What a box contains, all its elements in play.
Selection selectionOf(const Bundle &bundle, Edition edition, const Catalogue &catalogue);

// `{edition: C2, elements: [inns], tiles: {base: 1}, options: {farm-scoring: first}}`, normalised. Absent
// keys mean none, an absent edition the newest. Throws FileError, which lists what is expected.
Selection readSelection(const Node &node, const Catalogue &catalogue);

Edition readEdition(const Node &node);
// `{base: 1}`, 1 .. `most` copies each. Sorted.
std::vector<std::pair<std::string, int>> readTileSetCopies(const Node &map, const Catalogue &catalogue,
                                                           int most);

// Elements that need another one which is not selected, with what they lack. Not an error: people mix boxes.
std::vector<std::pair<std::string, std::string>> unmetRequirements(const Selection &selection,
                                                                   const Catalogue &catalogue);

} // namespace scorekeep
