// SPDX-License-Identifier: MIT
// The selector: tabs of expansions, quick selections, filters, a search, the tree, and what is selected.
#pragma once

#include "app/model/last_selection.h"
#include "app/model/selector_model.h"
#include "app/theme.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QSettings;
class QShortcut;
class QStackedWidget;
class QTabBar;
class QToolButton;
class QTreeView;

namespace scorekeep::app {

class FiltersButton;
class GameSession;
class SelectorDelegate;
class SelectorFilter;
class SelectorFilters;
class SelectorQuick;
class SupportLegend;

class SelectorPane : public QWidget {
    Q_OBJECT

public:
    // For a choice to be made, as in the new-game dialog. The world outlives the pane.
    SelectorPane(const World &world, const Theme &theme, QWidget *parent = nullptr);
    // For the window: shows what the session's game is played with, and takes no ticks; without a game it is for
    // what a person wants to look up, and keeps that for the next start.
    SelectorPane(const GameSession &session, const Theme &theme, QWidget *parent = nullptr);

    const Selection &selection() const { return m_model->selection(); }
    void setSelection(const Selection &selection);
    void setReadOnly(bool readOnly);
    void setTheme(const Theme &theme);
    // Filters and favourites are read from there and kept there, and so is what is selected without a game. The
    // settings outlive the pane; call it again after others wrote them.
    void useSettings(QSettings *settings);
    const SelectorChoices &choices() const { return m_choices; }
    // The list of boxes among the quick selections is left out where the surroundings have one.
    void setBoxesShown(bool shown);
    // A title above the tabs is left out where the surroundings have one.
    void setTitleShown(bool shown);
    void setSummaryShown(bool shown);
    // Words after the number of tiles that can be clicked; none unless set.
    void setFooterLink(const QString &words);

    SelectorModel &model() { return *m_model; }
    QTreeView *tree() { return m_tree; }
    QLineEdit *findField() { return m_find; }
    QTabBar *tabs() { return m_tabs; }
    // What the Tab key comes to, in order; pages that are not shown take no focus.
    QList<QWidget *> tabChain() const;

public Q_SLOTS:
    void showHelp();

Q_SIGNALS:
    void selectionChanged();
    void choicesChanged(); // filters or favourites
    void footerLinkClicked();
    void changeAsked(); // of the selection of a running game

protected:
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum Page { TreePage, QuickPage, FiltersPage };

    void build();
    void buildButtons();
    void buildPages();
    QWidget *buildTreePage();
    void buildTree();
    QHBoxLayout *findRow();
    void arrange();
    void connectParts();
    void fillTabs();
    void showTab();
    void showPage(Page page);
    void find(const QString &words);
    void takeChoices(const SelectorChoices &choices);
    void takeQuick(const Selection &selection);
    void takeBackQuick();
    void openFile();
    void saveFile();
    void showSelection();
    void fitSummary();
    void showCounts();
    void showDetail();
    void showFound();
    void showSession(const GameSession &session);
    void retranslate();
    void paintText();
    bool handleTreeKey(int key);
    void showMenu(const QPoint &at);

    Theme m_theme;
    SelectorModel *m_model;
    SelectorFilter *m_filter;
    SelectorDelegate *m_delegate;
    SelectorChoices m_choices;
    QSettings *m_settings = nullptr;
    QWidget *m_head, *m_line;
    QLabel *m_title, *m_edition, *m_statement, *m_nothing, *m_detail, *m_summary;
    QScrollArea *m_summaryArea;
    QTabBar *m_tabs;
    QToolButton *m_help, *m_quickButton, *m_star;
    FiltersButton *m_filtersButton;
    QStackedWidget *m_pages = nullptr;
    SelectorQuick *m_quick;
    SelectorFilters *m_filters;
    SupportLegend *m_legend;
    QLineEdit *m_find;
    QTreeView *m_tree;
    QString m_link;
    QShortcut *m_undo;
    std::optional<Selection> m_before; // the latest quick selection
    bool m_followsGame = false, m_gameRuns = false;
};

} // namespace scorekeep::app
