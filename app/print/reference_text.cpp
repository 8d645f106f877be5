// SPDX-License-Identifier: MIT
// Documents of the reference as plain text.
#include "app/print/reference_page.h"

namespace scorekeep::app {
namespace {

QString underlined(const QString &text, QChar line) {
    return text + QLatin1Char('\n') + QString(text.size(), line) + QLatin1Char('\n');
}

QString plainLine(const ReferenceLine &line) {
    const auto words = [&] {
        QString text = line.adapted ? QStringLiteral("≈ ") + line.text : line.text;
        if (!line.detail.isEmpty()) {
            text += QStringLiteral(" (%1)").arg(line.detail);
        }
        for (const QString &mark : line.marks) {
            text += QStringLiteral(" [%1]").arg(mark);
        }
        return text + QLatin1Char('\n');
    };
    switch (line.kind) {
    case LineKind::Section:
        return QLatin1Char('\n') + line.text.toUpper() + QLatin1Char('\n');
    case LineKind::Step:
    case LineKind::Subject:
        return QLatin1Char('\n') + (line.label.isEmpty() ? QString() : line.label + QStringLiteral("  ")) +
               line.text + QLatin1Char('\n');
    case LineKind::RepeatBegin:
        return QStringLiteral("\n-- %1 --\n").arg(line.text);
    case LineKind::RepeatEnd:
        return QStringLiteral("\n----\n");
    case LineKind::Block:
    case LineKind::NoActions:
        return QStringLiteral("   ") + line.text + QLatin1Char('\n');
    case LineKind::Item:
    case LineKind::Row:
        return (line.label.isEmpty() ? QStringLiteral("   - ") : QStringLiteral("%1. ").arg(line.label, 3)) +
               words();
    case LineKind::Note:
        return QString(3 + 2 * line.depth, QLatin1Char(' ')) +
               (line.footnote ? QStringLiteral("* ") : QStringLiteral("- ")) + words();
    }
    return {};
}

} // namespace

QString referencePlainText(const std::vector<WordedDocument> &documents, const QString &subtitle) {
    QString text = subtitle + QLatin1Char('\n');
    for (const auto &[document, lines] : documents) {
        text += QLatin1Char('\n') + underlined(documentTitle(document), QLatin1Char('='));
        for (const ReferenceLine &line : lines) {
            text += plainLine(line);
        }
    }
    return text;
}

} // namespace scorekeep::app
