// SPDX-License-Identifier: MIT
// Worked values without a board: facts in, lines out. tests/calculator/README.md explains the files.
#include "engine/catalogue/selection.h"
#include "engine/files/reader.h"
#include "engine/game/calculator.h"
#include "engine/game/embedded_world.h"
#include "tests/support/games.h"

#include <QDir>
#include <QTest>

#include <map>

using namespace scorekeep;

namespace {

QString told(const FileError &error) {
    return QStringLiteral("%1:%2: %3 '%4'")
        .arg(QString::fromStdString(error.file))
        .arg(error.line)
        .arg(QString::fromStdString(error.id), QString::fromStdString(error.found));
}

Setup setupOf(const Node &group, const World &world) {
    Setup setup = baseGame(world, 2);
    if (const auto edition = group.find("edition")) {
        setup.selection.edition = readEdition(*edition);
    }
    if (const auto elements = group.find("elements")) {
        for (const std::string_view id : elements->texts()) {
            if (world.catalogue.elements.find(id) == nullptr) {
                elements->fail("catalogue.unknown-element", std::string(id));
            }
            setup.selection.elements.emplace_back(id);
        }
    }
    setup.selection = normalised(setup.selection, world.catalogue);
    if (const auto options = group.find("options")) {
        for (const auto &[id, value] : options->entries()) {
            setup.selection.setOption(world.catalogue, id.text(), value.text());
        }
    }
    return setup;
}

Facts factsOf(const Node &map, const Rules &rules, const std::vector<FactId> &asked) {
    Facts facts;
    for (const auto &[name, value] : map.entries()) {
        const auto id = rules.fact(name.text());
        if (!id || std::find(asked.begin(), asked.end(), *id) == asked.end()) {
            name.fail("calculator.fact-not-asked", name.excerpt());
        }
        const FactDeclaration &declared = rules.spine().facts[*id];
        const int number = declared.type == FactDeclaration::Type::Flag ? int(value.flag()) : value.number();
        facts.setFor(declared.perPlayer ? PlayerId(0) : NoPlayer, *id, number);
    }
    return facts;
}

QString linesOf(const Calculation &calculation, const Rules &rules) {
    QStringList lines;
    for (const ScoreLine &line : calculation.lines) {
        lines << QStringLiteral("%1 %2").arg(QString::fromStdString(rules.row(line.row).id)).arg(line.points);
    }
    return lines.join(QStringLiteral(", "));
}

// What is wrong with the case; nothing when all is well.
QString mistake(const Node &one, const Rules &rules, SubjectId subject, Phase phase) {
    one.only({"facts", "points", "lines"});
    const Facts facts = factsOf(one.at("facts"), rules, factsAsked(rules, subject, phase));
    const Calculation result = calculate(rules, subject, phase, facts, 0);
    int sum = 0;
    for (const ScoreLine &line : result.lines) {
        sum += line.points;
    }
    const QString place = QStringLiteral("%1:%2: ").arg(QString::fromUtf8(one.file().data())).arg(one.line());
    if (sum != result.points) {
        return place + QStringLiteral("the lines make %1, the points are %2").arg(sum).arg(result.points);
    }
    const QString lines = linesOf(result, rules);
    if (result.points != one.at("points").number()) {
        return place + QStringLiteral("%1 points (%2)").arg(result.points).arg(lines);
    }
    if (const auto wanted = one.find("lines")) {
        QStringList list;
        for (const std::string_view line : wanted->texts()) {
            list << QString::fromUtf8(line.data(), qsizetype(line.size()));
        }
        if (list.join(QStringLiteral(", ")) != lines) {
            return place + lines;
        }
    }
    return {};
}

} // namespace

class CalculatorTest : public QObject {
    Q_OBJECT
private slots:
    void workedValues_data() {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(SCOREKEEP_SOURCE_DIR "/tests/calculator"));
        const QStringList names = folder.entryList({QStringLiteral("*.yaml")});
        QVERIFY(!names.isEmpty());
        for (const QString &name : names) {
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
        }
    }
    void workedValues() {
        QFETCH(QString, file);
        const World &world = embeddedWorld();
        QStringList wrong;
        int cases = 0;
        try {
            const std::string name = file.toStdString();
            const Document document = parseYaml(readFile(name), name);
            for (const Node group : document.root().items()) {
                group.only({"edition", "elements", "options", "subject", "phase", "cases"});
                const Setup setup = setupOf(group, world);
                const Rules rules(world, setup);
                const auto subject = rules.subject(group.at("subject").text());
                if (!subject) {
                    group.at("subject").fail("calculator.unknown-subject", group.at("subject").excerpt());
                }
                const Phase phase = Phase(group.at("phase").oneOf({"during", "after"}));
                for (const Node one : group.at("cases").items()) {
                    ++cases;
                    if (const QString what = mistake(one, rules, *subject, phase); !what.isEmpty()) {
                        wrong << what;
                    }
                }
            }
        } catch (const FileError &error) {
            QFAIL(qPrintable(told(error)));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
        qInfo("%d cases", cases);
    }

    // The calculator and a played game count the same: every resolution of random facts equals the sum of
    // rows.
    void asksForWhatTheRowsRead() {
        const World &world = embeddedWorld();
        const Rules rules(world, everythingPlayed(world, 2));
        for (const Phase phase : {Phase::During, Phase::After}) {
            for (const SubjectId subject : calculableSubjects(rules, phase)) {
                const std::vector<FactId> asked = factsAsked(rules, subject, phase);
                Facts facts;
                for (const FactId fact : asked) {
                    facts.set(fact, 1);
                }
                const Calculation result =
                    calculate(rules, subject, phase, facts, 0); // throws for an undeclared fact
                int sum = 0;
                for (const ScoreLine &line : result.lines) {
                    sum += line.points;
                }
                QCOMPARE(sum, result.points);
            }
        }
    }
};

QTEST_GUILESS_MAIN(CalculatorTest)
#include "calculator_test.moc"
