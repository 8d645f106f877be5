// SPDX-License-Identifier: MIT
// How labels look that are not plain text: titles, sentences beneath, mistakes.
#pragma once

#include "app/panes/pane.h"

#include <QApplication>
#include <QLabel>

namespace scorekeep::app {

inline void setTextLook(QLabel *label, const QColor &colour, QFont::Weight weight = QFont::Normal) {
    QFont font = typeFont(QApplication::font(), TypeSize::Title);
    font.setWeight(weight);
    label->setFont(font);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

} // namespace scorekeep::app
