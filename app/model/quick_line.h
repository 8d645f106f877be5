// SPDX-License-Identifier: MIT
// Reads one typed line word by word.
#pragma once

#include "app/model/quick_entry.h"
#include "app/model/word_match.h"

#include <optional>

namespace scorekeep::app {

class QuickLine {
public:
    QuickLine(const QuickEntry &entry, const QString &line);

    QuickReading read();
    // What may follow the whole line.
    std::vector<QuickEntry::Phrase> next();

private:
    // A number or the name of a number, in the line's order.
    struct Part {
        std::optional<int> number;
        FactId fact = 0;
        QString word;
    };

    void readPlayers();
    bool readTable();
    bool readPoints();
    void readPhase();
    void readFacts();
    bool readFact();
    void assign();
    void takeFirstNumber();
    void askForNumber();
    const QuickEntry::Phrase *firstNumber() const; // what the table counts first
    bool isSaid(const QuickEntry::Phrase &fact) const;
    void countFor(FactId fact, int value);
    bool isPlayerNext(const Found &player, const Found &table) const;

    void fail(const QString &problem);
    void failUnknown(const QString &problem, const std::vector<QuickEntry::Phrase> &candidates);
    void failUnclear(const std::vector<QuickEntry::Phrase> &candidates, int words);
    bool failed() const { return !m_reading.problem.isEmpty(); }
    QString word(int words = 1) const; // as it was typed, from where the reading is

    const QuickEntry &m_entry;
    const Rules &m_rules;
    QStringList m_raw, m_words; // as typed, and folded
    int m_at = 0;
    bool m_hasTable = false;
    std::vector<QuickEntry::Phrase> m_facts;
    std::vector<FactId> m_said;
    std::vector<Part> m_parts;
    QuickReading m_reading;
};

} // namespace scorekeep::app
