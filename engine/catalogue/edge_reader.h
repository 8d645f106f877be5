// SPDX-License-Identifier: MIT
// Reads what the sides of a tile show and holds it against the segments.
#pragma once

#include "engine/catalogue/tile_kind.h"

namespace scorekeep {

class Node;

// `edges` is a string of letters, or a list of them by cell. Sets SideUse::edge of every side; the segments
// and the outline must be there. Throws FileError where letters and segments disagree or a side is not
// covered.
void readEdges(const Node &edges, TileKind &kind);

} // namespace scorekeep
