// SPDX-License-Identifier: MIT
// Preview, and files by their ending.
#include "app/print/print_page.h"

#include "app/cli/output.h"
#include "app/print/reference_page.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDialog>
#include <QLocale>
#include <QMessageBox>
#include <QPageLayout>
#include <QPdfWriter>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace scorekeep::app {
namespace {

constexpr qreal Margin = 14; // millimetres

QPageLayout layoutFor(std::optional<QPageSize::PageSizeId> paper) {
    const bool imperial = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    const QPageSize size(paper.value_or(imperial ? QPageSize::Letter : QPageSize::A4));
    return QPageLayout(size, QPageLayout::Portrait, QMarginsF(Margin, Margin, Margin, Margin),
                       QPageLayout::Millimeter);
}

QByteArray pdfOf(const QString &title, const QString &html, std::optional<QPageSize::PageSizeId> paper) {
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pages);
        writer.setTitle(title);
        writer.setCreator(QCoreApplication::applicationName());
        writer.setPageLayout(layoutFor(paper));
        if (!printHtml(html, &writer)) {
            throw OutputError(QCoreApplication::translate("print", "The pages cannot be made."));
        }
    }
    return pages.data();
}

} // namespace

void writePages(const QString &file, const QString &title, const QString &html, const QString &text,
                std::optional<QPageSize::PageSizeId> paper) {
    const bool pdf = file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    const bool plain = file.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive);
    replaceFile(file, pdf ? pdfOf(title, html, paper) : (plain ? text : html).toUtf8());
}

void previewPages(QWidget *parent, const QString &title, const QString &html) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    printer.setPageLayout(layoutFor({}));
    QPrintPreviewDialog dialog(&printer, parent);
    dialog.setWindowTitle(title);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&html](QPrinter *paper) { printHtml(html, paper); });
    dialog.exec();
}

void exportPages(QWidget *parent, const QString &title, const QString &html, const QString &text) {
    const QString file = QFileDialog::getSaveFileName(
        parent, QCoreApplication::translate("print", "Export"), title + QStringLiteral(".pdf"),
        QCoreApplication::translate("print", "PDF (*.pdf)") + QStringLiteral(";;") +
            QCoreApplication::translate("print", "HTML (*.html)") + QStringLiteral(";;") +
            QCoreApplication::translate("print", "Text (*.txt)"));
    if (file.isEmpty()) {
        return;
    }
    try {
        writePages(file, title, html, text);
    } catch (const OutputError &error) {
        QMessageBox::warning(parent, title, QString::fromUtf8(error.what()));
    }
}

} // namespace scorekeep::app
