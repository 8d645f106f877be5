// SPDX-License-Identifier: MIT
// The editions of the game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace scorekeep {

enum class Edition : std::uint8_t { C1, C2, C3 };
inline constexpr std::array<Edition, 3> Editions{Edition::C1, Edition::C2, Edition::C3};

constexpr std::string_view editionName(Edition edition) {
    constexpr std::array<std::string_view, 3> names{"C1", "C2", "C3"};
    return names[std::size_t(edition)];
}

constexpr std::optional<Edition> editionFrom(std::string_view name) {
    for (const Edition edition : Editions) {
        if (editionName(edition) == name) {
            return edition;
        }
    }
    return std::nullopt;
}

} // namespace scorekeep
