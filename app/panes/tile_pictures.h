// SPDX-License-Identifier: MIT
// Small pictures of tiles for the panes, drawn once a size.
#pragma once

#include "app/board/tile_pixmaps.h"

class QPainter;

namespace scorekeep::app {

class TilePictures {
public:
    // The symbols outlive it.
    TilePictures(const Theme &theme, const Symbols &symbols);

    const TilePainter &painter() const { return m_painter; }
    const Theme &theme() const { return m_painter.theme(); }
    void setTheme(const Theme &theme);
    void forget(); // kinds may be others from now on

    // The whole tile fitted into the rectangle; returns where its bounds came to lie.
    QRectF paint(QPainter &painter, const TileKind &kind, int rotation, const QRectF &into);

private:
    TilePainter m_painter;
    TilePixmaps m_pixmaps;
};

} // namespace scorekeep::app
