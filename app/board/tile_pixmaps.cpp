// SPDX-License-Identifier: MIT
// Keeps pixmaps of drawn tiles, so that a board view paints no paths.
#include "app/board/tile_pixmaps.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace scorekeep::app {

namespace {

constexpr int SmallestStep = 12;
constexpr int LargestStep = 768;

} // namespace

TilePixmaps::TilePixmaps(const TilePainter &painter, int bytes) : m_painter(painter), m_pixmaps(bytes) {}

int TilePixmaps::step(qreal devicePixels) {
    // Rounded at each step, so that a size that is a step is drawn as it is.
    qreal side = SmallestStep;
    while (std::round(side) < devicePixels - 0.5 && side < LargestStep)
        side *= std::sqrt(std::sqrt(2.0));
    return int(std::lround(side));
}

QPixmap TilePixmaps::pixmap(const TileKind &kind, int rotation, qreal side, qreal ratio) {
    const int pixels = step(side * ratio);
    const QString key = QStringLiteral("%1/%2/%3/%4")
                            .arg(QString::fromStdString(kind.id))
                            .arg(pixels)
                            .arg(rotation & 3)
                            .arg(ratio);
    if (const QPixmap *known = m_pixmaps.object(key))
        return *known;
    const QRectF bounds = m_painter.bounds(kind, rotation);
    const qreal scale = pixels / TileSide;
    QPixmap pixmap((bounds.size() * scale).toSize());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.scale(scale, scale);
    painter.translate(-bounds.topLeft());
    m_painter.paint(painter, kind, rotation);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    m_pixmaps.insert(key, new QPixmap(pixmap), pixmap.width() * pixmap.height() * 4);
    return pixmap;
}

} // namespace scorekeep::app
