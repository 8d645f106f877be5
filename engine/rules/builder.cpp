// SPDX-License-Identifier: MIT
// The builder: continuing his road or city earns a second tile; he goes home with the last follower.
#include <algorithm>
#include <tuple>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

struct Extended {
    std::uint32_t part = 0;  // the part whose tile continued the active player's builder's feature
    auto fields() const { return std::tie(part); }
};

bool isMine(const Table &table, PieceId piece, PlayerId player) {
    return table.state().pieces[piece].owner == player;
}

bool hasOwnFollower(const Table &table, NodeId node, PlayerId player) {
    const std::vector<PieceId> pieces = table.piecesOn(node);
    return std::any_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
        return isMine(table, piece, player) && table.kindOf(piece).is("follower");
    });
}

bool hasOwnBuilder(const Table &table, PieceKindId builder, NodeId node, PlayerId player) {
    const std::vector<PieceId> pieces = table.piecesOn(node);
    return std::any_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
        return isMine(table, piece, player) && table.state().pieces[piece].kind == builder;
    });
}

void deployOptions(const Table &table, PieceKindId builder, PlayerId player, Options &options) {
    const TileId tile = table.tileOfPart();
    if (tile == NoTile || table.inSupply(builder, player) == NoPiece) {
        return;
    }
    for (std::size_t s = 0; s < table.board().kindOf(tile).segments.size(); ++s) {
        const NodeId node = table.board().node(tile, int(s));
        const bool stands = table.rules().pieceKind(builder).canStandOn(table.board().segment(node).kind);
        if (stands && !table.isComplete(node) && hasOwnFollower(table, node, player) &&
            !hasOwnBuilder(table, builder, node, player) && !table.whyNotDeploy(builder, player, node)) {
            options.add(Answer::placePiece({builder, player, Place::supply()}, Place::on(table.board().spot(node))));
        }
    }
}

// Whether the new tile joins a feature on which the builder stood before.
bool continues(const Table &table, PieceKindId builder, TileId tile, PlayerId player) {
    const Board &board = table.board();
    for (std::size_t s = 0; s < board.kindOf(tile).segments.size(); ++s) {
        for (const PieceId piece : table.piecesOn(board.node(tile, int(s)))) {
            const Piece &found = table.state().pieces[piece];
            if (found.kind == builder && found.owner == player) {
                return true;
            }
        }
    }
    return false;
}

void doubleTurn(Table &table, SlotKey<Extended> extended) {
    const Part part = table.state().part;
    const bool second = part.because == table.state().item;
    const bool earned = !second && table.slot(extended).part == part.number && table.state().supply.total() > 0;
    const auto options = [earned](Options &o) {
        if (earned) {
            o.add(Answer::confirm());
        }
    };
    if (table.ask(table.active(), PromptKind::Confirm, true, options)) {
        Part next{ScriptKind::Turn, part.player, part.turn};
        next.because = table.state().item;
        table.enqueue(next);
    }
}

bool goHome(Table &table, PieceKindId builder) {
    for (std::size_t i = 0; i < table.state().pieces.size(); ++i) {
        const Piece &piece = table.state().pieces[i];
        const bool stands = piece.kind == builder && piece.place.kind == Place::Kind::Segment;
        const NodeId node = stands ? table.board().node(piece.place.spot) : NoNode;
        if (stands && (node == NoNode || !hasOwnFollower(table, node, piece.owner))) {
            table.move(PieceId(i), Place::supply(), Cause::Upkeep);
            return true;
        }
    }
    return false;
}

}  // namespace

void builder(Module &m) {
    m.elements({"builder"});
    m.figures({"builder"});
    const auto extended = m.slot<Extended>();
    const PieceKindId piece = m.piece("builder");

    Offer deploy;
    deploy.options = [piece](const Table &table, PlayerId player, Options &options) {
        deployOptions(table, piece, player, options);
    };
    deploy.apply = [](Table &table, PlayerId player, const Answer &answer) {
        if (const auto found = table.find(answer.piece)) {
            table.move(*found, answer.to, Cause::Deployed, player);
        }
    };
    m.offer("builder.deploy", std::move(deploy));
    m.observe<TilePlaced>([=](Table &table, const TilePlaced &placed) {
        if (continues(table, piece, placed.tile, table.active())) {
            table.slot(extended).part = table.state().part.number;
        }
    });
    m.item("builder.double-turn", [extended](Table &table) { doubleTurn(table, extended); });
    m.upkeep("builder.home", [piece](Table &table) { return goHome(table, piece); });
}

}  // namespace scorekeep::rules
