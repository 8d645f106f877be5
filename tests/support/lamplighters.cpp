// SPDX-License-Identifier: MIT
// The Lamplighters: catalogue, texts and modules of an expansion that only the tests know.
#include "tests/support/lamplighters.h"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "engine/files/embedded.h"
#include "engine/files/reader.h"
#include "engine/game/embedded_world.h"
#include "engine/game/table.h"

namespace scorekeep::test {
namespace {

// The Lamplighters. Lanterns (tokens of the common supply) are set on roads, at any time, by anybody. A
// lamplighter is deployed on a road with an own follower and goes home with the last one. A completed road
// pays 2 points for each lantern on it; whoever scores a road of 3 or more tiles uses up a lantern of his for
// 1 point more. Their town, which is on no tile, is a completed city. After a turn all players say how bright
// the night is. The first coat of arms of a game is worth a tile played inside the turn.
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
      - id: lamp-oil
        name: Lamp oil
        text: Lamps are filled from the lamp shop.
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
  - after: place.tile
    items:
      - {id: oil.fill, element: lamp-oil, duty: must, text: "Fill your lamp."}
      - {id: oil.round, element: lamp-oil, duty: must, text: "Say in which order its roads are lit."}
words:
  - {id: lamp-oil, element: lamp-oil, text: with oil}
  - {id: lamp-wax, element: lamp-oil, text: with wax}
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
    int tiles = 0;      // placed so far
    int brightness = 0; // sum of what players said
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

int lamplighterOptions = 0;

void bindOffers(Module &m, PieceKindId lamplighter, PieceKindId lantern) {
    Offer deploy;
    deploy.options = [=](const Table &table, PlayerId player, Options &options) {
        ++lamplighterOptions;
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
    m.fills({"lanterns"});
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
    m.question<CompletedBeside>(
        [](const Table &, const CompletedBeside &asked) { return asked.kind == SegmentKind::City ? 1 : 0; });
    m.count("lanterns.lit", [lantern](const Table &table) {
        const auto &pieces = table.state().pieces;
        return int(std::count_if(pieces.begin(), pieces.end(), [lantern](const Piece &piece) {
            return piece.kind == lantern && piece.place.onBoard();
        }));
    });
}

// With the element lamp-oil, everybody who places a tile says what fills the lamp, and for a crossing in
// which order its roads are lit.
void lampOil(Module &m) {
    m.elements({"lamp-oil"});
    const OptionId oil = m.word("lamp-oil");
    const OptionId wax = m.word("lamp-wax");
    m.item("oil.fill", [=](Table &table) {
        const auto options = [=](Options &o) {
            o.add(Answer::chooseOption(oil));
            o.add(Answer::chooseOption(wax));
        };
        table.ask(table.active(), PromptKind::ChooseOption, false, options);
    });
    m.item("oil.round", [](Table &table) {
        std::vector<Spot> roads;
        const TileId tile = table.tileOfPart();
        for (std::size_t s = 0; tile != NoTile && s < table.board().kindOf(tile).segments.size(); ++s) {
            const NodeId node = table.board().node(tile, int(s));
            if (table.board().segment(node).kind == SegmentKind::Road) {
                roads.push_back(table.board().spot(node));
            }
        }
        const auto options = [&](Options &o) {
            if (roads.size() > 1) {
                o.add(Answer::chooseOrder(roads));
            }
        };
        const auto accepts = [&](const Answer &answer) {
            return std::ranges::is_permutation(answer.order, roads);
        };
        table.ask(table.active(), PromptKind::ChooseOrder, false, options, accepts);
    });
}

} // namespace

World lamplighterWorldWith(std::vector<ModuleDefinition> modules) {
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

std::vector<ModuleDefinition> lamplighterModules() {
    std::vector<ModuleDefinition> all = allModules();
    all.push_back({"lamplighters", &lamplighters});
    all.push_back({"lamp-oil", &lampOil});
    return all;
}

const World &lamplighterWorld() {
    static const World made = lamplighterWorldWith(lamplighterModules());
    return made;
}

int &lamplighterOptionsAsked() {
    return lamplighterOptions;
}

} // namespace scorekeep::test
