// SPDX-License-Identifier: MIT
// Holds every tile set to its printed totals and to itself.
#include "engine/catalogue/borders.h"
#include "engine/catalogue/tile_set.h"
#include "engine/files/reader.h"

#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace fs = std::filesystem;
using namespace scorekeep;

namespace {

const fs::path folder = fs::path(SCOREKEEP_SOURCE_DIR) / "resources" / "tiles";

// Tiles that two boxes hold in the same design and other programs call by one id.
const std::set<std::string> sharedAliases{"RI/s"};

const Symbols &symbols() {
    static const Symbols vocabulary = readSymbols(loadYaml((folder / "symbols.yaml").string()).root());
    return vocabulary;
}

const std::map<std::string, TileSet> &sets() {
    static const std::map<std::string, TileSet> all = [] {
        std::map<std::string, TileSet> found;
        for (const fs::directory_entry &file : fs::directory_iterator(folder)) {
            if (file.path().extension() == ".yaml" && file.path().filename() != "symbols.yaml") {
                TileSet set = readTileSet(loadYaml(file.path().string()).root(), symbols());
                found.emplace(file.path().stem().string(), std::move(set));
            }
        }
        return found;
    }();
    return all;
}

// What a person counts: one number, or tiles with a kind of segment and segments of it.
using Totals = std::map<std::string, std::vector<int>>;

void count(const TileKind &kind, Totals &totals) {
    std::map<SegmentKind, int> segments;
    const auto addSymbols = [&](const std::vector<SymbolUse> &uses) {
        for (const SymbolUse &use : uses) {
            std::vector<int> &total = totals[symbols()[use.symbol].id];
            total.resize(1);
            total[0] += use.count * kind.count;
        }
    };
    for (const Segment &segment : kind.segments) {
        ++segments[segment.kind];
        addSymbols(segment.symbols);
    }
    addSymbols(kind.symbols);
    totals["tiles"][0] += kind.count;
    totals["monastery"][0] += kind.count * segments[SegmentKind::Monastery];
    totals["garden"][0] += kind.count * segments[SegmentKind::Garden];
    for (const auto &[name, segmentKind] :
         {std::pair{"road", SegmentKind::Road}, {"city", SegmentKind::City}, {"field", SegmentKind::Field}}) {
        totals[name][0] += segments[segmentKind] > 0 ? kind.count : 0;
        totals[name][1] += kind.count * segments[segmentKind];
    }
}

Totals totalsOf(const std::string &set, std::string_view edition) {
    Totals totals{{"tiles", {0}},    {"road", {0, 0}},   {"city", {0, 0}},
                  {"field", {0, 0}}, {"monastery", {0}}, {"garden", {0}}};
    for (const TileKind &kind : sets().at(set).kindsFor(edition)) {
        count(kind, totals);
    }
    return totals;
}

QString worded(const Totals &totals) {
    QStringList words;
    for (const auto &[what, numbers] : totals) {
        QString word = QString::fromStdString(what);
        for (const int number : numbers) {
            word += ' ' + QString::number(number);
        }
        words << word;
    }
    return words.join(", ");
}

const TileKind &kindCalled(const std::string &set, const std::string &id) {
    const std::vector<TileKind> &tiles = sets().at(set).tiles;
    return *std::find_if(tiles.begin(), tiles.end(),
                         [&](const TileKind &k) { return k.id == set + "." + id; });
}

std::vector<std::string> bordersOf(const TileKind &kind, const std::string &field) {
    std::vector<std::string> names;
    for (const Segment &segment : kind.segments) {
        for (const std::uint8_t city : segment.borders) {
            if (segment.name == field) {
                names.push_back(kind.segments[city].name);
            }
        }
    }
    return names;
}

} // namespace

class TilesTest : public QObject {
    Q_OBJECT

private slots:
    void setsAgreeWithThemselves_data();
    void setsAgreeWithThemselves();
    void overridesDifferFromWhatIsDerived();
    void idsAndAliasesAreUnique();
    void totalsAreThePrintedOnes_data();
    void totalsAreThePrintedOnes();
    void editionsDifferByGardens();
    void sidesAndBorders();
    void rotationsThatLookDifferent_data();
    void rotationsThatLookDifferent();
};

void TilesTest::setsAgreeWithThemselves_data() {
    QTest::addColumn<QString>("name");
    for (const auto &[name, set] : sets()) {
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

void TilesTest::setsAgreeWithThemselves() {
    QFETCH(QString, name);
    const TileSet &set = sets().at(name.toStdString());
    QCOMPARE(set.id, name.toStdString());
    QVERIFY(!set.name.empty());
    QVERIFY(!set.tiles.empty());
    QCOMPARE(set.counts.size(), set.tiles.size());
    for (const TileKind &kind : set.tiles) {
        const QByteArray where = QByteArray::fromStdString(kind.id);
        QVERIFY2(!kind.aliases.empty() || kind.cells.size() > 1 || !kind.segments.empty(), where);
        for (const Segment &segment : kind.segments) {
            QVERIFY2(std::is_sorted(segment.ports.begin(), segment.ports.end()), where);
            QVERIFY2(segment.borders.empty() || segment.kind == SegmentKind::Field, where);
        }
    }
}

void TilesTest::overridesDifferFromWhatIsDerived() {
    for (const auto &[name, set] : sets()) {
        const Document document = loadYaml((folder / (name + ".yaml")).string());
        const ItemRange nodes = document.root().at("tiles").items();
        for (std::size_t tile = 0; tile < nodes.size(); ++tile) {
            const TileKind &kind = set.tiles[tile];
            const auto derived = derivedBorders(kind);
            const auto overrides = nodes[tile].find("borders");
            std::set<std::string> overridden;
            for (const auto &[field, cities] : overrides ? overrides->entries() : EntryRange(nullptr, 0, 0)) {
                overridden.emplace(field.text());
            }
            for (std::size_t i = 0; i < derived.size(); ++i) {
                const Segment &segment = kind.segments[i];
                const bool differs = segment.borders != derived[i];
                QVERIFY2(differs == overridden.contains(segment.name), kind.id.c_str());
            }
        }
    }
}

void TilesTest::idsAndAliasesAreUnique() {
    std::set<std::string> setIds;
    std::set<std::string> ids;
    std::set<std::string> aliases;
    for (const auto &[name, set] : sets()) {
        QVERIFY2(setIds.insert(set.id).second, name.c_str());
        for (const TileKind &kind : set.tiles) {
            QVERIFY2(ids.insert(kind.id).second, kind.id.c_str());
            for (const std::string &alias : kind.aliases) {
                QVERIFY2(aliases.insert(alias).second || sharedAliases.contains(alias), alias.c_str());
            }
        }
    }
}

void TilesTest::totalsAreThePrintedOnes_data() {
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("expected");
    const Document document = loadYaml(SCOREKEEP_SOURCE_DIR "/tests/engine/tile_totals.yaml");
    for (const auto &[set, prints] : document.root().entries()) {
        for (const auto &[editions, totals] : prints.entries()) {
            Totals expected;
            for (const auto &[what, number] : totals.entries()) {
                std::vector<int> &total = expected[std::string(what.text())];
                for (std::size_t i = 0; number.isList() && i < number.size(); ++i) {
                    total.push_back(number.items()[i].number());
                }
                if (number.isScalar()) {
                    total.push_back(number.number());
                }
            }
            const QString name = QString::fromStdString(std::string(set.text()));
            const QString names = QString::fromStdString(std::string(editions.text()));
            for (const QString &edition : names == "all" ? QStringList{"C1", "C2", "C3"} : names.split(' ')) {
                QTest::addRow("%s %s", qPrintable(name), qPrintable(edition))
                    << name << edition << worded(expected);
            }
        }
    }
}

void TilesTest::totalsAreThePrintedOnes() {
    QFETCH(QString, set);
    QFETCH(QString, edition);
    QTEST(worded(totalsOf(set.toStdString(), edition.toStdString())), "expected");
}

void TilesTest::editionsDifferByGardens() {
    const TileSet &base = sets().at("base");
    QCOMPARE(base.start, std::string("base.city-cap-road"));
    QCOMPARE(base.kindsFor("C1").size(), std::size_t(24));
    QCOMPARE(base.kindsFor("C2").size(), std::size_t(32));
    QCOMPARE(base.kindsFor("C2").size(), base.kindsFor("C3").size());
    // An edition without a print of its own has the first one.
    QCOMPARE(base.kindsFor("WE").size(), base.kindsFor("C1").size());
    const std::vector<TileKind> second = base.kindsFor("C2");
    const auto cap = std::find_if(second.begin(), second.end(),
                                  [](const TileKind &kind) { return kind.id == "base.city-cap"; });
    QCOMPARE(cap->count, 4);
}

void TilesTest::sidesAndBorders() {
    const TileKind &start = kindCalled("base", "city-cap-road");
    QCOMPARE(start.side(0, Side::North).edge, Edge::City);
    QCOMPARE(start.side(0, Side::East).edge, Edge::Road);
    QCOMPARE(start.side(0, Side::South).edge, Edge::Field);
    QCOMPARE(start.side(0, Side::Diagonal).edge, Edge::None);
    const auto name = [](const TileKind &kind, Side side, Port port) {
        return kind.segments[kind.side(0, side).segments[std::size_t(port)]].name;
    };
    QCOMPARE(name(start, Side::North, Port::Left), std::string("city"));
    QCOMPARE(name(start, Side::East, Port::Left), std::string("field-north"));
    QCOMPARE(name(start, Side::East, Port::Centre), std::string("road"));
    QCOMPARE(name(start, Side::East, Port::Right), std::string("field-south"));
    QCOMPARE(start.side(0, Side::South).segments[std::size_t(Port::Centre)], NoSegment);
    QCOMPARE(bordersOf(start, "field-north"), std::vector<std::string>{"city"});
    QVERIFY(bordersOf(start, "field-south").empty());

    const std::vector<std::string> both{"city-south", "city-north-west"};
    QCOMPARE(bordersOf(kindCalled("traders-and-builders", "city-corner-road-cap-grain"), "field-south-east"),
             both);
    const TileKind &court = kindCalled("inns-and-cathedrals", "four-caps");
    QCOMPARE(bordersOf(court, "field").size(), std::size_t(4));
    const TileKind &gate = kindCalled("base", "city-three-sides-road");
    QCOMPARE(gate.joins, (std::vector<std::vector<std::uint8_t>>{{0, 1}}));
}

void TilesTest::rotationsThatLookDifferent_data() {
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("tile");
    QTest::addColumn<int>("rotations");
    const auto row = [](const char *set, const char *tile, int rotations) {
        QTest::newRow(tile) << QString(set) << QString(tile) << rotations;
    };
    row("base", "monastery", 1);
    row("base", "monastery-road", 4);
    row("base", "city-four-sides-pennant", 1);
    row("base", "city-across", 2);
    row("base", "two-caps-opposite", 2);
    row("base", "two-caps-adjacent", 4);
    row("base", "road-straight", 2);
    row("base", "road-bend", 4);
    row("base", "crossing-four", 1);
    row("base", "crossing-three", 4);
    row("inns-and-cathedrals", "four-caps", 1);
    row("inns-and-cathedrals", "two-bends", 2);
    row("inns-and-cathedrals", "two-caps-two-roads", 2);
    row("traders-and-builders", "two-corners-wine", 4);
    row("traders-and-builders", "road-over-road", 1);
    row("river-1", "river-bridge", 2);
    row("river-2", "river-under-city", 2);
}

void TilesTest::rotationsThatLookDifferent() {
    QFETCH(QString, set);
    QFETCH(QString, tile);
    QTEST(kindCalled(set.toStdString(), tile.toStdString()).rotations, "rotations");
}

QTEST_APPLESS_MAIN(TilesTest)
#include "tiles_test.moc"
