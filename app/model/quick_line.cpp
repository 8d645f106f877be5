// SPDX-License-Identifier: MIT
// Players, then a table or points, then what is counted.
#include "app/model/quick_line.h"

#include "app/i18n/game_text.h"
#include "engine/game/calculator.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int MostCandidates = 6; // that a message names

QString listed(const std::vector<QuickEntry::Phrase> &phrases) {
    QStringList labels;
    for (const QuickEntry::Phrase &phrase : phrases) {
        labels << phrase.label;
    }
    return labels.join(QStringLiteral(", "));
}

std::optional<int> plainNumber(const QString &word) {
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return isNumber && word.front().isDigit() ? std::optional(number) : std::nullopt;
}

// "+5", "-3", also with the signs that are printed for a minus.
std::optional<int> signedPoints(const QString &word) {
    static const QRegularExpression form(QStringLiteral("^([+\\-\u2212\u2013])(\\d{1,6})$"));
    const QRegularExpressionMatch match = form.match(word);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const int number = match.captured(2).toInt();
    return match.captured(1) == QLatin1String("+") ? number : -number;
}

} // namespace

QuickLine::QuickLine(const QuickEntry &entry, const QString &line) : m_entry(entry), m_rules(entry.m_rules) {
    for (const QString &raw : line.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (const QString plain = folded(raw); !plain.isEmpty()) {
            m_raw << raw;
            m_words << plain;
        }
    }
}

QString QuickLine::word(int words) const {
    return m_raw.mid(m_at, words).join(QLatin1Char(' '));
}

void QuickLine::fail(const QString &problem) {
    if (!failed()) {
        m_reading.problem = problem;
    }
}

void QuickLine::failUnknown(const QString &problem, const std::vector<QuickEntry::Phrase> &candidates) {
    const QStringList labels = nearest(candidates, word(), MostCandidates);
    fail(labels.isEmpty() ? problem
                          : QCoreApplication::translate("quick-entry", "%1 Possible: %2.", "a sentence, and words")
                                .arg(problem, labels.join(QStringLiteral(", "))));
}

void QuickLine::failUnclear(const std::vector<QuickEntry::Phrase> &candidates, int words) {
    fail(QCoreApplication::translate("quick-entry", "“%1” can be: %2.", "what was typed, and words")
             .arg(word(words), listed(candidates)));
}

QuickReading QuickLine::read() {
    if (m_words.isEmpty()) {
        return m_reading;
    }
    readPlayers();
    if (failed() || (m_reading.score.receivers != 0 && readPoints())) {
        return m_reading;
    }
    if (readTable()) {
        readPhase();
        readFacts();
        assign();
        askForNumber();
        if (m_reading.score.receivers == 0) {
            fail(QCoreApplication::translate("quick-entry", "Say first who gets the points: %1.", "players")
                     .arg(listed(m_entry.m_playerPhrases)));
        }
    }
    return m_reading;
}

std::vector<QuickEntry::Phrase> QuickLine::next() {
    readPlayers();
    std::vector<QuickEntry::Phrase> phrases;
    if (m_at == m_words.size()) {
        for (const QuickEntry::Phrase &player : m_entry.m_playerPhrases) {
            if (!contains(m_reading.score.receivers, PlayerId(player.id))) {
                phrases.push_back(player);
            }
        }
        if (!m_entry.m_players || m_reading.score.receivers != 0) {
            phrases.insert(phrases.end(), m_entry.m_tablePhrases.begin(), m_entry.m_tablePhrases.end());
        }
        return phrases;
    }
    if (!readTable()) {
        return {};
    }
    readPhase();
    readFacts();
    for (const QuickEntry::Phrase &fact : m_facts) {
        if (std::find(m_said.begin(), m_said.end(), FactId(fact.id)) == m_said.end()) {
            phrases.push_back(fact);
        }
    }
    phrases.insert(phrases.end(), m_entry.m_phasePhrases.begin(), m_entry.m_phasePhrases.end());
    return phrases;
}

// ---- who

// A line begins with a player, so a beginning is one there even where it could be a table; later the better
// fit counts.
bool QuickLine::isPlayerNext(const Found &player, const Found &table) const {
    if (!player.any() || !table.any()) {
        return player.any();
    }
    if (m_at == 0) {
        const bool whole = table.fit.complete && table.fit.exact == table.fit.words;
        return !whole || table.fit < player.fit;
    }
    return player.fit > table.fit;
}

void QuickLine::readPlayers() {
    if (!m_entry.m_players) {
        m_reading.score.receivers = setOf(0);
        return;
    }
    while (!failed() && m_at < m_words.size()) {
        const Found player = findName(m_entry.m_playerPhrases, m_words, m_at, Whole::WrittenOut);
        const Found table = findName(m_entry.m_tablePhrases, m_words, m_at, Whole::WrittenOut);
        if (m_at > 0 && player.any() && table.any() && player.fit == table.fit) {
            std::vector<QuickEntry::Phrase> both = player.best;
            both.insert(both.end(), table.best.begin(), table.best.end());
            failUnclear(both, player.fit.words);
        } else if (!isPlayerNext(player, table)) {
            return;
        } else if (!player.clear()) {
            failUnclear(player.best, player.fit.words);
        } else {
            m_reading.score.receivers |= setOf(PlayerId(player.best.front().id));
            m_at += player.fit.words;
        }
    }
}

// ---- points alone

bool QuickLine::readPoints() {
    const auto points = m_at < m_raw.size() ? signedPoints(m_raw[m_at]) : std::nullopt;
    if (!points) {
        return false;
    }
    m_reading.kind = QuickReading::Kind::Points;
    m_reading.points = *points;
    m_reading.reason = m_raw.mid(m_at + 1).join(QLatin1Char(' '));
    int players = 0;
    for (PlayerId player = 0; player < m_rules.players(); ++player) {
        if (contains(m_reading.score.receivers, player)) {
            m_reading.player = player;
            ++players;
        }
    }
    if (players > 1) {
        fail(QCoreApplication::translate("quick-entry", "Points alone go to one player at a time."));
    } else if (*points == 0 || *points > core::MostPoints || *points < -core::MostPoints) {
        fail(QCoreApplication::translate("quick-entry", "“%1” is no number of points from 1 to %2.")
                 .arg(m_raw[m_at])
                 .arg(core::MostPoints));
    }
    return true;
}

// ---- the table

bool QuickLine::readTable() {
    if (m_at == m_words.size()) {
        fail(QCoreApplication::translate("quick-entry", "What was scored? A feature, or points as +5."));
        return false;
    }
    const Found table = findName(m_entry.m_tablePhrases, m_words, m_at);
    if (table.clear()) {
        m_reading.kind = QuickReading::Kind::Score;
        m_reading.score.subject = SubjectId(table.best.front().id);
        m_at += table.fit.words;
        m_hasTable = true;
    } else if (table.any()) {
        failUnclear(table.best, table.fit.words);
    } else if (m_reading.score.receivers == 0) {
        failUnknown(QCoreApplication::translate("quick-entry", "“%1” is no player of this game.").arg(word()),
                    m_entry.m_playerPhrases);
    } else {
        failUnknown(QCoreApplication::translate("quick-entry", "“%1” is nothing that scores here.").arg(word()),
                    m_entry.m_tablePhrases);
    }
    return m_hasTable;
}

// Said anywhere behind the table, by a whole word; the facts that can be said depend on it.
void QuickLine::readPhase() {
    m_reading.score.phase = m_entry.usualPhase(m_reading.score.subject);
    for (int i = m_at; i < m_words.size(); ++i) {
        for (const QuickEntry::Phrase &phase : m_entry.m_phasePhrases) {
            if (m_words[i] == phase.words.front()) {
                m_reading.score.phase = Phase(phase.id);
                m_words.removeAt(i);
                m_raw.removeAt(i);
                --i;
                break;
            }
        }
    }
    if (m_rules.rows(m_reading.score.subject, m_reading.score.phase).empty()) {
        const QString name = GameText(m_rules).catalogue().name(m_rules.world().spine.subjects[m_reading.score.subject]);
        fail(m_reading.score.phase == Phase::After
                 ? QCoreApplication::translate("quick-entry", "%1 pays nothing after the game.").arg(name)
                 : QCoreApplication::translate("quick-entry", "%1 pays nothing during the game.").arg(name));
    }
}

// ---- what is counted

void QuickLine::readFacts() {
    m_facts = m_entry.factPhrases(m_reading.score.subject, m_reading.score.phase);
    while (!failed() && m_at < m_words.size()) {
        if (const auto number = plainNumber(m_words[m_at])) {
            m_parts.push_back({number, 0, m_raw[m_at]});
            ++m_at;
        } else if (!readFact()) {
            return;
        }
    }
}

bool QuickLine::readFact() {
    const Found fact = findName(m_facts, m_words, m_at);
    if (!fact.any()) {
        std::vector<QuickEntry::Phrase> candidates = m_facts;
        candidates.insert(candidates.end(), m_entry.m_phasePhrases.begin(), m_entry.m_phasePhrases.end());
        failUnknown(QCoreApplication::translate("quick-entry", "“%1” does not count here.").arg(word()), candidates);
        return false;
    }
    if (!fact.clear()) {
        failUnclear(fact.best, fact.fit.words);
        return false;
    }
    const auto id = FactId(fact.best.front().id);
    if (std::find(m_said.begin(), m_said.end(), id) != m_said.end()) {
        fail(QCoreApplication::translate("quick-entry", "“%1” is said twice.").arg(fact.best.front().label));
        return false;
    }
    m_said.push_back(id);
    if (m_rules.spine().facts[id].type == FactDeclaration::Type::Flag) {
        countFor(id, 1);
    } else {
        m_parts.push_back({std::nullopt, id, fact.best.front().label});
    }
    m_at += fact.fit.words;
    return true;
}

// What is each player's own is taken for every one who is named.
void QuickLine::countFor(FactId fact, int value) {
    if (value > MostOfAFact) {
        fail(QCoreApplication::translate("quick-entry", "%1 is more than can be counted.").arg(value));
        return;
    }
    if (!m_rules.spine().facts[fact].perPlayer) {
        m_reading.score.set(fact, NoPlayer, value);
        return;
    }
    for (PlayerId player = 0; player < m_rules.players(); ++player) {
        if (contains(m_reading.score.receivers, player)) {
            m_reading.score.set(fact, player, value);
        }
    }
}

const QuickEntry::Phrase *QuickLine::firstNumber() const {
    const auto first = std::find_if(m_facts.begin(), m_facts.end(), [this](const QuickEntry::Phrase &fact) {
        return m_rules.spine().facts[std::size_t(fact.id)].type == FactDeclaration::Type::Number;
    });
    return first == m_facts.end() ? nullptr : &*first;
}

bool QuickLine::isSaid(const QuickEntry::Phrase &fact) const {
    return std::find(m_said.begin(), m_said.end(), FactId(fact.id)) != m_said.end();
}

// Unless the line names what the table counts first, the first number that stands behind no name is that.
void QuickLine::takeFirstNumber() {
    const QuickEntry::Phrase *first = firstNumber();
    if (first == nullptr || isSaid(*first)) {
        return;
    }
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        if (m_parts[i].number && (i == 0 || m_parts[i - 1].number)) {
            countFor(FactId(first->id), *m_parts[i].number);
            m_said.push_back(FactId(first->id));
            m_parts.erase(m_parts.begin() + std::ptrdiff_t(i));
            return;
        }
    }
}

// A table of which nothing was said that pays would enter a line of no points.
void QuickLine::askForNumber() {
    const QuickEntry::Phrase *first = firstNumber();
    if (failed() || m_reading.score.receivers == 0 || first == nullptr || isSaid(*first)) {
        return;
    }
    for (PlayerId player = 0; player < m_rules.players(); ++player) {
        if (contains(m_reading.score.receivers, player) && calculate(m_rules, m_reading.score, player).points != 0) {
            return;
        }
    }
    fail(QCoreApplication::translate("quick-entry", "How many? “%1” needs a number.").arg(first->label));
}

// The others belong to the name before or behind them.
void QuickLine::assign() {
    takeFirstNumber();
    const Part *number = nullptr;
    const Part *name = nullptr;
    for (const Part &part : m_parts) {
        const Part *&same = part.number ? number : name;
        if (same != nullptr) {
            break;
        }
        same = &part;
        if (number != nullptr && name != nullptr) {
            countFor(name->fact, *number->number);
            number = name = nullptr;
        }
    }
    if (number != nullptr) {
        std::vector<QuickEntry::Phrase> open;
        for (const QuickEntry::Phrase &fact : m_facts) {
            const bool isNumber = m_rules.spine().facts[std::size_t(fact.id)].type == FactDeclaration::Type::Number;
            if (isNumber && !isSaid(fact)) {
                open.push_back(fact);
            }
        }
        fail(open.empty() ? QCoreApplication::translate("quick-entry", "“%1” is a number too many.").arg(number->word)
                          : QCoreApplication::translate("quick-entry", "What is “%1” the number of? Possible: %2.")
                                .arg(number->word, listed(open)));
    } else if (name != nullptr) {
        fail(QCoreApplication::translate("quick-entry", "How many? “%1” needs a number.").arg(name->word));
    }
}

} // namespace scorekeep::app
