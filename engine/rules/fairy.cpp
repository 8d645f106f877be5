// SPDX-License-Identifier: MIT
// The fairy: beside a follower, or on a tile, she pays her owner of the moment and keeps the dragon away.
#include <algorithm>
#include <tuple>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

struct Paid {
    std::uint32_t turn = 0;     // the last turn whose beginning was seen
    std::vector<PieceId> atEnd; // figures that had their points in the final scoring, sorted
    auto fields() const { return std::tie(turn, atEnd); }
};

struct Names {
    PieceKindId fairy = 0;
    SubjectId subject = 0;
    FactId turns = 0, features = 0;
    SlotKey<Paid> paid;
    bool onTile = false; // she belongs to a tile, not to a figure
    bool each = false;   // ... and pays for each figure there
};

// The fairy, wherever she is, or NoPiece.
PieceId find(const Table &table, PieceKindId fairy) {
    const auto &pieces = table.state().pieces;
    const auto at =
        std::find_if(pieces.begin(), pieces.end(), [&](const Piece &p) { return p.kind == fairy; });
    return at == pieces.end() ? NoPiece : PieceId(at - pieces.begin());
}

bool isFollower(const Table &table, PieceId piece) {
    return table.state().pieces[piece].owner != NoPlayer && table.kindOf(piece).is("follower");
}

// Whether she does good to this figure.
bool blesses(const Table &table, const Names &names, PieceId fairy, PieceId piece) {
    if (!names.onTile) {
        return table.state().pieces[fairy].place == Place::beside(piece);
    }
    const std::optional<Cell> cell = table.cellOf(piece);
    return cell && cell == table.cellOf(fairy);
}

void moveOptions(const Table &table, const Names &names, PlayerId player, Options &options) {
    const PieceId fairy = find(table, names.fairy);
    for (std::size_t i = 0; fairy != NoPiece && i < table.state().pieces.size(); ++i) {
        const auto piece = PieceId(i);
        const Piece &figure = table.state().pieces[i];
        const bool mine = figure.owner == player && figure.place.onBoard() && isFollower(table, piece);
        if (!mine || blesses(table, names, fairy, piece)) {
            continue;
        }
        BesideAllowed asked;
        asked.piece = names.fairy;
        asked.figure = piece;
        if (!names.onTile && !table.question(asked)) {
            options.add(Answer::placePiece(table.refer(fairy), Place::beside(piece)));
        } else if (const auto cell = table.cellOf(piece); names.onTile && cell) {
            const Answer answer = Answer::placePiece(table.refer(fairy), Place::cell(*cell));
            if (std::find(options.answers.begin(), options.answers.end(), answer) == options.answers.end()) {
                options.add(answer);
            }
        }
    }
}

void pay(Table &table, const Names &names, FactId fact, int count, PlayerSet players, Phase phase) {
    if (count > 0 && players != 0) {
        Resolution resolution;
        resolution.subject = names.subject;
        resolution.phase = phase;
        resolution.receivers = players;
        resolution.facts.set(fact, count);
        table.resolve(std::move(resolution));
    }
}

// Once a turn, whatever its parts; what she does later in the turn comes too late.
void beginTurn(Table &table, const Names &names) {
    const std::uint32_t turn = table.state().turn;
    const PieceId fairy = find(table, names.fairy);
    if (table.slot(names.paid).turn == turn || fairy == NoPiece) {
        return;
    }
    table.slot(names.paid).turn = turn;
    int figures = 0;
    bool follower = false;
    for (std::size_t i = 0; i < table.state().pieces.size(); ++i) {
        const auto piece = PieceId(i);
        if (table.state().pieces[i].owner == table.active() && blesses(table, names, fairy, piece)) {
            ++figures;
            follower = follower || isFollower(table, piece);
        }
    }
    const int count = names.onTile && names.each ? figures : follower ? 1 : 0;
    pay(table, names, names.turns, count, setOf(table.active()), Phase::During);
}

void scoreWith(Table &table, const Names &names) {
    const PieceId fairy = find(table, names.fairy);
    const NodeId node = table.board().node(table.subject().spot);
    if (fairy == NoPiece || node == NoNode) {
        return;
    }
    PlayerSet players = 0;
    for (const PieceId piece : table.piecesOn(node)) {
        if (isFollower(table, piece) && blesses(table, names, fairy, piece)) {
            players = PlayerSet(players | setOf(table.state().pieces[piece].owner));
        }
    }
    pay(table, names, names.features, 1, players, Phase::During);
}

// In the final scoring a figure may be met more than once; it is paid the first time.
void scoreAtEnd(Table &table, const Names &names, const Awarded &awarded) {
    const Resolution &resolution = *awarded.resolution;
    const PieceId fairy = find(table, names.fairy);
    if (fairy == NoPiece || resolution.phase != Phase::After) {
        return;
    }
    PlayerSet players = 0;
    for (const PieceId piece : resolution.claimants) {
        std::vector<PieceId> &before = table.slot(names.paid).atEnd;
        const auto at = std::lower_bound(before.begin(), before.end(), piece);
        const bool paid = at != before.end() && *at == piece;
        if (!paid && isFollower(table, piece) && blesses(table, names, fairy, piece)) {
            before.insert(at, piece);
            players = PlayerSet(players | setOf(table.state().pieces[piece].owner));
        }
    }
    pay(table, names, names.features, 1, players, Phase::After);
}

} // namespace

void fairy(Module &m) {
    m.elements({"fairy"});
    m.figures({"fairy"});
    const Names names{m.piece("fairy"),
                      m.subject("fairy"),
                      m.fact("fairy-turns"),
                      m.fact("fairy-features"),
                      m.slot<Paid>(),
                      m.option("fairy-place", "tile"),
                      m.option("fairy-tile-points", "each")};

    m.fills({"fairy-turns", "fairy-features"});
    Offer move;
    move.options = [names](const Table &table, PlayerId player, Options &options) {
        moveOptions(table, names, player, options);
    };
    move.apply = [](Table &table, PlayerId player, const Answer &answer) {
        if (const auto piece = table.find(answer.piece)) {
            table.move(*piece, answer.to, Cause::Moved, player);
        }
    };
    m.offer("fairy.move", std::move(move));
    m.item("fairy.turn", [names](Table &table) {
        if (!table.question(TurnAwaitsTile{})) {
            beginTurn(table, names);
        }
    });
    m.item("fairy.turn-abbeys", [names](Table &table) {
        if (table.question(TurnAwaitsTile{}) && table.tileOfPart() != NoTile) {
            beginTurn(table, names);
        }
    });
    m.item("fairy.feature", [names](Table &table) { scoreWith(table, names); });
    m.react("fairy.at-end",
            [names](Table &table, const Awarded &awarded) { scoreAtEnd(table, names, awarded); });
    m.question<EntryAllowed>([names](const Table &table, const EntryAllowed &asked) -> Refusal {
        const PieceId fairy = find(table, names.fairy);
        const bool here = fairy != NoPiece && table.cellOf(fairy) == asked.cell;
        return here && table.rules().pieceKind(asked.piece).is("devours") ? Refusal{"fairy.shelter", {}}
                                                                          : Refusal{};
    });
    m.row("fairy.turns", {"fairy-turns"},
          [names](Tally &tally) { tally.each(1, tally.number(names.turns)); });
    m.row("fairy.features", {"fairy-features"},
          [names](Tally &tally) { tally.each(3, tally.number(names.features)); });
}

} // namespace scorekeep::rules
