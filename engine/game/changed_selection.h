// SPDX-License-Identifier: MIT
// A running game over another selection: what was entered is aligned with the rules that hold then.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "engine/game/game.h"

namespace scorekeep {

struct ChangedSelection {
    std::unique_ptr<Game> game;               // none when the table cannot be played so
    std::string failure;                      // why, for the developer
    std::vector<std::pair<int, int>> points;  // by player: before, after
    std::vector<std::size_t> aside;     // inputs that would be set aside: indices into the log as it is
    std::vector<std::size_t> restored;  // inputs that would count again: indices into the new log
    std::size_t undone = 0;             // inputs behind the cursor, which can't be redone then
};

// Changes nothing. Start tiles, numbers of pieces and removed kinds that the selection does not know are left
// out of the setup. What the new rules have no words for, or refuse, is kept in the new log as text, and is read
// again when the selection changes once more: changing back restores the table.
ChangedSelection withSelection(const Game &game, const Selection &selection);

}  // namespace scorekeep
