// SPDX-License-Identifier: MIT
// Corrections of each kind, the early end, and damaged logs.
#include "tests/support/played_game.h"

using namespace scorekeep;

class CorrectionsTest : public QObject {
    Q_OBJECT

private slots:
    void pointsAreCorrected() {
        PlayedGame p;
        p.threeTurns();
        QCOMPARE(p.give(p.points(1, 7)), std::string());
        QCOMPARE(p.game.state().points(1), 7);
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QCOMPARE(p.give(p.points(9, 7)), std::string("answer.no-such-player"));
        p.game.undo();
        QCOMPARE(p.game.state().points(1), 0);
    }

    void aCorrectionBelongsToTheTurnInWhichItWasEntered() {
        PlayedGame p(0); // no wood is ever asked
        p.lay(Straight, placed(1, 0));
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QCOMPARE(p.give(p.points(0, 3)), std::string());
        QCOMPARE(p.game.state().scores.back().turn, 2u);
        QVERIFY(p.sameAgain());
    }

    void aPieceIsMoved() {
        PlayedGame p;
        p.threeTurns();
        const Place road = segmentAt(p.game, 1, 0, "road");
        const PieceRef piece{p.follower(), 1, road};
        QCOMPARE(p.give(p.correction(core::MovePiece, Answer::placePiece(piece, Place::supply()))), std::string());
        QVERIFY(std::none_of(p.game.state().pieces.begin(), p.game.state().pieces.end(),
                             [](const Piece &it) { return it.place.onBoard(); }));
        QCOMPARE(p.give(p.correction(core::MovePiece, Answer::placePiece(piece, Place::supply()))),
                 std::string("answer.no-such-piece"));
        QVERIFY(p.sameAgain());
    }

    void tilesAreAddedTurnedAndTakenAway() {
        PlayedGame p;
        p.threeTurns();
        const auto left = [&] { return int(p.game.state().supply.left[p.kind(Straight)]); };
        const int before = left();
        QCOMPARE(p.give(p.correction(core::AddTile, Answer::placeTile(p.kind(Straight), placed(5, 5)))), std::string());
        QCOMPARE(left(), before - 1);
        QCOMPARE(p.give(p.correction(core::AddTile, Answer::placeTile(p.kind(Straight), placed(5, 5)))),
                 std::string("placement.taken"));
        QVERIFY(!p.give(p.correction(core::AddTile, Answer::placeTile(p.kind(Straight), placed(6, 5, 4)))).empty());
        QCOMPARE(p.give(p.correction(core::TurnTile, Answer::placeTile(0, placed(1, 0, 1)))), std::string());
        QCOMPARE(int(p.game.state().board.tile(p.game.state().board.tileAt({1, 0})).rotation), 1);
        QCOMPARE(p.give(p.correction(core::RemoveTile, Answer::placeTile(0, placed(1, 0)))), std::string());
        QVERIFY(p.game.state().board.tileAt({1, 0}) == NoTile);
        QCOMPARE(left(), before);
        QVERIFY(std::none_of(p.game.state().pieces.begin(), p.game.state().pieces.end(),
                             [](const Piece &it) { return it.place.onBoard(); })); // his figure went home
        QVERIFY(p.sameAgain());
    }

    void nothingIsDeployedOnATileThatWasTakenAway() {
        PlayedGame p;
        p.lay(Straight, placed(1, 0));
        QCOMPARE(p.asked(), std::string("figure.deploy 0"));
        QCOMPARE(p.give(p.correction(core::RemoveTile, Answer::placeTile(0, placed(1, 0)))), std::string());
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QVERIFY(p.sameAgain());
    }

    void theTurnIsCorrected() {
        PlayedGame p;
        p.give("draw.tile", Answer::drawTile(p.kind(Straight)));
        QCOMPARE(p.give(p.turnOf(0, p.step("1C"))), std::string()); // the same turn goes on
        QCOMPARE(p.asked(), std::string("place.tile 0"));
        QCOMPARE(p.game.state().turn, 1u);
        QVERIFY(p.sameAgain());
        QCOMPARE(p.give(p.turnOf(1, p.step("1B"))), std::string());
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QCOMPARE(p.game.state().turn, 2u);
        QVERIFY(p.sameAgain());
        p.lay(Straight, placed(1, 0));
        p.pass();
        QCOMPARE(p.asked(), std::string("draw.tile 0"));
        QCOMPARE(p.game.state().turn, 3u);
        QVERIFY(p.sameAgain());
        QVERIFY(!p.give(p.turnOf(1, 100)).empty());
        QVERIFY(!p.give(p.turnOf(1, -1)).empty());
    }

    void aDrawnTileIsNotLostWhenTheTurnIsCorrected() {
        PlayedGame p;
        const int all = p.game.state().supply.total();
        p.give("draw.tile", Answer::drawTile(p.kind(Straight)));
        p.give(p.turnOf(1, p.step("1B")));
        p.give("draw.tile", Answer::drawTile(p.kind(Cap)));
        QCOMPARE(p.game.state().supply.total(), all - 1);
        QCOMPARE(p.asked(), std::string("place.tile 1"));
    }

    void anotherTileThanWasDrawnIsForced() {
        PlayedGame p;
        const auto left = [&](const char *id) { return int(p.game.state().supply.left[p.kind(id)]); };
        const int caps = left(Cap);
        const int straights = left(Straight);
        p.give("draw.tile", Answer::drawTile(p.kind(Cap)));
        Entry forced = p.entry("place.tile", Answer::placeTile(p.kind(Straight), placed(1, 0)));
        forced.forced = true;
        QCOMPARE(p.give(forced), std::string());
        QCOMPARE(left(Cap), caps);
        QCOMPARE(left(Straight), straights - 1);
    }

    void theTableMayStopEarly() {
        PlayedGame p;
        p.threeTurns();
        QCOMPARE(p.give(p.correction(core::End, Answer::confirm())), std::string());
        QVERIFY(p.game.state().finished && !p.game.open().open());
        QCOMPARE(p.game.state().points(1), 3); // the unfinished road of three tiles
        QVERIFY(p.sameAgain());
        QCOMPARE(p.give("draw.tile", Answer::drawTile(0)), std::string("answer.game-over"));
        QCOMPARE(p.give(p.points(0, 1)), std::string("answer.game-over"));
        p.game.undo();
        QVERIFY(!p.game.state().finished);
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
    }

    void aDamagedLogIsReported() {
        PlayedGame p;
        p.threeTurns();
        std::vector<Entry> log = p.game.log();
        log.erase(log.begin() + 3); // a tile was placed that nobody drew
        try {
            const Game damaged(embeddedWorld(), p.game.setup(), log, log.size());
            QFAIL("a damaged log was taken");
        } catch (const LogError &error) {
            QCOMPARE(error.entry, std::size_t(3));
            QCOMPARE(error.found, std::string("place.tile"));
            QCOMPARE(error.expected, std::string("draw.tile"));
        }
        const Game aligned(embeddedWorld(), p.game.setup(), log, log.size(), Replay::Aligning);
        QVERIFY(aligned.log()[3].parked);
    }
};

QTEST_GUILESS_MAIN(CorrectionsTest)
#include "corrections_test.moc"
