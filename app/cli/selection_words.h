// SPDX-License-Identifier: MIT
// A selection named on the command line.
#pragma once

#include "engine/catalogue/selection.h"
#include "engine/game/world.h"

#include <string>
#include <string_view>

namespace scorekeep::app {

struct Arguments;

// "inns,river-1,big-box-6": ids of elements, expansions (all of it, with its tiles) and bundles, in any mix,
// or `everything`. The base game is always there. Throws UsageError for an unknown id or edition; an empty
// edition is the newest.
Selection selectionNamed(const World &world, std::string_view edition, std::string_view list);
// That one, or the file that was named instead. Throws FileError for a damaged file.
Selection selectionOf(const World &world, const Arguments &arguments);

} // namespace scorekeep::app
