// SPDX-License-Identifier: MIT
// Pages on paper and in files, with the dialogs that go before.
#pragma once

#include <QPageSize>
#include <QString>

#include <optional>

class QWidget;

namespace scorekeep::app {

// Shows the print preview, from which it is printed or saved as PDF.
void previewPages(QWidget *parent, const QString &title, const QString &html);

// Asks for a name and writes HTML, PDF or plain text by its ending. Tells what went wrong.
void exportPages(QWidget *parent, const QString &title, const QString &html, const QString &text);

// By the ending of the name: .html, .pdf or .txt. Throws OutputError. The paper is the locale's unless given.
void writePages(const QString &file, const QString &title, const QString &html, const QString &text,
                std::optional<QPageSize::PageSizeId> paper = {});

} // namespace scorekeep::app
