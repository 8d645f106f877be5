// SPDX-License-Identifier: MIT
// Towers grow piece by piece and take prisoners as far as they reach; prisoners are exchanged or bought back.
#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

constexpr int RansomPoints = 3;

// The turn in which a ransom was paid last: only one may be paid in a turn.
struct Paid {
    std::uint32_t turn = 0;
    auto fields() const { return std::tie(turn); }
};

void addOnce(Options &options, Answer answer) {
    if (std::find(options.answers.begin(), options.answers.end(), answer) == options.answers.end()) {
        options.add(std::move(answer));
    }
}

// ---- towers

bool isTower(const Table &table, NodeId node, SymbolId tower) {
    const auto &symbols = table.board().segment(node).symbols;
    return std::any_of(symbols.begin(), symbols.end(),
                       [tower](const SymbolUse &use) { return use.symbol == tower; });
}

// The pieces that lie on each other.
int heightOf(const Table &table, PieceKindId floor, const Place &place) {
    const auto &pieces = table.state().pieces;
    return int(std::count_if(pieces.begin(), pieces.end(), [&](const Piece &piece) {
        return piece.kind == floor && piece.place == place;
    }));
}

// Any foundation and any tower that nobody closed.
void placeOptions(const Table &table, PieceKindId floor, SymbolId tower, PlayerId player, Options &options) {
    if (table.inSupply(floor, player) == NoPiece) {
        return;
    }
    const Board &board = table.board();
    for (std::size_t t = 0; t < board.tiles().size(); ++t) {
        const std::size_t segments =
            board.tile(TileId(t)).present ? board.kindOf(TileId(t)).segments.size() : 0;
        for (std::size_t s = 0; s < segments; ++s) {
            const NodeId node = board.node(TileId(t), int(s));
            if (isTower(table, node, tower) && !table.isOccupied(node)) {
                options.add(
                    Answer::placePiece({floor, player, Place::supply()}, Place::on(board.spot(node))));
            }
        }
    }
}

// A figure goes on top of a tower wherever it stands.
std::vector<NodeId> tops(const Table &table, PieceKindId floor, SymbolId tower, PieceKindId figure) {
    std::vector<NodeId> nodes;
    for (const Piece &piece : table.state().pieces) {
        const bool lies = piece.kind == floor && piece.place.kind == Place::Kind::Segment;
        const NodeId node = lies ? table.board().node(piece.place.spot) : NoNode;
        if (node != NoNode && isTower(table, node, tower) &&
            table.rules().canStandOn(figure, table.board().segment(node)) &&
            std::find(nodes.begin(), nodes.end(), node) == nodes.end()) {
            nodes.push_back(node);
        }
    }
    return nodes;
}

// ---- prisoners

// The tower that was raised in this part of the turn.
std::optional<Spot> raisedNow(const Table &table, PieceKindId floor) {
    std::optional<Spot> raised;
    table.each<PieceMoved>(Within::Part, [&](const PieceMoved &moved) {
        const Piece &piece = table.state().pieces[moved.piece];
        const bool placed = moved.cause == Cause::Deployed && moved.to.kind == Place::Kind::Segment;
        if (placed && piece.kind == floor && piece.place == moved.to) {
            raised = moved.to.spot;
        }
    });
    return raised && table.board().node(*raised) != NoNode ? raised : std::nullopt;
}

// The tower's own tile, and as many spaces in each of the four directions as it is high, gaps included.
bool reaches(Cell tower, int height, Cell cell) {
    const int x = std::abs(cell.x - tower.x);
    const int y = std::abs(cell.y - tower.y);
    return (x == 0 || y == 0) && x + y <= height;
}

void captureOptions(const Table &table, PieceKindId floor, Options &options) {
    const std::optional<Spot> tower = raisedNow(table, floor);
    const int height = tower ? heightOf(table, floor, Place::on(*tower)) : 0;
    for (std::size_t i = 0; tower && i < table.state().pieces.size(); ++i) {
        const PieceRef piece = table.refer(PieceId(i));
        const bool stands = piece.place.kind == Place::Kind::Segment || piece.place.kind == Place::Kind::Cell;
        if (!stands || !table.kindOf(PieceId(i)).is("follower") ||
            !reaches(tower->cell, height, piece.place.spot.cell)) {
            continue;
        }
        ProtectedFrom asked;
        asked.piece = PieceId(i);
        asked.cause = Cause::Captured;
        if (!table.question(asked)) {
            addOnce(options, Answer::choosePieces({piece}));
        }
    }
}

// One of the own figures goes home.
void imprison(Table &table, PlayerId captor, const Answer &answer) {
    for (const PieceRef &ref : answer.pieces) {
        if (const auto piece = table.find(ref); piece && ref.owner != NoPlayer) {
            table.move(*piece, ref.owner == captor ? Place::supply() : Place::prison(captor), Cause::Captured,
                       captor);
        }
    }
}

void capture(Table &table, PieceKindId floor) {
    Choice choice{table.active(), true, {}, {}};
    Prompt prompt;
    prompt.item = table.state().item;
    prompt.kind = PromptKind::ChoosePieces;
    prompt.source = "tower";
    const auto options = [&](Options &o) {
        captureOptions(table, floor, o);
    };
    prompt.options = options;
    choice.prompts.push_back(prompt);
    if (const Answered answered = table.ask(choice)) {
        imprison(table, table.active(), answered.answer);
    }
}

void prisonersOf(const Table &table, PlayerId owner, PlayerId captor, Options &options) {
    for (const Piece &piece : table.state().pieces) {
        if (piece.owner == owner && piece.place == Place::prison(captor)) {
            addOnce(options, Answer::choosePieces({PieceRef{piece.kind, piece.owner, piece.place}}));
        }
    }
}

bool holdsOf(const Table &table, PlayerId captor, PlayerId owner) {
    Options prisoners;
    prisonersOf(table, owner, captor, prisoners);
    return !prisoners.empty();
}

void release(Table &table, const Answer &answer, PlayerId by) {
    for (const PieceRef &ref : answer.pieces) {
        const bool held = ref.place.kind == Place::Kind::Prison;
        if (const auto piece = held ? table.find(ref) : std::nullopt) {
            table.move(*piece, Place::supply(), Cause::Released, by);
        }
    }
}

// Which kind of the own figures comes back, if they are of several kinds.
std::optional<Answer> ownToExchange(Table &table, PlayerId mine, PlayerId other) {
    Options own;
    prisonersOf(table, mine, other, own);
    if (own.answers.size() == 1) {
        return own.answers.front();
    }
    Choice choice{mine, false, {}, {}};
    Prompt prompt;
    prompt.item = table.state().item;
    prompt.kind = PromptKind::ChoosePieces;
    prompt.source = "exchange";
    const auto options = [&](Options &o) {
        prisonersOf(table, mine, other, o);
    };
    prompt.options = options;
    choice.prompts.push_back(prompt);
    const Answered answered = table.ask(choice);
    return answered ? std::optional(answered.answer) : std::nullopt;
}

// Nobody keeps a prisoner of one who keeps his: one comes home for one, until only one of the two has any
// left.
void exchange(Table &table) {
    const PlayerId mine = table.active();
    for (const PlayerId other : table.clockwiseFrom(table.leftOf(mine))) {
        while (other != mine && holdsOf(table, other, mine) && holdsOf(table, mine, other)) {
            const std::optional<Answer> back = ownToExchange(table, mine, other);
            if (!back) {
                break; // bought back meanwhile
            }
            release(table, *back, mine);
            Options theirs;
            prisonersOf(table, other, mine, theirs);
            if (!theirs.empty()) {
                release(table, theirs.answers.front(), other);
            }
        }
    }
}

// ---- ransom

struct Ransom {
    SubjectId subject = 0;
    FactId paid = 0, received = 0;
};

void ransomOptions(const Table &table, SlotKey<Paid> paid, PlayerId player, Options &options) {
    const State &state = table.state();
    const bool ownTurn = player == table.active() && state.part.script == ScriptKind::Turn;
    if (!ownTurn || table.slot(paid).turn == state.turn || state.points(player) < RansomPoints) {
        return;
    }
    for (const PlayerId captor : table.clockwiseFrom(table.leftOf(player))) {
        prisonersOf(table, player, captor, options);
    }
}

void payRansom(Table &table, const Ransom &ransom, SlotKey<Paid> paid, PlayerId player,
               const Answer &answer) {
    if (answer.pieces.empty() || answer.pieces.front().place.kind != Place::Kind::Prison ||
        !table.find(answer.pieces.front())) {
        return;
    }
    const auto captor = PlayerId(answer.pieces.front().place.index);
    table.slot(paid).turn = table.state().turn;
    release(table, answer, player);
    Resolution resolution;
    resolution.subject = ransom.subject;
    resolution.receivers = PlayerSet(setOf(player) | setOf(captor));
    resolution.facts.setFor(player, ransom.paid, 1);
    resolution.facts.setFor(captor, ransom.received, 1);
    table.resolve(std::move(resolution));
}

void bindRansom(Module &m) {
    const auto paid = m.slot<Paid>();
    const Ransom ransom{m.subject("ransompaid"), m.fact("ransom-paid"), m.fact("ransom-received")};
    m.fills({"ransom-paid", "ransom-received"});
    Offer offer;
    offer.kind = PromptKind::ChoosePieces;
    offer.source = "ransom";
    offer.options = [paid](const Table &table, PlayerId player, Options &options) {
        ransomOptions(table, paid, player, options);
    };
    offer.apply = [ransom, paid](Table &table, PlayerId player, const Answer &answer) {
        payRansom(table, ransom, paid, player, answer);
    };
    m.anytime("tower.ransom", std::move(offer));
    m.row("ransom.payment", {"ransom-paid"}, [ransom](Tally &tally) {
        if (tally.mine(ransom.paid) != 0) {
            tally.flat(-RansomPoints);
        }
    });
    m.row("ransom.income", {"ransom-received"}, [ransom](Tally &tally) {
        if (tally.mine(ransom.received) != 0) {
            tally.flat(RansomPoints);
        }
    });
}

} // namespace

void tower(Module &m) {
    m.elements({"tower"});
    m.symbols({"tower"});
    m.tokens({"tower-piece"});
    const PieceKindId floor = m.piece("tower-piece");
    const SymbolId symbol = m.symbol("tower");

    const bool high = m.option("dragon-and-towers", "safe");

    // A prisoner of a higher tower is taken by a player, all else that takes a figure away comes on the ground.
    m.question<ProtectedFrom>([=](const Table &table, const ProtectedFrom &asked) {
        const Place &place = table.state().pieces[asked.piece].place;
        const NodeId node = place.kind == Place::Kind::Segment ? table.board().node(place.spot) : NoNode;
        return high && asked.cause == Cause::Removed && node != NoNode && isTower(table, node, symbol);
    });
    m.question<DeployReach>([=](const Table &table, const DeployReach &asked) {
        return tops(table, floor, symbol, asked.piece);
    });
    m.question<DeployAllowed>([=](const Table &table, const DeployAllowed &asked) -> Refusal {
        const Place place = Place::on(table.board().spot(asked.node));
        const bool bare = isTower(table, asked.node, symbol) && heightOf(table, floor, place) == 0;
        return bare && asked.piece != floor ? Refusal{"figure.tower", {}} : Refusal{};
    });
    Offer place;
    place.options = [=](const Table &table, PlayerId player, Options &options) {
        placeOptions(table, floor, symbol, player, options);
    };
    place.apply = [](Table &table, PlayerId player, const Answer &answer) {
        if (const auto piece = table.find(answer.piece)) {
            table.move(*piece, answer.to, Cause::Deployed, player);
        }
    };
    m.offer("tower.place", std::move(place));
    m.item("tower.capture", [floor](Table &table) { capture(table, floor); });
    m.item("tower.exchange", exchange);
    bindRansom(m);
}

} // namespace scorekeep::rules
