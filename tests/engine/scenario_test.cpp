// SPDX-License-Identifier: MIT
// Plays every file of tests/scenarios: situations as the rules' own examples tell them.
#include <QTest>

#include <algorithm>
#include <filesystem>

#include "engine/files/reader.h"
#include "engine/game/embedded_world.h"
#include "tests/support/scenario.h"

using namespace scorekeep;

class ScenarioTest : public QObject {
    Q_OBJECT

private slots:
    void everythingComesAsTold_data() {
        QTest::addColumn<QString>("failures");
        std::vector<std::filesystem::path> files;
        for (const auto &entry :
             std::filesystem::recursive_directory_iterator(std::string(SCOREKEEP_SOURCE_DIR) + "/tests/scenarios")) {
            if (entry.path().extension() == ".yaml") {
                files.push_back(entry.path());
            }
        }
        std::sort(files.begin(), files.end());
        QVERIFY(!files.empty());
        for (const std::filesystem::path &file : files) {
            const Document document = loadYaml(file.string());
            for (const ScenarioCase &one : playScenarios(document.root(), embeddedWorld())) {
                QStringList failures;
                for (const std::string &failure : one.failures) {
                    failures += QString::fromStdString(failure);
                }
                const std::string name = file.parent_path().filename().string() + "/" + file.stem().string() + ": " +
                                         one.name;
                QTest::newRow(name.c_str()) << failures.join(QLatin1String("\n"));
            }
        }
    }
    void everythingComesAsTold() {
        QFETCH(QString, failures);
        QVERIFY2(failures.isEmpty(), qPrintable(failures));
    }

    void aWrongExpectationFails() {
        const Document document = parseYaml(R"(
cases:
  - name: nothing happens
    selection: {edition: C2, elements: [], tiles: {base: 1}}
    moves: []
    expect: [A 5, asks place.tile, A road 3, A has 6 follower]
)",
                                            "wrong.yaml");
        const std::vector<ScenarioCase> played = playScenarios(document.root(), embeddedWorld());
        QCOMPARE(played.front().failures.size(), std::size_t(4));
    }
};

QTEST_APPLESS_MAIN(ScenarioTest)
#include "scenario_test.moc"
