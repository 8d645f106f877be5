// SPDX-License-Identifier: MIT
// Keeps the wheel from a combo box that nobody is at.
#include "app/dialogs/choice_box.h"

#include <QWheelEvent>

namespace scorekeep::app {

// A combo box usually takes the focus from the wheel as well.
ChoiceBox::ChoiceBox(QWidget *parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
}

void ChoiceBox::wheelEvent(QWheelEvent *event) {
    if (hasFocus()) {
        QComboBox::wheelEvent(event);
    } else {
        event->ignore();
    }
}

} // namespace scorekeep::app
