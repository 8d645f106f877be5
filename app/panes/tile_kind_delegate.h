// SPDX-License-Identifier: MIT
// Draws a kind of tile with how many are left.
#pragma once

#include <QStyledItemDelegate>

namespace scorekeep::app {

class TileKindsModel;
class TilePictures;

class TileKindDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    TileKindDelegate(const TileKindsModel *model, TilePictures *pictures, QObject *parent);

    // The largest size at which `count` pictures fit into the room without scrolling, else the smallest.
    void fitInto(QSize room, int count);
    QSize cell() const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return cell(); }

private:
    bool hasCaption() const;
    void paintCount(QPainter &painter, const QStyleOptionViewItem &option, const QRectF &tile, int left) const;

    const TileKindsModel *m_model;
    TilePictures *m_pictures;
    int m_side = 56;
};

} // namespace scorekeep::app
