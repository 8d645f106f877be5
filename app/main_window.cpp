// SPDX-License-Identifier: MIT
// Builds the window, connects its parts, and keeps theme and layout.
#include "app/main_window.h"

#include "app/board/board_view.h"
#include "app/i18n/game_text.h"
#include "app/i18n/message_text.h"
#include "app/model/final_scoring.h"
#include "app/panes/answer_area.h"
#include "app/panes/calculator_pane.h"
#include "app/panes/centre_views.h"
#include "app/panes/history_pane.h"
#include "app/panes/option_cards.h"
#include "app/panes/option_list.h"
#include "app/panes/order_of_play.h"
#include "app/panes/prompt_bar.h"
#include "app/panes/reference_view.h"
#include "app/panes/scores_pane.h"
#include "app/panes/selector_pane.h"
#include "app/panes/setup_sheet_view.h"
#include "app/panes/tile_pictures.h"
#include "app/session/game_session.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QStyle>
#include <QStyleFactory>
#include <QTabBar>

#include <utility>

namespace scorekeep::app {
namespace {

constexpr int LayoutVersion = 1; // of docks and their names
constexpr int Width = 1440, Height = 900;
constexpr int SelectorWidth = 290, RightWidth = 330;
constexpr int AnswerHeight = 232, BoardHeight = 600;
constexpr int NoticeTime = 10000; // milliseconds

const QString GeometryKey = QStringLiteral("window/geometry");
const QString LayoutKey = QStringLiteral("window/layout");
const QString CentreKey = QStringLiteral("window/centre");
const QString ThemeKey = QStringLiteral("window/theme");
const QString PaletteKey = QStringLiteral("window/colourBlindPalette");
const QString MotionKey = QStringLiteral("window/motion");

// What the theme's sheet leaves to the window: hair lines between docks, and below the prompt bar.
QString windowSheet(const Theme &theme) {
    return QStringLiteral("QMainWindow::separator { background: %1; width: 1px; height: 1px; }"
                          "QFrame#separator { background: %1; border: none; }"
                          "QDockWidget { border: none; }"
                          "QListView#tilePicker, QListView#optionCards, QTableView#result,"
                          " QTableView#result QHeaderView, QTableView#result QHeaderView::section"
                          " { background: %3; border: none; }"
                          "QStatusBar QLabel { color: %2; padding: 0 8px; }"
                          "QWidget#centreBar { background: %4; }"
                          "QTabBar#centreTabs::tab { padding: 4px 10px; border: none; border-radius: 6px; color: %2; }"
                          "QTabBar#centreTabs::tab:selected { background: %5; color: %6; }"
                          "QTabBar#centreTabs::tab:focus { border: 2px solid %6; padding: 2px 8px; }"
                          "QTextBrowser#referencePage, QTextBrowser#sheetPage { background: %7; color: %8; border: none; }"
                          "QTextBrowser#rulingsPage { background: %3; color: %8; border: none; }"
                          "QWidget#rulings { background: %3; }"
                          "QLabel#referenceChangesText { color: %8; }"
                          "QWidget#referenceChanges { background: %5; }")
        .arg(theme.line.name(), theme.soft.name(), theme.raised.name(), theme.table.name(), theme.accentWash.name(),
             theme.accent.name(), theme.paper.name(), theme.ink.name());
}

bool isEnter(const QKeyEvent &key) {
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

} // namespace

MainWindow::MainWindow(GameSession *session, RecentGames *recent, QSettings *settings, Language *language)
    : m_session(session), m_recent(recent), m_settings(settings), m_language(language), m_theme(Theme::light()),
      m_final(new FinalScoring(session, this)) {
    setObjectName(QStringLiteral("mainWindow"));
    m_themeChoice = ThemeChoice(qBound(0, settings->value(ThemeKey, 0).toInt(), 2));
    m_playerPalette =
        settings->value(PaletteKey, false).toBool() ? PlayerPalette::ColourBlind : PlayerPalette::Standard;
    m_pictures = std::make_unique<TilePictures>(m_theme, session->world().symbols);
    buildCentre();
    m_motion = settings->value(MotionKey, m_board->systemMoves()).toBool();
    m_board->setMotion(m_motion);
    buildDocks();
    buildStatus();
    buildMenus();
    connectPanes();
    retranslate();
    applyTheme();
    resize(QSize(Width, Height).boundedTo(screen()->availableSize()));
    resetLayout();
    restoreGeometry(settings->value(GeometryKey).toByteArray());
    restoreState(settings->value(LayoutKey).toByteArray(), LayoutVersion);
    m_centre->restoreState(settings->value(CentreKey).toByteArray());
    qApp->installEventFilter(this);
    showDocument();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildCentre() {
    m_board = new BoardView(m_session, m_theme);
    m_board->setObjectName(QStringLiteral("board"));
    m_area = new AnswerArea(m_session, m_final, m_pictures.get(), m_board, m_theme);
    m_centre = new QSplitter(Qt::Vertical);
    m_centre->setObjectName(QStringLiteral("centre"));
    m_centre->setHandleWidth(1);
    m_centre->setChildrenCollapsible(false);
    m_centre->addWidget(m_board);
    m_centre->addWidget(m_area);
    m_centre->setStretchFactor(0, 1);
    buildViews();
}

void MainWindow::buildDocks() {
    m_selector = new SelectorPane(*m_session, m_theme);
    m_selector->useSettings(m_settings);
    m_order = new OrderOfPlay(m_session, m_theme);
    m_scores = new ScoresPane(m_session, m_final, m_theme);
    m_history = new HistoryPane(m_session, m_theme);
    m_options = new OptionList(m_session, m_theme);
    m_calculator = new CalculatorPane(m_session, m_theme);
    m_selectorDock = new PaneDock("selectorDock", m_selector, this);
    m_selectorDock->hideTitle();
    m_orderDock = new PaneDock("orderDock", m_order, this);
    m_scoresDock = new PaneDock("scoresDock", m_scores, this);
    m_historyDock = new PaneDock("historyDock", m_history, this);
    m_optionsDock = new PaneDock("optionsDock", m_options, this);
    m_calculatorDock = new PaneDock("calculatorDock", m_calculator, this);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    const std::pair<Pane *, PaneDock *> noted[] = {
        {m_order, m_orderDock}, {m_scores, m_scoresDock}, {m_history, m_historyDock}, {m_options, m_optionsDock}};
    for (const auto &[pane, dock] : noted) {
        connect(pane, &Pane::noteChanged, dock, &PaneDock::setNote);
        dock->setNote(pane->note());
    }
}

void MainWindow::resetLayout() {
    for (PaneDock *dock : docks()) {
        dock->setFloating(false);
        removeDockWidget(dock);
    }
    addDockWidget(Qt::LeftDockWidgetArea, m_selectorDock);
    addDockWidget(Qt::RightDockWidgetArea, m_orderDock);
    addDockWidget(Qt::RightDockWidgetArea, m_scoresDock);
    tabifyDockWidget(m_orderDock, m_historyDock);
    tabifyDockWidget(m_orderDock, m_optionsDock);
    tabifyDockWidget(m_orderDock, m_calculatorDock);
    for (PaneDock *dock : {m_historyDock, m_optionsDock, m_calculatorDock}) {
        dock->hide();
    }
    for (PaneDock *dock : {m_selectorDock, m_orderDock, m_scoresDock}) {
        dock->show();
    }
    resizeDocks({m_selectorDock, m_orderDock}, {SelectorWidth, RightWidth}, Qt::Horizontal);
    resizeDocks({m_orderDock, m_scoresDock}, {560, 300}, Qt::Vertical);
    m_centre->setSizes({BoardHeight, AnswerHeight});
}

void MainWindow::buildStatus() {
    m_saved = new QLabel;
    m_counts = new QLabel;
    m_saved->setObjectName(QStringLiteral("savedNote"));
    m_counts->setObjectName(QStringLiteral("boardCounts"));
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_saved);
    statusBar()->addPermanentWidget(m_counts);
    // By itself the bar hides nothing for a message that comes before the window is shown.
    connect(statusBar(), &QStatusBar::messageChanged, m_saved,
            [this](const QString &message) { m_saved->setVisible(message.isEmpty()); });
}

void MainWindow::connectPanes() {
    connect(m_session, &GameSession::noticed, this, &MainWindow::showNotice);
    connect(m_selector, &SelectorPane::selectionChanged, this, &MainWindow::showScope);
    connect(m_selector, &SelectorPane::choicesChanged, this, &MainWindow::showScope);
    connect(m_selector, &SelectorPane::changeAsked, this, &MainWindow::changeSelection);
    connect(m_session, &GameSession::documentChanged, this, [this] {
        m_pictures->forget();
        showDocument();
    });
    connect(m_session, &GameSession::logChanged, this, &MainWindow::showPossibilities);
    connect(m_session, &GameSession::logChanged, this, &MainWindow::showInputs);
    connect(m_session, &GameSession::logChanged, this, &MainWindow::showStatus);
    // After every pane has followed the choice.
    connect(m_session, &GameSession::choiceChanged, m_area, &AnswerArea::takeFocus, Qt::QueuedConnection);
    connect(m_session, &GameSession::choiceChanged, this, &MainWindow::fitCentre, Qt::QueuedConnection);
    connect(m_board, &BoardView::spacesChanged, this, &MainWindow::showStatus);
    connect(m_area, &AnswerArea::possibilitiesChanged, this, &MainWindow::showPossibilities);
    connect(m_area, &AnswerArea::newGameAsked, this, &MainWindow::newGame);
    connect(m_area, &AnswerArea::scoreRevealed, m_scores, &ScoresPane::showLatest);
    connect(m_scores, &ScoresPane::cellsMarked, m_board, &BoardView::markCells);
    connect(m_order, &OrderOfPlay::enterAllTheSame, this, &MainWindow::enterAllTheSame);
    connect(m_options, &OptionList::answered, m_area, &AnswerArea::answer);
    connect(m_options, &OptionList::pieceChosen, m_area->cards(), &OptionCards::togglePiece);
    connect(m_history, &HistoryPane::changeAsked, this, &MainWindow::changeEntry);
    connect(m_history, &HistoryPane::correctionAsked, this, &MainWindow::correct);
}

std::vector<Pane *> MainWindow::panes() const {
    return {m_area, m_order, m_scores, m_history, m_options, m_calculator};
}

void MainWindow::showDocument() {
    QString title = tr("Scorekeep");
    if (m_session->hasGame()) {
        QStringList names;
        for (const PlayerSetup &player : m_session->game().setup().players) {
            names << QString::fromStdString(player.name);
        }
        title = tr("%1 – Scorekeep", "the names of the players").arg(names.join(QStringLiteral(", ")));
    }
    setWindowTitle(title);
    arrangeCentre();
    showScope();
    setWindowFilePath(m_session->path());
    showPossibilities();
    showInputs();
    showStatus();
}

void MainWindow::showStatus() {
    m_saved->setText(m_session->hasGame() ? tr("Saved after every move") : QString());
    m_saved->setToolTip(m_session->path());
    QStringList counts;
    if (m_session->hasGame()) {
        if (m_session->game().setup().board) {
            counts << tr("%n tile(s) left", nullptr, m_session->state().supply.total());
        }
        if (const int legal = m_board->legalSpaces(); legal > 0) {
            counts << tr("%n legal space(s)", nullptr, legal);
        }
        if (const int dead = m_board->deadSpaces(); dead > 0) {
            counts << tr("%n dead space(s)", "that no tile left fits", dead);
        }
    }
    m_counts->setText(counts.join(QStringLiteral(" · ")));
}

void MainWindow::showNotice(const QString &id, const QStringList &arguments) {
    const QString text = messageText(id, arguments);
    statusBar()->showMessage(text, NoticeTime);
    m_area->bar()->showRefusal(text);
}

// ---- theme and language

void MainWindow::setThemeChoice(ThemeChoice choice) {
    m_themeChoice = choice;
    m_settings->setValue(ThemeKey, int(choice));
    applyTheme();
}

// Kept once a person has said it; until then the system's wish counts.
void MainWindow::setMotion(bool on) {
    m_motion = on;
    m_settings->setValue(MotionKey, on);
    m_board->setMotion(on);
}

void MainWindow::applyTheme() {
    m_applyingTheme = true;
    QApplication::setPalette(QPalette()); // what the system says
    m_theme = m_themeChoice == ThemeChoice::Light  ? Theme::light(m_playerPalette)
              : m_themeChoice == ThemeChoice::Dark ? Theme::dark(m_playerPalette)
                                                   : Theme::fromSystem(QApplication::palette(), m_playerPalette);
    if (QApplication::style()->objectName().compare(QLatin1String("fusion"), Qt::CaseInsensitive) != 0) {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    }
    QApplication::setPalette(m_theme.palette());
    qApp->setStyleSheet(m_theme.styleSheet() + windowSheet(m_theme));
    m_pictures->setTheme(m_theme);
    m_board->setTheme(m_theme);
    m_reference->setTheme(m_theme);
    m_sheet->setTheme(m_theme);
    m_selector->setTheme(m_theme);
    for (Pane *pane : panes()) {
        pane->setTheme(m_theme);
    }
    for (PaneDock *dock : docks()) {
        dock->setTheme(m_theme);
    }
    m_applyingTheme = false;
}

bool MainWindow::event(QEvent *event) {
    if (event->type() == QEvent::ThemeChange && !m_applyingTheme && m_themeChoice == ThemeChoice::System) {
        applyTheme();
    }
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent *event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_optionsDock != nullptr) {
        retranslate();
        showDocument();
    }
}

// ---- keys

bool MainWindow::eventFilter(QObject *watched, QEvent *event) {
    const bool press = event->type() == QEvent::KeyPress;
    auto *widget = press || event->type() == QEvent::ShortcutOverride ? qobject_cast<QWidget *>(watched) : nullptr;
    if (widget == nullptr || widget->window() != this) {
        return QMainWindow::eventFilter(watched, event);
    }
    auto *key = static_cast<QKeyEvent *>(event);
    if (press) {
        noteEnter(*widget, *key);
        passOverHiddenTabs();
    } else if (key->key() == Qt::Key_Space && qobject_cast<QAbstractButton *>(widget) != nullptr) {
        event->accept(); // Space presses the button that has the focus; everywhere else it passes
        return true;
    } else if (QKeySequence(key->keyCombination()) == action("playType")->shortcut() || leavesToGame(*widget, *key)) {
        event->ignore();
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

// A list takes Enter for its current line, and lets it through all the same; what the line has answered must not
// make the same key answer the next question too.
void MainWindow::noteEnter(const QWidget &widget, const QKeyEvent &key) {
    if (isEnter(key) && &widget == QApplication::focusWidget()) {
        const auto *list = qobject_cast<const QAbstractItemView *>(&widget);
        m_enterTaken = list != nullptr && list->currentIndex().isValid() && !m_final->isRunning();
    }
}

// The bars of docks that are closed lie outside the window, and would take the keyboard there.
void MainWindow::passOverHiddenTabs() {
    for (QTabBar *bar : findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        bar->setFocusPolicy(rect().intersects(bar->geometry()) ? Qt::TabFocus : Qt::NoFocus);
    }
}

// Undo and redo are the game's as long as the typed line has nothing of its own to take back or do again.
bool MainWindow::leavesToGame(const QWidget &widget, const QKeyEvent &key) {
    const bool undo = key.matches(QKeySequence::Undo);
    if (!undo && !key.matches(QKeySequence::Redo)) {
        return false;
    }
    const auto *line = qobject_cast<const QLineEdit *>(&widget);
    if (const auto *number = qobject_cast<const QAbstractSpinBox *>(&widget)) {
        line = number->findChild<QLineEdit *>();
    }
    return line != nullptr &&
           (line->text().isEmpty() || !(undo ? line->isUndoAvailable() : line->isRedoAvailable()));
}

void MainWindow::keyPressEvent(QKeyEvent *event) {
    if (isEnter(*event)) {
        if (!std::exchange(m_enterTaken, false) && m_area->isVisible()) {
            m_area->takeMain();
        }
        return;
    }
    QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event) {
    m_settings->setValue(GeometryKey, saveGeometry());
    m_settings->setValue(LayoutKey, saveState(LayoutVersion));
    if (!m_calculatorCentral) {
        m_settings->setValue(CentreKey, m_centre->saveState());
    }
    QMainWindow::closeEvent(event);
}

} // namespace scorekeep::app
