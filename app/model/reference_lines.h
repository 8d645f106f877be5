// SPDX-License-Identifier: MIT
// A document of the reference as lines of words, before it becomes a page, a text or a comparison.
#pragma once

#include "app/i18n/catalogue_text.h"
#include "engine/catalogue/selection.h"
#include "engine/reference/document.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace scorekeep::app {

struct ReferenceLine {
    LineKind kind = LineKind::Item;
    int depth = 0;     // 0: an entry of its own; more: a note under what stands before
    QString id;        // of the entry, the same in every language: what links and comparisons use
    QString text;      // without markup
    QString label;     // what stands at the left: a step's id "2B-1", a list's number "3"; may be empty
    QString detail;    // numbers by players, publishers it holds for; may be empty
    QStringList marks; // checkpoints, "interpretation"
    QString symbol;    // the drawing beside it; may be empty
    Category category = Category::Tile; // of rows
    bool adapted = false;               // an adaptation in the edition at hand
    bool footnote = false;
    bool linked = false; // another document has the rule of this row
    bool operator==(const ReferenceLine &) const = default;
};

// What a document is for: edition, mix, and perhaps a number of players.
struct ReferenceScope {
    Selection selection;
    std::optional<int> players;
    bool marksAdaptations = true;
    bool operator==(const ReferenceScope &) const = default;
};

QString sectionTitle(std::string_view name); // of entries that are no step's: introduction, anytime ...
QString documentTitle(DocumentId document);
// A sentence about what the document is good for.
QString documentIntroduction(DocumentId document);

std::vector<ReferenceLine> referenceLines(DocumentId document, const World &world,
                                          const ReferenceScope &scope);
// Of a document that was composed for the scope.
std::vector<ReferenceLine> referenceLines(const TailoredDocument &tailored, const World &world,
                                          const ReferenceScope &scope);

QString categoryName(Category category);

// ---- what a change of the selection does to a document
struct ReferenceChanges {
    std::vector<ReferenceLine> added, removed;
    std::vector<std::pair<ReferenceLine, ReferenceLine>> changed; // before, after
    bool empty() const { return added.empty() && removed.empty() && changed.empty(); }
};
ReferenceChanges referenceChanges(const std::vector<ReferenceLine> &before,
                                  const std::vector<ReferenceLine> &after);

} // namespace scorekeep::app
