// SPDX-License-Identifier: MIT
// Reads the silhouettes of figures from resources/figures: a new kind of figure is a new file there.
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QString>

class QIODevice;

namespace scorekeep::app {

// In tile units, around 0,0.
struct FigureDrawing {
    QPainterPath body;
    QPainterPath detail; // thin lines on the body
    QPointF letterAt;    // the middle of the player's letter
    qreal letterHeight = 7;
};

// Of the elements of an SVG file: paths of the classes `body` and `detail`, with the commands M, L, C and Z,
// and the text of the class `letter`. The body is empty when there is none.
FigureDrawing readFigure(QIODevice &svg);

// The drawing :/figures/SYMBOL.svg; null: there is none. It stays valid.
const FigureDrawing *figureDrawing(const QString &symbol);

} // namespace scorekeep::app
