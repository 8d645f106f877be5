// SPDX-License-Identifier: MIT
// Holds the board against a naive second implementation: random boards of all tile sets, and drawn positions.
#include "engine/game/embedded_world.h"
#include "tests/support/naive_board.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <random>
#include <sstream>

using namespace scorekeep;

namespace {

std::vector<TileKind> kindsOf(std::string_view set) {
    for (const TileSet &known : embeddedWorld().tileSets) {
        if (known.id == set) {
            return known.tiles;
        }
    }
    return {};
}

std::vector<TileKind> allKinds() {
    std::vector<TileKind> kinds;
    for (const TileSet &set : embeddedWorld().tileSets) {
        kinds.insert(kinds.end(), set.tiles.begin(), set.tiles.end());
    }
    return kinds;
}

// The abbey and the other kinds whose shape or edges are out of the common, with land tiles between.
std::vector<TileKind> oddKinds() {
    std::vector<TileKind> odd;
    for (const TileKind &kind : allKinds()) {
        const bool any = std::any_of(kind.sides.begin(), kind.sides.end(), [](const auto &sides) {
            return std::any_of(sides.begin(), sides.end(), [](const SideUse &use) {
                return use.edge == Edge::Any || use.edge == Edge::Open;
            });
        });
        const bool square = kind.cells.size() == 1 && kind.cells.front().half == Half::Whole;
        if (any || !square || (kind.id.starts_with("base.") && odd.size() % 3 != 2)) {
            odd.push_back(kind);
        }
    }
    return odd;
}

// Lays tiles at random on both boards and compares them.
class Comparison {
public:
    Comparison(std::vector<TileKind> kinds, unsigned seed)
        : m_pool(kinds), m_board(m_pool), m_naive(std::move(kinds)), m_random(seed) {}

    // Returns the first difference.
    std::string play(int steps) {
        if (m_pool.size() == 0) {
            return "no kinds";
        }
        place(anyKind(), {});
        for (int step = 0; step < steps; ++step) {
            const auto die = m_random() % 20;
            if (die == 0) {
                takeAway();
            } else if (die == 1) {
                turn();
            } else if (die < 5) {
                force();
            } else {
                placeLegally();
            }
            const std::string difference = compare();
            if (!difference.empty()) {
                return "step " + std::to_string(step) + ": " + difference;
            }
        }
        return {};
    }

private:
    KindId anyKind() { return KindId(m_random() % m_pool.size()); }
    std::uint8_t anyRotation() { return std::uint8_t(m_random() % Rotations); }

    void place(KindId kind, Placement placement) {
        m_board.place(kind, placement);
        m_naive.place(kind, placement);
    }

    void placeLegally() {
        for (int attempt = 0; attempt < 10; ++attempt) {
            const KindId kind = anyKind();
            std::vector<Placement> found;
            m_board.placements(kind, found);
            if (!found.empty()) {
                place(kind, found[m_random() % found.size()]);
                return;
            }
        }
    }

    // On a free space, whatever the edges say; sometimes apart from all others.
    void force() {
        const KindId kind = anyKind();
        const auto spaces = m_board.frontier();
        if (spaces.empty()) {
            return;
        }
        Placement placement{spaces[m_random() % spaces.size()].at, anyRotation()};
        placement.at.x = std::int16_t(placement.at.x + (m_random() % 8 == 0 ? 12 : 0));
        if (m_board.isFree(kind, placement) != m_naive.isFree(kind, placement)) {
            throw std::logic_error("free on one board only");
        }
        if (m_board.isFree(kind, placement)) {
            place(kind, placement);
        }
    }

    std::optional<TileId> anyTile() {
        const auto id = TileId(m_random() % m_board.tiles().size());
        return m_board.tile(id).present && m_board.tileCount() > 1 ? std::optional(id) : std::nullopt;
    }

    void takeAway() {
        if (const auto tile = anyTile()) {
            m_board.remove(*tile);
            m_naive.remove(*tile);
        }
    }

    void turn() {
        const auto tile = anyTile();
        const std::uint8_t rotation = anyRotation();
        // Only what has one whole cell surely stays on free cells.
        if (tile && m_pool[m_board.tile(*tile).kind].single) {
            m_board.turn(*tile, rotation);
            m_naive.turn(*tile, rotation);
        }
    }

    std::string compare() {
        std::vector<KindId> kinds;
        for (int i = 0; i < 4; ++i) {
            kinds.push_back(anyKind());
        }
        const std::string difference = differences(m_board, m_naive, kinds);
        const Board copy = m_board;
        Board again = m_board;
        again.rebuild();
        if (!(copy == m_board) || !copy.sameDerived(m_board)) {
            return "a copy differs; " + difference;
        }
        return again == m_board && again.sameDerived(m_board) ? difference : "growth differs from a rebuild; " + difference;
    }

    TilePool m_pool;
    Board m_board;
    NaiveBoard m_naive;
    std::mt19937 m_random;
};

void compareBoards(const std::vector<TileKind> &kinds, unsigned seeds, int steps) {
    for (unsigned seed = 1; seed <= seeds; ++seed) {
        const std::string difference = Comparison(kinds, seed).play(steps);
        QVERIFY2(difference.empty(), ("seed " + std::to_string(seed) + ", " + difference).c_str());
    }
}

// A position drawn in text: a kind of the legend and its quarter turns a tile ("c1"), "--" where nothing lies.
// The left upper corner is the cell 0, 0.
struct Drawn {
    Drawn(const std::vector<std::pair<char, std::string>> &legend, const char *drawing) : pool(allKinds()), board(pool) {
        std::istringstream rows(drawing);
        std::string row;
        for (std::int16_t y = 0; std::getline(rows, row, '\n'); ++y) {
            std::istringstream tiles(row);
            std::string tile;
            for (std::int16_t x = 0; tiles >> tile; ++x) {
                for (const auto &[letter, kind] : legend) {
                    if (letter == tile[0]) {
                        board.place(*pool.find(kind), {{x, y}, std::uint8_t(tile[1] - '0')});
                    }
                }
            }
        }
    }

    NodeId at(int x, int y, std::string_view segment) const {
        const TileId tile = board.tileAt({std::int16_t(x), std::int16_t(y)});
        const auto &segments = board.kindOf(tile).segments;
        for (std::size_t s = 0; s < segments.size(); ++s) {
            if (segments[s].name == segment) {
                return board.node(tile, int(s));
            }
        }
        return NoNode;
    }
    int size(NodeId node) const {
        int count = 0;
        board.forEachSegment(node, [&](NodeId) { ++count; });
        return count;
    }
    std::vector<Placement> places(std::string_view kind) const {
        std::vector<Placement> found;
        board.placements(*pool.find(kind), found);
        std::sort(found.begin(), found.end());
        return found;
    }

    TilePool pool;
    Board board;
};

Placement placed(int x, int y, int rotation) {
    return {{std::int16_t(x), std::int16_t(y)}, std::uint8_t(rotation)};
}

} // namespace

class BoardTest : public QObject {
    Q_OBJECT

private slots:
    void eachSetIsAsTheNaiveBoardSays_data() {
        QTest::addColumn<QString>("set");
        for (const TileSet &set : embeddedWorld().tileSets) {
            QTest::newRow(set.id.c_str()) << QString::fromStdString(set.id);
        }
    }
    void eachSetIsAsTheNaiveBoardSays() {
        QFETCH(QString, set);
        compareBoards(kindsOf(set.toStdString()), 6, 40);
    }

    void mixedSetsAreAsTheNaiveBoardSays() { compareBoards(allKinds(), 12, 80); }
    void oddShapesAreAsTheNaiveBoardSays() { compareBoards(oddKinds(), 40, 60); }

    void citiesOfTwoTilesClose() {
        const Drawn drawn({{'c', "base.city-cap"}}, "c2\nc0");
        QCOMPARE(drawn.size(drawn.at(0, 0, "city")), 2);
        QCOMPARE(drawn.board.openEnds(drawn.at(0, 1, "city")), 0);
        QCOMPARE(drawn.size(drawn.at(0, 0, "field")), 1);
        QCOMPARE(drawn.board.openEnds(drawn.at(0, 0, "field")), 6);
    }

    void aRingOfRoadsHasNoEndAndTwoFields() {
        const Drawn drawn({{'b', "base.road-bend"}}, "b3 b0\nb2 b1");
        QCOMPARE(drawn.size(drawn.at(0, 0, "road")), 4);
        QCOMPARE(drawn.board.openEnds(drawn.at(1, 1, "road")), 0);
        QCOMPARE(drawn.size(drawn.at(0, 0, "field-south-west")), 4); // inside
        QCOMPARE(drawn.board.openEnds(drawn.at(0, 0, "field-south-west")), 0);
        QCOMPARE(drawn.size(drawn.at(0, 0, "field-north-east")), 4);
        QVERIFY(!drawn.board.sameFeature(drawn.at(0, 0, "field-north-east"), drawn.at(0, 0, "field-south-west")));
        QVERIFY(drawn.board.nameOf(drawn.at(1, 1, "road")).cell == (Cell{0, 0}));
    }

    void aHoleIsFitByWhatAgreesAllRound() {
        // Roads lead to the hole from the west and the east, fields lie north and south of it.
        const Drawn drawn({{'r', "base.road-straight"}, {'f', "base.monastery"}}, "r0 f0 r0\nr0 -- r0\nr0 f0 r0");
        const std::vector<Placement> straight = drawn.places("base.road-straight");
        QVERIFY(std::find(straight.begin(), straight.end(), placed(1, 1, 0)) != straight.end());
        QVERIFY(std::find(straight.begin(), straight.end(), placed(1, 1, 2)) != straight.end());
        QVERIFY(std::find(straight.begin(), straight.end(), placed(1, 1, 1)) == straight.end());
        QVERIFY(!drawn.board.fits(*drawn.pool.find("base.city-cap"), placed(1, 1, 0)));
        QCOMPARE(drawn.board.neighbours({1, 1}), 8);
    }

    void anAbbeyFitsEverywhereAndClosesWhatItTouches() {
        const Drawn drawn({{'r', "base.road-straight"}, {'c', "base.city-cap"}, {'a', "abbey-and-mayor.abbey"}},
                          "-- c2 --\nr0 a0 r0\n-- -- --");
        const auto ends = [&](NodeId node) { return drawn.board.openEnds(node); };
        QCOMPARE(ends(drawn.at(1, 0, "city")), 0);
        QCOMPARE(ends(drawn.at(0, 1, "road")), 1); // its western end
        QCOMPARE(ends(drawn.at(2, 1, "road")), 1);
        QVERIFY(!drawn.board.sameFeature(drawn.at(0, 1, "road"), drawn.at(2, 1, "road")));
        QVERIFY(!drawn.board.sameFeature(drawn.at(0, 1, "field-north"), drawn.at(2, 1, "field-north")));
        QVERIFY(drawn.board.fits(*drawn.pool.find("abbey-and-mayor.abbey"), placed(0, 0, 0)));
    }

    void disagreeingSidesStayOpen() {
        Drawn drawn({{'c', "base.city-cap"}}, "c2");
        drawn.board.place(*drawn.pool.find("base.road-straight"), placed(0, 1, 1));
        QCOMPARE(drawn.board.openEnds(drawn.at(0, 0, "city")), 2); // two halves of one side
        QCOMPARE(drawn.board.openEnds(drawn.at(0, 1, "road")), 2);
        QVERIFY(!drawn.board.fits(*drawn.pool.find("base.road-straight"), placed(0, 0, 1)));
    }

    void takenCellsAreRefused() {
        Drawn drawn({{'c', "base.city-cap"}}, "c2");
        QVERIFY_EXCEPTION_THROWN(drawn.board.place(*drawn.pool.find("base.city-cap"), placed(0, 0, 0)), std::logic_error);
        const KindId half = *drawn.pool.find("halflings-1.monastery");
        drawn.board.place(half, placed(1, 0, 0));
        QVERIFY(drawn.board.isFree(half, placed(1, 0, 2)));
        QVERIFY(!drawn.board.isFree(half, placed(1, 0, 1)));
        QVERIFY(!drawn.board.isFree(*drawn.pool.find("base.city-cap"), placed(1, 0, 0)));
        drawn.board.place(half, placed(1, 0, 2));
        QVERIFY(drawn.board.tileAt({1, 0}, Half::SouthWest) != drawn.board.tileAt({1, 0}, Half::NorthEast));
        QCOMPARE(drawn.size(drawn.at(1, 0, "field")), 3);
    }

    void anEmptyTableTakesAnything() {
        Drawn drawn({}, "");
        const KindId cap = *drawn.pool.find("base.city-cap");
        QVERIFY(drawn.board.fits(cap, placed(0, 0, 0)));
        drawn.board.place(cap, placed(0, 0, 0));
        drawn.board.remove(0);
        QVERIFY(drawn.board.fits(cap, placed(5, 5, 0)));
        QCOMPARE(drawn.board.tileCount(), std::size_t(0));
    }

    void removalSplitsAFeatureAgain() {
        Drawn drawn({{'r', "base.road-straight"}}, "r0 r0 r0");
        QCOMPARE(drawn.size(drawn.at(0, 0, "road")), 3);
        drawn.board.remove(drawn.board.tileAt({1, 0}));
        QCOMPARE(drawn.size(drawn.at(0, 0, "road")), 1);
        QVERIFY(drawn.board.tileAt({1, 0}) == NoTile);
        drawn.board.turn(drawn.board.tileAt({2, 0}), 1);
        QCOMPARE(drawn.board.openEnds(drawn.at(2, 0, "road")), 2);
    }
};

QTEST_GUILESS_MAIN(BoardTest)
#include "board_test.moc"
