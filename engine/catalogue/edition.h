// SPDX-License-Identifier: MIT
// The editions of the game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace scorekeep {

// In the order of their first prints, so that the last is the newest. WE is the Winter Edition.
enum class Edition : std::uint8_t { C1, WE, C2, C3 };
inline constexpr std::array<Edition, 4> Editions{Edition::C1, Edition::WE, Edition::C2, Edition::C3};

constexpr std::string_view editionName(Edition edition) {
    constexpr std::array<std::string_view, Editions.size()> names{"C1", "WE", "C2", "C3"};
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
