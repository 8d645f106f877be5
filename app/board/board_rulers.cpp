// SPDX-License-Identifier: MIT
// Labels that keep to the edges while the board moves below them.
#include "app/board/board_rulers.h"

#include "app/board/board_geometry.h"
#include "app/i18n/game_text.h"

#include <QGraphicsView>
#include <QPainter>

namespace scorekeep::app {
namespace {

constexpr int SmallestSide = 28; // of a tile, in pixels
constexpr int Gap = 4;
constexpr int PixelSize = 11;
constexpr int Corner = 3;
constexpr int Opacity = 215; // of 255: the label is read also before a tile

void drawLabel(QPainter &painter, const QString &text, QPointF centre, const Theme &theme) {
    QRectF box = painter.fontMetrics().boundingRect(text);
    box.adjust(-Gap, -1, Gap, 1);
    box.moveCenter(centre);
    QColor ground = theme.table;
    ground.setAlpha(Opacity);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, Corner, Corner);
    painter.setPen(theme.faint);
    painter.drawText(box, Qt::AlignCenter, text);
}

QString orZero(int at, const QString &name) {
    return at == 0 ? QStringLiteral("0") : name;
}

} // namespace

QString columnName(int x) {
    return orZero(x, cellName({std::int16_t(x), 0}));
}

QString rowName(int y) {
    return orZero(y, cellName({0, std::int16_t(y)}));
}

void drawRulers(QPainter &painter, const QGraphicsView &view, const QRect &cells, const Theme &theme) {
    const QRect viewport = view.viewport()->rect();
    const auto centre = [&](int x, int y) {
        return view.mapFromScene(cellCentre({std::int16_t(x), std::int16_t(y)}));
    };
    if (cells.isEmpty() || centre(1, 0).x() - centre(0, 0).x() < SmallestSide) {
        return;
    }
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = view.font();
    font.setPixelSize(PixelSize);
    painter.setFont(font);
    const int fromTop = Gap + painter.fontMetrics().height() / 2;
    const int widest = std::max(painter.fontMetrics().horizontalAdvance(rowName(cells.top())),
                                painter.fontMetrics().horizontalAdvance(rowName(cells.bottom())));
    const int left = 2 * Gap + widest / 2;
    for (int x = cells.left(); x <= cells.right(); ++x) {
        const QPoint at(centre(x, 0).x(), fromTop);
        if (at.x() > 2 * left && at.x() < viewport.right()) { // clear of the rows' names
            drawLabel(painter, columnName(x), at, theme);
        }
    }
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        const QPoint at(left, centre(0, y).y());
        if (at.y() > 2 * fromTop && at.y() < viewport.bottom()) {
            drawLabel(painter, rowName(y), at, theme);
        }
    }
    painter.restore();
}

} // namespace scorekeep::app
