// SPDX-License-Identifier: MIT
// A selection as a text file that people pass on.
//
//     scorekeep-selection: 1
//     selection:
//       edition: C2
//       elements:
//         # Inns & Cathedrals
//         - inns # Inns
//       tiles:
//         inns-and-cathedrals: 1
//       options:
//         farm-scoring: first # Scoring of fields: cities count once
//
// The ids are what is read; the names beside them are for people.
#pragma once

#include "engine/catalogue/selection.h"

#include <string>
#include <string_view>

namespace scorekeep {

inline constexpr int SelectionVersion = 1; // of the form; a newer file is refused

// Whole, with line ends.
std::string writeSelectionFile(const Selection &selection, const Catalogue &catalogue);

// Throws FileError for anything damaged, unknown or newer, with the id `selection.newer-version` for a newer
// form and `selection.no-selection` for another kind of file.
Selection parseSelectionFile(std::string_view text, const std::string &fileName, const Catalogue &catalogue);
// The same of a file.
Selection loadSelectionFile(const std::string &path, const Catalogue &catalogue);

} // namespace scorekeep
