// SPDX-License-Identifier: MIT
// Shows the log and goes to any point of it.
#include "app/panes/history_pane.h"

#include "app/model/history_model.h"
#include "app/session/game_session.h"

#include <QHBoxLayout>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace scorekeep::app {

class HistoryDelegate : public QStyledItemDelegate {
public:
    HistoryDelegate(const HistoryModel *model, const Theme &theme, QObject *parent)
        : QStyledItemDelegate(parent), m_model(model), m_theme(theme) {}
    void setTheme(const Theme &theme) { m_theme = theme; }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const HistoryRow &row = m_model->at(index.row());
        const auto *view = qobject_cast<const QListView *>(option.widget);
        const int width = (view != nullptr ? view->viewport()->width() : 300) - Left - Right;
        const QFontMetrics metrics(fontOf(row, option.font));
        const QRect text = metrics.boundingRect(QRect(0, 0, qMax(60, width), 10000), Qt::TextWordWrap, row.text);
        return {100, qMax(text.height() + 8, 25) + (row.kind == HistoryRow::Kind::Turn ? 4 : 0)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const HistoryRow &row = m_model->at(index.row());
        painter->save();
        if (option.state.testFlag(QStyle::State_Selected)) {
            painter->fillRect(option.rect, m_theme.accentWash);
        }
        if (row.last) {
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), m_theme.accent);
        }
        painter->setFont(fontOf(row, option.font));
        const bool heading = row.kind == HistoryRow::Kind::Turn;
        painter->setPen(row.parked ? m_theme.problem : row.undone ? m_theme.faint : heading ? m_theme.soft : m_theme.ink);
        painter->drawText(option.rect.adjusted(Left, heading ? 4 : 0, -Right, 0),
                          int(Qt::TextWordWrap) | int(Qt::AlignVCenter) | int(Qt::AlignLeft), row.text);
        painter->restore();
    }

private:
    static constexpr int Left = 14, Right = 14;
    static QFont fontOf(const HistoryRow &row, const QFont &base) {
        QFont font = row.kind == HistoryRow::Kind::Turn ? typeFont(base, TypeSize::Title) : base;
        font.setItalic(row.undone);
        return font;
    }

    const HistoryModel *m_model;
    Theme m_theme;
};

HistoryPane::HistoryPane(GameSession *session, const Theme &theme, QWidget *parent)
    : Pane(session, theme, parent), m_model(new HistoryModel(session, this)),
      m_delegate(new HistoryDelegate(m_model, theme, this)), m_list(new QListView), m_jump(new QPushButton),
      m_change(new QPushButton), m_correct(new QPushButton) {
    m_list->setObjectName(QStringLiteral("history"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_jump->setObjectName(QStringLiteral("historyJump"));
    m_change->setObjectName(QStringLiteral("historyChange"));
    m_correct->setObjectName(QStringLiteral("historyCorrect"));
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(10, 6, 10, 8);
    buttons->setSpacing(6);
    for (QPushButton *button : {m_jump, m_change, m_correct}) {
        buttons->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    setFocusProxy(m_list);
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) { jump(index.row()); });
    connect(m_list, &QListView::customContextMenuRequested, this, &HistoryPane::openMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &HistoryPane::showButtons);
    connect(m_jump, &QPushButton::clicked, this, [this] { jump(m_list->currentIndex().row()); });
    connect(m_change, &QPushButton::clicked, this, [this] { Q_EMIT changeAsked(currentEntry()); });
    connect(m_correct, &QPushButton::clicked, this, &HistoryPane::correctionAsked);
    connect(session, &GameSession::logChanged, this, &HistoryPane::refreshWhenSeen);
    retranslate();
    refresh();
}

void HistoryPane::retranslate() {
    m_list->setAccessibleName(tr("History"));
    m_jump->setText(tr("Go there"));
    m_jump->setToolTip(tr("Shows the table as it was after this entry. What came later can be redone."));
    m_change->setText(tr("Change…"));
    m_change->setToolTip(tr("Answers this again, and shows first what would differ."));
    m_correct->setText(tr("Correct…"));
    m_correct->setToolTip(tr("Points, pieces, tiles or the turn, as they really are on the table."));
}

void HistoryPane::applyTheme() {
    m_delegate->setTheme(theme());
    m_list->viewport()->update();
}

void HistoryPane::refresh() {
    m_model->refresh();
    if (const int row = m_model->lastRow(); row >= 0) {
        m_list->setCurrentIndex(m_model->index(row));
        m_list->scrollTo(m_model->index(row));
    }
    showButtons();
}

int HistoryPane::currentEntry() const {
    const QModelIndex current = m_list->currentIndex();
    const bool entry = current.isValid() && m_model->at(current.row()).kind == HistoryRow::Kind::Entry;
    return entry ? int(m_model->at(current.row()).entry) : -1;
}

void HistoryPane::showButtons() {
    const int entry = currentEntry();
    m_jump->setEnabled(m_list->currentIndex().isValid());
    m_change->setEnabled(entry >= 0 && session()->hasGame() && std::size_t(entry) < session()->game().cursor());
    m_correct->setEnabled(session()->hasGame() && !session()->state().finished);
}

// To the table after an entry, or to the beginning of a turn.
void HistoryPane::jump(int row) {
    if (row < 0 || row >= m_model->rowCount()) {
        return;
    }
    const HistoryRow &line = m_model->at(row);
    session()->jump(line.kind == HistoryRow::Kind::Turn ? line.entry : line.entry + 1);
}

void HistoryPane::openMenu(QPoint at) {
    const QModelIndex index = m_list->indexAt(at);
    if (!index.isValid()) {
        return;
    }
    m_list->setCurrentIndex(index);
    QMenu menu(this);
    QAction *go = menu.addAction(m_jump->text());
    QAction *change = menu.addAction(m_change->text());
    change->setEnabled(m_change->isEnabled());
    QAction *chosen = menu.exec(m_list->viewport()->mapToGlobal(at));
    if (chosen == go) {
        jump(index.row());
    } else if (chosen == change) {
        Q_EMIT changeAsked(currentEntry());
    }
}

} // namespace scorekeep::app
