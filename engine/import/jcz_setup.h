// SPDX-License-Identifier: MIT
// The setup of a JCloisterZone game as ours.
#pragma once

#include "engine/files/node.h"
#include "engine/game/setup.h"
#include "engine/game/world.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

// Of the whole file. Throws NotPlayed for what is not played, FileError for anything else.
Setup readJczSetup(const Node &file, const World &world);

// Our ids of the kinds in play that go by this id in the other program's files.
std::vector<std::string> jczTiles(const Selection &selection, const World &world, std::string_view id);

// Quarter turns, from `90` or `R90`.
std::uint8_t readJczRotation(const Node &degrees);

} // namespace scorekeep
