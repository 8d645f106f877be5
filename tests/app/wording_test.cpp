// SPDX-License-Identifier: MIT
// Every id that the engine says has its sentence, and what the translators see is up to date.
#include "app/i18n/catalogue_text.h"
#include "app/i18n/game_text.h"
#include "app/i18n/language.h"
#include "app/i18n/message_text.h"
#include "engine/files/embedded.h"
#include "engine/files/reader.h"
#include "engine/game/embedded_world.h"
#include "engine/game/game.h"

#include <QtTest>

#include <QDirIterator>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <cerrno>
#include <cstring>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

QString read(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The ids of errors, refusals and notices in the sources, each with the file that says it.
QMap<QString, QString> idsInSources() {
    QMap<QString, QString> found;
    const QRegularExpression id(
        "\"((?:files|catalogue|reference|tiles|save|selection|answer|placement|deploy|session|usage|"
        "import)\\.[a-z][a-z-]+)\"");
    for (const char *folder : {"/engine", "/app/session", "/app/cli"}) {
        QDirIterator files(QStringLiteral(SCOREKEEP_SOURCE_DIR) + QLatin1String(folder), {"*.cpp", "*.h"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            for (auto match = id.globalMatch(read(path)); match.hasNext();) {
                found.insert(match.next().captured(1), path);
            }
        }
    }
    return found;
}

Setup setup(Edition edition = Edition::C3) {
    Setup setup;
    setup.players = {{"Anna", "red"}, {"Ben", "blue"}};
    setup.selection.edition = edition;
    setup.selection.tileSets = {{"base", 1}};
    setup.selection = normalised(setup.selection, embeddedWorld().catalogue);
    return setup;
}

} // namespace

class WordingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_language.use("en")); }

    void everyIdHasASentence() {
        const QMap<QString, QString> ids = idsInSources();
        QVERIFY(ids.size() > 60);
        QStringList faults;
        for (auto at = ids.begin(); at != ids.end(); ++at) {
            const std::string id = at.key().toStdString();
            const Spine &spine = embeddedWorld().spine;
            if (spine.item(id) == nullptr && spine.refusal(id) == nullptr && !hasMessage(id)) {
                faults << QString("%1 in %2").arg(at.key(), at.value());
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(QString("without a sentence:\n%1").arg(faults.join('\n'))));
    }

    void catalogueStringsAreUpToDate() {
        const QString file = read(QStringLiteral(SCOREKEEP_SOURCE_DIR "/app/i18n/catalogue_strings.cpp"));
        QVERIFY2(file.toStdString() == catalogueStringsSource(embeddedWorld()),
                 "build the target update_strings after changing texts in YAML");
    }

    void everyCatalogueKeyIsUnique() {
        QSet<QString> keys;
        for (const CatalogueString &string : catalogueStrings(embeddedWorld())) {
            QVERIFY2(!keys.contains(QString::fromStdString(string.key)), string.key.c_str());
            keys.insert(QString::fromStdString(string.key));
            QVERIFY(!string.english.empty());
        }
    }

    // An empty translation installs without a word; a known text shows that there is one.
    void englishPluralsAreThere() {
        QCOMPARE(pointsText(1), QString("1 point"));
        QCOMPARE(pointsText(2), QString("2 points"));
        QFile file(QStringLiteral(SCOREKEEP_SOURCE_DIR "/translations/scorekeep_en.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("unfinished"), "an English plural is missing in scorekeep_en.ts");
    }

    void unknownLanguagesAreRefused() {
        Language language;
        QVERIFY(!language.use("tlh"));
        QCOMPARE(language.code(), QString());
        QVERIFY(Language::available().contains("en"));
    }

    void messagesTakeTheirArguments() {
        QCOMPARE(messageText("save.cut", std::vector<std::string>{"%1 12"}),
                 QString("The game was opened up to line %1 12 of its file."));
        QCOMPARE(messageText("no.such-id", std::vector<std::string>{"a", "b"}), QString("no.such-id a b"));
    }

    void fileErrors_data() {
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("text");
        QTest::newRow("both")
            << "colour"
            << "name, end-of-file"
            << "a.yaml:3:7: this key is not known: found ‘colour’, expected name, the end of the file";
        QTest::newRow("found") << "map"
                               << ""
                               << "a.yaml:3:7: this key is not known: found map";
        QTest::newRow("expected") << ""
                                  << "list"
                                  << "a.yaml:3:7: this key is not known: expected list";
        QTest::newRow("none") << ""
                              << ""
                              << "a.yaml:3:7: this key is not known";
    }

    void fileErrors() {
        QFETCH(QString, found);
        QFETCH(QString, expected);
        QFETCH(QString, text);
        const FileError error("a.yaml", 3, 7, "files.unknown-key", found.toStdString(),
                              expected.toStdString());
        QCOMPARE(errorWithPlace(error), text);
        QCOMPARE(messageText(QString("files.unknown-key"), QStringList{"a.yaml", "3", "7", found, expected}),
                 text);
    }

    // A text whose context is no literal is never found by lupdate, and so stays English in every language.
    void translatorsSeeEveryText() {
        static const QRegularExpression hidden(QStringLiteral("QCoreApplication::translate\\(\\s*[^\"\\s][^;]*"));
        QStringList found;
        QDirIterator files(QStringLiteral(SCOREKEEP_SOURCE_DIR "/app"), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            auto hits = hidden.globalMatch(read(files.next()));
            while (hits.hasNext()) {
                found << hits.next().captured();
            }
        }
        found.removeIf([](const QString &call) { return call.contains(QStringLiteral("message.english")); });
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    // Why a file can't be read is said in words of ours, in the window and on the command line alike.
    void theSystemsReasonsAreSaid() {
        QCOMPARE(errorWithPlace({"a.scorekeep", 0, 0, "files.unreadable", std::strerror(ENOENT)}),
                 QStringLiteral("a.scorekeep: the file cannot be read: there is no such file"));
        QCOMPARE(messageText("session.not-opened", std::vector<std::string>{"a.scorekeep", std::strerror(EACCES)}),
                 QStringLiteral("a.scorekeep cannot be opened: you have no right to it"));
        QCOMPARE(messageText("session.not-opened", std::vector<std::string>{"a.scorekeep", "for another reason"}),
                 QStringLiteral("a.scorekeep cannot be opened: for another reason"));
    }

    void spacesAreCountedFromTheStart_data() {
        QTest::addColumn<int>("x");
        QTest::addColumn<int>("y");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words");
        QTest::newRow("start") << 0 << 0 << "start"
                               << "the start tile";
        QTest::newRow("north east") << 3 << -1 << "3E 1N"
                                    << "3 east, 1 north of the start tile";
        QTest::newRow("south west") << -2 << 10 << "2W 10S"
                                    << "2 west, 10 south of the start tile";
        QTest::newRow("north") << 0 << -4 << "4N"
                               << "4 north of the start tile";
    }

    void spacesAreCountedFromTheStart() {
        QFETCH(int, x);
        QFETCH(int, y);
        const Cell cell{std::int16_t(x), std::int16_t(y)};
        QTEST(cellName(cell), "name");
        QTEST(cellInWords(cell), "words");
    }

    void editionsHaveTheirWords() {
        const Spine &spine = embeddedWorld().spine;
        const Row *row = spine.row("city.coats");
        QVERIFY(row != nullptr);
        QVERIFY(CatalogueText(Edition::C1).sentence(*row, Phase::During).contains("pennant"));
        QVERIFY(CatalogueText(Edition::C3).sentence(*row, Phase::During).contains("coat of arms"));
    }

    void aTurnInWords() {
        Game game(embeddedWorld(), setup());
        const GameText text(game.rules());
        QCOMPARE(text.question(game.open()), QString("Anna, which tile was drawn?"));
        const KindId cap = *game.rules().pool().find("base.city-cap");
        const auto enter = [&](const char *item, Answer answer) {
            Entry entry{game.rules().at(item), 0, {}, std::move(answer), false, false, {}};
            QVERIFY(!game.answer(entry));
        };
        enter("draw.tile", Answer::drawTile(cap));
        QCOMPARE(text.entry(game.state(), game.log().back()), QString("Anna drew CFFF"));
        QCOMPARE(text.question(game.open()), QString("Anna, place CFFF: 2 spaces"));
        enter("place.tile", Answer::placeTile(cap, {{0, -1}, 2}));
        QCOMPARE(text.entry(game.state(), game.log().back()), QString("Anna placed CFFF at 1N"));
        QCOMPARE(text.question(game.open()), QString("Anna, place meeple: 1 choice, or pass"));
        const Answer deploy = game.open().prompts.front().options.front();
        QCOMPARE(text.option(game.state(), deploy), QString("meeple on the city at 1N (south)"));
        enter("figure.deploy", deploy);
        QCOMPARE(text.entry(game.state(), game.log().back()),
                 QString("Anna deployed: meeple on the city at 1N"));
        QCOMPARE(game.state().scores.size(), std::size_t(1));
        const Score &score = game.state().scores.front();
        QCOMPARE(text.score(game.state(), score), QString("Anna, 4 points: city at 1N"));
        QCOMPARE(text.control(game.state(), score), QString("alone there"));
        QCOMPARE(text.line(game.state().lines.front(), score.phase),
                 QString("2 points for each tile: 2 × 2 = 4"));
    }

    void passesNotesAndForcedMoves() {
        Game game(embeddedWorld(), setup());
        const GameText text(game.rules());
        Entry entry{game.rules().at("figure.deploy"), 1, {}, Answer::passed(), true, false, "house rule"};
        QCOMPARE(text.entry(game.state(), entry), QString("Ben passed: Move the wood (forced) – house rule"));
        entry = {game.rules().at("correction.points"), 0, {}, Answer::choosePlayer(1), false, false, {}};
        entry.answer.number = -3;
        QCOMPARE(text.entry(game.state(), entry), QString("Corrected: Ben gets −3 points"));
    }

    void tilesAreNamedByWhatTheyShow() {
        const World &world = embeddedWorld();
        const CatalogueText text(Edition::C3);
        const auto name = [&](const char *id) {
            for (const TileKind &kind : world.tileSet("base")->tiles) {
                if (kind.id == id) {
                    return tileName(kind, world.symbols, text);
                }
            }
            return QString();
        };
        QCOMPARE(name("base.city-cap-road"), QString("CRFR"));
        QCOMPARE(name("base.city-four-sides-pennant"), QString("CCCC · coat of arms"));
        QCOMPARE(name("base.monastery-road"), QString("FFRF · monastery"));
    }

    // A module may refuse with the id of an item, and so needs no sentence in the program.
    void refusalsMayBeItems() {
        Game game(embeddedWorld(), setup());
        const GameText text(game.rules());
        QCOMPARE(text.refusal({"placement.taken", {}}), QString("A tile lies there already."));
        QVERIFY(text.refusal({"place.tile", {}}).startsWith("Place the tile"));
        // Also one that this game plays without, and a sentence of the data that is no item.
        QVERIFY(text.refusal({"barn.deploy", {}}).startsWith("Set your barn"));
        QCOMPARE(text.refusal({"deploy.barn-there", {}}), QString("A barn lies on this field."));
    }

    void whatModulesNameStandsInTheData() {
        static const Document sayings =
            parseYaml("words: [{id: oil, text: 'with {train|lamp} oil'}]\n"
                      "areas: [{id: harbour, text: in the harbour}]\n"
                      "refusals: [{id: harbour.full, text: 'No room for %2, %1.'}]\n",
                      "reference/sayings.yaml");
        std::vector<const Document *> documents{&sayings};
        for (const Document &document : embeddedDocuments()) {
            documents.push_back(&document);
        }
        const World world = World::load(documents, allModules());
        Game game(world, setup());
        const GameText text(game.rules());
        QCOMPARE(text.option(game.state(), Answer::chooseOption(0)), QString("with lamp oil"));
        QCOMPARE(text.place(game.state(), Place::area(0)), QString("in the harbour"));
        QCOMPARE(text.refusal({"harbour.full", {"Ben %2", "Anna"}}), QString("No room for Anna, Ben %2."));
        const std::vector<CatalogueString> strings = catalogueStrings(world);
        for (const CatalogueString &expected :
             {CatalogueString{"word/oil", "with {train|lamp} oil"},
              CatalogueString{"area/harbour", "in the harbour"},
              CatalogueString{"refusal/harbour.full", "No room for %2, %1."}}) {
            QVERIFY2(std::ranges::find(strings, expected) != strings.end(), expected.key.c_str());
        }
    }

private:
    Language m_language;
};

QTEST_GUILESS_MAIN(WordingTest)
#include "wording_test.moc"
