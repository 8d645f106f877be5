// SPDX-License-Identifier: MIT
// Holds the catalogue to the names that people and texts use for what it must hold
// (tests/seeds/catalogue.tsv).
#include "engine/catalogue/catalogue.h"
#include "engine/files/embedded.h"

#include <QtTest>

#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace scorekeep;

namespace {

struct Named {
    int line = 0;
    std::string seed;
    std::string name;
    std::string kind;
    std::string ours; // a condition, ids, or why there are none
};

const Catalogue &catalogue() {
    static const Catalogue read = Catalogue::read(embeddedDocument("expansions.yaml")->root());
    return read;
}

std::vector<std::string> split(const std::string &text, char at) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, at);) {
        parts.push_back(part);
    }
    return parts;
}

std::vector<Named> readNames() {
    std::ifstream file(SCOREKEEP_SOURCE_DIR "/tests/seeds/catalogue.tsv");
    std::vector<Named> rows;
    std::string text;
    for (int line = 1; std::getline(file, text); ++line) {
        const std::vector<std::string> cells = split(text, '\t');
        if (!text.starts_with('#') && cells.size() == 4 && cells[0] != "seed") {
            rows.push_back({line, cells[0], cells[1], cells[2], cells[3]});
        } else if (cells.size() != 4 && !text.starts_with('#')) {
            rows.push_back({line, {}, text, "broken", {}});
        }
    }
    return rows;
}

bool has(const std::string &kind, const std::string &id) {
    const Catalogue &all = catalogue();
    return (kind == "expansion" && all.expansions.find(id)) || (kind == "element" && all.elements.find(id)) ||
           (kind == "section" && all.sections.find(id)) || (kind == "bundle" && all.bundles.find(id)) ||
           (kind == "group" && all.groups.find(id)) || (kind == "edition" && editionFrom(id));
}

// What a row names and the catalogue lacks. Throws ConditionError.
std::vector<std::string> lacking(const std::string &kind, const std::string &ours) {
    std::vector<std::string> missing;
    if (kind == "condition") {
        const Condition condition = Condition::parse(ours);
        for (const Condition::Name &name : condition.identifiers()) {
            const Option *option = catalogue().options.find(name.id);
            const bool known = name.value.empty() ? has("element", name.id) || has("edition", name.id)
                                                  : option && option->allows(name.value);
            if (!known) {
                missing.push_back(name.id);
            }
        }
        return missing;
    }
    for (const std::string &id : split(ours, ' ')) {
        if (!has(kind, id)) {
            missing.push_back(id);
        }
    }
    return missing;
}

// What is wrong with a row; empty when nothing is.
QString faultOf(const Named &row) {
    static const std::set<std::string> kinds{"condition", "expansion", "element", "section",
                                             "bundle",    "group",     "edition"};
    if (row.name.empty() || row.ours.empty()) {
        return QStringLiteral("the row is not complete");
    }
    if (row.kind == "none") {
        return {};
    }
    if (!kinds.contains(row.kind)) {
        return QStringLiteral("there is no such kind");
    }
    const std::vector<std::string> missing = lacking(row.kind, row.ours);
    return missing.empty() ? QString() : QStringLiteral("no ") + QString::fromStdString(missing.front());
}

} // namespace

class CatalogueNamesTest : public QObject {
    Q_OBJECT

private slots:
    void rulesCanFail_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("ours");
        QTest::addColumn<bool>("good");
        const auto row = [](const char *kind, const char *ours, bool good) {
            QTest::addRow("%s %s", kind, ours) << QString(kind) << QString(ours) << good;
        };
        row("condition", "inns and not C1", true);
        row("condition", "inns and geese", false);
        row("condition", "river-u-turn=strict", true);
        row("condition", "river-u-turn=never", false);
        row("element", "inns cathedrals", true);
        row("element", "inns geese", false);
        row("expansion", "inns", false);
        row("bundle", "base-c1", true);
        row("edition", "C1 WE", true);
        row("none", "why", true);
        row("word", "inns", false);
        row("element", "", false);
    }
    void rulesCanFail() {
        QFETCH(QString, kind);
        QFETCH(QString, ours);
        QFETCH(bool, good);
        QCOMPARE(faultOf({1, "000", "name", kind.toStdString(), ours.toStdString()}).isEmpty(), good);
    }

    void everyNameHasItsPlace() {
        const std::vector<Named> rows = readNames();
        QVERIFY(rows.size() > 400);
        std::set<std::pair<std::string, std::string>> seen;
        std::set<std::string> seeds;
        QStringList faults;
        for (const Named &row : rows) {
            seeds.insert(row.seed);
            const QString fault = seen.emplace(row.seed, row.name).second
                                      ? faultOf(row)
                                      : QStringLiteral("the name is there twice");
            if (!fault.isEmpty()) {
                faults << QStringLiteral("line %1, %2: %3")
                              .arg(row.line)
                              .arg(QString::fromStdString(row.name), fault);
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
        QCOMPARE(seeds, (std::set<std::string>{"000", "002", "003", "004"}));
    }
};

QTEST_APPLESS_MAIN(CatalogueNamesTest)
#include "catalogue_names_test.moc"
