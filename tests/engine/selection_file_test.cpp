// SPDX-License-Identifier: MIT
// Tests of selections as text files: they come back as they were, with names for people, and errors have places.
#include "engine/catalogue/selection_file.h"
#include "engine/game/embedded_world.h"
#include "tests/engine/file_errors.h"

#include <QTest>

using namespace scorekeep;

namespace {

const Catalogue &catalogue() {
    return embeddedWorld().catalogue;
}

Selection read(const std::string &text) {
    return parseSelectionFile(text, "mix.yaml", catalogue());
}

Selection mix() {
    Selection selection;
    selection.edition = Edition::C1;
    selection.elements = {"inns", "big-follower", "river-2"};
    selection.tileSets = {{"base", 2}, {"inns-and-cathedrals", 1}};
    selection = normalised(std::move(selection), catalogue());
    selection.setOption(catalogue(), "small-city", "2");
    return selection;
}

} // namespace

class SelectionFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack() { QCOMPARE(read(writeSelectionFile(mix(), catalogue())), mix()); }

    void everyBoxComesBack() {
        for (const Bundle &bundle : catalogue().bundles) {
            for (const Edition edition : Editions) {
                const Selection selection = selectionOf(bundle, edition, catalogue());
                QVERIFY2(read(writeSelectionFile(selection, catalogue())) == selection, bundle.id.c_str());
            }
        }
    }

    void saysNames() {
        const std::string text = writeSelectionFile(mix(), catalogue());
        QVERIFY(text.starts_with("scorekeep-selection: 1\nselection:\n  edition: C1\n"));
        QVERIFY(text.find("    # Inns & Cathedrals\n    - inns # Inns\n") != std::string::npos);
        QVERIFY(text.find("    base: 2\n") != std::string::npos);
        QVERIFY(text.find("- river #") == std::string::npos); // comes with River II
        Selection later = mix();
        later.edition = Edition::C3;
        const std::string other = writeSelectionFile(later, catalogue());
        QVERIFY(other.find("big-follower # Large meeple") != std::string::npos);
    }

    void errorsHavePlaces_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const QString head = QStringLiteral("scorekeep-selection: 1\n");
        QTest::newRow("another file") << "edition: C1\n" << "1:1 selection.no-selection";
        QTest::newRow("nothing") << "" << "1:1 selection.no-selection";
        QTest::newRow("newer") << "scorekeep-selection: 2\nmore: 1\n" << "1:22 selection.newer-version";
        QTest::newRow("older") << "scorekeep-selection: 0\n" << "1:22 files.out-of-range";
        QTest::newRow("unknown key") << head + "selection: {}\nselections: {}\n" << "3:1 files.unknown-key";
        QTest::newRow("no selection") << head << "1:1 files.missing-key";
        QTest::newRow("element") << head + "selection:\n  elements:\n    - inns\n    - inn\n"
                                 << "5:7 catalogue.unknown-element";
        QTest::newRow("twice") << head + "selection:\n  elements: [inns, inns]\n" << "3:20 catalogue.named-twice";
        QTest::newRow("no edition") << head + "selection:\n  elements: [inns]\n" << "3:3 files.missing-key";
        QTest::newRow("no elements") << head + "selection: {edition: C1}\n" << "2:12 files.missing-key";
        QTest::newRow("set") << head + "selection:\n  tiles: {bas: 1}\n" << "3:11 catalogue.unknown-tile-set";
        QTest::newRow("value") << head + "selection:\n  options: {small-city: x}\n"
                               << "3:25 catalogue.unknown-value";
    }
    void errorsHavePlaces() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const auto found = errorOf([&] { read(text.toStdString()); });
        QCOMPARE(place(found), error);
        QCOMPARE(found->file, std::string("mix.yaml"));
    }
};

QTEST_APPLESS_MAIN(SelectionFileTest)
#include "selection_file_test.moc"
