// SPDX-License-Identifier: MIT
// Reads good and bad tiles in the notation, and checks what the reader says of the bad ones and where.
#include "engine/catalogue/tile_reader.h"
#include "engine/catalogue/tile_set.h"
#include "engine/files/reader.h"

#include <QtTest>

#include <string>
#include <vector>

using namespace scorekeep;

namespace {

const Symbols &symbols() {
    static const Symbols vocabulary =
        readSymbols(loadYaml(SCOREKEEP_SOURCE_DIR "/resources/tiles/symbols.yaml").root());
    return vocabulary;
}

TileKind tileFrom(const std::string &yaml) {
    const Document document = parseYaml(yaml, "test.yaml");
    return readTileKind(document.root(), "test", symbols());
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

// What a reader throws for a text, as "line:column id found | expected".
template <typename Read>
QString errorOf(Read read) {
    try {
        read();
    } catch (const FileError &error) {
        return QString("%1:%2 %3 %4 | %5")
            .arg(error.line)
            .arg(error.column)
            .arg(QString::fromStdString(error.id), QString::fromStdString(error.found),
                 QString::fromStdString(error.expected))
            .trimmed();
    }
    return "no error";
}

} // namespace

class TileReaderTest : public QObject {
    Q_OBJECT

private slots:
    void severalCells();
    void badTiles_data();
    void badTiles();
    void badSets_data();
    void badSets();
    void badVocabularies_data();
    void badVocabularies();
};

void TileReaderTest::severalCells() {
    const TileKind kind = tileFrom("id: long-road\n"
                                   "shape: [[0, 0], [1, 0]]\n"
                                   "edges: [f-fr, crf-]\n"
                                   "segments:\n"
                                   "  city: 2:N\n"
                                   "  road: 1:W 2:E\n"
                                   "  field-north: 1:WR 1:N 2:EL\n"
                                   "  field-south: 1:WL 1:S 2:S 2:ER\n");
    QCOMPARE(kind.outline.size(), std::size_t(6));
    QCOMPARE(kind.side(0, Side::East).edge, Edge::None);
    QCOMPARE(kind.side(1, Side::North).edge, Edge::City);
    QCOMPARE(bordersOf(kind, "field-north"), std::vector<std::string>{"city"});
    QVERIFY(bordersOf(kind, "field-south").empty());

    const TileKind half = tileFrom("id: half\n"
                                   "shape: [[0, 0, sw]]\n"
                                   "edges: --cfr\n"
                                   "segments:\n"
                                   "  city: S\n"
                                   "  road: D\n"
                                   "  field-west: W DL\n"
                                   "  field-east: DR\n");
    QCOMPARE(half.outline.size(), std::size_t(3));
    QCOMPARE(half.side(0, Side::Diagonal).edge, Edge::Road);
    QCOMPARE(bordersOf(half, "field-west"), std::vector<std::string>{"city"});
    QCOMPARE(bordersOf(half, "field-east"), std::vector<std::string>{"city"});
}

void TileReaderTest::badTiles_data() {
    QTest::addColumn<QString>("yaml");
    QTest::addColumn<QString>("error");
    const QString cap = "id: t\nedges: cfff\nsegments:\n";
    QTest::newRow("unknown key") << "id: t\nedge: cfff"
                                 << "2:1 files.unknown-key edge";
    QTest::newRow("id") << "id: City Cap\nedges: ffff"
                        << "1:5 tiles.bad-id City Cap";
    QTest::newRow("half side twice") << cap + "  city: N\n  field-a: E S W\n  field-b: EL"
                                     << "6:12 tiles.side-used-twice EL | field-a";
    QTest::newRow("side twice in one") << cap + "  city: N N\n  field: E S W"
                                       << "4:11 tiles.side-used-twice N | city";
    QTest::newRow("half side missing") << cap + "  city: N\n  field: E S WL"
                                       << "2:11 tiles.side-without-segment WR";
    QTest::newRow("side missing") << cap + "  city: N\n  field: E S"
                                  << "2:11 tiles.side-without-segment W";
    QTest::newRow("road for field") << cap + "  city: N\n  road: S\n  field: E S W"
                                    << "2:10 tiles.edges-differ f | r";
    QTest::newRow("city for field") << cap + "  city: N W\n  field: E S"
                                    << "2:11 tiles.edges-differ f | c";
    QTest::newRow("road without fields") << "id: t\nedges: rfff\nsegments:\n  road: N\n  field: E S W"
                                         << "2:8 tiles.side-without-segment NL";
    QTest::newRow("road in a city")
        << "id: t\nedges: rfff\nsegments:\n  road: N\n  city: NL NR\n  field: E S W"
        << "2:8 tiles.edges-differ city";
    QTest::newRow("letter") << "id: t\nedges: cxff\nsegments: {city: N}"
                            << "2:9 tiles.bad-edges x";
    QTest::newRow("too few letters") << "id: t\nedges: cff\nsegments: {city: N}"
                                     << "2:8 tiles.bad-edges cff | 4";
    QTest::newRow("side") << cap + "  city: X\n  field: E S W"
                          << "4:9 tiles.unknown-side X";
    QTest::newRow("lower case") << cap + "  city: n"
                                << "4:9 tiles.unknown-side n";
    QTest::newRow("half of a road") << cap + "  road: SL"
                                    << "4:9 tiles.unknown-side SL";
    QTest::newRow("no sides") << cap + "  city: ', coat-of-arms'"
                              << "4:10 tiles.unknown-side nothing";
    QTest::newRow("monastery at a side") << cap + "  monastery: N"
                                         << "4:14 tiles.unknown-side N | inside";
    QTest::newRow("cell") << cap + "  city: 2:N"
                          << "4:9 tiles.unknown-side 2:N";
    QTest::newRow("diagonal of a square") << cap + "  city: D"
                                          << "4:9 tiles.no-outer-side D";
    QTest::newRow("kind of segment") << cap + "  canal: N"
                                     << "4:3 tiles.unknown-segment-kind canal";
    QTest::newRow("symbol") << cap + "  city: N, coat-of-arm"
                            << "4:12 tiles.unknown-symbol coat-of-arm";
    QTest::newRow("symbol elsewhere") << cap + "  city: N, inn"
                                      << "4:12 tiles.symbol-not-here inn";
    QTest::newRow("count of symbols") << cap + "  city: N, no wine"
                                      << "4:12 tiles.unknown-symbol no wine";
    QTest::newRow("symbol of a segment on the tile") << cap + "  city: N\n  field: E S W\nsymbols: [wine]"
                                                     << "6:11 tiles.symbol-not-here wine";
    QTest::newRow("group") << cap + "  city: N\n  field: E S W\ngroup: lake"
                           << "6:8 tiles.unknown-group lake";
    QTest::newRow("join") << cap + "  city: N\n  field: E S W\njoins: [city road]"
                          << "6:14 tiles.unknown-segment road";
    QTest::newRow("join of one") << cap + "  city: N\n  field: E S W\njoins: [city]"
                                 << "6:9 tiles.bad-join city";
    QTest::newRow("border of nothing") << cap + "  city: N\n  field: E S W\nborders: {meadow: [city]}"
                                       << "6:11 tiles.unknown-segment meadow";
    QTest::newRow("border with a field") << cap + "  city: N\n  field: E S W\nborders: {field: [field]}"
                                         << "6:19 tiles.bad-border field";
    QTest::newRow("shape without anchor") << "id: t\nshape: [[1, 0]]\nedges: [ffff]"
                                          << "2:8 tiles.bad-shape";
    QTest::newRow("cell twice") << "id: t\nshape: [[0, 0], [0, 0, nw]]\nedges: [ffff]"
                                << "2:17 tiles.cell-twice";
    QTest::newRow("side inside") << "id: t\nshape: [[0, 0], [1, 0]]\nedges: [ffff, fff-]\n"
                                    "segments: {field: 1:N 1:S 1:W 2:N 2:E 2:S}"
                                 << "3:10 tiles.bad-edges f | -";
    QTest::newRow("area beside the tile") << cap + "  city: N\n  field: E S W\nareas: {yard: [50, 101]}"
                                          << "6:15 tiles.bad-area";
    QTest::newRow("area without a point") << cap + "  city: N\n  field: E S W\nareas: {yard: [50]}"
                                          << "6:15 tiles.bad-area";
    QTest::newRow("road inside")
        << "id: t\nshape: [[0, 0], [1, 0]]\nedges: [f-ff, fff-]\nsegments: {road: 1:E}"
        << "4:18 tiles.no-outer-side 1:E";
}

void TileReaderTest::badTiles() {
    QFETCH(QString, yaml);
    QFETCH(QString, error);
    const QString found = errorOf([&] { tileFrom(yaml.toStdString()); });
    QVERIFY2(found.startsWith(error), qPrintable(found));
}

void TileReaderTest::badSets_data() {
    QTest::addColumn<QString>("tiles");
    QTest::addColumn<QString>("error");
    const QString a = "  - {id: a, edges: ffff, segments: {field: N E S W}, aliases: [X/1]}\n";
    const QString rest = ", edges: ffff, segments: {field: N E S W}";
    QTest::newRow("good") << a << "no error";
    QTest::newRow("id twice") << a + "  - {id: a" + rest + "}"
                              << "6:10 tiles.duplicate-id a";
    QTest::newRow("alias twice") << a + "  - {id: b" + rest + ", aliases: [X/2, X/1]}"
                                 << "6:69 tiles.duplicate-alias X/1";
    QTest::newRow("edition") << "  - {id: a, editions: [C4]" + rest + "}"
                             << "5:24 tiles.unknown-edition C4";
    QTest::newRow("count of an edition") << "  - {id: a, count: {C4: 1}" + rest + "}"
                                         << "5:21 tiles.unknown-edition C4";
    QTest::newRow("count") << "  - {id: a, count: 0" + rest + "}"
                           << "5:20";
    QTest::newRow("both") << "  - {id: a, count: {C1: 1}, editions: [C1]" + rest + "}"
                          << "5:39 tiles.editions-twice";
    QTest::newRow("no edition") << "  - {id: a, editions: []" + rest + "}"
                                << "5:5 tiles.in-no-edition a";
}

void TileReaderTest::badSets() {
    QFETCH(QString, tiles);
    QFETCH(QString, error);
    const QString yaml = "set: test\nname: Test\neditions: [C1, C2]\ntiles:\n" + tiles;
    const QString found = errorOf([&] {
        const Document document = parseYaml(yaml.toStdString(), "test.yaml");
        readTileSet(document.root(), symbols());
    });
    QVERIFY2(found.startsWith(error), qPrintable(found));
}

void TileReaderTest::badVocabularies_data() {
    QTest::addColumn<QString>("symbol");
    QTest::addColumn<QString>("error");
    QTest::newRow("good") << "{id: a, name: A, on: city road, merge: sum, fact: a}"
                          << "no error";
    QTest::newRow("place") << "{id: a, name: A, on: city roof}"
                           << "2:31 tiles.unknown-place roof";
    QTest::newRow("no place") << "{id: a, name: A, on: ''}"
                              << "2:26 tiles.unknown-place nothing";
    QTest::newRow("merge") << "{id: a, name: A, on: city, merge: max}"
                           << "2:39";
    QTest::newRow("twice") << "{id: a, name: A, on: tile}\n  - {id: a, name: B, on: tile}"
                           << "3:10 tiles.duplicate-id a";
}

void TileReaderTest::badVocabularies() {
    QFETCH(QString, symbol);
    QFETCH(QString, error);
    const QString yaml = "symbols:\n  - " + symbol + "\nsegments: []\ngroups: []\n";
    const QString found = errorOf([&] {
        const Document document = parseYaml(yaml.toStdString(), "test.yaml");
        readSymbols(document.root());
    });
    QVERIFY2(found.startsWith(error), qPrintable(found));
}

QTEST_APPLESS_MAIN(TileReaderTest)
#include "tile_reader_test.moc"
