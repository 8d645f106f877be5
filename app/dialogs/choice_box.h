// SPDX-License-Identifier: MIT
// A combo box in a page that scrolls: the wheel turns it only where the keyboard is.
#pragma once

#include <QComboBox>

namespace scorekeep::app {

class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget *parent = nullptr);

protected:
    // A wheel that scrolls the page must not change an answer in passing.
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace scorekeep::app
