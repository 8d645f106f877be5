// SPDX-License-Identifier: MIT
// The board for screen readers: a list of what can be done there, then the tiles as they lie.
#pragma once

namespace scorekeep::app {

class BoardView;

// Called by the board view; more than once does nothing.
void installBoardAccessibility();
// Tells that the current target is another.
void announceCurrentTarget(BoardView *view);

} // namespace scorekeep::app
