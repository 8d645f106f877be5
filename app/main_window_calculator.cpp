// SPDX-License-Identifier: MIT
// The place of the calculator: in a dock beside a board, in the centre where there is none.
#include "app/board/board_view.h"
#include "app/main_window.h"
#include "app/panes/answer_area.h"
#include "app/panes/calculator_pane.h"
#include "app/panes/centre_views.h"
#include "app/panes/pane.h"
#include "app/panes/quick_line_edit.h"
#include "app/session/game_session.h"

#include <QAction>
#include <QLineEdit>
#include <QSplitter>

namespace scorekeep::app {
namespace {

constexpr int ResultHeight = 232;

} // namespace

std::vector<PaneDock *> MainWindow::docks() const {
    return {m_selectorDock, m_orderDock, m_scoresDock, m_historyDock, m_optionsDock, m_calculatorDock};
}

void MainWindow::arrangeCentre() {
    const bool central = m_session->hasGame() && !m_session->game().setup().board;
    if (central != m_calculatorCentral) {
        m_calculatorCentral = central;
        m_board->setVisible(!central);
        if (central) {
            m_boardSizes = m_centre->saveState();
            m_calculatorDock->hide();
            m_centre->insertWidget(0, m_calculator);
            m_centre->setStretchFactor(0, 1);
            m_calculator->show();
        } else {
            m_calculatorDock->setWidget(m_calculator);
            m_centre->restoreState(m_boardSizes);
        }
        m_calculator->setCentral(central);
        m_calculator->setTheme(m_theme); // under a style sheet a widget that moves forgets its colours
        m_calculatorDock->toggleViewAction()->setEnabled(!central);
        showBoardTitle();
    }
    if (central) {
        fitCentre();
        if (m_views->current() == m_boardView) { // else what is typed would be out of sight
            m_calculator->quick()->edit()->setFocus();
        }
    }
}

// The calculator takes what the question, or the result at the end, leaves.
void MainWindow::fitCentre() {
    if (m_calculatorCentral) {
        const int below = m_session->state().finished ? ResultHeight : m_area->maximumHeight();
        m_centre->setSizes({qMax(1, m_centre->height() - below), 0, below});
    }
}

void MainWindow::showBoardTitle() {
    m_views->setTitle(m_boardView, m_calculatorCentral ? tr("Scores") : tr("Board"));
}

void MainWindow::typeScore() {
    if (m_calculatorCentral) {
        m_views->show(m_boardView);
    } else {
        m_calculatorDock->show();
        m_calculatorDock->raise();
    }
    m_calculator->quick()->edit()->setFocus();
    m_calculator->quick()->edit()->selectAll();
}

} // namespace scorekeep::app
