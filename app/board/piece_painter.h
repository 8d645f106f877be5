// SPDX-License-Identifier: MIT
// Draws figures and tokens: told apart by shape first, then by letter, then by colour.
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace scorekeep::app {

// How a piece looks. `figure` is the symbol of its kind and names a drawing in resources/figures ("follower",
// "large-follower" ...); one without a drawing is a plain figure with the initials of `name`.
struct PieceLook {
    QString figure;
    QColor colour;      // of its player; invalid for a neutral figure
    QString letter;     // the player's, drawn inside; may be empty
    bool lying = false; // a follower in a field
    QString name = {};  // for the initials of figures without a drawing
    bool operator==(const PieceLook &) const = default;
};

// In tile units, centred on 0,0: a follower is 26 high.
QPainterPath pieceShape(const PieceLook &look);
// What it covers with halo and line.
QRectF pieceBounds(const PieceLook &look);

// `scale` 1 draws in tile units.
void paintPiece(QPainter &painter, const PieceLook &look, QPointF centre, qreal scale = 1);

// A token as a small disc with its symbol (wine, grain, cloth ...); `diameter` in the painter's units.
void paintToken(QPainter &painter, const QString &symbol, QPointF centre, qreal diameter,
                const QString &name = {});

// A number on a small disc, for several that lie on each other; its upper right corner is there.
void paintCount(QPainter &painter, QPointF corner, int count, const QColor &colour, const QColor &ink);

// For buttons and lists: fits the piece into a square of `side` device independent pixels.
QPixmap piecePixmap(const PieceLook &look, int side, qreal ratio);

} // namespace scorekeep::app
