// SPDX-License-Identifier: MIT
// Tests of conditions, edition wording, the catalogue's reader and selections.
#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/selection.h"
#include "engine/catalogue/wording.h"
#include "engine/files/embedded.h"
#include "engine/files/reader.h"

#include <QTest>

#include <set>

using namespace scorekeep;

namespace {

constexpr std::string_view SmallCatalogue = R"(
groups: [{id: base, name: Base}, {id: fan, name: Fan}]
sections: [{id: yards, name: Yards, group: base, number: "7"}]
pieces:
  - {id: follower, name: "{follower|meeple}", traits: [large, follower], votes: 1,
     stands-on: [road, field], symbol: f}
options:
  - id: pace
    name: Pace
    sentence: How fast.
    values: [{id: slow, name: Slow}, {id: fast, name: Fast}]
    default: slow
    defaults: {C1: fast}
    when: hens and not foxes
elements:
  - {id: animals, name: Animals, text: Shared.}
expansions:
  - id: farmyard
    name: Farmyard
    group: base
    section: yards
    number: "1"
    editions: [C1, C2]
    publishers: [HiG, RGG]
    tiles: [yard]
    elements:
      - {id: ground, name: Ground, text: Always., always: true,
         pieces: [{piece: follower, each: {2: 9, 3: 7}, scoreboard: 1}]}
      - {id: hens, name: Hens, text: Hens., implies: [animals],
         pieces: [{piece: follower, each: 2, reserve: 3, common: 5}]}
      - {id: foxes, name: Foxes, text: Foxes., needs: [hens], implies: [animals]}
  - id: barn-owls
    name: Barn owls
    group: base
    editions: [WE, neutral]
    tile-count: 4
    elements: [{id: owls, name: Owls, text: Owls.}]
bundles:
  - {id: box, name: Box, editions: [C1], elements: [hens], tiles: {yard: 2}, marks: [interpretation]}
  - {id: later, name: Later, editions: [C1, C2], all-of: [C2, C3]}
  - {id: for-all, name: For all, editions: [C1], all-of: [neutral]}
)";

const Catalogue &smallCatalogue() {
    static const Catalogue catalogue = Catalogue::read(parseYaml(SmallCatalogue, "small.yaml").root());
    return catalogue;
}

Selection selected(std::string_view text) {
    return readSelection(parseYaml(std::string(text), "selection").root(), smallCatalogue());
}

QString place(const FileError &error) {
    return QStringLiteral("%1:%2 %3 %4")
        .arg(error.line)
        .arg(error.column)
        .arg(QString::fromStdString(error.id), QString::fromStdString(error.found))
        .trimmed();
}

// What reading throws, as "line:column id found"; empty when it throws nothing.
template <typename Function>
QString errorOf(Function read) {
    try {
        read();
    } catch (const FileError &error) {
        return place(error);
    }
    return {};
}

} // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void conditions_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("holds"); // for C1 with hens and the default pace, fast
        const auto row = [](const char *text, bool holds) {
            QTest::newRow(text) << QString(text) << holds;
        };
        row("", true);
        row("   ", true);
        row("hens", true);
        row("foxes", false);
        row("animals and ground", true);
        row("not foxes", true);
        row("not not hens", true);
        row("hens and foxes", false);
        row("hens or foxes", true);
        row("foxes and foxes or hens", true);
        row("hens or foxes and foxes", true);
        row("(hens or foxes) and foxes", false);
        row("not foxes and hens", true);
        row("not (foxes or hens)", false);
        row("C2 or C3", false);
        row("pace=fast", true);
        row("pace = slow", false);
        row("not pace=slow and C1", true);
    }
    void conditions() {
        QFETCH(QString, text);
        const Condition condition = Condition::parse(text.toStdString());
        QTEST(condition.holds(selected("{edition: C1, elements: [hens]}"), smallCatalogue()), "holds");
        QCOMPARE(condition, Condition::parse(text.toStdString()));
    }

    void badConditions_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("offset");
        QTest::addColumn<QString>("found");
        const auto row = [](const char *text, int offset, const char *found) {
            QTest::newRow(text) << QString(text) << offset << QString(found);
        };
        row("and", 0, "and");
        row("hens and", 8, "end");
        row("hens foxes", 5, "foxes");
        row("(hens", 5, "end");
        row("hens)", 4, ")");
        row("()", 1, ")");
        row("not", 3, "end");
        row("pace=", 5, "end");
        row("pace==fast", 5, "=");
        row("hens & foxes", 5, "&");
    }
    void badConditions() {
        QFETCH(QString, text);
        try {
            Condition::parse(text.toStdString());
            QFAIL("no error");
        } catch (const ConditionError &error) {
            QTEST(int(error.offset), "offset");
            QTEST(QString::fromStdString(error.found), "found");
        }
    }

    void deepConditionsEndInAnError() {
        QVERIFY_EXCEPTION_THROWN(Condition::parse(std::string(100'000, '(')), ConditionError);
        std::string chain;
        for (int i = 0; i < 10'000; ++i) {
            chain += "not ";
        }
        QVERIFY_EXCEPTION_THROWN(Condition::parse(chain + "hens"), ConditionError);
    }

    void namesInConditions_data() {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("error");
        QTest::newRow("known") << "hens and pace=fast and C3"
                               << "";
        QTest::newRow("element") << "hens or geese"
                                 << "1:9 catalogue.unknown-name geese";
        QTest::newRow("quoted") << "\"hens or geese\""
                                << "1:10 catalogue.unknown-name geese";
        QTest::newRow("option without value") << "pace"
                                              << "1:1 catalogue.unknown-name pace";
        QTest::newRow("option") << "hens or speed=fast"
                                << "1:9 catalogue.unknown-option speed";
        QTest::newRow("value") << "pace=quick"
                               << "1:1 catalogue.unknown-value pace=quick";
        QTest::newRow("form") << "hens or"
                              << "1:8 catalogue.bad-condition end";
    }
    void namesInConditions() {
        QFETCH(QString, yaml);
        const Document document = parseYaml(yaml.toStdString(), "condition");
        QTEST(errorOf([&] { readCondition(document.root(), smallCatalogue()); }), "error");
    }

    void wording_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("c1");
        QTest::addColumn<QString>("c2");
        QTest::addColumn<QString>("c3");
        const auto row = [](const char *text, const char *c1, const char *c2, const char *c3) {
            QTest::newRow(text) << QString(text) << QString(c1) << QString(c2) << QString(c3);
        };
        row("", "", "", "");
        row("plain", "plain", "plain", "plain");
        row("your {follower|meeple}s", "your followers", "your meeples", "your meeples");
        row("{thief|highwayman|traveller}", "thief", "highwayman", "traveller");
        row("{a|b}{c|d}", "ac", "bd", "bd");
        row("one{ big|} {|new}", "one big ", "one new", "one new");
        row("open {brace", "open {brace", "open {brace", "open {brace");
        row("{a{b|c}", "{ab", "{ac", "{ac");
    }
    void wording() {
        QFETCH(QString, text);
        const auto in = [&](Edition edition) {
            return QString::fromStdString(worded(text.toStdString(), edition));
        };
        QTEST(in(Edition::C1), "c1");
        QTEST(in(Edition::C2), "c2");
        QTEST(in(Edition::C3), "c3");
        QCOMPARE(in(Edition::WE), in(Edition::C2));
    }

    void badWording_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("good");
        const auto row = [](const char *text, bool good) {
            QTest::newRow(text) << QString(text) << good;
        };
        row("{a|b} and {c|d|e}", true);
        row("{a}", false);
        row("{a|b|c|d}", false);
        row("{a|b", false);
        row("a|b}", false);
        row("{a|{b|c}}", false);
        row("{a|b}}", false);
        row("", false);
    }
    void badWording() {
        QFETCH(QString, text);
        QFETCH(bool, good);
        const Document document = parseYaml("text: \"" + text.toStdString() + '"', "words");
        const QString error = errorOf([&] { readText(document.root().at("text")); });
        QCOMPARE(error.isEmpty(), good);
        QVERIFY(good || error.startsWith("1:7 catalogue."));
    }

    void smallCatalogueIsRead() {
        const Catalogue &catalogue = smallCatalogue();
        QCOMPARE(catalogue.elements.size(), std::size_t(5));
        QVERIFY(catalogue.elements.at("animals").shared);
        QVERIFY(!catalogue.elements.at("hens").shared);
        QCOMPARE(catalogue.elements.at("hens").expansion, std::string("farmyard"));
        QCOMPARE(catalogue.tileSets.at("yard").expansion, std::string("farmyard"));
        const PieceKind &follower = catalogue.pieces.at("follower");
        QVERIFY(follower.is("follower") && follower.is("large") && !follower.is("special"));
        QVERIFY(follower.canStandOn(SegmentKind::Field) && !follower.canStandOn(SegmentKind::City));
        const PieceSupply &supply = catalogue.elements.at("ground").pieces.front();
        QCOMPARE(supply.forEach(2), 9);
        QCOMPARE(supply.forEach(3), 7);
        QCOMPARE(supply.forEach(4), 0);
        QCOMPARE(supply.scoreboard, 1);
        QCOMPARE(catalogue.elements.at("hens").pieces.front().reserve, 3);
        QCOMPARE(catalogue.elements.at("hens").pieces.front().common, 5);
        QCOMPARE(catalogue.options.at("pace").defaultFor(Edition::C1), std::string_view("fast"));
        QCOMPARE(catalogue.options.at("pace").defaultFor(Edition::C2), std::string_view("slow"));
        QVERIFY(!catalogue.elements.find("geese"));
    }

    void printsSectionsAndPublishers() {
        const Catalogue &catalogue = smallCatalogue();
        const Section &yards = catalogue.sections.at("yards");
        QCOMPARE(yards.group, std::string("base"));
        QCOMPARE(yards.number, std::string("7"));
        const Expansion &farmyard = catalogue.expansions.at("farmyard");
        QCOMPARE(farmyard.section, std::string("yards"));
        QCOMPARE(farmyard.publishers, (std::vector<std::string>{"HiG", "RGG"}));
        QVERIFY(!farmyard.neutral);
        QCOMPARE(farmyard.tileCount, 0);
        const Expansion &owls = catalogue.expansions.at("barn-owls");
        QVERIFY(owls.section.empty() && owls.publishers.empty());
        QCOMPARE(owls.editions, std::vector<Edition>{Edition::WE});
        QVERIFY(owls.neutral);
        QCOMPARE(owls.tileCount, 4);
        QCOMPARE(catalogue.bundles.at("box").marks, std::vector<std::string>{"interpretation"});
    }

    void everythingOfAPrint() {
        Catalogue catalogue = smallCatalogue();
        using Ids = std::vector<std::string>;
        QCOMPARE(catalogue.bundles.at("later").elements, (Ids{"ground", "hens", "foxes"}));
        QCOMPARE(catalogue.bundles.at("later").tileSets,
                 (std::vector<std::pair<std::string, int>>{{"yard", 1}}));
        QCOMPARE(catalogue.bundles.at("for-all").elements, Ids{"owls"});
        QVERIFY(catalogue.bundles.at("for-all").tileSets.empty());
        // What is added later belongs to it as well.
        const Document more = parseYaml("expansions: [{id: pond, name: P, group: base, editions: [C3], "
                                        "elements: [{id: ducks, name: D, text: D}]}]",
                                        "more");
        catalogue.add(more.root());
        QCOMPARE(catalogue.bundles.at("later").elements, (Ids{"ground", "hens", "foxes", "ducks"}));
    }

    void badCatalogues_data() {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("error");
        const auto row = [](const char *name, const char *yaml, const char *error) {
            QTest::newRow(name) << QString(yaml) << QString(error);
        };
        row("key", "groups:\n  - {id: a, name: A, colour: red}", "2:22 files.unknown-key colour");
        row("top key", "group: []", "1:1 files.unknown-key group");
        row("no id", "groups:\n  - {name: A}", "2:5 files.missing-key");
        row("twice", "groups:\n  - {id: a, name: A}\n  - {id: a, name: B}", "3:10 catalogue.duplicate-id a");
        row("id", "groups:\n  - {id: A b, name: A}", "2:10 catalogue.bad-id A b");
        row("reserved id", "groups:\n  - {id: and, name: A}", "2:10 catalogue.bad-id and");
        row("group", "expansions:\n  - {id: a, name: A, group: big, editions: []}",
            "2:29 catalogue.unknown-group big");
        row("edition", "expansions:\n  - {id: a, name: A, group: big, editions: [C9]}",
            "2:45 files.unknown-word C9");
        row("print", "bundles:\n  - {id: a, name: A, editions: [C1], all-of: [new]}",
            "2:47 files.unknown-word new");
        row("section",
            "groups: [{id: g, name: G}]\nexpansions:\n"
            "  - {id: a, name: A, group: g, section: s, editions: []}",
            "3:41 catalogue.unknown-section s");
        row("section elsewhere",
            "groups: [{id: g, name: G}, {id: h, name: H}]\nsections: [{id: s, name: S, group: "
            "h}]\nexpansions:\n"
            "  - {id: a, name: A, group: g, section: s, editions: []}",
            "4:41 catalogue.other-group s");
        row("publisher", "bundles:\n  - {id: a, name: A, editions: [C1], publishers: [Me]}",
            "2:51 files.unknown-word Me");
        row("tile count", "expansions:\n  - {id: a, name: A, group: g, editions: [], tile-count: 0}",
            "2:58 files.out-of-range 0");
        row("segment", "pieces:\n  - {id: a, name: A, stands-on: [sky], symbol: a}",
            "2:34 files.unknown-word sky");
        row("votes", "pieces:\n  - {id: a, name: A, votes: -1, symbol: a}", "2:29 files.out-of-range -1");
        row("piece", "elements:\n  - {id: a, name: A, text: A, pieces: [{piece: b, each: 1}]}",
            "2:48 catalogue.unknown-piece b");
        row("needs", "elements:\n  - {id: a, name: A, text: A, needs: [b]}",
            "2:39 catalogue.unknown-element b");
        row("implies", "elements:\n  - {id: a, name: A, text: A, implies: [b]}",
            "2:41 catalogue.unknown-element b");
        row("named twice", "elements:\n  - {id: a, name: A, text: A, needs: [a, a]}",
            "2:42 catalogue.named-twice a");
        row("bundle", "bundles:\n  - {id: a, name: A, editions: [C1], elements: [b]}",
            "2:49 catalogue.unknown-element b");
        row("tile set", "bundles:\n  - {id: a, name: A, editions: [C1], tiles: {b: 1}}",
            "2:46 catalogue.unknown-tile-set b");
        row("one value",
            "options:\n  - {id: a, name: A, sentence: A, values: [{id: b, name: B}], default: b}",
            "2:43 catalogue.too-few-values");
        row("default",
            "options:\n  - {id: a, name: A, sentence: A, values: [{id: b, name: B}, {id: c, name: C}], "
            "default: d}",
            "2:90 files.unknown-word d");
        row("when",
            "options:\n  - {id: a, name: A, sentence: A, values: [{id: b, name: B}, {id: c, name: C}], "
            "default: b, when: not hens}",
            "2:103 catalogue.unknown-name hens");
        row("option as element",
            "options:\n  - {id: a, name: A, sentence: A, values: [{id: b, name: B}, {id: c, name: C}], "
            "default: b}\n"
            "elements:\n  - {id: a, name: A, text: A}",
            "4:10 catalogue.duplicate-id a");
        row("wording", "groups:\n  - {id: a, name: \"{A}\"}", "2:19 catalogue.bad-wording {A}");
        row("empty", "", "1:1 files.wrong-kind nothing");
    }
    void badCatalogues() {
        QFETCH(QString, yaml);
        const Document document = parseYaml(yaml.toStdString(), "bad.yaml");
        QTEST(errorOf([&] { Catalogue::read(document.root()); }), "error");
    }

    void addingFailsAsAWhole() {
        Catalogue catalogue = smallCatalogue();
        const Document good = parseYaml("elements: [{id: geese, name: G, text: G, needs: [hens]}]", "good");
        catalogue.add(good.root());
        QVERIFY(catalogue.elements.find("geese"));
        const Document bad = parseYaml("elements: [{id: cats, name: C, text: C, needs: [mice]}]", "bad");
        QVERIFY_EXCEPTION_THROWN(catalogue.add(bad.root()), FileError);
        QVERIFY(!catalogue.elements.find("cats"));
    }

    void selections() {
        Selection selection =
            selected("{edition: C1, elements: [hens], tiles: {yard: 3}, options: {pace: slow}}");
        QCOMPARE(selection.elements, (std::vector<std::string>{"animals", "ground", "hens"}));
        QCOMPARE(selection.copies("yard"), 3);
        QCOMPARE(selection.copies("court"), 0);
        QCOMPARE(selection.option(smallCatalogue(), "pace"), std::string_view("slow"));
        QCOMPARE(selection.options.size(), std::size_t(1));
        selection.setOption(smallCatalogue(), "pace", "fast");
        QVERIFY(selection.options.empty());
        QCOMPARE(selection,
                 selected("{edition: C1, elements: [hens], tiles: {yard: 3}, options: {pace: fast}}"));
        QVERIFY(selection !=
                selected("{edition: C2, elements: [hens], tiles: {yard: 3}, options: {pace: fast}}"));
        QVERIFY_EXCEPTION_THROWN(selection.setOption(smallCatalogue(), "pace", "quick"), std::out_of_range);
        QVERIFY_EXCEPTION_THROWN((void)selection.option(smallCatalogue(), "speed"), std::out_of_range);
    }

    void selectionsOfBoxesAndNeeds() {
        const Catalogue &catalogue = smallCatalogue();
        const Selection box = selectionOf(catalogue.bundles.at("box"), Edition::C1, catalogue);
        QCOMPARE(box, selected("{edition: C1, elements: [hens], tiles: {yard: 2}}"));
        QVERIFY(unmetRequirements(box, catalogue).empty());
        const auto unmet = unmetRequirements(selected("{elements: [foxes]}"), catalogue);
        QCOMPARE(unmet, (std::vector<std::pair<std::string, std::string>>{{"foxes", "hens"}}));
        QCOMPARE(selected("{}").edition, Edition::C3);
        QCOMPARE(selected("{}").elements, (std::vector<std::string>{"ground"}));
    }

    void badSelections_data() {
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("error");
        const auto row = [](const char *name, const char *yaml, const char *error) {
            QTest::newRow(name) << QString(yaml) << QString(error);
        };
        row("key", "{edition: C1, sets: {}}", "1:15 files.unknown-key sets");
        row("edition", "{edition: C7}", "1:11 files.unknown-word C7");
        row("element", "{elements: [hens, geese]}", "1:19 catalogue.unknown-element geese");
        row("twice", "{elements: [hens, hens]}", "1:19 catalogue.named-twice hens");
        row("tiles", "{tiles: {court: 1}}", "1:10 catalogue.unknown-tile-set court");
        row("copies", "{tiles: {yard: 0}}", "1:16 files.out-of-range 0");
        row("option", "{options: {speed: fast}}", "1:12 catalogue.unknown-option speed");
        row("value", "{options: {pace: quick}}", "1:18 catalogue.unknown-value quick");
    }
    void badSelections() {
        QFETCH(QString, yaml);
        QTEST(errorOf([&] { selected(yaml.toStdString()); }), "error");
    }

    void unknownNamesAreAnsweredWithTheKnown() {
        try {
            selected("{elements: [geese]}");
            QFAIL("no error");
        } catch (const FileError &error) {
            QCOMPARE(error.expected, std::string("animals, ground, hens, foxes, owls"));
        }
    }

    // By group, in it by the number on the box, and what belongs together in one place.
    void theCatalogueIsInOrder() {
        const Catalogue catalogue = Catalogue::read(embeddedDocument("expansions.yaml")->root());
        std::vector<std::string> groups;
        std::vector<std::string> sections;
        int number = 0;
        for (const Expansion &expansion : catalogue.expansions) {
            if (groups.empty() || groups.back() != expansion.group) {
                groups.push_back(expansion.group);
                number = 0;
            }
            if (sections.empty() || sections.back() != expansion.section) {
                sections.push_back(expansion.section);
            }
            const int own = expansion.number.empty() ? number : std::stoi(expansion.number);
            QVERIFY2(own >= number, expansion.id.c_str());
            number = own;
            // Something can be chosen of each, and it is sold somewhere.
            QVERIFY2(!expansion.elements.empty() || !expansion.tileSets.empty(), expansion.id.c_str());
            QVERIFY2(!expansion.editions.empty() || expansion.neutral, expansion.id.c_str());
            QVERIFY2(expansion.tileCount == 0 || expansion.tileSets.empty(), expansion.id.c_str());
        }
        std::vector<std::string> order;
        for (const ExpansionGroup &group : catalogue.groups) {
            order.push_back(group.id);
        }
        QCOMPARE(groups, order);
        std::erase(sections, std::string());
        QCOMPARE(std::set<std::string>(sections.begin(), sections.end()).size(), sections.size());
        QCOMPARE(sections.size(), catalogue.sections.size());
    }

    void piecesOfTheBoxes_data() {
        QTest::addColumn<QString>("element");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("each");
        QTest::addColumn<int>("common");
        const auto row = [](const char *element, int players, int each, int common) {
            QTest::addRow("%s, %d", element, players) << QString(element) << players << each << common;
        };
        row("catapult", 4, 4, 0);
        row("bridges", 4, 3, 0);
        row("castles", 5, 2, 0);
        row("shepherd", 2, 1, 18);
        row("circus", 3, 0, 17); // 16 animals and the big top
        row("guard-meeples", 6, 2, 0);
        row("ghosts", 6, 0, 15);
        row("goldmines", 3, 0, 16);
        row("plague", 3, 0, 24);
        row("tunnels", 2, 6, 0);
        row("tunnels", 3, 4, 0);
        row("tunnels", 6, 2, 0);
        row("little-buildings", 2, 9, 0);
        row("little-buildings", 3, 6, 0);
        row("little-buildings", 6, 3, 0);
        row("fruit-bearing-trees", 2, 0, 24);
        row("gifts", 5, 0, 25);
        row("bets", 6, 6, 0);
        row("land-surveyors", 2, 0, 12);
        row("black-floors", 4, 3, 0);
        row("white-floors", 4, 1, 0);
        row("covid-19", 2, 0, 50);
    }
    void piecesOfTheBoxes() {
        QFETCH(QString, element);
        QFETCH(int, players);
        static const Catalogue catalogue = Catalogue::read(embeddedDocument("expansions.yaml")->root());
        int each = 0;
        int common = 0;
        for (const PieceSupply &supply : catalogue.elements.at(element.toStdString()).pieces) {
            each += supply.when.always() ? supply.forEach(players) : 0;
            common += supply.common;
        }
        QTEST(each, "each");
        QTEST(common, "common");
    }

    // What one element brings may depend on another, and on options.
    void handOut_data() {
        QTest::addColumn<QString>("selection");
        QTest::addColumn<QString>("pieces");
        QTest::addColumn<QList<int>>("each"); // for 2 to 6 players
        const auto row = [](const char *selection, const char *pieces, const QList<int> &each) {
            QTest::addRow("%s, %s", selection, pieces) << QString(selection) << QString(pieces) << each;
        };
        row("elements: [tower]", "tower-piece", {10, 9, 7, 6, 5});
        row("elements: [tower, black-floors, white-floors]", "tower-piece", {8, 7, 6, 5, 4});
        row("elements: [tower, black-floors, white-floors]", "black-floor", {4, 3, 3, 2, 2});
        row("elements: [tower, black-floors, white-floors]", "white-floor", {2, 2, 1, 1, 1});
        row("elements: [tower, white-floors]", "tower-piece", {8, 7, 6, 5, 4});
        row("elements: []", "follower", {7, 7, 7, 7, 7});
        row("elements: [guard-meeples]", "follower", {5, 5, 5, 5, 5});
        const char *buildings = "shed house small-tower any-little-building";
        row("elements: [little-buildings]", buildings, {9, 6, 4, 3, 3});
        row("elements: [little-buildings], options: {little-building-worth: by-kind}", buildings,
            {9, 6, 3, 3, 3});
    }
    void handOut() {
        QFETCH(QString, selection);
        QFETCH(QString, pieces);
        static const Catalogue catalogue = Catalogue::read(embeddedDocument("expansions.yaml")->root());
        const Document given = parseYaml('{' + selection.toStdString() + '}', "selection");
        const Selection chosen = readSelection(given.root(), catalogue);
        QList<int> each;
        for (int players = 2; players <= 6; ++players) {
            int sum = 0;
            for (const std::string &id : chosen.elements) {
                for (const PieceSupply &supply : catalogue.elements.at(id).pieces) {
                    const bool named = pieces.split(' ').contains(QString::fromStdString(supply.piece));
                    sum += named && supply.isIn(chosen, catalogue) ? supply.forEach(players) : 0;
                }
            }
            each << sum;
        }
        QTEST(each, "each");
    }

    void theCatalogueHoldsTogether() {
        const Document *document = embeddedDocument("expansions.yaml");
        QVERIFY(document);
        const Catalogue catalogue = Catalogue::read(document->root());
        for (const char *element :
             {"base-game", "farmers", "abbot", "gardens", "river-1", "river-2", "inns", "cathedrals",
              "big-follower", "trade-goods", "builder", "pig", "pig-herd"}) {
            QVERIFY2(catalogue.elements.find(element), element);
        }
        QVERIFY(catalogue.elements.at("base-game").always);
        QCOMPARE(catalogue.elements.at("base-game").pieces.front().forEach(5), 7);
        QCOMPARE(catalogue.elements.at("trade-goods").pieces.size(), std::size_t(3));
        QCOMPARE(catalogue.pieces.at("large-follower").votes, 2);
        for (const Edition edition : Editions) {
            QCOMPARE(catalogue.options.at("farm-scoring").defaultFor(edition), std::string_view("third"));
        }
        for (const TileSetEntry &set : catalogue.tileSets) {
            const std::string name = "resources/tiles/" + set.id + ".yaml";
            QVERIFY2(embeddedDocument(name), name.c_str());
        }
        for (const Bundle &bundle : catalogue.bundles) {
            const Selection selection = selectionOf(bundle, bundle.editions.front(), catalogue);
            QVERIFY2(unmetRequirements(selection, catalogue).empty(), bundle.id.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
