// SPDX-License-Identifier: MIT
// The window's centre: several views of one place, and tabs above them.
#pragma once

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace scorekeep::app {

class CentreViews : public QWidget {
    Q_OBJECT

public:
    // Its colours are the window's, by the names centreBar and centreTabs.
    explicit CentreViews(QWidget *parent = nullptr);

    // Takes the widget; its number is the next one from 0.
    int add(QWidget *view);
    void setTitle(int view, const QString &title);
    int current() const;
    void show(int view);
    QTabBar *tabs() { return m_tabs; }

Q_SIGNALS:
    void shown(int view);

private:
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    QWidget *m_bar;
};

} // namespace scorekeep::app
