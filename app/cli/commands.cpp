// SPDX-License-Identifier: MIT
// Runs the commands and says what went wrong.
#include "app/cli/commands.h"

#include "app/cli/board_picture.h"
#include "app/cli/catalogue_report.h"
#include "app/cli/inspect.h"
#include "app/cli/opened_game.h"
#include "app/i18n/message_text.h"
#include "engine/files/file_error.h"
#include "engine/game/embedded_world.h"
#include "engine/import/jcz.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#include <cstdio>

namespace scorekeep::app {
namespace {

void print(std::FILE *stream, const QByteArray &text) {
    std::fwrite(text.constData(), 1, std::size_t(text.size()), stream);
}

void say(const QString &text) {
    print(stderr, (QStringLiteral("scorekeep: ") + text + QLatin1Char('\n')).toUtf8());
}

void printJson(const QJsonObject &object) {
    print(stdout, QJsonDocument(object).toJson());
}

OpenedGame open(const Arguments &arguments, const GameWatch &watch = {}) {
    OpenedGame opened = openGame(arguments.file, embeddedWorld(), watch);
    for (const Notice &notice : opened.notices) {
        say(QString::fromStdString(arguments.file) + QStringLiteral(": ") +
            messageText(notice.id, notice.arguments));
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
    QByteArray lines;
    open(arguments, [&](const Game &game, const std::vector<std::string> &nextKinds) {
        const QJsonObject state = inspectJson(game, {arguments.allKinds, nextKinds});
        lines += QJsonDocument(state).toJson(QJsonDocument::Compact) + '\n';
    });
    print(stdout, lines);
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
        print(stdout, inspectText(*opened.game).toUtf8());
    }
    return ExitStatus::Done;
}

ExitStatus render(const Arguments &arguments) {
    const QString file = QString::fromStdString(arguments.output);
    const OpenedGame opened = open(arguments);
    if (!goToTurn(*opened.game, arguments)) {
        return ExitStatus::Failed;
    }
    if (!renderBoard(opened.game->state(), opened.game->rules(), file, arguments.size)) {
        say(QCoreApplication::translate("cli", "%1: the picture cannot be written").arg(file));
        return ExitStatus::Failed;
    }
    return ExitStatus::Done;
}

ExitStatus importGame(const Arguments &arguments) {
    const OpenedGame opened = open(arguments);
    QSaveFile file(QString::fromStdString(arguments.output));
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(QByteArray::fromStdString(writeGame(*opened.game))) < 0 || !file.commit()) {
        say(QStringLiteral("%1: %2").arg(file.fileName(), file.errorString()));
        return ExitStatus::Failed;
    }
    return ExitStatus::Done;
}

ExitStatus catalogue(const Arguments &arguments) {
    if (arguments.json) {
        printJson(catalogueJson(embeddedWorld()));
    } else {
        print(stdout, catalogueText(embeddedWorld()).toUtf8());
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
        "  scorekeep --help, --version\n"
        "\n"
        "FILE is a saved game or a .jcz file of JCloisterZone.\n"
        "  --json        for programs; app/cli/README.md describes it\n"
        "  --at TURN     as it was at the beginning of that turn\n"
        "  --each        one JSON object a line: the beginning, then after every entry\n"
        "  --all-kinds   lists placements also of tiles of which none is left\n"
        "  --size PIXELS length of a tile's side, 100 by default\n"
        "\n"
        "Exit status: 0 done, 1 failed, 2 wrong usage, 3 the file needs what is not played yet.\n");
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
    case Arguments::Command::Help:
        print(stdout, usage().toUtf8());
        break;
    case Arguments::Command::Version:
        print(stdout,
              (QStringLiteral("Scorekeep ") + QCoreApplication::applicationVersion() + QLatin1Char('\n'))
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
    return arguments.command == Arguments::Command::Render;
}

ExitStatus reportUsage(const UsageError &error) {
    say(messageText(error.id, {error.found}));
    print(stderr, usage().toUtf8());
    return ExitStatus::Usage;
}

ExitStatus runCommand(const Arguments &arguments) {
    try {
        const ExitStatus status = run(arguments);
        if (std::fflush(stdout) != 0) {
            say(QCoreApplication::translate("cli", "the output cannot be written"));
            return ExitStatus::Failed;
        }
        return status;
    } catch (const NotPlayed &error) {
        say(errorWithPlace(error));
        return ExitStatus::NotPlayedYet;
    } catch (const FileError &error) {
        say(errorWithPlace(error));
    } catch (const std::exception &error) {
        // A mistake in the program: nothing that a person did leads here.
        say(QString::fromLocal8Bit(error.what()));
    }
    return ExitStatus::Failed;
}

} // namespace scorekeep::app
