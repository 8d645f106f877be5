// SPDX-License-Identifier: MIT
// What a translation must keep of its text. Each check says what is wrong, or nothing.
#pragma once

#include "tests/app/translation_file.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace scorekeep::app {

// Words that a language has in place of alternatives: tests/languages/one-word.txt.
class OneWords {
public:
    OneWords() = default;
    explicit OneWords(const QString &text) {
        static const QRegularExpression form(
            QStringLiteral("^(\\w+) (?:\\[(\\S+)\\] )?(.+\\|.+): (.+)$"));
        for (const QString &line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            if (line.startsWith(QLatin1Char('#'))) {
                continue;
            }
            const auto match = form.match(line);
            if (!match.hasMatch()) {
                m_faults << line;
                continue;
            }
            for (const QString &alternatives : match.captured(3).split(QStringLiteral(", "))) {
                m_words.insert(match.captured(1) + match.captured(2) + QLatin1Char(' ') + alternatives,
                               {line, match.captured(4).split(QStringLiteral(", "))});
            }
        }
    }

    // Whether the translation says the alternatives with the one word.
    bool has(const Translation &text, const QString &form, const QString &alternatives) const {
        for (const QString &key : {text.key, QString()}) {
            const auto found =
                m_words.constFind(text.language + key + QLatin1Char(' ') + alternatives.toLower());
            if (found == m_words.constEnd()) {
                continue;
            }
            const bool said = std::ranges::any_of(found->second, [&](const QString &word) {
                return form.contains(word, Qt::CaseInsensitive);
            });
            if (said) {
                m_used.insert(found->first);
                return true;
            }
        }
        return false;
    }
    const QStringList &faults() const { return m_faults; }
    // Lines that no translation needed.
    QStringList unused() const {
        QSet<QString> lines;
        for (const auto &word : m_words) {
            lines.insert(word.first);
        }
        return (lines - m_used).values();
    }

private:
    QMap<QString, std::pair<QString, QStringList>> m_words;
    QStringList m_faults;
    mutable QSet<QString> m_used;
};

namespace checks {

inline QStringList all(const QString &text, const QRegularExpression &pattern) {
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();) {
        found << match.next().captured();
    }
    found.sort();
    return found;
}

inline QString complete(const Translation &text, const OneWords &) {
    if (!text.finished) {
        return QStringLiteral("unfinished");
    }
    // German, English and French have two.
    if (text.forms.size() != (text.plural ? 2 : 1)) {
        return QStringLiteral("%1 forms").arg(text.forms.size());
    }
    const bool empty =
        std::ranges::any_of(text.forms, [](const QString &form) { return form.trimmed().isEmpty(); });
    return empty ? QStringLiteral("not translated") : QString();
}

// Compares what a pattern finds in the text and in each form.
inline QString kept(const Translation &text, const QRegularExpression &pattern, const char *what) {
    const QStringList wanted = all(text.source, pattern);
    for (const QString &form : text.forms) {
        const QStringList found = all(form, pattern);
        if (found != wanted) {
            return QStringLiteral("%1 %2 in place of %3: %4")
                .arg(QLatin1String(what), found.join(QLatin1Char(' ')), wanted.join(QLatin1Char(' ')), form);
        }
    }
    return {};
}

inline QString placeholders(const Translation &text, const OneWords &) {
    static const QRegularExpression pattern(QStringLiteral("%(?:L?\\d+|L?n)"));
    return kept(text, pattern, "placeholders");
}

inline QString tags(const Translation &text, const OneWords &) {
    static const QRegularExpression pattern(QStringLiteral("</?[a-z][a-z0-9]*(?: [^>]*)?>"));
    return kept(text, pattern, "tags");
}

inline QString accessKeys(const Translation &text, const OneWords &) {
    static const QRegularExpression key(QStringLiteral("&(?=\\w)"),
                                        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression written(QStringLiteral("&&|&[a-z]+;"));
    Translation bare = text;
    bare.source.remove(written);
    for (QString &form : bare.forms) {
        form.remove(written);
    }
    return kept(bare, key, "access keys");
}

inline const QRegularExpression &alternativesPattern() {
    static const QRegularExpression pattern(QStringLiteral("\\{([^{}]*)\\}"));
    return pattern;
}

// Those in a text, as they are written.
inline QStringList alternativesIn(const QString &text) {
    QStringList found;
    for (auto match = alternativesPattern().globalMatch(text); match.hasNext();) {
        found << match.next().captured(1);
    }
    return found;
}

// The same for singular and plural, and for capitals.
inline QString meant(QString alternatives) {
    static const QRegularExpression ending(QStringLiteral("s(?=\\W|$)"));
    return alternatives.toLower().remove(ending);
}

// As the program reads them: two or three, none inside another.
inline QString wellFormed(const Translation &text, const OneWords &) {
    for (const QString &form : text.forms) {
        QString rest = form;
        if (rest.remove(alternativesPattern()).contains(QRegularExpression(QStringLiteral("[{}]")))) {
            return QStringLiteral("a brace without its partner: ") + form;
        }
        for (const QString &alternatives : alternativesIn(form)) {
            const QStringList parts = alternatives.split(QLatin1Char('|'));
            if (parts.size() < 2 || parts.size() > 3) {
                return QStringLiteral("%1 alternatives: {%2}").arg(parts.size()).arg(alternatives);
            }
            if (QSet<QString>(parts.begin(), parts.end()).size() == 1) {
                return QStringLiteral("alternatives that are all the same: {%1}").arg(alternatives);
            }
        }
    }
    return {};
}

// Where English tells editions apart, so does each language that has words for it.
inline QString alternatives(const Translation &text, const OneWords &words) {
    for (const QString &form : text.forms) {
        QSet<QString> wanted, found;
        for (const QString &one : alternativesIn(text.source)) {
            if (!words.has(text, form, one)) {
                wanted.insert(meant(one));
            }
        }
        for (const QString &one : alternativesIn(form)) {
            found.insert(meant(one));
        }
        if (found.size() < wanted.size()) {
            return QStringLiteral("lost an alternative of {%1}: %2")
                .arg(wanted.values().join(QStringLiteral("}, {")), form);
        }
    }
    return {};
}

inline QString spaces(const Translation &text, const OneWords &) {
    const auto outer = [](const QString &form) {
        const auto space = [](QChar c) { return c.isSpace() && c != QLatin1Char('\n'); };
        return !form.isEmpty() && (space(form.front()) || space(form.back()));
    };
    for (const QString &form : text.forms) {
        if (outer(form) && !outer(text.source)) {
            return QStringLiteral("a space at an end: “%1”").arg(form);
        }
    }
    return {};
}

// A sentence stays one, and what leads on to something leads on.
inline QString endMarks(const Translation &text, const OneWords &) {
    static const QRegularExpression mark(QStringLiteral("[.:?!…]$"));
    const auto end = [](QString form) {
        while (form.endsWith(QLatin1Char('}')) || form.endsWith(QLatin1Char('\n'))) {
            form.chop(1);
        }
        return mark.match(form).captured();
    };
    const bool ownName = text.key.startsWith(QLatin1String("tiles/")) ||
                         text.key.startsWith(QLatin1String("expansion/"));
    for (const QString &form : text.forms) {
        if (end(form) != end(text.source) && !(ownName && end(form) == QLatin1String("!"))) {
            return QStringLiteral("another end: ") + form;
        }
    }
    return {};
}

} // namespace checks

struct TranslationCheck {
    const char *name;
    QString (*fault)(const Translation &, const OneWords &);
};

inline constexpr std::array<TranslationCheck, 8> TranslationChecks{{
    {"complete", checks::complete},
    {"placeholders", checks::placeholders},
    {"tags", checks::tags},
    {"access keys", checks::accessKeys},
    {"well formed", checks::wellFormed},
    {"alternatives", checks::alternatives},
    {"spaces", checks::spaces},
    {"end marks", checks::endMarks},
}};

} // namespace scorekeep::app
