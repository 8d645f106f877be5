// SPDX-License-Identifier: MIT
// Parts of a turn: corrected back to a step, opened by force, without a tile; and the order of river forks.
#include "tests/support/played_game.h"

using namespace scorekeep;

namespace {

Setup playing(std::vector<std::string> elements, std::vector<std::pair<std::string, int>> sets) {
    Setup setup = baseGame(embeddedWorld(), 2);
    for (std::string &element : elements) {
        setup.selection.elements.push_back(std::move(element));
    }
    for (auto &set : sets) {
        setup.selection.tileSets.push_back(std::move(set));
    }
    setup.selection = normalised(setup.selection, embeddedWorld().catalogue);
    return setup;
}

// Only these kinds are drawn.
Setup with(Setup setup, const std::vector<std::string> &kinds) {
    const Rules rules(embeddedWorld(), setup);
    for (std::size_t k = 0; k < rules.pool().size(); ++k) {
        const std::string &id = rules.pool().kind(KindId(k)).id;
        if (std::find(kinds.begin(), kinds.end(), id) == kinds.end()) {
            setup.removed.push_back(id);
        }
    }
    return setup;
}

std::string itemsAsked(const Game &game) {
    std::string items;
    for (const OpenPrompt &prompt : game.open().prompts) {
        items += (items.empty() ? "" : " ") + game.rules().itemName(prompt.item);
    }
    return items;
}

// All answers of the right form that might open an item.
std::vector<Answer> forms(const PlayedGame &p, PlayerId player) {
    std::vector<Answer> answers{Answer::confirm(), Answer::choosePlayer(player), Answer::enterNumber(1),
                                Answer::chooseOption(0)};
    for (std::size_t k = 0; k < p.game.rules().pool().size(); ++k) {
        answers.push_back(Answer::placeTile(KindId(k), placed(40, 40)));
    }
    const Board &board = p.game.state().board;
    const Place somewhere = Place::on(board.spot(board.node(TileId(0), 0)));
    for (const Piece &piece : p.game.state().pieces) {
        const PieceRef ref{piece.kind, piece.owner, piece.place};
        if (piece.owner == player) {
            answers.push_back(Answer::placePiece(ref, somewhere));
            answers.push_back(Answer::choosePieces({ref}));
        }
    }
    return answers;
}

} // namespace

class TurnPartsTest : public QObject {
    Q_OBJECT

private:
    static int scoresOf(const PlayedGame &p, std::string_view subject) {
        const auto &scores = p.game.state().scores;
        return int(std::count_if(scores.begin(), scores.end(), [&](const Score &score) {
            return p.game.rules().subjectName(score.subject) == subject;
        }));
    }

private slots:
    void theTileOfThePartIsThereAfterAStepBack() {
        Setup setup = baseGame(embeddedWorld(), 2);
        setup.selection.setOption(embeddedWorld().catalogue, "confirm-wood", "on");
        PlayedGame p(setup);
        p.lay(Cap, placed(0, -1, 2));
        p.pass();
        QCOMPARE(p.asked(), std::string("wood.confirm 0"));
        QCOMPARE(p.give(p.turnOf(0, p.step("2B-1"))), std::string());
        QCOMPARE(p.asked(), std::string("figure.deploy 0"));
        QCOMPARE(p.game.state().turn, 1u);
        QVERIFY(p.sameAgain());
        p.deploy(segmentAt(p.game, 0, -1, "city"));
        QCOMPARE(p.give("wood.confirm", Answer::confirm()), std::string());
        QCOMPARE(p.game.state().points(0), 4);
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        QVERIFY(p.sameAgain());
        p.lay(Straight, placed(1, 0)); // another player, another part: the tile of the first is none of his
        QCOMPARE(p.give(p.turnOf(0, p.step("2B-1"))), std::string());
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
    }

    // What was resolved is not resolved again for goods and the like, unless somebody stands there now.
    void aStepBackBehindTheScoresCollectsNothingTwice() {
        Setup setup = playing({"trade-goods", "builder"}, {{"traders-and-builders", 1}});
        setup.start = {{"base.city-cap", placed(-1, 0, 1)}, {"traders-and-builders.city-across-wine", placed(0, 0)}};
        PlayedGame p(setup);
        const Place city = segmentAt(p.game, 0, 0, "city");
        const PieceKindId builder = *p.game.rules().piece("builder");
        const PieceKindId wine = *p.game.rules().piece("wine");
        for (const PieceKindId kind : {p.follower(), builder}) {
            const Answer answer = Answer::placePiece({kind, 0, Place::supply()}, city);
            QCOMPARE(p.give(p.correction(core::MovePiece, answer)), std::string());
        }
        p.lay(Cap, placed(1, 0, 3));
        p.pass();
        QCOMPARE(p.asked(), std::string("builder.double-turn 0"));
        const auto wines = [&] {
            return p.game.look([&](const Table &table) { return table.countInSupply(wine, 0); });
        };
        QCOMPARE(wines(), 1);
        QCOMPARE(p.game.state().points(0), 6);
        QCOMPARE(p.give(p.turnOf(0, p.step("2B-1"))), std::string());
        QCOMPARE(p.asked(), std::string("figure.deploy 0"));
        const Game before = Game(embeddedWorld(), p.game.setup(), p.game.log(), p.game.cursor());
        p.pass();
        QCOMPARE(p.asked(), std::string("builder.double-turn 0"));
        QCOMPARE(wines(), 1);
        QCOMPARE(scoresOf(p, "city"), 1);
        p.game.undo();
        p.deploy(segmentAt(p.game, 1, 0, "city")); // it was forgotten that he stands there
        QCOMPARE(p.game.state().points(0), 12);
        QVERIFY(p.sameAgain());
    }

    void theBuildersTileIsOpenedByForce() {
        PlayedGame p(playing({"builder"}, {}));
        p.lay(Straight, placed(1, 0));
        p.pass();
        QCOMPARE(p.asked(), std::string("draw.tile 1"));
        Entry forced = p.entry("builder.double-turn", Answer::confirm());
        forced.player = 0;
        QCOMPARE(p.give(forced), std::string("answer.not-asked"));
        forced.forced = true;
        QCOMPARE(p.give(forced), std::string());
        QCOMPARE(p.asked(), std::string("draw.tile 0"));
        QCOMPARE(p.game.state().turn, 1u);
        QVERIFY(p.sameAgain());
    }

    void forceLiftsNoFormOfAnyKind() {
        PlayedGame p(playing({"abbot", "builder"}, {}));
        const auto forced = [&](std::string_view item, Answer answer) {
            Entry entry = p.entry(item, std::move(answer));
            entry.forced = true;
            return p.give(entry);
        };
        p.lay("base.monastery", placed(0, 1));
        const PieceRef abbot{*p.game.rules().piece("abbot"), 0, Place::supply()};
        const Place monastery = segmentAt(p.game, 0, 1, "monastery");
        QCOMPARE(forced("abbot.return", Answer::choosePieces({{abbot.kind, 0, monastery}})), std::string("answer.no-such-piece"));
        QCOMPARE(forced("abbot.return", Answer::choosePieces({abbot, abbot})), std::string("answer.no-such-piece"));
        QCOMPARE(forced("figure.deploy", Answer::placePiece(abbot, Place::on({{9, 9}, Half::Whole, 0}))),
                 std::string("answer.no-such-place"));
        QCOMPARE(forced("figure.deploy", Answer::placePiece(abbot, {})), std::string("answer.no-such-place"));
        QCOMPARE(forced("figure.deploy", Answer::choosePlayer(5)), std::string("answer.no-such-player"));
        QCOMPARE(forced("figure.deploy", Answer::chooseOption(999)), std::string("answer.not-asked"));
        QCOMPARE(forced("figure.deploy", Answer::chooseOrder({{{9, 9}, Half::Whole, 0}})), std::string("answer.no-such-place"));
        QCOMPARE(forced("figure.deploy", Answer::placePiece(abbot, monastery)), std::string());
    }

    // Of every module: what a player may do is asked, though perhaps with nothing to choose, so that force
    // opens it, beside what is asked or when the part is over.
    void whateverMayBeDoneIsOpenedByForce() {
        PlayedGame p(everythingPlayed(embeddedWorld(), 2));
        std::vector<std::string> closed;
        for (const BoundBlock &block : p.game.rules().script(ScriptKind::Turn)) {
            for (const BoundItem &item : block.items) {
                const Item *text = p.game.rules().spine().item(p.game.rules().itemName(item.id));
                if (text->duty == Duty::May && block.scope != Scope::EachCompleted) {
                    closed.push_back(text->id);
                }
            }
        }
        QVERIFY(closed.size() > 5);
        const auto open = [&](PlayerId player) {
            std::erase_if(closed, [&](const std::string &item) {
                for (const Answer &answer : forms(p, player)) {
                    Entry entry = p.entry(item, answer);
                    entry.player = player;
                    entry.forced = true;
                    if (p.give(entry).empty()) {
                        p.game.undo();
                        return true;
                    }
                }
                return false;
            });
        };
        const auto goOn = [&] {
            const OpenPrompt prompt = p.game.open().prompts.front();
            Entry entry = p.entry(p.game.rules().itemName(prompt.item), prompt.options.front());
            entry.subject = prompt.subject;
            entry.answer = prompt.mayPass ? Answer::passed() : prompt.options.front();
            QCOMPARE(p.give(entry), std::string());
        };
        while (p.game.state().turn == 0) { // the preparation may ask as well
            goOn();
        }
        const std::uint32_t part = p.game.state().part.number;
        while (p.game.state().part.number == part) {
            open(0);
            goOn();
        }
        open(0);
        std::string left;
        for (const std::string &item : closed) {
            left += item + ' ';
        }
        QVERIFY2(left.empty(), left.c_str());
    }

    // The last tile fits nowhere: the steps that follow a tile ask nothing, whatever is played.
    void withoutATileNothingIsDoneWithTheWood() {
        Setup setup = everythingPlayed(embeddedWorld(), 2);
        setup.selection.setOption(embeddedWorld().catalogue, "confirm-wood", "on");
        std::erase(setup.selection.elements, "abbey"); // its last round is another matter
        for (const char *river : {"river", "river-1", "river-2"}) {
            std::erase(setup.selection.elements, river);
        }
        setup = with(setup, {"base.monastery", "base.city-four-sides-pennant"});
        setup.start = {{"base.monastery", placed(0, 0)}};
        PlayedGame p(setup);
        const PieceRef abbot{*p.game.rules().piece("abbot"), 0, Place::supply()};
        for (int i = 1; i <= 3; ++i) {
            p.lay("base.monastery", placed(i, 0));
            if (i == 1) {
                QCOMPARE(p.give("figure.deploy", Answer::placePiece(abbot, segmentAt(p.game, 1, 0, "monastery"))), std::string());
            } else {
                p.pass();
            }
            QCOMPARE(p.give("wood.confirm", Answer::confirm()), std::string());
        }
        p.give(p.turnOf(0, 0));
        QCOMPARE(itemsAsked(p.game), std::string("draw.tile"));
        QCOMPARE(int(p.game.state().part.player), 0);
        const Game before(embeddedWorld(), p.game.setup(), p.game.log(), p.game.cursor());
        QCOMPARE(p.give("draw.tile", Answer::drawTile(p.kind("base.city-four-sides-pennant"))), std::string());
        QVERIFY2(p.game.state().finished, itemsAsked(p.game).c_str());
        QVERIFY(p.sameAgain());
        // At the table something may have been done nevertheless.
        Entry forced = p.entry("figure.deploy", Answer::placePiece({p.follower(), 0, Place::supply()},
                                                                   segmentAt(p.game, 2, 0, "monastery")));
        QCOMPARE(p.give(forced), std::string("answer.game-over"));
    }

    void theFirstForkComesFirst() {
        for (const int copies : {1, 2, 3}) {
            Setup setup = playing({"river-2"}, {{"river-2", copies}});
            PlayedGame p(setup);
            const auto groups = [&] {
                std::vector<std::string> found;
                for (const Answer &answer : p.game.open().prompts.front().options) {
                    const std::string &group = p.game.rules().pool().kind(answer.tile).group;
                    if (std::find(found.begin(), found.end(), group) == found.end()) {
                        found.push_back(group);
                    }
                }
                std::sort(found.begin(), found.end());
                return found;
            };
            QCOMPARE(groups(), std::vector<std::string>{"river-fork"});
            p.give("draw.tile", p.game.open().prompts.front().options.front());
            p.give("place.tile", p.game.open().prompts.front().options.front());
            p.pass();
            const std::vector<std::string> expected =
                copies > 1 ? std::vector<std::string>{"river", "river-fork"} : std::vector<std::string>{"river"};
            QCOMPARE(groups(), expected);
            const auto &supply = p.game.state().supply;
            int forks = 0;
            for (std::size_t k = 0; k < supply.left.size(); ++k) {
                forks += p.game.rules().pool().kind(KindId(k)).group == "river-fork" ? supply.left[k] : 0;
            }
            QCOMPARE(forks, copies - 1);
            QVERIFY(p.sameAgain());
        }
    }
};

QTEST_GUILESS_MAIN(TurnPartsTest)
#include "turn_parts_test.moc"
