// SPDX-License-Identifier: MIT
// What can be said of an entry without the options of a prompt: whether its form is possible, whether the table
// can be corrected like that, and why an answer is no option. Used for new answers and for recorded ones alike.
#pragma once

#include <string>

#include "engine/game/table.h"

namespace scorekeep {

// Force lifts rules, not form: the kind is known, the cells are free and on the table, the piece and its new
// place are there.
Refusal whyNoForm(const State &state, const Rules &rules, const Entry &entry);
// Of the core's items alone, beside `table.end`, which only asks that the game goes on.
Refusal whyNoCorrection(const State &state, const Rules &rules, const Entry &entry);
// The reason behind 'not among the options', where the table knows one.
Refusal whyNoOption(const Table &table, ItemId item, PlayerId player, const Answer &answer);

// The tile that a correction means: on the cell of its answer, or the half of the entry's subject. May be NoTile.
TileId meantTile(const Board &board, const Entry &entry);
// The owner that a piece has after the correction that moves it.
PlayerId ownerAfter(const Rules &rules, const Answer &answer);

// An entry's answer in the words of saved games, in short: `base.city-cap [1, -3] 90`, `follower [1, -3]`, `12`.
std::string answerWords(const Entry &entry, const Rules &rules);
// `[1, -3]`, or the word of a place that is not on the board.
std::string placeWords(const Place &place);

}  // namespace scorekeep
