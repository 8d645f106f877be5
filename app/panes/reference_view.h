// SPDX-License-Identifier: MIT
// The reference as a view of the window's centre: contents at the left, a document, find, what changed, and
// rulings side by side.
#pragma once

#include "app/model/reference_lines.h"
#include "app/print/print_page.h"
#include "app/theme.h"
#include "engine/reference/links.h"

#include <QPoint>
#include <QWidget>

class QLineEdit;
class QSplitter;
class QToolButton;
class QTreeWidget;

namespace scorekeep::app {

class ChangesStrip;
class FindBar;
class PageBrowser;
class RulingsPanel;

class ReferenceView : public QWidget {
    Q_OBJECT

public:
    // The world outlives the view.
    ReferenceView(const World &world, const Theme &theme, QWidget *parent = nullptr);
    ~ReferenceView() override;

    void setTheme(const Theme &theme);
    // What the documents are tailored to. With `tellsChanges` it is said what a change within an edition adds,
    // changes and removes in the document that is shown.
    void setScope(const ReferenceScope &scope, bool tellsChanges = false);
    const ReferenceScope &scope() const { return m_scope; }

    DocumentId document() const { return m_document; }
    void showDocument(DocumentId document);
    // An item, row, note, step or subject by its id, in whatever document has it (the one that is shown before
    // others); false when none has. The way back is kept; from outside it leads there, where leftAsked() is said.
    bool showEntry(const QString &id, bool fromOutside = false);
    bool canGoBack() const { return !m_behind.empty(); }
    bool canGoForward() const { return !m_ahead.empty(); }

    QString plainText() const; // of the document that is shown
    QLineEdit *findField() const;
    FindBar *findBar() const { return m_find; }
    PageBrowser *page() const { return m_page; }
    ChangesStrip *changes() const { return m_changes; }
    RulingsPanel *rulings() const { return m_rulings; }
    // What belongs to the current line elsewhere: its sentence and how to get there.
    std::vector<std::pair<QString, EntryLink>> related() const;

public Q_SLOTS:
    void print();
    void printAll();
    void exportDocument();
    void exportAll();
    void copyText();
    void goBack();
    void goForward();
    void findNext(bool backwards);
    // Of the current line, or of the first one in sight; a second time closes it.
    void showRulings();
    // From the current line to the rule, or to the rows that its points are in: the first of them.
    void jump();

Q_SIGNALS:
    void documentShown(scorekeep::DocumentId document);
    void wayChanged(); // canGoBack, canGoForward
    void leftAsked();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Where {
        DocumentId document;
        QString line;
        int scroll = 0;
        bool outside = false;
        bool operator==(const Where &) const = default;
    };
    struct Hit {
        DocumentId document;
        QString line;
    };

    void build();
    void arrange();
    void connectParts();
    void compose();
    void fillContents();
    void showPage();
    void applyColours();
    void openDocument(DocumentId document);
    void goTo(DocumentId document, const QString &line);
    void leaveFor(const EntryLink &link);
    Where here() const;
    void travel(std::vector<Where> &from, std::vector<Where> &to);
    void search();
    void showHit();
    void openMenu(const QString &line, QPoint global);
    void describeChanges(const ReferenceScope &before,
                         const std::array<std::vector<ReferenceLine>, 6> &old);
    void retranslate();
    Pages pages(bool all) const;
    const std::vector<ReferenceLine> &lines() const { return m_lines[std::size_t(m_document)]; }

    const World &m_world;
    Theme m_theme;
    ReferenceScope m_scope;
    DocumentId m_document = DocumentId::OrderOfPlay;
    std::array<std::vector<ReferenceLine>, 6> m_lines;
    EntryLinks m_links;
    bool m_stale = true; // the page, until somebody sees it
    QTreeWidget *m_contents = nullptr;
    FindBar *m_find = nullptr;
    ChangesStrip *m_changes = nullptr;
    RulingsPanel *m_rulings = nullptr;
    PageBrowser *m_page = nullptr;
    QSplitter *m_reading = nullptr; // page and rulings
    QToolButton *m_back = nullptr, *m_forward = nullptr, *m_print = nullptr, *m_export = nullptr,
                *m_copy = nullptr;
    std::vector<Where> m_behind, m_ahead;
    std::vector<Hit> m_hits; // lines that have the words searched
    std::size_t m_hit = 0;
};

} // namespace scorekeep::app
