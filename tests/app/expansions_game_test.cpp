// SPDX-License-Identifier: MIT
// A scripted game for three in the main window, in which dragon, fairy, princess, magic portal, tower, abbey,
// mayor, wagon and barn each come up once. The start tile (a city north, a road from west to east) lies at
// 0,0.
#include "tests/app/window_hand.h"

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

constexpr PlayerId Anna = 0, Ben = 1, Cleo = 2;

Setup forThree() {
    Setup setup;
    setup.players = {{"Anna", "red"}, {"Ben", "blue"}, {"Cleo", "green"}};
    setup.selection = {Edition::C3,
                       {"base-game", "farmers", "dragon", "fairy", "princess", "magic-portal", "tower",
                        "abbey", "mayor", "wagon", "barn"},
                       {{"base", 1}, {"princess-and-dragon", 1}, {"tower", 1}, {"abbey-and-mayor", 1}},
                       {}};
    return setup;
}

} // namespace

class ExpansionsGameTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowHand> m_hand;
    WindowHand &hand() { return *m_hand; }

    // The road's first follower is eaten; each of the three moves the dragon on by one tile.
    void volcanoAndDragon() {
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.road-straight", 1, 0);
        ASKS(hand(), "figure.deploy Anna");
        hand().put("follower", hand().on(1, 0, "road"));
        ASKS(hand(), "draw.tile Ben");
        hand().lay("base.city-across-pennant", 0, -1, 1);
        hand().put("mayor", hand().on(0, -1, "city"));
        ASKS(hand(), "draw.tile Cleo");
        hand().lay("princess-and-dragon.field-volcano", 0, 1);
        ASKS(hand(), "draw.tile Anna"); // nobody is deployed on a volcano
        QCOMPARE(hand().cellOf("dragon"), (Cell{0, 1}));
        hand().lay("princess-and-dragon.road-straight-dragon", 2, 0);
        ASKS(hand(), "dragon.walk-early Anna");
        QCOMPARE(hand().question(), QStringLiteral("Anna, place dragon: 1 choice"));
        hand().put("dragon", Place::cell({0, 0}));
        ASKS(hand(), "dragon.walk-early Ben");
        QCOMPARE(hand().cards(), (QStringList{"dragon on the tile at 1N", "dragon on the tile at 1E"}));
        hand().put("dragon", Place::cell({1, 0}));
        QCOMPARE(hand().lying("follower", Anna, Place::supply()), 7);
        ASKS(hand(), "dragon.walk-early Cleo");
        hand().card(QStringLiteral("dragon on the tile at 2E"), true);
        const std::size_t walked = hand().session().game().cursor() - 1;
        QCOMPARE(hand().text().entry(hand().state(), hand().session().game().log()[walked]),
                 QStringLiteral("Cleo moved: dragon on the tile at 2E"));
        QCOMPARE(hand().cellOf("dragon"), (Cell{2, 0}));
        ASKS(hand(), "figure.deploy Anna");
        hand().put("follower", hand().on(2, 0, "road"));
        QCOMPARE(hand().lying("follower", Anna, Place::supply()), 6);
    }

    void towerAndWagon() {
        ASKS(hand(), "draw.tile Ben");
        hand().lay("tower.monastery", 2, 1);
        ASKS(hand(), "fairy.move+figure.deploy+tower.place Ben");
        QVERIFY(hand().cards().contains(QStringLiteral("fairy beside Ben’s mayor on the city at 1N")));
        hand().put("tower-piece", hand().on(2, 1, "tower"));
        ASKS(hand(), "tower.capture Ben");
        QCOMPARE(hand().cards(), QStringList{"Anna’s meeple on the road at 2E"});
        hand().pick(Anna, "follower", hand().on(2, 0, "road"));
        QCOMPARE(hand().lying("follower", Anna, Place::prison(Ben)), 1);
        ASKS(hand(), "draw.tile Cleo");
        hand().lay("base.crossing-three", 3, 0);
        hand().put("wagon", hand().on(3, 0, "road-west"));
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.monastery", 1, 1);
        hand().put("follower", hand().on(1, 1, "monastery"));
        ASKS(hand(), "draw.tile Ben");
        hand().lay("base.monastery", 2, 2);
        hand().put("follower", hand().on(2, 2, "monastery"));
        ASKS(hand(), "draw.tile Cleo");
        hand().lay("base.monastery-road", -1, 0, 3);
        hand().put("follower", hand().on(-1, 0, "monastery"));
        QCOMPARE(hand().told(1),
                 QStringList{"Cleo · road at 1W 5: 5 = 5 × 1 · 1 point for each tile; alone there"});
        ASKS(hand(), "wagon.move Cleo");
        QCOMPARE(hand().cards(),
                 (QStringList{"wagon on the monastery at 2E 1S", "wagon on the road at 3E (east)",
                              "wagon on the road at 3E (south)"}));
        hand().put("wagon", hand().on(3, 0, "road-south"));
        QCOMPARE(hand().lying("wagon", Cleo, hand().on(3, 0, "road-south")), 1);
        QCOMPARE(hand().points(), (QList<int>{0, 0, 5}));
    }

    void exchangeAndMayor() {
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.monastery", 0, 2);
        ASKS(hand(), "fairy.move+figure.deploy+tower.place Anna");
        hand().put("tower-piece", hand().on(2, 1, "tower"));
        ASKS(hand(), "tower.capture Anna");
        hand().pick(Ben, "follower", hand().on(2, 2, "monastery"));
        // Each held one of the other: both are home again, and there was nothing to choose.
        QCOMPARE(hand().lying("follower", Anna, Place::supply()), 6);
        QCOMPARE(hand().lying("follower", Ben, Place::supply()), 7);
        ASKS(hand(), "draw.tile Ben");
        hand().lay("base.city-cap", 0, -2, 2);
        ASKS(hand(), "fairy.move+figure.deploy+tower.place Ben");
        hand().pass();
        QCOMPARE(hand().told(1), QStringList{"Ben · city at 2N 8: 6 = 3 × 2 · 2 points for each tile; "
                                             "2 = 2 points for each coat of arms; alone there"});
        QCOMPARE(hand().points(), (QList<int>{0, 8, 5}));
        QCOMPARE(hand().lying("mayor", Ben, Place::supply()), 1);
    }

    void portalRansomAndPrincess() {
        ASKS(hand(), "draw.tile Cleo");
        hand().lay("princess-and-dragon.city-three-sides-pennant-portal", 0, 3, 2);
        ASKS(hand(), "fairy.move+figure.deploy+tower.place Cleo");
        hand().put("follower", hand().on(2, 2, "monastery")); // through the portal, where Ben’s was taken
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.city-cap", 1, 3, 3);
        hand().put("follower", hand().on(1, 3, "city"));
        ASKS(hand(), "abbey.place+draw.tile Ben"); // 1,2 is a hole now
        hand().lay("tower.field-garden", 2, 3);
        ASKS(hand(), "figure.deploy+tower.place Ben");
        hand().put("tower-piece", hand().on(2, 1, "tower"));
        QCOMPARE(hand().lying("tower-piece", Anna, hand().on(2, 1, "tower")), 1);
        QCOMPARE(hand().lying("tower-piece", Ben, hand().on(2, 1, "tower")), 2);
        ASKS(hand(), "tower.capture Ben");
        hand().pick(Cleo, "follower", hand().on(2, 2, "monastery"));
        ASKS(hand(), "abbey.place+draw.tile Cleo");
        QVERIFY(hand().asks("tower.ransom", Cleo));
        hand().offer(QStringLiteral("Cleo’s meeple in the prison of Ben"));
        QCOMPARE(hand().points(), (QList<int>{0, 11, 2}));
        QCOMPARE(hand().told(2),
                 (QStringList{"Cleo · Ransom −3: −3 = 3 points less for whoever buys a prisoner back",
                              "Ben · Ransom 3: 3 = 3 points for whoever held the prisoner"}));
        QCOMPARE(hand().lying("follower", Cleo, Place::supply()), 6);
        QVERIFY(!hand().asks("tower.ransom", Cleo)); // once in a turn
        ASKS(hand(), "abbey.place+draw.tile Cleo");
        hand().lay("princess-and-dragon.city-corner-princess-garden", -1, 3, 1);
        ASKS(hand(), "princess.remove Cleo");
        QCOMPARE(hand().cards(), QStringList{"Anna’s meeple on the city at 1E 3S"});
        QCOMPARE(hand().lying("follower", Anna, Place::supply()), 5);
        hand().pick(Anna, "follower", hand().on(1, 3, "city"));
        QCOMPARE(hand().lying("follower", Anna, Place::supply()), 6);
    }

    void fairyAndBarn() {
        ASKS(hand(), "abbey.place+draw.tile Anna");
        hand().lay("base.monastery", 3, 2);
        ASKS(hand(), "fairy.move+figure.deploy+tower.place Anna");
        hand().put("fairy", hand().besidePiece(Anna, "follower", hand().on(1, 1, "monastery")));
        ASKS(hand(), "abbey.place+draw.tile Ben");
        hand().lay("base.city-cap", 0, -3);
        hand().pass();
        ASKS(hand(), "abbey.place+draw.tile Cleo");
        hand().lay("base.city-cap", 0, -4, 2);
        hand().pass();
        QCOMPARE(hand().points(), (QList<int>{1, 11, 2}));
        QCOMPARE(hand().told(1),
                 QStringList{"Anna · Fairy 1: 1 = 1 point at the beginning of a turn in which she "
                             "is with one of your meeples"});
        ASKS(hand(), "abbey.place+draw.tile Anna");
        hand().lay("tower.city-cap", -1, 1, 2);
        ASKS(hand(), "barn.deploy+figure.deploy+tower.place Anna"); // the fairy has nobody else to go to
        hand().put("barn", Place::vertex({0, 1}));
        QCOMPARE(hand().lying("barn", Anna, Place::vertex({0, 1})), 1);
    }

    void abbeyInsteadOfDrawing() {
        ASKS(hand(), "abbey.place+draw.tile Ben");
        QCOMPARE(hand().question(),
                 QStringLiteral("Ben – Draw a tile: place AAAA · monastery: 1 space; which "
                                "tile was drawn?"));
        QCOMPARE(hand().board().legalSpaces(), 1);
        hand().lookAt("base.city-cap"); // what could be drawn is shown all the same
        QVERIFY(hand().board().legalSpaces() > 10);
        hand().lookAway();
        QCOMPARE(hand().board().legalSpaces(), 1);
        hand().place(1, 2);
        QCOMPARE(hand().lying("abbey-tile", Ben, Place::supply()), 0);
        ASKS(hand(), "figure.deploy+tower.place Ben");
        hand().pass();
        QCOMPARE(
            hand().told(2),
            (QStringList{"Anna · Fairy 3: 3 = 3 points when the feature of the meeple with her is scored",
                         "Anna · monastery at 1E 1S 9: 9 = 9 × 1 · 1 point for the monastery and 1 for each "
                         "tile around it: 9 "
                         "points where all tiles are square; alone there"}));
        QCOMPARE(hand().lying("follower", Anna, Place::supply()), 7);
        QCOMPARE(hand().points(), (QList<int>{13, 11, 2}));
        ASKS(hand(), "draw.tile Cleo");
        hand().end();
        hand().showScores();
        // The barn alone pays for the field.
        QCOMPARE(
            hand().told(3),
            (QStringList{
                "Cleo · road at 3E (at the end) 1: 1 = 1 point for each tile; alone there",
                "Cleo · monastery at 1W (at the end) 5: 5 = 5 × 1 · 1 point for the monastery and 1 for each "
                "tile "
                "around it; alone there",
                "Anna · field at 1W (at the end) 4: 4 = 4 points for each completed city at the field"}));
        QCOMPARE(hand().points(), (QList<int>{17, 11, 8}));
        hand().compareWithInspect();
    }

private Q_SLOTS:
    void aGameWithThemAll() {
        m_hand = std::make_unique<WindowHand>(forThree());
        volcanoAndDragon();
        towerAndWagon();
        exchangeAndMayor();
        portalRansomAndPrincess();
        fairyAndBarn();
        abbeyInsteadOfDrawing();
    }
};

QTEST_MAIN(ExpansionsGameTest)
#include "expansions_game_test.moc"
