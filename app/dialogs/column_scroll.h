// SPDX-License-Identifier: MIT
// A column that scrolls up and down, never narrower than what is in it.
#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace scorekeep::app {

class ColumnScroll : public QScrollArea {
public:
    explicit ColumnScroll(QWidget *parent = nullptr) : QScrollArea(parent) {
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }

    bool eventFilter(QObject *watched, QEvent *event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            setMinimumWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
        }
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace scorekeep::app
