// SPDX-License-Identifier: MIT
// One item or row under every edition, and where its options or publishers differ, lined up sentence by sentence.
#pragma once

#include "engine/catalogue/selection.h"
#include "engine/reference/document.h"

#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

// What holds in one case. `selection` is that case: an edition with its own options, or the edition at hand
// with one option set otherwise.
struct RulingColumn {
    Selection selection;
    std::string option, value;           // of the latter; else empty
    std::vector<std::string> publishers; // whose deviation it is; usually none
    std::vector<bool> holds;             // for each line whether it is there
};

// Points into the spine. The lines are the entry with its notes, and entries that take its place in another
// case: those of the same element whose conditions name the same option.
struct Rulings {
    std::string_view id; // of the item or row
    bool after = false;  // a row as it scores after the game
    std::vector<DocumentLine> lines;
    std::vector<RulingColumn> editions, deviations;
};

// Of an item, row or note by its id; a note is compared with what it stands under. The mix is the selection's,
// its options are left to each edition. Empty when the spine has no such entry.
Rulings rulings(DocumentId document, std::string_view id, const Spine &spine, const Selection &selection,
                const Catalogue &catalogue);

} // namespace scorekeep
