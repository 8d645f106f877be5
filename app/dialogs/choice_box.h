// SPDX-License-Identifier: MIT
// A combo box with an arrow: a style sheet that rounds its frame takes the system's arrow away.
#pragma once

#include <QComboBox>

namespace scorekeep::app {

class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent *event) override;
    // A wheel that scrolls the page must not change an answer in passing.
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace scorekeep::app
