// SPDX-License-Identifier: MIT
// The words that a language's translations are made of, to find those of another in what is shown.
#pragma once

#include "tests/app/translation_file.h"

#include <QRegularExpression>

namespace scorekeep::app {

class SpokenWords {
public:
    // `names`: of players, files and the like, which are the same in every language.
    SpokenWords(const QList<Translation> &translations, const QStringList &names) {
        for (const Translation &text : translations) {
            for (const QString &form : text.forms) {
                for (const QString &word : wordsIn(form)) {
                    m_words.insert(word);
                }
            }
        }
        for (const QString &name : names) {
            for (const QString &word : wordsIn(name)) {
                m_words.insert(word);
            }
        }
    }

    // What no translation has.
    QStringList foreign(const QString &text) const {
        QStringList found;
        for (const QString &word : wordsIn(text)) {
            if (!m_words.contains(word)) {
                found << word;
            }
        }
        return found;
    }

private:
    QSet<QString> m_words;

    // In small letters, without access keys, tags, single letters, keys (F11), codes of editions and tiles (CFRF)
    // and places.
    static QStringList wordsIn(QString text) {
        static const QRegularExpression ends(QStringLiteral("</?(?:br|div|p|table|t[dhr]|[ou]l|li)\\b[^>]*>"));
        static const QRegularExpression tags(QStringLiteral("<[^>]*>|&[a-z]+;|&(?=\\w)|%[0-9n]"),
                                             QRegularExpression::UseUnicodePropertiesOption);
        static const QRegularExpression word(QStringLiteral("[\\p{L}][\\p{L}\\p{N}]+"));
        static const QRegularExpression code(QStringLiteral("^(?:[A-Z]\\d{1,2}|F1[0-2]|[A-Z]{4,})$"));
        QStringList words;
        text.replace(ends, QStringLiteral(" ")); // a cell or line also ends a word
        text.replace(tags, QString());
        for (auto match = word.globalMatch(text); match.hasNext();) {
            const QString found = match.next().captured();
            if (!code.match(found).hasMatch()) {
                words << found.toLower();
            }
        }
        return words;
    }
};

} // namespace scorekeep::app
