// SPDX-License-Identifier: MIT
// Draws the symbols that are printed on tiles and tokens, from resources/symbols.
#pragma once

#include <QPointF>
#include <QSizeF>
#include <QString>

class QPainter;

namespace scorekeep::app {

// The size of a symbol's drawing in tile units: its own width and height. A symbol without a drawing has
// that of the shield which shows its initials.
QSizeF symbolSize(const QString &symbol);
// At most two letters that stand for a symbol or figure without a drawing.
QString symbolInitials(const QString &symbol, const QString &name);
bool hasSymbolDrawing(const QString &symbol);

// Draws it upright and centred, `scale` times its own size. `name` gives the initials where no drawing
// exists; empty: the id does.
void paintSymbol(QPainter &painter, const QString &symbol, QPointF centre, qreal scale = 1,
                 const QString &name = {});

} // namespace scorekeep::app
