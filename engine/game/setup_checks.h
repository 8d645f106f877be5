// SPDX-License-Identifier: MIT
// What every reader of a game asks of its setup. All throw a FileError at the place of what is wrong.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue/shape.h"
#include "engine/files/node.h"
#include "engine/game/world.h"

namespace scorekeep {

// A name that can be shown in one line: with something to see in it, and without control characters.
std::string readPlayerName(const Node &name);
// There are too few players or too many.
inline constexpr std::size_t LongestName = 60;  // of a player, in characters
[[noreturn]] void failPlayers(const Node &players, std::size_t count);
// Of the state at the beginning: some tile can be drawn.
void checkDrawable(const State &beginning, const Node &selection);
// A kind of the chosen sets, as this edition has it.
std::optional<TileKind> kindInPlay(std::string_view id, const Selection &selection, const World &world);

// The cells that start tiles cover.
class StartCells {
public:
    // Throws at `place` where one is covered already.
    void take(const TileKind &kind, Placement placement, const Node &place);

private:
    std::vector<FootprintCell> m_taken;
};

}  // namespace scorekeep
