// SPDX-License-Identifier: MIT
// The selector: tabs of expansions, a field to find one, the tree with ticks, and what is selected.
#pragma once

#include "app/model/selector_model.h"
#include "app/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTabBar;
class QTreeView;

namespace scorekeep::app {

class GameSession;
class SelectorDelegate;
class SelectorFilter;

class SelectorPane : public QWidget {
    Q_OBJECT

public:
    // For a choice to be made, as in the new-game dialog. The world outlives the pane.
    SelectorPane(const World &world, const Theme &theme, QWidget *parent = nullptr);
    // For a running game: follows the session, shows what its game is played with, and takes no ticks.
    SelectorPane(const GameSession &session, const Theme &theme, QWidget *parent = nullptr);

    const Selection &selection() const { return m_model->selection(); }
    void setSelection(const Selection &selection);
    void setReadOnly(bool readOnly);
    void setTheme(const Theme &theme);
    // A title above the tabs is left out where the surroundings have one.
    void setTitleShown(bool shown);
    void setSummaryShown(bool shown);
    // Words after the number of tiles that can be clicked; none unless set.
    void setFooterLink(const QString &words);

    SelectorModel &model() { return *m_model; }
    QTreeView *tree() { return m_tree; }
    QLineEdit *findField() { return m_find; }
    QTabBar *tabs() { return m_tabs; }

Q_SIGNALS:
    void selectionChanged();
    void footerLinkClicked();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void buildTree();
    void arrange();
    void fillTabs();
    void showTab();
    void find(const QString &words);
    void showSelection();
    void showSession(const GameSession &session);
    void retranslate();
    void paintText();
    bool handleTreeKey(int key);

    Theme m_theme;
    SelectorModel *m_model;
    SelectorFilter *m_filter;
    SelectorDelegate *m_delegate;
    QWidget *m_head, *m_line;
    QLabel *m_title, *m_edition, *m_statement, *m_nothing, *m_summary;
    QTabBar *m_tabs;
    QLineEdit *m_find;
    QTreeView *m_tree;
    QString m_link;
    bool m_gameRuns = false;
};

} // namespace scorekeep::app
