// SPDX-License-Identifier: MIT
// The window's menus and what their entries do.
#include "app/board/board_view.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/i18n/game_text.h"
#include "app/i18n/language.h"
#include "app/main_window.h"
#include "app/model/final_scoring.h"
#include "app/panes/answer_area.h"
#include "app/panes/history_pane.h"
#include "app/panes/pane.h"
#include "app/panes/selector_pane.h"
#include "app/session/game_session.h"
#include "app/session/recent_games.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QShortcut>

namespace scorekeep::app {
namespace {

constexpr int NumberKeys = 9;
constexpr int LongestInput = 60; // characters of an input in a menu

QString shortened(const QString &text) {
    return text.size() <= LongestInput ? text : text.left(LongestInput - 1) + QStringLiteral("…");
}

} // namespace

QAction *MainWindow::addAction(QMenu *menu, const char *name, const std::function<void()> &run) {
    auto *entry = new QAction(this);
    entry->setObjectName(QLatin1String(name));
    connect(entry, &QAction::triggered, this, run);
    menu->addAction(entry);
    m_actions.insert(name, entry);
    return entry;
}

void MainWindow::buildMenus() {
    for (QMenu **menu : {&m_gameMenu, &m_editMenu, &m_viewMenu, &m_playMenu, &m_referenceMenu, &m_helpMenu}) {
        *menu = new QMenu(this);
        menuBar()->addMenu(*menu);
    }
    fillGameMenu();
    fillEditMenu();
    fillViewMenu();
    fillPlayMenu();
    fillReferenceMenu();
    fillHelpMenu();
    for (int number = 1; number <= NumberKeys; ++number) {
        auto *key = new QShortcut(QKeySequence(Qt::Key_0 + number), this);
        connect(key, &QShortcut::activated, m_area, [this, number] { m_area->chooseNumber(number); });
    }
}

void MainWindow::fillGameMenu() {
    addAction(m_gameMenu, "gameNew", [this] { newGame(); })->setShortcut(QKeySequence::New);
    addAction(m_gameMenu, "gameOpen", [this] { openGame(); })->setShortcut(QKeySequence::Open);
    m_recentMenu = m_gameMenu->addMenu(QString());
    m_recentMenu->setObjectName(QStringLiteral("recentGames"));
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    m_gameMenu->addSeparator();
    addAction(m_gameMenu, "gameSaveAs", [this] { saveGameAs(); })->setShortcut(QKeySequence::SaveAs);
    addAction(m_gameMenu, "gameExport", [this] { exportPicture(); });
    m_gameMenu->addSeparator();
    addAction(m_gameMenu, "selectionOpen", [this] { openSelectionFile(); });
    addAction(m_gameMenu, "selectionSave", [this] { saveSelectionFile(); });
    m_gameMenu->addSeparator();
    QAction *quit = addAction(m_gameMenu, "gameQuit", [this] { close(); });
    quit->setShortcut(QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
}

void MainWindow::fillEditMenu() {
    addAction(m_editMenu, "editUndo", [this] { m_session->undo(); })->setShortcut(QKeySequence::Undo);
    addAction(m_editMenu, "editRedo", [this] { m_session->redo(); })
        ->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_editMenu->addSeparator();
    addAction(m_editMenu, "editChange", [this] { changeEntry(int(m_session->game().cursor()) - 1); });
    addAction(m_editMenu, "editCorrect", [this] { correct(); });
    addAction(m_editMenu, "editSelection", [this] { changeSelection(); });
}

void MainWindow::fillViewMenu() {
    for (PaneDock *dock : docks()) {
        m_viewMenu->addAction(dock->toggleViewAction());
    }
    m_historyDock->toggleViewAction()->setShortcut(Qt::Key_H);
    m_calculatorDock->toggleViewAction()->setShortcut(Qt::Key_C);
    for (PaneDock *dock : {m_historyDock, m_optionsDock, m_calculatorDock}) {
        connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool shown) {
            if (shown) {
                dock->raise();
            }
        });
    }
    m_viewMenu->addSeparator();
    addAction(m_viewMenu, "viewZoomIn", [this] { m_board->zoomIn(); })->setShortcut(QKeySequence::ZoomIn);
    addAction(m_viewMenu, "viewZoomOut", [this] { m_board->zoomOut(); })->setShortcut(QKeySequence::ZoomOut);
    addAction(m_viewMenu, "viewFit", [this] { m_board->fit(); })->setShortcut(Qt::CTRL | Qt::Key_0);
    m_viewMenu->addSeparator();
    fillThemeMenu();
    fillLanguageMenu();
    QAction *motion = addAction(m_viewMenu, "viewMotion", [this] { setMotion(!m_motion); });
    motion->setCheckable(true);
    motion->setChecked(m_motion);
    const QString rulersKey = QStringLiteral("window/rulers");
    QAction *rulers = addAction(m_viewMenu, "viewRulers", [this, rulersKey] {
        const bool on = !m_settings->value(rulersKey, true).toBool();
        m_settings->setValue(rulersKey, on);
        m_board->setRulers(on);
    });
    rulers->setCheckable(true);
    rulers->setChecked(m_settings->value(rulersKey, true).toBool());
    m_board->setRulers(rulers->isChecked());
    m_viewMenu->addSeparator();
    addAction(m_viewMenu, "viewReset", [this] { resetLayout(); });
    QAction *full = addAction(m_viewMenu, "viewFullScreen", [this] {
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    });
    full->setShortcut(QKeySequence::FullScreen);
}

void MainWindow::fillThemeMenu() {
    m_themeMenu = m_viewMenu->addMenu(QString());
    m_themes = new QActionGroup(this);
    const std::pair<const char *, ThemeChoice> choices[] = {
        {"themeSystem", ThemeChoice::System}, {"themeLight", ThemeChoice::Light}, {"themeDark", ThemeChoice::Dark}};
    for (const auto &[id, choice] : choices) {
        QAction *entry = addAction(m_themeMenu, id, [this, choice = choice] { setThemeChoice(choice); });
        entry->setCheckable(true);
        entry->setChecked(choice == m_themeChoice);
        m_themes->addAction(entry);
    }
    m_themeMenu->addSeparator();
    QAction *palette = addAction(m_themeMenu, "themeColourBlind", [this] {
        const bool on = m_playerPalette == PlayerPalette::Standard;
        m_playerPalette = on ? PlayerPalette::ColourBlind : PlayerPalette::Standard;
        m_settings->setValue(QStringLiteral("window/colourBlindPalette"), on);
        applyTheme();
    });
    palette->setCheckable(true);
    palette->setChecked(m_playerPalette == PlayerPalette::ColourBlind);
}

void MainWindow::fillLanguageMenu() {
    const QStringList codes = Language::available();
    if (m_language == nullptr || codes.size() < 2) {
        return;
    }
    m_languageMenu = m_viewMenu->addMenu(QString());
    m_languages = new QActionGroup(this);
    for (const QString &code : codes) {
        QAction *entry = m_languageMenu->addAction(Language::ownName(code), this, [this, code] {
            m_language->use(code);
            m_settings->setValue(QStringLiteral("language"), code);
        });
        entry->setCheckable(true);
        entry->setChecked(code == m_language->code());
        m_languages->addAction(entry);
    }
}

void MainWindow::fillPlayMenu() {
    addAction(m_playMenu, "playTurn", [this] { m_area->turn(); })->setShortcut(Qt::Key_R);
    addAction(m_playMenu, "playPlace", [this] { m_area->takeMain(); });
    addAction(m_playMenu, "playOtherTile", [this] { m_area->otherTile(); })->setShortcut(Qt::Key_Escape);
    addAction(m_playMenu, "playPass", [this] { m_area->pass(); })->setShortcut(Qt::Key_Space);
    addAction(m_playMenu, "playConfirm", [this] { m_area->confirm(); })
        ->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    m_playMenu->addSeparator();
    addAction(m_playMenu, "playType", [this] { typeScore(); })->setShortcut(Qt::CTRL | Qt::Key_E);
    addAction(m_playMenu, "playAllScores", [this] { m_final->all(); });
    addAction(m_playMenu, "playEnd", [this] { endGame(); });
}

void MainWindow::fillHelpMenu() {
    QAction *about = addAction(m_helpMenu, "helpAbout", [this] {
        QMessageBox::about(this, tr("About Scorekeep"),
                           tr("<b>Scorekeep %1</b><p>A companion beside a physical game of Carcassonne: enter what "
                              "lies on the table, and every score is counted and explained.</p>"
                              "<p>Scorekeep has nothing to do with the publishers of the game.</p>")
                               .arg(QCoreApplication::applicationVersion()));
    });
    about->setMenuRole(QAction::AboutRole);
    addAction(m_helpMenu, "helpSelector", [this] { m_selector->showHelp(); });
    QAction *keys = addAction(m_helpMenu, "helpKeys", [this] {
        ShortcutsDialog({m_gameMenu, m_editMenu, m_viewMenu, m_playMenu, m_referenceMenu, m_helpMenu}, this).exec();
    });
    keys->setShortcuts({QKeySequence(QKeySequence::HelpContents), QKeySequence(Qt::CTRL | Qt::Key_Question)});
}

QMenu *MainWindow::createPopupMenu() {
    auto *menu = new QMenu(this);
    for (PaneDock *dock : docks()) {
        menu->addAction(dock->toggleViewAction());
    }
    return menu;
}

void MainWindow::fillRecent() {
    m_recentMenu->clear();
    const QStringList paths = m_recent != nullptr ? m_recent->paths() : QStringList();
    for (const QString &path : paths) {
        QAction *entry =
            m_recentMenu->addAction(QFileInfo(path).completeBaseName(), this, [this, path] { openFile(path); });
        entry->setToolTip(path);
    }
    m_recentMenu->addSeparator();
    QAction *clear = m_recentMenu->addAction(tr("&Clear"), this, [this] { m_recent->clear(); });
    clear->setEnabled(!paths.isEmpty());
}

void MainWindow::retranslate() {
    m_gameMenu->setTitle(tr("&Game"));
    m_editMenu->setTitle(tr("&Edit"));
    m_viewMenu->setTitle(tr("&View"));
    m_playMenu->setTitle(tr("&Play"));
    m_helpMenu->setTitle(tr("&Help"));
    retranslateViews();
    m_recentMenu->setTitle(tr("Open &Recent"));
    m_themeMenu->setTitle(tr("&Theme"));
    if (m_languageMenu != nullptr) {
        m_languageMenu->setTitle(tr("&Language"));
    }
    m_selectorDock->setTitle(tr("Expansions"));
    m_orderDock->setTitle(tr("Order of play"));
    m_scoresDock->setTitle(tr("Scores"));
    m_historyDock->setTitle(tr("History"));
    m_optionsDock->setTitle(tr("Options"));
    m_calculatorDock->setTitle(tr("Calculator"));
    const std::pair<const char *, QString> texts[] = {{"gameNew", tr("&New…")},
                                                      {"gameOpen", tr("&Open…")},
                                                      {"gameSaveAs", tr("Save &As…")},
                                                      {"gameExport", tr("&Export Picture…")},
                                                      {"gameQuit", tr("&Quit")},
                                                      {"editChange", tr("&Change the Last Answer…")},
                                                      {"editCorrect", tr("Correct the Ta&ble…")},
                                                      {"viewZoomIn", tr("Zoom &In")},
                                                      {"viewZoomOut", tr("Zoom &Out")},
                                                      {"viewFit", tr("&Whole Board")},
                                                      {"viewReset", tr("&Reset Layout")},
                                                      {"viewFullScreen", tr("&Full Screen")},
                                                      {"viewMotion", tr("&Movement on the Board")},
                                                      {"viewRulers", tr("&Coordinates")},
                                                      {"themeSystem", tr("&System")},
                                                      {"themeLight", tr("&Light")},
                                                      {"themeDark", tr("&Dark")},
                                                      {"themeColourBlind", tr("&Colours for Colour Blindness")},
                                                      {"playTurn", tr("&Turn the Tile")},
                                                      {"playPlace", tr("&Place Here")},
                                                      {"playOtherTile", tr("&Other Tile")},
                                                      {"playPass", tr("P&ass")},
                                                      {"playConfirm", tr("&Confirm")},
                                                      {"playType", tr("T&ype a Score")},
                                                      {"playAllScores", tr("Show All &Final Scores")},
                                                      {"playEnd", tr("&End the Game Now…")},
                                                      {"selectionOpen", tr("Open a Se&lection…")},
                                                      {"selectionSave", tr("Save the Selec&tion…")},
                                                      {"editSelection", tr("Change What Is &Played…")},
                                                      {"helpSelector", tr("Choosing E&xpansions")},
                                                      {"helpAbout", tr("&About Scorekeep")},
                                                      {"helpKeys", tr("&Keyboard Shortcuts")}};
    for (const auto &[id, text] : texts) {
        action(id)->setText(text);
    }
    showPossibilities();
    showInputs();
}

// Which entries can be used.
void MainWindow::showPossibilities() {
    const auto enable = [this](const char *id, bool on) { action(id)->setEnabled(on); };
    const bool game = m_session->hasGame();
    const bool playing = game && !m_session->state().finished;
    enable("gameSaveAs", game);
    enable("gameExport", game && m_session->game().setup().board);
    enable("editChange", game && m_session->canUndo());
    enable("editCorrect", playing);
    enable("editSelection", game);
    enable("editUndo", m_session->canUndo());
    enable("editRedo", m_session->canRedo());
    enable("playTurn", m_area->canTurn());
    enable("playPlace", m_area->canPlace());
    enable("playOtherTile", m_area->canChangeTile());
    enable("playPass", m_area->canPass());
    enable("playConfirm", m_area->canConfirm());
    enable("playAllScores", m_final->isRunning());
    enable("playEnd", playing);
}

// Undo and redo say what they would take back or do again.
void MainWindow::showInputs() {
    QString undo = tr("&Undo");
    QString redo = tr("&Redo");
    if (m_session->hasGame()) {
        const GameText text(m_session->rules());
        const auto words = [&](std::size_t entry) {
            QString input = shortened(text.entry(m_session->state(), m_session->game().log()[entry]));
            return input.replace(QLatin1Char('&'), QLatin1String("&&"));
        };
        const std::size_t cursor = m_session->game().cursor();
        undo = m_session->canUndo() ? tr("&Undo: %1", "the last input").arg(words(cursor - 1)) : undo;
        redo = m_session->canRedo() ? tr("&Redo: %1", "the next input").arg(words(cursor)) : redo;
    }
    action("editUndo")->setText(undo);
    action("editRedo")->setText(redo);
    // Short, where the shortcuts are listed.
    action("editUndo")->setIconText(tr("Undo"));
    action("editRedo")->setIconText(tr("Redo"));
}

} // namespace scorekeep::app
