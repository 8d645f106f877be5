// SPDX-License-Identifier: MIT
// Shows the comparison and closes again.
#include "app/panes/rulings_panel.h"

#include "app/panes/page_browser.h"
#include "app/panes/pane.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QToolButton>

namespace scorekeep::app {

RulingsPanel::RulingsPanel(QWidget *parent)
    : QWidget(parent), m_heading(new QLabel), m_title(new QLabel), m_close(new QToolButton),
      m_page(new PageBrowser) {
    setObjectName(QStringLiteral("rulings"));
    setAttribute(Qt::WA_StyledBackground);
    m_page->setObjectName(QStringLiteral("rulingsPage"));
    m_page->document()->setDocumentMargin(12);
    m_page->setWidest(QWIDGETSIZE_MAX);
    m_heading->setFont(typeFont(font(), TypeSize::Title));
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_close->setText(QStringLiteral("✕"));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, &RulingsPanel::closeAsked);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 6, 8, 2);
    bar->setSpacing(10);
    bar->addWidget(m_heading);
    bar->addWidget(m_title, 1);
    bar->addWidget(m_close);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(bar);
    rows->addWidget(m_page, 1);
    setFocusProxy(m_page);
    retranslate();
}

void RulingsPanel::setTheme(const Theme &theme) {
    QPalette palette = m_title->palette();
    palette.setColor(QPalette::WindowText, theme.soft);
    m_title->setPalette(palette);
}

void RulingsPanel::setTable(const RulingsTable &table) {
    m_table = table;
    m_title->setText(table.title);
    m_title->setToolTip(table.title);
    m_page->setPage(rulingsHtml(table));
    m_page->verticalScrollBar()->setValue(0);
}

void RulingsPanel::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void RulingsPanel::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closeAsked();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void RulingsPanel::retranslate() {
    m_heading->setText(tr("Rulings side by side"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
    m_page->setAccessibleName(tr("Rulings side by side"));
}

} // namespace scorekeep::app
