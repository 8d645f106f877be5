// SPDX-License-Identifier: MIT
// A page with drawings and, where it is made of lines with ids, one of them current: for the pointer and the keys.
#pragma once

#include "app/print/page_symbols.h"

#include <QStringList>
#include <QTextBrowser>

namespace scorekeep::app {

class PageBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit PageBrowser(QWidget *parent = nullptr);

    // The ink of drawings; the colours behind the current line, behind lines that are new, and behind words found.
    void setColours(const SymbolInk &ink, const QColor &current, const QColor &fresh, const QColor &found);
    void setWidest(int pixels); // of a line; the rest of a wide window stays empty
    // HTML with the tags of page_symbols.h; anchors are the ids of its lines. The view stays where it was.
    void setPage(const QString &html);

    const QString &currentLine() const { return m_current; } // may be empty
    void setCurrentLine(const QString &id, bool inSight = true);
    bool hasLine(const QString &id) const;
    void setFreshLines(const QStringList &ids);
    void setWords(const QString &words); // to be marked wherever they stand; may be empty
    // The id of the line at a point of the viewport; empty: none.
    QString lineAt(QPoint point) const;

Q_SIGNALS:
    void lineActivated(const QString &id); // by Enter
    void menuAsked(const QString &id, QPoint global);
    void currentLineChanged(const QString &id);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Line {
        int position; // of its first character
        QString id;
    };
    void readLines();
    void mark();
    void markLine(const QString &id, const QColor &colour, QList<QTextEdit::ExtraSelection> &marks) const;
    QTextCursor cursorOf(const QString &id) const;
    void step(int by);

    SymbolInk m_ink;
    QColor m_currentColour, m_freshColour, m_foundColour;
    std::vector<Line> m_lines; // in the order of the page
    QString m_current, m_words;
    QStringList m_fresh;
    int m_widest = 760;
};

} // namespace scorekeep::app
