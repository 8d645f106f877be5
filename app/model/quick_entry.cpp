// SPDX-License-Identifier: MIT
// Gathers the names that a line may use, reads it, and completes it.
#include "app/model/quick_entry.h"

#include "app/i18n/game_text.h"
#include "app/model/quick_line.h"
#include "app/model/word_match.h"
#include "app/player_look.h"
#include "engine/game/calculator.h"

#include <QCoreApplication>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr qsizetype LongestName = 4; // words of which one name is completed

bool isNumber(const QString &word) {
    return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

// Several words mean the same.
void addWords(std::vector<QuickEntry::Phrase> &phrases, int id, const QString &words) {
    for (const QString &word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        phrases.push_back({id, word, foldedWords(word)});
    }
}

} // namespace

QuickEntry::QuickEntry(const Rules &rules, bool players, Phase usual)
    : m_rules(rules), m_players(players), m_usual(usual) {
    const GameText text(rules);
    for (PlayerId player = 0; players && player < rules.players(); ++player) {
        const QString name = text.player(player);
        m_playerPhrases.push_back({player, name, foldedWords(name)});
        const QString colour = colourName(rules.setup().players[player].colour);
        if (foldedWords(colour) != foldedWords(name)) {
            m_playerPhrases.push_back({player, colour, foldedWords(colour)});
        }
    }
    for (std::size_t id = 0; id < rules.world().spine.subjects.size(); ++id) {
        const bool pays = !rules.rows(SubjectId(id), Phase::During).empty() ||
                          !rules.rows(SubjectId(id), Phase::After).empty();
        if (pays) {
            const QString name = text.catalogue().name(rules.world().spine.subjects[id]);
            m_tablePhrases.push_back({int(id), name, foldedWords(name)});
        }
    }
    addWords(m_phasePhrases, int(Phase::After),
             QCoreApplication::translate("quick-entry", "end after", "words, any of them: after the game"));
    addWords(m_phasePhrases, int(Phase::During),
             QCoreApplication::translate("quick-entry", "during", "words, any of them: during the game"));
}

Phase QuickEntry::usualPhase(SubjectId subject) const {
    const Phase other = m_usual == Phase::During ? Phase::After : Phase::During;
    return m_rules.rows(subject, m_usual).empty() ? other : m_usual;
}

std::vector<QuickEntry::Phrase> QuickEntry::factPhrases(SubjectId subject, Phase phase) const {
    const CatalogueText text(m_rules.setup().selection.edition);
    std::vector<Phrase> phrases;
    for (const FactId fact : factsAsked(m_rules, subject, phase)) {
        const QString label = text.label(m_rules.spine().facts[fact]);
        phrases.push_back({int(fact), label, foldedWords(label)});
    }
    return phrases;
}

QuickReading QuickEntry::read(const QString &line) const {
    return QuickLine(*this, line).read();
}

// The last words are the beginning of a name that may come there; the longest such beginning counts.
QStringList QuickEntry::completions(const QString &line) const {
    const QString text = line.endsWith(QLatin1Char(' ')) ? QString() : line.simplified();
    const QStringList raw = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (raw.isEmpty() || isNumber(raw.last())) {
        return {};
    }
    for (qsizetype taken = std::min(LongestName, raw.size()); taken > 0; --taken) {
        const QStringList before = raw.mid(0, raw.size() - taken);
        const QStringList last = foldedWords(raw.mid(raw.size() - taken).join(QLatin1Char(' ')));
        QStringList lines;
        for (const Phrase &phrase : startingWith(QuickLine(*this, before.join(QLatin1Char(' '))).next(), last)) {
            const QString whole = (before + QStringList{phrase.label}).join(QLatin1Char(' '));
            if (last != phrase.words && !lines.contains(whole)) {
                lines << whole;
            }
        }
        if (!lines.isEmpty()) {
            return lines;
        }
    }
    return {};
}

} // namespace scorekeep::app
