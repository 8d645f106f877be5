// SPDX-License-Identifier: MIT
// QTreeView draws wrapped lines, but leaves them no room: the delegate does.
#include "app/panes/contents_list.h"

#include <QResizeEvent>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int Indent = 14, Beside = 12, Above = 9; // what a style sheet leaves around the words

class WrappedLine : public QStyledItemDelegate {
public:
    explicit WrappedLine(ContentsList *list) : QStyledItemDelegate(list), m_list(list) {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width(), std::max(size.height(), m_list->heightOf(index))};
    }

private:
    ContentsList *m_list;
};

} // namespace

ContentsList::ContentsList(QWidget *parent) : QTreeWidget(parent) {
    setHeaderHidden(true);
    setIndentation(Indent);
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new WrappedLine(this));
}

int ContentsList::heightOf(const QModelIndex &index) const {
    const QVariant own = index.data(Qt::FontRole);
    const QFontMetrics metrics(own.isValid() ? qvariant_cast<QFont>(own).resolve(font()) : font());
    const int depth = index.parent().isValid() ? 2 : 1;
    const int room = std::max(1, viewport()->width() - depth * Indent - Beside);
    return metrics.boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), Qt::TextWordWrap, index.data().toString()).height() +
           Above;
}

void ContentsList::resizeEvent(QResizeEvent *event) {
    QTreeWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        scheduleDelayedItemsLayout();
    }
}

} // namespace scorekeep::app
