// SPDX-License-Identifier: MIT
// Documents of the reference as pages: HTML for the window, print and export, or plain text.
#pragma once

#include "app/model/reference_lines.h"
#include "app/theme.h"

#include <QString>

class QPagedPaintDevice;

namespace scorekeep::app {

struct PageLook {
    Theme theme = Theme::light();
    bool forPrint = false;   // black on white
    bool markAdapted = true; // sentences from other editions stand out
    QString highlighted;     // the id of a line that is jumped to; may be empty
};

// The body of one document, for QTextDocument and browsers. Every line has its id as an anchor.
QString referenceBody(DocumentId document, const std::vector<ReferenceLine> &lines, const PageLook &look);

// A whole file; several documents follow each other. `subtitle` says what they are tailored to.
QString referenceHtml(const std::vector<std::pair<DocumentId, std::vector<ReferenceLine>>> &documents,
                      const QString &subtitle, const PageLook &look);
QString referencePlainText(const std::vector<std::pair<DocumentId, std::vector<ReferenceLine>>> &documents,
                           const QString &subtitle);

// Onto pages of a printer or a PDF, with margins and page numbers. False when the device does not take it.
bool printHtml(const QString &html, QPagedPaintDevice *device);

} // namespace scorekeep::app
