// SPDX-License-Identifier: MIT
// What the open choice is about, for the panes that answer it.
#pragma once

#include "app/session/game_session.h"

namespace scorekeep::app {

// The first prompt of the choice itself; null when nothing is asked.
const OpenPrompt *mainPrompt(const OpenChoice &choice);
bool hasPrompt(const OpenChoice &choice, PromptKind kind); // beside standing offers
// The tile that is to be placed was the last entry, so another one can take its place.
bool isDrawOpenToChange(const GameSession &session);
// The entry that draws this kind now; nothing where it is not offered.
std::optional<Entry> drawOf(const GameSession &session, KindId kind);

} // namespace scorekeep::app
