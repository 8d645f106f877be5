// SPDX-License-Identifier: MIT
// The pig and the pig-herd: 1 more for each completed city at a field.
#include <algorithm>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

bool hasOwnFarmer(const Table &table, NodeId node, PlayerId player) {
    const std::vector<PieceId> pieces = table.piecesOn(node);
    return std::any_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
        return table.state().pieces[piece].owner == player && table.kindOf(piece).is("follower");
    });
}

void deployOptions(const Table &table, PieceKindId pig, PlayerId player, Options &options) {
    const TileId tile = table.tileOfPart();
    if (tile == NoTile || table.inSupply(pig, player) == NoPiece) {
        return;
    }
    for (std::size_t s = 0; s < table.board().kindOf(tile).segments.size(); ++s) {
        const NodeId node = table.board().node(tile, int(s));
        const std::vector<PieceId> pieces = table.piecesOn(node);
        const bool another = std::any_of(pieces.begin(), pieces.end(), [&](PieceId piece) {
            return table.state().pieces[piece].owner == player && table.state().pieces[piece].kind == pig;
        });
        if (table.board().segment(node).kind == SegmentKind::Field && hasOwnFarmer(table, node, player) && !another &&
            !table.whyNotDeploy(pig, player, node)) {
            options.add(Answer::placePiece({pig, player, Place::supply()}, Place::on(table.board().spot(node))));
        }
    }
}

bool goHome(Table &table, PieceKindId pig) {
    for (std::size_t i = 0; i < table.state().pieces.size(); ++i) {
        const Piece &piece = table.state().pieces[i];
        const bool lies = piece.kind == pig && piece.place.kind == Place::Kind::Segment;
        const NodeId node = lies ? table.board().node(piece.place.spot) : NoNode;
        if (lies && (node == NoNode || !hasOwnFarmer(table, node, piece.owner))) {
            table.move(PieceId(i), Place::supply(), Cause::Upkeep);
            return true;
        }
    }
    return false;
}

// 1 more for each city: with a pig for its owner alone, with a herd for everybody, once, however many there are.
void bindRows(Module &m, FactId own, FactId herd) {
    const FactId completed = m.fact("completed-cities");
    const FactId alreadyPaid = m.fact("cities-already-paid");

    m.row("field.pig", {"own-pig", "completed-cities", "cities-already-paid"}, [=](Tally &tally) {
        tally.each(1, tally.mine(own) * (tally.number(completed) - tally.mine(alreadyPaid)));
    });
    m.row("field.pig-herd", {"herd-there", "completed-cities", "cities-already-paid"}, [=](Tally &tally) {
        tally.each(1, tally.flag(herd) ? tally.number(completed) - tally.mine(alreadyPaid) : 0);
    });
    m.row("field-city.pig", {"own-pig"}, [=](Tally &tally) { tally.each(1, tally.mine(own)); });
    m.row("field-city.pig-herd", {"herd-there"}, [=](Tally &tally) { tally.each(1, tally.flag(herd) ? 1 : 0); });
}

}  // namespace

void pig(Module &m) {
    m.figures({"pig"});
    m.symbols({"pig-herd"});
    const PieceKindId piece = m.piece("pig");
    const FactId own = m.fact("own-pig");

    Offer deploy;
    deploy.options = [piece](const Table &table, PlayerId player, Options &options) {
        deployOptions(table, piece, player, options);
    };
    deploy.apply = [](Table &table, PlayerId player, const Answer &answer) {
        if (const auto found = table.find(answer.piece)) {
            table.move(*found, answer.to, Cause::Deployed, player);
        }
    };
    m.offer("pig.deploy", std::move(deploy));
    m.upkeep("pig.home", [piece](Table &table) { return goHome(table, piece); });
    m.fills({"own-pig"});
    m.survey([=](const Table &table, Resolution &resolution) {
        for (const NodeId node : resolution.features) {
            for (const PieceId found : table.piecesOn(node)) {
                if (table.state().pieces[found].kind == piece) {
                    resolution.facts.setFor(table.state().pieces[found].owner, own, 1);
                }
            }
        }
    });
    bindRows(m, own, m.fact("herd-there"));
}

}  // namespace scorekeep::rules
