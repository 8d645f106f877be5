// SPDX-License-Identifier: MIT
// A button that shows the key that does the same.
#pragma once

#include <QPushButton>

namespace scorekeep::app {

class KeyButton : public QPushButton {
    Q_OBJECT

public:
    explicit KeyButton(QWidget *parent = nullptr);

    void setTexts(const QString &text, const QString &key);
    // The one that is most likely meant: filled with the accent.
    void setMain(bool main);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_key;
};

} // namespace scorekeep::app
