// SPDX-License-Identifier: MIT
// The entries of all reference documents before they are joined into one spine.
#pragma once

#include "engine/files/node.h"
#include "engine/reference/arrangement.h"
#include "engine/reference/spine.h"

#include <array>
#include <string_view>
#include <vector>

namespace scorekeep {

inline constexpr std::array<std::string_view, 4> SpineLists{"introduction", "anytime", "upkeep", "reactions"};
inline constexpr std::string_view SpineSubjectList = "subjects";

// Entries of one type from all files, and what is said about their order.
template <typename T>
struct Collection {
    std::vector<T> entries;
    Arrangement order;
};

struct SpineParts {
    Spine spine; // scripts with empty steps, facts and repeats: what has its place already
    Collection<Block> blocks;
    Collection<Item> items;
    Collection<Subject> subjects;
    Collection<Row> rows;
    Collection<Note> notes;        // the containers are the entries that they stand under
    std::vector<Node> factNames;   // to be checked once all are known
    std::vector<Node> markNames;   // the same
    std::vector<Node> repeatSteps; // the same
};

// Throws FileError where something does not hold together.
Spine joined(SpineParts parts);

} // namespace scorekeep
