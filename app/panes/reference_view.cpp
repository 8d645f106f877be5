// SPDX-License-Identifier: MIT
// Composes the documents, shows one, and tells what a change of the selection did.
#include "app/panes/reference_view.h"

#include "app/model/selection_summary.h"
#include "app/panes/changes_strip.h"
#include "app/panes/contents_list.h"
#include "app/panes/find_bar.h"
#include "app/panes/page_browser.h"
#include "app/panes/pane.h"
#include "app/panes/rulings_panel.h"
#include "app/print/reference_page.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>

namespace scorekeep::app {
namespace {

constexpr int ContentsWidth = 200, PageWidth = 720;
constexpr int PageHeight = 500, RulingsHeight = 230;
constexpr int DocumentRole = Qt::UserRole, EntryRole = Qt::UserRole + 1;

bool isHeading(const ReferenceLine &line) {
    return line.kind == LineKind::Step || line.kind == LineKind::Subject || line.kind == LineKind::Section;
}

} // namespace

ReferenceView::ReferenceView(const World &world, const Theme &theme, QWidget *parent)
    : QWidget(parent), m_world(world), m_theme(theme), m_scope{basicSelection(world, Editions.back()), {}},
      m_links({}, world.catalogue) {
    setObjectName(QStringLiteral("reference"));
    build();
    applyColours();
    compose();
    retranslate();
}

ReferenceView::~ReferenceView() = default;

void ReferenceView::build() {
    m_contents = new ContentsList;
    m_contents->setObjectName(QStringLiteral("referenceContents"));
    m_find = new FindBar;
    m_changes = new ChangesStrip;
    m_page = new PageBrowser;
    m_page->setObjectName(QStringLiteral("referencePage"));
    m_rulings = new RulingsPanel;
    m_rulings->hide();
    for (QToolButton **button : {&m_back, &m_forward, &m_copy, &m_export, &m_print}) {
        *button = new QToolButton;
    }
    m_back->setText(QStringLiteral("‹"));
    m_forward->setText(QStringLiteral("›"));
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    for (QToolButton *button : {m_export, m_print}) {
        auto *menu = new QMenu(button);
        menu->addAction(QString());
        menu->addAction(QString());
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
    }
    arrange();
    connectParts();
}

void ReferenceView::arrange() {
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 8, 12, 6);
    bar->setSpacing(6);
    bar->addWidget(m_back);
    bar->addWidget(m_forward);
    bar->addWidget(m_find, 1);
    bar->addStretch(0);
    for (QToolButton *button : {m_copy, m_export, m_print}) {
        bar->addWidget(button);
    }
    auto *reading = new QWidget;
    auto *rows = new QVBoxLayout(reading);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_changes);
    rows->addWidget(m_page, 1);
    m_reading = new QSplitter(Qt::Vertical);
    m_reading->setHandleWidth(1);
    m_reading->setChildrenCollapsible(false);
    m_reading->addWidget(reading);
    m_reading->addWidget(m_rulings);
    m_reading->setStretchFactor(0, 1);
    m_reading->setSizes({PageHeight, RulingsHeight});
    auto *split = new QSplitter;
    split->setHandleWidth(1);
    split->addWidget(m_contents);
    split->addWidget(m_reading);
    split->setStretchFactor(1, 1);
    split->setSizes({ContentsWidth, PageWidth});
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    m_find->foundLabel()->setContentsMargins(16, 0, 12, 6);
    whole->addLayout(bar);
    whole->addWidget(m_find->foundLabel());
    whole->addWidget(split, 1);
    setFocusProxy(m_page);
}

void ReferenceView::connectParts() {
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item != nullptr) {
            openDocument(DocumentId(item->data(0, DocumentRole).toInt()));
            const QString entry = item->data(0, EntryRole).toString();
            m_page->setCurrentLine(entry);
            if (entry.isEmpty()) {
                m_page->verticalScrollBar()->setValue(0);
            } else {
                m_page->scrollToAnchor(entry);
            }
        }
    });
    connect(m_find, &FindBar::wordsChanged, this, &ReferenceView::search);
    connect(m_find, &FindBar::nextAsked, this, &ReferenceView::findNext);
    connect(m_changes, &ChangesStrip::lineAsked, this, [this](const QString &line) { showEntry(line); });
    connect(this, &ReferenceView::wayChanged, this, [this] {
        m_back->setEnabled(canGoBack());
        m_forward->setEnabled(canGoForward());
    });
    connect(m_changes, &ChangesStrip::over, this, [this] { m_page->setFreshLines({}); });
    connect(m_page, &PageBrowser::menuAsked, this, &ReferenceView::openMenu);
    connect(m_page, &PageBrowser::lineActivated, this, &ReferenceView::jump);
    connect(m_page, &PageBrowser::currentLineChanged, this, [this](const QString &line) {
        if (m_rulings->isVisible() && !line.isEmpty()) {
            m_rulings->setTable(rulingsTable(m_document, line, m_world, m_scope.selection));
        }
    });
    connect(m_page, &QTextBrowser::anchorClicked, this, [this](const QUrl &line) {
        m_page->setCurrentLine(line.path(), false);
        jump();
    });
    connect(m_rulings, &RulingsPanel::closeAsked, this, [this] {
        m_rulings->hide();
        m_page->setFocus();
    });
    connect(m_back, &QToolButton::clicked, this, &ReferenceView::goBack);
    connect(m_forward, &QToolButton::clicked, this, &ReferenceView::goForward);
    connect(m_copy, &QToolButton::clicked, this, &ReferenceView::copyText);
    const auto actions = [](QToolButton *button) { return button->menu()->actions(); };
    connect(actions(m_print)[0], &QAction::triggered, this, &ReferenceView::print);
    connect(actions(m_print)[1], &QAction::triggered, this, &ReferenceView::printAll);
    connect(actions(m_export)[0], &QAction::triggered, this, &ReferenceView::exportDocument);
    connect(actions(m_export)[1], &QAction::triggered, this, &ReferenceView::exportAll);
}

QLineEdit *ReferenceView::findField() const {
    return m_find->field();
}

void ReferenceView::setTheme(const Theme &theme) {
    m_theme = theme;
    applyColours();
    showPage();
}

void ReferenceView::applyColours() {
    PageLook look;
    look.theme = m_theme;
    const QColor found = m_theme.isDark ? QColor(0x6b, 0x5a, 0x1e) : QColor(0xff, 0xe9, 0x9a);
    QColor fresh = m_theme.accentWash;
    fresh.setAlphaF(0.7F);
    m_page->setColours(symbolInk(look), m_theme.accentWash, fresh, found);
    m_rulings->setTheme(m_theme);
}

// ---- composing

void ReferenceView::setScope(const ReferenceScope &scope, bool tellsChanges) {
    if (scope == m_scope) {
        return;
    }
    const bool comparable = tellsChanges && scope.selection.edition == m_scope.selection.edition;
    const std::array<std::vector<ReferenceLine>, 6> old = m_lines;
    const ReferenceScope before = m_scope;
    m_scope = scope;
    compose();
    if (comparable) {
        describeChanges(before, old);
    } else {
        m_changes->hide();
    }
}

void ReferenceView::compose() {
    std::array<TailoredDocument, 6> tailored;
    for (const DocumentId document : Documents) {
        tailored[std::size_t(document)] =
            composed(document, m_world.spine, m_scope.selection, m_world.catalogue, m_scope.players);
    }
    m_links = EntryLinks(tailored, m_world.catalogue);
    for (const TailoredDocument &document : tailored) {
        std::vector<ReferenceLine> &worded = m_lines[std::size_t(document.id)];
        worded = referenceLines(document, m_world, m_scope);
        for (ReferenceLine &line : worded) {
            line.linked =
                line.kind == LineKind::Row && !m_links.of(document.id, line.id.toStdString()).empty();
        }
    }
    fillContents();
    showPage();
    search();
}

void ReferenceView::fillContents() {
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const DocumentId document : Documents) {
        auto *top = new QTreeWidgetItem(m_contents, {documentTitle(document)});
        top->setToolTip(0, documentTitle(document));
        top->setData(0, DocumentRole, int(document));
        top->setFont(0, typeFont(font(), TypeSize::Title));
        for (const ReferenceLine &line : m_lines[std::size_t(document)]) {
            if (isHeading(line)) {
                auto *item = new QTreeWidgetItem(
                    top, {line.label.isEmpty() ? line.text : line.label + QLatin1Char(' ') + line.text});
                item->setData(0, DocumentRole, int(document));
                item->setData(0, EntryRole, line.id);
                item->setToolTip(0, item->text(0));
            }
        }
        if (document == m_document) {
            top->setExpanded(true);
            m_contents->setCurrentItem(top);
        }
    }
}

void ReferenceView::showPage() {
    m_stale = !isVisible();
    if (m_stale) {
        return;
    }
    PageLook look;
    look.theme = m_theme;
    m_page->setPage(referenceBody(m_document, lines(), look));
    if (m_rulings->isVisible() && !m_page->currentLine().isEmpty()) {
        m_rulings->setTable(rulingsTable(m_document, m_page->currentLine(), m_world, m_scope.selection));
    }
}

void ReferenceView::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_stale) {
        showPage();
        m_page->setCurrentLine(m_page->currentLine());
    }
}

// ---- what a change did

void ReferenceView::describeChanges(const ReferenceScope &before,
                                    const std::array<std::vector<ReferenceLine>, 6> &old) {
    if (before.selection == m_scope.selection) {
        m_changes->hide();
        return;
    }
    ReferenceChanges here;
    int elsewhere = 0;
    for (const DocumentId document : Documents) {
        const auto index = std::size_t(document);
        const ReferenceChanges changes = referenceChanges(old[index], m_lines[index]);
        if (document == m_document) {
            here = changes;
        } else {
            elsewhere += int(changes.added.size() + changes.changed.size() + changes.removed.size());
        }
    }
    m_changes->tell(here, elsewhere);
    QStringList fresh;
    for (const ReferenceLine &line : here.added) {
        fresh << line.id;
    }
    for (const auto &change : here.changed) {
        fresh << change.second.id;
    }
    m_page->setFreshLines(fresh);
}

// ---- paper and files

Pages ReferenceView::pages(bool all) const {
    return referencePages(all ? std::vector<DocumentId>(Documents.begin(), Documents.end())
                              : std::vector<DocumentId>{m_document},
                          m_world, m_scope);
}

QString ReferenceView::plainText() const {
    return pages(false).text;
}

void ReferenceView::print() {
    previewPages(this, pages(false));
}

void ReferenceView::printAll() {
    previewPages(this, pages(true));
}

void ReferenceView::exportDocument() {
    exportPages(this, pages(false));
}

void ReferenceView::exportAll() {
    exportPages(this, pages(true));
}

void ReferenceView::copyText() {
    QApplication::clipboard()->setText(plainText());
}

void ReferenceView::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        compose();
        retranslate();
    }
}

void ReferenceView::retranslate() {
    m_print->setText(tr("Print"));
    m_print->menu()->actions()[0]->setText(tr("This Document…"));
    m_print->menu()->actions()[1]->setText(tr("All as a Booklet…"));
    m_export->setText(tr("Export"));
    m_export->menu()->actions()[0]->setText(tr("This Document…"));
    m_export->menu()->actions()[1]->setText(tr("All Documents…"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy this document as text"));
    m_back->setToolTip(tr("Back"));
    m_back->setAccessibleName(tr("Back"));
    m_forward->setToolTip(tr("Forward"));
    m_forward->setAccessibleName(tr("Forward"));
    m_contents->setAccessibleName(tr("Contents"));
    m_page->setAccessibleName(tr("Document"));
}

} // namespace scorekeep::app
