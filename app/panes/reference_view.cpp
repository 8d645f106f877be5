// SPDX-License-Identifier: MIT
// Shows a document, finds in all of them, and tells what a change of the selection did.
#include "app/panes/reference_view.h"

#include "app/model/selection_summary.h"
#include "app/panes/pane.h"
#include "app/print/print_page.h"
#include "app/print/reference_page.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

namespace scorekeep::app {
namespace {

constexpr int ContentsWidth = 210;
constexpr int PageWidth = 720; // of a comfortable line
constexpr int DocumentRole = Qt::UserRole, EntryRole = Qt::UserRole + 1;

bool isHeading(const ReferenceLine &line) {
    return line.kind == LineKind::Step || line.kind == LineKind::Subject || line.kind == LineKind::Section;
}

} // namespace

ReferenceView::ReferenceView(const World &world, const Theme &theme, QWidget *parent)
    : QWidget(parent), m_world(world), m_theme(theme), m_scope{basicSelection(world, Editions.back()), {}} {
    setObjectName(QStringLiteral("reference"));
    build();
    compose();
    retranslate();
}

void ReferenceView::build() {
    m_contents = new QTreeWidget;
    m_contents->setObjectName(QStringLiteral("referenceContents"));
    m_contents->setHeaderHidden(true);
    m_contents->setIndentation(14);
    m_contents->setUniformRowHeights(true);
    m_find = new QLineEdit;
    m_find->setObjectName(QStringLiteral("referenceFind"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    m_found = new QLabel;
    m_changes = new QWidget;
    m_changes->setObjectName(QStringLiteral("referenceChanges"));
    m_changes->setAttribute(Qt::WA_StyledBackground);
    m_changesText = new QLabel;
    m_changesText->setObjectName(QStringLiteral("referenceChangesText"));
    m_changesText->setWordWrap(true);
    m_closeChanges = new QToolButton;
    m_closeChanges->setText(QStringLiteral("✕"));
    auto *noted = new QHBoxLayout(m_changes);
    noted->setContentsMargins(12, 6, 8, 6);
    noted->addWidget(m_changesText, 1);
    noted->addWidget(m_closeChanges, 0, Qt::AlignTop);
    m_changes->hide();
    m_page = new QTextBrowser;
    m_page->setObjectName(QStringLiteral("referencePage"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
    m_print = new QToolButton;
    m_export = new QToolButton;
    m_copy = new QToolButton;

    arrange();
    connectParts();
}

void ReferenceView::arrange() {
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 8, 12, 4);
    bar->setSpacing(8);
    bar->addWidget(m_find, 1);
    bar->addWidget(m_found);
    for (QToolButton *button : {m_copy, m_export, m_print}) {
        bar->addWidget(button);
    }
    auto *right = new QWidget;
    auto *rows = new QVBoxLayout(right);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(bar);
    rows->addWidget(m_changes);
    rows->addWidget(m_page, 1);
    auto *split = new QSplitter;
    split->setHandleWidth(1);
    split->addWidget(m_contents);
    split->addWidget(right);
    split->setStretchFactor(1, 1);
    split->setSizes({ContentsWidth, PageWidth});
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(split);
}

void ReferenceView::connectParts() {
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item != nullptr) {
            m_document = DocumentId(item->data(0, DocumentRole).toInt());
            showPage();
            m_page->scrollToAnchor(item->data(0, EntryRole).toString());
            Q_EMIT documentShown(m_document);
        }
    });
    connect(m_closeChanges, &QToolButton::clicked, m_changes, &QWidget::hide);
    connect(m_find, &QLineEdit::textChanged, this, [this] { showFound(); });
    connect(m_find, &QLineEdit::returnPressed, this, [this] { findNext(false); });
    connect(m_print, &QToolButton::clicked, this, &ReferenceView::print);
    connect(m_export, &QToolButton::clicked, this, &ReferenceView::exportDocument);
    connect(m_copy, &QToolButton::clicked, this, &ReferenceView::copyText);
}

void ReferenceView::setTheme(const Theme &theme) {
    m_theme = theme;
    showPage();
}

void ReferenceView::setScope(const ReferenceScope &scope, bool tellsChanges) {
    if (scope == m_scope) {
        return;
    }
    const bool comparable = tellsChanges && scope.selection.edition == m_scope.selection.edition;
    const std::vector<ReferenceLine> before = lines();
    m_scope = scope;
    compose();
    describeChanges(comparable ? referenceChanges(before, lines()) : ReferenceChanges{});
}

void ReferenceView::compose() {
    for (const DocumentId document : Documents) {
        m_lines[std::size_t(document)] = referenceLines(document, m_world, m_scope);
    }
    fillContents();
    showPage();
    showFound();
}

void ReferenceView::fillContents() {
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const DocumentId document : Documents) {
        auto *top = new QTreeWidgetItem(m_contents, {documentTitle(document)});
        top->setData(0, DocumentRole, int(document));
        top->setFont(0, typeFont(font(), TypeSize::Title));
        for (const ReferenceLine &line : m_lines[std::size_t(document)]) {
            if (isHeading(line)) {
                auto *item = new QTreeWidgetItem(
                    top, {line.label.isEmpty() ? line.text : line.label + QLatin1Char(' ') + line.text});
                item->setData(0, DocumentRole, int(document));
                item->setData(0, EntryRole, line.id);
                item->setToolTip(0, line.text);
            }
        }
        if (document == m_document) {
            top->setExpanded(true);
            m_contents->setCurrentItem(top);
        }
    }
}

void ReferenceView::showPage(const QString &highlighted) {
    const int position = m_page->verticalScrollBar()->value();
    PageLook look;
    look.theme = m_theme;
    look.highlighted = highlighted;
    m_page->document()->setDefaultFont(typeFont(font(), TypeSize::Base));
    m_page->document()->setDocumentMargin(16);
    m_page->setHtml(referenceBody(m_document, lines(), look));
    m_page->verticalScrollBar()->setValue(position);
}

void ReferenceView::showDocument(DocumentId document) {
    m_contents->setCurrentItem(m_contents->topLevelItem(int(document)));
    m_contents->currentItem()->setExpanded(true);
}

bool ReferenceView::showEntry(const QString &id) {
    for (const DocumentId document : Documents) {
        const auto &all = m_lines[std::size_t(document)];
        if (std::ranges::find(all, id, &ReferenceLine::id) != all.end()) {
            {
                const QSignalBlocker quiet(m_contents);
                showDocument(document);
            }
            m_document = document;
            showPage(id);
            m_page->scrollToAnchor(id);
            Q_EMIT documentShown(document);
            return true;
        }
    }
    return false;
}

// ---- finding

void ReferenceView::showFound() {
    m_hits.clear();
    m_hit = 0;
    const QString words = m_find->text().trimmed();
    if (!words.isEmpty()) {
        for (const DocumentId document : Documents) {
            for (const ReferenceLine &line : m_lines[std::size_t(document)]) {
                if (line.text.contains(words, Qt::CaseInsensitive)) {
                    m_hits.emplace_back(document, line.id);
                }
            }
        }
        // The document at hand first.
        std::ranges::stable_partition(m_hits, [this](const auto &hit) { return hit.first == m_document; });
    }
    m_found->setText(words.isEmpty() ? QString() : tr("%n found", nullptr, int(m_hits.size())));
    if (!m_hits.empty()) {
        showEntry(m_hits.front().second);
    } else if (words.isEmpty()) {
        showPage();
    }
}

void ReferenceView::findNext(bool backwards) {
    if (!m_hits.empty()) {
        const std::size_t count = m_hits.size();
        m_hit = backwards ? (m_hit + count - 1) % count : (m_hit + 1) % count;
        showEntry(m_hits[m_hit].second);
        m_found->setText(tr("%1 of %2").arg(m_hit + 1).arg(count));
    }
}

bool ReferenceView::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
            key->modifiers() == Qt::ShiftModifier) {
            findNext(true);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            m_find->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

// ---- what a change did

void ReferenceView::describeChanges(const ReferenceChanges &changes) {
    constexpr int Most = 3;
    const auto quoted = [](const std::vector<ReferenceLine> &lines) {
        QStringList words;
        for (const ReferenceLine &line : lines) {
            if (words.size() < Most) {
                words << QStringLiteral("<i>%1</i>").arg(line.text.toHtmlEscaped());
            }
        }
        return words.join(QStringLiteral(" · "));
    };
    QStringList parts;
    if (!changes.added.empty()) {
        parts << QStringLiteral("<b>+ %1</b> ").arg(tr("%n more", nullptr, int(changes.added.size()))) +
                     quoted(changes.added);
    }
    if (!changes.changed.empty()) {
        std::vector<ReferenceLine> now;
        for (const auto &change : changes.changed) {
            now.push_back(change.second);
        }
        parts << QStringLiteral("<b>≠ %1</b> ").arg(tr("%n changed", nullptr, int(now.size()))) + quoted(now);
    }
    if (!changes.removed.empty()) {
        parts << QStringLiteral("<b>− %1</b> ").arg(tr("%n fewer", nullptr, int(changes.removed.size()))) +
                     quoted(changes.removed);
    }
    if (!parts.isEmpty()) {
        parts.prepend(tr("What your change does to this document:"));
    }
    m_changesText->setText(parts.join(QStringLiteral("<br>")));
    m_changes->setVisible(!parts.isEmpty());
}

// ---- paper and files

QString ReferenceView::subtitle() const {
    return QStringLiteral("%1 · %2").arg(QString::fromUtf8(editionName(m_scope.selection.edition).data()),
                                         selectionText(m_world, m_scope.selection));
}

QString ReferenceView::fileHtml(bool all) const {
    std::vector<std::pair<DocumentId, std::vector<ReferenceLine>>> documents;
    for (const DocumentId document : Documents) {
        if (all || document == m_document) {
            documents.emplace_back(document, m_lines[std::size_t(document)]);
        }
    }
    PageLook look;
    look.forPrint = true;
    return referenceHtml(documents, subtitle(), look);
}

QString ReferenceView::plainText() const {
    return referencePlainText({{m_document, lines()}}, subtitle());
}

void ReferenceView::print() {
    previewPages(this, documentTitle(m_document), fileHtml(false));
}

void ReferenceView::printAll() {
    previewPages(this, tr("Reference"), fileHtml(true));
}

void ReferenceView::exportDocument() {
    exportPages(this, documentTitle(m_document), fileHtml(false), plainText());
}

void ReferenceView::copyText() {
    QApplication::clipboard()->setText(plainText());
}

void ReferenceView::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describeChanges({});
        compose();
        retranslate();
    }
}

void ReferenceView::retranslate() {
    m_find->setPlaceholderText(tr("Find in all documents"));
    m_print->setText(tr("Print…"));
    m_export->setText(tr("Export…"));
    m_copy->setText(tr("Copy"));
    m_closeChanges->setToolTip(tr("Close"));
    m_contents->setAccessibleName(tr("Contents"));
    m_page->setAccessibleName(tr("Document"));
}

} // namespace scorekeep::app
