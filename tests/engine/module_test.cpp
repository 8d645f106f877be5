// SPDX-License-Identifier: MIT
// The expansion that only the tests know is played by the engine that does not know it.
#include <QTest>

#include <algorithm>
#include <map>
#include <random>

#include "engine/game/embedded_world.h"
#include "engine/game/game.h"
#include "tests/support/lamplighters.h"

using namespace scorekeep;
using namespace scorekeep::test;

namespace {

Setup setupOf(const World &of) {
    Setup setup;
    setup.players = {{"Anna", "red"}, {"Ben", "blue"}, {"Cleo", "green"}};
    setup.selection.edition = Edition::C2;
    setup.selection.elements = {"farmers", "lanterns"};
    setup.selection.tileSets = {{"base", 1}};
    setup.selection = normalised(setup.selection, of.catalogue);
    return setup;
}

// A game entered by its items' names.
struct Played {
    Game game{lamplighterWorld(), setupOf(lamplighterWorld())};

    Entry entry(std::string_view item, PlayerId player, Answer answer) const {
        Entry made;
        made.item = game.rules().at(item);
        made.player = player;
        made.answer = std::move(answer);
        return made;
    }
    void enter(std::string_view item, PlayerId player, Answer answer) {
        const Refusal refusal = game.answer(entry(item, player, std::move(answer)));
        QVERIFY2(!refusal, std::string(refusal.id).c_str());
    }
    void tile(PlayerId player, std::string_view kind, Cell at, int turned) {
        const KindId id = *game.rules().pool().find(kind);
        enter("draw.tile", player, Answer::drawTile(id));
        enter("place.tile", player, Answer::placeTile(id, {at, std::uint8_t(turned / 90)}));
    }
    void piece(std::string_view item, PlayerId player, std::string_view piece, Place from, Cell at, int segment) {
        const PieceKindId kind = *game.rules().piece(piece);
        const PlayerId owner = from == Place::commonSupply() ? NoPlayer : player;
        enter(item, player, Answer::placePiece({kind, owner, from}, Place::on({at, Half::Whole, std::uint8_t(segment)})));
    }
    void pass(std::string_view item, PlayerId player) { enter(item, player, Answer::passed()); }
    void night(PlayerId active, std::array<int, 3> brightness) {
        for (int i = 1; i <= 3; ++i) {
            const auto player = PlayerId((active + i) % 3);
            const int said = brightness[player];
            enter("lanterns.night", player, said == 0 ? Answer::passed() : Answer::enterNumber(said));
        }
    }
    bool asks(std::string_view item) const {
        const auto &prompts = game.open().prompts;
        return std::any_of(prompts.begin(), prompts.end(),
                           [&](const OpenPrompt &p) { return game.rules().itemName(p.item) == item; });
    }
    int roadOf(std::string_view kind) const {
        const TileKind &tile = game.rules().pool().kind(*game.rules().pool().find(kind));
        for (std::size_t s = 0; s < tile.segments.size(); ++s) {
            if (tile.segments[s].kind == SegmentKind::Road) {
                return int(s);
            }
        }
        return -1;
    }
};

constexpr std::string_view Straight = "base.road-straight";
constexpr std::string_view Start = "base.city-cap-road";
constexpr std::string_view Crossing = "base.crossing-three";

Progress progressOf(const State &state, ItemId item) {
    for (const ItemProgress &known : state.progress) {
        if (known.item == item && known.part == state.part.number) {
            return known.progress;
        }
    }
    return Progress::Nothing;
}

}  // namespace

class ModuleTest : public QObject {
    Q_OBJECT

private slots:
    void textsAndCodeHoldTogether() {
        const std::vector<std::string> found = lamplighterWorld().inconsistencies();
        QVERIFY2(found.empty(), found.empty() ? "" : found.front().c_str());
        QCOMPARE(lamplighterWorld().support("lanterns"), Support::Played);
    }

    void textWithoutCodeIsAnError() {
        std::vector<ModuleDefinition> without = allModules();
        without.push_back({"half", [](Module &m) { m.row("road.lanterns", {"lanterns"}, [](Tally &) {}); }});
        const World half = lamplighterWorldWith(without);
        QVERIFY(!half.inconsistencies().empty());
        QVERIFY_EXCEPTION_THROWN(half.support("lanterns"), std::runtime_error);
    }

    void codeWithoutTextIsAnError() {
        std::vector<ModuleDefinition> more = lamplighterModules();
        more.push_back({"mute", [](Module &m) { m.item("lanterns.mute", [](Table &) {}); }});
        QCOMPARE(lamplighterWorldWith(more).inconsistencies(), std::vector<std::string>{"lanterns.mute"});
    }

    void oneOwnerAnItem() {
        std::vector<ModuleDefinition> twice = lamplighterModules();
        twice.push_back({"twice", [](Module &m) { m.item("lanterns.night", [](Table &) {}); }});
        QVERIFY_EXCEPTION_THROWN(lamplighterWorldWith(twice), std::runtime_error);
    }

    void rowsSeeOnlyWhatTheyDeclare() {
        Facts facts;
        facts.set(1, 5);
        std::vector<ScoreLine> lines;
        Tally tally(facts, 0, Phase::During, lines);
        const std::vector<FactId> declared{2};
        tally.enter(0, declared);
        QVERIFY_EXCEPTION_THROWN(tally.number(1), std::logic_error);
    }

    void aWholeRoad() {
        Played p;
        // Anna goes on east of the start and takes the road.
        p.tile(0, Straight, {1, 0}, 0);
        QVERIFY(p.asks("lanterns.set"));  // offered to the others while Anna is asked
        p.piece("lanterns.set", 2, "lantern", Place::commonSupply(), {0, 0}, p.roadOf(Start));
        QVERIFY(p.asks("figure.deploy"));  // the same choice is still open
        p.piece("figure.deploy", 0, "follower", Place::supply(), {1, 0}, p.roadOf(Straight));
        QVERIFY(p.asks("lanterns.night"));
        QCOMPARE(p.game.open().prompts.front().player, PlayerId(1));  // from the left
        p.night(0, {1, 2, 3});
        // Ben closes the east end, Cleo passes.
        p.tile(1, Crossing, {2, 0}, 0);
        p.pass("figure.deploy", 1);
        p.night(1, {0, 0, 0});
        p.tile(2, Straight, {2, 1}, 90);
        p.pass("figure.deploy", 2);
        p.night(2, {0, 0, 0});
        // Anna closes the west end: 4 tiles, one lantern; the lantern flares for 1 point more.
        p.tile(0, Crossing, {-1, 0}, 180);
        const State &state = p.game.state();
        QVERIFY(state.scores.empty());
        p.pass("figure.deploy", 0);
        QCOMPARE(state.scores.size(), std::size_t(2));
        QCOMPARE(state.scores[0].points, 4 + 2);
        QCOMPARE(state.lines[1].count, 1);
        QCOMPARE(state.scores[1].points, 1);
        QCOMPARE(p.game.rules().subjectName(state.scores[1].subject), std::string("flare"));
        QCOMPARE(state.points(0), 7);
        const auto gone = std::count_if(state.pieces.begin(), state.pieces.end(), [](const Piece &piece) {
            return piece.place.kind == Place::Kind::OutOfGame;
        });
        QCOMPARE(gone, 1);
    }

    void everybodyKnowsTheCounts() {
        Played p;
        p.tile(0, Straight, {1, 0}, 0);
        QCOMPARE(p.game.counts().size(), std::size_t(1));
        QCOMPARE(p.game.counts().front().first->id, std::string("lanterns.lit"));
        QCOMPARE(p.game.counts().front().second, 0);
        p.piece("lanterns.set", 2, "lantern", Place::commonSupply(), {0, 0}, p.roadOf(Start));
        QCOMPARE(p.game.counts().front().second, 1);
    }

    // What is completed though it lies on no tile counts for others, but is not the largest of anything.
    void citiesBesideTheBoardAreCounted() {
        Setup setup = setupOf(lamplighterWorld());
        setup.selection.elements.emplace_back("king");
        setup.selection = normalised(setup.selection, lamplighterWorld().catalogue);
        const Game game(lamplighterWorld(), setup);
        std::map<std::string, int> counts;
        for (const auto &[count, value] : game.counts()) {
            counts[count->id] = value;
        }
        QCOMPARE(counts, (std::map<std::string, int>{{"king.completed", 1}, {"king.largest", 0}, {"lanterns.lit", 0}}));
    }

    void someAreInTheBoxesOfOneEditionOnly() {
        Setup setup = setupOf(lamplighterWorld());
        const auto posts = [&setup] {
            const Game game(lamplighterWorld(), setup);
            const PieceKindId post = *game.rules().piece("lamp-post");
            const auto &pieces = game.state().pieces;
            return std::count_if(pieces.begin(), pieces.end(), [post](const Piece &p) { return p.kind == post; });
        };
        QCOMPARE(posts(), 0);
        setup.selection.edition = Edition::C1;
        QCOMPARE(posts(), 2);
    }

    void upkeepSendsTheLamplighterHome() {
        Played p;
        p.tile(0, Straight, {1, 0}, 0);
        p.piece("figure.deploy", 0, "follower", Place::supply(), {1, 0}, p.roadOf(Straight));
        p.night(0, {0, 0, 0});
        p.tile(1, Straight, {-1, 0}, 0);
        p.pass("figure.deploy", 1);
        p.night(1, {0, 0, 0});
        p.tile(2, "base.monastery", {0, 1}, 0);
        p.pass("figure.deploy", 2);
        p.night(2, {0, 0, 0});
        p.tile(0, Straight, {2, 0}, 0);
        p.piece("lamplighter.deploy", 0, "lamplighter", Place::supply(), {2, 0}, p.roadOf(Straight));
        const PieceKindId lamplighter = *p.game.rules().piece("lamplighter");
        const auto placeOf = [&](const State &state) {
            return std::find_if(state.pieces.begin(), state.pieces.end(), [&](const Piece &piece) {
                       return piece.kind == lamplighter && piece.owner == 0;
                   })->place;
        };
        QVERIFY(placeOf(p.game.state()).onBoard());
        // A person takes the follower back: the lamplighter goes home by himself.
        const PieceRef follower{*p.game.rules().piece("follower"), 0,
                                Place::on({{1, 0}, Half::Whole, std::uint8_t(p.roadOf(Straight))})};
        p.enter("correction.piece", 0, Answer::placePiece(follower, Place::supply()));
        QCOMPARE(placeOf(p.game.state()), Place::supply());
    }

    void aPartInsideAPart() {
        Played p;
        const std::string_view coat = "base.city-corner-pennant";
        p.tile(0, coat, {0, -1}, 180);
        // The first coat of arms: Anna draws again before she deploys on either tile.
        QVERIFY(p.asks("draw.tile"));
        QCOMPARE(p.game.open().prompts.front().player, PlayerId(0));
        p.tile(0, Straight, {1, 0}, 0);
        p.piece("figure.deploy", 0, "follower", Place::supply(), {1, 0}, p.roadOf(Straight));
        p.night(0, {0, 0, 0});
        QVERIFY(p.asks("figure.deploy"));  // back in the outer part
        QCOMPARE(p.game.open().prompts.front().player, PlayerId(0));
        p.pass("figure.deploy", 0);
        p.night(0, {0, 0, 0});
        QVERIFY(p.asks("draw.tile"));
        QCOMPARE(p.game.open().prompts.front().player, PlayerId(1));
        const Game again(lamplighterWorld(), p.game.setup(), p.game.log(), p.game.log().size());
        QVERIFY(again.state() == p.game.state());
    }

    void whatIsNamedHasAText() {
        const auto loads = [](void (*bind)(Module &)) {
            std::vector<ModuleDefinition> more = lamplighterModules();
            more.push_back({"another", bind});
            return lamplighterWorldWith(more);
        };
        const World named = loads([](Module &m) {
            QCOMPARE(m.word("lamp-oil"), OptionId(0));
            m.area("lamp-shop");
        });
        QCOMPARE(named.spine.refusal("lanterns.dazzling")->text, std::string("A lantern dazzles here: %1."));
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, loads([](Module &m) { m.word("lamp-wick"); }));
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, loads([](Module &m) { m.area("lamp-oil"); }));
    }

    void noPieceGoesWhereNoAreaIs() {
        Played p;
        const PieceRef lamplighter{*p.game.rules().piece("lamplighter"), 0, Place::supply()};
        const auto moved = [&](std::uint16_t area) {
            return p.entry("correction.piece", 0, Answer::placePiece(lamplighter, Place::area(area)));
        };
        const auto areas = std::uint16_t(p.game.rules().areas().size());
        QCOMPARE(std::string(p.game.check(moved(areas)).id), std::string("answer.no-such-place"));
        p.enter("correction.piece", 0, moved(std::uint16_t(areas - 1)).answer);
    }

    void theChecklistShowsIt() {
        Played p;
        p.tile(0, Straight, {1, 0}, 0);
        p.pass("figure.deploy", 0);
        const Rules &rules = p.game.rules();
        QCOMPARE(progressOf(p.game.state(), rules.at("lamplighter.deploy")), Progress::Passed);
        QCOMPARE(progressOf(p.game.state(), rules.at("lanterns.night")), Progress::Now);
        QCOMPARE(rules.stepOf(rules.at("lanterns.night")), std::string("4A"));
    }

    void replayAsksForNoOptions() {
        Played p;
        p.tile(0, Straight, {1, 0}, 0);
        p.pass("figure.deploy", 0);
        p.night(0, {1, 1, 1});
        p.tile(1, Straight, {-1, 0}, 0);
        p.pass("figure.deploy", 1);
        lamplighterOptionsAsked() = 0;
        const Game again(lamplighterWorld(), p.game.setup(), p.game.log(), p.game.log().size());
        QVERIFY(again.state() == p.game.state());
        QCOMPARE(lamplighterOptionsAsked(), 0);
    }

    void standingOffersAskAgain() {
        Played p;
        p.tile(0, Straight, {1, 0}, 0);
        lamplighterOptionsAsked() = 0;
        p.piece("lanterns.set", 1, "lantern", Place::commonSupply(), {0, 0}, p.roadOf(Start));
        QCOMPARE(lamplighterOptionsAsked(), 1);  // worked out anew for the choice that is still open
    }

    // A module that takes no part binds nothing: it must name every element whose sentences it has code for.
    void aModuleTakesPartForEachElementThatNeedsIt() {
        const World &world = embeddedWorld();
        Setup setup;
        setup.players.resize(2);
        for (const Element &element : world.catalogue.elements) {
            for (const Edition edition : {Edition::C1, Edition::C3}) {
                setup.selection = {};
                setup.selection.edition = edition;
                setup.selection.elements = element.needs;
                setup.selection.elements.push_back(element.id);
                setup.selection = normalised(setup.selection, world.catalogue);
                const Rules usual(world, setup), everything(world, setup, true);
                const auto expectAll = [](const auto &all, const auto &some, auto applies) {
                    for (const auto &[id, what] : all) {
                        const bool has = std::ranges::any_of(some, [&id = id](const auto &one) { return one.first == id; });
                        QVERIFY2(has || !applies(id), id.c_str());
                    }
                };
                const auto isItem = [&usual](std::string_view id) { return usual.spine().item(id) != nullptr; };
                const auto isRow = [&usual](std::string_view id) { return usual.spine().row(id) != nullptr; };
                expectAll(everything.bindings().items, usual.bindings().items, isItem);
                expectAll(everything.bindings().offers, usual.bindings().offers, isItem);
                expectAll(everything.bindings().anytime, usual.bindings().anytime, isItem);
                expectAll(everything.bindings().upkeep, usual.bindings().upkeep, isItem);
                expectAll(everything.bindings().reactions, usual.bindings().reactions, isItem);
                expectAll(everything.bindings().rows, usual.bindings().rows, isRow);
            }
        }
    }

    void theOrderOfModulesDecidesNothing() {
        std::mt19937 random(7);
        const World ordered = lamplighterWorldWith(lamplighterModules());
        std::vector<ModuleDefinition> mixed = lamplighterModules();
        for (int round = 0; round < 5; ++round) {
            std::shuffle(mixed.begin(), mixed.end(), random);
            const World shuffled = lamplighterWorldWith(mixed);
            Game a(ordered, setupOf(ordered));
            Game b(shuffled, setupOf(shuffled));
            for (int step = 0; step < 120 && !a.state().finished; ++step) {
                QCOMPARE(a.open().prompts.size(), b.open().prompts.size());
                const OpenPrompt &prompt = a.open().prompts[random() % a.open().prompts.size()];
                Entry entry;
                entry.item = prompt.item;
                entry.player = prompt.player;
                entry.subject = prompt.subject;
                entry.answer = prompt.options[random() % prompt.options.size()];
                QVERIFY(!a.answer(entry));
                QVERIFY(!b.answer(entry));
                QVERIFY(a.state().scores == b.state().scores);
                QVERIFY(a.state().pieces == b.state().pieces);
                QVERIFY(a.state().journal == b.state().journal);
            }
        }
    }
};

QTEST_APPLESS_MAIN(ModuleTest)
#include "module_test.moc"
