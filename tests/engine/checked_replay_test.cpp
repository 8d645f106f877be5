// SPDX-License-Identifier: MIT
// A saved game is held against the rules when it is opened: each kind of damage is told with its line.
#include "engine/files/lines.h"
#include "engine/game/saved_game.h"
#include "tests/support/played_game.h"

#include <functional>

using namespace scorekeep;

namespace {

using Change = std::function<void(Entry &)>;

// Three turns and then one correction of each kind, and a forced tile.
struct Corrected : PlayedGame {
    Corrected() {
        threeTurns();
        QCOMPARE(give(points(1, 7)), std::string());
        const PieceRef piece{follower(), 1, segmentAt(game, 1, 0, "road")};
        QCOMPARE(give(correction(core::MovePiece, Answer::placePiece(piece, Place::supply()))), std::string());
        QCOMPARE(give(correction(core::AddTile, Answer::placeTile(kind(Straight), placed(5, 5)))), std::string());
        QCOMPARE(give(correction(core::TurnTile, Answer::placeTile(0, placed(5, 5, 1)))), std::string());
        QCOMPARE(give(correction(core::RemoveTile, Answer::placeTile(0, placed(5, 5)))), std::string());
        QCOMPARE(give(turnOf(0, step("1B"))), std::string());
        QCOMPARE(give("draw.tile", Answer::drawTile(kind(Cap))), std::string());
        Entry forced = entry("place.tile", Answer::placeTile(kind(Cap), placed(2, 0)));
        forced.forced = true;
        QCOMPARE(give(forced), std::string());
    }
};

// By their places in the log.
enum At : int { Draw, Place1, Deploy, Draw2, Place2, Deploy2, Draw3, Place3, Pass, Points, Move, Add, Turned, Removed, Back,
                Draw4, Forced };

std::string textOf(const Setup &setup, const std::vector<Entry> &log) {
    std::string text = writeHeader(setup);
    LogWriter writer(embeddedWorld(), setup);
    for (std::size_t i = 0; i < log.size(); ++i) {
        text += writer.write(i, log[i]) + '\n';
    }
    return text;
}

std::optional<FileError> errorOf(const std::string &text) {
    const SavedGame saved = readGame(text, "evening.scorekeep", embeddedWorld());
    try {
        const Game game(embeddedWorld(), saved.setup, saved.log, saved.cursor, Replay::Checked);
    } catch (const LogError &error) {
        return errorAt(error, saved, "evening.scorekeep");
    }
    return std::nullopt;
}

} // namespace

class CheckedReplayTest : public QObject {
    Q_OBJECT

private:
    static inline std::map<std::string, Change> s_changes;

private slots:
    void whatWasEnteredIsTaken() {
        const Corrected p;
        QVERIFY(!errorOf(writeGame(p.game)));
        const Game again(embeddedWorld(), p.game.setup(), p.game.log(), 4, Replay::Checked);
        QCOMPARE(again.cursor(), std::size_t(4));
        QVERIFY(again.canRedo());
        QVERIFY(again.state() == Game(embeddedWorld(), p.game.setup(), p.game.log(), 4).state());
    }

    void damagedEntries_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("found");
        const PlayedGame p;
        const auto row = [](const char *name, At at, const char *id, const char *found, Change change) {
            QTest::newRow(name) << int(at) << id << found;
            s_changes[name] = std::move(change);
        };
        const ItemId item = p.game.rules().at("place.tile");
        const KindId cap = p.kind(Cap);
        const PieceKindId abbot = *p.game.rules().piece("abbot");
        row("another item", Draw, "save.does-not-fit", "place.tile", [item](Entry &e) { e.item = item; });
        row("another player", Draw2, "save.other-player", "0", [](Entry &e) { e.player = 0; });
        row("nobody", Draw2, "save.other-player", "none", [](Entry &e) { e.player = NoPlayer; });
        row("another subject", Draw2, "save.other-subject", "[0, 0]", [](Entry &e) { e.subject = Place::cell({0, 0}); });
        row("another kind", Draw2, "save.other-kind", "confirm", [](Entry &e) { e.answer = Answer::confirm(); });
        row("a draw that is passed", Draw2, "answer.must", "pass", [](Entry &e) { e.answer = Answer::passed(); });
        row("a placement that is passed", Place2, "answer.must", "pass", [](Entry &e) { e.answer = Answer::passed(); });
        row("wrong edges", Place2, "placement.edges", "base.road-straight [1, 0] 90",
            [](Entry &e) { e.answer.placement.rotation = 1; });
        row("apart", Place2, "placement.edges", "base.road-straight [9, 9] 0", [](Entry &e) { e.answer.placement.at = {9, 9}; });
        row("taken", Place2, "placement.taken", "base.road-straight [0, 0] 0", [](Entry &e) { e.answer.placement.at = {0, 0}; });
        row("not the tile in hand", Place3, "answer.not-an-option", "base.city-cap [0, 1] 180", [cap](Entry &e) {
            e.answer = Answer::placeTile(cap, placed(0, 1, 2));
        });
        row("more than it says", Place2, "answer.not-an-option", "base.road-straight [1, 0] 0", [](Entry &e) { e.answer.number = 3; });
        const PieceRef own{p.follower(), 0, Place::supply()};
        row("an occupied feature", Pass, "deploy.occupied", "follower [-1, 0]",
            [own](Entry &e) { e.answer = Answer::placePiece(own, Place::on({{-1, 0}, Half::Whole, 0})); });
        row("another's figure", Deploy2, "answer.not-an-option", "follower [1, 0]", [](Entry &e) { e.answer.piece.owner = 0; });
        row("a figure that nobody has", Deploy2, "deploy.wrong-feature", "abbot [1, 0]",
            [abbot](Entry &e) { e.answer.piece.kind = abbot; });
        row("a piece sent to nowhere", Move, "answer.no-such-place", "follower none", [](Entry &e) { e.answer.to = {}; });
        row("a piece sent beside the table", Move, "answer.no-such-place", "follower [7, 7]",
            [](Entry &e) { e.answer.to = Place::cell({7, 7}); });
        row("a piece in its own player's prison", Move, "answer.no-such-place", "follower prison",
            [](Entry &e) { e.answer.to = Place::prison(e.answer.piece.owner); });
        row("a piece from elsewhere", Move, "answer.no-such-piece", "follower supply",
            [](Entry &e) { e.answer.piece.place = Place::on({{0, 0}, Half::Whole, 0}); });
        row("a figure that changes its player", Move, "answer.owned-for-ever", "follower supply", [](Entry &e) { e.answer.player = 0; });
        row("points of nobody", Points, "answer.no-such-player", "7", [](Entry &e) { e.answer.player = NoPlayer; });
        row("too many points", Points, "answer.too-many-points", "2147483647", [](Entry &e) { e.answer.number = 2147483647; });
        row("points that are no number", Points, "answer.other-kind", "confirm", [](Entry &e) {
            e.answer = Answer::confirm();
            e.answer.player = 1;
        });
        row("a tile added on another", Add, "placement.taken", "base.road-straight [0, 0] 0",
            [](Entry &e) { e.answer.placement.at = {0, 0}; });
        row("no tile to turn", Turned, "answer.no-such-place", "[7, 7] 90",
            [](Entry &e) { e.answer.placement.at = {7, 7}; });
        row("no tile to take", Removed, "answer.no-such-place", "[7, 7] 0",
            [](Entry &e) { e.answer.placement.at = {7, 7}; });
        row("no such step", Back, "answer.no-such-step", "99", [](Entry &e) { e.answer.number = 99; });
        row("forced onto a tile", Forced, "placement.taken", "base.city-cap [0, 0] 0",
            [](Entry &e) { e.answer.placement.at = {0, 0}; });
        row("no longer forced", Forced, "placement.edges", "base.city-cap [2, 0] 0", [](Entry &e) { e.forced = false; });
        row("a kind that is forced but not known", Forced, "save.other-kind", "confirm", [](Entry &e) { e.answer = Answer::confirm(); });
    }

    void damagedEntries() {
        QFETCH(int, at);
        QFETCH(QString, id);
        QFETCH(QString, found);
        const Corrected p;
        std::vector<Entry> log = p.game.log();
        s_changes.at(QTest::currentDataTag())(log[std::size_t(at)]);
        const std::string text = textOf(p.game.setup(), log);
        const int line = int(splitLines(writeHeader(p.game.setup())).size()) + at + 1;
        for (const std::string &made : {text, text + writeCursor(std::size_t(at)) + '\n'}) { // also behind the cursor
            const std::optional<FileError> error = errorOf(made);
            QVERIFY(error);
            QCOMPARE(QString::fromStdString(error->id), id);
            QCOMPARE(QString::fromStdString(error->found), found);
            QCOMPARE(error->line, line);
        }
    }

    void missingAndAddedLines() {
        const Corrected p;
        const int header = int(splitLines(writeHeader(p.game.setup())).size());
        std::vector<Entry> log = p.game.log();
        log.erase(log.begin() + Pass); // nobody was asked again
        std::optional<FileError> error = errorOf(textOf(p.game.setup(), log));
        QVERIFY(!error); // the correction that follows stands before any answer
        log.erase(log.begin() + Pass, log.begin() + Back);
        error = errorOf(textOf(p.game.setup(), log));
        QVERIFY(error);
        QCOMPARE(QString::fromStdString(error->id + ' ' + error->found + ' ' + error->expected),
                 QString("save.does-not-fit draw.tile figure.deploy"));
        QCOMPARE(error->line, header + Pass + 1);
        log = p.game.log();
        log.insert(log.begin() + Place1, log.front()); // drawn twice
        error = errorOf(textOf(p.game.setup(), log));
        QVERIFY(error);
        QCOMPARE(error->expected, std::string("place.tile"));
        QCOMPARE(error->line, header + Place1 + 1);
    }

    void whatIsParkedIsNotAsked() {
        const Corrected p;
        std::vector<Entry> log = p.game.log();
        Entry odd = log[Place2];
        odd.answer.placement = placed(30, 30, 1);
        odd.parked = true;
        log.insert(log.begin() + Place1, odd);
        QVERIFY(!errorOf(textOf(p.game.setup(), log)));
        log[Place1].parked = false;
        QVERIFY(errorOf(textOf(p.game.setup(), log)));
    }

    // What is forced is held against the table at the moment where it counts.
    void aForcedEntryThatDoesNothingIsRefused() {
        PlayedGame p;
        p.lay(Cap, placed(0, -1, 2));
        p.deploy(segmentAt(p.game, 0, -1, "city")); // scored, and home again
        Entry forced = p.entry("figure.deploy", Answer::placePiece({p.follower(), 0, segmentAt(p.game, 0, -1, "city")},
                                                                   segmentAt(p.game, 0, 0, "road")));
        forced.player = 0;
        forced.forced = true;
        QCOMPARE(p.give(forced), std::string("answer.no-such-piece"));
        QCOMPARE(p.game.log().size(), std::size_t(3));
    }
};

QTEST_GUILESS_MAIN(CheckedReplayTest)
#include "checked_replay_test.moc"
