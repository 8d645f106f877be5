// SPDX-License-Identifier: MIT
// Keeps pixmaps of drawn tiles, so that a board view paints no paths.
#pragma once

#include "app/board/tile_painter.h"

#include <QCache>
#include <QPixmap>
#include <QString>

namespace scorekeep::app {

// Pixmaps come in steps of a factor of about 1.2 in size, so that a zoom gesture draws few new ones; a view
// that zooms by these steps draws them as they are, others scale them into TilePainter::bounds().
class TilePixmaps {
public:
    // `painter` must outlive it. `bytes` bounds what is kept.
    explicit TilePixmaps(const TilePainter &painter, int bytes = 48 * 1024 * 1024);

    // `side`: length of a cell's side on the screen in device independent pixels; `ratio`: the device
    // pixel ratio, which the pixmap carries. It covers TilePainter::bounds(kind, rotation).
    QPixmap pixmap(const TileKind &kind, int rotation, qreal side, qreal ratio = 1);

    // The pixels a side that a request is drawn with: the next step upwards.
    static int step(qreal devicePixels);

    void clear() { m_pixmaps.clear(); } // after the painter's theme changed, or it forgot
    int bytes() const { return int(m_pixmaps.totalCost()); }

private:
    const TilePainter &m_painter;
    QCache<QString, QPixmap> m_pixmaps;
};

} // namespace scorekeep::app
