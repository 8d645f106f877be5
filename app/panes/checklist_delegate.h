// SPDX-License-Identifier: MIT
// Draws the lines of the checklist: headings, items with their state, the current one in the accent.
#pragma once

#include "app/model/checklist_model.h"
#include "app/theme.h"

#include <QStyledItemDelegate>

namespace scorekeep::app {

class ChecklistDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ChecklistDelegate(const ChecklistModel *model, const Theme &theme, QObject *parent);

    void setTheme(const Theme &theme) { m_theme = theme; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    // A click on a line's arrow.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

Q_SIGNALS:
    void textAsked(const QModelIndex &index);

private:
    static QRect arrowOf(const QRect &row);
    void paintMark(QPainter &painter, ChecklistState state, QPointF centre) const;
    QFont fontOf(const ChecklistRow &row, const QFont &base) const;
    QColor inkOf(const ChecklistRow &row) const;

    const ChecklistModel *m_model;
    Theme m_theme;
};

} // namespace scorekeep::app
