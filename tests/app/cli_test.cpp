// SPDX-License-Identifier: MIT
// Runs the program on small games and wrong inputs, and checks exit status and what it prints.
#include <QtTest>

#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace {

struct Output {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Output run(const QStringList &arguments, const QStringList &without = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", "C.UTF-8");
    for (const QString &name : without) {
        environment.remove(name);
    }
    process.setProcessEnvironment(environment);
    process.start(SCOREKEEP_BINARY, arguments);
    Output output;
    if (process.waitForFinished() && process.exitStatus() == QProcess::NormalExit) {
        output = {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return output;
}

const QByteArray Header = R"(scorekeep: 1
rules: 1
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
        QTest::newRow("no output") << QStringList{"render", "a"} << "needs -o";
        QTest::newRow("unknown option") << QStringList{"inspect", "a", "--jsno"} << "--jsno";
        QTest::newRow("option of another command") << QStringList{"catalogue", "--each"} << "--each";
        QTest::newRow("no value") << QStringList{"inspect", "a", "--at"} << "needs a value: --at";
        QTest::newRow("no number") << QStringList{"inspect", "a", "--at", "two"} << "--at two";
        QTest::newRow("turn 0") << QStringList{"inspect", "a", "--at", "0"} << "--at 0";
        QTest::newRow("two files") << QStringList{"inspect", "a", "b"} << "too many: b";
        QTest::newRow("each and at") << QStringList{"inspect", "a", "--each", "--at", "2"} << "together";
        QTest::newRow("picture") << QStringList{"render", "a", "-o", "a.gif"} << "a.gif";
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
