// SPDX-License-Identifier: MIT
// Corrections: the table is right, and the log says what a person changed.
#include <algorithm>

#include "engine/game/runner.h"

namespace scorekeep {
namespace {

// Whether it is a corner of the tile.
bool touches(const Board &board, const Place &place, TileId tile) {
    const Cell at = place.spot.cell;
    bool corner = false;
    for (int i = 0; i < 4; ++i) {
        corner = corner || board.tileAt({std::int16_t(at.x - i % 2), std::int16_t(at.y - i / 2)}) == tile;
    }
    return corner && place.kind == Place::Kind::Vertex;
}

// Figures on a tile that is taken away, or on its corners, go home. What stood beside one of them then stands
// on the tile, so it is looked through until nothing is left.
void clearTile(Table &table, TileId tile) {
    const Board &board = table.board();
    bool again = true;
    while (again) {
        again = false;
        for (std::size_t i = 0; i < table.state().pieces.size(); ++i) {
            const Place &place = table.state().pieces[i].place;
            const bool here = place.kind == Place::Kind::Segment || place.kind == Place::Kind::Cell;
            if (touches(board, place, tile) || (here && board.tileAt(place.spot.cell, place.spot.half) == tile)) {
                const bool owned = table.state().pieces[i].owner != NoPlayer;
                table.move(PieceId(i), owned ? Place::supply() : Place::commonSupply(), Cause::Correction);
                again = true;
            }
        }
    }
}

}  // namespace

bool Runner::canCorrect(const Table &table, const Entry &entry) const {
    const std::string_view name = m_rules.itemName(entry.item);
    if (name == core::RemoveTile || name == core::TurnTile) {
        return table.board().tileAt(entry.answer.placement.at) != NoTile;
    }
    return (name != core::AddTile && name != core::MovePiece) || hasForm(table, entry.answer);
}

void Runner::correct(Table &table, const Entry &entry) {
    State &state = table.m_state;
    const std::string_view name = m_rules.itemName(entry.item);
    const Answer answer = entry.answer;
    if (name == core::Points) {
        for (ScoringFigure &figure : state.scoreboard) {
            if (figure.player == answer.player) {
                figure.points += answer.number;
                break;
            }
        }
        Score score;
        score.turn = state.turn;
        score.part = state.part.number;
        score.entry = std::uint32_t(m_position);
        score.item = entry.item;
        score.player = answer.player;
        score.points = answer.number;
        score.firstLine = std::uint32_t(state.lines.size());
        score.firstVote = std::uint32_t(state.votes.size());
        score.firstCell = std::uint32_t(state.cells.size());
        state.scores.push_back(score);
    } else if (name == core::MovePiece) {
        if (const auto piece = table.find(answer.piece)) {
            table.move(*piece, answer.to, Cause::Correction);
        }
    } else if (name == core::AddTile) {
        if (state.board.isFree(answer.tile, answer.placement)) {
            table.takeTile(answer.tile);
            state.board.place(answer.tile, answer.placement);
        }
    } else if (name == core::RemoveTile || name == core::TurnTile) {
        const TileId tile = state.board.tileAt(answer.placement.at);
        if (tile != NoTile && name == core::RemoveTile) {
            clearTile(table, tile);
            const KindId kind = state.board.tile(tile).kind;
            state.board.remove(tile);
            table.setLeft(kind, state.supply.left[kind] + 1);
        } else if (tile != NoTile) {
            state.board.turn(tile, answer.placement.rotation);
        }
    } else if (name == core::Turn) {
        Part part = state.part;
        part.turn = state.turn + (answer.player == part.player && answer.number > 0 ? 0u : 1u);
        part.player = answer.player;
        part.fromStep = std::uint16_t(std::max(0, answer.number));
        if (part.turn != state.turn) {
            part.because = NoItem;
            part.source = NoItem;
        }
        part.script = ScriptKind::Turn;
        state.queue.assign(1, part);
        throw PartAborted{};
    }
    table.upkeep();
}

}  // namespace scorekeep
