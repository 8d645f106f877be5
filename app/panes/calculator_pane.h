// SPDX-License-Identifier: MIT
// Counts what is scored at the table from what a person enters, and adds it to the score of the running game.
#pragma once

#include "app/panes/pane.h"
#include "engine/catalogue/selection.h"
#include "engine/game/answer.h"

#include <memory>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace scorekeep {
class Rules;
}

namespace scorekeep::app {

class QuickLineEdit;
class ScoreForm;
struct QuickReading;

class CalculatorPane : public Pane {
    Q_OBJECT

public:
    CalculatorPane(GameSession *session, const Theme &theme, QWidget *parent = nullptr);
    ~CalculatorPane() override;

    void refresh() override;
    // What is counted while no game is open.
    void setSelection(const Selection &selection);
    // With its heading and more room, where it is the centre of the window.
    void setCentral(bool central);
    QuickLineEdit *quick() const { return m_quick; }
    ScoreForm *form() const { return m_form; }

public Q_SLOTS:
    void add(); // what the form says to the score

protected:
    void retranslate() override;
    void applyTheme() override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void renew(); // another game, or another selection
    const Rules *rules() const;
    bool mayAdd() const; // to a running game
    Phase usualPhase() const;
    void followPhase();
    void showResult();
    QString resultHtml() const;
    void enterQuick(const scorekeep::app::QuickReading &reading);
    bool enter(ItemId item, Answer answer, const QString &reason);
    void tell(const QString &problem);

    Selection m_selection;
    std::unique_ptr<const Rules> m_own; // of the selection, while no game is open
    bool m_ended = false;               // the final scoring had begun when it was last looked at
    QuickLineEdit *m_quick;
    ScoreForm *m_form;
    QLabel *m_resultTitle, *m_result, *m_problem;
    QPushButton *m_add;
    QScrollArea *m_scroll;
    QBoxLayout *m_body;
};

} // namespace scorekeep::app
