// SPDX-License-Identifier: MIT
// Sizes and paints the pictures of the tile picker.
#include "app/panes/tile_kind_delegate.h"

#include "app/model/tile_kinds_model.h"
#include "app/panes/pane.h"
#include "app/panes/tile_pictures.h"
#include "app/session/game_session.h"

#include <QPainter>
#include <QPainterPath>

namespace scorekeep::app {
namespace {

constexpr int Sizes[] = {60, 56, 52, 48, 44, 40, 36, 32};
constexpr int LeastWithCaption = 48;
constexpr int CaptionHeight = 17;
constexpr int Margin = 5; // around a picture, room for its frame

} // namespace

TileKindDelegate::TileKindDelegate(const TileKindsModel *model, TilePictures *pictures, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model), m_pictures(pictures) {}

bool TileKindDelegate::hasCaption() const {
    return m_side >= LeastWithCaption;
}

QSize TileKindDelegate::cell() const {
    return {m_side + 2 * Margin, m_side + 2 * Margin + (hasCaption() ? CaptionHeight : 0)};
}

void TileKindDelegate::fitInto(QSize room, int count) {
    for (const int side : Sizes) {
        m_side = side;
        const int columns = qMax(1, room.width() / cell().width());
        const int rows = (count + columns - 1) / columns;
        if (rows * cell().height() <= room.height()) {
            return;
        }
    }
}

void TileKindDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const {
    const TileKindRow &row = m_model->at(index.row());
    const Theme &theme = m_pictures->theme();
    const QRectF tile(option.rect.left() + Margin, option.rect.top() + Margin, m_side, m_side);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (row.left == 0 && !row.chosen) {
        painter->setOpacity(0.3);
    }
    QPainterPath rounded;
    rounded.addRoundedRect(tile, 3, 3);
    painter->save();
    painter->setClipPath(rounded);
    m_pictures->paint(*painter, *m_model->kindAt(index.row()), 0, tile);
    painter->restore();
    paintCount(*painter, option, tile, row.left);
    painter->setOpacity(1);
    const bool current = option.state.testFlag(QStyle::State_HasFocus) && row.offered;
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver) && row.offered;
    if (row.chosen || current || hovered) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(theme.accent, row.chosen || current ? 2.5 : 1.5));
        painter->drawRoundedRect(tile.adjusted(-3, -3, 3, 3), 6, 6);
    }
    painter->restore();
}

void TileKindDelegate::paintCount(QPainter &painter, const QStyleOptionViewItem &option, const QRectF &tile,
                                  int left) const {
    const Theme &theme = m_pictures->theme();
    painter.setFont(typeFont(option.font, TypeSize::Small));
    if (hasCaption()) {
        painter.setPen(theme.soft);
        painter.drawText(QRectF(tile.left() - Margin, tile.bottom() + 3, tile.width() + 2 * Margin, CaptionHeight),
                         Qt::AlignHCenter | Qt::AlignTop, TileKindsModel::tr("%n left", "tiles of a kind", left));
        return;
    }
    const QString number = QString::number(left);
    const int width = qMax(14, painter.fontMetrics().horizontalAdvance(number) + 6);
    const QRectF badge(tile.right() - width + 2, tile.bottom() - 13, width, 15);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(badge, 4, 4);
    painter.setPen(theme.ink);
    painter.drawText(badge, Qt::AlignCenter, number);
}

} // namespace scorekeep::app
