// SPDX-License-Identifier: MIT
// The barn: it ends the stay of all farmers on its field, and is scored itself after the game.
#include <algorithm>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

// The field that a barn lies on, or NoNode.
NodeId fieldOf(const Table &table, PieceKindId barn, const Piece &piece) {
    const bool lies = piece.kind == barn && piece.place.kind == Place::Kind::Vertex;
    return lies ? table.board().around(piece.place.spot.cell) : NoNode;
}

bool hasBarn(const Table &table, PieceKindId barn, NodeId field) {
    const auto &pieces = table.state().pieces;
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece &piece) {
        const NodeId there = fieldOf(table, barn, piece);
        return there != NoNode && table.board().sameFeature(there, field);
    });
}

bool placedNow(const Table &table, PieceKindId barn, NodeId field) {
    bool found = false;
    table.each<PieceMoved>(Within::Part, [&](const PieceMoved &moved) {
        const Piece &piece = table.state().pieces[moved.piece];
        const NodeId there = moved.cause == Cause::Deployed ? fieldOf(table, barn, piece) : NoNode;
        found = found || (there != NoNode && table.board().sameFeature(there, field));
    });
    return found;
}

// Corners of the new tile around which four tiles show one field.
void deployOptions(const Table &table, PieceKindId barn, PlayerId player, Options &options) {
    const TileId tile = table.tileOfPart();
    if (tile == NoTile || table.inSupply(barn, player) == NoPiece) {
        return;
    }
    const Board &board = table.board();
    for (std::size_t c = 0; c < board.kindOf(tile).cells.size(); ++c) {
        const Cell cell = board.cellOf(tile, int(c));
        for (const Side side : {Side::North, Side::East, Side::South, Side::West}) {
            const NodeId node = board.atCorner(cell, side);
            const bool east = side == Side::North || side == Side::East;
            const bool south = side == Side::East || side == Side::South;
            const Cell vertex{std::int16_t(cell.x + (east ? 1 : 0)), std::int16_t(cell.y + (south ? 1 : 0))};
            if (node != NoNode && board.around(vertex) != NoNode && !table.whyNotDeploy(barn, player, node)) {
                options.add(Answer::placePiece({barn, player, Place::supply()}, Place::vertex(vertex)));
            }
        }
    }
}

// Each field once, with all who have a barn there.
void scoreBarns(Table &table, PieceKindId barn, SubjectId subject) {
    std::vector<std::pair<Spot, PlayerSet>> fields;
    for (const Piece &piece : table.state().pieces) {
        const NodeId field = fieldOf(table, barn, piece);
        if (field == NoNode || table.board().segment(field).kind != SegmentKind::Field) {
            continue;
        }
        const Spot name = table.board().nameOf(field);
        const auto known = std::find_if(fields.begin(), fields.end(), [&](const auto &f) { return f.first == name; });
        PlayerSet &owners = known == fields.end() ? fields.emplace_back(name, PlayerSet(0)).second : known->second;
        owners = PlayerSet(owners | setOf(piece.owner));
    }
    std::sort(fields.begin(), fields.end());
    for (const auto &[name, owners] : fields) {
        Resolution resolution = table.featureResolution(subject, table.board().node(name), Phase::After);
        resolution.receivers = owners;
        table.resolve(std::move(resolution));
    }
}

void bindScoring(Module &m, PieceKindId barn) {
    const SubjectId early = m.subject("field-early");
    const SubjectId atEnd = m.subject("field-barns");
    const FactId joined = m.fact("field-joined");
    const FactId completed = m.fact("completed-cities");
    const FactId pig = m.fact("own-pig");
    const FactId herd = m.fact("herd-there");

    // With farmers a field of a barn is scored with the completed features, whose farmers then go home; where the
    // barn was just set also without any, though it pays nobody then.
    m.question<IsComplete>([=](const Table &table, const IsComplete &asked) {
        const bool field = table.board().segment(asked.node).kind == SegmentKind::Field;
        return field && ((table.isOccupied(asked.node) && hasBarn(table, barn, asked.node)) ||
                         placedNow(table, barn, asked.node));
    });
    m.question<ScoredAs>([=](const Table &table, const ScoredAs &asked) -> std::optional<SubjectId> {
        const bool field = table.board().segment(asked.node).kind == SegmentKind::Field;
        return field && hasBarn(table, barn, asked.node) ? std::optional(early) : std::nullopt;
    });
    m.fills({"field-joined"});
    m.survey([=](const Table &table, Resolution &resolution) {
        if (resolution.subject == early && !placedNow(table, barn, resolution.features.front())) {
            resolution.facts.set(joined, 1);
        }
    });
    m.item("final.barns", [=](Table &table) { scoreBarns(table, barn, atEnd); });
    m.row("field-early.cities", {"completed-cities", "field-joined"}, [=](Tally &tally) {
        tally.each(tally.flag(joined) ? 1 : 3, tally.number(completed));
    });
    m.row("field-barns.cities", {"completed-cities"}, [=](Tally &tally) { tally.each(4, tally.number(completed)); });
    m.row("field-early.own-pig", {"own-pig", "completed-cities"},
          [=](Tally &tally) { tally.each(1, tally.mine(pig) * tally.number(completed)); });
    for (const std::string_view row : {"field-early.herd", "field-barns.herd"}) {
        m.row(row, {"herd-there", "completed-cities"},
              [=](Tally &tally) { tally.each(1, tally.flag(herd) ? tally.number(completed) : 0); });
    }
}

}  // namespace

void barn(Module &m) {
    m.elements({"barn"});
    m.figures({"barn"});
    const PieceKindId piece = m.piece("barn");
    const bool beside = m.option("barn-placement", "occupied");

    m.question<DeployAllowed>([=](const Table &table, const DeployAllowed &asked) -> Refusal {
        const bool field = table.board().segment(asked.node).kind == SegmentKind::Field;
        const bool taken = field && hasBarn(table, piece, asked.node);
        return taken && !(beside && asked.piece == piece) ? Refusal{"deploy.barn-there", {}} : Refusal{};
    });
    Offer deploy;
    deploy.options = [piece](const Table &table, PlayerId player, Options &options) {
        deployOptions(table, piece, player, options);
    };
    deploy.apply = [](Table &table, PlayerId player, const Answer &answer) {
        if (const auto found = table.find(answer.piece)) {
            table.move(*found, answer.to, Cause::Deployed, player);
        }
    };
    m.offer("barn.deploy", std::move(deploy));
    bindScoring(m, piece);
}

}  // namespace scorekeep::rules
