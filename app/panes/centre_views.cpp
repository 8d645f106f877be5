// SPDX-License-Identifier: MIT
// A slim bar of tabs on the colour of the table, and a stack of views.
#include "app/panes/centre_views.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>

namespace scorekeep::app {

CentreViews::CentreViews(QWidget *parent)
    : QWidget(parent), m_tabs(new QTabBar), m_stack(new QStackedWidget), m_bar(new QWidget) {
    m_tabs->setObjectName(QStringLiteral("centreTabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_bar->setObjectName(QStringLiteral("centreBar"));
    auto *bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(12, 4, 12, 4);
    bar->addWidget(m_tabs);
    bar->addStretch(1);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_bar);
    rows->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int view) {
        m_stack->setCurrentIndex(view);
        Q_EMIT shown(view);
    });
}

int CentreViews::add(QWidget *view) {
    m_stack->addWidget(view);
    return m_tabs->addTab(QString());
}

void CentreViews::setTitle(int view, const QString &title) {
    m_tabs->setTabText(view, title);
}

int CentreViews::current() const {
    return m_stack->currentIndex();
}

void CentreViews::show(int view) {
    m_tabs->setCurrentIndex(view);
}

} // namespace scorekeep::app
