// SPDX-License-Identifier: MIT
// A scripted game for two in the main window: what the count blocks and lets go, a shrine in challenge with a
// monastery, and the titles of King and Robber Baron. The City of Carcassonne lies from 0,0 to 3,2.
#include "tests/app/window_hand.h"

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

constexpr PlayerId Anna = 0, Ben = 1;

Setup forTwo() {
    Setup setup;
    setup.players = {{"Anna", "red"}, {"Ben", "blue"}};
    setup.selection = {Edition::C3,
                       {"base-game", "farmers", "count-of-carcassonne", "shrines", "king", "robber-baron"},
                       {{"base", 1}, {"shrines", 1}, {"king-and-robber", 1}},
                       {}};
    return setup;
}

} // namespace

class CountAndTitlesTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowHand> m_hand;
    WindowHand &hand() { return *m_hand; }
    int holds(PlayerId player, const char *title) { return hand().lying(title, player, Place::supply()); }

    void firstKing() {
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.road-straight", -1, 0);
        ASKS(hand(), "figure.deploy Anna");
        hand().pass();
        ASKS(hand(), "draw.tile Ben");
        hand().lay("base.city-cap", 0, 3);
        hand().put("follower", hand().on(0, 3, "city"));
        QCOMPARE(hand().told(1),
                 QStringList{"Ben · city at 2S 4: 4 = 2 × 2 · 2 points for each tile; alone there"});
        QCOMPARE(hand().points(), (QList<int>{0, 4}));
        QCOMPARE(holds(Ben, "king"), 1);
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.city-across", 4, 2);
        hand().pass();
        ASKS(hand(), "draw.tile Ben");
        hand().lay("base.road-straight", -2, 0);
        hand().put("follower", hand().on(-2, 0, "road"));
    }

    // Anna completes the road of Ben, and may enter the city for it; the count stays where she is.
    void intoTheCastle() {
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.crossing-three", -3, 0);
        hand().pass();
        QCOMPARE(hand().points(), (QList<int>{0, 8}));
        QCOMPARE(holds(Anna, "robber"), 1);
        ASKS(hand(), "count.enter Anna");
        QCOMPARE(hand().cards(),
                 (QStringList{"meeple in the castle district", "meeple in the market district",
                              "meeple in the blacksmith's district", "meeple in the cathedral district"}));
        hand().put("follower", hand().quarter("castle-quarter"));
        ASKS(hand(), "count.move Anna");
        QCOMPARE(hand().question(), QStringLiteral("Anna, place count: 3 choices, or pass"));
        hand().pass();
        QCOMPARE(hand().lying("follower", Anna, hand().quarter("castle-quarter")), 1);
        QCOMPARE(hand().lying("count", NoPlayer, hand().quarter("castle-quarter")), 1);
    }

    void kingChangesHands() {
        ASKS(hand(), "draw.tile Ben");
        hand().lay("base.city-across-pennant", 5, 2);
        hand().put("follower", hand().on(5, 2, "city"));
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.city-cap", 6, 2, 3);
        hand().pass();
        // The count keeps her follower in the castle: nobody is asked to join.
        ASKS(hand(), "count.enter Anna");
        QCOMPARE(hand().told(1), QStringList{"Ben · city at 3E 2S 10: 8 = 4 × 2 · 2 points for each tile; "
                                             "2 = 2 points for each coat of arms; alone there"});
        QCOMPARE(hand().points(), (QList<int>{0, 18}));
        QCOMPARE(holds(Ben, "king"), 0);
        QCOMPARE(holds(Anna, "king"), 1);
        hand().put("follower", hand().quarter("market-quarter"));
        ASKS(hand(), "count.move Anna");
        hand().put("count", hand().quarter("market-quarter"));
        QCOMPARE(hand().lying("count", NoPlayer, hand().quarter("market-quarter")), 1);
    }

    void challenge() {
        ASKS(hand(), "draw.tile Ben");
        hand().lay("shrines.shrine", 1, 3);
        hand().put("follower", hand().on(1, 3, "monastery"));
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.monastery", 1, 4);
        hand().put("follower", hand().on(1, 4, "monastery"));
        ASKS(hand(), "draw.tile Ben");
        hand().lay("base.road-straight", 2, 3, 1);
        hand().pass();
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.city-cap", 0, 4, 3);
        hand().put("follower", hand().on(0, 4, "city"));
        ASKS(hand(), "draw.tile Ben");
        hand().lay("base.road-straight", 2, 4, 1);
        hand().pass();
        QCOMPARE(hand().told(2), (QStringList{"Ben · shrine at 1E 3S 9: 9 = 9 × 1 · 1 point for the "
                                              "monastery and 1 for each tile around it: 9 points "
                                              "where all tiles are square; alone there",
                                              "Anna · monastery at 1E 4S 0: 0 = Nothing for whoever is in "
                                              "the building that is not completed first; "
                                              "alone there"}));
        QCOMPARE(hand().points(), (QList<int>{0, 27}));
        QCOMPARE(hand().lying("follower", Anna, hand().on(1, 4, "monastery")), 0);
    }

    void outOfTheCastle() {
        ASKS(hand(), "draw.tile Anna");
        hand().lay("base.monastery", 3, 3);
        hand().pass();
        ASKS(hand(), "draw.tile Ben");
        hand().lay("base.city-cap", -1, 4, 1);
        hand().pass();
        ASKS(hand(), "count.join Anna");
        QCOMPARE(hand().cards(),
                 (QStringList{"meeple on the city at 4S (west)", "meeple on the city at 1W 4S (east)"}));
        hand().put("follower", hand().on(0, 4, "city"));
        QCOMPARE(hand().lying("follower", Anna, hand().quarter("castle-quarter")), 0);
        QCOMPARE(hand().lying("follower", Anna, hand().quarter("market-quarter")), 1);
        QCOMPARE(hand().points(), (QList<int>{4, 27}));
        ASKS(hand(), "count.enter Ben");
        hand().pass();
        ASKS(hand(), "draw.tile Anna");
        hand().end();
        hand().showScores();
        QCOMPARE(hand().told(2), (QStringList{"Anna · King (at the end) 4: 4 = 4 × 1 · 1 point for each "
                                              "completed city on the table, occupied or not",
                                              "Anna · Robber Baron (at the end) 1: 1 = 1 point for each "
                                              "completed road on the table, occupied or not"}));
        QCOMPARE(hand().points(), (QList<int>{9, 27}));
        hand().compareWithInspect();
    }

private Q_SLOTS:
    void aGameInTheCityOfCarcassonne() {
        m_hand = std::make_unique<WindowHand>(forTwo());
        firstKing();
        intoTheCastle();
        kingChangesHands();
        challenge();
        outOfTheCastle();
    }
};

QTEST_MAIN(CountAndTitlesTest)
#include "count_and_titles_test.moc"
