// SPDX-License-Identifier: MIT
// Shows the sheet as it will be printed.
#include "app/panes/setup_sheet_view.h"

#include "app/model/selection_summary.h"
#include "app/panes/page_browser.h"
#include "app/print/setup_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

namespace scorekeep::app {
namespace {

constexpr int WidestSheet = 900;
constexpr int LeastPlayers = 1, MostPlayers = 6, UsualPlayers = 2;

} // namespace

SetupSheetView::SetupSheetView(const World &world, QWidget *parent)
    : QWidget(parent), m_world(world), m_selection(basicSelection(world, Editions.back())),
      m_label(new QLabel), m_players(new QSpinBox), m_print(new QToolButton), m_export(new QToolButton),
      m_page(new PageBrowser) {
    setObjectName(QStringLiteral("setupSheet"));
    m_players->setObjectName(QStringLiteral("sheetPlayers"));
    m_players->setRange(LeastPlayers, MostPlayers);
    m_players->setValue(UsualPlayers);
    m_label->setBuddy(m_players);
    m_page->setObjectName(QStringLiteral("sheetPage"));
    m_page->setWidest(WidestSheet);
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
    connect(m_players, &QSpinBox::valueChanged, this, [this] { showPage(); });
    connect(m_print, &QToolButton::clicked, this, &SetupSheetView::print);
    connect(m_export, &QToolButton::clicked, this, &SetupSheetView::exportSheet);
    retranslate();
    showPage();
}

void SetupSheetView::setSelection(const Selection &selection) {
    if (!(selection == m_selection)) {
        m_selection = selection;
        showPage();
    }
}

void SetupSheetView::setPlayers(int players) {
    m_players->setValue(players);
}

void SetupSheetView::setTheme(const Theme &theme) {
    m_page->setColours({theme.soft, false}, Qt::transparent, Qt::transparent, Qt::transparent);
    m_stale = true;
    showPage();
}

Pages SetupSheetView::pages() const {
    return setupSheet(m_world, m_selection, m_players->value());
}

// Both sides, one below the other; once somebody sees it.
void SetupSheetView::showPage() {
    m_stale = !isVisible();
    if (!m_stale) {
        const Pages sheet = pages();
        m_page->setPage(sheet.sections.front().html + QStringLiteral("<p>&nbsp;</p><hr>") +
                        sheet.sections.back().html);
    }
}

void SetupSheetView::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_stale) {
        showPage();
    }
}

void SetupSheetView::print() {
    previewPages(this, pages());
}

void SetupSheetView::exportSheet() {
    exportPages(this, pages());
}

void SetupSheetView::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showPage();
    }
}

void SetupSheetView::retranslate() {
    m_label->setText(tr("Pla&yers"));
    m_print->setText(tr("Print…"));
    m_export->setText(tr("Export…"));
}

} // namespace scorekeep::app
