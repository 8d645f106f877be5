// SPDX-License-Identifier: MIT
// Paints the rows of the selector: tick, name, and at the right editions, support, star or tiles.
#pragma once

#include "app/theme.h"

#include <QStyledItemDelegate>

namespace scorekeep::app {

class SelectorDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit SelectorDelegate(const Theme &theme, QObject *parent = nullptr);

    void setTheme(const Theme &theme) { m_theme = theme; }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

    // Where the buttons for one copy fewer and one more are; empty on rows without.
    static QRect fewer(const QRect &row, const QModelIndex &index);
    static QRect more(const QRect &row, const QModelIndex &index);
    // Where the star of an expansion is; empty on other rows.
    static QRect star(const QRect &row, const QModelIndex &index);

private:
    void paintTick(QPainter &painter, const QRect &box, const QModelIndex &index, bool enabled) const;
    void paintStar(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    int paintRight(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;

    Theme m_theme;
};

} // namespace scorekeep::app
