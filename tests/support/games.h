// SPDX-License-Identifier: MIT
// Setups for tests: a plain base game, and random mixes of what people own.
#pragma once

#include "engine/game/world.h"
#include "engine/game/setup.h"

#include <random>

namespace scorekeep {

// The 72 tiles of the base game with farmers.
Setup baseGame(const World &world, int players, Edition edition = Edition::C3);
// Base game, both rivers, the first two expansions and the abbot.
Setup everythingPlayed(const World &world, int players, Edition edition = Edition::C2);
// Any played elements, editions, options and numbers of players; several copies of a set, tiles without their
// rules and rules without their tiles.
Setup randomSetup(const World &world, std::mt19937 &random);
// A game for two or three about one item: with all of its expansion and many kinds of figures. What is rare in
// large mixes is frequent there.
Setup themedSetup(const World &world, const std::string &item, std::mt19937 &random);

// "C2, 3 players, base river-1, elements ...", to find a game again.
std::string inWords(const Setup &setup);

} // namespace scorekeep
