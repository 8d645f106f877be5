// SPDX-License-Identifier: MIT
// Finds what typed words mean among names of several words, each of which may be cut short.
#pragma once

#include "app/model/quick_entry.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace scorekeep::app {

// Without case, accents and what stands around a word.
QString folded(const QString &word);
QStringList foldedWords(const QString &text);

// How well typed words fit a name; more is better.
struct Fit {
    int words = 0;         // that were typed and belong to it
    bool complete = false; // none of its words is missing
    int exact = 0;         // words that are not cut short
    bool fromFirst = false;
    auto operator<=>(const Fit &) const = default;
};

struct Found {
    Fit fit;                          // of the best
    std::vector<QuickEntry::Phrase> best; // one for each thing; several are as good as one another
    bool any() const { return !best.empty(); }
    bool clear() const { return best.size() == 1; }
};

// What counts as a name of which nothing is missing: all its words are begun, or all are written out.
enum class Whole { Begun, WrittenOut };
// The typed words from `at` on; they may begin in the middle of a name.
Found findName(const std::vector<QuickEntry::Phrase> &phrases, const QStringList &typed, int at,
               Whole whole = Whole::Begun);
// The names whose words these are the beginning of.
std::vector<QuickEntry::Phrase> startingWith(const std::vector<QuickEntry::Phrase> &phrases,
                                             const QStringList &typed);
// Labels that a person may have meant, the likeliest first: at most `most`.
QStringList nearest(const std::vector<QuickEntry::Phrase> &phrases, const QString &typed, int most);

} // namespace scorekeep::app
