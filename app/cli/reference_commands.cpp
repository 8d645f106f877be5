// SPDX-License-Identifier: MIT
// Documents and sheets for a selection that is named on the command line.
#include "app/cli/reference_commands.h"

#include "app/cli/arguments.h"
#include "app/cli/selection_words.h"
#include "app/model/reference_lines.h"
#include "app/model/selection_summary.h"
#include "app/print/print_page.h"
#include "app/print/reference_page.h"
#include "app/print/setup_sheet.h"
#include "engine/game/embedded_world.h"

#include <QCoreApplication>
#include <QTextDocument>

namespace scorekeep::app {
namespace {

constexpr int UsualPlayers = 2;

std::optional<QPageSize::PageSizeId> paperOf(const Arguments &arguments) {
    if (arguments.paper.empty()) {
        return std::nullopt;
    }
    if (arguments.paper != "A4" && arguments.paper != "Letter") {
        throw UsageError("usage.unknown-paper", arguments.paper);
    }
    return arguments.paper == "A4" ? QPageSize::A4 : QPageSize::Letter;
}

std::vector<DocumentId> documentsNamed(const std::string &name) {
    if (name == "all") {
        return {Documents.begin(), Documents.end()};
    }
    const auto document = documentNamed(name);
    if (!document) {
        throw UsageError("usage.unknown-document", name);
    }
    return {*document};
}

} // namespace

void writeReference(const Arguments &arguments) {
    const World &world = embeddedWorld();
    const ReferenceScope scope{selectionOf(world, arguments), arguments.players};
    std::vector<std::pair<DocumentId, std::vector<ReferenceLine>>> documents;
    for (const DocumentId document : documentsNamed(arguments.file)) {
        documents.emplace_back(document, referenceLines(document, world, scope));
    }
    const QString subtitle =
        QStringLiteral("%1 · %2").arg(QString::fromUtf8(editionName(scope.selection.edition).data()),
                                      selectionText(world, scope.selection));
    PageLook look;
    look.forPrint =
        QString::fromStdString(arguments.output).endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    const QString title = documents.size() == 1 ? documentTitle(documents.front().first)
                                                : QCoreApplication::translate("reference", "Reference");
    writePages(QString::fromStdString(arguments.output), title, referenceHtml(documents, subtitle, look),
               referencePlainText(documents, subtitle), paperOf(arguments));
}

void writeSetupSheet(const Arguments &arguments) {
    const World &world = embeddedWorld();
    const Selection selection = selectionOf(world, arguments);
    const QString html = setupSheetHtml(world, selection, arguments.players.value_or(UsualPlayers));
    QTextDocument text;
    text.setHtml(html);
    writePages(QString::fromStdString(arguments.output), QCoreApplication::translate("sheet", "Setup sheet"),
               html, text.toPlainText(), paperOf(arguments));
}

} // namespace scorekeep::app
