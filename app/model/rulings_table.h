// SPDX-License-Identifier: MIT
// One item or row under every edition and deviation, in words: a table whose rows are sentences.
#pragma once

#include "engine/catalogue/selection.h"
#include "engine/game/world.h"
#include "engine/reference/document.h"

#include <QString>

#include <vector>

namespace scorekeep::app {

struct RulingsTable {
    struct Column {
        QString name;         // "C1", "C2/≈C3" (adapted there), "C2/C3, Dragon moves: after scoring"
        QString detail;       // whose deviation it is; may be empty
        bool current = false; // what is played
        bool operator==(const Column &) const = default;
    };
    struct Cell {
        bool there = false; // otherwise the sentence does not exist in that column
        bool adapted = false; // which the column says
        QString text;
        bool operator==(const Cell &) const = default;
    };
    struct Row {
        int depth = 0;           // of notes, from 1
        QString place;           // of an entry: its step or scoring table
        std::vector<Cell> cells; // one a column
        bool operator==(const Row &) const = default;
    };
    QString title; // the sentence that was asked about
    std::vector<Column> columns;
    std::vector<Row> rows;
    bool empty() const { return rows.empty(); }
};

// Editions and deviations that say the same word for word share a column.
RulingsTable rulingsTable(DocumentId document, const QString &id, const World &world, const Selection &selection);

// For a text document, narrow ones too: under each place the columns that say the same, and what that is. No
// sentence is repeated.
QString rulingsHtml(const RulingsTable &table);

} // namespace scorekeep::app
