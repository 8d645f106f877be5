// SPDX-License-Identifier: MIT
// An expansion that only the tests know: it uses every binding, and no file of the engine knows of it.
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <tuple>

#include "engine/files/embedded.h"
#include "engine/files/reader.h"
#include "engine/game/embedded_world.h"
#include "engine/game/game.h"

using namespace scorekeep;

namespace {

// The Lamplighters. Lanterns (tokens of the common supply) are set on roads, at any time, by anybody. A
// lamplighter is deployed on a road with an own follower and goes home with the last one. A completed road
// pays 2 points for each lantern on it; whoever scores a road of 3 or more tiles uses up a lantern of his for
// 1 point more. Their town, which is on no tile, is a completed city. After a turn all players say how bright the night is. The first coat of arms of a game is
// worth a tile played inside the turn.
constexpr std::string_view CatalogueText = R"(
pieces:
  - {id: lamplighter, name: lamplighter, traits: [special], stands-on: [road], symbol: builder}
  - {id: lantern, name: lantern, traits: [token], symbol: wine}
  - {id: lamp-post, name: lamp post, traits: [token], symbol: wine}
expansions:
  - id: lamplighters
    name: The Lamplighters
    group: fan
    editions: [C1, C2, C3]
    elements:
      - id: lanterns
        name: Lanterns
        text: Lanterns make roads worth more.
        pieces:
          - {piece: lantern, common: 9}
          - {piece: lamp-post, common: 2, editions: [C1]}
          - {piece: lamplighter, each: 1}
)";

constexpr std::string_view ReferenceText = R"(
element: lanterns
insert:
  - into: tile-placed
    items:
      - {id: lanterns.coat, duty: automatic, text: "The first coat of arms brings a tile at once."}
  - into: wood-action
    items:
      - {id: lamplighter.deploy, duty: may, text: "Deploy your lamplighter."}
  - after: tile-actions
    blocks:
      - id: night
        scope: each-player
        from: left
        items:
          - {id: lanterns.night, duty: may, text: "Say how bright the night is."}
  - into: anytime
    items:
      - {id: lanterns.set, duty: may, text: "Set a lantern on a road."}
  - into: upkeep
    items:
      - {id: lamplighter.home, duty: automatic, text: "The lamplighter goes home."}
  - into: reactions
    items:
      - {id: lanterns.flare, duty: automatic, text: "A lantern flares up."}
  - after: road.tiles
    rows:
      - id: road.lanterns
        category: additional
        facts: [lanterns]
        during: 2 points for each lantern
  - after: road
    subjects:
      - id: flare
        name: Flare
        rows:
          - {id: flare.point, category: additional, during: 1 point}
words:
  - {id: lamp-oil, text: with oil}
areas:
  - {id: lamp-shop, text: in the lamp shop}
refusals:
  - {id: lanterns.dazzling, text: "A lantern dazzles here: %1."}
facts:
  - {id: lanterns, type: number, merge: sum, label: Lanterns}
counts:
  - {id: lanterns.lit, label: Lanterns that burn}
)";

struct Night {
    int tiles = 0;          // placed so far
    int brightness = 0;     // sum of what players said
    bool coatSeen = false;
    auto fields() const { return std::tie(tiles, brightness, coatSeen); }
};

int lanternsOn(const Table &table, PieceKindId lantern, NodeId node) {
    const std::vector<PieceId> pieces = table.piecesOn(node);
    return int(std::count_if(pieces.begin(), pieces.end(),
                             [&](PieceId piece) { return table.state().pieces[piece].kind == lantern; }));
}

bool hasFollower(const Table &table, NodeId node, PlayerId player) {
    const std::vector<PieceId> pieces = table.piecesOn(node);
    return std::any_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
        return table.state().pieces[piece].owner == player && table.kindOf(piece).is("follower");
    });
}

int optionsAsked = 0;  // how often the lamplighter's options were worked out

void bindOffers(Module &m, PieceKindId lamplighter, PieceKindId lantern) {
    Offer deploy;
    deploy.options = [=](const Table &table, PlayerId player, Options &options) {
        ++optionsAsked;
        const TileId tile = table.tileOfPart();
        for (std::size_t s = 0; tile != NoTile && s < table.board().kindOf(tile).segments.size(); ++s) {
            const NodeId node = table.board().node(tile, int(s));
            if (!table.whyNotDeploy(lamplighter, player, node) && hasFollower(table, node, player) &&
                table.inSupply(lamplighter, player) != NoPiece) {
                const Place there = Place::on(table.board().spot(node));
                options.add(Answer::placePiece({lamplighter, player, Place::supply()}, there));
            }
        }
    };
    deploy.apply = [](Table &table, PlayerId player, const Answer &answer) {
        table.move(*table.find(answer.piece), answer.to, Cause::Deployed, player);
    };
    m.offer("lamplighter.deploy", deploy);

    Offer set;
    set.options = [=](const Table &table, PlayerId player, Options &options) {
        const PieceRef piece{lantern, NoPlayer, Place::commonSupply()};
        // Only who is not asked himself may set one, so that the offer is seen beside another's choice.
        if (player == table.active() || !table.find(piece)) {
            return;
        }
        const Board &board = table.board();
        for (TileId tile = 0; tile < board.tiles().size(); ++tile) {
            for (std::size_t s = 0; board.tile(tile).present && s < board.kindOf(tile).segments.size(); ++s) {
                const NodeId node = board.node(tile, int(s));
                if (board.segment(node).kind == SegmentKind::Road && lanternsOn(table, lantern, node) == 0) {
                    options.add(Answer::placePiece(piece, Place::on(board.spot(node))));
                }
            }
        }
    };
    set.apply = [](Table &table, PlayerId player, const Answer &answer) {
        table.move(*table.find(answer.piece), answer.to, Cause::Deployed, player);
    };
    m.anytime("lanterns.set", set);
}

void bindTurn(Module &m, SlotKey<Night> night, SymbolId coat) {
    m.item("lanterns.coat", [=](Table &table) {
        const TileId tile = table.tileOfPart();
        const bool first = tile != NoTile && table.tileHas(tile, coat) && !table.slot(night).coatSeen;
        if (first) {
            table.slot(night).coatSeen = true;
            Part part = table.state().part;
            part.because = table.state().item;
            table.play(part);
        }
    });
    m.item("lanterns.night", [=](Table &table) {
        const auto options = [](Options &o) {
            for (int brightness : {1, 2, 3}) {
                o.add(Answer::enterNumber(brightness));
            }
        };
        Choice choice{table.forPlayer(), true, {}, {}};
        Prompt prompt;
        prompt.item = table.state().item;
        prompt.kind = PromptKind::EnterNumber;
        prompt.least = 1;
        prompt.most = 3;
        prompt.options = options;
        choice.prompts.push_back(prompt);
        if (const Answered answered = table.ask(choice)) {
            table.slot(night).brightness += answered.answer.number;
        }
    });
    m.observe<TilePlaced>([=](Table &table, const TilePlaced &) { ++table.slot(night).tiles; });
}

void bindScoring(Module &m, PieceKindId lantern, PieceKindId lamplighter) {
    const FactId lanterns = m.fact("lanterns");
    const SubjectId flare = m.subject("flare");
    const SubjectId road = m.subject("road");
    m.survey([=](const Table &table, Resolution &resolution) {
        for (const NodeId node : resolution.features) {
            if (resolution.subject == road) {
                resolution.facts.add(lanterns, lanternsOn(table, lantern, node));
            }
        }
    });
    m.row("road.lanterns", {"lanterns"}, [=](Tally &tally) { tally.each(2, tally.number(lanterns)); });
    m.row("flare.point", {}, [](Tally &tally) { tally.flat(1); });
    m.react("lanterns.flare", [=](Table &table, const Awarded &awarded) {
        const bool longRoad = awarded.resolution->subject == road && awarded.resolution->cells.size() >= 3;
        if (!longRoad || awarded.resolution->features.empty()) {
            return;
        }
        for (const PieceId piece : table.piecesOn(awarded.resolution->features.front())) {
            if (table.state().pieces[piece].kind == lantern && awarded.control->winners != 0) {
                table.move(piece, Place::outOfGame(), Cause::Removed);
                Resolution more;
                more.subject = flare;
                more.receivers = awarded.control->winners;
                table.resolve(more);
                return;
            }
        }
    });
    m.upkeep("lamplighter.home", [=](Table &table) {
        for (std::size_t i = 0; i < table.state().pieces.size(); ++i) {
            const Piece &piece = table.state().pieces[i];
            const bool stands = piece.kind == lamplighter && piece.place.kind == Place::Kind::Segment;
            if (stands && !hasFollower(table, table.board().node(piece.place.spot), piece.owner)) {
                table.move(PieceId(i), Place::supply(), Cause::Upkeep);
                return true;
            }
        }
        return false;
    });
}

void lamplighters(Module &m) {
    m.elements({"lanterns"});
    m.symbols({"coat-of-arms"});
    m.figures({"lamplighter"});
    m.tokens({"lantern"});
    const auto night = m.slot<Night>();
    const PieceKindId lamplighter = m.piece("lamplighter");
    const PieceKindId lantern = m.piece("lantern");
    bindOffers(m, lamplighter, lantern);
    bindTurn(m, night, m.symbol("coat-of-arms"));
    bindScoring(m, lantern, lamplighter);
    // Nobody is deployed where a lantern burns and no own follower stands.
    m.question<DeployAllowed>([=](const Table &table, const DeployAllowed &asked) -> Refusal {
        const bool dazzling = lanternsOn(table, lantern, asked.node) > 0 && asked.piece != lamplighter &&
                              table.board().segment(asked.node).kind != SegmentKind::Road;
        return dazzling ? Refusal{"lanterns.dazzling", {}} : Refusal{};
    });
    m.question<CompletedBeside>([](const Table &, const CompletedBeside &asked) {
        return asked.kind == SegmentKind::City ? 1 : 0;
    });
    m.count("lanterns.lit", [lantern](const Table &table) {
        const auto &pieces = table.state().pieces;
        return int(std::count_if(pieces.begin(), pieces.end(), [lantern](const Piece &piece) {
            return piece.kind == lantern && piece.place.onBoard();
        }));
    });
}

World worldWith(std::vector<ModuleDefinition> modules) {
    static const Document catalogue = parseYaml(std::string(CatalogueText), "lamplighters/expansions.yaml");
    static const Document reference = parseYaml(std::string(ReferenceText), "reference/lamplighters.yaml");
    std::vector<const Document *> documents;
    for (const Document &document : embeddedDocuments()) {
        documents.push_back(&document);
    }
    // The catalogue of the program comes first: the test's adds to its groups.
    std::stable_partition(documents.begin(), documents.end(),
                          [](const Document *document) { return document->file() == "expansions.yaml"; });
    documents.insert(documents.begin() + 1, &catalogue);
    documents.push_back(&reference);
    return World::load(documents, std::move(modules));
}

std::vector<ModuleDefinition> modules() {
    std::vector<ModuleDefinition> all = allModules();
    all.push_back({"lamplighters", &lamplighters});
    return all;
}

const World &world() {
    static const World made = worldWith(modules());
    return made;
}

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
    Game game{world(), setupOf(world())};

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
        const std::vector<std::string> found = world().inconsistencies();
        QVERIFY2(found.empty(), found.empty() ? "" : found.front().c_str());
        QCOMPARE(world().support("lanterns"), Support::Played);
    }

    void textWithoutCodeIsAnError() {
        std::vector<ModuleDefinition> without = allModules();
        without.push_back({"half", [](Module &m) { m.row("road.lanterns", {"lanterns"}, [](Tally &) {}); }});
        const World half = worldWith(without);
        QVERIFY(!half.inconsistencies().empty());
        QVERIFY_EXCEPTION_THROWN(half.support("lanterns"), std::runtime_error);
    }

    void codeWithoutTextIsAnError() {
        std::vector<ModuleDefinition> more = modules();
        more.push_back({"mute", [](Module &m) { m.item("lanterns.mute", [](Table &) {}); }});
        QCOMPARE(worldWith(more).inconsistencies(), std::vector<std::string>{"lanterns.mute"});
    }

    void oneOwnerAnItem() {
        std::vector<ModuleDefinition> twice = modules();
        twice.push_back({"twice", [](Module &m) { m.item("lanterns.night", [](Table &) {}); }});
        QVERIFY_EXCEPTION_THROWN(worldWith(twice), std::runtime_error);
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
        Setup setup = setupOf(world());
        setup.selection.elements.emplace_back("king");
        setup.selection = normalised(setup.selection, world().catalogue);
        const Game game(world(), setup);
        std::map<std::string, int> counts;
        for (const auto &[count, value] : game.counts()) {
            counts[count->id] = value;
        }
        QCOMPARE(counts, (std::map<std::string, int>{{"king.completed", 1}, {"king.largest", 0}, {"lanterns.lit", 0}}));
    }

    void someAreInTheBoxesOfOneEditionOnly() {
        Setup setup = setupOf(world());
        const auto posts = [&setup] {
            const Game game(world(), setup);
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
        const Game again(world(), p.game.setup(), p.game.log(), p.game.log().size());
        QVERIFY(again.state() == p.game.state());
    }

    void whatIsNamedHasAText() {
        const auto loads = [](void (*bind)(Module &)) {
            std::vector<ModuleDefinition> more = modules();
            more.push_back({"another", bind});
            return worldWith(more);
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
        optionsAsked = 0;
        const Game again(world(), p.game.setup(), p.game.log(), p.game.log().size());
        QVERIFY(again.state() == p.game.state());
        QCOMPARE(optionsAsked, 0);
    }

    void standingOffersAskAgain() {
        Played p;
        p.tile(0, Straight, {1, 0}, 0);
        optionsAsked = 0;
        p.piece("lanterns.set", 1, "lantern", Place::commonSupply(), {0, 0}, p.roadOf(Start));
        QCOMPARE(optionsAsked, 1);  // worked out anew for the choice that is still open
    }

    void theOrderOfModulesDecidesNothing() {
        std::mt19937 random(7);
        const World ordered = worldWith(modules());
        std::vector<ModuleDefinition> mixed = modules();
        for (int round = 0; round < 5; ++round) {
            std::shuffle(mixed.begin(), mixed.end(), random);
            const World shuffled = worldWith(mixed);
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
