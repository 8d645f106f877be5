// SPDX-License-Identifier: MIT
// Paints the arrow of a combo box.
#include "app/dialogs/choice_box.h"

#include <QPainter>
#include <QWheelEvent>

namespace scorekeep::app {

void ChoiceBox::paintEvent(QPaintEvent *event) {
    QComboBox::paintEvent(event);
    constexpr int FromEdge = 15;
    const qreal x = layoutDirection() == Qt::RightToLeft ? FromEdge : width() - FromEdge;
    const qreal y = height() / 2.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(palette().color(QPalette::PlaceholderText), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF chevron[] = {{x - 4, y - 2}, {x, y + 2}, {x + 4, y - 2}};
    painter.drawPolyline(chevron, 3);
}

void ChoiceBox::wheelEvent(QWheelEvent *event) {
    if (hasFocus()) {
        QComboBox::wheelEvent(event);
    } else {
        event->ignore();
    }
}

} // namespace scorekeep::app
