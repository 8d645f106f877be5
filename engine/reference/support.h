// SPDX-License-Identifier: MIT
// How far an element is carried by code: played, calculated or described.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace scorekeep {

class Catalogue;
struct Element;
struct Spine;

enum class Support : std::uint8_t { Played, Calculated, Described };

struct ElementSupport {
    Support support = Support::Described;
    // Ids that have text but no code although others of the element have; not empty is an error.
    std::vector<std::string> missing;
    bool operator==(const ElementSupport &) const = default;
};

// The ids that modules bind, sorted.
struct BoundIds {
    std::span<const std::string> items; // with counts
    std::span<const std::string> rows;
    std::span<const std::string> unfilled = {}; // rows that read a fact which nobody works out at the table
};

// An element is played when all its items (but informative ones), counts and rows are bound, also when it has
// informative ones alone: then it is data, such as a figure; calculated when its rows are and no item is, or
// when one of them reads what nobody works out at the table; described when nothing is, or when it has no text
// yet. What only brings other elements along, and no tiles that nobody has written down, is carried as far as
// they are.
ElementSupport support(const Element &element, const Catalogue &catalogue, const Spine &spine,
                       const BoundIds &ids);

// Bound ids without a text, which is an error as well.
std::vector<std::string> withoutText(const Spine &spine, std::span<const std::string> boundItems,
                                     std::span<const std::string> boundRows);

} // namespace scorekeep
