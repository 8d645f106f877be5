// SPDX-License-Identifier: MIT
// Ways through the reference: to an entry and back, from place to place found, from a row to its rule.
#include "app/panes/changes_strip.h"
#include "app/panes/find_bar.h"
#include "app/panes/page_browser.h"
#include "app/panes/reference_view.h"
#include "app/panes/rulings_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr std::size_t LongestWay = 50;
constexpr std::size_t MostLinks = 12; // in a menu
constexpr int LongestEntry = 70;      // characters

QString shortened(QString text) {
    text.replace(QLatin1Char('&'), QLatin1String("&&"));
    return text.size() <= LongestEntry ? text : text.left(LongestEntry - 1) + QStringLiteral("…");
}

} // namespace

// ---- there and back

void ReferenceView::openDocument(DocumentId document) {
    if (m_document != document) {
        m_document = document;
        m_changes->hide();
        showPage();
    }
    Q_EMIT documentShown(document);
}

void ReferenceView::showDocument(DocumentId document) {
    QTreeWidgetItem *item = m_contents->topLevelItem(int(document));
    m_contents->setCurrentItem(item);
    item->setExpanded(true);
    openDocument(document);
}

ReferenceView::Where ReferenceView::here() const {
    return {m_document, m_page->currentLine(), m_page->verticalScrollBar()->value()};
}

void ReferenceView::goTo(DocumentId document, const QString &line) {
    {
        const QSignalBlocker quiet(m_contents);
        m_contents->setCurrentItem(m_contents->topLevelItem(int(document)));
        m_contents->currentItem()->setExpanded(true);
    }
    openDocument(document);
    m_page->setCurrentLine(line);
}

bool ReferenceView::showEntry(const QString &id, bool fromOutside) {
    std::vector<DocumentId> order{m_document};
    order.insert(order.end(), Documents.begin(), Documents.end());
    for (const DocumentId document : order) {
        const auto &all = m_lines[std::size_t(document)];
        if (std::ranges::find(all, id, &ReferenceLine::id) != all.end()) {
            m_behind.push_back(here());
            m_behind.back().outside = fromOutside;
            if (m_behind.size() > LongestWay) {
                m_behind.erase(m_behind.begin());
            }
            m_ahead.clear();
            goTo(document, id);
            Q_EMIT wayChanged();
            return true;
        }
    }
    return false;
}

void ReferenceView::travel(std::vector<Where> &from, std::vector<Where> &to) {
    if (from.empty()) {
        return;
    }
    const Where where = from.back();
    from.pop_back();
    if (where.outside) {
        m_ahead.clear();
        Q_EMIT wayChanged();
        Q_EMIT leftAsked();
        return;
    }
    to.push_back(here());
    goTo(where.document, where.line);
    m_page->verticalScrollBar()->setValue(where.scroll);
    Q_EMIT wayChanged();
}

void ReferenceView::leaveFor(const EntryLink &link) {
    m_behind.push_back(here());
    m_ahead.clear();
    goTo(link.document, QString::fromUtf8(link.id.data(), qsizetype(link.id.size())));
    Q_EMIT wayChanged();
}

void ReferenceView::goBack() {
    travel(m_behind, m_ahead);
}

void ReferenceView::goForward() {
    travel(m_ahead, m_behind);
}

// ---- finding

void ReferenceView::search() {
    m_hits.clear();
    m_hit = 0;
    const QString words = m_find->words();
    m_page->setWords(words);
    if (!words.isEmpty()) {
        for (const DocumentId document : Documents) {
            for (const ReferenceLine &line : m_lines[std::size_t(document)]) {
                if (line.text.contains(words, Qt::CaseInsensitive)) {
                    m_hits.push_back({document, line.id});
                }
            }
        }
        // From the document at hand on.
        const auto first = std::ranges::find(m_hits, m_document, &Hit::document);
        m_hit = first == m_hits.end() ? 0 : std::size_t(first - m_hits.begin());
    }
    showHit();
}

void ReferenceView::showHit() {
    QStringList places;
    for (const DocumentId document : Documents) {
        const auto count = std::ranges::count(m_hits, document, &Hit::document);
        if (count > 0) {
            places << tr("%1: %2", "a document and a number").arg(documentTitle(document)).arg(count);
        }
    }
    const QString title = m_hits.empty() ? QString() : documentTitle(m_hits[m_hit].document);
    m_find->setFound(int(m_hit) + 1, int(m_hits.size()), title, places.join(QLatin1Char('\n')));
    if (!m_hits.empty()) {
        goTo(m_hits[m_hit].document, m_hits[m_hit].line);
    }
}

void ReferenceView::findNext(bool backwards) {
    if (!m_hits.empty()) {
        const std::size_t count = m_hits.size();
        m_hit = backwards ? (m_hit + count - 1) % count : (m_hit + 1) % count;
        showHit();
    }
}

// ---- from a line to what belongs to it

std::vector<std::pair<QString, EntryLink>> ReferenceView::related() const {
    std::vector<std::pair<QString, EntryLink>> result;
    for (const EntryLink &link : m_links.of(m_document, m_page->currentLine().toStdString())) {
        const auto &all = m_lines[std::size_t(link.document)];
        const QString id = QString::fromUtf8(link.id.data(), qsizetype(link.id.size()));
        const auto line = std::ranges::find(all, id, &ReferenceLine::id);
        if (line != all.end()) {
            result.emplace_back(tr("%1: %2", "a document and a sentence").arg(documentTitle(link.document), line->text),
                                link);
        }
    }
    return result;
}

void ReferenceView::jump() {
    const auto links = related();
    if (!links.empty()) {
        leaveFor(links.front().second);
    }
}

void ReferenceView::showRulings() {
    if (m_rulings->isVisible()) {
        m_rulings->hide();
        return;
    }
    QString line = m_page->currentLine();
    if (line.isEmpty()) { // the first sentence that is in sight
        const auto &all = lines();
        const QString top = m_page->lineAt(QPoint(m_page->viewport()->width() / 2, 0));
        auto from = std::ranges::find(all, top, &ReferenceLine::id);
        from = from == all.end() ? all.begin() : from;
        const auto sentence = std::find_if(from, all.end(), [](const ReferenceLine &l) {
            return l.kind == LineKind::Item || l.kind == LineKind::Row;
        });
        line = sentence == all.end() ? QString() : sentence->id;
        m_page->setCurrentLine(line);
    }
    const RulingsTable table = rulingsTable(m_document, line, m_world, m_scope.selection);
    if (!table.empty()) {
        m_rulings->setTable(table);
        m_rulings->show();
    }
}

void ReferenceView::openMenu(const QString &line, QPoint global) {
    QMenu menu(this);
    const auto &all = lines();
    const auto current = std::ranges::find(all, line, &ReferenceLine::id);
    const bool sentence = current != all.end() && (current->kind == LineKind::Item ||
                                                   current->kind == LineKind::Note || current->kind == LineKind::Row);
    QAction *rulings = menu.addAction(tr("Rulings Side by Side"), this, [this] {
        m_rulings->hide();
        showRulings();
    });
    rulings->setEnabled(sentence);
    const auto links = related();
    menu.addSeparator();
    for (std::size_t i = 0; i < std::min(links.size(), MostLinks); ++i) {
        const auto &[text, link] = links[i];
        menu.addAction(shortened(text), this, [this, link = link] { leaveFor(link); });
    }
    menu.addSeparator();
    if (current != all.end()) {
        menu.addAction(tr("Copy This Sentence"), this,
                       [text = current->text] { QApplication::clipboard()->setText(text); });
    }
    menu.addAction(tr("Copy the Document"), this, &ReferenceView::copyText);
    menu.exec(global);
}

} // namespace scorekeep::app
