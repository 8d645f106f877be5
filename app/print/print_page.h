// SPDX-License-Identifier: MIT
// Pages on paper and in files, with the dialogs that go before.
#pragma once

#include <QPageSize>
#include <QString>

#include <optional>
#include <vector>

class QPagedPaintDevice;
class QWidget;

namespace scorekeep::app {

// What is printed or written, in each form that it may take.
struct Pages {
    struct Section { // begins a page of its own
        QString title;
        QString html; // of what QTextDocument understands, with the tags of page_symbols.h
    };
    QString title;
    QString subtitle; // what it is tailored to
    std::vector<Section> sections;
    QString html; // for a browser
    QString text;
};

// With margins, page numbers and, where several sections make a booklet, a first page that lists them. False
// when the device does not take it.
bool printPages(const Pages &pages, QPagedPaintDevice *device);

// Shows the print preview, from which it is printed or saved as PDF.
void previewPages(QWidget *parent, const Pages &pages);

// Asks for a name and writes HTML, PDF or plain text by its ending. Tells what went wrong.
void exportPages(QWidget *parent, const Pages &pages);

// By the ending of the name: .html, .pdf or .txt. Throws OutputError. The paper is the locale's unless given.
void writePages(const QString &file, const Pages &pages, std::optional<QPageSize::PageSizeId> paper = {});

} // namespace scorekeep::app
