// SPDX-License-Identifier: MIT
// A game read from a file of ours or of another program, for the command line.
#pragma once

#include "engine/game/game.h"
#include "engine/game/saved_game.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace scorekeep::app {

struct OpenedGame {
    std::unique_ptr<Game> game;
    std::vector<std::string> nextKinds; // that the file draws next
    std::vector<Notice> notices;
};

// Told the game at its beginning and after every entry, or after every message of the other program's file,
// with the kinds that the file draws next.
using GameWatch = std::function<void(const Game &game, const std::vector<std::string> &nextKinds)>;

// Throws FileError for what is wrong with the file, and NotPlayed, which is one, for what is not played yet.
OpenedGame openGame(const std::string &path, const World &world, const GameWatch &watch = {});

} // namespace scorekeep::app
