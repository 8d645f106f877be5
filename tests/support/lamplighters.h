// SPDX-License-Identifier: MIT
// An expansion that only the tests know: it uses every binding, and no file of the program knows of it.
#pragma once

#include "engine/game/world.h"

#include <vector>

namespace scorekeep::test {

// All modules of the program, and those of the elements `lanterns` and `lamp-oil`.
std::vector<ModuleDefinition> lamplighterModules();
// The program's data and the expansion's, with these modules.
World lamplighterWorldWith(std::vector<ModuleDefinition> modules);
const World &lamplighterWorld();

// How often the options of the lamplighter's offer were worked out.
int &lamplighterOptionsAsked();

} // namespace scorekeep::test
