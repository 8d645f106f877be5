// SPDX-License-Identifier: MIT
// Edition wording inside a text: `{followers|meeples}`.
#pragma once

#include "engine/catalogue/edition.h"

#include <string>
#include <string_view>

namespace scorekeep {

class Node;

// Picks the alternatives of an edition: the first is C1's, the second that of later ones, a third, where
// there is one, C3's. Texts that were not checked come out as they are where braces don't match.
std::string worded(std::string_view text, Edition edition);

// Reads a text and checks its braces: 2 or 3 alternatives, none inside another. Throws FileError.
std::string readText(const Node &node);

// The text of a key, read so; empty when the key is absent.
std::string readTextAt(const Node &map, std::string_view key);

} // namespace scorekeep
