// SPDX-License-Identifier: MIT
// The City of Carcassonne and its count: followers wait in four quarters, and leave them for what is scored.
#include <algorithm>
#include <array>

#include "engine/catalogue/shape.h"
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

struct Quarter {
    std::uint16_t area = 0;
    SegmentKind kind = SegmentKind::City;  // where its followers go
};
enum class CountMoves : std::uint8_t { Chosen, Clockwise, Follows };

struct City {
    std::array<Quarter, 4> quarters;  // clockwise
    PieceKindId count = 0;
    CountMoves moves = CountMoves::Chosen;
    bool oncePerTurn = true;    // a follower enters it, not with each tile of a double turn
    bool onlyOccupied = true;   // they leave it for what somebody occupies
    bool fieldsAtEnd = true;    // only the farmers leave it before the final scoring
    bool atOnce = false;        // they leave it for all features of a tile before the first is scored
    bool gardeners = true;      // the figure that takes gardens enters it too
    bool figuresPay = true;     // points for a figure count as points of the tile, as those for a feature do
};

bool isCity(const Table &table, TileId tile) {
    return tile != NoTile && table.board().kindOf(tile).group == "carcassonne";
}

// ---- the block

void layOut(Table &table, const City &city, std::string_view board, bool startInBag) {
    const auto kind = table.rules().pool().find(board);
    if (table.board().tiles().empty() && kind) {
        table.takeTile(*kind);
        table.placeTile(*kind, {});
        const std::optional<KindId> printed = table.rules().startKind();
        if (printed && !startInBag) {
            table.setLeft(*printed, table.state().supply.left[*printed] - 1);
        }
    }
    if (const auto count = table.find({city.count, NoPlayer, Place::commonSupply()})) {
        table.move(*count, Place::area(city.quarters.front().area), Cause::Setup);
    }
}

// Whether a cell of the block lies within its walls, so that none of its sides looks out.
bool isWithin(const Table &table, TileId tile, Cell cell) {
    const PlacedTile &placed = table.board().tile(tile);
    const std::vector<OuterSide> outer = outerSides(table.board().kindOf(tile), placed.anchor, placed.rotation);
    return std::none_of(outer.begin(), outer.end(), [&](const OuterSide &side) { return side.at.at == cell; });
}

// ---- the quarters

bool isClosed(const Table &table, const City &city, const Quarter &quarter) {
    return table.find({city.count, NoPlayer, Place::area(quarter.area)}).has_value();
}

// Without farmers nobody goes to the market.
bool isOpen(const Table &table, const Quarter &quarter) {
    return quarter.kind != SegmentKind::Field || table.rules().item("count.market").has_value();
}

const Quarter *quarterAt(const City &city, const Place &place) {
    const auto at = std::find_if(city.quarters.begin(), city.quarters.end(),
                                 [&](const Quarter &quarter) { return place == Place::area(quarter.area); });
    return at == city.quarters.end() ? nullptr : &*at;
}

// Where a figure stands that devours others nobody goes.
bool isThreatened(const Table &table, Cell cell) {
    const auto &pieces = table.state().pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (table.kindOf(PieceId(i)).is("devours") && table.cellOf(PieceId(i)) == cell) {
            return true;
        }
    }
    return false;
}

// All ways of a player's followers from a quarter to one of these segments; each kind of figure once.
void addWays(const Table &table, const Quarter &quarter, PlayerId player, const std::vector<NodeId> &nodes,
             Options &options) {
    for (std::size_t k = 0; k < table.rules().pieceKinds(); ++k) {
        const PieceKind &kind = table.rules().pieceKind(PieceKindId(k));
        const PieceRef ref{PieceKindId(k), player, Place::area(quarter.area)};
        if (!kind.is("follower") || !kind.canStandOn(quarter.kind) || !table.find(ref)) {
            continue;
        }
        for (const NodeId node : nodes) {
            const Spot spot = table.board().spot(node);
            if (!isThreatened(table, spot.cell)) {
                options.add(Answer::placePiece(ref, Place::on(spot)));
            }
        }
    }
}

void take(Table &table, const Answer &answer, PlayerId player) {
    if (const auto piece = table.find(answer.piece)) {
        table.move(*piece, answer.to, Cause::Moved, player);
    }
}

// ---- out of the city

// The feature that is resolved now; or, with the first of them, all that the tile completed.
std::vector<NodeId> joinable(const Table &table, const City &city) {
    const Board &board = table.board();
    const NodeId subject = board.node(table.subject().spot);
    if (subject == NoNode || !city.atOnce) {
        return subject == NoNode ? std::vector<NodeId>() : std::vector{subject};  // a correction may have taken it
    }
    std::vector<NodeId> features;
    bool first = true;
    for (const Spot &spot : table.state().completed) {
        const NodeId node = board.node(spot);
        if (node != NoNode && first && !board.sameFeature(node, subject)) {
            return {};  // they were asked with that one, which may not count as completed any more
        }
        first = first && node == NoNode;
        const auto same = [&](NodeId other) { return board.sameFeature(other, node); };
        if (node != NoNode && table.isComplete(node) && std::none_of(features.begin(), features.end(), same)) {
            features.push_back(node);
        }
    }
    return features;
}

void waysToSubject(const Table &table, const City &city, PlayerId player, Options &options) {
    for (const NodeId feature : joinable(table, city)) {
        if (city.onlyOccupied && !table.isOccupied(feature)) {
            continue;
        }
        std::vector<NodeId> nodes;
        table.board().forEachSegment(feature, [&](NodeId node) { nodes.push_back(node); });
        std::sort(nodes.begin(), nodes.end());
        for (const Quarter &quarter : city.quarters) {
            if (quarter.kind == table.board().segment(feature).kind && !isClosed(table, city, quarter)) {
                addWays(table, quarter, player, nodes, options);
            }
        }
    }
}

// From the left of the active player round to that player, each as many as they like.
void joinSubject(Table &table, const City &city) {
    for (const PlayerId player : table.clockwiseFrom(table.leftOf(table.active()))) {
        const auto options = [&](Options &o) { waysToSubject(table, city, player, o); };
        while (const Answered answered = table.ask(player, PromptKind::PlacePiece, true, options)) {
            take(table, answered.answer, player);
        }
    }
}

// All segments of unfinished features and of fields of a kind: whoever may not stand on one tile of a feature may
// stand on another.
std::vector<NodeId> unfinished(const Table &table, SegmentKind kind) {
    const Board &board = table.board();
    std::vector<NodeId> nodes;
    for (std::size_t t = 0; t < board.tiles().size(); ++t) {
        const std::size_t segments = board.tiles()[t].present ? board.kindOf(TileId(t)).segments.size() : 0;
        for (std::size_t s = 0; s < segments; ++s) {
            const NodeId node = board.node(TileId(t), int(s));
            if (board.segment(node).kind == kind && (kind == SegmentKind::Field || !table.isComplete(node))) {
                nodes.push_back(node);
            }
        }
    }
    return nodes;
}

void leaveAtEnd(Table &table, const City &city) {
    const PlayerId player = table.forPlayer();
    const auto options = [&](Options &o) {
        for (const Quarter &quarter : city.quarters) {
            const bool leaves = quarter.kind == SegmentKind::Field || !city.fieldsAtEnd;
            if (leaves && !isClosed(table, city, quarter)) {
                addWays(table, quarter, player, unfinished(table, quarter.kind), o);
            }
        }
    };
    if (const Answered answered = table.ask(player, PromptKind::PlacePiece, true, options)) {
        take(table, answered.answer, player);
    }
}

// Fields that pay at once now that somebody came there.
void scoreFieldsAtEnd(Table &table) {
    const Board &board = table.board();
    std::vector<Spot> fields;
    for (const Piece &piece : table.state().pieces) {
        const NodeId node = piece.place.kind == Place::Kind::Segment ? board.node(piece.place.spot) : NoNode;
        if (node != NoNode && board.segment(node).kind == SegmentKind::Field && table.isComplete(node)) {
            fields.push_back(board.nameOf(node));
        }
    }
    std::sort(fields.begin(), fields.end());
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
    for (const Spot &field : fields) {
        const NodeId node = board.node(field);
        ScoredAs asked;
        asked.node = node;
        if (const std::optional<SubjectId> subject = table.question(asked)) {
            table.resolve(table.featureResolution(*subject, node, Phase::During));
        }
        for (const PieceId piece : table.piecesOn(node)) {
            if (table.kindOf(piece).is("follower")) {
                table.move(piece, Place::supply(), Cause::Returned);
            }
        }
    }
}

// ---- into the city

// What a tile pays for being placed: not what a player did with the wood, nothing beside the turn, and nothing for
// what somebody holds.
bool paysForTile(const Rules &rules, const City &city, const Score &score) {
    const SubjectKind kind = rules.world().spine.subjects[score.subject].kind;
    const bool counts = kind == SubjectKind::Feature || (kind == SubjectKind::Figure && city.figuresPay);
    if (score.item == NoItem || !counts) {
        return false;
    }
    const std::string &step = rules.stepOf(score.item);
    return step == "1C" || step == "3A" || step == "3B" || step == "3C";
}

bool mayEnter(const Table &table, const City &city) {
    bool mine = false;
    bool others = false;
    table.each<PointsAwarded>(Within::Part, [&](const PointsAwarded &awarded) {
        if (awarded.points > 0 && paysForTile(table.rules(), city, table.state().scores[awarded.score])) {
            (awarded.player == table.active() ? mine : others) = true;
        }
    });
    bool entered = false;
    table.each<PieceMoved>(Within::Turn, [&](const PieceMoved &moved) {
        entered = entered || (moved.cause == Cause::Deployed && quarterAt(city, moved.to) != nullptr);
    });
    return others && !mine && !(city.oncePerTurn && entered);
}

void enter(Table &table, const City &city) {
    const PlayerId player = table.active();
    const auto options = [&](Options &o) {
        if (!mayEnter(table, city)) {
            return;
        }
        for (std::size_t k = 0; k < table.rules().pieceKinds(); ++k) {
            const PieceKind &kind = table.rules().pieceKind(PieceKindId(k));
            const bool stays = !city.gardeners && kind.canStandOn(SegmentKind::Garden);
            if (!kind.is("follower") || stays || table.inSupply(PieceKindId(k), player) == NoPiece) {
                continue;
            }
            for (const Quarter &quarter : city.quarters) {
                if (kind.canStandOn(quarter.kind) && isOpen(table, quarter)) {
                    o.add(Answer::placePiece({PieceKindId(k), player, Place::supply()}, Place::area(quarter.area)));
                }
            }
        }
    };
    if (const Answered answered = table.ask(player, PromptKind::PlacePiece, true, options)) {
        if (const auto piece = table.find(answered.answer.piece)) {
            table.move(*piece, answered.answer.to, Cause::Deployed, player);
        }
    }
}

// The quarter that somebody entered with this tile.
const Quarter *enteredNow(const Table &table, const City &city) {
    const Quarter *entered = nullptr;
    table.each<PieceMoved>(Within::Part, [&](const PieceMoved &moved) {
        const Quarter *quarter = moved.cause == Cause::Deployed ? quarterAt(city, moved.to) : nullptr;
        entered = quarter != nullptr ? quarter : entered;
    });
    return entered;
}

void moveCount(Table &table, const City &city) {
    const Quarter *entered = enteredNow(table, city);
    const auto closed = std::find_if(city.quarters.begin(), city.quarters.end(),
                                     [&](const Quarter &quarter) { return isClosed(table, city, quarter); });
    const bool moves = entered != nullptr && closed != city.quarters.end();
    if (city.moves != CountMoves::Chosen) {
        if (moves) {
            const PieceRef count{city.count, NoPlayer, Place::area(closed->area)};
            const std::size_t next = std::size_t(closed - city.quarters.begin() + 1) % city.quarters.size();
            const Quarter &to = city.moves == CountMoves::Follows ? *entered : city.quarters[next];
            table.move(*table.find(count), Place::area(to.area), Cause::Moved, table.active());
        }
        return;
    }
    const auto options = [&](Options &o) {
        if (!moves) {
            return;  // force opens it all the same
        }
        const PieceRef count{city.count, NoPlayer, Place::area(closed->area)};
        for (const Quarter &quarter : city.quarters) {
            if (quarter.area != closed->area && isOpen(table, quarter) && table.find(count)) {
                o.add(Answer::placePiece(count, Place::area(quarter.area)));
            }
        }
    };
    if (const Answered answered = table.ask(table.active(), PromptKind::PlacePiece, true, options)) {
        take(table, answered.answer, table.active());
    }
}

City readCity(Module &m) {
    City city;
    city.quarters = {{{m.area("castle-quarter"), SegmentKind::City},
                      {m.area("market-quarter"), SegmentKind::Field},
                      {m.area("blacksmith-quarter"), SegmentKind::Road},
                      {m.area("cathedral-quarter"), SegmentKind::Monastery}}};
    city.count = m.piece("count");
    city.moves = m.option("count-movement", "clockwise")  ? CountMoves::Clockwise
                 : m.option("count-movement", "follower") ? CountMoves::Follows
                                                          : CountMoves::Chosen;
    city.oncePerTurn = m.option("count-double-turn", "once");
    city.onlyOccupied = m.option("count-empty-features", "closed");
    city.fieldsAtEnd = m.option("count-before-final-scoring", "market");
    city.atOnce = m.option("count-departures", "at-once");
    city.gardeners = m.option("count-abbot", "enters");
    city.figuresPay = m.option("count-fairy", "counts");
    return city;
}

}  // namespace

void count_of_carcassonne(Module &m) {
    m.elements({"count-of-carcassonne"});
    m.figures({"count"});
    const City city = readCity(m);
    const bool single = m.option("carcassonne-board", "single");
    const bool startInBag = m.option("start-tile-in-bag", "on");

    m.item("setup.carcassonne", [=](Table &table) {
        layOut(table, city, single ? "count.carcassonne-single" : "count.carcassonne", startInBag);
    });
    m.question<EntryAllowed>([](const Table &table, const EntryAllowed &asked) -> Refusal {
        const TileId tile = table.board().tileAt(asked.cell);
        return isCity(table, tile) && isWithin(table, tile, asked.cell) ? Refusal{"count.walls", {}} : Refusal{};
    });
    m.question<CountsOnce>([single](const Table &table, const CountsOnce &asked) {
        return single && isCity(table, asked.tile);
    });
    m.item("count.join", [city](Table &table) { joinSubject(table, city); });
    m.item("count.enter", [city](Table &table) { enter(table, city); });
    m.item("count.move", [city](Table &table) { moveCount(table, city); });
    m.item("count.leave", [city](Table &table) { leaveAtEnd(table, city); });
    m.item("count.barn-fields", scoreFieldsAtEnd);
}

}  // namespace scorekeep::rules
