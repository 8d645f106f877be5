// SPDX-License-Identifier: MIT
// The setup sheet for a terminal or a message.
#include "app/model/selection_summary.h"
#include "app/print/setup_sheet.h"

#include <QCoreApplication>

namespace scorekeep::app {
namespace {

const QString Box = QStringLiteral("[ ] ");

QString table(const QString &title, const std::vector<SheetCounts::Line> &lines) {
    QString text = lines.empty() ? QString() : QLatin1Char('\n') + title + QLatin1Char('\n');
    for (const SheetCounts::Line &line : lines) {
        text += QStringLiteral("%1%2 × %3\n").arg(Box).arg(line.count, 2).arg(line.name);
    }
    return text;
}

QString step(const ReferenceLine &line) {
    const QString words =
        line.detail.isEmpty() ? line.text : QStringLiteral("%1 (%2)").arg(line.text, line.detail);
    switch (line.kind) {
    case LineKind::Step:
        return QStringLiteral("\n%1  %2\n").arg(line.label, line.text);
    case LineKind::Block:
    case LineKind::NoActions:
        return words + QLatin1Char('\n');
    case LineKind::Item:
        return Box + words + QLatin1Char('\n');
    case LineKind::Note:
        return QString(2 + 2 * line.depth, QLatin1Char(' ')) + QStringLiteral("- ") + words + QLatin1Char('\n');
    case LineKind::Section:
    case LineKind::RepeatBegin:
    case LineKind::RepeatEnd:
    case LineKind::Subject:
    case LineKind::Row:
        break;
    }
    return {};
}

} // namespace

QString setupSheetText(const SheetCounts &counts, const std::vector<ReferenceLine> &lines,
                       const Pages &pages) {
    QString text = pages.title + QLatin1Char('\n') + pages.subtitle + QLatin1Char('\n');
    for (const ReferenceLine &line : lines) {
        text += step(line);
    }
    text += table(QCoreApplication::translate("sheet", "Each player gets"), counts.eachGets);
    text += table(QCoreApplication::translate("sheet", "Set aside"), counts.setAside);
    text += table(QCoreApplication::translate("sheet", "Tiles"), counts.tiles);
    text += QStringLiteral("    %1 %2\n")
                .arg(QCoreApplication::translate("sheet", "Together"))
                .arg(counts.allTiles);
    text += QStringLiteral("\n\n") + pages.sections.back().title + QLatin1Char('\n');
    for (const SheetCounts::Box &box : counts.boxes) {
        text += QLatin1Char('\n') + box.name + QLatin1Char('\n');
        for (const QString &part : wayHome(box)) {
            text += Box + part + QLatin1Char('\n');
        }
    }
    return text;
}

} // namespace scorekeep::app
