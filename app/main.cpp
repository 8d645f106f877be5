// SPDX-License-Identifier: MIT
// The program: a command that prints and ends, or the window.
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/i18n/language.h"
#include "app/window_program.h"

#include <QApplication>
#include <QElapsedTimer>

#include <memory>

namespace {

using namespace scorekeep::app;

bool hasDisplay() {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

int sayNoDisplay(int argc, char **argv) {
    const QCoreApplication application(argc, argv); // for its translations
    Language language;
    language.use(Language::preferred());
    say(QCoreApplication::translate("cli", "there is no display for the window; `scorekeep --help` names the commands "
                                           "that need none"));
    return int(ExitStatus::Failed);
}

// Pictures need no display: without one they are drawn off the screen.
void drawOffScreenIfNeeded() {
    if (!hasDisplay()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv, const Arguments &arguments) {
    if (!needsGui(arguments)) {
        return std::make_unique<QCoreApplication>(argc, argv);
    }
    drawOffScreenIfNeeded();
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char **argv) {
    QElapsedTimer sinceStart;
    sinceStart.start();
    QCoreApplication::setApplicationName(QStringLiteral("scorekeep"));
    QCoreApplication::setOrganizationDomain(QStringLiteral("scorekeep.org"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SCOREKEEP_VERSION));

    Arguments arguments;
    std::unique_ptr<UsageError> mistake;
    try {
        arguments = parseArguments({argv + 1, argv + argc});
    } catch (const UsageError &error) {
        mistake = std::make_unique<UsageError>(error);
        arguments.command = Arguments::Command::Help;
    }
    if (arguments.command == Arguments::Command::Window) {
        if (!hasDisplay()) {
            return sayNoDisplay(argc, argv);
        }
        QApplication application(argc, argv);
        return runWindow(application, arguments, sinceStart);
    }
    if (arguments.command == Arguments::Command::Picture) {
        drawOffScreenIfNeeded();
        QApplication application(argc, argv);
        return pictureOfWindow(application, arguments);
    }
    const auto application = makeApplication(argc, argv, arguments);
    Language language;
    if (!language.useAsked(QString::fromStdString(arguments.language))) {
        mistake = std::make_unique<UsageError>("usage.unknown-language", arguments.language);
    }
    return int(mistake ? reportUsage(*mistake) : runCommand(arguments));
}
