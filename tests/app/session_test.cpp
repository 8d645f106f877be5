// SPDX-License-Identifier: MIT
// Tests of the session: what is entered stands in the file, and the file gives the same game again.
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

#include "app/session/game_session.h"
#include "app/session/recent_games.h"
#include "engine/files/reader.h"
#include "engine/game/embedded_world.h"

using namespace scorekeep;
using scorekeep::app::GameSession;
using scorekeep::app::RecentGames;

namespace {

Setup twoPlayers() {
    Setup setup;
    setup.players = {{"Ann", "red"}, {"Ben/../ : \"B\"", "blue"}};
    setup.selection = {Edition::C3, {"base-game", "farmers"}, {{"base", 1}}, {}};
    return setup;
}

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

}  // namespace

class SessionTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<RecentGames> m_recent;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<QSignalSpy> m_notices;
    QRandomGenerator m_random{1};

    QString games() const { return m_folder.filePath(QStringLiteral("games")); }
    QString inFolder(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    void anew() {
        m_notices.reset();
        m_session = std::make_unique<GameSession>(embeddedWorld(), m_recent.get(), games());
        m_notices = std::make_unique<QSignalSpy>(m_session.get(), &GameSession::noticed);
    }

    QStringList noticeIds() const {
        QStringList ids;
        for (const QList<QVariant> &told : *m_notices) {
            ids.append(told.at(0).toString());
        }
        return ids;
    }

    Entry anyEntry() {
        const auto &prompts = m_session->choice().prompts;
        const std::size_t prompt = m_random.bounded(quint32(prompts.size()));
        const auto &options = prompts[prompt].options;
        const Entry taken = m_session->entryFor(prompt, options[m_random.bounded(quint32(options.size()))]);
        const auto pass = m_session->passEntry();
        return pass && m_random.bounded(4) == 0 ? *pass : taken;
    }

    void enter(int count) {
        for (int i = 0; i < count && m_session->choice().open(); ++i) {
            const Refusal refusal = m_session->answer(anyEntry());
            QVERIFY2(!refusal, std::string(refusal.id).c_str());
        }
    }

    // The file as it stands gives the game as it stands.
    void compareWithFile() {
        const SavedGame saved = loadGame(m_session->path().toStdString(), embeddedWorld());
        QVERIFY(saved.notices.empty());
        QVERIFY(saved.setup == m_session->game().setup());
        QVERIFY(saved.log == m_session->game().log());
        QCOMPARE(saved.cursor, m_session->game().cursor());
        const Game replayed(embeddedWorld(), saved.setup, saved.log, saved.cursor);
        QVERIFY(replayed.state() == m_session->state());
    }

private Q_SLOTS:
    void init() {
        QDir(games()).removeRecursively();
        QFile::remove(inFolder("settings.ini"));
        m_settings = std::make_unique<QSettings>(inFolder("settings.ini"), QSettings::IniFormat);
        m_recent = std::make_unique<RecentGames>(*m_settings);
        anew();
        QVERIFY(m_session->start(twoPlayers()));
    }

    void cleanup() {
        m_notices.reset();
        m_session.reset();
        m_recent.reset();
        m_settings.reset();
    }

    void newGamesHaveFilesAtOnce() {
        QVERIFY(QFile::exists(m_session->path()));
        QCOMPARE(QFileInfo(m_session->path()).absolutePath(), QFileInfo(games()).absoluteFilePath());
        QVERIFY(m_session->title().endsWith(QStringLiteral(" Ann, Ben .. B")));
        compareWithFile();
        const QString first = m_session->path();
        QVERIFY(m_session->start(twoPlayers()));
        QVERIFY(m_session->path() != first);
        QVERIFY(m_session->title().endsWith(QStringLiteral(" 2")));
        QCOMPARE(m_recent->paths(), (QStringList{m_session->path(), first}));
    }

    void entriesAreWrittenBeforeTheyAreShown() {
        int shown = 0;
        connect(m_session.get(), &GameSession::changed, this, [&] {
            compareWithFile();
            ++shown;
        });
        enter(40);
        QCOMPARE(shown, 40);
        QVERIFY(m_session->undo());
        QVERIFY(m_session->undo());
        QVERIFY(m_session->redo());
        QVERIFY(m_session->jump(7));
        QVERIFY(m_session->jump(30));
        QVERIFY(m_session->canRedo());
        enter(5);
        QCOMPARE(shown, 50);
        QVERIFY(!m_session->canRedo());
        QVERIFY(!m_session->redo());
        QVERIFY(!m_session->jump(36));
        QVERIFY(m_session->jump(35));
        QCOMPARE(shown, 50);
        QVERIFY(noticeIds().isEmpty());
    }

    void wholeGame() {
        enter(10'000);
        QVERIFY(m_session->state().finished);
        QVERIFY(!m_session->choice().open());
        compareWithFile();
        const State played = m_session->state();
        const QString path = m_session->path();
        anew();
        QVERIFY(m_session->open(path));
        QVERIFY(m_session->state() == played);
        QVERIFY(noticeIds().isEmpty());
    }

    void goesOnNextWeek() {
        enter(25);
        m_session->undo();
        const QString path = m_session->path();
        const State before = m_session->state();
        anew();
        QCOMPARE(m_recent->last(), path);
        QSignalSpy document(m_session.get(), &GameSession::documentChanged);
        QVERIFY(m_session->open(m_recent->last()));
        QCOMPARE(document.size(), 1);
        QVERIFY(m_session->state() == before);
        QVERIFY(m_session->canRedo());
        QVERIFY(m_session->redo());
        enter(10);
        compareWithFile();
        QVERIFY(m_session->open(path));  // again, while it is open
        compareWithFile();
    }

    void closing() {
        const QString path = m_session->path();
        QSignalSpy changed(m_session.get(), &GameSession::changed);
        m_session->close();
        QVERIFY(!m_session->hasGame());
        QCOMPARE(changed.size(), 1);
        QVERIFY(m_session->path().isEmpty());
        QVERIFY(m_recent->last().isEmpty());
        QCOMPARE(m_recent->paths(), QStringList{path});
        m_session->close();
        QVERIFY(!m_session->undo());
        QVERIFY(!m_session->jump(0));
        QVERIFY(!m_session->passEntry());
        QVERIFY(m_session->matches(Place::cell({0, 0})).empty());
        QVERIFY(m_session->answer(Entry{}));
        QVERIFY(!m_session->saveAs(inFolder("none.scorekeep")));
        QVERIFY(m_session->open(path));
    }

    void saveAs() {
        enter(9);
        const QString first = m_session->path();
        const QByteArray before = bytesOf(first);
        QVERIFY(m_session->saveAs(inFolder("copy.scorekeep")));
        QCOMPARE(m_session->path(), inFolder("copy.scorekeep"));
        enter(9);
        compareWithFile();
        QCOMPARE(bytesOf(first), before);
        QVERIFY(m_session->saveAs(m_session->path()));
        enter(2);
        compareWithFile();
        QVERIFY(!m_session->saveAs(inFolder("nowhere/copy.scorekeep")));
        QCOMPARE(noticeIds(), QStringList{QStringLiteral("session.not-written")});
        enter(2);
        compareWithFile();
    }

    void twoProgramsDoNotWriteOneFile() {
        GameSession other(embeddedWorld(), nullptr, games());
        QSignalSpy notices(&other, &GameSession::noticed);
        QVERIFY(!other.open(m_session->path()));
        QCOMPARE(notices.size(), 1);
        QCOMPARE(notices.at(0).at(0).toString(), QStringLiteral("session.in-use"));
        QVERIFY(!other.hasGame());
        QVERIFY(other.start(twoPlayers()));
        QVERIFY(!other.saveAs(m_session->path()));
        enter(3);
        compareWithFile();
        // A rewritten file is a new one, and locked as well.
        QVERIFY(m_session->saveAs(m_session->path()));
        QVERIFY(!other.open(m_session->path()));
        const QString path = m_session->path();
        m_session->close();
        QVERIFY(other.open(path));
    }

    void refusals() {
        Entry wrong = anyEntry();
        wrong.player = PlayerId(1 - wrong.player);
        const QByteArray before = bytesOf(m_session->path());
        QSignalSpy changed(m_session.get(), &GameSession::changed);
        QVERIFY(m_session->answer(wrong));
        QCOMPARE(changed.size(), 0);
        QCOMPARE(bytesOf(m_session->path()), before);
    }

    void nothingIsTakenThatCannotBeWritten() {
        enter(12);
        m_session->jump(8);
        const State before = m_session->state();
        const std::vector<Entry> log = m_session->game().log();
        QSignalSpy changed(m_session.get(), &GameSession::changed);
        const QString path = m_session->path();
        // Another program has written into the file.
        const QByteArray bytes = bytesOf(path);
        write(path, bytes + "# hello\n");
        QCOMPARE(QByteArray(m_session->answer(anyEntry()).id.data()), QByteArray("session.not-written"));
        QVERIFY(!m_session->undo());
        QVERIFY(!m_session->redo());
        QVERIFY(!m_session->keep(m_session->preview(3, std::nullopt)));
        QCOMPARE(changed.size(), 0);
        QVERIFY(m_session->state() == before);
        QVERIFY(m_session->game().log() == log);
        QCOMPARE(m_session->game().cursor(), std::size_t(8));
        QCOMPARE(noticeIds(), QStringList(4, QStringLiteral("session.file-changed")));
        // The way out.
        QVERIFY(m_session->saveAs(inFolder("rescued.scorekeep")));
        QVERIFY(m_session->redo());
        compareWithFile();
        QCOMPARE(bytesOf(path), bytes + "# hello\n");
    }

    void deletedFilesComeBack() {
        enter(12);
        QVERIFY(QFile::remove(m_session->path()));
        enter(3);
        QVERIFY(QFile::exists(m_session->path()));
        compareWithFile();
        enter(3);
        compareWithFile();
    }

    // The system refuses files beyond a size: some of the line is written, then no more.
    void fullDisk() {
        enter(12);
        const QByteArray bytes = bytesOf(m_session->path());
        const State before = m_session->state();
        rlimit limit{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &limit), 0);
        const rlimit small{rlim_t(bytes.size()) + 10, limit.rlim_max};
        std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const Refusal refusal = m_session->answer(anyEntry());
        const bool undone = m_session->undo();
        ::setrlimit(RLIMIT_FSIZE, &limit);
        QCOMPARE(QByteArray(refusal.id.data()), QByteArray("session.not-written"));
        QVERIFY(!undone);
        QVERIFY(m_session->state() == before);
        QCOMPARE(bytesOf(m_session->path()), bytes);
        QCOMPARE(noticeIds(), QStringList(2, QStringLiteral("session.not-written")));
        enter(5);
        compareWithFile();
    }

    // A file that is written as a whole is not left cut off.
    void fullDiskForANewFile() {
        enter(3);
        const QString copy = inFolder("copy.scorekeep");
        write(copy, "as it was");
        rlimit limit{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &limit), 0);
        const rlimit small{100, limit.rlim_max};
        std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const bool saved = m_session->saveAs(copy);
        GameSession another(embeddedWorld(), nullptr, inFolder("others"));
        const bool started = another.start(twoPlayers());
        ::setrlimit(RLIMIT_FSIZE, &limit);
        QVERIFY(!saved);
        QVERIFY(!started);
        QCOMPARE(bytesOf(copy), QByteArray("as it was"));
        QVERIFY(QDir(inFolder("others")).entryList(QDir::Files).isEmpty());
        compareWithFile();
    }

    void onlyFilesAreReplaced() {
        QVERIFY(!m_session->saveAs(m_folder.path()));
        QVERIFY(!m_session->saveAs(QStringLiteral("/dev/null")));
        QCOMPARE(noticeIds(), QStringList(2, QStringLiteral("session.not-written")));
    }

    void tornAndUnclosedLines() {
        enter(12);
        const QString path = m_session->path();
        const QByteArray whole = bytesOf(path);
        const std::size_t count = m_session->game().log().size();
        m_session->close();
        write(path, whole + "- {item: draw.tile, player: 0, tile: ba and much more, so that the next line is shorter");
        QVERIFY(m_session->open(path));
        QCOMPARE(noticeIds(), QStringList{QStringLiteral("save.torn-line")});
        QCOMPARE(m_session->game().log().size(), count);
        m_session->undo();
        compareWithFile();
        QCOMPARE(bytesOf(path), whole + "- {cursor: 11}\n");
        m_session->close();
        write(path, whole.chopped(1));
        QVERIFY(m_session->open(path));
        QCOMPARE(m_session->game().log().size(), count);
        m_session->undo();
        QCOMPARE(bytesOf(path), whole + "- {cursor: 11}\n");
        compareWithFile();
    }

    void damagedFiles() {
        enter(12);
        const QString path = inFolder("damaged.scorekeep");
        QByteArray bytes = bytesOf(m_session->path());
        const QByteArray end = bytes.mid(bytes.lastIndexOf('\n', -2) + 1);
        bytes.chop(end.size());
        bytes += "- {item: dance, player: 0}\n" + end;
        write(path, bytes);
        const QString current = m_session->path();
        QVERIFY(!m_session->open(path));
        QCOMPARE(m_session->path(), current);  // the old game stays
        QVERIFY(m_session->fileError());
        const int line = m_session->fileError()->line;
        QCOMPARE(line, int(bytes.count('\n')) - 1);
        QVERIFY(m_session->open(path, line));
        QVERIFY(!m_session->fileError());
        QCOMPARE(m_session->game().log().size(), std::size_t(11));
        QCOMPARE(bytesOf(path), bytes);  // looking changes nothing
        enter(1);
        compareWithFile();
        QCOMPARE(bytesOf(path + QStringLiteral(".before")), bytes);
        enter(1);
        compareWithFile();
        QVERIFY(!m_session->open(inFolder("none.scorekeep")));
        QVERIFY(!m_session->open(m_folder.path()));
        QVERIFY(noticeIds().endsWith(QStringLiteral("session.not-opened")));
    }

    void logsThatDoNotFitAreAligned() {
        enter(30);
        const QString path = m_session->path();
        QByteArray bytes = bytesOf(path);
        m_session->close();
        const qsizetype from = bytes.indexOf("log:\n") + 5;
        const qsizetype to = bytes.indexOf('\n', from) + 1;
        bytes.remove(from, to - from);  // the first draw is missing
        write(path, bytes);
        QVERIFY(m_session->open(path));
        QCOMPARE(noticeIds(), QStringList{QStringLiteral("session.aligned")});
        QVERIFY(std::any_of(m_session->game().log().begin(), m_session->game().log().end(),
                            [](const Entry &entry) { return entry.parked; }));
        QCOMPARE(bytesOf(path), bytes);
        QVERIFY(m_session->undo());
        compareWithFile();
        QCOMPARE(bytesOf(path + QStringLiteral(".before")), bytes);
    }

    void otherRulesAreAligned() {
        enter(30);
        const QString path = m_session->path();
        const State before = m_session->state();
        QByteArray bytes = bytesOf(path);
        m_session->close();
        write(path, bytes.replace("rules: 2\n", "rules: 99\n"));
        QVERIFY(m_session->open(path));
        QCOMPARE(noticeIds(), QStringList{QStringLiteral("save.other-rules")});
        QVERIFY(m_session->state() == before);
        enter(2);
        QVERIFY(bytesOf(path).contains("rules: 2\n"));
        compareWithFile();
    }

    void readOnlyFilesArePlayedAsCopies() {
        if (::geteuid() == 0) {
            QSKIP("the administrator may write everywhere");
        }
        enter(5);
        const QString path = inFolder("sample.scorekeep");
        QVERIFY(m_session->saveAs(path));
        m_session->close();
        QFile::setPermissions(path, QFile::ReadOwner);
        const QByteArray bytes = bytesOf(path);
        QVERIFY(m_session->open(path));
        QCOMPARE(noticeIds(), QStringList{QStringLiteral("session.copied")});
        QVERIFY(m_session->path() != path);
        enter(2);
        compareWithFile();
        QCOMPARE(bytesOf(path), bytes);
        QFile::remove(path);
    }

    void oldAnswersChange() {
        enter(40);
        // An earlier pass or deployment is taken away; what no longer fits is parked and kept.
        const Game::Preview preview = m_session->preview(2, std::nullopt);
        QVERIFY(m_session->keep(preview));
        compareWithFile();
        enter(3);
        compareWithFile();
        QVERIFY(noticeIds().isEmpty());
    }

    void importsStartFromALog() {
        enter(30);
        const std::vector<Entry> log = m_session->game().log();
        const State before = m_session->state();
        QVERIFY(m_session->start(twoPlayers(), log));
        QVERIFY(m_session->state() == before);
        compareWithFile();
    }

    void clicksMeanOptions() {
        int placed = 0;
        int deployed = 0;
        for (int i = 0; i < 300 && m_session->choice().open(); ++i) {
            const auto &prompts = m_session->choice().prompts;
            for (std::size_t p = 0; p < prompts.size(); ++p) {
                for (std::size_t o = 0; o < prompts[p].options.size(); ++o) {
                    const Answer &option = prompts[p].options[o];
                    Place target = option.to;
                    if (prompts[p].kind == PromptKind::PlaceTile) {
                        target = Place::cell(option.placement.at);
                        ++placed;
                    } else if (prompts[p].kind == PromptKind::PlacePiece) {
                        ++deployed;
                    } else {
                        continue;
                    }
                    const auto found = m_session->matches(target);
                    QVERIFY(std::find(found.begin(), found.end(), GameSession::Match{p, o}) != found.end());
                    for (const GameSession::Match &match : found) {
                        const Answer &other = m_session->optionOf(match);
                        QVERIFY(prompts[match.prompt].kind != PromptKind::PlaceTile ||
                                other.placement.at == target.spot.cell);
                        QVERIFY(!m_session->check(m_session->entryFor(match)));
                    }
                    QVERIFY(m_session->matches(Place::cell({500, 500})).empty());
                }
            }
            enter(1);
        }
        QVERIFY(placed > 50);
        QVERIFY(deployed > 50);
    }

    // To where a figure of nobody may go, one points at the figure or the tile there.
    void clicksMeanFiguresOfNobody() {
        Setup setup = twoPlayers();
        setup.selection.elements = {"base-game", "dragon", "fairy", "farmers"};
        setup.selection.tileSets = {{"base", 1}, {"princess-and-dragon", 1}};
        QVERIFY(m_session->start(setup));
        int beside = 0;
        int cells = 0;
        for (int i = 0; i < 400 && m_session->choice().open(); ++i) {
            const auto &prompts = m_session->choice().prompts;
            for (std::size_t p = 0; p < prompts.size(); ++p) {
                for (std::size_t o = 0; o < prompts[p].options.size(); ++o) {
                    const Place &to = prompts[p].options[o].to;
                    Place target = to;
                    if (to.kind == Place::Kind::Beside) {
                        target = m_session->state().pieces[to.index].place;
                        ++beside;
                    } else if (to.kind == Place::Kind::Cell) {
                        target = Place::on({to.spot.cell, Half::Whole, 0});
                        ++cells;
                    } else {
                        continue;
                    }
                    const auto found = m_session->matches(target);
                    QVERIFY(std::find(found.begin(), found.end(), GameSession::Match{p, o}) != found.end());
                }
            }
            enter(1);
        }
        QVERIFY(beside > 10);
        QVERIFY(cells > 10);
    }

    void recentGames() {
        RecentGames &recent = *m_recent;
        QSignalSpy changed(&recent, &RecentGames::changed);
        recent.clear();
        QVERIFY(recent.paths().isEmpty());
        for (int i = 0; i < RecentGames::Most + 3; ++i) {
            const QString path = inFolder(("r" + std::to_string(i)).c_str());
            write(path, "x");
            recent.add(path);
        }
        QCOMPARE(recent.paths().size(), RecentGames::Most);
        QCOMPARE(recent.paths().first(), inFolder("r12"));
        recent.add(inFolder("r5"));
        QCOMPARE(recent.paths().first(), inFolder("r5"));
        QCOMPARE(recent.paths().size(), RecentGames::Most);
        QFile::remove(inFolder("r5"));
        QVERIFY(recent.last().isEmpty());
        QCOMPARE(recent.paths().first(), inFolder("r12"));
        recent.remove(inFolder("r12"));
        QCOMPARE(recent.paths().first(), inFolder("r11"));
        QCOMPARE(changed.size(), RecentGames::Most + 6);
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
