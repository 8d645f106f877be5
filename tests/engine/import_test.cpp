// SPDX-License-Identifier: MIT
// Tests of the reader of JCloisterZone's saved games: setup, every kind of message, the ends of a game, and
// what is refused with the number of the message.
#include "engine/files/reader.h"
#include "engine/game/embedded_world.h"
#include "engine/import/jcz.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace scorekeep;

namespace {

constexpr const char *Farmers = R"("small-follower": 7, "farmers": true)";

// Writes a file of the other program bit by bit.
struct Written {
    std::string sets = R"("basic:1": 1)";
    std::string elements = Farmers;
    std::string rules;
    std::string start = R"({"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0})";
    std::string annotations;
    std::string head;
    int players = 2;
    std::vector<std::string> messages;

    Written &message(const std::string &type, const std::string &payload, int player = 0) {
        messages.push_back(R"({"type": ")" + type + R"(", "payload": {)" + payload + R"(}, "player": )" +
                           std::to_string(player) + "}");
        return *this;
    }
    Written &place(const std::string &tile, int x, int y, int rotation, int player = 0) {
        return message("PLACE_TILE",
                       R"("tileId": ")" + tile + R"(", "rotation": "R)" + std::to_string(rotation) +
                           R"(", "position": [)" + std::to_string(x) + ", " + std::to_string(y) + "]",
                       player);
    }
    static std::string pointer(const std::string &feature, const std::string &location, int x, int y) {
        return R"({"feature": ")" + feature + R"(", "location": ")" + location + R"(", "position": [)" +
               std::to_string(x) + ", " + std::to_string(y) + "]}";
    }
    Written &deploy(const std::string &figure, const std::string &feature, const std::string &location, int x,
                    int y) {
        return message("DEPLOY_MEEPLE",
                       R"("meepleId": ")" + figure + R"(", "pointer": )" + pointer(feature, location, x, y),
                       figure[0] - '0');
    }
    Written &pass(int player = 0) { return message("PASS", "", player); }
    Written &commit(int player = 0, const std::string &random = "0.5") {
        return message("COMMIT", R"("random": )" + random, player);
    }

    std::string text() const {
        std::string names;
        for (int i = 0; i < players; ++i) {
            names += std::string(i > 0 ? ", " : "") + R"({"name": "P)" + std::to_string(i) +
                     R"(", "slot": )" + std::to_string(i) + "}";
        }
        std::string replay;
        for (const std::string &one : messages) {
            replay += (replay.empty() ? "" : ",\n") + one;
        }
        return "{" + head + R"("setup": {"sets": {)" + sets + R"(}, "elements": {)" + elements +
               R"(}, "rules": {)" + rules + R"(}, "start": [)" + start +
               R"(], "timer": null}, "players": [)" + names + "],\n\"gameAnnotations\": {" + annotations +
               "},\n\"replay\": [\n" + replay + "\n]}\n";
    }
    Imported read(const ImportWatch &watch = {}) const {
        return importJcz(parseJson(text(), "evening.jcz"), embeddedWorld(), watch);
    }
    Game game() const {
        Imported imported = read();
        const std::size_t entries = imported.log.size();
        return Game(embeddedWorld(), imported.setup, std::move(imported.log), entries);
    }
};

std::vector<std::string> itemsOf(const Imported &imported) {
    const Rules rules(embeddedWorld(), imported.setup);
    std::vector<std::string> items;
    for (const Entry &entry : imported.log) {
        items.push_back(rules.itemName(entry.item) + (entry.answer.pass ? " passed" : ""));
    }
    return items;
}

std::string asked(const Game &game) {
    return game.open().open() ? game.rules().itemName(game.open().prompts.front().item) : "nothing";
}

struct Failure {
    std::string kind, id, found, expected;
    std::size_t message = 0;
    int line = 0;
};

Failure failureOf(const Written &written) {
    try {
        written.read();
    } catch (const NotPlayed &error) {
        return {"not played", error.id, error.found, error.expected, error.message, error.line};
    } catch (const ImportError &error) {
        return {"refused", error.id, error.found, error.expected, error.message, error.line};
    } catch (const FileError &error) {
        return {"file", error.id, error.found, error.expected, 0, error.line};
    }
    return {};
}

bool isThere(const std::vector<std::string> &list, const std::string &word) {
    return std::ranges::find(list, word) != list.end();
}

// One block of ours is cut into twelve tiles there; the quarters are places, and the count moves.
Written carcassonne() {
    Written file;
    file.sets = R"("basic:1": 1, "count:1": 1)";
    file.elements = std::string(Farmers) + R"(, "count": 1)";
    file.start.clear();
    for (int i = 0; i < 12; ++i) {
        file.start += std::string(i > 0 ? ", " : "") + R"({"tile": "CO/)" + std::to_string(i + 1) +
                      R"(", "x": )" + std::to_string(i % 4 - 2) + R"(, "y": )" + std::to_string(i / 4 - 1) +
                      R"(, "rotation": 0})";
    }
    return file;
}
std::string quarter(const std::string &name) { return Written::pointer("Quarter", name, 0, 0); }

} // namespace

class ImportTest : public QObject {
    Q_OBJECT

private slots:
    void setupBecomesOurs() {
        Written file;
        file.sets = R"("basic:2": 2, "inns-and-cathedrals:2": 1, "river/1:2": 1, "river/2:2": 1)";
        file.elements = R"("small-follower": 9, "farmers": true, "abbot": 1, "garden": true, "inn": true,
                           "cathedral": false, "big-follower": 2)";
        file.rules = R"("tiny-city-scoring": "2", "inn-and-cathedral-final-scoring": "ignore",
                        "dragon-move": "after-scoring", "wagon-move": "C2")";
        file.start = R"({"tile": "RI/s", "x": 0, "y": 0, "rotation": 90})";
        file.players = 3;
        const Setup setup = file.read().setup;
        const Catalogue &catalogue = embeddedWorld().catalogue;
        QCOMPARE(setup.players.size(), std::size_t(3));
        QCOMPARE(setup.players[1].name, std::string("P1"));
        QCOMPARE(setup.players[1].colour, std::string("blue"));
        QVERIFY(setup.selection.edition == Edition::C2);
        QCOMPARE(setup.selection.copies("base"), 2);
        QCOMPARE(setup.selection.copies("river-2"), 1);
        for (const char *element : {"base-game", "farmers", "abbot", "gardens", "inns", "cathedrals",
                                    "big-follower", "river-1", "river"}) {
            QVERIFY2(setup.selection.has(element), element);
        }
        QVERIFY(!setup.selection.has("builder"));
        QVERIFY(setup.selection.option(catalogue, "small-city") == "2");
        QVERIFY(setup.selection.option(catalogue, "unfinished-inns-and-cathedrals") == "ignore");
        QVERIFY(setup.selection.option(catalogue, "river-u-turn") == "clear");
        QVERIFY(setup.selection.option(catalogue, "river-lake-extra-turn") == "off");
        QVERIFY(setup.selection.option(catalogue, "confirm-wood") == "on");
        QVERIFY((setup.pieces ==
                 std::vector<std::pair<std::string, int>>{{"follower", 9}, {"large-follower", 2}}));
        QVERIFY((setup.removed == std::vector<std::string>{"river-1.lake"}));
        QVERIFY((setup.start == std::vector<StartTile>{{"river-1.spring", {{0, 0}, 1}}}));
    }

    void oneSetOfTheirsMayBeSeveralOfOurs() {
        Written file;
        file.sets = R"("basic:1": 1, "king-and-robber:1": 1, "cult/6": 2)";
        file.elements += R"(, "shrine": true, "king": true, "robber": true, "well": true)";
        file.rules = R"("king-and-robber-scoring": "15/40")";
        const Selection six = file.read().setup.selection;
        QCOMPARE(six.copies("shrines"), 2);
        QCOMPARE(six.copies("cult"), 2);
        QVERIFY(six.has("shrines") && six.has("king") && six.has("robber-baron") && six.has("wells"));
        QVERIFY(six.option(embeddedWorld().catalogue, "title-scoring") == "fifteen-forty");
        file.sets = R"("basic:1": 1, "cult/5": 1)";
        QCOMPARE(file.read().setup.selection.copies("shrines"), 1);
        QCOMPARE(file.read().setup.selection.copies("cult"), 0);
    }

    void valuesThatAreDefaultsLeaveNoTrace() {
        Written file;
        file.rules = R"("tiny-city-scoring": "4")";
        QVERIFY(file.read().setup.selection == Written().read().setup.selection);
        QVERIFY(file.read().setup.pieces.empty());
    }

    void withoutFollowersOrFarmers() {
        Written file;
        file.elements = R"("builder": 1)";
        const Setup setup = file.read().setup;
        QVERIFY((setup.pieces == std::vector<std::pair<std::string, int>>{{"follower", 0}}));
        QVERIFY(!setup.selection.has("farmers"));
    }

    void turnsAreAnswered() {
        Written file;
        file.place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "WE", 1, 0).commit();
        file.place("BA/C", 0, -1, 180, 1).pass(1).commit(1);
        const Imported imported = file.read();
        const std::vector<std::string> expected{
            "draw.tile", "place.tile", "figure.deploy",        "wood.confirm",
            "draw.tile", "place.tile", "figure.deploy passed", "wood.confirm"};
        QCOMPARE(itemsOf(imported), expected);
        QVERIFY((imported.afterMessage == std::vector<std::size_t>{2, 3, 4, 6, 7, 8}));
        QVERIFY(imported.nextKinds.empty());
    }

    // The pieces of the file's board lie where the file says, whatever way a tile is turned.
    void locationsAreSidesAsTheyLie_data() {
        QTest::addColumn<QString>("feature");
        QTest::addColumn<QString>("location");
        QTest::addColumn<QString>("segment");
        // A city corner with a road bend, printed N W and E S, turned by a half: city E S, road N W.
        QTest::newRow("city") << "City"
                              << "SE"
                              << "city";
        QTest::newRow("city, other order") << "City"
                                           << "ES"
                                           << "city";
        QTest::newRow("road") << "Road"
                              << "NW"
                              << "road";
        QTest::newRow("field") << "Field"
                               << "NL.WR"
                               << "field-south-east";
        QTest::newRow("outer field") << "Field"
                                     << "WL.NR"
                                     << "field-middle";
    }
    void locationsAreSidesAsTheyLie() {
        QFETCH(QString, feature);
        QFETCH(QString, location);
        QFETCH(QString, segment);
        Written file;
        file.place("BA/CcRr", 1, 0, 180)
            .deploy("0.small.1", feature.toStdString(), location.toStdString(), 1, 0);
        const Game game = file.game();
        const Board &board = game.state().board;
        const Piece &piece = *std::ranges::find(game.state().pieces, Place::Kind::Segment,
                                                [](const Piece &p) { return p.place.kind; });
        const NodeId node = board.node(piece.place.spot);
        QCOMPARE(board.segment(node).name, segment.toStdString());
    }

    void allSidesButOne() {
        Written file;
        file.place("BA/Ccc", 0, -1, 90).deploy("0.small.1", "City", "_W", 0, -1).commit();
        QCOMPARE(asked(file.game()), std::string("draw.tile"));
    }

    // Both banks of the first river tile are one field, which goes round the spring; the figure still lies on
    // the bank that the file names.
    void figuresLieOnTheSegmentThatIsNamed() {
        Written file;
        file.sets = R"("basic:1": 1, "river/1:1": 1)";
        file.start = R"({"tile": "RI/s", "x": 0, "y": 0, "rotation": 0})";
        for (const char *location : {"NL.NR.EL.WR", "ER.SL.SR.WL"}) {
            file.messages.clear();
            file.place("RI.1/IFI", 1, 0, 0).deploy("0.small.1", "Field", location, 1, 0);
            const Game game = file.game();
            const Piece &piece = *std::ranges::find(game.state().pieces, Place::Kind::Segment,
                                                    [](const Piece &p) { return p.place.kind; });
            const Board &board = game.state().board;
            QCOMPARE(board.segment(board.node(piece.place.spot)).name,
                     std::string(location[0] == 'N' ? "field-north" : "field-south"));
        }
    }

    void insideTheTile() {
        Written file;
        file.elements = R"("small-follower": 7, "abbot": 1)";
        file.place("BA/L", 0, 1, 0).deploy("0.abbot.1", "Monastery", "I", 0, 1).commit();
        file.place("BA/RFr", 1, 0, 0, 1).pass(1).commit(1);
        file.place("BA/RFr", 2, 0, 0);
        const std::string there = R"({"featurePointer": )" + Written::pointer("Monastery", "I", 0, 1) +
                                  R"(, "meepleId": "0.abbot.1"})";
        file.message("RETURN_MEEPLE", R"("source": "ABBOT_RETURN", "pointer": )" + there).commit();
        const Imported imported = file.read();
        QVERIFY(isThere(itemsOf(imported), "abbot.return"));
        QCOMPARE(file.game().state().points(0), 3); // the monastery, the start tile and one road
    }

    void gardensWithTheAbbot() {
        Written file;
        file.sets = R"("basic:2": 1)";
        file.elements = R"("small-follower": 7, "abbot": 1, "garden": true)";
        file.place("BA/RFrG", 1, 0, 0).deploy("0.abbot.1", "Garden", "I", 1, 0).commit();
        const Game game = file.game();
        QCOMPARE(asked(game), std::string("draw.tile"));
        QVERIFY(std::ranges::any_of(game.state().pieces, [&](const Piece &piece) {
            return game.rules().pieceKind(piece.kind).id == "abbot" &&
                   piece.place.kind == Place::Kind::Segment;
        }));
    }

    void whoMayNotDeployIsNotAskedToPass() {
        Written file;
        file.elements = R"("small-follower": 1)";
        file.players = 1;
        file.place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "WE", 1, 0).commit();
        file.place("BA/RFr", 2, 0, 0).commit();
        QCOMPARE(asked(file.game()), std::string("draw.tile"));
    }

    void buildersEarnASecondTile() {
        Written file;
        file.elements = R"("small-follower": 7, "builder": 1, "farmers": true)";
        file.place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "WE", 1, 0).commit();
        file.place("BA/RFr", -1, 0, 0, 1).pass(1).commit(1);
        file.place("BA/RFr", 2, 0, 0).deploy("0.builder.1", "Road", "WE", 2, 0).commit();
        file.place("BA/RFr", -2, 0, 0, 1).pass(1).commit(1);
        file.place("BA/RFr", 3, 0, 0).pass().commit();
        file.place("BA/RFr", 4, 0, 0).pass().commit();
        const Imported imported = file.read();
        const std::vector<std::string> items = itemsOf(imported);
        QCOMPARE(std::ranges::count(items, "builder.double-turn"), 1);
        const Game game = file.game();
        QCOMPARE(game.open().prompts.front().player, PlayerId(1));
        QCOMPARE(game.state().turn, std::uint32_t(6));
    }

    static Written withTheDragon() {
        Written file;
        file.sets = R"("basic:1": 1, "princess-and-dragon:1": 1)";
        file.elements = R"("small-follower": 7, "farmers": true, "dragon": 1, "fairy": 1, "princess": true)";
        file.place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "WE", 1, 0).commit();
        file.place("DG/RFr.v", 2, 0, 0, 1).commit(1);
        const std::string beside = R"({"featurePointer": )" + Written::pointer("Road", "WE", 1, 0) +
                                   R"(, "meepleId": "0.small.1"})";
        file.place("BA/RFr", -1, 0, 0);
        return file.message("MOVE_NEUTRAL_FIGURE", R"("figureId": "fairy.1", "to": )" + beside).commit();
    }

    void figuresOfNobodyAreMoved() {
        Written file = withTheDragon();
        file.place("DG/RFr.d", 3, 0, 0, 1).pass(1);
        QCOMPARE(asked(file.game()), std::string("dragon.walk"));
        file.message("MOVE_NEUTRAL_FIGURE", R"("figureId": "dragon.1", "to": [3, 0])", 1).commit(1);
        const Game game = file.game(); // the fairy keeps it from going west, and it was on 2, 0
        QCOMPARE(asked(game), std::string("draw.tile"));
        QCOMPARE(game.state().points(0), 1);
        const PieceKindId dragon = *game.rules().piece("dragon");
        QVERIFY(std::ranges::any_of(game.state().pieces, [&](const Piece &piece) {
            return piece.kind == dragon && piece.place == Place::cell({3, 0});
        }));
        file.messages.pop_back();
        file.messages.pop_back();
        file.message("MOVE_NEUTRAL_FIGURE", R"("figureId": "dragon.1", "to": [1, 0])", 1);
        QCOMPARE(failureOf(file).id, std::string("import.refused"));
    }

    void aDragonAfterScoringNeedsNoOtherCommit() {
        Written file = withTheDragon();
        file.rules = R"("dragon-move": "after-scoring")";
        file.place("DG/RFr.d", 3, 0, 0, 1).pass(1).commit(1);
        QCOMPARE(asked(file.game()), std::string("dragon.walk-late"));
        file.message("MOVE_NEUTRAL_FIGURE", R"("figureId": "dragon.1", "to": [3, 0])", 1);
        file.place("BA/RFr", 4, 0, 0).pass().commit();
        QCOMPARE(file.game().open().prompts.front().player, PlayerId(1));
    }

    void aKnightLeavesAsOneOfTheActions() {
        Written file;
        file.sets = R"("basic:1": 1, "princess-and-dragon:1": 1)";
        file.elements = R"("small-follower": 7, "farmers": true, "princess": true)";
        file.place("BA/CcRr", 1, 0, 90).deploy("0.small.1", "City", "NE", 1, 0).commit();
        file.place("DG/CRRR.p", 1, -1, 180, 1);
        Game game = file.game();
        QCOMPARE(asked(game), std::string("figure.deploy"));
        QVERIFY(std::ranges::any_of(game.open().prompts, [](const OpenPrompt &p) { return p.source == "princess"; }));
        const std::string there = R"({"featurePointer": )" + Written::pointer("City", "NE", 1, 0) +
                                  R"(, "meepleId": "0.small.1"})";
        file.message("RETURN_MEEPLE", R"("source": "PRINCESS", "pointer": )" + there, 1).commit(1);
        QCOMPARE(asked(file.game()), std::string("draw.tile"));
        QVERIFY(isThere(itemsOf(file.read()), "princess.instead"));
    }

    void aFairyStandsOnATile() {
        Written file;
        file.elements = R"("small-follower": 7, "farmers": true, "fairy": 1)";
        file.rules = R"("fairy-placement": "on-tile")";
        file.place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "WE", 1, 0).commit();
        file.place("BA/RFr", 2, 0, 0, 1).pass(1).commit(1);
        file.place("BA/RFr", 3, 0, 0);
        file.message("MOVE_NEUTRAL_FIGURE", R"("figureId": "fairy.1", "to": [1, 0])").commit();
        file.place("BA/RFr", 4, 0, 0, 1).pass(1).commit(1);
        QCOMPARE(file.game().state().points(0), 1);
        QVERIFY(file.read().setup.selection.option(embeddedWorld().catalogue, "fairy-tile-points") == "each");
    }

    // A tower beside the start tile is raised; what it may take is asked only when something is in reach.
    static Written towers(int players = 2) {
        Written file;
        file.sets = R"("basic:1": 1, "tower:1": 1)";
        file.elements = R"("small-follower": 7, "big-follower": 1, "tower": 1)";
        file.players = players;
        return file;
    }
    static Written &raise(Written &file, int x, int y, int player) {
        return file.message("PLACE_TOKEN", R"("token": "TOWER_PIECE", "pointer": )" + Written::pointer("Tower", "I", x, y),
                            player);
    }
    static Written &capture(Written &file, const std::string &figure, const std::string &feature,
                            const std::string &location, int x, int y, int player) {
        return file.message("CAPTURE_FOLLOWER",
                            R"("pointer": {"featurePointer": )" + Written::pointer(feature, location, x, y) +
                                R"(, "meepleId": ")" + figure + R"("})",
                            player);
    }

    void towersTakePrisonersWhoAreBoughtBack() {
        Written file = towers();
        file.place("BA/CRr", 0, -1, 180).deploy("0.small.1", "City", "S", 0, -1).commit();
        file.place("TO/L", 0, 1, 0, 1).pass(1).commit(1);
        file.place("BA/L", 1, 1, 0).deploy("0.small.2", "Monastery", "I", 1, 1).commit();
        file.place("BA/L", 2, 1, 0, 1);
        raise(file, 0, 1, 1);
        capture(file, "0.small.2", "Monastery", "I", 1, 1, 1).commit(1);
        QCOMPARE(file.game().state().points(0), 4);
        file.message("PAY_RANSOM", R"("meepleId": "0.small.2")");
        const Game game = file.game();
        QCOMPARE(game.state().points(0), 1);
        QCOMPARE(game.state().points(1), 3);
        QCOMPARE(asked(game), std::string("draw.tile"));
        file.place("BA/L", 3, 1, 0);
        raise(file, 0, 1, 0).commit(); // nobody is in reach
        file.place("BA/L", 4, 1, 0, 1).deploy("1.big.1", "Tower", "I", 0, 1).commit(1);
        const std::vector<std::string> items = itemsOf(file.read());
        QCOMPARE(std::ranges::count(items, "tower.capture"), 1);
        QCOMPARE(std::ranges::count(items, "tower.capture passed"), 0);
        QCOMPARE(std::ranges::count(items, "tower.ransom"), 1);
    }

    void prisonersAreExchangedByChoice() {
        Written file = towers();
        file.place("TO/L", 0, 1, 0).deploy("0.small.1", "Monastery", "I", 0, 1).commit();
        file.place("BA/L", 1, 1, 0, 1);
        raise(file, 0, 1, 1);
        capture(file, "0.small.1", "Monastery", "I", 0, 1, 1).commit(1);
        file.place("BA/L", 0, 2, 0).deploy("0.big.1", "Monastery", "I", 0, 2).commit();
        file.place("BA/L", 2, 1, 0, 1);
        raise(file, 0, 1, 1);
        capture(file, "0.big.1", "Monastery", "I", 0, 2, 1).commit(1);
        file.place("BA/RFr", 1, 0, 0).pass().commit();
        file.place("BA/L", 3, 1, 0, 1).deploy("1.small.1", "Monastery", "I", 3, 1).commit(1);
        file.place("BA/RFr", 2, 0, 0);
        raise(file, 0, 1, 0);
        capture(file, "1.small.1", "Monastery", "I", 3, 1, 0);
        QCOMPARE(asked(file.game()), std::string("tower.exchange"));
        file.message("EXCHANGE_FOLLOWER", R"("meepleId": "0.big.1")").commit();
        const Game game = file.game();
        const PieceKindId big = *game.rules().piece("large-follower");
        for (const Piece &piece : game.state().pieces) {
            QVERIFY(piece.place.kind != Place::Kind::Prison || (piece.owner == 0 && piece.kind != big));
        }
    }

    // Two players hold a figure of the same kind; the message names it by its number.
    void theRansomGoesToWhoHoldsTheFigure() {
        Written file = towers(3);
        file.place("BA/CRr", 0, -1, 180).deploy("0.small.1", "City", "S", 0, -1).commit();
        file.place("TO/L", 0, 1, 0, 1).pass(1).commit(1);
        file.place("BA/L", 1, 1, 0, 2).pass(2).commit(2);
        file.place("BA/L", 0, 2, 0).deploy("0.small.2", "Monastery", "I", 0, 2).commit();
        file.place("BA/RFr", 1, 0, 0, 1);
        raise(file, 0, 1, 1);
        capture(file, "0.small.2", "Monastery", "I", 0, 2, 1).commit(1);
        file.place("BA/RFr", 2, 0, 0, 2).pass(2).commit(2);
        file.place("BA/L", -1, 1, 0).deploy("0.small.3", "Monastery", "I", -1, 1).commit();
        file.place("BA/RFr", 3, 0, 0, 1).pass(1).commit(1);
        file.place("BA/RFr", 4, 0, 0, 2);
        raise(file, 0, 1, 2);
        capture(file, "0.small.3", "Monastery", "I", -1, 1, 2).commit(2);
        file.message("PAY_RANSOM", R"("meepleId": "0.small.3")");
        QCOMPARE(file.game().state().points(2), 3);
        file.messages.pop_back();
        file.message("PAY_RANSOM", R"("meepleId": "0.small.2")");
        QCOMPARE(file.game().state().points(1), 3);
        file.message("PAY_RANSOM", R"("meepleId": "0.small.3")");
        QCOMPARE(failureOf(file).id, std::string("import.refused"));
    }

    void takingBackIsNoEntry() {
        Written file;
        file.place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "WE", 1, 0);
        file.messages.push_back(R"({"type": "UNDO", "payload": {}})");
        file.pass().commit();
        std::vector<std::string> seen;
        const Imported imported =
            file.read([&seen](const Game &game, const auto &) { seen.push_back(asked(game)); });
        const std::vector<std::string> expected{"draw.tile",     "figure.deploy", "wood.confirm",
                                                "figure.deploy", "wood.confirm",  "draw.tile"};
        QCOMPARE(seen, expected);
        QVERIFY((imported.afterMessage == std::vector<std::size_t>{2, 3, 2, 3, 4}));
        QVERIFY(imported.log[2].answer.pass);
    }

    void takingBackGoesFurther() {
        Written file;
        file.annotations = R"("drawOrder": ["BA/RFr", "BA/C"])";
        file.place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "WE", 1, 0);
        file.messages.push_back(R"({"type": "UNDO"})");
        file.messages.push_back(R"({"type": "UNDO"})");
        const Imported imported = file.read();
        QVERIFY(imported.log.empty());
        QVERIFY((imported.nextKinds == std::vector<std::string>{"base.road-straight", "base.city-cap"}));
    }

    void theOrderNamesWhatComesNext() {
        Written file;
        file.annotations = R"("drawOrder": ["BA/RFr", "BA/C", "BA/L"])";
        file.place("BA/RFr", 1, 0, 0);
        QVERIFY((file.read().nextKinds == std::vector<std::string>{"base.city-cap", "base.monastery"}));
        file.annotations = R"("drawOrder": ["BA/C"])";
        const Failure failure = failureOf(file);
        QCOMPARE(failure.id, std::string("import.not-in-hand"));
        QCOMPARE(failure.expected, std::string("base.city-cap"));
    }

    // Four city sides fit nowhere beside a monastery alone.
    void whatFitsNowhereLeavesTheGame() {
        Written file;
        file.start = R"({"tile": "BA/L", "x": 0, "y": 0, "rotation": 0})";
        file.annotations = R"("drawOrder": ["BA/Cccc+", "BA/L"])";
        file.place("BA/L", 1, 0, 0);
        const Imported imported = file.read();
        const std::vector<std::string> expected{"draw.tile", "draw.tile", "place.tile"};
        QCOMPARE(itemsOf(imported), expected);
        const Game game = file.game();
        const KindId city = *game.rules().pool().find("BA/Cccc+");
        QCOMPARE(game.state().supply.left[city], std::uint16_t(0));
    }

    void discardedTilesCountForTheLimit() {
        Written file;
        file.start = R"({"tile": "BA/L", "x": 0, "y": 0, "rotation": 0})";
        file.annotations = R"("drawOrder": ["BA/L", "BA/Cccc+"], "endTurn": 2)";
        file.place("BA/L", 1, 0, 0).deploy("0.small.1", "Monastery", "I", 1, 0).commit();
        const Game game = file.game();
        QVERIFY(game.state().finished);
        QCOMPARE(game.state().points(0), 2);
    }

    void gamesEndWhereTheFileSays_data() {
        QTest::addColumn<QString>("annotations");
        QTest::addColumn<bool>("finished");
        QTest::newRow("after two tiles") << R"("endTurn": 2)" << true;
        QTest::newRow("after three tiles") << R"("endTurn": 3)" << false;
        QTest::newRow("no limit") << R"("endTurn": 0)" << false;
        QTest::newRow("mark") << R"("drawOrder": ["BA/RFr", "BA/RFr", "#END"])" << true;
        QTest::newRow("mark later") << R"("drawOrder": ["BA/RFr", "BA/RFr", "BA/C", "#END"])" << false;
        QTest::newRow("order without a mark") << R"("drawOrder": ["BA/RFr", "BA/RFr"])" << false;
    }
    void gamesEndWhereTheFileSays() {
        QFETCH(QString, annotations);
        QFETCH(bool, finished);
        Written file;
        file.annotations = annotations.toStdString();
        file.place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "WE", 1, 0).commit();
        file.place("BA/RFr", 2, 0, 0, 1).pass(1);
        QVERIFY(!file.game().state().finished);
        file.commit(1);
        const Game game = file.game();
        QCOMPARE(game.state().finished, finished);
        QCOMPARE(game.state().points(0), finished ? 3 : 0);
        QCOMPARE(isThere(itemsOf(file.read()), "correction.stack-empty"), finished);
    }

    // Two roads of two players, each with a wagon, that one crossing completes; the tile of turn 5.
    static Written twoWagons() {
        Written file;
        file.elements += R"(, "wagon": 1)";
        file.place("BA/RFr", 0, 1, 0).pass().commit();
        file.place("BA/RRR", -1, 0, 270, 1).deploy("1.wagon.1", "Road", "E", -1, 0).commit(1);
        file.place("BA/RRR", 1, 1, 180).deploy("0.wagon.1", "Road", "N", 1, 1).commit();
        file.place("BA/C", 0, -1, 180, 1).pass(1).commit(1);
        file.place("BA/RRRR", 1, 0, 0).pass().commit();
        return file;
    }

    void wagonsMoveWhenAllIsScored() {
        Written file = twoWagons();
        const Game prompt = file.game();
        QCOMPARE(prompt.open().prompts.front().player, PlayerId(0));
        QCOMPARE(prompt.state().points(0), 2);
        QCOMPARE(prompt.state().points(1), 3);
        file.deploy("0.wagon.1", "Road", "E", 1, 0).commit();
        QCOMPARE(file.game().open().prompts.front().player, PlayerId(1));
        file.deploy("1.wagon.1", "Road", "N", -1, 0).commit(1);
        file.place("BA/RFr", 2, 0, 0, 1).pass(1).commit(1);
        QCOMPARE(file.game().state().turn, std::uint32_t(7));
    }

    // Only a wagon that moved is confirmed.
    void passedWagonsAreNotConfirmed_data() {
        QTest::addColumn<bool>("first");
        QTest::addColumn<bool>("second");
        QTest::newRow("both pass") << false << false;
        QTest::newRow("the first moves") << true << false;
        QTest::newRow("the second moves") << false << true;
        QTest::newRow("both move") << true << true;
    }
    void passedWagonsAreNotConfirmed() {
        QFETCH(bool, first);
        QFETCH(bool, second);
        for (const bool ends : {true, false}) {
            Written file = twoWagons();
            file.annotations = ends ? R"("endTurn": 5)"
                                    : R"("drawOrder": ["BA/RFr", "BA/RRR", "BA/RRR", "BA/C", "BA/RRRR",
                                                       "BA/Cccc+", "BA/RFr", "BA/RFr"])";
            first ? file.deploy("0.wagon.1", "Road", "E", 1, 0).commit() : file.pass();
            second ? file.deploy("1.wagon.1", "Road", "N", -1, 0).commit(1) : file.pass(1);
            if (!ends) {
                file.place("BA/RFr", 2, 0, 0, 1).pass(1).commit(1); // the city of four fits nowhere
            }
            QCOMPARE(file.game().state().finished, ends);
        }
    }

    // Its move needs no confirmation while another of the player's wagons may move.
    void severalWagonsOfAPlayer() {
        Written file;
        file.elements += R"(, "wagon": 2)";
        file.annotations = R"("endTurn": 5)";
        file.place("BA/RFr", 0, 1, 0).pass().commit();
        file.place("BA/RRR", -1, 0, 270, 1).deploy("1.wagon.1", "Road", "E", -1, 0).commit(1);
        file.place("BA/RRR", -1, 1, 180).pass().commit();
        file.place("BA/RRR", 1, 1, 180, 1).deploy("1.wagon.2", "Road", "N", 1, 1).commit(1);
        file.place("BA/RRRR", 1, 0, 0).pass().commit();
        file.deploy("1.wagon.1", "Road", "W", -1, 1);
        QVERIFY(!file.game().state().finished);
        file.pass(1);
        QVERIFY(file.game().state().finished);
    }

    void aTileComesBeforeWhatOnlyWeAsk() {
        Written file = twoWagons();
        file.place("BA/RFr", 2, 0, 0, 1).pass(1).commit(1);
        const Imported imported = file.read();
        QCOMPARE(std::ranges::count(itemsOf(imported), "wagon.move-late passed"), 2);
        QCOMPARE(file.game().state().turn, std::uint32_t(7));
    }

    // First all figures leave the city for what is scored, then wagons move.
    void wagonsMoveAfterFiguresLeftTheCity() {
        Written file = carcassonne();
        file.elements += R"(, "wagon": 1)";
        file.annotations = R"("endTurn": 6)";
        file.place("BA/RFr", -3, -1, 0).deploy("0.small.1", "Road", "WE", -3, -1).commit();
        file.place("BA/RRR", -4, -1, 0, 1).pass(1).commit(1);
        file.message("DEPLOY_MEEPLE", R"("meepleId": "1.small.1", "pointer": )" + quarter("QUARTER_CASTLE"), 1);
        file.message("MOVE_NEUTRAL_FIGURE", R"("figureId": "count.1", "to": )" + quarter("QUARTER_MARKET"), 1);
        file.place("BA/RRR", -3, 1, 90).pass().commit();
        file.place("BA/Rr", -3, 2, 180, 1).deploy("1.wagon.1", "Road", "NE", -3, 2).commit(1);
        file.place("BA/L", -3, -2, 0).pass().commit();
        file.place("BA/CRRR", -2, 2, 0, 1).deploy("1.small.3", "City", "N", -2, 2).commit(1);
        Written stays = file;
        stays.pass(1);
        QCOMPARE(asked(stays.game()), std::string("wagon.move-late"));
        QVERIFY(stays.pass(1).game().state().finished);
        file.deploy("1.small.1", "City", "S", -2, 1).commit(1);
        QCOMPARE(asked(file.game()), std::string("wagon.move-late"));
        Written passes = file;
        QVERIFY(passes.pass(1).game().state().finished);
        file.deploy("1.wagon.1", "Road", "S", -2, 2).commit(1);
        QVERIFY(file.game().state().finished);
    }

    // The loser's wagon was taken off in the scoring, and moves as any other.
    void wagonsThatLostAChallengeMove() {
        Written file;
        file.sets = R"("basic:1": 4, "cult/5": 1)";
        file.elements += R"(, "shrine": true, "wagon": 1)";
        file.start = R"({"tile": "BA/C", "x": 0, "y": -1, "rotation": 0})";
        file.place("BA/L", 0, 0, 0).deploy("0.small.1", "Monastery", "I", 0, 0).commit();
        file.place("CU/S", 1, 0, 0, 1).deploy("1.wagon.1", "Monastery", "I", 1, 0).commit(1);
        const std::array<std::array<int, 3>, 6> around{
            {{1, -1, 0}, {-1, -1, 0}, {-1, 0, 270}, {-1, 1, 180}, {0, 1, 180}, {1, 1, 180}}};
        int player = 0;
        for (const auto &[x, y, rotation] : around) {
            file.place("BA/C", x, y, rotation, player).pass(player).commit(player);
            player = 1 - player;
        }
        QCOMPARE(file.game().state().points(0), 9);
        QCOMPARE(asked(file.game()), std::string("wagon.move-late"));
        file.deploy("1.wagon.1", "City", "N", 0, -1).commit(1);
        QCOMPARE(file.game().state().turn, std::uint32_t(9));
    }

    // A hole at 1,1; the last tile is P1's.
    static Written lastTile(const std::string &annotations) {
        Written file;
        file.sets = R"("basic:1": 1, "abbey-and-mayor:1": 1, "princess-and-dragon:1": 1)";
        file.elements += R"(, "abbey": 1, "fairy": 1)";
        file.annotations = annotations;
        file.place("BA/L", 0, 1, 0).deploy("0.small.1", "Monastery", "I", 0, 1).commit();
        file.place("BA/RFr", 1, 0, 0, 1).pass(1).commit(1);
        file.place("BA/RFr", 2, 0, 0);
        file.message("MOVE_NEUTRAL_FIGURE",
                     R"("figureId": "fairy.1", "to": {"featurePointer": )" +
                         Written::pointer("Monastery", "I", 0, 1) + R"(, "meepleId": "0.small.1"})");
        file.commit();
        file.place("BA/L", 2, 1, 0, 1).pass(1).commit(1);
        file.place("BA/L", 0, 2, 0).pass().commit();
        file.place("BA/L", 1, 2, 0, 1).pass(1).commit(1);
        return file;
    }

    void abbeysFollowTheLastTile_data() {
        QTest::addColumn<QString>("annotations");
        QTest::newRow("limit") << R"("endTurn": 6)";
        QTest::newRow("mark") << R"("drawOrder": ["BA/L", "BA/RFr", "BA/RFr", "BA/L", "BA/L", "BA/L", "#END"])";
    }
    void abbeysFollowTheLastTile() {
        QFETCH(QString, annotations);
        Written file = lastTile(annotations.toStdString());
        QCOMPARE(asked(file.game()), std::string("abbey.place"));
        const int before = file.game().state().points(0);
        QCOMPARE(before, 1); // the fairy, once
        Written passed = file;
        passed.pass().pass(1);
        QVERIFY(passed.game().state().finished);
        Written second = file;
        second.pass().place("AM/A", 1, 1, 0, 1).deploy("1.small.1", "Monastery", "I", 1, 1).commit(1);
        QVERIFY(second.game().state().finished);
        file.place("AM/A", 1, 1, 0);
        QCOMPARE(file.game().state().points(0), before); // no fairy in this round there
        file.deploy("0.small.2", "Monastery", "I", 1, 1).commit();
        QVERIFY(file.game().state().finished);
    }

    void nothingIsPlayedAfterTheEnd() {
        Written file;
        file.annotations = R"("endTurn": 1)";
        file.place("BA/RFr", 1, 0, 0).pass().commit();
        file.place("BA/RFr", 2, 0, 0, 1);
        QCOMPARE(failureOf(file).message, std::size_t(4));
    }

    // The generator: the number chooses among what may be drawn, sorted by the other program's ids.
    void randomNumbersNameTheTileInHand() {
        Written file;
        file.sets = R"("basic:1": 1, "river/1:1": 1)";
        file.start = R"({"tile": "RI/s", "x": 0, "y": 0, "rotation": 0})";
        file.head = R"("initialRandom": 0.999999, )";
        // Ten river tiles: ... IFI IFI II II LIRI RIrI RrII; then nine.
        file.place("RI.1/RrII", 1, 0, 0).pass().commit(0, "0.0");
        QVERIFY((file.read().nextKinds == std::vector<std::string>{"river-1.river-two-caps"}));
        file.head.clear();
        file.messages.clear();
        file.place("RI.1/II", 1, 0, 0).pass().commit(0, "0.0");
        QVERIFY(file.read().nextKinds.empty()); // nothing has proved the numbers
    }

    // A fork with its arms to the east and to the south: no second arm may run beside the other.
    void riversRunClear() {
        Written file;
        file.sets = R"("basic:1": 1, "river/2:1": 1)";
        file.start = R"({"tile": "RI/s", "x": 0, "y": 0, "rotation": 0})";
        file.place("RI.2/III", 1, 0, 180).pass().commit();
        const auto placements = [](const Game &game) {
            std::vector<Placement> found;
            const KindId bend = *game.rules().pool().find("river-2.river-bend");
            game.look([&](const Table &table) { table.placements(bend, found); });
            std::ranges::sort(found);
            return found;
        };
        const Game game = file.game();
        QCOMPARE(game.state().supply.left[*game.rules().pool().find("base.city-cap-road")], std::uint16_t(4));
        QVERIFY((placements(game) == std::vector<Placement>{{{2, 0}, 1}}));
        Imported strict = file.read();
        strict.setup.selection.setOption(embeddedWorld().catalogue, "river-u-turn", "strict");
        const std::size_t entries = strict.log.size();
        const Game other(embeddedWorld(), strict.setup, strict.log, entries);
        QVERIFY((placements(other) == std::vector<Placement>{{{1, 1}, 2}, {{2, 0}, 0}, {{2, 0}, 1}}));
    }

    void whatIsNotPlayedIsNamed_data() {
        QTest::addColumn<QString>("sets");
        QTest::addColumn<QString>("elements");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("found");
        const QString sets = R"("basic:1": 1)";
        const QString elements = Farmers;
        QTest::newRow("set") << sets + R"(, "winter": 1)" << elements << ""
                             << "setup.sets.winter";
        QTest::newRow("edition mixed") << sets + R"(, "river/1:2": 1)" << elements << ""
                                       << "setup.sets.river/1:2";
        QTest::newRow("element") << sets << elements + R"(, "donkey": 1)"
                                 << ""
                                 << "setup.elements.donkey";
        QTest::newRow("unknown rule") << sets << elements << R"("moon-phase": "full")"
                                      << "setup.rules.moon-phase";
        QTest::newRow("unknown value") << sets << elements << R"("tiny-city-scoring": "3")"
                                       << "setup.rules.tiny-city-scoring";
    }
    void whatIsNotPlayedIsNamed() {
        QFETCH(QString, sets);
        QFETCH(QString, elements);
        QFETCH(QString, rules);
        QFETCH(QString, found);
        Written file;
        file.sets = sets.toStdString();
        file.elements = elements.toStdString();
        file.rules = rules.toStdString();
        const Failure failure = failureOf(file);
        QCOMPARE(failure.kind, std::string("not played"));
        QCOMPARE(failure.id, std::string("import.not-played"));
        QCOMPARE(failure.found, found.toStdString());
        QCOMPARE(failure.message, std::size_t(0));
    }

    void messagesThatAreNotPlayed_data() {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("found");
        QTest::newRow("token") << R"({"type": "PLACE_TOKEN", "payload": {"token": "FERRY"}, "player": 0})"
                               << "#2 PLACE_TOKEN FERRY";
        QTest::newRow("figure")
            << R"({"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.shepherd.1", "pointer":
                  {"position": [1, 0], "feature": "Road", "location": "WE"}}})"
            << "#2 0.shepherd.1";
        QTest::newRow("feature")
            << R"({"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.small.1", "pointer":
                  {"position": [1, 0], "feature": "Castle", "location": "N"}}})"
            << "#2 Castle";
        QTest::newRow("as abbot")
            << R"({"type": "DEPLOY_MEEPLE", "payload": {"meepleId": "0.small.1", "pointer":
                  {"position": [1, 0], "feature": "Monastery", "location": "AS_ABBOT"}}})"
            << "#2 AS_ABBOT";
        QTest::newRow("source")
            << R"({"type": "RETURN_MEEPLE", "payload": {"source": "PRINCESS", "pointer": {"meepleId": "0.small.1",
                  "featurePointer": {"position": [1, 0], "feature": "Road", "location": "WE"}}}})"
            << "#2 RETURN_MEEPLE PRINCESS";
    }
    void messagesThatAreNotPlayed() {
        QFETCH(QString, message);
        QFETCH(QString, found);
        Written file;
        file.place("BA/RFr", 1, 0, 0);
        file.messages.push_back(message.toStdString());
        const Failure failure = failureOf(file);
        QCOMPARE(failure.kind, std::string("not played"));
        QCOMPARE(failure.found, found.toStdString());
        QCOMPARE(failure.message, std::size_t(2));
    }

    void messagesThatCannotBe_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("number");
        const auto row = [](const char *name, const char *id, int number, const Written &file) {
            QTest::newRow(name) << id << number;
            s_files[name] = file;
        };
        row("edges", "placement.edges", 1, Written().place("BA/C", 1, 0, 0));
        row("taken", "placement.taken", 1, Written().place("BA/RFr", 0, 0, 0));
        row("apart", "placement.edges", 1, Written().place("BA/RFr", 5, 5, 0));
        row("two tiles", "import.refused", 2, Written().place("BA/RFr", 1, 0, 0).place("BA/RFr", 2, 0, 0));
        row("unknown tile", "import.unknown-tile", 1, Written().place("IC/Rr.i", 1, 0, 0));
        row("pass before the tile", "import.refused", 1, Written().pass());
        row("commit before the tile", "import.refused", 1, Written().commit());
        row("pass twice", "import.refused", 3, Written().place("BA/RFr", 1, 0, 0).pass().pass());
        row("undo at the start", "import.refused", 1, Written().message("UNDO", ""));
        row("another's turn", "import.not-their-turn", 1, Written().place("BA/RFr", 1, 0, 0, 1));
        row("another's figure", "import.refused", 2,
            Written()
                .place("BA/RFr", 1, 0, 0)
                .message("DEPLOY_MEEPLE",
                         R"("meepleId": "1.small.1", "pointer": )" + Written::pointer("Road", "WE", 1, 0)));
        row("no such figure", "import.bad-figure", 2,
            Written()
                .place("BA/RFr", 1, 0, 0)
                .message("DEPLOY_MEEPLE",
                         R"("meepleId": "small", "pointer": )" + Written::pointer("Road", "WE", 1, 0)));
        row("no such segment", "import.refused", 2,
            Written().place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "NS", 1, 0));
        row("part of a segment", "import.refused", 2,
            Written().place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "W", 1, 0));
        row("no figure in a garden", "import.refused", 2,
            Written().place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Garden", "I", 1, 0));
        row("occupied", "import.refused", 5,
            Written()
                .place("BA/RFr", 1, 0, 0)
                .deploy("0.small.1", "Road", "WE", 1, 0)
                .commit()
                .place("BA/RFr", 2, 0, 0, 1)
                .deploy("1.small.1", "Road", "WE", 2, 0));
        row("no such location", "import.bad-location", 2,
            Written().place("BA/RFr", 1, 0, 0).deploy("0.small.1", "Road", "X", 1, 0));
        row("no rotation", "files.unknown-word", 1, Written().place("BA/RFr", 1, 0, 45));
        Written many;
        many.players = 1;
        for (int i = 1; i <= 5; ++i) {
            many.place("BA/L", i - 1, 1, 0).pass().commit();
        }
        row("more than there are", "import.none-left", 13, many);
    }
    void messagesThatCannotBe() {
        QFETCH(QString, id);
        QFETCH(int, number);
        const Failure failure = failureOf(s_files.at(QTest::currentDataTag()));
        QCOMPARE(failure.id, id.toStdString());
        QCOMPARE(failure.message, std::size_t(number));
        QCOMPARE(failure.kind, std::string("refused"));
        QVERIFY(failure.found.starts_with('#' + std::to_string(number) + ' '));
    }

    void filesThatCannotBe_data() {
        QTest::addColumn<QString>("id");
        const auto row = [](const char *name, const char *id, auto &&change) {
            QTest::newRow(name) << id;
            s_files[name] = Written();
            change(s_files[name]);
        };
        row("old", "import.too-old", [](Written &f) { f.head = R"("appVersion": "5.12.1", )"; });
        row("nobody", "save.no-players", [](Written &f) { f.players = 0; });
        row("start of no set", "import.unknown-tile",
            [](Written &f) { f.start = R"({"tile": "RI/s", "x": 0, "y": 0})"; });
        row("start twice", "save.two-on-one-space", [](Written &f) { f.start += ", " + f.start; });
        row("order of no set", "import.unknown-tile",
            [](Written &f) { f.annotations = R"("drawOrder": ["RI/s"])"; });
        row("no number", "files.wrong-kind", [](Written &f) { f.elements = R"("small-follower": "many")"; });
    }
    void filesThatCannotBe() {
        QFETCH(QString, id);
        const Failure failure = failureOf(s_files.at(QTest::currentDataTag()));
        QCOMPARE(failure.id, id.toStdString());
        QCOMPARE(failure.kind, std::string("file"));
        QVERIFY(failure.line > 0);
    }

    void newerVersionsAreRead() {
        for (const char *version : {"6.2.0-alpha.1", "6.10.0", "7.0", "dev-snapshot"}) {
            Written file;
            file.head = std::string(R"("appVersion": ")") + version + "\", ";
            QCOMPARE(failureOf(file).id, std::string());
        }
    }

    void everyNumberOfPlayers() {
        for (int players = 1; players <= 8; ++players) {
            Written file;
            file.players = players;
            for (int i = 0; i < players; ++i) {
                const bool last = i == 8; // there are eight straight roads
                file.place(last ? "BA/Rr" : "BA/RFr", i < 4 ? i + 1 : 3 - i, 0, last ? 180 : 0, i)
                    .pass(i)
                    .commit(i);
            }
            const Game game = file.game();
            QCOMPARE(asked(game), std::string("draw.tile"));
            QCOMPARE(game.open().prompts.front().player, PlayerId(0));
        }
    }

    void aBlockIsLaidOnce() {
        Written file = carcassonne();
        file.rules = R"("coc-final-scoring": "any-district", "count-move": "clockwise")";
        const Imported imported = file.read();
        QCOMPARE(imported.setup.start.size(), std::size_t(1));
        QCOMPARE(imported.setup.start.front().kind, std::string("count.carcassonne"));
        QVERIFY((imported.setup.start.front().placement == Placement{{-2, -1}, 0}));
        const Catalogue &catalogue = embeddedWorld().catalogue;
        QCOMPARE(imported.setup.selection.option(catalogue, "count-before-final-scoring"), std::string_view("all"));
        QCOMPARE(imported.setup.selection.option(catalogue, "count-movement"), std::string_view("clockwise"));
        QCOMPARE(imported.setup.selection.option(catalogue, "count-empty-features"), std::string_view("open"));
        file.elements = Farmers; // the tiles alone
        QCOMPARE(failureOf(file).found, std::string("setup.start"));
    }

    void figuresEnterAreasAndLeaveThem() {
        Written file = carcassonne();
        file.place("BA/RFr", -3, -1, 0).deploy("0.small.1", "Road", "WE", -3, -1).commit();
        file.place("BA/RRR", -4, -1, 0, 1).pass(1).commit(1);
        file.message("DEPLOY_MEEPLE", R"("meepleId": "1.small.1", "pointer": )" + quarter("QUARTER_CASTLE"), 1);
        file.message("MOVE_NEUTRAL_FIGURE", R"("figureId": "count.1", "to": )" + quarter("QUARTER_MARKET"), 1);
        file.place("BA/C", -2, 2, 0).deploy("0.small.2", "City", "N", -2, 2).commit();
        file.deploy("1.small.1", "City", "S", -2, 1).commit(1);
        file.place("BA/L", -3, 2, 0, 1);
        const Game game = file.game();
        QCOMPARE(game.state().points(0), 7); // a road of 3 tiles, a city of 2
        QCOMPARE(game.state().points(1), 4);
        QCOMPARE(asked(game), std::string("figure.deploy"));
        QVERIFY(isThere(itemsOf(file.read()), "count.join"));
    }

    void whoPassesThereIsAskedNoMore() {
        Written file = carcassonne();
        file.place("BA/RFr", -3, -1, 0).deploy("0.small.1", "Road", "WE", -3, -1).commit();
        file.place("BA/RRR", -4, -1, 0, 1).pass(1).commit(1);
        file.message("DEPLOY_MEEPLE", R"("meepleId": "1.small.1", "pointer": )" + quarter("QUARTER_CASTLE"), 1);
        file.message("MOVE_NEUTRAL_FIGURE", R"("figureId": "count.1", "to": )" + quarter("QUARTER_MARKET"), 1);
        file.place("BA/C", -2, 2, 0).deploy("0.small.2", "City", "N", -2, 2).commit();
        file.pass(1);
        file.place("BA/L", -3, 2, 0, 1);
        const Game game = file.game();
        QCOMPARE(game.state().points(0), 7);
        QCOMPARE(game.state().points(1), 0);
    }

    // There all features of the turn are asked about at once, each with all its tiles.
    void movesToSeveralFeaturesComeInAnyOrder() {
        Written file = carcassonne();
        file.rules = R"("count-move": "by-player")";
        file.place("BA/RFr", -3, -1, 0).deploy("0.small.1", "Road", "WE", -3, -1).commit();
        file.place("BA/RRR", -4, -1, 0, 1).pass(1).commit(1);
        file.message("DEPLOY_MEEPLE", R"("meepleId": "1.small.1", "pointer": )" + quarter("QUARTER_CASTLE"), 1);
        file.message("MOVE_NEUTRAL_FIGURE", R"("figureId": "count.1", "to": )" + quarter("QUARTER_MARKET"), 1);
        // A second road of player 0 is closed by player 1, who sends a figure to the blacksmith.
        file.place("BA/RFr", 0, 2, 90).deploy("0.small.1", "Road", "NS", 0, 2).commit();
        file.place("BA/RRR", 0, 3, 90, 1).pass(1).commit(1);
        file.message("DEPLOY_MEEPLE", R"("meepleId": "1.small.2", "pointer": )" + quarter("QUARTER_BLACKSMITH"), 1);
        file.pass(1);
        // One tile closes the city south of the block and a road that nobody has.
        file.place("BA/RRR", -3, 1, 90).pass().commit();
        file.place("BA/Rr", -3, 2, 180, 1).pass(1).commit(1);
        file.place("BA/L", -3, -2, 0).pass().commit();
        file.place("BA/CRRR", -2, 2, 0, 1).deploy("1.small.3", "City", "N", -2, 2).commit(1);
        QCOMPARE(asked(file.game()), std::string("count.join"));
        QCOMPARE(file.game().open().prompts.front().options.size(), std::size_t(5)); // two of the city, three of the road
        file.deploy("1.small.1", "City", "S", -2, 1);
        QCOMPARE(file.game().open().prompts.front().options.size(), std::size_t(3));
        file.deploy("1.small.2", "Road", "W", -2, 2).commit(1);
        file.place("BA/L", -4, -2, 0);
        const Imported imported = file.read();
        const std::vector<std::string> items = itemsOf(imported);
        QCOMPARE(std::ranges::count(items, "count.join"), std::ptrdiff_t(2));
        const Game game = file.game();
        QCOMPARE(game.state().points(1), 7); // a city of 2 tiles, a road of 3
    }

    // There is no place for them, so that a player without other figures is not asked.
    void abbotsEnterNoArea() {
        Written file = carcassonne();
        file.sets = R"("basic:2": 1, "count": 1)";
        file.elements = R"("small-follower": 1, "farmers": true, "count": 1, "abbot": 1, "garden": true)";
        file.place("BA/RFr", -3, -1, 0).deploy("0.small.1", "Road", "WE", -3, -1).commit();
        file.place("BA/RRR", -4, -1, 0, 1).deploy("1.small.1", "Road", "W", -4, -1).commit(1);
        QCOMPARE(file.game().state().points(0), 3);
        QCOMPARE(asked(file.game()), std::string("draw.tile"));
        file.place("BA/L", 2, -1, 0);
        QCOMPARE(asked(file.game()), std::string("figure.deploy"));
    }

    // Points for the fairy's figure are none of the landscape there.
    void aFairyKeepsNobodyOut() {
        Written file = carcassonne();
        file.sets = R"("basic:1": 3, "count": 1)";
        file.elements += R"(, "big-follower": 1, "fairy": 1)";
        file.place("BA/RFr", -3, -1, 0).deploy("0.big.1", "Road", "WE", -3, -1).commit();
        file.place("BA/L", -3, -2, 0, 1).pass(1).commit(1);
        file.place("BA/L", -4, -2, 0).pass().commit();
        file.place("BA/L", -5, -2, 0, 1).pass(1).commit(1);
        file.place("BA/L", -5, -3, 0).pass().commit();
        file.place("BA/RFr", -5, -1, 0, 1).deploy("1.small.1", "Road", "WE", -5, -1).commit(1);
        file.place("BA/L", -4, -3, 0).pass().commit();
        file.place("BA/RRR", -6, -1, 0, 1);
        file.message("MOVE_NEUTRAL_FIGURE",
                     R"("figureId": "fairy.1", "to": {"meepleId": "1.small.1", "featurePointer": )" +
                         Written::pointer("Road", "WE", -5, -1) + "}",
                     1);
        file.commit(1).place("BA/L", -3, -3, 0).pass().commit();
        file.place("BA/RFr", -4, -1, 0, 1).pass(1).commit(1);
        const Game game = file.game();
        QCOMPARE(game.state().points(0), 5);
        QCOMPARE(game.state().points(1), 4); // 1 as the turn began, 3 with the road
        QCOMPARE(asked(game), std::string("count.enter"));
    }

    void aBarnOpensItsEmptyFieldToFarmers() {
        Written file = carcassonne();
        file.elements += R"(, "barn": 1)";
        file.place("BA/RFr", -3, -1, 0).deploy("0.small.1", "Road", "WE", -3, -1).commit();
        file.place("BA/RRR", -4, -1, 0, 1).pass(1).commit(1);
        file.message("DEPLOY_MEEPLE", R"("meepleId": "1.small.1", "pointer": )" + quarter("QUARTER_MARKET"), 1);
        file.message("MOVE_NEUTRAL_FIGURE", R"("figureId": "count.1", "to": )" + quarter("QUARTER_CATHEDRAL"), 1);
        file.place("BA/L", 2, -1, 0).pass().commit();
        file.place("BA/L", 3, -1, 0, 1).pass(1).commit(1);
        file.place("BA/L", 2, 0, 0).pass().commit();
        file.place("BA/L", 3, 0, 0, 1).deploy("1.barn.1", "Field", "NL.NR.EL.ER.SL.SR.WL.WR", 3, 0).commit(1);
        QCOMPARE(asked(file.game()), std::string("count.join"));
        file.deploy("1.small.1", "Field", "EL.ER.NR.SL", 1, -1);
        QCOMPARE(file.game().state().points(1), 3); // the City of Carcassonne is at the field
    }

private:
    static inline std::map<std::string, Written> s_files;
};

QTEST_APPLESS_MAIN(ImportTest)
#include "import_test.moc"
