// SPDX-License-Identifier: MIT
// Keeps the wheel from a combo box that nobody is at.
#include "app/dialogs/choice_box.h"

#include <QWheelEvent>

namespace scorekeep::app {

void ChoiceBox::wheelEvent(QWheelEvent *event) {
    if (hasFocus()) {
        QComboBox::wheelEvent(event);
    } else {
        event->ignore();
    }
}

} // namespace scorekeep::app
