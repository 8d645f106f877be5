// SPDX-License-Identifier: MIT
// Pages on paper and in files, with the dialogs that go before.
#pragma once

#include <QString>

class QWidget;

namespace scorekeep::app {

// Shows the print preview, from which it is printed or saved as PDF.
void previewPages(QWidget *parent, const QString &title, const QString &html);

// Asks for a name and writes HTML, PDF or plain text by its ending. Tells what went wrong.
void exportPages(QWidget *parent, const QString &title, const QString &html, const QString &text);

// By the ending of the name: .html, .pdf or .txt. An empty text: it was written; else why not.
QString writePages(const QString &file, const QString &title, const QString &html, const QString &text);

} // namespace scorekeep::app
