// SPDX-License-Identifier: MIT
// What is asked now: who must answer what, in one sentence, with the usual answers as buttons.
#pragma once

#include "app/panes/pane.h"

#include <QTimer>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace scorekeep {
struct Entry;
}

namespace scorekeep::app {

class FinalScoring;
class KeyButton;

class PromptBar : public Pane {
    Q_OBJECT

public:
    PromptBar(GameSession *session, const FinalScoring *final, const Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    // Why something was not taken; goes with the next choice.
    void showRefusal(const QString &sentence);
    // Whether the board shows a tile that can be placed as it is shown.
    void setPlaceable(bool placeable);
    // Several pieces are to be chosen: whether they are enough.
    void setPicking(bool picking, bool enough);
    QString question() const;

Q_SIGNALS:
    void turnClicked();
    void otherTileClicked();
    void placeClicked();
    void passClicked();
    void pickedClicked();
    void nextScoreClicked();
    void allScoresClicked();
    void newGameClicked();
    void confirmClicked();
    void answered(const scorekeep::Entry &entry);

protected:
    void retranslate() override;
    void applyTheme() override;

private:
    KeyButton *addButton(const char *name);
    void showFigure();
    void showButtons();
    void showStanding();
    QString sentence() const;
    static QString confirmKey();

    const FinalScoring *m_final;
    QLabel *m_figure, *m_question, *m_refusal;
    QHBoxLayout *m_row;
    QHBoxLayout *m_offers; // at any time
    KeyButton *m_turn, *m_other, *m_place, *m_pass, *m_picked, *m_next, *m_all, *m_new, *m_confirm;
    std::vector<QToolButton *> m_standing;
    bool m_followed = false; // the final scoring, score by score
    QTimer m_refusalTimer;
};

} // namespace scorekeep::app
