// SPDX-License-Identifier: MIT
// How players and their pieces are shown: colour, letter, silhouette.
#pragma once

#include "app/board/piece_painter.h"
#include "engine/game/rules.h"

#include <QString>

#include <array>
#include <string_view>

namespace scorekeep::app {

struct Theme;

// The colours a player may choose, in the order of Theme::players. Saved games hold these words.
inline constexpr const std::array<std::string_view, MostPlayers> &ColourNames = scorekeep::PlayerColours;

// An index into Theme::players; that of grey for a word that is none of the names.
int paletteIndex(std::string_view colour);
// The name in the program's language.
QString colourName(std::string_view colour);

// The letter that stands in a player's figures: the first of the name that no earlier player has.
QString playerLetter(const Setup &setup, PlayerId player);

// How a piece looks where it is. Followers lie in fields.
PieceLook pieceLook(const Rules &rules, const Board &board, const Piece &piece, const Theme &theme);

} // namespace scorekeep::app
