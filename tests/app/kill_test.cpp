// SPDX-License-Identifier: MIT
// Kills a program at random moments while it enters moves: every confirmed entry is there afterwards.
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>

#include "app/session/game_session.h"
#include "engine/files/lines.h"
#include "engine/files/reader.h"
#include "engine/game/embedded_world.h"

using namespace scorekeep;
using scorekeep::app::GameSession;

namespace {

constexpr int Kills = 200;
constexpr int LongestLife = 120;  // milliseconds after the first confirmed entry
const QString ChildArgument = QStringLiteral("--enter-moves");

// Enters moves, and undoes some, until it is killed. After each it prints the line that must then be in the
// file, worked out from the game alone.
class Child {
public:
    Child(const QString &path, quint32 seed) : m_random(seed), m_session(embeddedWorld(), nullptr, path) {}

    int run() {
        Setup setup;
        setup.players = {{"Ann", "red"}, {"Ben", "blue"}, {"Cleo", "green"}};
        setup.selection = {Edition::C3, {"base-game", "farmers"}, {{"base", 1}}, {}};
        if (!m_session.start(setup)) {
            return EXIT_FAILURE;
        }
        LogWriter writer(embeddedWorld(), setup);
        say(m_session.path().toStdString());
        for (;;) {
            const std::size_t cursor = m_session.game().cursor();
            const bool over = !m_session.choice().open();
            if (over || m_random.bounded(12) == 0) {
                const auto most = quint32(over ? 1 : m_session.game().log().size() + 1);
                const std::size_t target = m_random.bounded(most);
                if (target != cursor && m_session.jump(target)) {
                    say(writeCursor(target));
                }
            } else if (!m_session.answer(anyEntry())) {
                say(writer.write(cursor, m_session.game().log().back()));
            } else {
                return EXIT_FAILURE;
            }
        }
    }

private:
    Entry anyEntry() {
        const auto &prompts = m_session.choice().prompts;
        const std::size_t prompt = m_random.bounded(quint32(prompts.size()));
        const auto &options = prompts[prompt].options;
        const auto pass = m_session.passEntry();
        const std::size_t option = m_random.bounded(quint32(options.size()));
        return pass && m_random.bounded(4) == 0 ? *pass : m_session.entryFor(prompt, options[option]);
    }

    static void say(const std::string &line) {
        std::fputs((line + '\n').c_str(), stdout);
        std::fflush(stdout);
    }

    QRandomGenerator m_random;
    GameSession m_session;
};

}  // namespace

class KillTest : public QObject {
    Q_OBJECT

private:
    std::size_t m_confirmed = 0;
    int m_torn = 0;

    // What the child had confirmed when it died, and where its file is.
    static std::vector<std::string> live(const QString &folder, quint32 seed, int milliseconds) {
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(), {ChildArgument, folder, QString::number(seed)});
        child.waitForReadyRead(10'000);
        QElapsedTimer time;
        time.start();
        // The pipe is emptied meanwhile, lest the child waits for us.
        while (time.elapsed() < milliseconds && child.state() == QProcess::Running) {
            child.waitForReadyRead(std::max(1, milliseconds - int(time.elapsed())));
        }
        child.kill();
        child.waitForFinished();
        if (child.exitStatus() != QProcess::CrashExit) {
            return {};
        }
        const std::string said = child.readAllStandardOutput().toStdString();
        std::vector<std::string> lines;
        for (const Line &line : splitLines(said)) {
            if (line.complete) {  // others were never confirmed
                lines.emplace_back(line.text);
            }
        }
        return lines;
    }

    void compare(const std::vector<std::string> &said) {
        const QString path = QString::fromStdString(said.front());
        const std::string text = readFile(said.front());
        std::vector<std::string> kept;
        bool inLog = false;
        for (const Line &line : splitLines(text)) {
            if (inLog && line.complete) {
                kept.emplace_back(line.text);
            }
            m_torn += line.complete ? 0 : 1;
            inLog = inLog || line.text == "log:";
        }
        // At most one more than confirmed: written, but not told any more.
        const std::size_t confirmed = said.size() - 1;
        QVERIFY2(kept.size() == confirmed || kept.size() == confirmed + 1, said.front().c_str());
        QVERIFY2(std::equal(said.begin() + 1, said.end(), kept.begin()), said.front().c_str());
        m_confirmed += confirmed;

        // The next start opens it, without the aligner's help, and the game goes on.
        GameSession session(embeddedWorld(), nullptr, QString());
        QStringList notices;
        connect(&session, &GameSession::noticed, this, [&](const QString &id) { notices.append(id); });
        QVERIFY(session.open(path));
        QVERIFY(notices.isEmpty() || notices == QStringList{QStringLiteral("save.torn-line")});
        const SavedGame saved = loadGame(said.front(), embeddedWorld());
        QVERIFY(session.game().log() == saved.log);
        QCOMPARE(session.game().cursor(), saved.cursor);
        if (session.canUndo()) {
            QVERIFY(session.undo());
            QVERIFY(loadGame(said.front(), embeddedWorld()).notices.empty());
        }
    }

private Q_SLOTS:
    void everyConfirmedEntryIsThere() {
        QElapsedTimer time;
        time.start();
        for (quint32 seed = 1; seed <= Kills; ++seed) {
            QTemporaryDir folder;
            const int life = QRandomGenerator::global()->bounded(LongestLife);
            const std::vector<std::string> said = live(folder.path(), seed, life);
            QVERIFY2(!said.empty(), ("seed " + std::to_string(seed)).c_str());
            compare(said);
            if (QTest::currentTestFailed()) {
                folder.setAutoRemove(false);
                return;
            }
        }
        QVERIFY(m_confirmed > Kills);
        qInfo("%d kills, %zu confirmed entries, %d torn lines, %lld ms", Kills, m_confirmed, m_torn, time.elapsed());
    }
};

int main(int argc, char *argv[]) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == ChildArgument) {
        return Child(arguments[2], arguments[3].toUInt()).run();
    }
    KillTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "kill_test.moc"
