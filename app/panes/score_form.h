// SPDX-License-Identifier: MIT
// The form of a score that is counted at the table, made of what the rows of its scoring table read.
#pragma once

#include "engine/game/entered_score.h"
#include "engine/game/rules.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QGridLayout;
class QLabel;
class QRadioButton;

namespace scorekeep::app {

class ScoreForm : public QWidget {
    Q_OBJECT

public:
    explicit ScoreForm(QWidget *parent = nullptr);

    // The rules outlive the form or are replaced. Without players the score is for nobody in particular.
    void setRules(const Rules *rules, bool players);
    EnteredScore score() const { return m_score; }
    void setScore(const EnteredScore &score);
    void setPhase(Phase phase); // where the table pays then
    void clear(); // for the next score of the same table
    // Texts of the language and sizes of the font.
    void retranslate();
    void setTitleColour(const QColor &colour);

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillTables();
    void fillPlayers();
    void fillFacts();
    void addFact(FactId fact, PlayerId player);
    void chooseTable(int index);
    void showPhase();
    void keepReadFacts();
    void chainTabs();
    void toggle(PlayerId player, bool gets);

    const Rules *m_rules = nullptr;
    bool m_players = false;
    bool m_filling = false;
    EnteredScore m_score;
    QLabel *m_tableTitle, *m_playersTitle, *m_factsTitle;
    QComboBox *m_table;
    QRadioButton *m_during, *m_after;
    QWidget *m_receivers, *m_facts;
    QGridLayout *m_receiverGrid;
    QFormLayout *m_factForm;
    std::vector<QCheckBox *> m_receiverBoxes; // by seat
    std::vector<QWidget *> m_fields;          // of the facts, in order
};

} // namespace scorekeep::app
