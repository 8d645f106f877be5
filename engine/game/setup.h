// SPDX-License-Identifier: MIT
// How a game begins: who plays, with what, and what lies on the table at the start.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/board/board.h"
#include "engine/catalogue/selection.h"

namespace scorekeep {

// The colours that a player may have, each at most one player. Saved games hold these words.
inline constexpr std::array<std::string_view, 8> PlayerColours{"red",   "blue",   "yellow", "green",
                                                               "black", "purple", "orange", "grey"};
inline constexpr std::size_t MostPlayers = PlayerColours.size();

struct PlayerSetup {
    std::string name;
    std::string colour;  // of PlayerColours
    friend bool operator==(const PlayerSetup &, const PlayerSetup &) = default;
};

struct StartTile {
    std::string kind;
    Placement placement;
    friend bool operator==(const StartTile &, const StartTile &) = default;
};

struct Setup {
    std::vector<PlayerSetup> players;  // by seat, in order of play
    PlayerId starter = 0;
    Selection selection;
    std::vector<StartTile> start;  // empty: as the rules say
    std::vector<std::pair<std::string, int>> pieces;  // pieces a player, where other than the boxes hold
    std::vector<std::string> removed;                 // kinds that are not played with
    bool board = true;  // false: tiles and figures are not entered, and scores are counted at the table
    friend bool operator==(const Setup &, const Setup &) = default;
};

}  // namespace scorekeep
