// SPDX-License-Identifier: MIT
// Preview, and files by their ending.
#include "app/print/print_page.h"

#include "app/cli/output.h"

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
    const bool imperial = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    const QPageSize size(paper.value_or(imperial ? QPageSize::Letter : QPageSize::A4));
    return QPageLayout(size, QPageLayout::Portrait, QMarginsF(Margin, Margin, Margin, Margin),
                       QPageLayout::Millimeter);
}

QByteArray pdfOf(const Pages &pages, std::optional<QPageSize::PageSizeId> paper) {
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&file);
        writer.setTitle(pages.title);
        writer.setCreator(QCoreApplication::applicationName());
        writer.setPageLayout(layoutFor(paper));
        if (!printPages(pages, &writer)) {
            throw OutputError(QCoreApplication::translate("print", "The pages cannot be made."));
        }
    }
    return file.data();
}

} // namespace

void writePages(const QString &file, const Pages &pages, std::optional<QPageSize::PageSizeId> paper) {
    const bool pdf = file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    const bool plain = file.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive);
    replaceFile(file, pdf ? pdfOf(pages, paper) : (plain ? pages.text : pages.html).toUtf8());
}

void previewPages(QWidget *parent, const Pages &pages) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(pages.title);
    printer.setPageLayout(layoutFor({}));
    QPrintPreviewDialog dialog(&printer, parent);
    dialog.setWindowTitle(pages.title);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&pages](QPrinter *paper) { printPages(pages, paper); });
    dialog.exec();
}

void exportPages(QWidget *parent, const Pages &pages) {
    const QString file = QFileDialog::getSaveFileName(
        parent, QCoreApplication::translate("print", "Export"), pages.title + QStringLiteral(".pdf"),
        QCoreApplication::translate("print", "PDF (*.pdf)") + QStringLiteral(";;") +
            QCoreApplication::translate("print", "HTML (*.html)") + QStringLiteral(";;") +
            QCoreApplication::translate("print", "Text (*.txt)"));
    if (file.isEmpty()) {
        return;
    }
    try {
        writePages(file, pages);
    } catch (const OutputError &error) {
        QMessageBox::warning(parent, pages.title, QString::fromUtf8(error.what()));
    }
}

} // namespace scorekeep::app
