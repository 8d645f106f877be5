// SPDX-License-Identifier: MIT
// The pig and the pig-herd: 1 more for each completed city at a field, and for each castle.
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

// For the owner of a pig alone: each city is worth 1 more, each castle too, and in a famine so to each farmer.
void bindPig(Module &m) {
    const FactId own = m.fact("pig");
    const FactId completed = m.fact("completed-cities");
    const FactId alreadyPaid = m.fact("cities-already-paid");
    const FactId fortified = m.fact("castles-at-field");
    const FactId farmersThere = m.fact("wheel-farmers");

    const auto with = [own](const Tally &tally, int number) { return tally.mine(own) != 0 ? number : 0; };
    m.row("field.pig", {"pig", "completed-cities", "cities-already-paid"}, [=](Tally &tally) {
        tally.each(1, with(tally, tally.number(completed) - tally.mine(alreadyPaid)));
    });
    m.row("field-early.pig", {"pig", "completed-cities"}, [=](Tally &tally) {
        tally.each(1, with(tally, tally.number(completed)));
    });
    for (const std::string_view row : {"field-early.pig-castles", "field.pig-castles"}) {
        m.row(row, {"pig", "castles-at-field"}, [=](Tally &tally) {
            tally.each(1, with(tally, tally.number(fortified)));
        });
    }
    m.row("famine.pig", {"pig", "wheel-farmers", "completed-cities"}, [=](Tally &tally) {
        tally.each(tally.mine(farmersThere), with(tally, tally.number(completed)));
    });
    m.row("famine.pig-castles", {"pig", "wheel-farmers", "castles-at-field"}, [=](Tally &tally) {
        tally.each(tally.mine(farmersThere), with(tally, tally.number(fortified)));
    });
    m.row("field-city.pig", {"pig"}, [=](Tally &tally) { tally.each(1, tally.mine(own)); });
}

// The same for everybody, once, however many herds there are.
void bindHerd(Module &m) {
    const FactId herd = m.fact("pig-herd");
    const FactId completed = m.fact("completed-cities");
    const FactId alreadyPaid = m.fact("cities-already-paid");
    const FactId fortified = m.fact("castles-at-field");
    const FactId farmersThere = m.fact("wheel-farmers");

    const auto with = [herd](const Tally &tally, int number) { return tally.flag(herd) ? number : 0; };
    m.row("field.pig-herd", {"pig-herd", "completed-cities", "cities-already-paid"}, [=](Tally &tally) {
        tally.each(1, with(tally, tally.number(completed) - tally.mine(alreadyPaid)));
    });
    for (const std::string_view row : {"field-early.pig-herd", "field-barns.pig-herd"}) {
        m.row(row, {"pig-herd", "completed-cities"}, [=](Tally &tally) {
            tally.each(1, with(tally, tally.number(completed)));
        });
    }
    for (const std::string_view row :
         {"field-early.pig-herd-castles", "field.pig-herd-castles", "field-barns.pig-herd-castles"}) {
        m.row(row, {"pig-herd", "castles-at-field"}, [=](Tally &tally) {
            tally.each(1, with(tally, tally.number(fortified)));
        });
    }
    m.row("famine.pig-herd", {"pig-herd", "wheel-farmers", "completed-cities"}, [=](Tally &tally) {
        tally.each(tally.mine(farmersThere), with(tally, tally.number(completed)));
    });
    m.row("famine.pig-herd-castles", {"pig-herd", "wheel-farmers", "castles-at-field"}, [=](Tally &tally) {
        tally.each(tally.mine(farmersThere), with(tally, tally.number(fortified)));
    });
    m.row("field-city.pig-herd", {"pig-herd"}, [=](Tally &tally) { tally.each(1, tally.flag(herd) ? 1 : 0); });
}

void bindBesieged(Module &m, FactId own, FactId herd) {
    const FactId besieged = m.fact("besieged-at-it"); // these count twice
    for (const std::string_view row : {"field.besieged-pig", "field-early.besieged-pig"}) {
        m.row(row, {"pig", "besieged-at-it"}, [=](Tally &tally) {
            tally.each(1, tally.mine(own) != 0 ? tally.number(besieged) : 0);
        });
    }
    for (const std::string_view row :
         {"field.besieged-pig-herd", "field-early.besieged-pig-herd", "field-barns.besieged-pig-herd"}) {
        m.row(row, {"pig-herd", "besieged-at-it"}, [=](Tally &tally) {
            tally.each(1, tally.flag(herd) ? tally.number(besieged) : 0);
        });
    }
}

}  // namespace

void pig(Module &m) {
    m.figures({"pig"});
    m.symbols({"pig-herd"});
    const PieceKindId piece = m.piece("pig");
    const FactId own = m.fact("pig");

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
    m.survey([=](const Table &table, Resolution &resolution) {
        for (const NodeId node : resolution.features) {
            for (const PieceId found : table.piecesOn(node)) {
                if (table.state().pieces[found].kind == piece) {
                    resolution.facts.setFor(table.state().pieces[found].owner, own, 1);
                }
            }
        }
    });
    bindPig(m);
    bindHerd(m);
    bindBesieged(m, own, m.fact("pig-herd"));
}

}  // namespace scorekeep::rules
