// SPDX-License-Identifier: MIT
// The order of play of the current turn as a checklist that ticks itself.
#pragma once

#include "app/panes/pane.h"
#include "engine/game/answer.h"

class QListView;

namespace scorekeep::app {

class ChecklistDelegate;
class ChecklistModel;

class OrderOfPlay : public Pane {
    Q_OBJECT

public:
    OrderOfPlay(GameSession *session, const Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    ChecklistModel *model() const { return m_model; }
    QListView *list() const { return m_list; }
    // The id in the reference of the line that is chosen; may be empty.
    QString currentEntry() const;

Q_SIGNALS:
    // An item is to be entered although the rules don't ask for it now.
    void enterAllTheSame(scorekeep::ItemId item, scorekeep::PlayerId player, scorekeep::PromptKind kind);
    // The text of a line is wanted in the reference.
    void textAsked(const QString &entry);

protected:
    void retranslate() override;
    void applyTheme() override;

private:
    void activate(int row);
    void showTitle(int row);
    void openMenu(QPoint at);

    ChecklistModel *m_model;
    ChecklistDelegate *m_delegate;
    QListView *m_list;
};

} // namespace scorekeep::app
