// SPDX-License-Identifier: MIT
// Tests of the reference documents: reading, joining by anchors, tailoring, and how far elements are carried.
#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/selection.h"
#include "engine/catalogue/symbols.h"
#include "engine/catalogue/tile_set.h"
#include "engine/files/embedded.h"
#include "engine/files/reader.h"
#include "engine/reference/spine.h"
#include "engine/reference/support.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace scorekeep;

namespace {

constexpr std::string_view Frame = R"(element: base-game
scripts:
  - id: turn
    steps:
      - id: 1A
        title: First
        blocks:
          - id: one
            items:
              - {id: a.one, duty: must, text: One}
              - {id: a.two, duty: may, text: Two}
          - {id: empty}
      - {id: 1B, title: Second}
subjects:
  - id: road
    name: Road
    rows:
      - {id: road.one, category: tile, during: Yes, after: Yes, facts: [size]}
facts:
  - {id: size, type: number, merge: sum, label: Size}
)";

const Catalogue &catalogue() {
    static const Catalogue read = Catalogue::read(embeddedDocument("expansions.yaml")->root());
    return read;
}

Selection selected(std::string_view text) {
    return readSelection(parseYaml(std::string(text), "selection").root(), catalogue());
}

struct Source {
    std::string name;
    std::string text;
};

Spine spineOf(const std::vector<Source> &sources) {
    std::vector<Document> documents;
    std::vector<Node> nodes;
    for (const Source &source : sources) {
        documents.push_back(parseYaml(source.text, source.name));
        nodes.push_back(documents.back().root());
    }
    return readSpine(nodes, catalogue());
}

const Spine &realSpine() {
    static const Spine read = [] {
        std::vector<Node> nodes;
        for (const std::string_view name : embeddedNames("resources/reference/")) {
            nodes.push_back(embeddedDocument(name)->root());
        }
        return readSpine(nodes, catalogue());
    }();
    return read;
}

// Whether all of these are there, in this order; others may stand between them.
bool inOrder(const QString &all, const char *wanted) {
    qsizetype at = 0;
    const QStringList list = all.split(' ');
    for (const QString &id : QString::fromLatin1(wanted).split(' ')) {
        at = list.indexOf(id, at) + 1;
        if (at == 0) {
            return false;
        }
    }
    return true;
}

// Items of a block as "a.one a.two".
template <typename Entries>
QString ids(const Entries &entries) {
    QStringList list;
    for (const auto &entry : entries) {
        list += QString::fromStdString(entry.id);
    }
    return list.join(' ');
}

// The rows of a subject in their order; of these alone if any are named.
QString rowsOf(const Spine &spine, std::string_view subject, const QString &named = {}) {
    const QStringList wanted = named.split(' ', Qt::SkipEmptyParts);
    QStringList list;
    for (const Row &row : spine.rows) {
        const QString id = QString::fromStdString(row.id);
        if (row.subject == subject && (wanted.isEmpty() || wanted.contains(id))) {
            list += id;
        }
    }
    return list.join(' ');
}

const Block &block(const Spine &spine, std::string_view id) {
    for (const Script &script : spine.scripts) {
        for (const Step &step : script.steps) {
            for (const Block &each : step.blocks) {
                if (each.id == id) {
                    return each;
                }
            }
        }
    }
    throw std::out_of_range(std::string(id));
}

std::string item(const char *place, const char *anchor, const char *id) {
    return std::string("insert: [{") + place + ": " + anchor + ", items: [{id: " + id +
           ", element: inns, duty: may, text: T}]}]";
}

} // namespace

class ReferenceTest : public QObject {
    Q_OBJECT

private slots:
    void frameIsRead() {
        const Spine spine = spineOf({{"frame", std::string(Frame)}});
        QCOMPARE(ids(block(spine, "one").items), "a.one a.two");
        QVERIFY(block(spine, "empty").items.empty());
        QCOMPARE(spine.item("a.two")->duty, Duty::May);
        QCOMPARE(spine.item("a.two")->step, std::string("1A"));
        QCOMPARE(spine.item("a.two")->element, std::string("base-game"));
        QCOMPARE(spine.row("road.one")->subject, std::string("road"));
        QVERIFY(spine.row("road.one")->appliesDuring && spine.row("road.one")->appliesAfter);
        QCOMPARE(spine.step("1B")->title, std::string("Second"));
        QVERIFY(spine.fact("size") && !spine.fact("weight") && !spine.item("x.y") && !spine.step("9Z"));
        QVERIFY(spineOf({}).scripts.empty());
    }

    void insertions_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("items");
        const auto row = [](const char *name, const std::string &first, const std::string &second,
                            const char *items) {
            QTest::newRow(name) << QString::fromStdString(first) << QString::fromStdString(second)
                                << QString(items);
        };
        row("after", item("after", "a.one", "x.x"), "{}", "a.one x.x a.two");
        row("before", item("before", "a.two", "x.x"), "{}", "a.one x.x a.two");
        row("first", item("before", "a.one", "x.x"), "{}", "x.x a.one a.two");
        row("last", item("into", "one", "x.x"), "{}", "a.one a.two x.x");
        row("same place", item("after", "a.one", "x.x"), item("after", "a.one", "y.y"),
            "a.one x.x y.y a.two");
        row("same place, other ids", item("after", "a.one", "y.y"), item("after", "a.one", "x.x"),
            "a.one y.y x.x a.two");
        row("chain", item("after", "y.y", "x.x"), item("after", "a.one", "y.y"), "a.one y.y x.x a.two");
        row("before the inserted", item("before", "y.y", "x.x"), item("after", "a.two", "y.y"),
            "a.one a.two x.x y.y");
        row("after and before", item("before", "a.two", "x.x"), item("after", "a.one", "y.y"),
            "a.one y.y x.x a.two");
    }
    void insertions() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        std::vector<Source> sources{
            {"z-frame", std::string(Frame)}, {"b", first.toStdString()}, {"c", second.toStdString()}};
        const Spine expected = spineOf(sources);
        QTEST(ids(block(expected, "one").items), "items");
        std::ranges::sort(sources, {}, &Source::name);
        do { // the order of files does not matter
            QCOMPARE(spineOf(sources), expected);
        } while (std::ranges::next_permutation(sources, {}, &Source::name).found);
    }

    void blocksRowsAndSubjectsAreInserted() {
        const Spine spine = spineOf({{"frame", std::string(Frame)}, {"more", R"(element: inns
insert:
  - into: 1B
    blocks: [{id: late, scope: each-player, from: left, items: [{id: l.l, duty: must, text: L}]}]
  - after: one
    blocks: [{id: middle, scope: until-all-pass, from: active}]
  - into: late
    items: [{id: l.m, duty: must, text: M}]
  - before: road.one
    rows: [{id: road.zero, category: figure, after: Z}]
  - before: road
    subjects: [{id: path, name: Path, rows: [{id: path.x, category: additional, during: X}]}]
  - into: upkeep
    items: [{id: u.u, duty: automatic, text: U}]
reactions: [{id: r.r, duty: automatic, text: R}]
)"}});
        QCOMPARE(ids(spine.step("1A")->blocks), "one middle empty");
        QCOMPARE(ids(spine.step("1B")->blocks), "late");
        QCOMPARE(block(spine, "late").scope, Scope::EachPlayer);
        QCOMPARE(block(spine, "late").from, std::string("left"));
        QCOMPARE(ids(block(spine, "late").items), "l.l l.m");
        QCOMPARE(ids(spine.subjects), "path road");
        QCOMPARE(ids(spine.rows), "path.x road.zero road.one");
        QCOMPARE(ids(spine.upkeep), "u.u");
        QCOMPARE(spine.item("u.u")->step, std::string("upkeep"));
        QCOMPARE(ids(spine.reactions), "r.r");
        QVERIFY(!spine.row("road.zero")->appliesDuring);
    }

    void badDocuments_data() {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("error");
        const auto row = [](const char *name, const char *yaml, const char *error) {
            QTest::newRow(name) << QString(yaml) << QString(error);
        };
        row("key", "rules: []", "1:1 files.unknown-key rules");
        row("element", "element: geese", "1:10 catalogue.unknown-element geese");
        row("no element", "upkeep:\n  - {id: a.b, duty: must, text: T}", "2:5 files.missing-key");
        row("anchor", "insert:\n  - after: no.where\n    items: []",
            "2:12 reference.unknown-anchor no.where");
        row("container", "insert:\n  - into: nowhere\n    items: []",
            "2:11 reference.unknown-container nowhere");
        row("block as anchor of items", "insert:\n  - after: one\n    items: []",
            "2:12 reference.unknown-anchor one");
        row("two places", "insert:\n  - after: a.one\n    before: a.two\n    items: []",
            "3:13 reference.two-of-one-kind before");
        row("no place", "insert:\n  - items: []", "2:5 files.missing-key");
        row("two kinds", "insert:\n  - after: a.one\n    items: []\n    rows: []",
            "4:11 reference.two-of-one-kind rows");
        row("circle",
            "element: inns\ninsert:\n  - after: c.d\n    items: [{id: c.c, duty: must, text: T}]\n"
            "  - after: c.c\n    items: [{id: c.d, duty: must, text: T}]",
            "3:12 reference.anchors-in-a-circle c.c");
        row("after itself",
            "element: inns\ninsert:\n  - after: c.c\n    items: [{id: c.c, duty: must, text: T}]",
            "3:12 reference.anchors-in-a-circle c.c");
        row("item twice", "element: inns\nupkeep: [{id: a.one, duty: must, text: T}]",
            "2:15 reference.duplicate-id a.one");
        row("row named as an item",
            "element: inns\ninsert:\n  - into: road\n    rows: [{id: a.one, category: tile, after: T}]",
            "4:17 reference.duplicate-id a.one");
        row("block twice", "insert:\n  - into: 1B\n    blocks: [{id: one}]",
            "3:19 reference.duplicate-id one");
        row("list as block", "insert:\n  - into: 1B\n    blocks: [{id: upkeep}]",
            "3:19 reference.duplicate-id upkeep");
        row("script twice", "scripts:\n  - {id: turn, steps: []}", "2:10 reference.duplicate-id turn");
        row("id of an item", "element: inns\nupkeep: [{id: plain, duty: must, text: T}]",
            "2:15 reference.bad-id plain");
        row("duty", "element: inns\nupkeep: [{id: b.b, duty: perhaps, text: T}]",
            "2:26 files.unknown-word perhaps");
        row("condition", "element: inns\nupkeep: [{id: b.b, duty: may, text: T, when: inns or geese}]",
            "2:54 catalogue.unknown-name geese");
        row("wording", "element: inns\nupkeep: [{id: b.b, duty: may, text: \"{T}\"}]",
            "2:37 catalogue.bad-wording {T}");
        row("scope", "insert:\n  - into: 1B\n    blocks: [{id: b, scope: twice}]",
            "3:29 files.unknown-word twice");
        row("no from", "insert:\n  - into: 1B\n    blocks: [{id: b, scope: each-player}]",
            "3:14 files.missing-key");
        row("from alone", "insert:\n  - into: 1B\n    blocks: [{id: b, from: left}]",
            "3:28 reference.from-without-players left");
        row("fact",
            "element: inns\ninsert:\n  - into: road\n    rows: [{id: b.b, category: tile, after: T, facts: "
            "[weight]}]",
            "4:56 reference.unknown-fact weight");
        row("fact twice", "facts: [{id: size, type: flag, merge: any, label: L}]",
            "1:14 reference.duplicate-id size");
        row("word", "words: [{id: Left side, text: T}]", "1:14 reference.bad-id Left side");
        row("word twice", "words: [{id: left, text: T}, {id: left, text: T}]",
            "1:35 reference.duplicate-id left");
        row("word without text", "words: [{id: left}]", "1:9 files.missing-key");
        row("word of nobody", "areas: [{id: left, element: geese, text: T}]",
            "1:29 catalogue.unknown-element geese");
        row("wording of a word", "areas: [{id: left, text: '{T}'}]", "1:26 catalogue.bad-wording {T}");
        row("refusal", "refusals: [{id: left, text: T}]", "1:17 reference.bad-id left");
        row("refusal that is an item", "refusals: [{id: a.one, text: T}]",
            "1:17 reference.duplicate-id a.one");
        row("merge", "facts: [{id: depth, type: flag, merge: most, label: L}]",
            "1:40 files.unknown-word most");
        row("row without text",
            "element: inns\ninsert:\n  - into: road\n    rows: [{id: b.b, category: tile}]",
            "4:12 files.missing-key");
        row("edition", "element: inns\nupkeep: [{id: b.b, duty: may, text: T, adapted-for: [C4]}]",
            "2:54 files.unknown-word C4");
    }
    void badDocuments() {
        QFETCH(QString, yaml);
        QString found;
        try {
            spineOf({{"frame", std::string(Frame)}, {"more", yaml.toStdString()}});
        } catch (const FileError &error) {
            QCOMPARE(error.file, std::string("more"));
            found = QStringLiteral("%1:%2 %3 %4")
                        .arg(error.line)
                        .arg(error.column)
                        .arg(QString::fromStdString(error.id), QString::fromStdString(error.found))
                        .trimmed();
        }
        QTEST(found, "error");
    }

    void tailoring_data() {
        QTest::addColumn<QString>("selection");
        QTest::addColumn<QString>("woodAction");
        QTest::addColumn<QString>("rows");
        const auto row = [](const char *selection, const char *woodAction, const char *rows) {
            QTest::newRow(selection) << QString(selection) << QString(woodAction) << QString(rows);
        };
        row("{}", "figure.deploy", "road.tiles city.tiles city.coats monastery.tiles");
        row("{elements: [farmers], options: {small-city: \"2\"}}", "figure.deploy",
            "road.tiles city.tiles city.coats city.small monastery.tiles field.cities");
        row("{elements: [farmers, pig], options: {farm-scoring: first}}", "figure.deploy pig.deploy",
            "road.tiles city.tiles city.coats monastery.tiles field-city.points field-city.pig");
        row("{elements: [abbot, gardens]}", "figure.deploy abbot.return",
            "road.tiles city.tiles city.coats monastery.tiles garden.tiles abbot.neighbours");
        row("{elements: [builder, pig, trade-goods, inns, cathedrals]}",
            "figure.deploy pig.deploy builder.deploy",
            "road.tiles road.inn city.tiles city.coats city.cathedral monastery.tiles goods.wine goods.grain "
            "goods.cloth");
        row("{elements: [farmers, pig, pig-herd]}", "figure.deploy pig.deploy",
            "road.tiles city.tiles city.coats monastery.tiles field.cities field.pig field.pig-herd");
    }
    void tailoring() {
        QFETCH(QString, selection);
        const Spine spine = tailored(realSpine(), selected(selection.toStdString()), catalogue());
        QTEST(ids(block(spine, "wood-action").items), "woodAction");
        QTEST(ids(spine.rows), "rows");
        for (const Script &script : spine.scripts) {
            for (const Step &step : script.steps) {
                QVERIFY(!step.blocks.empty());
                QVERIFY(
                    std::ranges::none_of(step.blocks, [](const Block &each) { return each.items.empty(); }));
            }
        }
        QCOMPARE(spine.scripts.size(), std::size_t(6)); // two of them of games without a board
    }

    void optionsChangeWhatApplies() {
        const auto with = [](const char *options) {
            return tailored(
                realSpine(),
                selected(std::string("{elements: [inns, cathedrals, river-2], options: ") + options + "}"),
                catalogue());
        };
        QVERIFY(with("{}").row("road.inn")->appliesAfter);
        const Spine ignoring = with("{unfinished-inns-and-cathedrals: ignore}");
        QVERIFY(ignoring.row("road.inn")->appliesDuring);
        QVERIFY(!ignoring.row("road.inn")->appliesAfter && ignoring.row("road.inn")->after.empty());
        QVERIFY(!ignoring.row("city.cathedral")->appliesAfter);
        QVERIFY(!with("{}").item("wood.confirm"));
        QVERIFY(with("{confirm-wood: \"on\"}").item("wood.confirm"));
        QVERIFY(with("{}").item("setup.river") && !with("{}").item("setup.start-tile"));
        QVERIFY(!with("{}").item("river.lake-turn"));
        QVERIFY(with("{river-lake-extra-turn: \"on\"}").item("river.lake-turn"));
    }

    void theOrderOfPlayIsThatOfTheRules() {
        const Spine &spine = realSpine();
        QStringList steps;
        for (const Step &step : spine.script("turn")->steps) {
            steps += QString::fromStdString(step.id);
        }
        QCOMPARE(steps.join(' '), "1A 1B 1C 2A 2B-1 2B-2 2C 3A 3B 3C 4A 4B");
        QVERIFY(
            inOrder(ids(block(spine, "resolution").items),
                    "goods.collect king.claim robber-baron.claim count.join resolve.control resolve.score "
                    "shrine.challenge wagon.move resolve.return"));
        QCOMPARE(block(spine, "resolution").scope, Scope::EachCompleted);
        QCOMPARE(block(spine, "tile-source").scope, Scope::Choice);
        QCOMPARE(block(spine, "wood-action").scope, Scope::Choice);
        QVERIFY(inOrder(ids(block(spine, "final-unfinished").items), "final.features"));
        QVERIFY(inOrder(ids(block(spine, "final-end-features").items), "final.barns final.fields"));
        QVERIFY(inOrder(ids(spine.upkeep), "builder.home pig.home"));
        QCOMPARE(block(spine, "turn-end").items.back().id, std::string("turn.end"));
    }

    // A line may scale or void all that stands above it, so its place is a rule. Other rows may stand between
    // these.
    void rowsFollowTheScoringTables_data() {
        QTest::addColumn<QString>("rows");
        // Rows of the tables, from top to bottom.
        QTest::newRow("road") << QStringLiteral(
            "road.tiles road.castle-lord road.stretches survey-road.highway "
            "survey-road.highway-stretches survey-road.revolt survey-road.fair "
            "survey-road.fair-stretches survey-road.farmers-market road.german-cathedral "
            "survey-road.highway-cathedrals road.wells road.wells-at-cathedral road.inn "
            "road.castle-lord-inn road.stretches-with-inn survey-road.highway-inns "
            "survey-road.highway-stretches-with-inn road.wells-with-inn road.notes road.notes-each "
            "road.marketplace road.mage road.witch survey-road.poverty road.little-buildings "
            "road.buildings-by-kind road.german-castles road.bathhouses road.signposts "
            "road.open-signposts road.labyrinth-followers road.labyrinths-followers road.flowers "
            "road.ghosts road.wainwrights road.season road.season-tiles road.hans");
        QTest::newRow("city") << QStringLiteral(
            "city.tiles city.coats city.small city.single-tile survey-city.neighbourhood "
            "survey-city.siege city.besieged survey-city.neighbourhood-besieged city.cathedral "
            "survey-city.neighbourhood-cathedrals city.luck-x city.notes city.notes-each city.porxada "
            "city.porxada-cathedral city.porxada-besieged city.mage survey-city.privilege "
            "survey-city.plague city.witch survey-city.wealth survey-city.poverty "
            "city.little-buildings city.buildings-by-kind city.german-castles city.bathhouses "
            "city.darmstadtium city.flowers city.ghosts city.coiners city.season city.season-tiles "
            "city.hans");
        QTest::newRow("monastery") << QStringLiteral(
            "monastery.tiles survey-monastery.hermit survey-monastery.pilgrimage "
            "survey-monastery.wealth monastery.vineyards monastery.little-buildings "
            "monastery.buildings-by-kind monastery.flowers monastery.ghosts monastery.bookbinders "
            "monastery.season monastery.hans");
        QTest::newRow("field-early") << QStringLiteral(
            "field-early.cities field-early.castles field-early.own-pig field-early.pig-castles "
            "field-early.herd field-early.pig-herd-castles field-early.notes "
            "field-early.notes-castles field-early.notes-each field-early.notes-each-castles "
            "field-early.great-fairs field-early.besieged field-early.besieged-pig "
            "field-early.besieged-pig-herd field-early.little-buildings field-early.buildings-by-kind "
            "field-early.ghosts field-early.season field-early.season-cities");
        QTest::newRow("field") << QStringLiteral(
            "field.cities field.castles field.pig field.pig-castles field.pig-herd "
            "field.pig-herd-castles field.notes field.notes-castles field.notes-each "
            "field.notes-each-castles field.great-fairs field.besieged field.besieged-pig "
            "field.besieged-pig-herd field.little-buildings field.buildings-by-kind field.flowers "
            "field.ghosts field.tanners field.season field.season-cities");
        QTest::newRow("yaga-hut") << QStringLiteral(
            "yaga-hut.tile yaga-hut.empty yaga-hut.little-buildings yaga-hut.buildings-by-kind "
            "yaga-hut.ghosts hans.on-hut");
        QTest::newRow("garden") << QStringLiteral(
            "garden.tiles garden.little-buildings garden.buildings-by-kind garden.ghosts garden.hans");
        QTest::newRow("haunted-castle") << QStringLiteral(
            "haunted-castle.tile haunted-castle.mist haunted-castle.little-buildings "
            "haunted-castle.buildings-by-kind haunted-castle.ghosts hans.on-haunted-castle");
        QTest::newRow("acrobats") << QStringLiteral("acrobats.pyramid pyramid.ghosts hans.on-acrobats");
        QTest::newRow("field-barns") << QStringLiteral(
            "field-barns.cities field-barns.castles field-barns.herd field-barns.pig-herd-castles "
            "field-barns.notes field-barns.notes-castles field-barns.notes-each "
            "field-barns.notes-each-castles field-barns.great-fairs field-barns.besieged "
            "field-barns.besieged-pig-herd field-barns.season field-barns.season-cities");
        QTest::newRow("german-castle") << QStringLiteral(
            "german-castle.tiles german-castle.little-buildings german-castle.buildings-by-kind "
            "german-castle.ghosts hans.on-german-castle");
        QTest::newRow("special-monastery") << QStringLiteral(
            "special-monastery.rows special-monastery.little-buildings "
            "special-monastery.buildings-by-kind special-monastery.ghosts hans.on-special-monastery");
        QTest::newRow("german-cathedral") << QStringLiteral(
            "german-cathedral.roads german-cathedral.inn-roads german-cathedral.open-inn-roads "
            "german-cathedral.open-note-roads german-cathedral.little-buildings "
            "german-cathedral.buildings-by-kind german-cathedral.ghosts hans.on-german-cathedral");
        QTest::newRow("fairy") << QStringLiteral("fairy.turns fairy.features hans.on-fairy");
        QTest::newRow("tent") << QStringLiteral(
            "tent.teller tent.little-buildings tent.buildings-by-kind tent.ghosts tent.completed "
            "hans.tents");
        QTest::newRow("vista") << QStringLiteral(
            "vista.kinds vista.little-buildings vista.buildings-by-kind vista.ghosts hans.on-vista");
        QTest::newRow("obelisk-squares")
            << QStringLiteral("obelisk.squares obelisk-squares.little-buildings "
                              "obelisk-squares.buildings-by-kind hans.on-obelisk");
    }
    void rowsFollowTheScoringTables() {
        QFETCH(QString, rows);
        QCOMPARE(rowsOf(realSpine(), QTest::currentDataTag(), rows), rows);
    }

    // Whatever the files are called: no two of them hang rows on the same place.
    void namesOfFilesDoNotOrderRows() {
        const QDir folder(QStringLiteral(SCOREKEEP_SOURCE_DIR "/resources/reference"));
        const QStringList names = folder.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name);
        QVERIFY(!names.isEmpty());
        std::vector<Source> reversed;
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QString name = QStringLiteral("%1").arg(names.size() - i, 4, 10, QLatin1Char('0'));
            reversed.push_back({name.toStdString(), readFile(folder.filePath(names[i]).toStdString())});
        }
        const Spine spine = spineOf(reversed);
        for (const Subject &subject : spine.subjects) {
            QCOMPARE(rowsOf(spine, subject.id), rowsOf(realSpine(), subject.id));
        }
    }

    void factsOfSymbolsAreDeclared() {
        const Symbols symbols = readSymbols(embeddedDocument("resources/tiles/symbols.yaml")->root());
        for (const TileSetEntry &entry : catalogue().tileSets) {
            const Document *document = embeddedDocument("resources/tiles/" + entry.id + ".yaml");
            QVERIFY2(document, entry.id.c_str());
            for (const TileKind &kind : readTileSet(document->root(), symbols).tiles) {
                for (const Segment &segment : kind.segments) {
                    for (const SymbolUse &use : segment.symbols) {
                        const std::string &fact = symbols[use.symbol].fact;
                        QVERIFY2(fact.empty() || realSpine().fact(fact), kind.id.c_str());
                    }
                }
            }
        }
    }

    void supportOfElements() {
        const Spine spine = spineOf({{"frame", std::string(Frame)}, {"more", R"(element: inns
upkeep:
  - {id: b.one, duty: must, text: T}
  - {id: b.two, duty: may, text: T}
  - {id: b.note, duty: informative, text: T}
insert:
  - into: road
    rows: [{id: road.inn, category: tile, after: T}]
)"}});
        const Spine counting = spineOf({{"frame", std::string(Frame)}, {"more", R"(element: inns
counts:
  - {id: c.one, label: L}
upkeep:
  - {id: b.one, duty: must, text: T}
)"}});
        QCOMPARE(counting.counts.size(), std::size_t(1));
        using Ids = std::vector<std::string>;
        const auto of = [&](const Ids &items, const Ids &rows) {
            return support(catalogue().elements.at("inns"), catalogue(), spine, {items, rows});
        };
        QCOMPARE(of({"b.one", "b.two"}, {"road.inn"}), (ElementSupport{Support::Played, {}}));
        QCOMPARE(of({}, {"road.inn"}), (ElementSupport{Support::Calculated, {}}));
        QCOMPARE(of({}, {}), (ElementSupport{Support::Described, {}}));
        QCOMPARE(of({"b.one"}, {"road.inn"}), (ElementSupport{Support::Calculated, {"b.two"}}));
        QCOMPARE(of({"b.one", "b.two"}, {}), (ElementSupport{Support::Described, {"road.inn"}}));
        // A row of which nobody works out the facts at the table.
        const auto unfilled = [&](const Ids &items) {
            const Ids rows{"road.inn"};
            return support(catalogue().elements.at("inns"), catalogue(), spine, {items, rows, rows});
        };
        QCOMPARE(unfilled({}), (ElementSupport{Support::Calculated, {}}));
        QCOMPARE(unfilled({"b.one", "b.two"}), (ElementSupport{Support::Calculated, {"road.inn"}}));
        const auto count = [&](const Ids &items) {
            return support(catalogue().elements.at("inns"), catalogue(), counting, {items, Ids{}});
        };
        QCOMPARE(count({"b.one", "c.one"}).support, Support::Played);
        QCOMPARE(count({"b.one"}).missing, Ids{"c.one"});
        QCOMPARE(withoutText(counting, Ids{"c.one", "c.two"}, Ids{}), Ids{"c.two"});
        QCOMPARE(withoutText(spine, Ids{"a.one", "z.z"}, Ids{"road.inn", "z.row"}), (Ids{"z.z", "z.row"}));
    }

    // Without a text of its own, and so with nothing to bind, an element is not carried by code for that.
    void supportOfElementsWithoutItems() {
        const Spine spine = spineOf({{"frame", std::string(Frame)}, {"more", R"(element: river
upkeep:
  - {id: r.one, duty: must, text: T}
  - {id: r.note, element: inns, duty: informative, text: T}
)"}});
        const auto of = [&](const char *id, const std::vector<std::string> &items) {
            return support(catalogue().elements.at(id), catalogue(), spine, {items, {}}).support;
        };
        QCOMPARE(of("pig", {}), Support::Described);     // the reference says nothing of it
        QCOMPARE(of("inns", {}), Support::Played);       // what it says can never have code
        QCOMPARE(of("river-1", {}), Support::Described); // its rules are those of all rivers
        QCOMPARE(of("river-1", {"r.one"}), Support::Played);
        QCOMPARE(of("river-3", {"r.one"}), Support::Described); // nobody has written its tiles down
    }
};

QTEST_APPLESS_MAIN(ReferenceTest)
#include "reference_test.moc"
