// SPDX-License-Identifier: MIT
// A score that a person might have counted: any table of the game, any of its facts.
#pragma once

#include "engine/game/entered_score.h"
#include "engine/game/rules.h"

#include <random>

namespace scorekeep {

EnteredScore randomScore(const Rules &rules, std::mt19937 &random, Phase phase);

} // namespace scorekeep
