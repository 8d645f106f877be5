// SPDX-License-Identifier: MIT
// The views of the window's centre: board, reference and setup sheet, and the menu that leads to them.
#include "app/board/board_view.h"
#include "app/main_window.h"
#include "app/model/reference_lines.h"
#include "app/model/selection_summary.h"
#include "app/panes/calculator_pane.h"
#include "app/panes/centre_views.h"
#include "app/panes/order_of_play.h"
#include "app/panes/reference_view.h"
#include "app/panes/rulings_panel.h"
#include "app/panes/selector_pane.h"
#include "app/panes/setup_sheet_view.h"
#include "app/session/game_session.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSplitter>
#include <QStatusBar>

namespace scorekeep::app {
namespace {

// Names of the actions that show a document, in the order of the documents.
constexpr std::array<const char *, Documents.size()> DocumentActions{"referenceGame",  "referencePreparation",
                                                                     "referenceOrder", "referenceDuring",
                                                                     "referenceAfter", "referenceFinal"};

constexpr int HintTime = 6000; // milliseconds

} // namespace

void MainWindow::buildViews() {
    m_views = new CentreViews;
    m_reference = new ReferenceView(m_session->world(), m_theme);
    m_sheet = new SetupSheetView(m_session->world());
    m_boardView = m_views->add(m_centre);
    m_referenceView = m_views->add(m_reference);
    m_sheetView = m_views->add(m_sheet);
    setCentralWidget(m_views);
    m_board->setFocus(); // not the tabs, though they come first
}

void MainWindow::fillReferenceMenu() {
    addAction(m_referenceMenu, "viewBoard", [this] {
        m_views->show(m_boardView);
    })->setShortcut(Qt::CTRL | Qt::Key_B);
    m_referenceMenu->addSeparator();
    for (const DocumentId document : Documents) {
        addAction(m_referenceMenu, DocumentActions[std::size_t(document)], [this, document] {
            m_views->show(m_referenceView);
            m_reference->showDocument(document);
        });
    }
    action("referenceOrder")->setShortcut(Qt::Key_F2);
    addAction(m_referenceMenu, "referenceSheet", [this] { m_views->show(m_sheetView); });
    m_referenceMenu->addSeparator();
    fillWays();
    m_referenceMenu->addSeparator();
    addAction(m_referenceMenu, "referencePrint", [this] {
        if (m_views->current() == m_sheetView) {
            m_sheet->print();
        } else {
            m_reference->print();
        }
    })->setShortcut(QKeySequence::Print);
    addAction(m_referenceMenu, "referenceBooklet", [this] { m_reference->printAll(); });
}

// Ways through the reference.
void MainWindow::fillWays() {
    const auto inReference = [this](const std::function<void()> &run) {
        return [this, run] {
            m_views->show(m_referenceView);
            run();
        };
    };
    addAction(m_referenceMenu, "referenceFind", inReference([this] {
                  m_reference->findField()->setFocus();
                  m_reference->findField()->selectAll();
              }))->setShortcut(QKeySequence::Find);
    addAction(m_referenceMenu, "referenceNext", inReference([this] { m_reference->findNext(false); }))
        ->setShortcut(Qt::Key_F3);
    addAction(m_referenceMenu, "referencePrevious", inReference([this] { m_reference->findNext(true); }))
        ->setShortcut(Qt::SHIFT | Qt::Key_F3);
    m_referenceMenu->addSeparator();
    addAction(m_referenceMenu, "referenceRulings", inReference([this] { showRulings(); }))
        ->setShortcut(Qt::Key_F4);
    addAction(m_referenceMenu, "referenceLookUp", [this] { lookUp(); })->setShortcut(Qt::CTRL | Qt::Key_L);
    addAction(m_referenceMenu, "referenceBack", [this] { m_reference->goBack(); })
        ->setShortcut(Qt::ALT | Qt::Key_Left);
    addAction(m_referenceMenu, "referenceForward", inReference([this] { m_reference->goForward(); }))
        ->setShortcut(Qt::ALT | Qt::Key_Right);
    const auto showWays = [this] {
        action("referenceBack")->setEnabled(m_reference->canGoBack());
        action("referenceForward")->setEnabled(m_reference->canGoForward());
    };
    connect(m_reference, &ReferenceView::wayChanged, this, showWays);
    showWays();
    connect(m_order, &OrderOfPlay::textAsked, this, &MainWindow::showText);
    connect(m_reference, &ReferenceView::leftAsked, this, [this] {
        m_views->show(m_boardView);
        m_order->list()->setFocus();
    });
}

void MainWindow::showRulings() {
    const bool closes = m_reference->rulings()->isVisible();
    m_reference->showRulings();
    if (!closes && !m_reference->rulings()->isVisible()) {
        statusBar()->showMessage(tr("There are no rulings of other editions to compare here."), HintTime);
    }
}

// In the reference from a row to its rule and the other way; elsewhere from the order of play to its text.
void MainWindow::lookUp() {
    const bool reading = m_reference->isAncestorOf(QApplication::focusWidget());
    const QString entry = reading ? QString() : m_order->currentEntry();
    if (reading && !m_reference->related().empty()) {
        m_reference->jump();
    } else if (!entry.isEmpty()) {
        showText(entry);
    } else {
        statusBar()->showMessage(reading ? tr("Nothing elsewhere belongs to this line.")
                                         : tr("This line of the order of play has no text to look up."),
                                 HintTime);
    }
}

void MainWindow::showText(const QString &entry) {
    const bool outside = m_views->current() != m_referenceView;
    m_views->show(m_referenceView);
    m_reference->showEntry(entry, outside);
    m_reference->setFocus();
}

void MainWindow::retranslateViews() {
    m_referenceMenu->setTitle(tr("&Reference"));
    showBoardTitle();
    m_views->setTitle(m_referenceView, tr("Reference"));
    m_views->setTitle(m_sheetView, tr("Setup sheet"));
    for (const DocumentId document : Documents) {
        action(DocumentActions[std::size_t(document)])->setText(documentTitle(document));
    }
    action("viewBoard")->setText(tr("&Board"));
    action("referenceSheet")->setText(tr("Setup &Sheet"));
    action("referenceFind")->setText(tr("&Find…"));
    action("referenceNext")->setText(tr("Find &Next"));
    action("referencePrevious")->setText(tr("Find Pre&vious"));
    action("referenceRulings")->setText(tr("&Rulings Side by Side"));
    action("referenceLookUp")->setText(tr("&Look Up the Text"));
    action("referenceBack")->setText(tr("B&ack"));
    action("referenceForward")->setText(tr("F&orward"));
    action("referencePrint")->setText(tr("&Print…"));
    action("referenceBooklet")->setText(tr("Print All as Boo&klet…"));
}

// What is read is tailored to the game that is played, else to what the selector holds.
void MainWindow::showScope() {
    const bool marks = m_selector->choices().marksAdaptations;
    if (m_session->hasGame()) {
        const Setup &setup = m_session->game().setup();
        m_reference->setScope({setup.selection, int(setup.players.size()), marks});
        m_sheet->setSelection(setup.selection);
        m_sheet->setPlayers(int(setup.players.size()));
    } else {
        const bool same = marks == m_reference->scope().marksAdaptations; // else all marks were told as changes
        m_reference->setScope({m_selector->selection(), {}, marks}, same);
        m_sheet->setSelection(m_selector->selection());
        m_calculator->setSelection(m_selector->selection());
    }
}

} // namespace scorekeep::app
