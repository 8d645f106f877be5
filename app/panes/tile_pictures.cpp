// SPDX-License-Identifier: MIT
// Fits tiles into squares.
#include "app/panes/tile_pictures.h"

#include <QPainter>

namespace scorekeep::app {
namespace {

constexpr int CacheBytes = 8 * 1024 * 1024;

} // namespace

TilePictures::TilePictures(const Theme &theme, const Symbols &symbols)
    : m_painter(theme, symbols), m_pixmaps(m_painter, CacheBytes) {}

void TilePictures::setTheme(const Theme &theme) {
    m_painter.setTheme(theme);
    m_pixmaps.clear();
}

void TilePictures::forget() {
    m_painter.forget();
    m_pixmaps.clear();
}

QRectF TilePictures::paint(QPainter &painter, const TileKind &kind, int rotation, const QRectF &into) {
    const QRectF bounds = m_painter.bounds(kind, rotation);
    const QSizeF size = bounds.size().scaled(into.size(), Qt::KeepAspectRatio);
    QRectF target(QPointF(), size);
    target.moveCenter(into.center());
    const qreal side = size.width() / bounds.width() * TileSide;
    const QPixmap pixmap = m_pixmaps.pixmap(kind, rotation, side, painter.device()->devicePixelRatioF());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(target, pixmap, QRectF(QPointF(), QSizeF(pixmap.size())));
    painter.restore();
    return target;
}

} // namespace scorekeep::app
