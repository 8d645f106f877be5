// SPDX-License-Identifier: MIT
// Figures that belong to nobody: beside a piece that leaves, on a tile that is taken away, set by a
// correction. And steps that are skipped, which only force opens.
#include "engine/game/saved_game.h"
#include "tests/support/played_game.h"

using namespace scorekeep;

namespace {

Setup with(std::vector<std::string> elements) {
    Setup setup = baseGame(embeddedWorld(), 2);
    Selection &selection = setup.selection;
    selection.elements.insert(selection.elements.end(), elements.begin(), elements.end());
    selection.tileSets.emplace_back("princess-and-dragon", 1);
    selection = normalised(std::move(selection), embeddedWorld().catalogue);
    return setup;
}

PieceRef nobodys(const PlayedGame &p, std::string_view name) {
    const PieceKindId kind = *p.game.rules().piece(name);
    for (const Piece &piece : p.game.state().pieces) {
        if (piece.kind == kind) {
            return {kind, piece.owner, piece.place};
        }
    }
    return {};
}

PieceId at(const PlayedGame &p, const Place &place) {
    const auto &pieces = p.game.state().pieces;
    const auto found =
        std::find_if(pieces.begin(), pieces.end(), [&](const Piece &it) { return it.place == place; });
    return PieceId(found - pieces.begin());
}

bool sameWhenSaved(const PlayedGame &p) {
    const SavedGame saved = readGame(writeGame(p.game), "neutral.scorekeep", embeddedWorld());
    return saved.notices.empty() && saved.log == p.game.log() &&
           Game(embeddedWorld(), saved.setup, saved.log, saved.cursor).state() == p.game.state();
}

bool sameWhenAligned(const PlayedGame &p) {
    const Game aligned(embeddedWorld(), p.game.setup(), p.game.log(), p.game.cursor(), Replay::Aligning);
    return aligned.log() == p.game.log() && aligned.state() == p.game.state();
}

} // namespace

class NeutralTest : public QObject {
    Q_OBJECT

    // The first player's follower stands on the road at 1, 0, and the fairy beside it.
    static void besideTheRoad(PlayedGame &p) {
        p.lay(Straight, placed(1, 0));
        p.deploy(segmentAt(p.game, 1, 0, "road"));
        p.lay(Straight, placed(2, 0));
        p.pass();
        p.lay(Straight, placed(3, 0));
        const PieceId figure = at(p, segmentAt(p.game, 1, 0, "road"));
        QCOMPARE(p.give("fairy.move", Answer::placePiece(nobodys(p, "fairy"), Place::beside(figure))),
                 std::string());
        QVERIFY(nobodys(p, "fairy").place == Place::beside(figure));
    }

private slots:
    void whatStoodBesideAPieceStaysOnTheTile() {
        PlayedGame p(with({"fairy"}));
        besideTheRoad(p);
        const PieceRef figure{p.follower(), 0, segmentAt(p.game, 1, 0, "road")};
        const Place elsewhere = segmentAt(p.game, 2, 0, "field-north");
        QCOMPARE(p.give(p.correction(core::MovePiece, Answer::placePiece(figure, elsewhere))), std::string());
        QVERIFY(nobodys(p, "fairy").place == Place::cell({1, 0}));
        QVERIFY(p.sameAgain() && sameWhenSaved(p) && sameWhenAligned(p));
        p.game.undo();
        QVERIFY(nobodys(p, "fairy").place.kind == Place::Kind::Beside);
    }

    void withItsTileItGoesHome() {
        PlayedGame p(with({"fairy"}));
        besideTheRoad(p);
        QCOMPARE(p.give(p.correction(core::RemoveTile, Answer::placeTile(0, placed(1, 0)))), std::string());
        QVERIFY(nobodys(p, "fairy").place == Place::commonSupply());
        QVERIFY(p.sameAgain() && sameWhenSaved(p));
    }

    void placesThatAreNotThereAreRefused_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("index");
        QTest::newRow("a cell without a tile") << int(Place::Kind::Cell) << 9;
        QTest::newRow("beside what is no piece") << int(Place::Kind::Beside) << 9999;
        QTest::newRow("beside what is in a supply") << int(Place::Kind::Beside) << 0;
        QTest::newRow("nowhere") << int(Place::Kind::None) << 0;
    }
    void placesThatAreNotThereAreRefused() {
        QFETCH(int, kind);
        QFETCH(int, index);
        PlayedGame p(with({"fairy"}));
        Place to{Place::Kind(kind), std::uint16_t(index), {}};
        if (to.kind == Place::Kind::Cell) {
            to = Place::cell({std::int16_t(index), 0});
        }
        QCOMPARE(p.give(p.correction(core::MovePiece, Answer::placePiece(nobodys(p, "fairy"), to))),
                 std::string("answer.no-such-place"));
    }

    void aDragonThatIsSetBringsItsTiles() {
        PlayedGame p(with({"dragon"}));
        const KindId kind = p.kind("princess-and-dragon.road-straight-dragon");
        QVERIFY(!p.game.state().supply.drawable(kind));
        const Answer set = Answer::placePiece(nobodys(p, "dragon"), Place::cell({0, 0}));
        QCOMPARE(p.give(p.correction(core::MovePiece, set)), std::string());
        QVERIFY(p.game.state().supply.drawable(kind));
        QVERIFY(p.sameAgain() && sameWhenSaved(p));
    }

    void aSecondBoxBringsNoOther() {
        Setup setup = with({"dragon", "trade-goods"});
        setup.selection.tileSets = {{"base", 1}, {"princess-and-dragon", 2}, {"traders-and-builders", 2}};
        const PlayedGame p(setup);
        const auto count = [&](std::string_view name) {
            const PieceKindId kind = *p.game.rules().piece(name);
            const auto &pieces = p.game.state().pieces;
            return std::count_if(pieces.begin(), pieces.end(), [&](const Piece &it) { return it.kind == kind; });
        };
        QCOMPARE(count("dragon"), 1);
        QCOMPARE(count("wine"), 18);
    }

    // A river of its spring and the lake with the volcano alone.
    void aRiverMayBringTheDragon() {
        Setup setup = with({"dragon", "river-2"});
        setup.selection.tileSets.emplace_back("river-2", 1);
        setup.selection = normalised(std::move(setup.selection), embeddedWorld().catalogue);
        for (const TileKind &kind : embeddedWorld().tileSet("river-2")->kindsFor(editionName(setup.selection.edition))) {
            if (kind.group == "river" || kind.group == "river-fork") {
                setup.removed.push_back(kind.id);
            }
        }
        PlayedGame p(setup);
        const KindId walks = p.kind("princess-and-dragon.road-straight-dragon");
        QVERIFY(!p.game.state().supply.drawable(walks));
        p.give("draw.tile", Answer::drawTile(p.kind("river-2.lake-volcano")));
        const Answer lake = p.game.open().prompts.front().options.front();
        QCOMPARE(p.give("place.tile", lake), std::string());
        QVERIFY(nobodys(p, "dragon").place == Place::cell(lake.placement.at));
        QCOMPARE(p.asked(), std::string("draw.tile 0")); // the lake earns another turn
        QVERIFY(p.game.state().supply.drawable(walks));
        QVERIFY(p.sameAgain());
    }

    void aSkippedStepOffersNothingAndIsOpenedByForce() {
        PlayedGame p(with({"princess", "fairy"}));
        const PieceRef own{p.follower(), 0, Place::supply()};
        const Place city = segmentAt(p.game, 0, 0, "city");
        QCOMPARE(p.give(p.correction(core::MovePiece, Answer::placePiece(own, city))), std::string());
        p.lay("princess-and-dragon.city-corner-princess-garden", placed(0, -1, 2));
        QCOMPARE(p.asked(), std::string("princess.remove 0"));
        const PieceRef knight{p.follower(), 0, city};
        QCOMPARE(p.give("princess.remove", Answer::choosePieces({knight})), std::string());
        QCOMPARE(p.asked(), std::string("draw.tile 1"));

        Entry late = p.entry("figure.deploy", Answer::placePiece(own, city));
        late.player = 0;
        QCOMPARE(p.give(late), std::string("answer.not-asked"));
        late.forced = true;
        QCOMPARE(p.give(late), std::string());
        QVERIFY(p.game.state().pieces[at(p, city)].owner == 0);
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QVERIFY(p.sameAgain() && sameWhenSaved(p) && sameWhenAligned(p));
    }

    void aSkippedStepIsPlayedAgainInTheNextTurn() {
        PlayedGame p(with({"princess"}));
        const PieceRef own{p.follower(), 0, Place::supply()};
        const Place city = segmentAt(p.game, 0, 0, "city");
        QCOMPARE(p.give(p.correction(core::MovePiece, Answer::placePiece(own, city))), std::string());
        p.lay("princess-and-dragon.city-corner-princess-garden", placed(0, -1, 2));
        QCOMPARE(p.give("princess.remove", Answer::choosePieces({{p.follower(), 0, city}})), std::string());
        p.lay(Straight, placed(1, 0));
        QCOMPARE(p.asked(), std::string("figure.deploy 1"));
    }
};

QTEST_APPLESS_MAIN(NeutralTest)
#include "neutral_test.moc"
