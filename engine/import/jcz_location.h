// SPDX-License-Identifier: MIT
// The other program's pointers to features, found on our board.
#pragma once

#include "engine/files/node.h"
#include "engine/game/state.h"

#include <cstddef>
#include <vector>

namespace scorekeep {

// `[x, y]`.
Cell readJczCell(const Node &position);

// The segments that `{position, location, feature}` may mean: one, or several where ours divide what is one
// feature there; empty where nothing of that kind and extent lies. Throws NotPlayed with the number of the
// message for kinds of features that are not played, FileError for what is no location.
std::vector<NodeId> findJczFeature(const Board &board, const Node &pointer, std::size_t message);

} // namespace scorekeep
