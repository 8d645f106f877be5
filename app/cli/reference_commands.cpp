// SPDX-License-Identifier: MIT
// Documents and sheets for a selection that is named on the command line.
#include "app/cli/reference_commands.h"

#include "app/cli/arguments.h"
#include "app/cli/selection_words.h"
#include "app/print/print_page.h"
#include "app/print/reference_page.h"
#include "app/print/setup_sheet.h"
#include "engine/game/embedded_world.h"

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
    const ReferenceScope scope{selectionOf(world, arguments),
                               arguments.players};
    const std::vector<DocumentId> documents = documentsNamed(arguments.file);
    writePages(QString::fromStdString(arguments.output), referencePages(documents, world, scope),
               paperOf(arguments));
}

void writeSetupSheet(const Arguments &arguments) {
    const World &world = embeddedWorld();
    const Selection selection = selectionOf(world, arguments);
    writePages(QString::fromStdString(arguments.output),
               setupSheet(world, selection, arguments.players.value_or(UsualPlayers)), paperOf(arguments));
}

} // namespace scorekeep::app
