// SPDX-License-Identifier: MIT
// The contract of asking: undo and redo, changed answers, forced entries, corrections, damaged logs.
#include "engine/game/embedded_world.h"
#include "engine/game/game.h"
#include "tests/support/games.h"

#include <QTest>

#include <algorithm>

using namespace scorekeep;

namespace {

constexpr const char *Straight = "base.road-straight";
constexpr const char *Cap = "base.city-cap";

Place segmentAt(const Game &game, int x, int y, std::string_view name) {
    const Board &board = game.state().board;
    const TileId tile = board.tileAt({std::int16_t(x), std::int16_t(y)});
    const auto &segments = board.kindOf(tile).segments;
    for (std::size_t s = 0; s < segments.size(); ++s) {
        if (segments[s].name == name) {
            return Place::on(board.spot(board.node(tile, int(s))));
        }
    }
    return {};
}

Placement placed(int x, int y, int rotation = 0) {
    return {{std::int16_t(x), std::int16_t(y)}, std::uint8_t(rotation)};
}

// A base game for two that is played in words. The start tile (a city north, a road from west to east) lies
// at 0, 0.
struct Played {
    explicit Played(int followers = 7) : Played(setupWith(followers)) {}
    explicit Played(const Setup &setup) : game(embeddedWorld(), setup) {}

    static Setup setupWith(int followers) {
        Setup setup = baseGame(embeddedWorld(), 2);
        if (followers != 7) {
            setup.pieces = {{"follower", followers}};
        }
        return setup;
    }

    KindId kind(std::string_view id) const { return *game.rules().pool().find(id); }
    PieceKindId follower() const { return *game.rules().piece("follower"); }

    Entry entry(std::string_view item, Answer answer) const {
        Entry made;
        made.item = game.rules().at(item);
        made.player = game.state().part.player;
        made.answer = std::move(answer);
        return made;
    }
    std::string give(Entry made) { return std::string(game.answer(std::move(made)).id); }
    std::string give(std::string_view item, Answer answer) { return give(entry(item, std::move(answer))); }

    // A tile drawn and placed; the wood is asked after it.
    void lay(std::string_view id, Placement at) {
        QCOMPARE(give("draw.tile", Answer::drawTile(kind(id))), std::string());
        QCOMPARE(give("place.tile", Answer::placeTile(kind(id), at)), std::string());
    }
    void deploy(Place to) {
        const PieceRef own{follower(), game.state().part.player, Place::supply()};
        QCOMPARE(give("figure.deploy", Answer::placePiece(own, to)), std::string());
    }
    void pass() { QCOMPARE(give("figure.deploy", Answer::passed()), std::string()); }

    // Three turns: a city of two tiles (4 points to the first player), a road on either side.
    void threeTurns() {
        lay(Cap, placed(0, -1, 2));
        deploy(segmentAt(game, 0, -1, "city"));
        lay(Straight, placed(1, 0));
        deploy(segmentAt(game, 1, 0, "road"));
        lay(Straight, placed(-1, 0));
        pass();
    }

    std::string asked() const {
        const OpenChoice &open = game.open();
        return open.open() ? game.rules().itemName(open.prompts.front().item) + ' ' +
                                 std::to_string(open.prompts.front().player)
                           : std::string("nothing");
    }
    Entry correction(std::string_view name, Answer answer) const {
        Entry made = entry(name, std::move(answer));
        made.reason = "as it lies on the table";
        return made;
    }
    Entry points(PlayerId player, int number) const {
        Answer answer = Answer::enterNumber(number);
        answer.player = player;
        return correction(core::Points, answer);
    }
    Entry turnOf(PlayerId player, int step) const {
        Answer answer = Answer::enterNumber(step);
        answer.player = player;
        return correction(core::Turn, answer);
    }
    int step(std::string_view id) const {
        const auto &steps = game.rules().spine().script("turn")->steps;
        const auto at = std::find_if(steps.begin(), steps.end(), [id](const Step &s) { return s.id == id; });
        return int(at - steps.begin());
    }
    bool sameAgain() const {
        const Game again(embeddedWorld(), game.setup(), game.log(), game.cursor());
        return again.state() == game.state() && again.open().prompts.size() == game.open().prompts.size();
    }

    Game game;
};

} // namespace

class GameTest : public QObject {
    Q_OBJECT

private slots:
    void asksInTheOrderOfPlay() {
        Played p;
        QCOMPARE(p.asked(), std::string("draw.tile 0"));
        QCOMPARE(p.game.open().prompts.front().options.size(), p.game.rules().pool().size());
        p.give("draw.tile", Answer::drawTile(p.kind(Cap)));
        QCOMPARE(p.asked(), std::string("place.tile 0"));
        p.give("place.tile", Answer::placeTile(p.kind(Cap), placed(0, -1, 2)));
        QCOMPARE(p.asked(), std::string("figure.deploy 0"));
        QVERIFY(p.game.open().prompts.front().mayPass);
        p.deploy(segmentAt(p.game, 0, -1, "city"));
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QCOMPARE(p.game.state().points(0), 4);
    }

    void refusesWhatIsNotAsked() {
        Played p;
        const State before = p.game.state();
        QCOMPARE(p.give("place.tile", Answer::placeTile(p.kind(Cap), placed(0, -1, 2))), std::string("answer.not-asked"));
        QCOMPARE(p.give("draw.tile", Answer::passed()), std::string("answer.must"));
        QVERIFY(!p.give(Entry{}).empty()); // no item at all
        p.give("draw.tile", Answer::drawTile(p.kind(Cap)));
        QCOMPARE(p.give("place.tile", Answer::placeTile(p.kind(Cap), placed(0, 0))), std::string("placement.taken"));
        QCOMPARE(p.give("place.tile", Answer::placeTile(p.kind(Cap), placed(0, -1))), std::string("placement.edges"));
        QVERIFY(!p.give("place.tile", Answer::placeTile(p.kind(Cap), placed(0, -1, 7))).empty());
        QCOMPARE(p.game.log().size(), std::size_t(1));
        p.game.undo();
        QVERIFY(p.game.state() == before);
    }

    void undoAndRedoWalkTheLog() {
        Played p;
        p.threeTurns();
        const State last = p.game.state();
        const std::size_t entries = p.game.log().size();
        std::vector<std::size_t> hashes;
        while (p.game.canUndo()) {
            hashes.push_back(p.game.state().hash());
            p.game.undo();
            QVERIFY(p.sameAgain());
        }
        QCOMPARE(p.game.log().size(), entries);
        QCOMPARE(p.game.state().board.tileCount(), std::size_t(1));
        for (; p.game.canRedo(); hashes.pop_back()) {
            p.game.redo();
            QCOMPARE(p.game.state().hash(), hashes.back());
        }
        QVERIFY(p.game.state() == last);
    }

    void anAnswerReplacesWhatCouldBeRedone() {
        Played p;
        p.threeTurns();
        p.game.jump(2);
        QCOMPARE(p.asked(), std::string("figure.deploy 0"));
        p.pass();
        QCOMPARE(p.game.log().size(), std::size_t(3));
        QVERIFY(!p.game.canRedo());
        QCOMPARE(p.game.state().points(0), 0);
    }

    void turnsAreFoundByTheirFirstEntry() {
        Played p;
        p.threeTurns();
        QCOMPARE(p.game.turnStart(1).value(), std::size_t(0));
        QCOMPARE(p.game.turnStart(3).value(), std::size_t(6));
        QCOMPARE(p.game.turnStart(4).value(), std::size_t(9));
        QVERIFY(!p.game.turnStart(5));
        p.game.jump(*p.game.turnStart(2));
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
    }

    void aChangedAnswerShowsWhatDiffers() {
        Played p;
        p.threeTurns();
        const Game::Preview preview = p.game.preview(2, p.entry("figure.deploy", Answer::passed()));
        QVERIFY(preview.points[0] == std::pair(4, 0) && preview.points[1] == std::pair(0, 0));
        QVERIFY(preview.parked.empty() && !preview.refusal);
        QCOMPARE(p.game.state().points(0), 4); // only looked at
        p.game.keep(preview);
        QCOMPARE(p.game.state().points(0), 0);
        QCOMPARE(p.game.cursor(), std::size_t(9));
        QVERIFY(p.sameAgain());
    }

    void whatDoesNotFitAnyMoreIsParked() {
        Played p;
        p.threeTurns();
        Entry elsewhere = p.entry("place.tile", Answer::placeTile(p.kind(Straight), placed(-1, 0)));
        elsewhere.player = 1;
        const Game::Preview preview = p.game.preview(4, elsewhere);
        // The figure of the second turn stood on the tile that lies elsewhere now; the third tile finds its
        // space taken, and nothing after it is asked.
        QVERIFY(!preview.parked.empty());
        QVERIFY(!preview.refusal);
        for (const std::size_t index : preview.parked) {
            QVERIFY(preview.log[index].parked);
        }
        p.game.keep(preview);
        QVERIFY(p.sameAgain());
        QCOMPARE(p.game.log().size(), preview.log.size());
        QCOMPARE(p.asked(), std::string("place.tile 0"));
    }

    void aReplacementThatIsNoOptionIsRefused() {
        Played p;
        p.threeTurns();
        Entry taken = p.entry("place.tile", Answer::placeTile(p.kind(Cap), placed(0, 0)));
        taken.player = 0;
        const Game::Preview preview = p.game.preview(1, taken);
        QCOMPARE(std::string(preview.refusal.id), std::string("answer.not-an-option"));
    }

    void missingPassesAreFilledIn() {
        Played p(1);
        p.lay(Straight, placed(1, 0));
        p.deploy(segmentAt(p.game, 1, 0, "field-north"));
        p.lay(Straight, placed(2, 0));
        p.pass();
        p.lay(Straight, placed(3, 0)); // the first player has no follower left: nothing is asked
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        p.lay(Straight, placed(4, 0));
        p.pass();
        Entry pass = p.entry("figure.deploy", Answer::passed());
        pass.player = 0;
        const Game::Preview preview = p.game.preview(2, pass);
        QVERIFY(preview.parked.empty());
        QCOMPARE(preview.log.size(), p.game.log().size() + 1);
        QVERIFY(preview.log[8].answer.pass);
        QCOMPARE(int(preview.log[8].player), 0);
        p.game.keep(preview);
        QVERIFY(p.sameAgain());
        QCOMPARE(p.game.turnStart(4).value(), std::size_t(9));
    }

    void aSkippedItemIsOpenedByForce() {
        Played p(1);
        p.lay(Straight, placed(1, 0));
        p.deploy(segmentAt(p.game, 1, 0, "field-north"));
        p.lay(Straight, placed(2, 0));
        p.pass();
        p.lay(Straight, placed(3, 0));
        QCOMPARE(p.asked(), std::string("draw.tile 1")); // the part of the first player is over
        const Place from = segmentAt(p.game, 1, 0, "field-north");
        Entry forced = p.entry("figure.deploy",
                               Answer::placePiece({p.follower(), 0, from}, segmentAt(p.game, 3, 0, "road")));
        forced.player = 0;
        QVERIFY(!p.give(forced).empty());
        forced.forced = true;
        QCOMPARE(p.give(forced), std::string());
        QVERIFY(p.game.state().pieces[0].place == segmentAt(p.game, 3, 0, "road"));
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QVERIFY(p.sameAgain());
        QCOMPARE(p.game.turnStart(4).value(), p.game.cursor());
    }

    void forceLiftsRulesButNotForm() {
        Played p;
        p.give("draw.tile", Answer::drawTile(p.kind(Cap)));
        Entry forced = p.entry("place.tile", Answer::placeTile(p.kind(Cap), placed(0, 0)));
        forced.forced = true;
        QCOMPARE(p.give(forced), std::string("placement.taken"));
        forced.answer.placement = placed(0, -1, 5);
        QVERIFY(!p.give(forced).empty());
        forced.answer.tile = 9999;
        QCOMPARE(p.give(forced), std::string("answer.no-such-tile"));
        forced.answer = Answer::placeTile(p.kind(Cap), placed(0, -1)); // its field against the city
        QCOMPARE(p.give(forced), std::string());
        QCOMPARE(p.game.state().board.openEnds(p.game.state().board.node(segmentAt(p.game, 0, 0, "city").spot)), 2);
        QVERIFY(p.sameAgain());
    }

    void pointsAreCorrected() {
        Played p;
        p.threeTurns();
        QCOMPARE(p.give(p.points(1, 7)), std::string());
        QCOMPARE(p.game.state().points(1), 7);
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QCOMPARE(p.give(p.points(9, 7)), std::string("answer.no-such-player"));
        p.game.undo();
        QCOMPARE(p.game.state().points(1), 0);
    }

    void aCorrectionBelongsToTheTurnInWhichItWasEntered() {
        Played p(0); // no wood is ever asked
        p.lay(Straight, placed(1, 0));
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QCOMPARE(p.give(p.points(0, 3)), std::string());
        QCOMPARE(p.game.state().scores.back().turn, 2u);
        QVERIFY(p.sameAgain());
    }

    void aPieceIsMoved() {
        Played p;
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
        Played p;
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
        Played p;
        p.lay(Straight, placed(1, 0));
        QCOMPARE(p.asked(), std::string("figure.deploy 0"));
        QCOMPARE(p.give(p.correction(core::RemoveTile, Answer::placeTile(0, placed(1, 0)))), std::string());
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QVERIFY(p.sameAgain());
    }

    void theTurnIsCorrected() {
        Played p;
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
        Played p;
        const int all = p.game.state().supply.total();
        p.give("draw.tile", Answer::drawTile(p.kind(Straight)));
        p.give(p.turnOf(1, p.step("1B")));
        p.give("draw.tile", Answer::drawTile(p.kind(Cap)));
        QCOMPARE(p.game.state().supply.total(), all - 1);
        QCOMPARE(p.asked(), std::string("place.tile 1"));
    }

    void anotherTileThanWasDrawnIsForced() {
        Played p;
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

    void aForcedEntryWithoutItsFormIsParked() {
        Played p;
        p.threeTurns();
        Entry forced = p.entry("place.tile", Answer::placeTile(p.kind(Cap), placed(5, 5)));
        p.give("draw.tile", Answer::drawTile(p.kind(Cap)));
        forced.forced = true;
        QCOMPARE(p.give(forced), std::string());
        Entry elsewhere = p.entry("place.tile", Answer::placeTile(p.kind(Straight), placed(5, 5)));
        elsewhere.player = 1;
        elsewhere.forced = true;
        const Game::Preview preview = p.game.preview(4, elsewhere); // the forced tile finds its space taken
        QVERIFY(std::any_of(preview.log.begin(), preview.log.end(), [](const Entry &e) { return e.forced && e.parked; }));
        p.game.keep(preview);
        QVERIFY(p.sameAgain());
    }

    void theTableMayStopEarly() {
        Played p;
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
        Played p;
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

QTEST_GUILESS_MAIN(GameTest)
#include "game_test.moc"
