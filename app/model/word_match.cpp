// SPDX-License-Identifier: MIT
// Compares typed words with names.
#include "app/model/word_match.h"

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr qsizetype ShortestInside = 3; // letters of a word that begins in the middle of a name

// How far two words are apart: letters to be put in, left out or exchanged.
int distance(const QString &a, const QString &b) {
    std::vector<int> row(std::size_t(b.size()) + 1);
    for (std::size_t i = 0; i < row.size(); ++i) {
        row[i] = int(i);
    }
    for (qsizetype i = 0; i < a.size(); ++i) {
        int diagonal = row[0];
        row[0] = int(i) + 1;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const int above = row[std::size_t(j) + 1];
            const int change = diagonal + (a[i] == b[j] ? 0 : 1);
            row[std::size_t(j) + 1] = std::min({change, above + 1, row[std::size_t(j)] + 1});
            diagonal = above;
        }
    }
    return row.back();
}

Fit fitFrom(const QStringList &words, qsizetype first, const QStringList &typed, int at) {
    Fit fit;
    fit.fromFirst = first == 0;
    for (qsizetype i = first, t = at; i < words.size() && t < typed.size(); ++i, ++t) {
        const QString &word = typed[t];
        const bool enough = first == 0 || word.size() >= ShortestInside || word == words[i];
        if (word.isEmpty() || !enough || !words[i].startsWith(word)) {
            break;
        }
        ++fit.words;
        fit.exact += word == words[i] ? 1 : 0;
    }
    fit.complete = fit.words == words.size();
    return fit;
}

} // namespace

QString folded(const QString &word) {
    QString plain;
    for (const QChar c : word.normalized(QString::NormalizationForm_KD)) {
        if (c.category() != QChar::Mark_NonSpacing) {
            plain += c;
        }
    }
    plain = plain.toCaseFolded();
    const auto around = [](QChar c) { return c.isPunct() && c != QLatin1Char('/') && c != QLatin1Char('-'); };
    while (!plain.isEmpty() && around(plain.back())) {
        plain.chop(1);
    }
    while (!plain.isEmpty() && around(plain.front())) {
        plain.remove(0, 1);
    }
    return plain;
}

QStringList foldedWords(const QString &text) {
    QStringList words;
    for (const QString &word : text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (const QString plain = folded(word); !plain.isEmpty()) {
            words << plain;
        }
    }
    return words;
}

Found findName(const std::vector<QuickEntry::Phrase> &phrases, const QStringList &typed, int at, Whole whole) {
    Found found;
    for (const QuickEntry::Phrase &phrase : phrases) {
        Fit best;
        for (qsizetype first = 0; first < phrase.words.size(); ++first) {
            best = std::max(best, fitFrom(phrase.words, first, typed, at));
        }
        best.complete = best.complete && (whole == Whole::Begun || best.exact == best.words);
        if (best.words == 0 || best < found.fit) {
            continue;
        }
        if (found.fit < best) {
            found.best.clear();
            found.fit = best;
        }
        const bool known = std::any_of(found.best.begin(), found.best.end(),
                                       [&](const auto &other) { return other.id == phrase.id; });
        if (!known) {
            found.best.push_back(phrase);
        }
    }
    return found;
}

std::vector<QuickEntry::Phrase> startingWith(const std::vector<QuickEntry::Phrase> &phrases,
                                             const QStringList &typed) {
    std::vector<QuickEntry::Phrase> starting;
    for (const QuickEntry::Phrase &phrase : phrases) {
        for (qsizetype first = 0; first < phrase.words.size(); ++first) {
            if (fitFrom(phrase.words, first, typed, 0).words == typed.size()) {
                starting.push_back(phrase);
                break;
            }
        }
    }
    return starting;
}

QStringList nearest(const std::vector<QuickEntry::Phrase> &phrases, const QString &typed, int most) {
    std::vector<std::pair<int, QString>> ranked;
    const QString word = folded(typed);
    for (const QuickEntry::Phrase &phrase : phrases) {
        int best = int(word.size()) + 1;
        for (const QString &part : phrase.words) {
            best = std::min(best, distance(word, part));
        }
        ranked.emplace_back(best, phrase.label);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QStringList labels;
    for (const auto &[far, label] : ranked) {
        if (labels.size() < most && !labels.contains(label)) {
            labels << label;
        }
    }
    return labels;
}

} // namespace scorekeep::app
