// SPDX-License-Identifier: MIT
// A ring around a whole list while it has the focus and none of its lines shows that, or around a text with links.
#pragma once

#include <QWidget>

namespace scorekeep::app {

class FocusRing : public QWidget {
public:
    // `always`: no line of it shows the focus.
    explicit FocusRing(QWidget *around, bool always = false);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *m_around;
    bool m_always;
};

} // namespace scorekeep::app
