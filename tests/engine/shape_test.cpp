// SPDX-License-Identifier: MIT
// Geometry of tile shapes: rotation, footprints and outlines of squares, blocks and half cells.
#include "engine/catalogue/shape.h"

#include <QtTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace scorekeep;

namespace {

// A kind with a shape and no segments.
TileKind shaped(std::vector<ShapeCell> cells) {
    TileKind kind;
    kind.cells = std::move(cells);
    kind.sides.resize(kind.cells.size());
    kind.outline = outline(kind.cells);
    return kind;
}

std::vector<ShapeCell> block(int width, int height) {
    std::vector<ShapeCell> cells;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            cells.push_back({{std::int16_t(x), std::int16_t(y)}, Half::Whole});
        }
    }
    return cells;
}

// The outline as written in the notation: "1:N 2:N 2:E".
std::string named(const std::vector<CellSide> &sides) {
    std::string text;
    for (const CellSide &side : sides) {
        text += (text.empty() ? "" : " ") + std::to_string(side.cell + 1) + ":" + "NESWD"[int(side.side)];
    }
    return text;
}

std::vector<FootprintCell> sorted(std::vector<FootprintCell> cells) {
    std::sort(cells.begin(), cells.end());
    return cells;
}

} // namespace

class ShapeTest : public QObject {
    Q_OBJECT

private slots:
    void rotations();
    void fourTurnsAreNone();
    void halves();
    void outlines();
    void footprints();
    void facings();
    void outerSidesOfTurnedTiles();
};

void ShapeTest::rotations() {
    QVERIFY((rotated(Cell{1, 0}, 1) == Cell{0, 1})); // east turns to south
    QVERIFY((rotated(Cell{0, 1}, 1) == Cell{-1, 0}));
    QVERIFY((rotated(Cell{2, 1}, 2) == Cell{-2, -1}));
    QVERIFY((rotated(Cell{2, 1}, 3) == Cell{1, -2}));
    QCOMPARE(rotated(Side::North, 1), Side::East);
    QCOMPARE(rotated(Side::West, 1), Side::North);
    QCOMPARE(rotated(Side::East, 3), Side::North);
    QCOMPARE(rotated(Side::Diagonal, 3), Side::Diagonal);
    QCOMPARE(rotated(Half::NorthWest, 1), Half::NorthEast);
    QCOMPARE(rotated(Half::SouthWest, 1), Half::NorthWest);
    QCOMPARE(rotated(Half::NorthEast, 2), Half::SouthWest);
    QCOMPARE(rotated(Half::Whole, 3), Half::Whole);
}

void ShapeTest::fourTurnsAreNone() {
    for (int turn = -4; turn < 8; ++turn) {
        QVERIFY((rotated(rotated(Cell{3, -5}, turn), 4 - turn) == Cell{3, -5}));
        for (int s = 0; s < SidesPerCell; ++s) {
            QCOMPARE(rotated(rotated(Side(s), turn), 4 - turn), Side(s));
            // A cell's neighbour turns with it.
            const Cell turned = rotated(neighbour({1, 2}, Side(s)), turn);
            QVERIFY(turned == neighbour(rotated(Cell{1, 2}, turn), rotated(Side(s), turn)));
        }
        for (int h = 0; h < 5; ++h) {
            QCOMPARE(rotated(rotated(Half(h), turn), 4 - turn), Half(h));
            for (int s = 0; s < SidesPerCell; ++s) {
                QCOMPARE(hasSide(rotated(Half(h), turn), rotated(Side(s), turn)), hasSide(Half(h), Side(s)));
            }
        }
    }
}

void ShapeTest::halves() {
    QVERIFY(hasSide(Half::NorthWest, Side::North));
    QVERIFY(hasSide(Half::NorthWest, Side::West));
    QVERIFY(hasSide(Half::NorthWest, Side::Diagonal));
    QVERIFY(!hasSide(Half::NorthWest, Side::East));
    QVERIFY(!hasSide(Half::NorthWest, Side::South));
    QVERIFY(hasSide(Half::SouthEast, Side::South));
    QVERIFY(hasSide(Half::SouthEast, Side::East));
    QVERIFY(!hasSide(Half::Whole, Side::Diagonal));
    QCOMPARE(opposite(Half::NorthWest), Half::SouthEast);
    QCOMPARE(opposite(Half::Whole), Half::Whole);
    QCOMPARE(opposite(Port::Left), Port::Right);
    QCOMPARE(opposite(Port::Centre), Port::Centre);

    const Cell here{4, 4};
    QVERIFY(!overlap({here, Half::NorthWest}, {here, Half::SouthEast}));
    QVERIFY(overlap({here, Half::NorthWest}, {here, Half::NorthEast}));
    QVERIFY(overlap({here, Half::NorthWest}, {here, Half::NorthWest}));
    QVERIFY(overlap({here, Half::Whole}, {here, Half::SouthEast}));
    QVERIFY(overlap({here, Half::SouthEast}, {here, Half::Whole}));
    QVERIFY(overlap({here, Half::Whole}, {here, Half::Whole}));
    QVERIFY(!overlap({here, Half::Whole}, {{4, 5}, Half::Whole}));
}

void ShapeTest::outlines() {
    QCOMPARE(named(outline(block(1, 1))), std::string("1:N 1:E 1:S 1:W"));
    QCOMPARE(named(outline(block(2, 1))), std::string("1:N 2:N 2:E 2:S 1:S 1:W"));
    QCOMPARE(named(outline(block(2, 2))), std::string("1:N 2:N 2:E 4:E 4:S 3:S 3:W 1:W"));
    QCOMPARE(named(outline(block(4, 3))),
             std::string("1:N 2:N 3:N 4:N 4:E 8:E 12:E 12:S 11:S 10:S 9:S 9:W 5:W 1:W"));
    QCOMPARE(named(outline({{{0, 0}, Half::NorthWest}})), std::string("1:N 1:D 1:W"));
    QCOMPARE(named(outline({{{0, 0}, Half::NorthEast}})), std::string("1:N 1:E 1:D"));
    QCOMPARE(named(outline({{{0, 0}, Half::SouthEast}})), std::string("1:E 1:S 1:D"));
    QCOMPARE(named(outline({{{0, 0}, Half::SouthWest}})), std::string("1:S 1:W 1:D"));
    // Two halves that make up a square, and a square with a half at its east side.
    QCOMPARE(named(outline({{{0, 0}, Half::NorthWest}, {{0, 0}, Half::SouthEast}})),
             std::string("1:N 2:E 2:S 1:W"));
    QCOMPARE(named(outline({{{0, 0}, Half::Whole}, {{1, 0}, Half::SouthWest}})),
             std::string("1:N 2:D 2:S 1:S 1:W"));
    // The half does not touch the square here: it stands apart.
    QCOMPARE(outline({{{0, 0}, Half::Whole}, {{1, 0}, Half::NorthEast}}).size(), std::size_t(7));
}

void ShapeTest::footprints() {
    const TileKind domino = shaped(block(2, 1));
    const auto at = [](int x, int y, Half half = Half::Whole) {
        return FootprintCell{{std::int16_t(x), std::int16_t(y)}, half};
    };
    using Cells = std::vector<FootprintCell>;
    QVERIFY(footprint(domino, {5, 7}, 0) == (Cells{at(5, 7), at(6, 7)}));
    QVERIFY(footprint(domino, {5, 7}, 1) == (Cells{at(5, 7), at(5, 8)}));
    QVERIFY(footprint(domino, {5, 7}, 2) == (Cells{at(5, 7), at(4, 7)}));
    QVERIFY(footprint(domino, {5, 7}, 3) == (Cells{at(5, 7), at(5, 6)}));

    const TileKind half = shaped({{{0, 0}, Half::SouthWest}});
    QVERIFY(footprint(half, {0, 0}, 1) == (Cells{at(0, 0, Half::NorthWest)}));

    // A block of two by two turned about its anchor covers the same as one anchored beside it.
    const TileKind square = shaped(block(2, 2));
    QVERIFY(sorted(footprint(square, {1, 0}, 1)) == sorted(footprint(square, {0, 0}, 0)));
    QCOMPARE(distinctRotations(square), 1);
    QCOMPARE(distinctRotations(domino), 2);
    QCOMPARE(distinctRotations(half), 4);
    QCOMPARE(distinctRotations(shaped(block(4, 3))), 2);
}

void ShapeTest::facings() {
    QVERIFY((facing({{0, 0}, Half::Whole}, Side::North) == Facing{{0, -1}, Half::Whole, Side::South}));
    QVERIFY((facing({{0, 0}, Half::SouthWest}, Side::West) == Facing{{-1, 0}, Half::Whole, Side::East}));
    const Facing across = facing({{2, 3}, Half::SouthWest}, Side::Diagonal);
    QVERIFY((across == Facing{{2, 3}, Half::NorthEast, Side::Diagonal}));
}

void ShapeTest::outerSidesOfTurnedTiles() {
    const std::vector<TileKind> kinds{shaped(block(1, 1)), shaped(block(2, 1)), shaped(block(2, 2)),
                                      shaped(block(4, 3)), shaped({{{0, 0}, Half::NorthEast}})};
    for (const TileKind &kind : kinds) {
        for (int rotation = 0; rotation < 4; ++rotation) {
            const std::vector<FootprintCell> cells = footprint(kind, {10, -3}, rotation);
            const std::vector<OuterSide> sides = outerSides(kind, {10, -3}, rotation);
            QCOMPARE(sides.size(), kind.outline.size());
            for (const OuterSide &side : sides) {
                QVERIFY(side.at == cells[side.cell]);
                QVERIFY(hasSide(side.at.half, side.side));
                QCOMPARE(side.side, rotated(side.printed, rotation));
                // It looks out: nothing of the tile itself lies there.
                const FootprintCell there{side.faces.at, side.faces.half};
                QVERIFY(std::none_of(cells.begin(), cells.end(),
                                     [&](const FootprintCell &cell) { return overlap(cell, there); }));
            }
        }
    }
}

QTEST_APPLESS_MAIN(ShapeTest)
#include "shape_test.moc"
