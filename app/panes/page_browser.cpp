// SPDX-License-Identifier: MIT
// Finds lines by their anchors, and marks them without laying the page out again.
#include "app/panes/page_browser.h"

#include <QContextMenuEvent>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int Margin = 16;

} // namespace

PageBrowser::PageBrowser(QWidget *parent) : QTextBrowser(parent) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // one that comes and goes lays the page out again
    document()->setDocumentMargin(Margin);
}

void PageBrowser::setColours(const SymbolInk &ink, const QColor &current, const QColor &fresh,
                             const QColor &found) {
    m_ink = ink;
    m_currentColour = current;
    m_freshColour = fresh;
    m_foundColour = found;
}

void PageBrowser::setWidest(int pixels) {
    m_widest = pixels;
}

void PageBrowser::setPage(const QString &html) {
    const int position = verticalScrollBar()->value();
    setExtraSelections({}); // before the text that they mark is gone
    if (document()->defaultFont() != font()) { // each time the old page would be laid out once more
        document()->setDefaultFont(font());
    }
    setHtml(html);
    readLines();
    mark();
    verticalScrollBar()->setValue(position);
}

QVariant PageBrowser::loadResource(int type, const QUrl &name) {
    const QImage image = pageSymbol(symbolOfAddress(name), m_ink, devicePixelRatioF());
    return image.isNull() ? QTextBrowser::loadResource(type, name) : QVariant(image);
}

// The page keeps to the left edge of wide windows no more than to their right one.
void PageBrowser::resizeEvent(QResizeEvent *event) {
    const int bar = verticalScrollBar()->sizeHint().width();
    const int beside = std::max(0, (width() - bar - m_widest) / 2);
    setViewportMargins(beside, 0, beside, 0);
    QTextBrowser::resizeEvent(event);
}

// ---- lines

void PageBrowser::readLines() {
    m_lines.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            for (const QString &name : fragment.charFormat().anchorNames()) {
                m_lines.push_back({block.position(), name});
            }
        }
    }
    if (!hasLine(m_current)) {
        m_current.clear();
    }
}

bool PageBrowser::hasLine(const QString &id) const {
    return std::ranges::find(m_lines, id, &Line::id) != m_lines.end();
}

QTextCursor PageBrowser::cursorOf(const QString &id) const {
    const auto line = std::ranges::find(m_lines, id, &Line::id);
    if (line == m_lines.end()) {
        return {};
    }
    QTextCursor cursor(document());
    cursor.setPosition(line->position);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    return cursor;
}

QString PageBrowser::lineAt(QPoint point) const {
    const int position = cursorForPosition(point).position();
    const auto after = std::ranges::upper_bound(m_lines, position, {}, &Line::position);
    return after == m_lines.begin() ? QString() : std::prev(after)->id;
}

void PageBrowser::setCurrentLine(const QString &id, bool inSight) {
    m_current = id;
    mark();
    const QTextCursor cursor = cursorOf(id);
    if (inSight && !cursor.isNull()) {
        QTextCursor end = cursor;
        end.setPosition(cursor.selectionEnd());
        const QRect place = cursorRect(end).united(cursorRect(QTextCursor(document()->findBlock(cursor.position()))));
        if (place.top() < 0 || place.bottom() > viewport()->height()) {
            verticalScrollBar()->setValue(verticalScrollBar()->value() + place.top() - viewport()->height() / 4);
        }
    }
    Q_EMIT currentLineChanged(id);
}

void PageBrowser::setFreshLines(const QStringList &ids) {
    m_fresh = ids;
    mark();
}

void PageBrowser::setWords(const QString &words) {
    if (words != m_words) {
        m_words = words;
        mark();
    }
}

void PageBrowser::markLine(const QString &id, const QColor &colour,
                           QList<QTextEdit::ExtraSelection> &marks) const {
    const QTextCursor cursor = cursorOf(id);
    if (!cursor.isNull()) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = cursor;
        selection.format.setBackground(colour);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks.push_back(selection);
    }
}

void PageBrowser::mark() {
    QList<ExtraSelection> marks;
    for (const QString &id : std::as_const(m_fresh)) {
        markLine(id, m_freshColour, marks);
    }
    markLine(m_current, m_currentColour, marks);
    if (!m_words.isEmpty()) {
        ExtraSelection selection;
        selection.format.setBackground(m_foundColour);
        for (QTextCursor at = document()->find(m_words); !at.isNull(); at = document()->find(m_words, at)) {
            selection.cursor = at;
            marks.push_back(selection);
        }
    }
    setExtraSelections(marks);
}

// ---- pointer and keys

void PageBrowser::mouseReleaseEvent(QMouseEvent *event) {
    QTextBrowser::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !textCursor().hasSelection()) {
        setCurrentLine(lineAt(event->position().toPoint()), false);
    }
}

void PageBrowser::contextMenuEvent(QContextMenuEvent *event) {
    QPoint at = event->pos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        at = cursorRect(cursorOf(m_current)).bottomRight();
    } else {
        setCurrentLine(lineAt(at), false);
    }
    Q_EMIT menuAsked(m_current, viewport()->mapToGlobal(at));
}

// With Ctrl the arrows go from line to line; without they scroll.
void PageBrowser::keyPressEvent(QKeyEvent *event) {
    const bool line = event->modifiers() == Qt::ControlModifier;
    if (line && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)) {
        step(event->key() == Qt::Key_Down ? 1 : -1);
    } else if (event->key() == Qt::Key_Return && !m_current.isEmpty()) {
        Q_EMIT lineActivated(m_current);
    } else {
        QTextBrowser::keyPressEvent(event);
    }
}

void PageBrowser::step(int by) {
    if (m_lines.empty()) {
        return;
    }
    const auto at = std::ranges::find(m_lines, m_current, &Line::id);
    const int count = int(m_lines.size());
    const int now = at == m_lines.end() ? (by > 0 ? -1 : count) : int(at - m_lines.begin());
    setCurrentLine(m_lines[std::size_t(std::clamp(now + by, 0, count - 1))].id);
}

} // namespace scorekeep::app
