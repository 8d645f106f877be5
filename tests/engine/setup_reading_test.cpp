// SPDX-License-Identifier: MIT
// Setups that make no game are refused where they stand, in our files and in those of the other program.
#include "engine/files/lines.h"
#include "engine/files/reader.h"
#include "engine/game/saved_game.h"
#include "engine/import/jcz.h"
#include "tests/engine/file_errors.h"
#include "tests/support/odd_world.h"
#include "tests/support/played_game.h"

using namespace scorekeep;

namespace {

std::string header(const std::string &players, const std::string &selection, const std::string &more = {}) {
    return "scorekeep: 1\nrules: 2\nsetup:\n  players:\n" + players + "  selection: {" + selection + "}\n" + more +
           "log:\n";
}

std::string seats(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        const std::size_t colour = std::min<std::size_t>(std::size_t(i), PlayerColours.size() - 1);
        text += "    - {name: P" + std::to_string(i) + ", colour: " + std::string(PlayerColours[colour]) + "}\n";
    }
    return text;
}

const std::string Usual = "edition: C3, elements: [farmers], tiles: {base: 1}";

std::string jcz(const std::string &players, const std::string &sets, const std::string &replay = {}) {
    return R"({"setup": {"sets": {)" + sets +
           R"(}, "elements": {"small-follower": 7}, "rules": {}, "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]},
"players": [)" +
           players + R"(],
"replay": [)" +
           replay + "]}\n";
}

std::optional<FileError> jczError(const std::string &text) {
    return errorOf([&] { importJcz(parseJson(text, "evening.jcz"), embeddedWorld()); });
}

const std::string Two = R"({"name": "Ann", "slot": 0}, {"name": "Ben", "slot": 1})";
const std::string Placed =
    R"({"type": "PLACE_TILE", "payload": {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}, "player": 0})";

std::string deployed(const std::string &figure) {
    return Placed + R"(, {"type": "DEPLOY_MEEPLE", "payload": {"meepleId": ")" + figure +
           R"(", "pointer": {"feature": "Road", "location": "WE", "position": [1, 0]}}, "player": 0})";
}

} // namespace

class SetupReadingTest : public QObject {
    Q_OBJECT

private slots:
    void setups_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error"); // line, column, id
        const auto row = [](const char *name, const std::string &text, const char *error) {
            QTest::newRow(name) << QString::fromStdString(text) << error;
        };
        row("one player", header(seats(1), Usual), "no error");
        row("eight players", header(seats(8), Usual), "no error");
        row("nine players", header(seats(9), Usual), "5:5 save.no-players");
        row("many players", header(seats(200), Usual), "5:5 save.no-players");
        row("no players", "scorekeep: 1\nrules: 2\nsetup:\n  players: []\n  selection: {}\nlog:\n", "4:12 save.no-players");
        row("unknown colour", header("    - {name: Ann, colour: pink}\n", Usual), "5:27 files.unknown-word");
        row("empty colour", header("    - {name: Ann, colour: \"\"}\n", Usual), "5:27 files.unknown-word");
        row("a colour twice", header(seats(2) + "    - {name: Cleo, colour: red}\n", Usual), "7:28 save.colour-twice");
        row("empty name", header("    - {name: \"\", colour: red}\n", Usual), "5:14 save.empty-name");
        row("blank name", header("    - {name: \"  \", colour: red}\n", Usual), "5:14 save.empty-name");
        row("name that nobody sees", header("    - {name: \"\\u00a0\\u200b\\u3000\", colour: red}\n", Usual),
            "5:14 save.empty-name");
        row("the longest name", header("    - {name: " + std::string(60, 'A') + ", colour: red}\n", Usual), "no error");
        row("too long a name", header("    - {name: " + std::string(61, 'A') + ", colour: red}\n", Usual),
            "5:14 save.long-name");
        row("odd name", header("    - {name: \"Jürgen, Łukasz & 明 🐉 {x}: #\", colour: red}\n", Usual), "no error");
        for (const char *control : {"\\n", "\\t", "\\e", "\\0", "\\x7f", "\\L", "\\u0085"}) {
            row(control, header(std::string("    - {name: \"A") + control + "b\", colour: red}\n", Usual),
                "5:14 save.control-character");
        }
        row("no sets", header(seats(2), "edition: C3, elements: [farmers], tiles: {}"), "7:14 save.no-tiles");
        row("no word of sets", header(seats(2), "edition: C3, elements: [farmers]"), "7:14 save.no-tiles");
        row("rules alone", header(seats(2), "edition: C3, elements: [farmers, river-1, abbey]"), "7:14 save.no-tiles");
        const std::string start = "  start:\n    - {tile: base.city-cap-road, at: [0, 0]}\n    - {tile: ";
        row("start tiles", header(seats(2), Usual, start + "base.monastery, at: [1, 0]}\n"), "no error");
        row("start tiles on one another", header(seats(2), Usual, start + "base.monastery, at: [0, 0]}\n"),
            "10:34 save.two-on-one-space");
        const std::string large = "edition: C3, tiles: {base: 1, odd: 1}";
        const std::string second = "base.monastery-road, at: [1, 0]}\n    - {tile: base.monastery-road, at: [2, 0]}\n";
        row("all start tiles of a kind", header(seats(2), Usual, start + second), "no error");
        row("more of a kind than in the box",
            header(seats(2), Usual, start + second + "    - {tile: base.monastery-road, at: [3, 0]}\n"),
            "12:14 save.too-many-of-a-tile");
        row("as many as in two boxes",
            header(seats(2), "edition: C3, tiles: {base: 2}",
                   start + second + "    - {tile: base.monastery-road, at: [3, 0]}\n"),
            "no error");
        row("under a large tile",
            header(seats(2), large, start + "odd.large, at: [-1, 0]}\n"),
            "10:29 save.two-on-one-space");
        row("two halves",
            header(seats(2), large,
                   start + "odd.half, at: [1, 0]}\n    - {tile: odd.half, at: [1, 0], turned: 180}\n"),
            "no error");
        row("two halves on one another",
            header(seats(2), large,
                   start + "odd.half, at: [1, 0]}\n    - {tile: odd.half, at: [1, 0], turned: 90}\n"),
            "11:28 save.two-on-one-space");
        row("of another print", header(seats(2), "edition: C1, tiles: {base: 1}", start + "base.city-cap-garden, at: [1, 0]}\n"),
            "10:14 save.unknown-tile");
    }
    void setups() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        QCOMPARE(place(errorOf([&] { readGame(text.toStdString(), "evening.scorekeep", oddWorld()); })), error);
    }

    void ofTheOtherProgram_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::addColumn<QString>("found");
        const auto row = [](const char *name, const std::string &text, const char *error, const char *found = "") {
            QTest::newRow(name) << QString::fromStdString(text) << error << found;
        };
        const std::string base = R"("basic:1": 1)";
        row("usual", jcz(Two, base, deployed("0.small.7")), "no error");
        row("no name", jcz(R"({"name": " "}, {})", base), "no error");
        row("control character", jcz(R"({"name": "A\u0007"}, {})", base), "2:22 save.control-character", "U+0007");
        std::string nine = "{}";
        for (int i = 1; i < 9; ++i) {
            nine += ", {}";
        }
        row("nine players", jcz(nine, base), "2:12 save.no-players", "9");
        row("no tiles", jcz(Two, R"("basic:1": 0)"), "1:103 import.unknown-tile", "\"BA/RCr\"");
        row("a print that is none", jcz(Two, R"("basic:xyz": 1)"), "1:21 import.not-played", "setup.sets.basic:xyz");
        row("no print behind the colon", jcz(Two, R"("basic:": 1)"), "1:21 import.not-played", "setup.sets.basic:");
        for (const char *figure : {"0.small.8", "0.small.0", "0.small.x", "0.small.", "0x.small.1", "-1.small.1", "9.small.1"}) {
            const std::optional<FileError> error = jczError(jcz(Two, base, deployed(figure)));
            QVERIFY2(error && error->id == "import.bad-figure", figure);
            QCOMPARE(QString::fromStdString(error->found), QString("#2 DEPLOY_MEEPLE \"%1\"").arg(figure));
        }
        std::string turn = Placed;
        turn.replace(turn.rfind('0'), 1, "1");
        const std::optional<FileError> error = jczError(jcz(Two, base, turn));
        QVERIFY(error);
        QCOMPARE(error->id + ": " + error->found + ", " + error->expected,
                 std::string("import.not-their-turn: #1 PLACE_TILE Ben, Ann"));
    }
    void ofTheOtherProgram() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        QFETCH(QString, found);
        const std::optional<FileError> caught = jczError(text.toStdString());
        QCOMPARE(place(caught), error);
        QCOMPARE(QString::fromStdString(caught ? caught->found : std::string()), found);
    }
};

QTEST_GUILESS_MAIN(SetupReadingTest)
#include "setup_reading_test.moc"
