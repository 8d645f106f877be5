// SPDX-License-Identifier: MIT
// Which features a tile completes, and the scoring of features during and after the game.
#include <algorithm>
#include <array>
#include <optional>

#include "engine/catalogue/shape.h"
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

using Subjects = std::array<SubjectId, std::size_t(SegmentKind::Special) + 1>;  // by kind of segment

bool goesRound(SegmentKind kind) {
    return kind == SegmentKind::Monastery || kind == SegmentKind::Garden;
}

void note(Table &table, NodeId node) {
    if (table.isComplete(node)) {
        table.noteCompleted(table.board().nameOf(node));
    }
}

// Roads and cities on the tile itself, and what an edge of the kind Any closes beside it.
void noteClosed(Table &table, TileId tile) {
    const Board &board = table.board();
    const TileKind &kind = board.kindOf(tile);
    for (std::size_t s = 0; s < kind.segments.size(); ++s) {
        if (!goesRound(kind.segments[s].kind)) {
            note(table, board.node(tile, int(s)));
        }
    }
    const PlacedTile &placed = board.tile(tile);
    for (const OuterSide &side : outerSides(kind, placed.anchor, placed.rotation)) {
        const TileId other = kind.side(side.cell, side.printed).edge == Edge::Any ? board.tileAt(side.faces.at) : NoTile;
        if (other == NoTile) {
            continue;
        }
        for (std::size_t s = 0; s < board.kindOf(other).segments.size(); ++s) {
            const NodeId node = board.node(other, int(s));
            const std::vector<SegmentPort> ports = board.turnedPorts(node);
            const bool touches = std::any_of(ports.begin(), ports.end(), [&](const SegmentPort &port) {
                return port.side == side.faces.side && board.cellOf(other, port.cell) == side.faces.at;
            });
            if (touches && !goesRound(board.segment(node).kind)) {
                note(table, node);
            }
        }
    }
}

// Monasteries and gardens on the tile and around it.
void noteSurrounded(Table &table, TileId tile) {
    const Board &board = table.board();
    const PlacedTile placed = board.tile(tile);
    for (const FootprintCell &cell : footprint(board.kindOf(tile), placed.anchor, placed.rotation)) {
        for (int y = -1; y <= 1; ++y) {
            for (int x = -1; x <= 1; ++x) {
                const TileId there = board.tileAt({std::int16_t(cell.at.x + x), std::int16_t(cell.at.y + y)});
                for (std::size_t s = 0; there != NoTile && s < board.kindOf(there).segments.size(); ++s) {
                    if (goesRound(board.kindOf(there).segments[s].kind)) {
                        note(table, board.node(there, int(s)));
                    }
                }
            }
        }
    }
}

void listCompleted(Table &table) {
    std::vector<TileId> placed;
    table.each<TilePlaced>(Within::Part, [&](const TilePlaced &event) { placed.push_back(event.tile); });
    std::erase_if(placed, [&](TileId tile) { return !table.board().tile(tile).present; });
    for (const TileId tile : placed) {
        noteClosed(table, tile);
        noteSurrounded(table, tile);
    }
}

void scoreFeature(Table &table, const Subjects &subjects) {
    const NodeId node = table.board().node(table.subject().spot);
    ScoredAs asked;
    asked.node = node;
    const std::optional<SubjectId> other = table.question(asked);
    const SubjectId subject = other.value_or(subjects[std::size_t(table.board().segment(node).kind)]);
    table.resolve(table.featureResolution(subject, node, Phase::During));
}

// Every occupied feature but fields, kind by kind, in reading order.
void scoreUnfinished(Table &table, const Subjects &subjects) {
    const Board &board = table.board();
    std::vector<std::pair<SegmentKind, Spot>> features;
    for (const Piece &piece : table.state().pieces) {
        if (piece.place.kind != Place::Kind::Segment) {
            continue;
        }
        const NodeId node = board.node(piece.place.spot);
        const SegmentKind kind = node == NoNode ? SegmentKind::Special : board.segment(node).kind;
        if (kind != SegmentKind::Field && kind != SegmentKind::Special) {
            features.emplace_back(kind, board.nameOf(node));
        }
    }
    std::sort(features.begin(), features.end());
    features.erase(std::unique(features.begin(), features.end()), features.end());
    for (const auto &[kind, name] : features) {
        const NodeId node = board.node(name);
        if (table.isOccupied(node)) {
            table.resolve(table.featureResolution(subjects[std::size_t(kind)], node, Phase::After));
        }
    }
}

}  // namespace

void completion(Module &m) {
    Subjects subjects{};
    subjects[std::size_t(SegmentKind::Road)] = m.subject("road");
    subjects[std::size_t(SegmentKind::City)] = m.subject("city");
    subjects[std::size_t(SegmentKind::Monastery)] = m.subject("monastery");
    subjects[std::size_t(SegmentKind::Garden)] = m.subject("garden");
    m.item("completed.list", listCompleted);
    m.item("resolve.score", [subjects](Table &table) { scoreFeature(table, subjects); });
    m.item("final.features", [subjects](Table &table) { scoreUnfinished(table, subjects); });
}

}  // namespace scorekeep::rules
