// SPDX-License-Identifier: MIT
// One entry of the log as a flow map of a saved game, written and read.
#pragma once

#include <string>

#include "engine/files/node.h"
#include "engine/game/laid_tiles.h"

namespace scorekeep {

// `{item: place.tile, player: 0, tile: base.city-cap, at: [1, -3], turned: 90}`; one that a change of the
// selection set aside is `{aside: "{item: fairy.move, player: 0, ...}"}`.
std::string writeEntry(const Entry &entry, const Rules &rules, const LaidTiles &laid);

// These throw FileError for unknown keys, names and ranges.
Entry readEntry(const Node &node, const Rules &rules, const LaidTiles &laid);

// `table: road, receivers: [0, 2], facts: {tiles: 5, inn: true}` of an entry: the keys of an entered score.
EnteredScore readEnteredScore(const Node &entry, const Rules &rules);
std::string enteredScoreText(const EnteredScore &score, const Rules &rules);

// `[1, -3]` and `90`, as entries and the setup's start tiles write them.
Cell readCell(const Node &node);
std::uint8_t readTurn(const Node &node);

}  // namespace scorekeep
