// SPDX-License-Identifier: MIT
// Lays out the table of results.
#include "app/panes/result_pane.h"

#include "app/model/final_scoring.h"
#include "app/model/result_model.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int RowHeight = 24;
constexpr int ColumnWidth = 84, LeastColumnWidth = 44;

} // namespace

// The line above the totals, and the winner's in the accent.
class ResultDelegate : public QStyledItemDelegate {
public:
    ResultDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) {}
    void setTheme(const Theme &theme) { m_theme = theme; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const bool total = index.data(ResultModel::IsTotalRole).toBool();
        const bool best = index.data(ResultModel::IsBestRole).toBool();
        painter->save();
        if (best) {
            painter->fillRect(option.rect, m_theme.accentWash);
        }
        if (total) {
            painter->setPen(m_theme.line);
            painter->drawLine(option.rect.topLeft(), option.rect.topRight());
        }
        QFont font = option.font;
        font.setBold(total);
        painter->setFont(font);
        painter->setPen(best ? m_theme.accent : m_theme.ink);
        painter->drawText(option.rect.adjusted(4, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data().toString());
        painter->restore();
    }

private:
    Theme m_theme;
};

ResultPane::ResultPane(GameSession *session, const FinalScoring *final, const Theme &theme, QWidget *parent)
    : Pane(session, theme, parent), m_model(new ResultModel(session, final, this)),
      m_delegate(new ResultDelegate(theme, this)), m_table(new QTableView) {
    m_table->setObjectName(QStringLiteral("result"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    m_table->setShowGrid(false);
    m_table->setCornerButtonEnabled(false);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(RowHeight);
    m_table->horizontalHeader()->setDefaultSectionSize(ColumnWidth);
    m_table->horizontalHeader()->setHighlightSections(false);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 8);
    layout->addWidget(m_table);
    connect(final, &FinalScoring::changed, this, &ResultPane::refresh);
    retranslate();
    applyTheme();
    refresh();
}

void ResultPane::retranslate() {
    m_table->setAccessibleName(tr("Result by kind of feature"));
}

void ResultPane::applyTheme() {
    m_delegate->setTheme(theme());
    m_table->viewport()->update();
}

void ResultPane::refresh() {
    m_model->refresh();
    fitColumns();
}

void ResultPane::resizeEvent(QResizeEvent *event) {
    Pane::resizeEvent(event);
    fitColumns();
}

// All players are in sight without scrolling to the side.
void ResultPane::fitColumns() {
    const QMargins margins = layout()->contentsMargins();
    const int beside = margins.left() + margins.right() + m_table->verticalHeader()->sizeHint().width() +
                       m_table->verticalScrollBar()->sizeHint().width() + 2 * m_table->frameWidth();
    const int columns = std::max(1, m_model->columnCount());
    m_table->horizontalHeader()->setDefaultSectionSize(
        std::clamp((width() - beside) / columns, LeastColumnWidth, ColumnWidth));
}

} // namespace scorekeep::app
