// SPDX-License-Identifier: MIT
// What a typed line enters: "blue red road 5 inn", "anna city 7 pennants 2 cathedral end", "blue +5 as agreed".
#pragma once

#include "engine/game/entered_score.h"
#include "engine/game/rules.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace scorekeep::app {

struct QuickReading {
    enum class Kind { Nothing, Score, Points };
    Kind kind = Kind::Nothing;
    EnteredScore score;
    PlayerId player = NoPlayer; // of Points
    int points = 0;
    QString reason;  // why the points
    QString problem; // why it can't be entered, a sentence; empty when it can

    bool enters() const { return kind != Kind::Nothing && problem.isEmpty(); }
};

// Words are read in the program's language, without regard to case and accents, and may be cut short as long as
// they stay clear: players by name or colour, then a scoring table, then what it counts. The first number without
// a word of its own is what the table counts first.
class QuickEntry {
public:
    // The rules outlive it. Without a game (`players` false) the line begins with the table, for nobody.
    QuickEntry(const Rules &rules, bool players, Phase usual);

    QuickReading read(const QString &line) const;
    // The line with its last word completed, in each way that makes sense there.
    QStringList completions(const QString &line) const;

    // A name, and the number of what goes by it: several may name one thing.
    struct Phrase {
        int id = 0;
        QString label;
        QStringList words; // folded
    };

private:
    friend class QuickLine;
    std::vector<Phrase> factPhrases(SubjectId subject, Phase phase) const;
    // The phase in which the table is counted, if the line says nothing else.
    Phase usualPhase(SubjectId subject) const;

    const Rules &m_rules;
    bool m_players;
    Phase m_usual;
    std::vector<Phrase> m_playerPhrases, m_tablePhrases, m_phasePhrases;
};

} // namespace scorekeep::app
