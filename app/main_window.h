// SPDX-License-Identifier: MIT
// The main window: it wires session, board, panes and menus, and remembers how they were arranged.
#pragma once

#include "app/theme.h"
#include "engine/game/answer.h"

#include <QHash>
#include <QMainWindow>

#include <functional>
#include <memory>
#include <vector>

class QActionGroup;
class QLabel;
class QMenu;
class QSettings;
class QShortcut;
class QSplitter;

namespace scorekeep::app {

class AnswerArea;
class BoardView;
class CalculatorPane;
class CentreViews;
class FinalScoring;
class GameSession;
class HistoryPane;
class Language;
class OptionList;
class OrderOfPlay;
class Pane;
class PaneDock;
class RecentGames;
class ReferenceView;
class ScoresPane;
class SelectorPane;
class SetupSheetView;
class TilePictures;

enum class ThemeChoice { System, Light, Dark };

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // All of them outlive the window; a window without a language offers no other one.
    MainWindow(GameSession *session, RecentGames *recent, QSettings *settings, Language *language = nullptr);
    ~MainWindow() override;

    GameSession *session() const { return m_session; }
    BoardView *board() const { return m_board; }
    AnswerArea *answerArea() const { return m_area; }
    OrderOfPlay *orderOfPlay() const { return m_order; }
    ScoresPane *scores() const { return m_scores; }
    HistoryPane *history() const { return m_history; }
    OptionList *options() const { return m_options; }
    FinalScoring *finalScoring() const { return m_final; }
    CentreViews *views() const { return m_views; }
    CalculatorPane *calculator() const { return m_calculator; }
    ReferenceView *reference() const { return m_reference; }
    SetupSheetView *setupSheet() const { return m_sheet; }
    SelectorPane *selector() const { return m_selector; }

    // A file by its path; false when it could not be opened, which was then told.
    bool openFile(const QString &path);
    void setThemeChoice(ThemeChoice choice);
    void setMotion(bool on); // whether tiles and figures glide to their places

public Q_SLOTS:
    void newGame();
    void openGame();
    void saveGameAs();
    void exportPicture();
    void changeEntry(int entry);
    void correct();
    void changeSelection(); // of the running game
    void openSelectionFile(); // for the running game, after a look at what it does there; else for the selector
    void saveSelectionFile();
    void enterAllTheSame(scorekeep::ItemId item, scorekeep::PlayerId player, scorekeep::PromptKind kind);
    void resetLayout();
    void endGame();
    void typeScore(); // the keyboard goes to the calculator's line

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    QMenu *createPopupMenu() override;

private:
    void buildCentre();
    void buildViews();
    void buildDocks();
    void buildStatus();
    void connectPanes();
    void buildMenus();
    QAction *addAction(QMenu *menu, const char *name, const std::function<void()> &run);
    QAction *action(const char *name) const { return m_actions.value(name); }
    void fillGameMenu();
    void fillEditMenu();
    void fillViewMenu();
    void fillPlayMenu();
    void fillReferenceMenu();
    void fillWays();
    void lookUp();
    void showRulings();
    void showText(const QString &entry);
    void fillHelpMenu();
    void fillThemeMenu();
    void fillLanguageMenu();
    void fillRecent();
    void retranslate();
    void retranslateViews();
    void showScope();
    void arrangeCentre();
    void fitCentre();
    void showBoardTitle();
    std::vector<PaneDock *> docks() const;
    void applyTheme();
    void showPossibilities();
    void showInputs();
    void showDocument();
    void showPlay();
    void showStatus();
    void showNotice(const QString &id, const QStringList &arguments);
    void offerPartial(const QString &path);
    std::vector<Pane *> panes() const;
    void noteEnter(const QWidget &widget, const QKeyEvent &key);
    void passOverHiddenTabs();
    static bool leavesToGame(const QWidget &widget, const QKeyEvent &key);

    GameSession *m_session;
    RecentGames *m_recent;
    QSettings *m_settings;
    Language *m_language;
    Theme m_theme;
    ThemeChoice m_themeChoice = ThemeChoice::System;
    PlayerPalette m_playerPalette = PlayerPalette::Standard;
    bool m_applyingTheme = false;
    bool m_enterTaken = false; // by the current line of a list
    bool m_motion = true;
    std::unique_ptr<TilePictures> m_pictures;
    FinalScoring *m_final;
    BoardView *m_board = nullptr;
    AnswerArea *m_area = nullptr;
    CentreViews *m_views = nullptr;
    ReferenceView *m_reference = nullptr;
    SetupSheetView *m_sheet = nullptr;
    int m_boardView = 0, m_referenceView = 0, m_sheetView = 0; // numbers of the views
    SelectorPane *m_selector = nullptr;
    OrderOfPlay *m_order = nullptr;
    ScoresPane *m_scores = nullptr;
    HistoryPane *m_history = nullptr;
    OptionList *m_options = nullptr;
    CalculatorPane *m_calculator = nullptr;
    QSplitter *m_centre = nullptr;
    PaneDock *m_selectorDock = nullptr, *m_orderDock = nullptr, *m_scoresDock = nullptr, *m_historyDock = nullptr,
             *m_optionsDock = nullptr, *m_calculatorDock = nullptr;
    QByteArray m_boardSizes; // of the centre, while the calculator stands there
    bool m_calculatorCentral = false; // a game without a board: it stands in the board's place
    QLabel *m_saved = nullptr, *m_counts = nullptr;
    QMenu *m_gameMenu = nullptr, *m_recentMenu = nullptr, *m_editMenu = nullptr, *m_viewMenu = nullptr,
          *m_themeMenu = nullptr, *m_languageMenu = nullptr, *m_playMenu = nullptr, *m_referenceMenu = nullptr, *m_helpMenu = nullptr;
    QHash<QByteArray, QAction *> m_actions; // by object name
    QActionGroup *m_themes = nullptr, *m_languages = nullptr;
};

} // namespace scorekeep::app
