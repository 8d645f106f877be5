// SPDX-License-Identifier: MIT
// Makes what the window needs, and opens the game to begin with.
#include "app/window_program.h"

#include "app/board/board_view.h"
#include "app/cli/arguments.h"
#include "app/cli/board_picture.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/i18n/language.h"
#include "app/i18n/message_text.h"
#include "app/main_window.h"
#include "app/session/game_session.h"
#include "app/session/recent_games.h"
#include "engine/game/embedded_world.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFont>
#include <QIcon>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <memory>

namespace scorekeep::app {
namespace {

constexpr int BaseFontPixels = 13;
constexpr QSize PictureSize(1440, 900);
constexpr int UntilPainted = 1500; // milliseconds: the board has moved to its place

void useOurFont() {
    QFont font = QApplication::font();
    font.setPixelSize(BaseFontPixels);
    QApplication::setFont(font);
    QGuiApplication::setApplicationDisplayName(QString());
}

// Says after the first picture of the board with a game how long that took, and ends the program.
class StartTrace : public QObject {
public:
    StartTrace(const GameSession &session, MainWindow &window, const QElapsedTimer &sinceStart)
        : m_session(session), m_sinceStart(sinceStart) {
        window.board()->viewport()->installEventFilter(this);
    }
    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() == QEvent::Paint && m_session.hasGame() && !m_seen) {
            m_seen = true;
            // Once it is painted, which this event only begins.
            QTimer::singleShot(0, this, [this] {
                say(QStringLiteral("first paint after %1 ms").arg(m_sinceStart.elapsed()));
                QCoreApplication::quit();
            });
        }
        return false;
    }

private:
    const GameSession &m_session;
    const QElapsedTimer &m_sinceStart;
    bool m_seen = false;
};

} // namespace

int runWindow(QApplication &application, const Arguments &arguments, const QElapsedTimer &sinceStart) {
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::applicationName(),
                       QCoreApplication::applicationName());
    useOurFont();
    QGuiApplication::setDesktopFileName(QStringLiteral("org.scorekeep.Scorekeep"));
    Language language;
    language.useAsked(settings.value(QStringLiteral("language")).toString());
    RecentGames recent(settings);
    GameSession session(embeddedWorld(), &recent);
    MainWindow window(&session, &recent, &settings, &language);
    std::unique_ptr<StartTrace> trace;
    if (arguments.traceStart) {
        trace = std::make_unique<StartTrace>(session, window, sinceStart);
    }
    window.show();
    // The window is painted first.
    QTimer::singleShot(0, &window, [&] {
        const QString named = QString::fromStdString(arguments.file);
        const QString path = named.isEmpty() ? recent.last() : named;
        if (!path.isEmpty()) {
            window.openFile(path);
        }
    });
    return application.exec();
}

int pictureOfWindow(QApplication &application, const Arguments &arguments) {
    useOurFont();
    Language language;
    if (!language.useAsked(QString::fromStdString(arguments.language))) {
        return int(reportUsage({"usage.unknown-language", arguments.language}));
    }
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    RecentGames recent(settings);
    GameSession session(embeddedWorld(), &recent, folder.path());
    MainWindow window(&session, &recent, &settings, &language);
    window.setThemeChoice(arguments.dark ? ThemeChoice::Dark : ThemeChoice::Light);
    window.resize(PictureSize);
    window.show();
    const QString file = QString::fromStdString(arguments.file);
    QObject::connect(&session, &GameSession::noticed, &window,
                     [](const QString &id, const QStringList &what) { say(messageText(id, what)); });
    if (!session.open(file)) {
        if (session.fileError()) {
            say(errorWithPlace(*session.fileError()));
        }
        return int(ExitStatus::Failed);
    }
    QImage picture;
    QTimer::singleShot(UntilPainted, &window, [&] {
        picture = window.grab().toImage();
        QCoreApplication::quit();
    });
    application.exec();
    try {
        writePicture(picture, QString::fromStdString(arguments.output), file);
    } catch (const OutputError &error) {
        say(QString::fromUtf8(error.what()));
        return int(ExitStatus::Failed);
    }
    return int(ExitStatus::Done);
}

} // namespace scorekeep::app
