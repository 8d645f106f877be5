// SPDX-License-Identifier: MIT
// Runs the commands and says what went wrong.
#include "app/cli/commands.h"

#include "app/cli/board_picture.h"
#include "app/cli/catalogue_report.h"
#include "app/cli/inspect.h"
#include "app/cli/opened_game.h"
#include "app/cli/output.h"
#include "app/cli/reference_commands.h"
#include "app/i18n/language.h"
#include "app/i18n/message_text.h"
#include "app/model/selection_summary.h"
#include "engine/files/file_error.h"
#include "engine/game/embedded_world.h"
#include "engine/import/jcz.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <cstdio>

namespace scorekeep::app {
namespace {

// Also what a terminal would obey; all of it stands in strings.
void printJson(const QJsonObject &object, QJsonDocument::JsonFormat format = QJsonDocument::Indented) {
    const QByteArray text = QJsonDocument(object).toJson(format);
    QByteArray escaped;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto byte = std::uint8_t(text[i]);
        const auto next = std::uint8_t(i + 1 < text.size() ? text[i + 1] : 0);
        const bool second = byte == 0xc2 && next >= 0x80 && next < 0xa0; // U+0080 to U+009F
        if (byte == 0x7f || second) {
            escaped += "\\u00" + QByteArray::number(second ? next : byte, 16);
            i += second ? 1 : 0;
        } else {
            escaped += text[i];
        }
    }
    print(format == QJsonDocument::Compact ? escaped + '\n' : escaped);
}

OpenedGame open(const Arguments &arguments, const GameWatch &watch = {}) {
    OpenedGame opened = openGame(arguments.file, embeddedWorld(), watch);
    for (const Notice &notice : opened.notices) {
        say(QString::fromStdString(arguments.file) + QStringLiteral(": ") +
            messageText(notice.id, notice.arguments));
    }
    const QString unplayed = unplayedNames(embeddedWorld(), opened.game->setup().selection);
    if (!unplayed.isEmpty()) {
        say(QString::fromStdString(arguments.file) + QStringLiteral(": ") +
            messageText("session.not-played", {unplayed.toStdString()}));
    }
    return opened;
}

// False when the game never came to the turn that was asked for.
bool goToTurn(Game &game, const Arguments &arguments) {
    if (!arguments.turn) {
        return true;
    }
    const auto start = game.turnStart(std::uint32_t(*arguments.turn));
    if (!start) {
        say(QCoreApplication::translate("cli", "%1: the game has no turn %2")
                .arg(QString::fromStdString(arguments.file))
                .arg(*arguments.turn));
        return false;
    }
    game.jump(*start);
    return true;
}

// One line a state. Nothing is printed of a file that cannot be played to its end.
ExitStatus inspectEach(const Arguments &arguments) {
    std::vector<QJsonObject> states;
    open(arguments, [&](const Game &game, const std::vector<std::string> &nextKinds) {
        states.push_back(inspectJson(game, {arguments.allKinds, nextKinds}));
    });
    for (const QJsonObject &state : states) {
        printJson(state, QJsonDocument::Compact);
    }
    return ExitStatus::Done;
}

ExitStatus inspect(const Arguments &arguments) {
    if (arguments.each) {
        return inspectEach(arguments);
    }
    const OpenedGame opened = open(arguments);
    if (!goToTurn(*opened.game, arguments)) {
        return ExitStatus::Failed;
    }
    InspectOptions options{arguments.allKinds, {}};
    if (!arguments.turn) {
        options.nextKinds = opened.nextKinds;
    }
    if (arguments.json) {
        printJson(inspectJson(*opened.game, options));
    } else {
        print(inspectText(*opened.game).toUtf8());
    }
    return ExitStatus::Done;
}

ExitStatus render(const Arguments &arguments) {
    const QString file = QString::fromStdString(arguments.output);
    const OpenedGame opened = open(arguments);
    if (!goToTurn(*opened.game, arguments)) {
        return ExitStatus::Failed;
    }
    if (!opened.game->setup().board) {
        throw OutputError(messageText(QStringLiteral("output.no-board"), {QString::fromStdString(arguments.file)}));
    }
    renderBoard(opened.game->state(), opened.game->rules(), file, arguments.size,
                QString::fromStdString(arguments.file));
    return ExitStatus::Done;
}

ExitStatus importGame(const Arguments &arguments) {
    const OpenedGame opened = open(arguments);
    replaceFile(QString::fromStdString(arguments.output), QByteArray::fromStdString(writeGame(*opened.game)),
                QString::fromStdString(arguments.file));
    return ExitStatus::Done;
}

ExitStatus catalogue(const Arguments &arguments) {
    if (arguments.json) {
        printJson(catalogueJson(embeddedWorld()));
    } else {
        print(catalogueText(embeddedWorld()).toUtf8());
    }
    return ExitStatus::Done;
}

QString usage() {
    return QCoreApplication::translate(
        "cli",
        "Usage:\n"
        "  scorekeep [GAME]                               opens the window\n"
        "  scorekeep picture GAME -o PICTURE.png [--dark] a picture of the window with that game\n"
        "  scorekeep inspect FILE [--json] [--at TURN] [--each] [--all-kinds]\n"
        "                                                 replays a game and prints what it comes to\n"
        "  scorekeep render FILE -o PICTURE [--size PIXELS] [--at TURN]\n"
        "                                                 draws its board as .png, .svg or .pdf\n"
        "  scorekeep import FILE.jcz -o GAME              makes a game of another program's file\n"
        "  scorekeep catalogue [--json]                   lists expansions and what is played of them\n"
        "  scorekeep reference DOCUMENT [SELECTION] -o FILE\n"
        "                                                 writes a document as .html, .pdf or .txt\n"
        "  scorekeep setup-sheet [SELECTION] -o FILE      the same with how to set up the table\n"
        "  scorekeep --help, --version\n"
        "\n"
        "FILE is a saved game or a .jcz file of JCloisterZone.\n"
        "DOCUMENT is game-reference, preparation, order-of-play, scoring-during, scoring-after, "
        "final-scoring or all.\n"
        "SELECTION: --edition C1|WE|C2|C3, --expansions LIST (ids of `scorekeep catalogue`, commas between "
        "them, or\n"
        "everything) or --selection FILE, as the window saves it; --players N; --paper A4|Letter\n"
        "  --json        for programs; app/cli/README.md describes it\n"
        "  --at TURN     as it was at the beginning of that turn\n"
        "  --each        one JSON object a line: the beginning, then after every entry\n"
        "  --all-kinds   lists placements also of tiles of which none is left\n"
        "  --size PIXELS length of a tile's side, 100 by default\n"
        "  --language CODE\n"
        "                of what people read: %1; the system's by default (picture, inspect,\n"
        "                catalogue, reference and setup-sheet)\n"
        "\n"
        "Exit status: 0 done, 1 failed, 2 wrong usage, 3 the file needs what is not played yet.\n")
        .arg(Language::available().join(QStringLiteral(", ")));
}

ExitStatus run(const Arguments &arguments) {
    switch (arguments.command) {
    case Arguments::Command::Inspect:
        return inspect(arguments);
    case Arguments::Command::Render:
        return render(arguments);
    case Arguments::Command::Import:
        return importGame(arguments);
    case Arguments::Command::Catalogue:
        return catalogue(arguments);
    case Arguments::Command::Reference:
        writeReference(arguments);
        break;
    case Arguments::Command::SetupSheet:
        writeSetupSheet(arguments);
        break;
    case Arguments::Command::Help:
        print(usage().toUtf8());
        break;
    case Arguments::Command::Version:
        print((QStringLiteral("Scorekeep ") + QCoreApplication::applicationVersion() + QLatin1Char('\n'))
                  .toUtf8());
        break;
    case Arguments::Command::Window: // main() opens these
    case Arguments::Command::Picture:
        break;
    }
    return ExitStatus::Done;
}

} // namespace

bool needsGui(const Arguments &arguments) {
    return arguments.command == Arguments::Command::Render ||
           arguments.command == Arguments::Command::Reference ||
           arguments.command == Arguments::Command::SetupSheet;
}

ExitStatus reportUsage(const UsageError &error) {
    say(messageText(error.id, {error.found}));
    std::fputs(usage().toUtf8().constData(), stderr);
    return ExitStatus::Usage;
}

ExitStatus runCommand(const Arguments &arguments) {
    try {
        const ExitStatus status = run(arguments);
        finishPrinting();
        return status;
    } catch (const NotPlayed &error) {
        say(errorWithPlace(error));
        return ExitStatus::NotPlayedYet;
    } catch (const FileError &error) {
        say(errorWithPlace(error));
    } catch (const UsageError &error) {
        return reportUsage(error);
    } catch (const OutputError &error) {
        say(QString::fromUtf8(error.what()));
    } catch (const std::exception &error) {
        // A mistake in the program: nothing that a person did leads here.
        say(QString::fromLocal8Bit(error.what()));
    }
    return ExitStatus::Failed;
}

} // namespace scorekeep::app
