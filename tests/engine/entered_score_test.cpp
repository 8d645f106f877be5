// SPDX-License-Identifier: MIT
// Scores that were counted at the table, in games with a board and without one.
#include "engine/game/calculator.h"
#include "engine/game/saved_game.h"
#include "tests/engine/file_errors.h"
#include "tests/support/played_game.h"
#include "tests/support/random_score.h"

using namespace scorekeep;

namespace {

const char *const File = "evening.scorekeep";

Setup withoutBoard(int players, std::vector<std::string> elements = {}) {
    Setup setup = baseGame(embeddedWorld(), players);
    setup.board = false;
    setup.selection.elements.insert(setup.selection.elements.end(), elements.begin(), elements.end());
    setup.selection = normalised(setup.selection, embeddedWorld().catalogue);
    return setup;
}

struct ScoresGame : PlayedGame {
    using PlayedGame::PlayedGame;

    EnteredScore score(std::string_view table, Phase phase, PlayerSet receivers) const {
        EnteredScore made;
        made.subject = *game.rules().subject(table);
        made.phase = phase;
        made.receivers = receivers;
        return made;
    }
    EnteredScore road(int tiles, bool inn, PlayerSet receivers) const {
        EnteredScore made = score("road", Phase::During, receivers);
        made.set(fact("tiles"), NoPlayer, tiles);
        made.set(fact("inn"), NoPlayer, inn ? 1 : 0);
        return made;
    }
    FactId fact(std::string_view name) const { return *game.rules().fact(name); }
    std::string count(const EnteredScore &score) { return give(core::Score, Answer::enterScore(score)); }
    std::string turnOver() { return give("scores.turn-over", Answer::confirm()); }
    std::string end() { return give(core::End, Answer::confirm()); }
    // Written, read and replayed with all checks.
    bool comesBack() const {
        const SavedGame saved = readGame(writeGame(game), File, embeddedWorld());
        const Game again(embeddedWorld(), saved.setup, saved.log, saved.cursor, Replay::Checked);
        return saved.setup == game.setup() && saved.log == game.log() && again.state() == game.state();
    }
};

std::string log(const std::string &entry) {
    return "scorekeep: 1\nrules: 2\nsetup:\n  players:\n    - {name: Ann, colour: red}\n    - {name: Ben, colour: blue}\n"
           "  board: none\n  selection: {edition: C3, elements: [base-game, farmers, inns, pig], tiles: {}}\nlog:\n- {" +
           entry + "}\n";
}

} // namespace

class EnteredScoreTest : public QObject {
    Q_OBJECT

private slots:
    // A road of five tiles with an inn: the same lines as on the board.
    void aScoreIsCounted() {
        ScoresGame p(withoutBoard(3, {"inns"}));
        QCOMPARE(p.count(p.road(5, true, PlayerSet(setOf(0) | setOf(2)))), std::string());
        const State &state = p.game.state();
        QCOMPARE(state.points(0), 10);
        QCOMPARE(state.points(1), 0);
        QCOMPARE(state.points(2), 10);
        QCOMPARE(state.scores.size(), std::size_t(2));
        const Score &score = state.scores.front();
        QCOMPARE(p.game.rules().subjectName(score.subject), std::string("road"));
        QCOMPARE(score.turn, 1u);
        QCOMPARE(score.lines, 2u);
        const Calculation expected = calculate(p.game.rules(), p.road(5, true, setOf(0)), 0);
        for (std::uint32_t i = 0; i < score.lines; ++i) {
            QVERIFY(state.lines[score.firstLine + i] == expected.lines[i]);
        }
        QVERIFY(p.comesBack());
        p.game.undo();
        QCOMPARE(p.game.state().points(0), 0);
        p.game.redo();
        QCOMPARE(p.game.state().points(2), 10);
        QVERIFY(p.sameAgain());
    }

    void whatIsAPlayersOwnCountsForHim() {
        ScoresGame p(withoutBoard(2, {"farmers", "pig"}));
        EnteredScore field = p.score("field", Phase::After, PlayerSet(setOf(0) | setOf(1)));
        field.set(p.fact("completed-cities"), NoPlayer, 2);
        field.set(p.fact("own-pig"), 1, 1);
        QCOMPARE(p.count(field), std::string());
        QCOMPARE(p.game.state().points(0), 6);
        QCOMPARE(p.game.state().points(1), 8);
        QVERIFY(p.comesBack());
    }

    void aScoreIsCountedBesideABoard() {
        Setup setup = PlayedGame::setupWith(7);
        setup.selection.elements.push_back("inns");
        setup.selection = normalised(setup.selection, embeddedWorld().catalogue);
        ScoresGame p(setup);
        p.threeTurns();
        const int before = p.game.state().points(0);
        QCOMPARE(p.count(p.road(3, false, setOf(0))), std::string());
        QCOMPARE(p.game.state().points(0), before + 3);
        p.lay(Straight, placed(2, 0));
        QCOMPARE(p.count(p.road(2, true, setOf(1))), std::string()); // while the wood is asked
        QCOMPARE(p.game.state().points(1), 4);
        QVERIFY(p.comesBack());
        // An old one is changed, with a look at what differs.
        Entry old = p.game.log()[p.game.cursor() - 1];
        old.answer.score = p.road(6, true, setOf(1));
        const Game::Preview preview = p.game.preview(p.game.cursor() - 1, old);
        QVERIFY(!preview.refusal);
        QCOMPARE(preview.points[1], std::pair(4, 12));
        QVERIFY(preview.parked.empty());
        p.game.keep(preview);
        QCOMPARE(p.game.state().points(1), 12);
        QVERIFY(p.comesBack());
    }

    void whatDoesNotHoldIsRefused() {
        ScoresGame p(withoutBoard(2, {"farmers", "inns", "pig"}));
        QCOMPARE(p.count(p.road(5, true, 0)), std::string("answer.no-such-player"));
        QCOMPARE(p.count(p.road(5, true, setOf(2))), std::string("answer.no-such-player"));
        QCOMPARE(p.count(p.road(-5, true, setOf(0))), std::string("answer.fact-not-asked"));
        QCOMPARE(p.count(p.road(MostOfAFact + 1, true, setOf(0))), std::string("answer.fact-not-asked"));
        QCOMPARE(p.count(p.road(MostOfAFact, false, setOf(0))), std::string()); // a point for each tile
        QCOMPARE(p.count(p.road(MostOfAFact, true, setOf(0))), std::string("answer.too-many-points"));
        p.game.undo();
        EnteredScore odd = p.road(5, true, setOf(0));
        odd.set(p.fact("inn"), NoPlayer, 2);
        QCOMPARE(p.count(odd), std::string("answer.fact-not-asked"));
        odd = p.road(5, true, setOf(0));
        odd.set(p.fact("cathedral"), NoPlayer, 1);
        QCOMPARE(p.count(odd), std::string("answer.fact-not-asked"));
        odd = p.score("field", Phase::After, setOf(0));
        odd.set(p.fact("own-pig"), NoPlayer, 1); // it is a player's own
        QCOMPARE(p.count(odd), std::string("answer.fact-not-asked"));
        odd.facts = {{p.fact("own-pig"), 1, 1}}; // who gets nothing
        QCOMPARE(p.count(odd), std::string("answer.fact-not-asked"));
        QCOMPARE(p.count(p.score("field", Phase::During, setOf(0))), std::string("answer.no-such-table"));
        odd.subject = 250;
        QCOMPARE(p.count(odd), std::string("answer.no-such-table"));
        QCOMPARE(p.give(core::Score, Answer::enterNumber(5)), std::string("answer.other-kind"));
        QCOMPARE(p.give(core::End, Answer::enterScore(p.road(5, true, setOf(0)))), std::string("answer.other-kind"));
        QCOMPARE(p.give(core::End, Answer::enterNumber(5)), std::string("answer.other-kind"));
        QCOMPARE(p.game.cursor(), std::size_t(0));
    }

    void turnsGoRoundWithoutABoard() {
        ScoresGame p(withoutBoard(2));
        QCOMPARE(p.asked(), std::string("scores.turn-over 0"));
        QVERIFY(p.game.state().pieces.empty());
        QCOMPARE(p.game.state().supply.total(), 0);
        QCOMPARE(p.turnOver(), std::string());
        QCOMPARE(p.asked(), std::string("scores.turn-over 1"));
        QCOMPARE(p.game.state().turn, 2u);
        QCOMPARE(p.turnOver(), std::string());
        QCOMPARE(p.asked(), std::string("scores.turn-over 0"));
        QCOMPARE(p.give(p.points(1, 5)), std::string());
        QCOMPARE(p.give(p.turnOf(1, 0)), std::string());
        QCOMPARE(p.asked(), std::string("scores.turn-over 1"));
        for (const std::string_view tiles : {core::AddTile, core::RemoveTile, core::TurnTile}) {
            QCOMPARE(p.give(tiles, Answer::placeTile(0, {})), std::string("answer.no-board"));
        }
        QCOMPARE(p.give(core::MovePiece, Answer::placePiece({}, Place::supply())), std::string("answer.no-board"));
        QCOMPARE(p.end(), std::string());
        QCOMPARE(p.asked(), std::string("scores.final 1"));
        QVERIFY(!p.game.state().finished);
        EnteredScore city = p.score("city", Phase::After, setOf(0));
        city.set(p.fact("tiles"), NoPlayer, 3);
        QCOMPARE(p.count(city), std::string());
        QCOMPARE(p.game.state().points(0), 3);
        QVERIFY(p.game.state().scores.back().phase == Phase::After);
        QCOMPARE(p.give("scores.final", Answer::confirm()), std::string());
        QVERIFY(p.game.state().finished);
        QCOMPARE(p.count(city), std::string("answer.game-over"));
        QVERIFY(p.comesBack());
        p.game.undo();
        QCOMPARE(p.asked(), std::string("scores.final 1"));
        // Without the end that was entered, what follows it is set aside, and the turns go on.
        const auto &entries = p.game.log();
        const auto ended = std::find_if(entries.begin(), entries.end(), [&](const Entry &entry) {
            return p.game.rules().itemName(entry.item) == core::End;
        });
        p.game.keep(p.game.preview(std::size_t(ended - entries.begin()), std::nullopt));
        QCOMPARE(p.asked(), std::string("scores.turn-over 1"));
        QCOMPARE(p.game.state().points(0), 3);
        QVERIFY(p.comesBack());
    }

    // Also those whose tiles no set lists, and all at once.
    void everyTableCanBeEntered() {
        std::vector<std::string> all;
        for (const Element &element : embeddedWorld().catalogue.elements) {
            all.push_back(element.id);
        }
        ScoresGame p(withoutBoard(4, all));
        int entered = 0;
        for (const Phase phase : {Phase::During, Phase::After}) {
            for (const SubjectId subject : calculableSubjects(p.game.rules(), phase)) {
                EnteredScore score = p.score(p.game.rules().subjectName(subject), phase, setOf(3));
                for (const FactId fact : factsAsked(p.game.rules(), subject, phase)) {
                    score.set(fact, p.game.rules().spine().facts[fact].perPlayer ? PlayerId(3) : NoPlayer, 1);
                }
                QCOMPARE(p.count(score), std::string());
                ++entered;
            }
        }
        QVERIFY2(entered > 60, std::to_string(entered).c_str());
        QVERIFY(p.comesBack());
    }

    void randomEveningsHold() {
        std::mt19937 random(2026);
        for (int evening = 0; evening < 20; ++evening) {
            Setup setup = randomSetup(embeddedWorld(), random);
            setup.board = false;
            setup.start.clear();
            setup.removed.clear();
            setup.pieces.clear();
            ScoresGame p(setup);
            for (int step = 0; step < 60 && !p.game.state().finished; ++step) {
                const bool ended = p.game.state().part.script == ScriptKind::End;
                switch (random() % 8) {
                case 0:
                case 1:
                    QCOMPARE(p.give(ended ? "scores.final" : "scores.turn-over", Answer::confirm()), std::string());
                    break;
                case 2:
                    QCOMPARE(p.give(p.points(0, int(random() % 19) - 9)), std::string());
                    break;
                case 3:
                    p.game.jump(random() % (p.game.log().size() + 1));
                    break;
                case 4:
                    QCOMPARE(step > 30 ? p.end() : std::string(), std::string());
                    break;
                default:
                    QCOMPARE(p.count(randomScore(p.game.rules(), random, ended ? Phase::After : Phase::During)),
                             std::string());
                }
                QVERIFY(step % 8 != 0 || p.sameAgain());
            }
            int sum = 0;
            for (const Score &score : p.game.state().scores) {
                sum += score.points;
            }
            int points = 0;
            for (PlayerId player = 0; player < p.game.rules().players(); ++player) {
                points += p.game.state().points(player);
            }
            QCOMPARE(points, sum);
            QVERIFY(p.comesBack());
        }
    }

    void entriesAreWrittenInWords() {
        ScoresGame p(withoutBoard(3, {"farmers", "inns", "pig"}));
        QCOMPARE(p.count(p.road(5, true, PlayerSet(setOf(0) | setOf(2)))), std::string());
        EnteredScore field = p.score("field", Phase::After, setOf(1));
        field.set(p.fact("completed-cities"), NoPlayer, 2);
        field.set(p.fact("own-pig"), 1, 1);
        QCOMPARE(p.count(field), std::string());
        const std::string made = writeGame(p.game);
        const auto has = [&made](std::string_view line) { return made.find(line) != std::string::npos; };
        QVERIFY2(has("\n  board: none\n"), made.c_str());
        QVERIFY2(has("- {item: score.calculated, player: 0, table: road, receivers: [0, 2], facts: {tiles: 5, inn: true}}"),
                 made.c_str());
        QVERIFY2(has("table: field, phase: after, receivers: [1], facts: {completed-cities: 2}, own: {1: {own-pig: true}}}"),
                 made.c_str());
    }

    void readsStrictly_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("error"); // line, column, id
        const auto row = [](const char *entry, const char *error) { QTest::newRow(entry) << entry << error; };
        row("item: score.calculated, table: road, receivers: [0]", "no error");
        row("item: score.calculated, table: road, receivers: [0], facts: {tiles: 0, inn: false}", "no error");
        row("item: score.calculated, table: road, receivers: [0], facts: {tolls: 1}", "10:65 save.unknown-fact");
        row("item: score.calculated, table: road, receivers: [0], facts: {cathedral: true}", "10:65 save.fact-not-asked");
        row("item: score.calculated, table: road, receivers: [0], facts: {tiles: -1}", "10:72 files.out-of-range");
        row("item: score.calculated, table: road, receivers: [0], facts: {tiles: 10000}", "10:72 files.out-of-range");
        row("item: score.calculated, table: road, receivers: [0], facts: {tiles: five}", "10:72 files.wrong-kind");
        row("item: score.calculated, table: road, receivers: [0], facts: {inn: 1}", "10:70 files.wrong-kind");
        row("item: score.calculated, table: road, receivers: []", "10:52 save.no-receiver");
        row("item: score.calculated, table: road, receivers: [0, 0]", "10:56 save.receiver-twice");
        row("item: score.calculated, table: road, receivers: [2]", "10:53 files.out-of-range");
        row("item: score.calculated, table: road", "10:3 files.missing-key");
        row("item: score.calculated, receivers: [0]", "10:3 save.no-answer");
        row("item: score.calculated, table: garden, receivers: [0]", "10:35 save.unknown-table");
        row("item: score.calculated, table: field, receivers: [0]", "10:35 save.unknown-table");
        row("item: score.calculated, table: road, phase: later, receivers: [0]", "10:48 files.unknown-word");
        row("item: score.calculated, table: field, phase: after, receivers: [0], own: {1: {own-pig: true}}", "10:78 save.not-receiving");
        row("item: score.calculated, table: field, phase: after, receivers: [0], facts: {own-pig: true}", "10:80 save.fact-elsewhere");
        row("item: score.calculated, table: field, phase: after, receivers: [0], own: {0: {completed-cities: 1}}",
            "10:82 save.fact-elsewhere");
        row("item: score.calculated, player: 0, kind: enter-score", "10:3 files.missing-key");
        row("item: correction.tile-removed, player: 0, at: [0, 0]", "no error"); // refused by the replay
    }

    void readsStrictly() {
        QFETCH(QString, entry);
        QFETCH(QString, error);
        const std::string made = log(entry.toStdString());
        QCOMPARE(place(errorOf([&] { readGame(made, File, embeddedWorld()); })), error);
    }

    void aSetupWithoutABoardHoldsNoTiles() {
        const auto header = [](const std::string &more) {
            std::string made = log("item: table.end, confirm: true");
            return made.replace(made.find("  board: none"), 13, more);
        };
        const auto error = [](const std::string &made) {
            return place(errorOf([&] { readGame(made, File, embeddedWorld()); }));
        };
        QCOMPARE(error(header("  board: none")), QStringLiteral("no error"));
        QCOMPARE(error(header("  board: 1")), QStringLiteral("7:10 files.unknown-word"));
        QCOMPARE(error(header("  board: none\n  removed: []")), QStringLiteral("8:3 files.unknown-key"));
        QCOMPARE(error(header("  board: none\n  start: []")), QStringLiteral("8:3 files.unknown-key"));
        QCOMPARE(error(header("  starter: 0")), QStringLiteral("8:14 save.no-tiles"));
    }
};

QTEST_GUILESS_MAIN(EnteredScoreTest)
#include "entered_score_test.moc"
