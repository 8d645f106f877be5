// SPDX-License-Identifier: MIT
// How a game begins: who plays, with what, and what lies on the table at the start.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/board/board.h"
#include "engine/catalogue/selection.h"

namespace scorekeep {

struct PlayerSetup {
    std::string name;
    std::string colour;  // a colour of the program's palette: "red" ...
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
    friend bool operator==(const Setup &, const Setup &) = default;
};

}  // namespace scorekeep
