// SPDX-License-Identifier: MIT
// The contract of asking: undo and redo, changed answers, forced entries.
#include "tests/support/played_game.h"

using namespace scorekeep;

class GameTest : public QObject {
    Q_OBJECT

private slots:
    void asksInTheOrderOfPlay() {
        PlayedGame p;
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

    void aRiverWithoutItsTilesBeginsAsUsual() {
        Setup setup = baseGame(embeddedWorld(), 2);
        setup.selection.elements.push_back("river-1");
        setup.selection = normalised(setup.selection, embeddedWorld().catalogue);
        const Game game(embeddedWorld(), setup);
        QCOMPARE(game.state().board.tileCount(), std::size_t(1));
        QCOMPARE(game.state().board.kindOf(0).id, std::string("base.city-cap-road"));
    }

    // Also one whose rules are only described: the table plays those, and the program what it can.
    void everyBoxOpensAGame() {
        const Catalogue &catalogue = embeddedWorld().catalogue;
        for (const Bundle &bundle : catalogue.bundles) {
            for (const Edition edition : bundle.editions) {
                Setup setup = baseGame(embeddedWorld(), 5, edition);
                const Selection box = selectionOf(bundle, edition, catalogue);
                setup.selection.elements.insert(setup.selection.elements.end(), box.elements.begin(), box.elements.end());
                setup.selection.tileSets = box.tileSets;
                if (box.copies("base") == 0) { // what fits every look is laid beside a base game
                    setup.selection.tileSets.emplace_back("base", 1);
                }
                setup.selection = normalised(setup.selection, catalogue);
                const Game game(embeddedWorld(), setup);
                QVERIFY2(!game.open().prompts.empty(), bundle.id.c_str());
                QVERIFY2(game.state().board.tileCount() > 0, bundle.id.c_str());
            }
        }
    }

    void piecesInReserveHaveTheirOwner() {
        Setup setup = baseGame(embeddedWorld(), 3);
        setup.selection.elements.push_back("guard-meeples");
        setup.selection = normalised(setup.selection, embeddedWorld().catalogue);
        const Game game(embeddedWorld(), setup);
        const PieceKindId guard = *game.rules().piece("guard-meeple");
        for (PlayerId player = 0; player < 3; ++player) {
            const auto in = [&](const Place &place) {
                const auto &pieces = game.state().pieces;
                return std::count(pieces.begin(), pieces.end(), Piece{guard, player, place});
            };
            QCOMPARE(int(in(Place::supply())), 2);
            QCOMPARE(int(in(Place::commonSupply())), 3);
        }
    }

    void refusesWhatIsNotAsked() {
        PlayedGame p;
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
        PlayedGame p;
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
        PlayedGame p;
        p.threeTurns();
        p.game.jump(2);
        QCOMPARE(p.asked(), std::string("figure.deploy 0"));
        p.pass();
        QCOMPARE(p.game.log().size(), std::size_t(3));
        QVERIFY(!p.game.canRedo());
        QCOMPARE(p.game.state().points(0), 0);
    }

    void turnsAreFoundByTheirFirstEntry() {
        PlayedGame p;
        p.threeTurns();
        QCOMPARE(p.game.turnStart(1).value(), std::size_t(0));
        QCOMPARE(p.game.turnStart(3).value(), std::size_t(6));
        QCOMPARE(p.game.turnStart(4).value(), std::size_t(9));
        QVERIFY(!p.game.turnStart(5));
        p.game.jump(*p.game.turnStart(2));
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
    }

    void aChangedAnswerShowsWhatDiffers() {
        PlayedGame p;
        p.threeTurns();
        Entry pass = p.entry("figure.deploy", Answer::passed());
        pass.player = 0;
        const Game::Preview preview = p.game.preview(2, pass);
        QVERIFY(preview.points[0] == std::pair(4, 0) && preview.points[1] == std::pair(0, 0));
        QVERIFY(preview.parked.empty() && !preview.refusal);
        QCOMPARE(p.game.state().points(0), 4); // only looked at
        p.game.keep(preview);
        QCOMPARE(p.game.state().points(0), 0);
        QCOMPARE(p.game.cursor(), std::size_t(9));
        QVERIFY(p.sameAgain());
    }

    void whatDoesNotFitAnyMoreIsParked() {
        PlayedGame p;
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
        PlayedGame p;
        p.threeTurns();
        Entry taken = p.entry("place.tile", Answer::placeTile(p.kind(Cap), placed(0, 0)));
        taken.player = 0;
        const Game::Preview preview = p.game.preview(1, taken);
        QCOMPARE(std::string(preview.refusal.id), std::string("answer.not-an-option"));
    }

    void aReplacementOfAnotherPlayerIsRefused() {
        PlayedGame p;
        p.threeTurns();
        Entry other = p.entry("figure.deploy", Answer::passed());
        other.player = 1; // it was the first player's turn; a pass is put in for him
        const Game::Preview preview = p.game.preview(2, other);
        QCOMPARE(preview.log.size(), p.game.log().size() + 1);
        QVERIFY(preview.parked == std::vector<std::size_t>{3});
        QCOMPARE(std::string(preview.refusal.id), std::string("answer.not-an-option"));
    }

    void missingPassesAreFilledIn() {
        PlayedGame p(1);
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
        PlayedGame p(1);
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

    void forceSkipsNoOpenChoice() {
        PlayedGame p;
        const PieceRef own{p.follower(), 0, Place::supply()};
        Entry forced = p.entry("figure.deploy", Answer::placePiece(own, segmentAt(p.game, 0, 0, "city")));
        forced.forced = true;
        QCOMPARE(p.give(forced), std::string("answer.not-reached")); // first a tile has to be drawn
        QCOMPARE(p.asked(), std::string("draw.tile 0"));
        QCOMPARE(p.game.log().size(), std::size_t(0));
    }

    void undoneAndRedoneByForce() {
        PlayedGame p(1);
        p.lay(Straight, placed(1, 0));
        p.deploy(segmentAt(p.game, 1, 0, "field-north"));
        p.lay(Straight, placed(2, 0));
        p.pass();
        p.lay(Straight, placed(3, 0));
        const Place from = segmentAt(p.game, 1, 0, "field-north");
        Entry forced = p.entry("figure.deploy",
                               Answer::placePiece({p.follower(), 0, from}, segmentAt(p.game, 3, 0, "road")));
        forced.player = 0;
        forced.forced = true;
        QCOMPARE(p.give(forced), std::string());
        const State after = p.game.state();
        p.game.undo(); // the part ended without it ...
        p.game.redo(); // ... and takes it again
        QVERIFY(p.game.state() == after);
    }

    void forceLiftsRulesButNotForm() {
        PlayedGame p;
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

    void aForcedEntryWithoutItsFormIsParked() {
        PlayedGame p;
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
};

QTEST_GUILESS_MAIN(GameTest)
#include "game_test.moc"
