// SPDX-License-Identifier: MIT
// Corrections: the table is right, and the log says what a person changed.
#include <algorithm>
#include <array>

#include "engine/game/calculator.h"
#include "engine/game/entry_checks.h"
#include "engine/game/runner.h"

namespace scorekeep {
namespace {

bool covers(const Board &board, Cell cell, TileId tile) {
    constexpr std::array halves{Half::NorthWest, Half::NorthEast, Half::SouthEast, Half::SouthWest};
    return std::any_of(halves.begin(), halves.end(), [&](Half half) { return board.tileAt(cell, half) == tile; });
}

// Whether it is a corner of the tile.
bool touches(const Board &board, const Place &place, TileId tile) {
    const Cell at = place.spot.cell;
    bool corner = false;
    for (int i = 0; i < 4; ++i) {
        corner = corner || covers(board, {std::int16_t(at.x - i % 2), std::int16_t(at.y - i / 2)}, tile);
    }
    return corner && place.kind == Place::Kind::Vertex;
}

bool liesOn(const Board &board, const Place &place, TileId tile) {
    const bool here = place.kind == Place::Kind::Segment || place.kind == Place::Kind::Cell;
    return here && board.tileAt(place.spot.cell, place.spot.half) == tile;
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
            if (touches(board, place, tile) || liesOn(board, place, tile)) {
                const bool owned = table.state().pieces[i].owner != NoPlayer;
                table.move(PieceId(i), owned ? Place::supply() : Place::commonSupply(), Cause::Correction);
                again = true;
            }
        }
    }
}

// What names a place on a tile names the same place after the tile was turned, though a segment may then lie in
// another cell or half.
class Turned {
public:
    Turned(const Board &board, TileId tile) : m_board(board), m_tile(tile) {}

    void note(Place &place) {
        if (liesOn(m_board, place, m_tile)) {
            m_places.push_back(&place);
        }
    }
    void note(Spot &spot) {
        if (m_board.tileAt(spot.cell, spot.half) == m_tile) {
            m_spots.push_back(&spot);
        }
    }
    void renew() {
        for (Spot *spot : m_spots) {
            *spot = m_board.spot(m_board.node(m_tile, spot->segment));
        }
        for (Place *place : m_places) {
            Spot &spot = place->spot;
            if (place->kind == Place::Kind::Segment) {
                spot = m_board.spot(m_board.node(m_tile, spot.segment));
            } else if (!covers(m_board, spot.cell, m_tile)) {
                spot = {m_board.cellOf(m_tile, 0), Half::Whole, 0};
            }
        }
    }

private:
    const Board &m_board;
    TileId m_tile;
    std::vector<Place *> m_places;  // on a segment, or on the tile as a whole
    std::vector<Spot *> m_spots;
};

void turnTile(State &state, TileId tile, std::uint8_t rotation) {
    Turned turned(state.board, tile);
    for (Piece &piece : state.pieces) {
        turned.note(piece.place);
    }
    for (Spot &spot : state.completed) {
        turned.note(spot);
    }
    state.board.turn(tile, rotation);
    turned.renew();
}

}  // namespace

void Runner::correct(Table &table, const Entry &entry) {
    State &state = table.m_state;
    const std::string_view name = m_rules.itemName(entry.item);
    const Answer answer = entry.answer;
    if (name == core::Score) {
        countScore(table, entry);
    } else if (name == core::Points) {
        correctPoints(table, entry);
    } else if (name == core::MovePiece) {
        if (const auto piece = table.find(answer.piece)) {
            state.pieces[*piece].owner = ownerAfter(m_rules, answer);
            table.move(*piece, answer.to, Cause::Correction);
        }
    } else if (name == core::AddTile) {
        if (state.board.isFree(answer.tile, answer.placement)) {
            table.takeTile(answer.tile);
            state.board.place(answer.tile, answer.placement);
        }
    } else if (name == core::RemoveTile || name == core::TurnTile) {
        correctTile(table, entry);
    } else if (name == core::EmptyStack) {
        for (std::size_t kind = 0; kind < state.supply.left.size(); ++kind) {
            table.setLeft(KindId(kind), 0);
        }
    } else if (name == core::Turn) {
        correctTurn(table, answer);
    }
    table.upkeep();
}

// What both kinds of entered points have; they move a scoring figure, and nothing reacts to them.
Score Runner::beginScore(const State &state, const Entry &entry, PlayerId player) const {
    Score score;
    score.turn = state.turn;
    score.part = state.part.number;
    score.entry = std::uint32_t(m_position);
    score.item = entry.item;
    score.player = player;
    score.firstLine = std::uint32_t(state.lines.size());
    score.firstVote = std::uint32_t(state.votes.size());
    score.firstCell = std::uint32_t(state.cells.size());
    return score;
}

void Runner::correctPoints(Table &table, const Entry &entry) {
    Score score = beginScore(table.m_state, entry, entry.answer.player);
    score.points = entry.answer.number;
    table.moveFigure(score);
}

// The rows run for each receiver as in a played resolution, and all their lines are kept.
void Runner::countScore(Table &table, const Entry &entry) {
    State &state = table.m_state;
    const EnteredScore entered = entry.answer.score;
    for (const PlayerId player : table.clockwiseFrom(table.active())) {
        if (!contains(entered.receivers, player)) {
            continue;
        }
        Score score = beginScore(state, entry, player);
        score.subject = entered.subject;
        score.phase = entered.phase;
        score.points =
            tallyRows(m_rules, entered.subject, entered.phase, entered.counted(), player, state.lines);
        score.lines = std::uint32_t(state.lines.size()) - score.firstLine;
        table.moveFigure(score);
    }
}

void Runner::correctTile(Table &table, const Entry &entry) {
    State &state = table.m_state;
    const TileId tile = meantTile(state.board, entry);
    if (tile == NoTile) {
        return;
    }
    if (m_rules.itemName(entry.item) == core::RemoveTile) {
        clearTile(table, tile);
        const KindId kind = state.board.tile(tile).kind;
        state.board.remove(tile);
        table.setLeft(kind, state.supply.left[kind] + 1);
        return;
    }
    if (!state.board.canTurn(tile, entry.answer.placement.rotation)) {
        return;
    }
    const std::vector<Piece> before = state.pieces;
    turnTile(state, tile, entry.answer.placement.rotation);
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i].place != state.pieces[i].place) {
            table.publish(PieceMoved{PieceId(i), before[i].place, state.pieces[i].place, Cause::Correction, NoPlayer});
        }
    }
}

// Back or forth in the part that runs, which then goes on; or to another turn.
void Runner::correctTurn(Table &table, const Answer &answer) {
    State &state = table.m_state;
    Part part = state.part;
    part.turn = state.turn + (answer.player == part.player && answer.number > 0 ? 0u : 1u);
    part.player = answer.player;
    part.fromStep = std::uint16_t(std::max(0, answer.number));
    if (part.turn != state.turn) {
        part.because = NoItem;
        part.source = NoItem;
        part.number = 0;
    }
    part.script = ScriptKind::Turn;
    state.queue.assign(1, part);
    throw PartAborted{};
}

}  // namespace scorekeep
