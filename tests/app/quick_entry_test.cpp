// SPDX-License-Identifier: MIT
// Lines that a person types, in every language: what they enter, what is wrong with them, and how they go on.
#include "app/i18n/game_text.h"
#include "app/i18n/language.h"
#include "app/model/quick_entry.h"
#include "app/player_look.h"
#include "engine/game/calculator.h"
#include "engine/game/embedded_world.h"

#include <QTest>

#include <memory>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

Setup setupWith(Edition edition, const std::vector<std::string> &elements,
                const std::vector<PlayerSetup> &players = {{"Anna", "red"}, {"Ben", "blue"}, {"Bea Lange", "green"}}) {
    Setup setup;
    setup.board = false;
    setup.players = players;
    setup.selection = normalised({edition, elements, {}, {}}, embeddedWorld().catalogue);
    return setup;
}

const std::vector<std::string> Usual{"base-game", "farmers", "inns", "cathedrals", "trade-goods", "pig", "abbot"};

std::vector<std::string> everything() {
    std::vector<std::string> all;
    for (const Element &element : embeddedWorld().catalogue.elements) {
        all.push_back(element.id);
    }
    return all;
}

} // namespace

class QuickEntryTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Rules> m_rules;

    void use(const Setup &setup) { m_rules = std::make_unique<Rules>(embeddedWorld(), setup); }
    QuickReading read(const QString &line, Phase usual = Phase::During, bool players = true) const {
        return QuickEntry(*m_rules, players, usual).read(line);
    }
    // What was understood in short: "0 2 road during tiles=5 inn=1", "1 +5 why", or the problem.
    QString said(const QuickReading &reading) const {
        if (!reading.problem.isEmpty()) {
            return reading.problem;
        }
        if (reading.kind == QuickReading::Kind::Points) {
            return QStringLiteral("%1 %2 %3").arg(int(reading.player)).arg(signedNumber(reading.points), reading.reason).trimmed();
        }
        QStringList words;
        for (PlayerId player = 0; player < m_rules->players(); ++player) {
            words << (contains(reading.score.receivers, player) ? QStringList(QString::number(player)) : QStringList());
        }
        if (reading.kind == QuickReading::Kind::Nothing) {
            return QStringLiteral("nothing");
        }
        words << QString::fromStdString(m_rules->subjectName(reading.score.subject));
        words << (reading.score.phase == Phase::During ? QStringLiteral("during") : QStringLiteral("after"));
        for (const EnteredFact &fact : reading.score.facts) {
            QString word = QString::fromStdString(m_rules->spine().facts[fact.fact].id);
            word += fact.player == NoPlayer ? QString() : QStringLiteral(".%1").arg(int(fact.player));
            words << QStringLiteral("%1=%2").arg(word).arg(fact.value);
        }
        return words.join(QLatin1Char(' '));
    }

private Q_SLOTS:
    void cleanup() { m_rules.reset(); }

    void lines_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("means");
        const auto row = [](const char *line, const char *means) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(means);
        };
        row("", "nothing");
        row("   ", "nothing");
        row("blue red road 5 inn", "0 1 road during tiles=5 inn=1");
        row("anna city 7 pennants 2 cathedral", "0 city during tiles=7 coats-of-arms=2 cathedral=1");
        row("red cloister 8 end", "0 monastery after neighbours=8");
        row("red cloister 8 after", "0 monastery after neighbours=8");
        row("Ben +5 as agreed", "1 +5 as agreed");
        row("ben -3", "1 −3");
        row("ben −3 paid twice", "1 −3 paid twice");
        row("bea lange road 4", "2 road during tiles=4");
        row("lange road 4", "2 road during tiles=4");
        row("bea ro 4", "2 road during tiles=4");
        row("GREEN ROAD 4 INN", "2 road during tiles=4 inn=1");
        row("an, be road 4", "“be” can be: Ben, Bea Lange.");
        row("anna, ben road 4", "0 1 road during tiles=4");
        row("r road 4", "0 road during tiles=4"); // a line begins with a player
        row("anna city 3 2 pennants", "0 city during tiles=3 coats-of-arms=2");
        row("anna city pennants 2 3", "0 city during tiles=3 coats-of-arms=2");
        row("anna city pennants 2 tiles 3", "0 city during tiles=3 coats-of-arms=2");
        row("anna city 2 pennants 3 tiles", "0 city during tiles=3 coats-of-arms=2");
        row("anna city cathedral 3", "0 city during tiles=3 cathedral=1");
        row("anna city 0", "0 city during");
        row("anna farm completed 4 pig", "0 field after completed-cities=4 own-pig.0=1");
        row("anna ben farm 4 pig", "0 1 field after completed-cities=4 own-pig.0=1 own-pig.1=1");
        row("anna farm 4 during", "Farm pays nothing during the game.");
    }

    void lines() {
        QFETCH(QString, line);
        QFETCH(QString, means);
        use(setupWith(Edition::C1, Usual));
        QCOMPARE(said(read(line)), means);
    }

    void problems_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem"); // its beginning
        const auto row = [](const char *line, const char *problem) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(problem);
        };
        row("anna", "What was scored? A feature, or points as +5.");
        row("road 5", "Say first who gets the points: Anna, red, Ben, blue, Bea Lange, green.");
        row("carl road 5", "“carl” is no player of this game. Possible: ");
        row("anna rode 5", "“rode” is nothing that scores here. Possible: Road, ");
        row("anna 5", "“5” is nothing that scores here.");
        row("anna road 5 cathedral", "“cathedral” does not count here. Possible: ");
        row("anna road 5 inn inn", "“Inn” is said twice.");
        row("anna road 5 6", "“6” is a number too many.");
        row("anna city 7 3", "What is “3” the number of? Possible: Pennants.");
        row("anna city 7 pennants", "How many? “Pennants” needs a number.");
        row("anna city", "How many? “Tiles” needs a number.");
        row("anna road inn", "How many? “Tiles” needs a number.");
        row("anna city 12345", "12345 is more than can be counted.");
        row("anna ben +5", "Points alone go to one player at a time.");
        row("anna +0", "“+0” is no number of points from 1 to 9999.");
        row("anna +99999", "“+99999” is no number of points from 1 to 9999.");
    }

    void problems() {
        QFETCH(QString, line);
        QFETCH(QString, problem);
        use(setupWith(Edition::C1, Usual));
        const QString found = read(line).problem;
        QVERIFY2(found.startsWith(problem) && found.isEmpty() == problem.isEmpty(), qPrintable(found));
    }

    void whatCanBeSeveralThingsIsNamed() {
        use(setupWith(Edition::C2, everything()));
        QVERIFY2(read(QStringLiteral("anna c 5")).problem.startsWith(QStringLiteral("“c” can be: City, ")),
                 qPrintable(read(QStringLiteral("anna c 5")).problem));
        QCOMPARE(said(read(QStringLiteral("anna castle 0"))), QStringLiteral("0 castle during"));
        QCOMPARE(said(read(QStringLiteral("anna robber baron 0"))).section(QLatin1Char(' '), 0, 1), QStringLiteral("0 robber"));
        // A player who is called like a feature.
        use(setupWith(Edition::C2, Usual, {{"Roa", "red"}, {"Ben", "blue"}}));
        QCOMPARE(said(read(QStringLiteral("ro road 3"))), QStringLiteral("0 road during tiles=3"));
        QCOMPARE(said(read(QStringLiteral("ben ro 3"))), QStringLiteral("“ro” can be: Roa, Road."));
        QCOMPARE(said(read(QStringLiteral("ben roa road 3"))), QStringLiteral("0 1 road during tiles=3"));
    }

    void theFinalScoringIsMeantWhereItRuns() {
        use(setupWith(Edition::C3, Usual));
        QCOMPARE(said(read(QStringLiteral("anna city 3"), Phase::After)), QStringLiteral("0 city after tiles=3"));
        QCOMPARE(said(read(QStringLiteral("anna city 3 during"), Phase::After)), QStringLiteral("0 city during tiles=3"));
        QCOMPARE(said(read(QStringLiteral("road 3"), Phase::During, false)), QStringLiteral("0 road during tiles=3"));
    }

    void completes() {
        use(setupWith(Edition::C1, Usual));
        const QuickEntry entry(*m_rules, true, Phase::During);
        const auto lines = [&](const char *line) { return entry.completions(QString::fromUtf8(line)); };
        QCOMPARE(lines("b"), QStringList({QStringLiteral("Ben"), QStringLiteral("blue"), QStringLiteral("Bea Lange")}));
        QCOMPARE(lines("ben ro"), QStringList{QStringLiteral("ben Road")});
        QCOMPARE(lines("ben road 5 i"), QStringList{QStringLiteral("ben road 5 Inn")});
        QVERIFY(lines("ben road 5 e").contains(QStringLiteral("ben road 5 end")));
        QVERIFY(lines("ben road 5 inn").isEmpty());
        QVERIFY(lines("ben road 5 inn i").isEmpty()); // it is said
        QVERIFY(lines("ben road 5").isEmpty());
        QVERIFY(lines("ben ").isEmpty());
        QVERIFY(lines("").isEmpty());
        QCOMPARE(lines("bea la"), QStringList{QStringLiteral("Bea Lange")});
        QVERIFY(lines("ben city 4 pe").contains(QStringLiteral("ben city 4 Pennants")));
        for (const char *line : {"ben road 5 i", "b", "ben ro"}) {
            for (const QString &whole : lines(line)) {
                QVERIFY2(!read(whole).problem.contains(QStringLiteral("can be")), qPrintable(whole));
            }
        }
    }

    // Every table and all that it counts, by the whole names that each language has for them.
    void everyLanguageCanBeTyped_data() {
        QTest::addColumn<QString>("code");
        for (const QString &code : Language::available()) {
            QTest::newRow(qPrintable(code)) << code;
        }
    }

    void everyLanguageCanBeTyped() {
        QFETCH(QString, code);
        Language language;
        language.use(code);
        for (const Edition edition : {Edition::C1, Edition::C2}) {
            use(setupWith(edition, everything(), {{"Anna", "red"}, {"Ben", "blue"}}));
            const QString after = QCoreApplication::translate("quick-entry", "end after", "words, any of them: after the game")
                                      .section(QLatin1Char(' '), 0, 0);
            for (const Phase phase : {Phase::During, Phase::After}) {
                for (const SubjectId subject : calculableSubjects(*m_rules, phase)) {
                    typeTable(subject, phase, phase == Phase::After ? after : QString());
                    if (QTest::currentTestFailed()) {
                        return;
                    }
                }
            }
        }
        language.use(QStringLiteral("en"));
    }

private:
    void typeTable(SubjectId subject, Phase phase, const QString &last) {
        const GameText text(*m_rules);
        EnteredScore expected{subject, phase, setOf(1), {}};
        QString line = colourName("blue") + QLatin1Char(' ') + text.catalogue().name(m_rules->world().spine.subjects[subject]);
        int number = 2;
        for (const FactId fact : factsAsked(*m_rules, subject, phase)) {
            const FactDeclaration &declared = m_rules->spine().facts[fact];
            const bool flag = declared.type == FactDeclaration::Type::Flag;
            line += QLatin1Char(' ') + text.catalogue().label(declared);
            line += flag ? QString() : QStringLiteral(" %1").arg(number);
            expected.set(fact, declared.perPlayer ? PlayerId(1) : NoPlayer, flag ? 1 : number++);
        }
        line += QLatin1Char(' ') + last;
        const QuickReading reading = read(line);
        QVERIFY2(reading.problem.isEmpty(), qPrintable(line + QStringLiteral(": ") + reading.problem));
        QVERIFY2(reading.score == expected, qPrintable(line + QStringLiteral(": ") + said(reading)));
    }
};

QTEST_GUILESS_MAIN(QuickEntryTest)
#include "quick_entry_test.moc"
