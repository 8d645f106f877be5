// SPDX-License-Identifier: MIT
// Lies over the widget, follows its size and focus, and takes no clicks.
#include "app/panes/focus_ring.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QPainter>

namespace scorekeep::app {

FocusRing::FocusRing(QWidget *around, bool always) : QWidget(around), m_around(around), m_always(always) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    around->installEventFilter(this);
    hide();
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::Resize) {
        setGeometry(m_around->rect());
    } else if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        setVisible(event->type() == QEvent::FocusIn);
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

void FocusRing::paintEvent(QPaintEvent *) {
    const auto *list = qobject_cast<const QAbstractItemView *>(m_around);
    if (!m_always && list != nullptr && list->currentIndex().isValid()) { // its line shows it
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 1, -2, -1), 5, 5);
}

} // namespace scorekeep::app
