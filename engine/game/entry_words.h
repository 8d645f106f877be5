// SPDX-License-Identifier: MIT
// The words of an entry's text: keys that tell the kind of an answer, places, halves.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "engine/game/answer.h"

namespace scorekeep::entry_words {

// By PromptKind, Half and Place::Kind.
inline constexpr std::array<std::string_view, 10> KindWords{"draw-tile",     "place-tile",    "place-piece",
                                                     "choose-pieces", "choose-option", "choose-player",
                                                     "choose-order",  "enter-number",  "confirm",
                                                     "enter-score"};
inline constexpr std::array<std::string_view, 2> PhaseWords{"during", "after"};  // by Phase
inline constexpr std::array<std::string_view, 5> HalfWords{"whole", "north-west", "north-east", "south-east",
                                                    "south-west"};
inline constexpr std::array<std::string_view, 10> PlaceWords{"none",   "segment", "cell",          "corner",      "beside",
                                                      "area",   "supply",  "common-supply", "out-of-game", "prison"};
inline constexpr std::string_view NobodyWord = "none";
inline constexpr std::string_view PutIn = "put-in"; // a pass, by a change of the selection
inline constexpr int Degrees = 90;

// The keys that tell the kind of an answer, in this order; others need `kind`.
inline constexpr std::array<std::pair<std::string_view, PromptKind>, 10> TellingKeys{{
    {"at", PromptKind::PlaceTile},
    {"tile", PromptKind::DrawTile},
    {"piece", PromptKind::PlacePiece},
    {"pieces", PromptKind::ChoosePieces},
    {"option", PromptKind::ChooseOption},
    {"order", PromptKind::ChooseOrder},
    {"number", PromptKind::EnterNumber},
    {"chosen", PromptKind::ChoosePlayer},
    {"confirm", PromptKind::Confirm},
    {"table", PromptKind::EnterScore},
}};

}  // namespace scorekeep::entry_words
