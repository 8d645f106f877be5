// SPDX-License-Identifier: MIT
// The setup sheet: how to lay out this mix for this many players, and on its back where everything goes home.
#pragma once

#include "app/model/reference_lines.h"
#include "app/print/print_page.h"
#include "engine/catalogue/selection.h"
#include "engine/game/world.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace scorekeep::app {

// What a sheet counts. Numbers of pieces are for the players that were given.
struct SheetCounts {
    struct Line {
        QString name;
        int count = 0;
        QString symbol{}; // of pieces
        bool operator==(const Line &) const = default;
    };
    struct Box {
        QString name;
        std::vector<Line> tiles, pieces;
        bool operator==(const Box &) const = default;
    };
    std::vector<Line> tiles;    // by set, all copies; by expansion those that no set describes
    int allTiles = 0;           // of these lines together
    std::vector<Line> eachGets; // every player; the figure that counts points included
    std::vector<Line> setAside; // in the common supply, those that players get in the course of the game included
    std::vector<Box> boxes;     // by expansion: all that came out of it, so that it gets back there
    bool operator==(const SheetCounts &) const = default;
};
SheetCounts sheetCounts(const World &world, const Selection &selection, int players);

// What goes back into a box: "12 tiles", "8 × Follower".
QStringList wayHome(const SheetCounts::Box &expansion);

// Black on white, with check boxes; the second section is the back of the sheet.
Pages setupSheet(const World &world, const Selection &selection, int players);

// The same as plain text, under the titles of the pages. `lines` are those of the preparation.
QString setupSheetText(const SheetCounts &counts, const std::vector<ReferenceLine> &lines, const Pages &pages);

} // namespace scorekeep::app
