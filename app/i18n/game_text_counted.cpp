// SPDX-License-Identifier: MIT
// Words for a score that was counted at the table.
#include "app/i18n/game_text.h"

#include "engine/game/calculator.h"

#include <QCoreApplication>
#include <QStringList>

namespace scorekeep::app {

QString GameText::countedFacts(const EnteredScore &score) const {
    QStringList list;
    for (const EnteredFact &entered : score.facts) {
        const FactDeclaration &fact = m_rules.spine().facts[entered.fact];
        QString text = m_text.label(fact);
        if (fact.type == FactDeclaration::Type::Number) {
            text = QCoreApplication::translate("scores", "%1 %2", "what is counted, and how many: Tiles 5")
                       .arg(text)
                       .arg(entered.value);
        }
        list << (entered.player == NoPlayer ? text
                                            : QCoreApplication::translate("scores", "%1 of %2",
                                                                          "what is a player’s own: Own pig of Anna")
                                                  .arg(text, player(entered.player)));
    }
    return list.join(QStringLiteral(", "));
}

QString GameText::countedScore(const EnteredScore &score) const {
    QString what = m_text.name(m_rules.world().spine.subjects[score.subject]);
    if (score.phase == Phase::After) {
        what = QCoreApplication::translate("scores", "%1 (at the end)", "a score of a feature").arg(what);
    }
    if (const QString facts = countedFacts(score); !facts.isEmpty()) {
        what = QCoreApplication::translate("scores", "%1 (%2)", "a feature, and what is counted in it").arg(what, facts);
    }
    QStringList shares;
    for (PlayerId one = 0; one < m_rules.players(); ++one) {
        if (contains(score.receivers, one)) {
            shares << QCoreApplication::translate("scores", "%1 %2", "a player and points: Anna +10")
                          .arg(player(one), signedNumber(calculate(m_rules, score, one).points));
        }
    }
    return QCoreApplication::translate("scores", "%1: %2", "a feature, and who gets how many points")
        .arg(what, shares.join(QStringLiteral(", ")));
}

QString GameText::rule(const ScoreLine &line, Phase phase) const {
    const QString sentence = m_text.sentence(m_rules.row(line.row), phase);
    if (line.kind != ScoreLine::Kind::Each || (line.each == line.points && line.count == 1)) {
        return sentence;
    }
    return QCoreApplication::translate("scorekeep::app::ScoreLogModel", "%1 × %2 · %3",
                                       "a count, points for each, and the rule")
        .arg(line.count)
        .arg(line.each)
        .arg(sentence);
}

QString GameText::points(const ScoreLine &line) const {
    const bool changes = line.kind == ScoreLine::Kind::Scaled || line.kind == ScoreLine::Kind::Void;
    return changes || line.points < 0 ? signedNumber(line.points) : QString::number(line.points);
}

} // namespace scorekeep::app
