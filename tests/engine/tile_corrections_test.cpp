// SPDX-License-Identifier: MIT
// Tiles of several or half cells are turned and taken away as others are; pieces and tokens are put right.
#include "engine/game/saved_game.h"
#include "tests/support/odd_world.h"
#include "tests/support/played_game.h"

using namespace scorekeep;

namespace {

// The start tile, a tile of two cells from 5, 5 to 6, 5, and two half tiles on 8, 8.
Setup oddShapes() {
    Setup setup = baseGame(embeddedWorld(), 2);
    setup.selection.tileSets = {{"base", 1}, {"odd", 1}};
    setup.start = {{"base.city-cap-road", placed(0, 0)},
                   {Large, placed(5, 5)},
                   {HalfMonastery, placed(8, 8)},
                   {HalfMonastery, placed(8, 8, 2)}};
    return setup;
}

Setup goods(int boxes) {
    Setup setup = baseGame(embeddedWorld(), 2);
    setup.selection.elements.push_back("trade-goods");
    if (boxes > 0) {
        setup.selection.tileSets.emplace_back("traders-and-builders", boxes);
    }
    setup.selection = normalised(setup.selection, embeddedWorld().catalogue);
    return setup;
}

Entry onHalf(Entry entry, Half half) {
    entry.subject = Place::cell(entry.answer.placement.at);
    entry.subject.spot.half = half;
    return entry;
}

// Saved, read, checked and saved again.
void comesBack(const Game &game) {
    const std::string text = writeGame(game);
    const SavedGame saved = readGame(text, "evening.scorekeep", game.rules().world());
    QVERIFY(saved.log == game.log());
    const Game again(game.rules().world(), saved.setup, saved.log, saved.cursor, Replay::Checked);
    QVERIFY(again.state() == game.state());
    QCOMPARE(writeGame(again), text);
}

} // namespace

class TileCorrectionsTest : public QObject {
    Q_OBJECT

private:
    static Entry turned(const PlayedGame &p, int x, int y, int rotation) {
        return p.correction(core::TurnTile, Answer::placeTile(0, placed(x, y, rotation)));
    }

private slots:
    void figuresStayOnALargeTileThatIsTurned() {
        PlayedGame p(oddShapes(), oddWorld());
        const TileId tile = p.game.state().board.tileAt({5, 5});
        for (const char *name : {"road-south", "road-west", "field-south-east"}) {
            const PieceRef own{p.follower(), 0, Place::supply()};
            const Place to = segmentAt(p.game, 5, 5, name);
            QCOMPARE(p.give(p.correction(core::MovePiece, Answer::placePiece(own, to))), std::string());
        }
        for (const int rotation : {1, 2, 3, 0}) {
            const Cell named = p.game.state().board.cellOf(tile, rotation % 2); // by either of its cells
            QCOMPARE(p.give(turned(p, named.x, named.y, rotation)), std::string());
            const Board &board = p.game.state().board;
            QCOMPARE(int(board.tile(tile).rotation), rotation);
            QVERIFY(board.tile(tile).anchor == (Cell{5, 5}));
            int there = 0;
            for (const Piece &piece : p.game.state().pieces) {
                if (piece.place.kind == Place::Kind::Segment) {
                    const NodeId node = board.node(piece.place.spot);
                    QVERIFY(node != NoNode && board.spot(node) == piece.place.spot);
                    QVERIFY(board.tileOf(node) == tile);
                    ++there;
                }
            }
            QCOMPARE(there, 3);
            for (const char *name : {"road-south", "road-west", "field-south-east"}) {
                const Place place = segmentAt(p.game, 5, 5, name);
                QVERIFY2(std::any_of(p.game.state().pieces.begin(), p.game.state().pieces.end(),
                                     [&](const Piece &piece) { return piece.place == place; }),
                         name);
            }
            QVERIFY(p.sameAgain());
            comesBack(p.game);
        }
    }

    void nothingIsTurnedOntoAnotherTile() {
        PlayedGame p(oddShapes(), oddWorld());
        QCOMPARE(p.give(p.correction(core::AddTile, Answer::placeTile(p.kind(Straight), placed(5, 6)))), std::string());
        const State before = p.game.state();
        QCOMPARE(p.give(turned(p, 5, 5, 1)), std::string("placement.taken"));
        QVERIFY(p.game.state() == before);
        QCOMPARE(p.give(turned(p, 6, 5, 2)), std::string()); // to the other side it may
        QVERIFY(p.game.state().board.tileAt({4, 5}) == p.game.state().board.tileAt({5, 5}));
        QVERIFY(p.game.state().board.tileAt({6, 5}) == NoTile);
    }

    void aLargeTileIsTakenAwayByAnyOfItsCells() {
        PlayedGame p(oddShapes(), oddWorld());
        const PieceRef own{p.follower(), 0, Place::supply()};
        p.give(p.correction(core::MovePiece, Answer::placePiece(own, segmentAt(p.game, 5, 5, "road-south"))));
        QCOMPARE(p.give(p.correction(core::RemoveTile, Answer::placeTile(0, placed(6, 5)))), std::string());
        QVERIFY(p.game.state().board.tileAt({5, 5}) == NoTile);
        QVERIFY(p.game.state().board.tileAt({6, 5}) == NoTile);
        QVERIFY(p.game.state().pieces[0].place == Place::supply());
        comesBack(p.game);
    }

    void itIsSaidWhichHalfIsMeant() {
        PlayedGame p(oddShapes(), oddWorld());
        const Board &board = p.game.state().board;
        const TileId first = board.tileAt({8, 8}, Half::SouthWest);
        const TileId second = board.tileAt({8, 8}, Half::NorthEast);
        QVERIFY(first != second && first != NoTile && second != NoTile);
        QVERIFY(board.tileAt({8, 8}, Half::NorthWest) == NoTile); // no such half lies there
        const PieceRef own{p.follower(), 0, Place::supply()};
        const Place monastery = Place::on(board.spot(board.node(second, 0)));
        QCOMPARE(p.give(p.correction(core::MovePiece, Answer::placePiece(own, monastery))), std::string());
        const Entry removed = p.correction(core::RemoveTile, Answer::placeTile(0, placed(8, 8)));
        QCOMPARE(p.give(removed), std::string("answer.which-half"));
        QCOMPARE(p.give(turned(p, 8, 8, 1)), std::string("answer.which-half"));
        QCOMPARE(p.give(onHalf(turned(p, 8, 8, 1), Half::NorthEast)), std::string("placement.taken"));
        QCOMPARE(p.give(onHalf(removed, Half::NorthWest)), std::string("answer.no-such-place"));
        QCOMPARE(p.give(onHalf(removed, Half::SouthWest)), std::string());
        QVERIFY(!p.game.state().board.tile(first).present);
        QVERIFY(p.game.state().board.tile(second).present);
        QVERIFY(p.game.state().pieces[0].place == monastery); // he stands on the other half
        QCOMPARE(p.give(turned(p, 8, 8, 1)), std::string()); // now there is one alone, and room
        const Board &after = p.game.state().board;
        QVERIFY(p.game.state().pieces[0].place == Place::on(after.spot(after.node(second, 0))));
        QVERIFY(p.sameAgain());
        comesBack(p.game);
    }

    void tokensChangeHands() {
        PlayedGame p(goods(1));
        const PieceKindId wine = *p.game.rules().piece("wine");
        const auto has = [&](PlayerId player) {
            return p.game.look([&](const Table &table) { return table.countInSupply(wine, player); });
        };
        const auto give = [&](PieceRef from, Place to, PlayerId player) {
            Answer answer = Answer::placePiece(from, to);
            answer.player = player;
            return p.give(p.correction(core::MovePiece, answer));
        };
        QCOMPARE(give({wine, NoPlayer, Place::commonSupply()}, Place::supply(), NoPlayer), std::string("answer.no-such-place"));
        QCOMPARE(give({wine, NoPlayer, Place::commonSupply()}, Place::supply(), 7), std::string("answer.no-such-player"));
        QCOMPARE(give({wine, NoPlayer, Place::commonSupply()}, Place::supply(), 1), std::string());
        QCOMPARE(has(1), 1);
        QCOMPARE(give({wine, 1, Place::supply()}, Place::supply(), 0), std::string());
        QCOMPARE(has(1), 0);
        QCOMPARE(has(0), 1);
        comesBack(p.game);
        QCOMPARE(give({wine, 0, Place::supply()}, Place::commonSupply(), NoPlayer), std::string());
        QCOMPARE(has(0), 0);
        QCOMPARE(std::count(p.game.state().pieces.begin(), p.game.state().pieces.end(),
                            Piece{wine, NoPlayer, Place::commonSupply()}),
                 9);
        QCOMPARE(give({p.follower(), 0, Place::supply()}, Place::supply(), 1), std::string("answer.owned-for-ever"));
        QCOMPARE(give({p.follower(), 0, Place::supply()}, Place::commonSupply(), NoPlayer),
                 std::string("answer.no-such-place"));
        comesBack(p.game);
    }

    // Every box brings its tokens; what each player has comes once, whatever is mixed.
    void everyBoxBringsItsTokens() {
        for (const int boxes : {0, 1, 2, 5}) {
            const PlayedGame p(goods(boxes));
            const std::vector<Piece> &pieces = p.game.state().pieces;
            for (const auto &[name, one] : {std::pair("wine", 9), std::pair("grain", 6), std::pair("cloth", 5)}) {
                const Piece token{*p.game.rules().piece(name), NoPlayer, Place::commonSupply()};
                QCOMPARE(std::count(pieces.begin(), pieces.end(), token), one * std::max(1, boxes));
            }
            QCOMPARE(std::count(pieces.begin(), pieces.end(), Piece{p.follower(), 0, Place::supply()}), 7);
        }
    }
};

QTEST_GUILESS_MAIN(TileCorrectionsTest)
#include "tile_corrections_test.moc"
