// SPDX-License-Identifier: MIT
// Shows the sheet as it will be printed.
#include "app/panes/setup_sheet_view.h"

#include "app/model/selection_summary.h"
#include "app/print/print_page.h"
#include "app/print/setup_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QTextBrowser>
#include <QToolButton>

namespace scorekeep::app {
namespace {

constexpr int LeastPlayers = 1, MostPlayers = 6, UsualPlayers = 2;

} // namespace

SetupSheetView::SetupSheetView(const World &world, QWidget *parent)
    : QWidget(parent), m_world(world), m_selection(basicSelection(world, Editions.back())),
      m_label(new QLabel), m_players(new QSpinBox), m_print(new QToolButton), m_export(new QToolButton),
      m_page(new QTextBrowser) {
    setObjectName(QStringLiteral("setupSheet"));
    m_players->setRange(LeastPlayers, MostPlayers);
    m_players->setValue(UsualPlayers);
    m_label->setBuddy(m_players);
    m_page->setObjectName(QStringLiteral("sheetPage"));
    m_page->setFrameShape(QFrame::NoFrame);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 8, 12, 4);
    bar->addWidget(m_label);
    bar->addWidget(m_players);
    bar->addStretch(1);
    bar->addWidget(m_export);
    bar->addWidget(m_print);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(bar);
    rows->addWidget(m_page, 1);
    connect(m_players, &QSpinBox::valueChanged, this, [this] { show(); });
    connect(m_print, &QToolButton::clicked, this, &SetupSheetView::print);
    connect(m_export, &QToolButton::clicked, this, &SetupSheetView::exportSheet);
    retranslate();
    show();
}

void SetupSheetView::setSelection(const Selection &selection) {
    if (!(selection == m_selection)) {
        m_selection = selection;
        show();
    }
}

void SetupSheetView::setPlayers(int players) {
    m_players->setValue(players);
}

QString SetupSheetView::html() const {
    return setupSheetHtml(m_world, m_selection, m_players->value());
}

void SetupSheetView::show() {
    m_page->document()->setDocumentMargin(16);
    m_page->setHtml(html());
}

void SetupSheetView::print() {
    previewPages(this, tr("Setup sheet"), html());
}

void SetupSheetView::exportSheet() {
    exportPages(this, tr("Setup sheet"), html(), m_page->toPlainText());
}

void SetupSheetView::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        show();
    }
}

void SetupSheetView::retranslate() {
    m_label->setText(tr("&Players"));
    m_print->setText(tr("Print…"));
    m_export->setText(tr("Export…"));
}

} // namespace scorekeep::app
