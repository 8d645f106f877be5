// SPDX-License-Identifier: MIT
// Chooses the editors for the open choice and gives their answers to the session.
#include "app/panes/answer_area.h"

#include "app/board/board_view.h"
#include "app/i18n/game_text.h"
#include "app/model/final_scoring.h"
#include "app/model/options_model.h"
#include "app/panes/number_and_order.h"
#include "app/panes/option_cards.h"
#include "app/panes/prompt_bar.h"
#include "app/panes/prompt_kinds.h"
#include "app/panes/result_pane.h"
#include "app/panes/tile_picker.h"

#include <QApplication>
#include <QFrame>
#include <QHBoxLayout>
#include <QListView>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr int BarAloneHeight = 76; // of a question of three lines, with nothing below it

} // namespace

AnswerArea::AnswerArea(GameSession *session, FinalScoring *final, TilePictures *pictures, BoardView *board,
                       const Theme &theme, QWidget *parent)
    : Pane(session, theme, parent), m_final(final), m_board(board), m_bar(new PromptBar(session, final, theme)),
      m_picker(new TilePicker(session, pictures, theme)), m_cards(new OptionCards(session, pictures, theme)),
      m_result(new ResultPane(session, final, theme)), m_stack(new QStackedWidget), m_prompts(new QWidget),
      m_editors(new QHBoxLayout(m_prompts)) {
    setObjectName(QStringLiteral("answerArea"));
    setAutoFillBackground(true);
    m_editors->setContentsMargins(0, 0, 0, 0);
    m_editors->addWidget(m_cards, 1);
    m_stack->addWidget(m_picker);
    m_stack->addWidget(m_prompts);
    m_stack->addWidget(m_result);
    auto *line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setFixedHeight(1);
    line->setObjectName(QStringLiteral("separator"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(line);
    layout->addWidget(m_stack, 1);
    connectBar();
    connectBoard();
    connect(m_picker, &TilePicker::chosen, this, &AnswerArea::draw);
    connect(m_cards, &OptionCards::answered, this, &AnswerArea::answer);
    connect(m_cards, &OptionCards::pickedChanged, this,
            [this] { m_bar->setPicking(m_cards->picksSeveral(), m_cards->picked().has_value()); });
    connect(session, &GameSession::choiceChanged, this, &AnswerArea::refresh);
    connect(final, &FinalScoring::changed, this, &AnswerArea::refresh);
    applyTheme();
    refresh();
}

void AnswerArea::connectBar() {
    connect(m_bar, &PromptBar::turnClicked, this, &AnswerArea::turn);
    connect(m_bar, &PromptBar::otherTileClicked, this, &AnswerArea::otherTile);
    connect(m_bar, &PromptBar::placeClicked, this, [this] { m_board->placeHere(); });
    connect(m_bar, &PromptBar::passClicked, this, &AnswerArea::pass);
    connect(m_bar, &PromptBar::confirmClicked, this, &AnswerArea::confirm);
    connect(m_bar, &PromptBar::pickedClicked, this, &AnswerArea::takeMain);
    connect(m_bar, &PromptBar::nextScoreClicked, this, &AnswerArea::nextScore);
    connect(m_bar, &PromptBar::allScoresClicked, m_final, &FinalScoring::all);
    connect(m_bar, &PromptBar::newGameClicked, this, &AnswerArea::newGameAsked);
    connect(m_bar, &PromptBar::answered, this, &AnswerArea::answer);
}

void AnswerArea::connectBoard() {
    connect(m_picker, &TilePicker::looked, m_board, [this](std::optional<KindId> kind) {
        const bool drawing = session()->hasGame() && hasPrompt(session()->choice(), PromptKind::DrawTile);
        m_board->setChosenKind(drawing ? kind : std::nullopt);
    });
    connect(m_board, &BoardView::ghostChanged, this, &AnswerArea::showGhost);
    connect(m_board, &BoardView::currentTargetChanged, this, &AnswerArea::showGhost);
    connect(m_board, &BoardView::refused, m_bar, &PromptBar::showRefusal);
    connect(m_board, &BoardView::pieceClicked, m_cards, &OptionCards::togglePiece);
}

void AnswerArea::applyTheme() {
    QPalette palette;
    palette.setColor(QPalette::Window, theme().raised);
    setPalette(palette);
    m_bar->setTheme(theme());
    m_picker->setTheme(theme());
    m_cards->setTheme(theme());
    m_result->setTheme(theme());
}

void AnswerArea::refresh() {
    for (QWidget *editor : m_further) {
        editor->deleteLater();
    }
    m_further.clear();
    const bool finished = session()->hasGame() && session()->state().finished;
    const OpenPrompt *asked = session()->hasGame() ? mainPrompt(session()->choice()) : nullptr;
    if (finished) {
        m_stack->setCurrentIndex(ResultPage);
    } else if (asked == nullptr || asked->kind == PromptKind::DrawTile || asked->kind == PromptKind::PlaceTile) {
        m_stack->setCurrentIndex(PickerPage);
    } else {
        showEditors();
        m_stack->setCurrentIndex(PromptsPage);
    }
    // Without a board nothing is asked but a confirmation, which has its button.
    const bool barAlone = session()->hasGame() && !session()->game().setup().board && !finished;
    m_stack->setVisible(session()->hasGame() && !barAlone);
    setMaximumHeight(barAlone ? BarAloneHeight : QWIDGETSIZE_MAX);
    showGhost();
}

// Cards for all prompts with options to click, and an editor beside them for each of the others.
void AnswerArea::showEditors() {
    const auto &prompts = session()->choice().prompts;
    for (std::size_t p = 0; p < prompts.size(); ++p) {
        if (prompts[p].standing) {
            continue;
        }
        if (prompts[p].kind == PromptKind::EnterNumber) {
            auto *editor = new NumberEditor(session(), p);
            connect(editor, &NumberEditor::answered, this, &AnswerArea::answer);
            m_further.push_back(editor);
        } else if (prompts[p].kind == PromptKind::ChooseOrder) {
            auto *editor = new OrderEditor(session(), p);
            connect(editor, &OrderEditor::answered, this, &AnswerArea::answer);
            m_further.push_back(editor);
        }
    }
    for (QWidget *editor : m_further) {
        m_editors->addWidget(editor);
    }
    m_cards->setVisible(m_further.empty() || m_cards->model()->rowCount() > 0);
}

void AnswerArea::showGhost() {
    m_bar->setPlaceable(canPlace());
    Q_EMIT possibilitiesChanged();
}

// The tile in hand, or the one just placed as long as nothing else was entered.
bool AnswerArea::canTurn() const {
    return session()->hasGame() && m_board->canTurn();
}

bool AnswerArea::canPlace() const {
    return session()->hasGame() && hasPrompt(session()->choice(), PromptKind::PlaceTile) &&
           m_board->ghost().has_value();
}

bool AnswerArea::canChangeTile() const {
    return session()->hasGame() && isDrawOpenToChange(*session());
}

bool AnswerArea::canPass() const {
    return session()->hasGame() && session()->passEntry().has_value();
}

bool AnswerArea::canConfirm() const {
    return session()->hasGame() && hasPrompt(session()->choice(), PromptKind::Confirm);
}

void AnswerArea::answer(const Entry &entry) {
    if (const Refusal refusal = session()->answer(entry)) {
        m_bar->showRefusal(GameText(session()->rules()).refusal(refusal));
    }
}

// Another tile than the one that was said to be drawn takes its place.
void AnswerArea::draw(KindId kind) {
    if (!session()->hasGame()) {
        return;
    }
    if (const auto entry = drawOf(*session(), kind)) {
        answer(*entry);
    } else if (canChangeTile() && session()->undo()) {
        if (const auto instead = drawOf(*session(), kind)) {
            answer(*instead);
        } else {
            session()->redo();
        }
    }
}

void AnswerArea::turn() {
    m_board->turn();
}

void AnswerArea::otherTile() {
    if (canChangeTile() && session()->undo()) {
        m_picker->focusSearch();
    }
}

void AnswerArea::pass() {
    if (session()->hasGame()) {
        if (const auto entry = session()->passEntry()) {
            answer(*entry);
        }
    }
}

void AnswerArea::confirm() {
    const auto &prompts = session()->choice().prompts;
    for (std::size_t p = 0; p < prompts.size(); ++p) {
        if (prompts[p].kind == PromptKind::Confirm && !prompts[p].standing) {
            answer(session()->entryFor(p, Answer::confirm()));
            return;
        }
    }
}

void AnswerArea::nextScore() {
    m_final->next();
    Q_EMIT scoreRevealed();
}

void AnswerArea::takeMain() {
    if (m_final->isRunning()) {
        nextScore();
    } else if (const auto picked = m_cards->picked()) {
        answer(*picked);
    } else if (canPlace()) {
        m_board->placeHere();
    }
}

void AnswerArea::chooseNumber(int number) {
    if (m_stack->currentIndex() == PromptsPage) {
        m_cards->chooseNumber(number);
    }
}

void AnswerArea::takeFocus() {
    QWidget *focus = QApplication::focusWidget();
    const bool elsewhere = focus != nullptr && focus->isVisible() && focus->window() == window() &&
                           focus != m_board && !isAncestorOf(focus);
    if (elsewhere || !session()->hasGame()) {
        return;
    }
    if (!m_stack->isVisible()) {
        return;
    }
    if (m_stack->currentIndex() == PromptsPage) {
        (m_further.empty() ? static_cast<QWidget *>(m_cards) : m_further.front())->setFocus();
    } else if (hasPrompt(session()->choice(), PromptKind::PlaceTile)) {
        m_board->setFocus();
    } else if (m_stack->currentIndex() == PickerPage) {
        m_picker->focusSearch();
    }
}

} // namespace scorekeep::app
