// SPDX-License-Identifier: MIT
// The names of columns and rows along the edges of the board, as the places of tiles are named.
#pragma once

#include "app/theme.h"

#include <QString>

class QGraphicsView;
class QPainter;
class QRect;

namespace scorekeep::app {

// The name of a column (by x) or of a row (by y) alone; 0 for that of the start tile.
QString columnName(int x);
QString rowName(int y);

// Draws in the viewport's pixels the names of the columns and rows of `cells` (in cells, not in pixels) along
// the upper and the left edge. Nothing where tiles are too small to be named.
void drawRulers(QPainter &painter, const QGraphicsView &view, const QRect &cells, const Theme &theme);

} // namespace scorekeep::app
