// SPDX-License-Identifier: MIT
// The reference as a view of the window's centre: contents at the left, a document, find, and what changed.
#pragma once

#include "app/model/reference_lines.h"
#include "app/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace scorekeep::app {

class ReferenceView : public QWidget {
    Q_OBJECT

public:
    // The world outlives the view.
    ReferenceView(const World &world, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    // What the documents are tailored to. With `tellsChanges` it is said what a change within an edition adds,
    // changes and removes in the document that is shown.
    void setScope(const ReferenceScope &scope, bool tellsChanges = false);
    const ReferenceScope &scope() const { return m_scope; }

    DocumentId document() const { return m_document; }
    void showDocument(DocumentId document);
    // An item, row, note, step or subject by its id, in whatever document has it; false when none has.
    bool showEntry(const QString &id);

    QString plainText() const;                         //
    QLineEdit *findField() { return m_find; }
    QTextBrowser *page() { return m_page; }
    QWidget *changes() { return m_changes; }

public Q_SLOTS:
    void print();
    void printAll();
    void exportDocument();
    void copyText();

Q_SIGNALS:
    void documentShown(scorekeep::DocumentId document);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void arrange();
    void connectParts();
    void compose();
    void fillContents();
    void showPage(const QString &highlighted = {});
    void showFound();
    void findNext(bool backwards);
    void describeChanges(const ReferenceChanges &changes);
    void retranslate();
    QString subtitle() const;
    QString fileHtml(bool all) const;
    const std::vector<ReferenceLine> &lines() const { return m_lines[std::size_t(m_document)]; }

    const World &m_world;
    Theme m_theme;
    ReferenceScope m_scope;
    DocumentId m_document = DocumentId::OrderOfPlay;
    std::array<std::vector<ReferenceLine>, 6> m_lines;
    QTreeWidget *m_contents = nullptr;
    QLineEdit *m_find = nullptr;
    QLabel *m_found = nullptr, *m_changesText = nullptr;
    QWidget *m_changes = nullptr;
    QTextBrowser *m_page = nullptr;
    QToolButton *m_print = nullptr, *m_export = nullptr, *m_copy = nullptr, *m_closeChanges = nullptr;
    std::vector<std::pair<DocumentId, QString>> m_hits; // ids of lines that have the words searched
    std::size_t m_hit = 0;
};

} // namespace scorekeep::app
