// SPDX-License-Identifier: MIT
// The setup sheet: how to lay out this mix for this many players, and on its back where everything goes home.
#pragma once

#include "engine/catalogue/selection.h"
#include "engine/game/world.h"

#include <QString>

#include <vector>

namespace scorekeep::app {

// What a sheet counts. Numbers of pieces are for the players that were given.
struct SheetCounts {
    struct Line {
        QString name;
        int count = 0;
        bool operator==(const Line &) const = default;
    };
    struct Box {
        QString name;
        std::vector<Line> tiles, pieces;
        bool operator==(const Box &) const = default;
    };
    std::vector<Line> tiles;    // by set, all copies
    int allTiles = 0;           //
    std::vector<Line> eachGets; // every player; the figure that counts points included
    std::vector<Line> setAside; // in the common supply
    std::vector<Box> boxes;     // by expansion: all that came out of it, so that it gets back there
    bool operator==(const SheetCounts &) const = default;
};
SheetCounts sheetCounts(const World &world, const Selection &selection, int players);

// For printHtml: black on white, check boxes, the back begins a page of its own.
QString setupSheetHtml(const World &world, const Selection &selection, int players);

} // namespace scorekeep::app
