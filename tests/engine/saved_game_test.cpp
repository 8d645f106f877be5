// SPDX-License-Identifier: MIT
// Tests of saved games: every kind of entry comes back, the cursor, torn and damaged lines, other versions.
#include "engine/files/embedded.h"
#include "engine/files/lines.h"
#include "engine/files/reader.h"
#include "engine/game/saved_game.h"

#include <QTest>

using namespace scorekeep;

namespace {

const std::string File = "evening.scorekeep";

constexpr std::string_view Sayings = R"(
words:
  - {id: first, text: the first}
  - {id: second, text: the second}
areas:
  - {id: harbour, text: in the harbour}
  - {id: market, text: in the market}
  - {id: 'null', text: nowhere at all}
)";

const World &world() {
    static const World made = [] {
        static const Document sayings = parseYaml(std::string(Sayings), "reference/sayings.yaml");
        std::vector<const Document *> documents{&sayings};
        for (const Document &document : embeddedDocuments()) {
            documents.push_back(&document);
        }
        return World::load(documents, allModules());
    }();
    return made;
}

Setup plainSetup() {
    Setup setup;
    setup.players = {{"Ann", "red"}, {"Ben", "blue"}, {"Cleo", "green"}};
    setup.selection = normalised({Edition::C3, {"base-game"}, {{"base", 1}}, {}}, world().catalogue);
    setup.start = {{"base.city-cap-road", {{0, 0}, 0}}};
    return setup;
}

const Rules &rules() {
    static const Rules made(world(), plainSetup());
    return made;
}

KindId tile(std::string_view id) {
    return *rules().pool().find(id);
}

PieceRef follower(PlayerId owner, Place place = Place::supply()) {
    return {*rules().piece("follower"), owner, place};
}

Entry entryOf(std::string_view item, PlayerId player, Answer answer) {
    Entry entry;
    entry.item = rules().at(item);
    entry.player = player;
    entry.answer = std::move(answer);
    return entry;
}

Entry place(std::string_view kind, int x, int y, int rotation) {
    const Placement placement{{std::int16_t(x), std::int16_t(y)}, std::uint8_t(rotation)};
    return entryOf("place.tile", 0, Answer::placeTile(tile(kind), placement));
}

std::string text(const std::vector<Entry> &log) {
    std::string made = writeHeader(plainSetup());
    LogWriter writer(world(), plainSetup());
    for (std::size_t i = 0; i < log.size(); ++i) {
        made += writer.write(i, log[i]) + '\n';
    }
    return made;
}

SavedGame read(std::string_view made) {
    return readGame(made, File, world());
}

Answer oddAnswer(PromptKind kind) {
    Answer answer;
    answer.kind = kind;
    answer.player = 1;
    answer.number = -3;
    return answer;
}

Answer everything(PromptKind kind) {
    Answer answer = oddAnswer(kind);
    answer.tile = tile("base.monastery");
    answer.placement = {{-2, 7}, 3};
    answer.piece = follower(2, Place::cell({0, 0}));
    answer.to = Place::on({{0, 0}, Half::Whole, 0});
    answer.option = 1;
    answer.pieces = {follower(0), follower(1, Place::commonSupply())};
    answer.order = {{{0, 0}, Half::Whole, 1}, {{40, 40}, Half::SouthEast, 3}};
    return answer;
}

Entry withPlaces(Place from, Place to, Place subject) {
    Entry entry = entryOf("place.tile", 1, Answer::placePiece(follower(1, from), to));
    entry.subject = subject;
    return entry;
}

const std::vector<std::string> UglyTexts{"", " ", "null", "~", "12", "-0x1F", "yes", "it's", "\"quoted\"", "a: b", "- c",
                                         "# no comment", "{x}, [y]", "back\\slash", "tab\tand\nnew line\r\n",
                                         "Jürgen, Łukasz & 明", "🐉🏰", "*alias &anchor !tag", "log:", "%", "@`",
                                         std::string("nul\0byte", 8), "\x7f\x1b[31m", "trailing ", "\xEF\xBB\xBF"
                                         "bom", "\xE2\x80\xA8line separator"};

}  // namespace

class SavedGameTest : public QObject {
    Q_OBJECT

private:
    static void compareLine(const Entry &entry, const char *expected) {
        LogWriter writer(world(), plainSetup());
        QCOMPARE(QString::fromStdString(writer.write(0, entry)), QString::fromUtf8(expected));
    }

    static FileError errorOf(const std::string &made) {
        try {
            read(made);
        } catch (const FileError &error) {
            return error;
        }
        return FileError({}, 0, 0, "none");
    }

private Q_SLOTS:
    void writesLines() {
        compareLine(entryOf("draw.tile", 0, Answer::drawTile(tile("base.city-cap"))),
                    "- {item: draw.tile, player: 0, tile: base.city-cap}");
        compareLine(place("base.city-cap", 1, -3, 1),
                    "- {item: place.tile, player: 0, tile: base.city-cap, at: [1, -3], turned: 90}");
        compareLine(entryOf("place.tile", 2, Answer::placePiece(follower(2), Place::on({{0, 0}, Half::Whole, 0}))),
                    "- {item: place.tile, player: 2, piece: follower, to: {at: [0, 0], segment: city}}");
        compareLine(entryOf("place.tile", 2, Answer::passed()), "- {item: place.tile, player: 2, pass: true}");
        compareLine(entryOf("place.tile", 2, Answer::confirm()), "- {item: place.tile, player: 2, confirm: true}");
        compareLine(entryOf("place.tile", 2, Answer::choosePlayer(1)), "- {item: place.tile, player: 2, chosen: 1}");
        compareLine(entryOf("place.tile", 2, Answer::choosePieces({follower(2), follower(1, Place::cell({4, 5}))})),
                    "- {item: place.tile, player: 2, pieces: [{piece: follower, owner: 1, from: {at: [4, 5]}}, "
                    "{piece: follower}]}");
        compareLine(entryOf("place.tile", 2, Answer::chooseOption(1)), "- {item: place.tile, player: 2, option: second}");
        compareLine(withPlaces(Place::area(1), Place::area(2), {}),
                    "- {item: place.tile, player: 1, piece: follower, from: {area: market}, to: {area: \"null\"}}");
        compareLine(entryOf(core::RemoveTile, 0, Answer::placeTile(0, {{2, 2}, 0})),
                    "- {item: correction.tile-removed, player: 0, at: [2, 2]}");
        QCOMPARE(writeCursor(12), std::string("- {cursor: 12}"));
    }

    void entriesComeBack_data() {
        QTest::addColumn<Entry>("entry");
        const auto row = [](const char *name, const Entry &entry) { QTest::newRow(name) << entry; };
        const Spot city{{0, 0}, Half::Whole, 0};
        row("draw", entryOf("draw.tile", 0, Answer::drawTile(tile("base.monastery"))));
        row("draw the first kind", entryOf("draw.tile", 0, Answer::drawTile(0)));
        row("place", place("base.monastery", -1000, 1000, 3));
        row("place at the origin", place("base.monastery", 0, 0, 0));
        row("pass", entryOf("place.tile", 1, Answer::passed()));
        row("confirm", entryOf("place.tile", 1, Answer::confirm()));
        row("option", entryOf("place.tile", 1, Answer::chooseOption(0)));
        row("another option", entryOf("place.tile", 1, Answer::chooseOption(1)));
        row("player", entryOf("place.tile", 1, Answer::choosePlayer(2)));
        row("nobody", entryOf("place.tile", 1, Answer::choosePlayer(NoPlayer)));
        row("number", entryOf("place.tile", 1, Answer::enterNumber(0)));
        row("negative number", entryOf("place.tile", 1, Answer::enterNumber(-2147483647)));
        row("no pieces", entryOf("place.tile", 1, Answer::choosePieces({})));
        row("pieces", entryOf("place.tile", 1, Answer::choosePieces({follower(0), follower(1, Place::on(city))})));
        row("no order", entryOf("place.tile", 1, Answer::chooseOrder({})));
        row("order", entryOf("place.tile", 1, Answer::chooseOrder({{{0, 0}, Half::Whole, 1}, city})));
        row("deploy", entryOf("place.tile", 1, Answer::placePiece(follower(1), Place::on(city))));
        row("other's piece", entryOf("place.tile", 1, Answer::placePiece(follower(0), Place::on(city))));
        row("neutral piece", entryOf("place.tile", 1, Answer::placePiece(follower(NoPlayer), Place::on(city))));
        row("nobody asked", entryOf("place.tile", NoPlayer, Answer::placePiece(follower(NoPlayer), Place::cell({1, 1}))));
        row("no tile there", withPlaces(Place::supply(), Place::on({{9, 9}, Half::Whole, 2}), {}));
        row("half cells", withPlaces(Place::on({{9, 9}, Half::NorthWest, 250}), Place::on({{0, 0}, Half::SouthWest, 1}),
                                     Place::on({{0, 0}, Half::NorthEast, 0})));
        row("segment beyond the tile's", withPlaces(Place::supply(), Place::on({{0, 0}, Half::Whole, 77}), {}));
        row("vertex", withPlaces(Place::vertex({0, 0}), Place::vertex({-4, 5}), Place::vertex({1, 1})));
        row("beside", withPlaces(Place::beside(0), Place::beside(65534), Place::beside(3)));
        row("area", withPlaces(Place::area(0), Place::area(2), Place::area(1)));
        row("supplies", withPlaces(Place::commonSupply(), Place::supply(), Place::outOfGame()));
        row("numbered supplies", withPlaces({Place::Kind::Supply, 3, {}}, {Place::Kind::CommonSupply, 9, {}},
                                            {Place::Kind::OutOfGame, 1, {}}));
        row("nowhere", withPlaces({}, {}, {}));
        row("add a tile", entryOf(core::AddTile, 0, Answer::placeTile(tile("base.monastery"), {{5, 5}, 2})));
        row("remove a tile", entryOf(core::RemoveTile, 0, Answer::placeTile(0, {{5, 5}, 0})));
        row("remove a named tile", entryOf(core::RemoveTile, 0, Answer::placeTile(3, {{5, 5}, 0})));
        row("turn a tile", entryOf(core::TurnTile, 0, Answer::placeTile(0, {{0, 0}, 3})));
        row("no tiles left", entryOf(core::EmptyStack, 0, Answer::confirm()));
        row("end", entryOf(core::End, NoPlayer, Answer::confirm()));
        for (int kind = 0; kind <= int(PromptKind::Confirm); ++kind) {
            const std::string name = std::to_string(kind);
            row(("odd answer " + name).c_str(), entryOf(core::Points, 0, oddAnswer(PromptKind(kind))));
            row(("all at once " + name).c_str(), entryOf(core::Points, 0, everything(PromptKind(kind))));
            Entry passed = entryOf(core::Points, 0, everything(PromptKind(kind)));
            passed.answer.pass = true;
            row(("all at once, passed " + name).c_str(), passed);
            passed.answer = Answer::passed();
            passed.answer.kind = PromptKind(kind);
            row(("passed " + name).c_str(), passed);
        }
    }

    void entriesComeBack() {
        QFETCH(Entry, entry);
        for (int flags = 0; flags < 4; ++flags) {
            entry.forced = (flags & 1) != 0;
            entry.parked = (flags & 2) != 0;
            const std::string made = text({entry});
            const SavedGame saved = read(made);
            QCOMPARE(saved.log.size(), std::size_t(1));
            QVERIFY2(saved.log.front() == entry, made.substr(made.find("log:")).c_str());
            QCOMPARE(text(saved.log), made);
            QVERIFY(saved.notices.empty());
        }
    }

    void uglyTextsComeBack() {
        std::vector<Entry> log;
        for (const std::string &ugly : UglyTexts) {
            log.push_back(entryOf("place.tile", 1, Answer::passed()));
            log.back().reason = ugly;
        }
        const std::string made = text(log);
        QVERIFY(read(made).log == log);
        QCOMPARE(splitLines(made).size(), splitLines(text({})).size() + log.size());  // one line an entry
    }

    void setupComesBack() {
        Setup setup = plainSetup();
        setup.starter = 2;
        setup.selection =
            normalised({Edition::C1, {"base-game", "farmers", "inns"}, {{"base", 2}, {"inns-and-cathedrals", 1}},
                        {{"small-city", "4"}}},
                       world().catalogue);
        setup.selection.options.clear();
        for (const Option &option : world().catalogue.options) {
            setup.selection.setOption(world().catalogue, option.id, option.values.back().id);
        }
        setup.start = {{"base.monastery", {{0, 0}, 0}}, {"base.city-cap", {{-1, 4}, 3}}};
        setup.pieces = {{"follower", 6}, {"abbot", 0}};
        setup.removed = {"base.monastery-road", "base.city-cap"};
        const SavedGame saved = read(writeHeader(setup));
        QVERIFY(saved.setup == setup);
        QVERIFY(saved.log.empty());
        QCOMPARE(saved.cursor, std::size_t(0));
    }

    void segmentsAreNamedAsTheTilesLay() {
        const auto onto = [](int x, int y, std::uint8_t segment) {
            const Spot spot{{std::int16_t(x), std::int16_t(y)}, Half::Whole, segment};
            return entryOf("place.tile", 0, Answer::placePiece(follower(0), Place::on(spot)));
        };
        Entry parked = place("base.monastery", 2, 0, 0);
        parked.parked = true;
        const std::vector<Entry> log{onto(1, 0, 0),
                                     place("base.monastery", 1, 0, 0),
                                     onto(1, 0, 0),
                                     entryOf(core::TurnTile, 0, Answer::placeTile(0, {{1, 0}, 2})),
                                     onto(1, 0, 0),
                                     parked,
                                     onto(2, 0, 0),
                                     entryOf(core::RemoveTile, 0, Answer::placeTile(0, {{1, 0}, 0})),
                                     entryOf(core::AddTile, 0, Answer::placeTile(tile("base.city-cap"), {{1, 0}, 0})),
                                     onto(1, 0, 0)};
        const std::string made = text(log);
        QVERIFY(read(made).log == log);
        const std::vector<Line> lines = splitLines(made);
        const auto has = [&](std::size_t entry, const char *part) {
            return lines[lines.size() - log.size() + entry].text.find(part) != std::string_view::npos;
        };
        QVERIFY2(has(0, "segment: 0}"), made.c_str());
        QVERIFY2(has(2, "segment: monastery}"), made.c_str());
        QVERIFY2(has(4, "segment: monastery}"), made.c_str());
        QVERIFY2(has(6, "segment: 0}"), made.c_str());
        QVERIFY2(has(9, "segment: city}"), made.c_str());
    }

    void theCursorMoves() {
        LogWriter writer(world(), plainSetup());
        std::string made = writeHeader(plainSetup());
        const auto add = [&](std::size_t position, const Entry &entry) { made += writer.write(position, entry) + '\n'; };
        const auto onto = [](std::uint8_t segment) {
            return entryOf("place.tile", 0, Answer::placePiece(follower(0), Place::on({{1, 0}, Half::Whole, segment})));
        };
        add(0, place("base.monastery", 1, 0, 0));
        add(1, onto(0));
        made += writeCursor(0) + '\n';
        SavedGame saved = read(made);
        QCOMPARE(saved.cursor, std::size_t(0));
        QCOMPARE(saved.log.size(), std::size_t(2));
        made += writeCursor(1) + '\n';  // redo: the monastery is known again
        add(1, onto(1));
        QCOMPARE(read(made).log, (std::vector{place("base.monastery", 1, 0, 0), onto(1)}));
        made += writeCursor(0) + '\n';
        add(0, place("base.city-cap", 1, 0, 0));
        add(1, onto(0));
        saved = read(made);
        QCOMPARE(saved.log, (std::vector{place("base.city-cap", 1, 0, 0), onto(0)}));
        QCOMPARE(saved.cursor, std::size_t(2));
        QCOMPARE(saved.lines.back(), int(splitLines(made).size()));
        QVERIFY(made.ends_with("segment: city}}\n"));
    }

    // Whatever is cut off: all lines that were whole are there.
    void tornAnywhere() {
        std::vector<Entry> log{place("base.monastery", 1, 0, 0), entryOf("place.tile", 1, Answer::passed()),
                               entryOf("place.tile", 1, Answer::enterNumber(12345))};
        log[1].reason = "Jürgen: \"no\" 🐉 }";
        const std::string made = text(log);
        for (std::size_t size = text({}).size(); size <= made.size(); ++size) {
            const std::string_view torn = std::string_view(made).substr(0, size);
            const SavedGame saved = read(torn);
            const std::vector<Line> lines = splitLines(torn);
            const std::size_t whole = lines.size() - (lines.back().complete ? 0 : 1) + log.size() - splitLines(made).size();
            QVERIFY(saved.log.size() == whole || saved.log.size() == whole + 1);
            QVERIFY(std::equal(saved.log.begin(), saved.log.end(), log.begin()));
            QCOMPARE(saved.cursor, saved.log.size());
            const bool dropped = saved.length < size;
            QCOMPARE(saved.notices.size(), std::size_t(dropped ? 1 : 0));
            QVERIFY(!dropped || saved.notices.front().id == "save.torn-line");
            QVERIFY(!dropped || saved.closed);
            QCOMPARE(saved.closed, torn.substr(0, saved.length).ends_with('\n'));
            QCOMPARE(dropped, saved.log.size() == whole && !torn.ends_with('\n'));
        }
        // A disk that lost power may leave zeros.
        const SavedGame saved = read(made + std::string(100, '\0'));
        QVERIFY(saved.log == log);
        QCOMPARE(saved.length, made.size());
    }

    void damagedLinesAreNamed_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("found");
        const auto row = [](const char *line, int column, const char *id, const char *found) {
            QTest::newRow(line) << QByteArray(line) << column << QByteArray(id) << QByteArray(found);
        };
        row("- {item: draw.tile, player: 0, tile: base.nothing}", 38, "save.unknown-tile", "base.nothing");
        row("- {item: nothing, player: 0, pass: true}", 10, "save.unknown-item", "nothing");
        row("- {item: draw.tile, player: 3, pass: true}", 29, "files.out-of-range", "3");
        row("- {item: draw.tile, player: 0, pass: maybe}", 38, "files.wrong-kind", "maybe");
        row("- {item: draw.tile, player: 0, pas: true}", 32, "files.unknown-key", "pas");
        row("- {item: draw.tile, player: 0}", 3, "save.no-answer", "");
        row("- {player: 0, pass: true}", 3, "files.missing-key", "");
        row("- {item: place.tile, player: 0, at: [0, 1]}", 3, "files.missing-key", "");
        row("- {item: place.tile, player: 0, tile: base.monastery, at: [0]}", 59, "save.no-cell", "list");
        row("- {item: place.tile, player: 0, tile: base.monastery, at: [0, 99999]}", 63, "files.out-of-range", "99999");
        row("- {item: place.tile, player: 0, tile: base.monastery, at: [0, 1], turned: 45}", 75, "files.unknown-word",
            "45");
        row("- {item: place.tile, player: 0, piece: cow, to: supply}", 40, "save.unknown-piece", "cow");
        row("- {item: place.tile, player: 0, piece: follower}", 3, "files.missing-key", "");
        row("- {item: place.tile, player: 0, number: 1, to: supply}", 3, "files.missing-key", "");
        row("- {item: place.tile, player: 0, piece: follower, to: {at: [0, 0], segment: lake}}", 76,
            "save.unknown-segment", "lake");
        row("- {item: place.tile, player: 0, piece: follower, to: {at: [8, 0], segment: city}}", 76,
            "save.no-tile-there", "city");
        row("- {item: place.tile, player: 0, piece: follower, to: {beside: 1, area: 2}}", 54, "save.no-place", "map");
        row("- {item: place.tile, player: 0, piece: follower, to: segment}", 54, "files.unknown-word", "segment");
        row("- {item: place.tile, player: 0, piece: follower, to: bag}", 54, "files.unknown-word", "bag");
        row("- {item: place.tile, player: 0, piece: follower, to: {area: nowhere}}", 61, "files.unknown-word", "nowhere");
        row("- {item: place.tile, player: 0, option: third}", 41, "files.unknown-word", "third");
        row("- {item: place.tile, player: 0, number: many}", 41, "files.wrong-kind", "many");
        row("- {item: place.tile, player: 0, confirm: false}", 42, "files.unknown-word", "false");
        row("- {item: place.tile, player: 0, player: 1, pass: true}", 33, "files.duplicate-key", "player");
        row("- {cursor: 2}", 12, "files.out-of-range", "2");
        row("- {cursor: 1, pass: true}", 15, "files.unknown-key", "pass");
        row("something else", 1, "save.log-line", "something else");
    }

    void damagedLinesAreNamed() {
        QFETCH(QByteArray, line);
        QFETCH(int, column);
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, found);
        const Entry pass = entryOf("place.tile", 1, Answer::passed());
        const std::string good = text({pass});
        const std::string damaged = good + line.toStdString() + "\n";
        const FileError error = errorOf(damaged + "- {item: place.tile, player: 1, pass: true}\n");
        const int number = int(splitLines(good).size()) + 1;
        QCOMPARE(error.id, id.toStdString());
        QCOMPARE(error.file, File);
        QCOMPARE(error.line, number);
        QCOMPARE(error.column, column);
        QCOMPARE(error.found, found.toStdString());
        // The way out: open up to there.
        const SavedGame saved = readGame(damaged, File, world(), number);
        QCOMPARE(saved.log, std::vector{pass});
        QCOMPARE(saved.length, good.size());
        QVERIFY((saved.notices == std::vector<Notice>{{"save.cut", {std::to_string(number)}}}));
        // Without its line end it may be torn.
        QCOMPARE(read(good + line.toStdString()).notices.front().id, std::string("save.torn-line"));
    }

    void damagedHeaders() {
        const std::string good = text({});
        const auto with = [&](std::string_view part, std::string_view instead) {
            std::string made = good;
            return made.replace(made.find(part), part.size(), instead);
        };
        QCOMPARE(errorOf("").id, std::string("save.not-a-game"));
        QCOMPARE(errorOf("players: []\n").id, std::string("save.not-a-game"));
        FileError error = errorOf(with("scorekeep: 1", "scorekeep: 2"));
        QCOMPARE(error.id, std::string("save.newer-version"));
        QCOMPARE(error.line, 1);
        QCOMPARE(error.column, 12);
        QCOMPARE(error.found, std::string("2"));
        QCOMPARE(error.expected, std::string("1"));
        QCOMPARE(errorOf("scorekeep: 7\nwhatever comes: then\n").id, std::string("save.newer-version"));
        QCOMPARE(errorOf(with("scorekeep: 1", "scorekeep: 0")).id, std::string("files.out-of-range"));
        QCOMPARE(errorOf(with("rules: 2\n", "")).id, std::string("files.missing-key"));
        QCOMPARE(errorOf(with("log:\n", "")).id, std::string("files.missing-key"));
        QCOMPARE(errorOf(with("log:\n", "log: []\n")).id, std::string("save.log-form"));
        QCOMPARE(errorOf(with("starter: 0", "starter: 3")).id, std::string("files.out-of-range"));
        QCOMPARE(errorOf(with("colour:", "color:")).id, std::string("files.unknown-key"));
        QCOMPARE(errorOf(with("base.city-cap-road", "base.city")).id, std::string("save.unknown-tile"));
        QCOMPARE(errorOf("scorekeep: 1\nrules: 2\nsetup: {players: [], selection: {}}\nlog:\n").id,
                 std::string("save.no-players"));
        const SavedGame other = read(with("rules: 2", "rules: 1"));
        QCOMPARE(other.rulesVersion, 1);
        QVERIFY((other.notices == std::vector<Notice>{{"save.other-rules", {"1"}}}));
    }

    void byHand() {
        std::string made = text({entryOf("place.tile", 1, Answer::passed())});
        std::string crlf;
        for (const char c : "\xEF\xBB\xBF" + made) {
            crlf += c == '\n' ? "\r\n" : std::string(1, c);
        }
        QVERIFY(read(crlf).log == read(made).log);
        QCOMPARE(read(crlf).length, crlf.size());
        made += "\n# Ann went home here\n   \n- { \"cursor\" : 0 }  # undone\n";
        QCOMPARE(read(made).cursor, std::size_t(0));
        QCOMPARE(read(made).log.size(), std::size_t(1));
    }

    void wholeGames() {
        const std::string empty = writeGame(Game(world(), plainSetup()));
        QCOMPARE(empty, writeHeader(plainSetup()));
        QVERIFY(read(empty).setup == plainSetup());
        QVERIFY_EXCEPTION_THROWN(loadGame("/nowhere/at all.scorekeep", world()), FileError);
    }
};

QTEST_GUILESS_MAIN(SavedGameTest)
#include "saved_game_test.moc"
