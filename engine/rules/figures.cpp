// SPDX-License-Identifier: MIT
// Deploying followers on the tile just placed, and their way home when their feature is scored.
#include <algorithm>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

std::vector<NodeId> reach(const Table &table, PieceKindId piece, PlayerId player) {
    DeployReach asked;
    asked.piece = piece;
    asked.player = player;
    std::vector<NodeId> nodes = table.question(asked);
    if (const TileId tile = table.tileOfPart(); tile != NoTile) {
        for (std::size_t s = 0; s < table.board().kindOf(tile).segments.size(); ++s) {
            nodes.push_back(table.board().node(tile, int(s)));
        }
    }
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

void deployOptions(const Table &table, PlayerId player, Options &options) {
    for (std::size_t k = 0; k < table.rules().pieceKinds(); ++k) {
        const auto kind = PieceKindId(k);
        if (!table.rules().pieceKind(kind).is("follower") || table.inSupply(kind, player) == NoPiece) {
            continue;
        }
        for (const NodeId node : reach(table, kind, player)) {
            if (!table.whyNotDeploy(kind, player, node)) {
                options.add(Answer::placePiece({kind, player, Place::supply()}, Place::on(table.board().spot(node))));
            }
        }
    }
}

bool acceptsDeploy(const Table &table, PlayerId player, const Answer &answer) {
    const PieceRef &piece = answer.piece;
    if (piece.owner != player || piece.place != Place::supply() || piece.kind >= table.rules().pieceKinds() ||
        !table.rules().pieceKind(piece.kind).is("follower") || table.inSupply(piece.kind, player) == NoPiece) {
        return false;
    }
    const std::vector<NodeId> nodes = reach(table, piece.kind, player);
    return std::any_of(nodes.begin(), nodes.end(), [&](NodeId node) {
        return Place::on(table.board().spot(node)) == answer.to && !table.whyNotDeploy(piece.kind, player, node);
    });
}

void returnFollowers(Table &table) {
    const NodeId node = table.board().node(table.subject().spot);
    if (node == NoNode) {
        return;  // what was asked before was answered with a correction that took the tile away
    }
    for (const PieceId piece : table.piecesOn(node)) {
        if (table.kindOf(piece).is("follower")) {
            table.move(piece, Place::supply(), Cause::Returned);
        }
    }
}

}  // namespace

void figures(Module &m) {
    Offer deploy;
    deploy.options = deployOptions;
    deploy.accepts = acceptsDeploy;
    deploy.apply = [](Table &table, PlayerId player, const Answer &answer) {
        if (const auto piece = table.find(answer.piece)) {
            table.move(*piece, answer.to, Cause::Deployed, player);
        }
    };
    m.offer("figure.deploy", std::move(deploy));
    m.item("resolve.return", returnFollowers);
}

}  // namespace scorekeep::rules
