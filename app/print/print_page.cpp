// SPDX-License-Identifier: MIT
// Preview, and files by their ending.
#include "app/print/print_page.h"

#include "app/print/reference_page.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QLocale>
#include <QMessageBox>
#include <QPageLayout>
#include <QPdfWriter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QSaveFile>

namespace scorekeep::app {
namespace {

constexpr qreal Margin = 14; // millimetres

QString tr(const char *text) {
    return QCoreApplication::translate("print", text);
}

QPageSize paper() {
    return QPageSize(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                                : QPageSize::A4);
}

QString writeBytes(const QString &file, const QByteArray &bytes) {
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit()) {
        return out.errorString();
    }
    return {};
}

QString writePdf(const QString &file, const QString &title, const QString &html) {
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) {
        return out.errorString();
    }
    QPdfWriter writer(&out);
    writer.setTitle(title);
    writer.setCreator(QCoreApplication::applicationName());
    writer.setPageLayout(QPageLayout(paper(), QPageLayout::Portrait,
                                     QMarginsF(Margin, Margin, Margin, Margin), QPageLayout::Millimeter));
    if (!printHtml(html, &writer)) {
        return tr("the pages cannot be made");
    }
    return out.commit() ? QString() : out.errorString();
}

} // namespace

QString writePages(const QString &file, const QString &title, const QString &html, const QString &text) {
    if (file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) {
        return writePdf(file, title, html);
    }
    const bool plain = file.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive);
    return writeBytes(file, (plain ? text : html).toUtf8());
}

void previewPages(QWidget *parent, const QString &title, const QString &html) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(title);
    printer.setPageLayout(QPageLayout(paper(), QPageLayout::Portrait,
                                      QMarginsF(Margin, Margin, Margin, Margin), QPageLayout::Millimeter));
    QPrintPreviewDialog dialog(&printer, parent);
    dialog.setWindowTitle(title);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&html](QPrinter *paper) { printHtml(html, paper); });
    dialog.exec();
}

void exportPages(QWidget *parent, const QString &title, const QString &html, const QString &text) {
    const QString file =
        QFileDialog::getSaveFileName(parent, tr("Export"), title + QStringLiteral(".pdf"),
                                     tr("PDF (*.pdf)") + QStringLiteral(";;") + tr("HTML (*.html)") +
                                         QStringLiteral(";;") + tr("Text (*.txt)"));
    if (file.isEmpty()) {
        return;
    }
    if (const QString why = writePages(file, title, html, text); !why.isEmpty()) {
        QMessageBox::warning(parent, title, QStringLiteral("%1: %2").arg(file, why));
    }
}

} // namespace scorekeep::app
