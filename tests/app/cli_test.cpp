// SPDX-License-Identifier: MIT
// Runs the program on small games and wrong inputs, and checks exit status and what it prints.
#include <QtTest>

#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <functional>

#include <sys/resource.h>
#include <unistd.h>

namespace {

struct Output {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Output run(const QStringList &arguments, const QStringList &without = {},
           const std::function<void(QProcess &)> &prepare = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", "C.UTF-8");
    for (const QString &name : without) {
        environment.remove(name);
    }
    process.setProcessEnvironment(environment);
    if (prepare) {
        prepare(process);
    }
    process.start(SCOREKEEP_BINARY, arguments);
    Output output;
    if (process.waitForFinished() && process.exitStatus() == QProcess::NormalExit) {
        output = {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return output;
}

const QByteArray Header = R"(scorekeep: 1
rules: 2
setup:
  players:
    - {name: Anna, colour: red}
    - {name: Ben, colour: blue}
  starter: 0
  selection: {edition: C2, elements: [base-game, farmers], tiles: {base: 1}}
log:
)";

// Anna closes the city of the start tile with a cap and gets 4 points for it.
const QByteArray Moves = R"(- {item: draw.tile, player: 0, tile: base.city-cap}
- {item: place.tile, player: 0, tile: base.city-cap, at: [0, -1], turned: 180}
- {item: figure.deploy, player: 0, piece: follower, to: {at: [0, -1], segment: city}}
- {item: draw.tile, player: 1, tile: base.monastery}
- {item: place.tile, player: 1, tile: base.monastery, at: [0, 1]}
- {item: figure.deploy, player: 1, piece: follower, to: {at: [0, 1], segment: monastery}}
)";

// A game of JCloisterZone that has just begun.
const QByteArray Foreign = R"({"setup": {"sets": {"basic:1": 1},
  "elements": {"small-follower": 7, "farmers": true}, "rules": {},
  "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}], "timer": null},
"players": [{"name": "P0", "slot": 0}, {"name": "P1", "slot": 1}],
"gameAnnotations": {}, "replay": []}
)";

QByteArray filesIn(const QTemporaryDir &folder) {
    return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name).join('\n').toUtf8();
}

QJsonObject object(const QByteArray &text) {
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
}

} // namespace

class CliTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void helpAndVersion() {
        QCOMPARE(run({"--version"}).status, 0);
        QVERIFY(run({"--version"}).out.startsWith("Scorekeep "));
        QVERIFY(run({"--help"}).out.contains("scorekeep inspect FILE"));
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        QTest::newRow("no file") << QStringList{"inspect"} << "needs a file: inspect";
        QTest::newRow("empty name") << QStringList{"inspect", ""} << "name of a file is empty";
        QTest::newRow("empty name for the window") << QStringList{""} << "name of a file is empty";
        QTest::newRow("picture of the window")
            << QStringList{"picture", "a", "-o", "x.svg"} << "ends in .png: x.svg";
        QTest::newRow("no output") << QStringList{"render", "a"} << "needs -o";
        QTest::newRow("option twice") << QStringList{"inspect", "a", "--json", "--json"} << "--json";
        QTest::newRow("unknown option") << QStringList{"inspect", "a", "--jsno"} << "--jsno";
        QTest::newRow("option of another command") << QStringList{"catalogue", "--each"} << "--each";
        QTest::newRow("no value") << QStringList{"inspect", "a", "--at"} << "needs a value: --at";
        QTest::newRow("no number") << QStringList{"inspect", "a", "--at", "two"} << "--at two";
        QTest::newRow("turn 0") << QStringList{"inspect", "a", "--at", "0"} << "--at 0";
        QTest::newRow("two files") << QStringList{"inspect", "a", "b"} << "too many: b";
        QTest::newRow("each and at") << QStringList{"inspect", "a", "--each", "--at", "2"} << "together";
        QTest::newRow("picture") << QStringList{"render", "a", "-o", "a.gif"} << "a.gif";
        QTest::newRow("no such language")
            << QStringList{"inspect", "a", "--language", "tlh"} << "language: tlh";
        QTest::newRow("a language for a picture of the board")
            << QStringList{"render", "a", "-o", "a.png", "--language", "de"} << "--language";
        QTest::newRow("import of an own game") << QStringList{"import", "a", "-o", "b"} << ".jcz";
    }

    void wrongUsage() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Output output = run(arguments);
        QCOMPARE(output.status, 2);
        QCOMPARE(output.out, QByteArray());
        QVERIFY2(QString::fromUtf8(output.err).section('\n', 0, 0).contains(message), output.err);
        QVERIFY(output.err.contains("Usage:"));
    }

    void badFiles_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("place");
        QTest::newRow("empty") << QByteArray() << ":1:1: ";
        QTest::newRow("no game") << QByteArray("hello\n") << ":1:1: ";
        QTest::newRow("newer") << QByteArray(Header).replace("scorekeep: 1", "scorekeep: 99") << ":1:12: ";
        QTest::newRow("unknown key") << QByteArray(Header).replace("starter: 0", "beginner: 0") << ":7:3: ";
        QTest::newRow("unknown tile") << Header + "- {item: draw.tile, player: 0, tile: base.moat}\n"
                                      << ":10:38: ";
        QTest::newRow("not asked now")
            << Header + "- {item: place.tile, player: 0, tile: base.city-cap, at: [0, 1]}\n"
            << ":10:1: ";
    }

    void badFiles() {
        QFETCH(QByteArray, content);
        QFETCH(QString, place);
        const QString file = write("bad.scorekeep", content);
        const Output output = run({"inspect", file});
        QVERIFY2(output.status == 1, output.out + output.err);
        QCOMPARE(output.out, QByteArray());
        QVERIFY2(QString::fromUtf8(output.err).startsWith(QString("scorekeep: %1%2").arg(file, place)),
                 output.err);
        QCOMPARE(output.err.count('\n'), 1);
    }

    void missingFile() {
        const Output output = run({"inspect", m_folder.filePath("nowhere")});
        QCOMPARE(output.status, 1);
        QVERIFY(output.err.contains("nowhere"));
    }

    void inspectJson() {
        // Neither a display nor a Qt platform is needed.
        const QStringList none{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
        const Output output = run({"inspect", write("game.scorekeep", Header + Moves), "--json"}, none);
        QCOMPARE(output.err, QByteArray());
        QCOMPARE(output.status, 0);
        const QJsonObject state = object(output.out);
        QCOMPARE(state["format"].toInt(), 1);
        QCOMPARE(state["finished"], QJsonValue(false));
        QCOMPARE(state["turn"].toInt(), 3);
        QCOMPARE(state["step"].toString(), QString("1B"));
        QCOMPARE(state["item"].toString(), QString("draw.tile"));
        QCOMPARE(state["left"].toInt(), 69);
        const QJsonObject anna = state["players"][0].toObject();
        QCOMPARE(anna["name"].toString(), QString("Anna"));
        QCOMPARE(anna["points"].toInt(), 4);
        QCOMPARE(anna["pieces"]["follower"].toInt(), 7);
        QCOMPARE(state["players"][1]["pieces"]["follower"].toInt(), 6);
        QCOMPARE(state["tiles"].toArray().size(), 3);
        QCOMPARE(state["pieces"].toArray().size(), 1);
        QCOMPARE(state["pieces"][0]["feature"].toString(), QString("monastery"));
    }

    void scoresHaveLines() {
        const QJsonObject state =
            object(run({"inspect", write("game.scorekeep", Header + Moves), "--json"}).out);
        QCOMPARE(state["scores"].toArray().size(), 1);
        const QJsonObject score = state["scores"][0].toObject();
        QCOMPARE(score["source"].toString(), QString("city"));
        QCOMPARE(score["player"].toInt(), 0);
        QCOMPARE(score["turn"].toInt(), 1);
        QCOMPARE(score["points"].toInt(), 4);
        QCOMPARE(score["reason"].toString(), QString("alone"));
        QCOMPARE(score["at"], QJsonValue(QJsonArray{0, -1}));
        QCOMPARE(score["tiles"].toArray().size(), 2);
        const QJsonObject line = score["lines"][0].toObject();
        QCOMPARE(line["row"].toString(), QString("city.tiles"));
        QCOMPARE(line["count"].toInt(), 2);
        QCOMPARE(line["each"].toInt(), 2);
        QCOMPARE(line["points"].toInt(), 4);
    }

    void promptsHaveOptions() {
        const QByteArray moves = Moves.left(Moves.indexOf("- {item: figure.deploy"));
        const QJsonObject deploy =
            object(run({"inspect", write("a.scorekeep", Header + moves), "--json"}).out);
        const QJsonObject prompt = deploy["prompts"][0].toObject();
        QCOMPARE(prompt["kind"].toString(), QString("place-piece"));
        QCOMPARE(prompt["may_pass"], QJsonValue(true));
        QCOMPARE(prompt["player"].toInt(), 0);
        QCOMPARE(prompt["options"].toArray().size(), 2);
        QStringList features;
        for (const QJsonValue option : prompt["options"].toArray()) {
            features << option["feature"].toString();
            QCOMPARE(option["at"], QJsonValue(QJsonArray{0, -1}));
        }
        features.sort();
        QCOMPARE(features.join(' '), QString("city field"));
        for (const QJsonValue option : prompt["options"].toArray()) {
            const QJsonArray half{"NL", "NR", "EL", "ER", "WL", "WR"};
            QCOMPARE(option["sides"].toArray(), option["feature"] == "city" ? QJsonArray{"S"} : half);
        }
    }

    // Areas that are printed on a tile are places on it, and a segment of several cells is one in each of them.
    void optionsLieOnTheCellsOfABlock() {
        QByteArray header = Header;
        header.replace("elements: [base-game, farmers]", "elements: [base-game, farmers, count-of-carcassonne]");
        const QByteArray moves = R"(- {item: draw.tile, player: 0, tile: base.road-straight}
- {item: place.tile, player: 0, tile: base.road-straight, at: [-1, 0]}
- {item: figure.deploy, player: 0, piece: follower, to: {at: [-1, 0], segment: road}}
- {item: draw.tile, player: 1, tile: base.crossing-three}
- {item: place.tile, player: 1, tile: base.crossing-three, at: [-2, 0]}
- {item: figure.deploy, player: 1, pass: true}
)";
        const QJsonObject asked = object(run({"inspect", write("block.scorekeep", header + moves), "--json"}).out);
        const QJsonArray options = asked["prompts"][0]["options"].toArray();
        QCOMPARE(asked["prompts"][0]["item"].toString(), QString("count.enter"));
        QCOMPARE(options.size(), 4);
        for (const QJsonValue option : options) {
            QCOMPARE(option["feature"].toString(), QString("quarter"));
            QCOMPARE(option["at"], QJsonValue(QJsonArray{2, 1}));
            QCOMPARE(option["sides"].toArray().size(), 0);
            QVERIFY(option["area"].toString().endsWith("-quarter"));
        }
        // The north-east field of the block: four cells, in two of them along the edges to their neighbours.
        const QByteArray market = R"(- {item: count.enter, player: 1, piece: follower, to: {area: market-quarter}}
- {item: count.move, player: 1, pass: true}
- {item: table.end, player: 0, confirm: true}
)";
        const QJsonObject end =
            object(run({"inspect", write("block2.scorekeep", header + moves + market), "--json"}).out);
        QCOMPARE(end["prompts"][0]["item"].toString(), QString("count.leave"));
        QStringList fields;
        for (const QJsonValue option : end["prompts"][0]["options"].toArray()) {
            if (option["segment"].toString() == "field-east" && option["at"][0].toInt() >= 2) {
                fields << QString::number(option["at"][1].toInt()) + ":" +
                              option["sides"].toVariant().toStringList().join('.');
            }
        }
        fields.sort();
        QCOMPARE(fields.join(' '), QString("0:NR.EL.ER.SL 1:NR.EL.ER.SL 2:ER.SL 2:NR.SL.SR.WL"));
    }

    void drawOptionsListPlacements() {
        const QString file = write("empty.scorekeep", Header);
        const QJsonObject state = object(run({"inspect", file, "--json"}).out);
        const QJsonObject prompt = state["prompts"][0].toObject();
        QCOMPARE(prompt["kind"].toString(), QString("draw-tile"));
        bool found = false;
        for (const QJsonValue option : prompt["options"].toArray()) {
            if (option["tile"].toString() == "base.city-four-sides-pennant") {
                found = true;
                QCOMPARE(option["left"].toInt(), 1);
                // Beside the start tile's one city side, whichever way it is turned.
                QCOMPARE(option["placements"].toArray().size(), 1);
                QCOMPARE(option["placements"][0]["at"], QJsonValue(QJsonArray{0, -1}));
            }
        }
        QVERIFY(found);
    }

    void allKinds() {
        const QByteArray moves =
            "- {item: draw.tile, player: 0, tile: base.city-four-sides-pennant}\n"
            "- {item: place.tile, player: 0, tile: base.city-four-sides-pennant, at: [0, -1]}\n"
            "- {item: figure.deploy, player: 0, pass: true}\n";
        const QString file = write("used.scorekeep", Header + moves);
        const auto listed = [&](const QStringList &options) {
            const QJsonObject state = object(run(QStringList{"inspect", file, "--json"} + options).out);
            int count = 0;
            for (const QJsonValue option : state["prompts"][0]["options"].toArray()) {
                count += option["tile"].toString() == "base.city-four-sides-pennant" ? 1 : 0;
            }
            return count;
        };
        QCOMPARE(listed({}), 0);
        QCOMPARE(listed({"--all-kinds"}), 1);
    }

    void each() {
        const Output output = run({"inspect", write("game.scorekeep", Header + Moves), "--json", "--each"});
        QCOMPARE(output.status, 0);
        const QList<QByteArray> lines = output.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 7);
        for (int i = 0; i < lines.size(); ++i) {
            QCOMPARE(object(lines[i]).value("log")["position"].toInt(), i);
        }
        QCOMPARE(object(lines[0]).value("tiles").toArray().size(), 1);
        // The last line is what `inspect` says without --each.
        QCOMPARE(object(lines[6]),
                 object(run({"inspect", m_folder.filePath("game.scorekeep"), "--json"}).out));
    }

    void atTurn() {
        const QString file = write("game.scorekeep", Header + Moves);
        const QJsonObject state = object(run({"inspect", file, "--json", "--at", "2"}).out);
        QCOMPARE(state["turn"].toInt(), 2);
        QCOMPARE(state["log"]["position"].toInt(), 3);
        QCOMPARE(state["log"]["entries"].toInt(), 6);
        QCOMPARE(run({"inspect", file, "--at", "9"}).status, 1);
    }

    void forPeople() {
        const Output output = run({"inspect", write("game.scorekeep", Header + Moves)});
        QCOMPARE(output.status, 0);
        for (const char *text :
             {"Anna: 4 points", "Turn 3, Anna: 1B Draw a tile (draw.tile)", "69 tiles left",
              "Turn 1: Anna, 4 points: city at 1N", "2 points for each tile: 2 × 2 = 4",
              "Ben’s meeple on the monastery at 1S"}) {
            QVERIFY2(output.out.contains(text), output.out);
        }
    }

    void tornLineIsDropped() {
        const Output output =
            run({"inspect", write("torn.scorekeep", Header + Moves + "- {item: draw.t"), "--json"});
        QCOMPARE(output.status, 0);
        QCOMPARE(object(output.out).value("log")["entries"].toInt(), 6);
        QVERIFY2(output.err.contains("incomplete"), output.err);
    }

    void render_data() {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("png") << "png" << QByteArray("\x89PNG");
        QTest::newRow("svg") << "svg" << QByteArray("<?xml");
        QTest::newRow("pdf") << "pdf" << QByteArray("%PDF");
    }

    void render() {
        QFETCH(QString, ending);
        QFETCH(QByteArray, start);
        const QString picture = m_folder.filePath(QStringLiteral("board.") + ending);
        const QString game = write("game.scorekeep", Header + Moves);
        const Output output = run({"render", game, "-o", picture, "--size", "50"},
                                  {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"});
        QVERIFY2(output.status == 0, output.err);
        QFile file(picture);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(8).startsWith(start));
        if (ending == "png") {
            // One tile wide, three high, and a margin of a fifth of a tile.
            QCOMPARE(QImageReader(picture).size(), QSize(70, 170));
        }
    }

    void renderToNowhere() {
        const QString game = write("game.scorekeep", Header + Moves);
        QCOMPARE(run({"render", game, "-o", m_folder.filePath("no/such/folder/a.png")}).status, 1);
    }

    void nothingIsLostOnAFullDisk_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("text") << QStringList{"inspect", "GAME"};
        QTest::newRow("json") << QStringList{"inspect", "GAME", "--json"};
        QTest::newRow("each") << QStringList{"inspect", "GAME", "--json", "--each"};
        QTest::newRow("catalogue") << QStringList{"catalogue"};
        QTest::newRow("catalogue as json") << QStringList{"catalogue", "--json"};
        QTest::newRow("help") << QStringList{"--help"};
        QTest::newRow("version") << QStringList{"--version"};
    }

    void nothingIsLostOnAFullDisk() {
        QFETCH(QStringList, arguments);
        const QString game = write("game.scorekeep", Header + Moves);
        arguments.replaceInStrings("GAME", game);
        const Output output =
            run(arguments, {}, [](QProcess &process) { process.setStandardOutputFile("/dev/full"); });
        QCOMPARE(output.status, 1);
        QVERIFY2(output.err.startsWith("scorekeep: The output cannot be written: the disk is full"), output.err);
    }

    void noFileIsHalfWritten_data() {
        QTest::addColumn<QStringList>("arguments");
        for (const char *ending : {"png", "svg", "pdf"}) {
            QTest::newRow(ending) << QStringList{"render", "GAME", "-o",
                                                 QString("OUT.%1").arg(QLatin1String(ending))};
        }
        QTest::newRow("window") << QStringList{"picture", "GAME", "-o", "OUT.png"};
        QTest::newRow("import") << QStringList{"import", "FOREIGN", "-o", "OUT.scorekeep"};
    }

    // No file may grow beyond a hundred bytes, which stands for the full disk.
    void noFileIsHalfWritten() {
        QFETCH(QStringList, arguments);
        const QString out = m_folder.filePath("full");
        arguments.replaceInStrings("GAME", write("game.scorekeep", Header + Moves));
        arguments.replaceInStrings("FOREIGN", write("foreign.jcz", Foreign));
        arguments.replaceInStrings("OUT", out);
        const QString name = QFileInfo(write(QFileInfo(arguments.last()).fileName(), "as it was")).filePath();
        const QByteArray files = filesIn(m_folder);
        const Output output = run(arguments, {}, [](QProcess &process) {
            process.setChildProcessModifier([] {
                const rlimit limit{100, 100};
                setrlimit(RLIMIT_FSIZE, &limit);
                signal(SIGXFSZ, SIG_IGN);
            });
        });
        QVERIFY2(output.status == 1, output.err);
        QVERIFY2(output.err.contains(QString("scorekeep: %1 cannot be written: ").arg(name).toUtf8()),
                 output.err);
        QFile kept(name);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("as it was"));
        QCOMPARE(filesIn(m_folder), files);
        // With room, the same goes well.
        QCOMPARE(run(arguments).status, 0);
    }

    void onlyOrdinaryFilesAreReplaced() {
        const QString game = write("game.scorekeep", Header + Moves);
        QVERIFY(QDir(m_folder.path()).mkdir("folder.svg"));
        QVERIFY(QFile::link("/dev/full", m_folder.filePath("device.svg")));
        for (const QString &name : {QString("folder.svg"), QString("device.svg")}) {
            const QString path = m_folder.filePath(name);
            const Output output = run({"render", game, "-o", path});
            QCOMPARE(output.status, 1);
            QVERIFY2(output.err.contains("scorekeep: " + path.toUtf8() + " is a folder or a device"),
                     output.err);
        }
        const Output device = run({"import", write("foreign.jcz", Foreign), "-o", "/dev/null"});
        QCOMPARE(device.status, 1);
        QVERIFY(!QFileInfo("/dev/null").isFile());
    }

    // Whatever name the file is given by.
    void theSourceIsNotWrittenOver() {
        const QString foreign = write("foreign.jcz", Foreign);
        QVERIFY(QFile::link(foreign, m_folder.filePath("link.jcz")));
        QVERIFY(link(qPrintable(foreign), qPrintable(m_folder.filePath("second.jcz"))) == 0);
        for (const char *name : {"foreign.jcz", "./foreign.jcz", "link.jcz", "second.jcz"}) {
            const Output output =
                run({"import", foreign, "-o", QString("%1/%2").arg(m_folder.path(), QLatin1String(name))});
            QCOMPARE(output.status, 1);
            QVERIFY2(output.err.contains("is the file that is read"), output.err);
        }
        const QString game = write("game.png", Header + Moves);
        QCOMPARE(run({"render", game, "-o", game}).status, 1);
        QCOMPARE(run({"picture", game, "-o", game}).status, 1);
        QFile kept(game);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), Header + Moves);
    }

    // A name may hold what a terminal obeys.
    void namesAreShownHarmless() {
        const QString turning = QString("A\u202eb\u2066c");
        const QByteArray header = QByteArray(Header).replace("name: Anna", "name: \"A\\u202eb\\u2066c\"");
        const QString file = write("named.scorekeep", header + Moves);
        const Output text = run({"inspect", file});
        QCOMPARE(text.status, 0);
        QVERIFY2(text.out.contains("A\\u202eb\\u2066c: 4 points"), text.out);
        const Output json = run({"inspect", file, "--json"});
        QCOMPARE(object(json.out)["players"][0]["name"].toString(), turning);
        // What controls it is refused in a file, and told as text where it stands in a file's own name.
        const QByteArray bad = QByteArray(Header).replace("name: Anna", "name: \"A\\e[31m\"");
        const Output refused = run({"inspect", write("bad.scorekeep", bad + Moves)});
        QCOMPARE(refused.status, 1);
        const Output mistake = run({"inspect", m_folder.filePath(QString("A\x1b[31m\n\u009b7m\u202eb\x7f"))});
        QCOMPARE(mistake.status, 1);
        QVERIFY2(mistake.err.contains("A\\x1b[31m\\x0a\\x9b7m\\u202eb\\x7f"), mistake.err);
        for (const QByteArray &shown : {text.out, text.err, json.out, json.err, refused.err, mistake.out, mistake.err}) {
            for (const QChar c : QString::fromUtf8(shown)) {
                QVERIFY(c == '\n' || c.category() != QChar::Other_Control);
            }
        }
    }

    void speaksTheLanguageAskedFor_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("words"); // of the order of play and of the sheet
        QTest::newRow("en") << "en" << QStringList{"Order of play", "players"};
        QTest::newRow("de") << "de" << QStringList{"Spielablauf", "Spieler"};
        QTest::newRow("fr") << "fr" << QStringList{"Déroulement", "joueurs"};
    }

    void speaksTheLanguageAskedFor() {
        QFETCH(QString, language);
        QFETCH(QStringList, words);
        const auto textOf = [&](QStringList arguments) {
            const QString out = m_folder.filePath(language + ".txt");
            const Output output = run(arguments << "-o" << out << "--language" << language);
            QFile text(out);
            return output.status == 0 && text.open(QIODevice::ReadOnly) ? QString::fromUtf8(text.readAll())
                                                                        : QString();
        };
        const QString order = textOf({"reference", "order-of-play"});
        QVERIFY2(order.contains(words[0], Qt::CaseInsensitive), qPrintable(order.left(300)));
        const QString sheet = textOf({"setup-sheet", "--players", "4"});
        QVERIFY2(sheet.contains(words[1], Qt::CaseInsensitive), qPrintable(sheet.left(300)));
        const QString file = write("spoken.scorekeep", Header + Moves);
        const QByteArray game = run({"inspect", file, "--language", language}).out;
        QVERIFY(!game.isEmpty());
        for (const QString &other : QStringList{"en", "de", "fr"}) {
            QCOMPARE(run({"inspect", file, "--language", other}).out == game, other == language);
        }
        // For programs it is the same in all of them.
        QCOMPARE(run({"inspect", file, "--json", "--language", language}).out,
                 run({"inspect", file, "--json"}).out);
    }

    void catalogue() {
        const QJsonObject catalogue = object(run({"catalogue", "--json"}).out);
        QCOMPARE(catalogue["format"].toInt(), 1);
        const QJsonObject base = catalogue["expansions"][0].toObject();
        QCOMPARE(base["id"].toString(), QString("base"));
        QCOMPARE(base["support"].toString(), QString("played"));
        QCOMPARE(base["tile_sets"][0]["tiles"].toInt(), 72);
        QVERIFY(!catalogue["bundles"].toArray().isEmpty());
        QVERIFY(run({"catalogue"}).out.contains("Farmers"));
    }

private:
    QString write(const QString &name, const QByteArray &content) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
            qFatal("cannot write %s", qPrintable(name));
        }
        return file.fileName();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
