// SPDX-License-Identifier: MIT
// Shows the checklist and lets a person enter what the rules would not ask for.
#include "app/panes/order_of_play.h"

#include "app/i18n/game_text.h"
#include "app/model/checklist_model.h"
#include "app/panes/checklist_delegate.h"
#include "app/session/game_session.h"

#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

namespace scorekeep::app {

OrderOfPlay::OrderOfPlay(GameSession *session, const Theme &theme, QWidget *parent)
    : Pane(session, theme, parent), m_model(new ChecklistModel(session, this)),
      m_delegate(new ChecklistDelegate(m_model, theme, this)), m_list(new QListView) {
    m_list->setObjectName(QStringLiteral("checklist"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->viewport()->setAttribute(Qt::WA_Hover); // the arrow of the line under the pointer
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list);
    setFocusProxy(m_list);

    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) { activate(index.row()); });
    connect(m_list, &QListView::customContextMenuRequested, this, &OrderOfPlay::openMenu);
    connect(m_delegate, &ChecklistDelegate::textAsked, this,
            [this](const QModelIndex &index) { Q_EMIT textAsked(m_model->at(index.row()).entry); });
    connect(session, &GameSession::choiceChanged, this, &OrderOfPlay::refresh);
    retranslate();
    refresh();
}

void OrderOfPlay::retranslate() {
    m_list->setAccessibleName(tr("Order of play"));
}

void OrderOfPlay::applyTheme() {
    m_delegate->setTheme(theme());
    m_list->viewport()->update();
}

void OrderOfPlay::refresh() {
    m_model->refresh();
    if (!session()->hasGame()) {
        setNote({});
        return;
    }
    const State &state = session()->state();
    const GameText text(session()->rules());
    setNote(state.finished   ? tr("Game over")
            : state.turn > 0 ? tr("%1 · turn %2", "a player and a number")
                                   .arg(text.player(state.part.player))
                                   .arg(state.turn)
                             : QString());
    if (const int row = m_model->currentRow(); row >= 0) {
        const QModelIndex index = m_model->index(row);
        m_list->setCurrentIndex(index);
        // With what comes next in sight.
        const bool seen = m_list->viewport()->rect().contains(m_list->visualRect(index));
        m_list->scrollTo(index, seen ? QAbstractItemView::EnsureVisible : QAbstractItemView::PositionAtCenter);
        showTitle(row);
    }
}

// Of the step that the line belongs to, as far as both find room.
void OrderOfPlay::showTitle(int row) {
    int title = row;
    while (title > 0 && m_model->at(title).kind != ChecklistRow::Kind::Step) {
        --title;
    }
    const QModelIndex line = m_model->index(row);
    const QRect both = m_list->visualRect(m_model->index(title)).united(m_list->visualRect(line));
    const QRect room = m_list->viewport()->rect();
    if (both.top() >= room.top() && both.bottom() <= room.bottom()) {
        return;
    }
    if (both.height() > room.height()) {
        m_list->scrollTo(line, QAbstractItemView::PositionAtBottom);
    } else {
        m_list->scrollTo(m_model->index(title), QAbstractItemView::PositionAtTop);
    }
}

void OrderOfPlay::activate(int row) {
    const ChecklistRow &line = m_model->at(row);
    if (const auto kind = m_model->enterable(row); kind && line.state != ChecklistState::Now) {
        Q_EMIT enterAllTheSame(line.item, line.player, *kind);
    }
}

QString OrderOfPlay::currentEntry() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? m_model->at(index.row()).entry : QString();
}

void OrderOfPlay::openMenu(QPoint at) {
    const QModelIndex index = m_list->indexAt(at);
    if (!index.isValid()) {
        return;
    }
    const ChecklistRow line = m_model->at(index.row());
    QMenu menu(this);
    QAction *enter = menu.addAction(tr("Enter it all the same…"));
    enter->setEnabled(m_model->enterable(index.row()).has_value());
    QAction *text = menu.addAction(tr("Show in the Reference"));
    text->setEnabled(!line.entry.isEmpty());
    const QAction *chosen = menu.exec(m_list->viewport()->mapToGlobal(at));
    if (chosen == enter) {
        Q_EMIT enterAllTheSame(line.item, line.player, *m_model->enterable(index.row()));
    } else if (chosen == text) {
        Q_EMIT textAsked(line.entry);
    }
}

} // namespace scorekeep::app
