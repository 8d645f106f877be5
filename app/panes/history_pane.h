// SPDX-License-Identifier: MIT
// What was entered, to go back to and to change.
#pragma once

#include "app/panes/pane.h"

class QListView;
class QPushButton;

namespace scorekeep::app {

class HistoryDelegate;
class HistoryModel;

class HistoryPane : public Pane {
    Q_OBJECT

public:
    HistoryPane(GameSession *session, const Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    HistoryModel *model() const { return m_model; }
    QListView *list() const { return m_list; }
    int currentEntry() const; // index into the log, or -1

Q_SIGNALS:
    void changeAsked(int entry);
    void correctionAsked();

protected:
    void retranslate() override;
    void applyTheme() override;

private:
    void jump(int row);
    void openMenu(QPoint at);
    void showButtons();

    HistoryModel *m_model;
    HistoryDelegate *m_delegate;
    QListView *m_list;
    QPushButton *m_jump, *m_change, *m_correct;
};

} // namespace scorekeep::app
