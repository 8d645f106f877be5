// SPDX-License-Identifier: MIT
// Documents of the reference as pages: HTML for the window, print and export, or plain text.
#pragma once

#include "app/model/reference_lines.h"
#include "app/print/page_symbols.h"
#include "app/print/print_page.h"
#include "app/theme.h"

#include <QString>

namespace scorekeep::app {

struct PageLook {
    Theme theme = Theme::light();
    bool forPrint = false;   // black on white
    bool markAdapted = true; // sentences from other editions stand out
};

// How the page draws its symbols.
SymbolInk symbolInk(const PageLook &look);

// The body of one document, for QTextDocument and browsers. Every line has its id as an anchor.
QString referenceBody(DocumentId document, const std::vector<ReferenceLine> &lines, const PageLook &look);

// Some documents or all of them for paper and files.
Pages referencePages(const std::vector<DocumentId> &documents, const World &world, const ReferenceScope &scope,
                     bool markAdapted = true);

// As plain text, under a title that says what they are tailored to.
struct WordedDocument {
    DocumentId id;
    std::vector<ReferenceLine> lines;
};
QString referencePlainText(const std::vector<WordedDocument> &documents, const QString &subtitle);

} // namespace scorekeep::app
