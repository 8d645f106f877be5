// SPDX-License-Identifier: MIT
// Below the board: what is asked now, and the editor of its kind.
#pragma once

#include "app/panes/pane.h"
#include "engine/game/answer.h"

#include <QStackedWidget>

#include <vector>

class QHBoxLayout;

namespace scorekeep::app {

class BoardView;
class FinalScoring;
class OptionCards;
class PromptBar;
class ResultPane;
class TilePicker;
class TilePictures;

class AnswerArea : public Pane {
    Q_OBJECT

public:
    AnswerArea(GameSession *session, FinalScoring *final, TilePictures *pictures, BoardView *board,
               const Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    PromptBar *bar() const { return m_bar; }
    TilePicker *picker() const { return m_picker; }
    OptionCards *cards() const { return m_cards; }

    bool canTurn() const;
    bool canPlace() const;
    bool canChangeTile() const;
    bool canPass() const;
    bool canConfirm() const;
    // The keyboard goes to where the open choice is answered, unless it is in another pane.
    void takeFocus();

public Q_SLOTS:
    void answer(const scorekeep::Entry &entry);
    void draw(scorekeep::KindId kind);
    void turn();
    void otherTile();
    void pass();
    void confirm(); // what only asks for a confirmation
    void takeMain(); // what Enter means now
    void chooseNumber(int number);

Q_SIGNALS:
    void possibilitiesChanged(); // of turning, placing, passing ...
    void newGameAsked();
    void scoreRevealed();

protected:
    void applyTheme() override;

private:
    enum Page { PickerPage, PromptsPage, ResultPage };
    void connectBar();
    void connectBoard();
    void showEditors();
    void showGhost();
    void nextScore();

    FinalScoring *m_final;
    BoardView *m_board;
    PromptBar *m_bar;
    TilePicker *m_picker;
    OptionCards *m_cards;
    ResultPane *m_result;
    QStackedWidget *m_stack;
    QWidget *m_prompts;
    QHBoxLayout *m_editors;
    std::vector<QWidget *> m_further; // editors of numbers and orders
};

} // namespace scorekeep::app
