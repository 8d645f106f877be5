// SPDX-License-Identifier: MIT
// A scenario: a position drawn in text, moves in short, and what has to come of it. tests/scenarios/README.md
// explains the form.
#pragma once

#include <string>
#include <vector>

#include "engine/files/node.h"
#include "engine/game/game.h"

namespace scorekeep {

struct ScenarioCase {
    std::string name;
    std::vector<std::string> failures;  // empty: all is as expected
};

// Plays every case of a file. Throws FileError for what can't be read, with the place in the file.
std::vector<ScenarioCase> playScenarios(const Node &document, const World &world);

}  // namespace scorekeep
