// SPDX-License-Identifier: MIT
// What setup sheets count: everything that comes out of a box, so that all of it gets back there.
#include "app/cli/selection_words.h"
#include "app/model/selection_summary.h"
#include "app/print/setup_sheet.h"
#include "engine/game/embedded_world.h"

#include <QTest>

#include <algorithm>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

const World &world() {
    return embeddedWorld();
}

int countOf(const std::vector<SheetCounts::Line> &lines, const QString &name) {
    const auto found = std::ranges::find(lines, name, &SheetCounts::Line::name);
    return found == lines.end() ? 0 : found->count;
}

int sumOf(const std::vector<SheetCounts::Line> &lines) {
    int sum = 0;
    for (const SheetCounts::Line &line : lines) {
        sum += line.count;
    }
    return sum;
}

const SheetCounts::Box *boxOf(const SheetCounts &counts, const char *name) {
    const auto found = std::ranges::find(counts.boxes, QString::fromLatin1(name), &SheetCounts::Box::name);
    return found == counts.boxes.end() ? nullptr : &*found;
}

} // namespace

class SetupSheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tilesThatNoSetDescribesAreCounted_data() {
        QTest::addColumn<QString>("edition");
        QTest::addColumn<QString>("expansions");
        QTest::addColumn<int>("tiles");
        QTest::newRow("one box") << "C3" << "ghosts-castles-and-cemeteries" << 72 + 61;
        QTest::newRow("Big Box 6") << "C2" << "big-box-6" << 172;
        QTest::newRow("Big Box 7") << "C3" << "big-box-7" << 172;
        QTest::newRow("without its rules") << "C3" << "" << 72;
    }
    void tilesThatNoSetDescribesAreCounted() {
        QFETCH(QString, edition);
        QFETCH(QString, expansions);
        const Selection selection = selectionNamed(world(), edition.toStdString(), expansions.toStdString());
        const SheetCounts counts = sheetCounts(world(), selection, 4);
        QTEST(counts.allTiles, "tiles");
        QTEST(tilesOf(world(), selection), "tiles"); // what the selector says
    }

    void everyTileAndPieceGoesHome_data() {
        QTest::addColumn<QString>("edition");
        for (const Edition edition : Editions) {
            const QString name = QString::fromUtf8(editionName(edition).data());
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everyTileAndPieceGoesHome() {
        QFETCH(QString, edition);
        constexpr int Players = 5;
        const Selection selection = selectionNamed(world(), edition.toStdString(), "everything");
        const SheetCounts counts = sheetCounts(world(), selection, Players);
        int tiles = 0;
        int pieces = 0;
        for (const SheetCounts::Box &box : counts.boxes) {
            tiles += sumOf(box.tiles);
            pieces += sumOf(box.pieces);
        }
        QCOMPARE(tiles, counts.allTiles);
        QCOMPARE(sumOf(counts.tiles), counts.allTiles);
        QCOMPARE(counts.allTiles, tilesOf(world(), selection));
        QCOMPARE(pieces, Players * sumOf(counts.eachGets) + sumOf(counts.setAside));
        int known = 0; // by the catalogue, whoever brings them
        for (const Element &element : world().catalogue.elements) {
            for (const PieceSupply &supply : element.pieces) {
                if (selection.has(element.id) && supply.isIn(selection, world().catalogue)) {
                    known += Players * (supply.forEach(Players) + supply.scoreboard + supply.reserve) + supply.common;
                }
            }
        }
        QCOMPARE(pieces, known);
    }

    void reservesAreSetAsideForEveryColour() {
        const auto counts = [](const char *expansions, int players) {
            return sheetCounts(world(), selectionNamed(world(), "C3", expansions), players);
        };
        const QString guard = QStringLiteral("Guard meeple");
        const SheetCounts guards = counts("guard-meeples", 4);
        QCOMPARE(countOf(guards.eachGets, guard), 2);
        QCOMPARE(countOf(guards.setAside, guard), 4 * 3);
        QCOMPARE(countOf(boxOf(guards, "Ghosts, Castles & Cemeteries")->pieces, guard), 4 * 5);
        // What several elements share lies in the box that brings it.
        const SheetCounts wonders = counts("wonders-of-humanity", 3);
        const SheetCounts::Box *box = boxOf(wonders, "The Wonders of Humanity");
        QVERIFY(box != nullptr);
        QCOMPARE(sumOf(box->pieces), 3 * 2);
        QCOMPARE(sumOf(wonders.setAside), 3 * 2);
    }

    // What fits the look of every edition is part of everything, whatever the edition.
    void everythingLeavesNothingOut() {
        for (const Edition edition : Editions) {
            const Selection all = selectionNamed(world(), editionName(edition), "everything");
            for (const Expansion &expansion : world().catalogue.expansions) {
                const bool sold = expansion.neutral || std::ranges::find(expansion.editions, edition) !=
                                                           expansion.editions.end();
                for (const std::string &element : expansion.elements) {
                    QVERIFY2(!sold || all.has(element), element.c_str());
                }
            }
        }
    }

    void theWayHomeIsWritten() {
        const Pages sheet = setupSheet(world(), selectionNamed(world(), "C2", "big-box-6"), 4);
        const QString back = sheet.text.mid(sheet.text.indexOf(sheet.sections.back().title));
        QVERIFY2(back.contains(QStringLiteral("The Robbers\n[ ] %1\n[ ] 4\u00a0× Robber\n").arg(tilesText(8))), qPrintable(back));
        QVERIFY(sheet.sections.back().html.contains(tilesText(8)));
        QVERIFY(sheet.sections.front().html.contains(QStringLiteral(">172<")));
    }
};

QTEST_MAIN(SetupSheetTest)
#include "setup_sheet_test.moc"
