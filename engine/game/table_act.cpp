// SPDX-License-Identifier: MIT
// What handlers do to the table. Every change is published, then the upkeep rules run.
#include <algorithm>
#include <stdexcept>

#include "engine/game/table.h"

namespace scorekeep {
namespace {

constexpr int MostUpkeepRounds = 1000;

}  // namespace

void Table::publish(Event event) {
    m_state.journal.push_back({event, m_state.part.number, m_state.turn});
    for (const auto &see : m_rules.bindings().observers) {
        see(*this, event);
    }
}

void Table::upkeep() {
    if (m_inUpkeep) {
        return;  // the round that runs sees the change
    }
    m_inUpkeep = true;
    bool changed = true;
    for (int round = 0; changed; ++round) {
        if (round == MostUpkeepRounds) {
            throw std::logic_error("upkeep rules undo each other");
        }
        changed = false;
        for (const auto *rule : m_rules.upkeep()) {
            changed = (*rule)(*this) || changed;
        }
    }
    m_inUpkeep = false;
}

TileId Table::placeTile(KindId kind, Placement placement) {
    const TileId tile = m_state.board.place(kind, placement);
    publish(TilePlaced{tile, active()});
    upkeep();
    return tile;
}

void Table::takeTile(KindId kind) {
    std::uint16_t &left = m_state.supply.left[kind];
    left = std::uint16_t(left > 0 ? left - 1 : 0);  // a forced draw may name a kind that is used up
}

void Table::setStage(KindId kind, std::uint8_t stage) {
    m_state.supply.stage[kind] = stage;
}

void Table::setLeft(KindId kind, int left) {
    m_state.supply.left[kind] = std::uint16_t(std::max(0, left));
}

void Table::move(PieceId id, Place to, Cause cause, PlayerId by) {
    Piece &piece = m_state.pieces[id];
    const Place from = piece.place;
    if (from == to) {
        return;
    }
    piece.place = to;
    publish(PieceMoved{id, from, to, cause, by});
    leaveBehind(id, from);
    upkeep();
}

void Table::leaveBehind(PieceId id, Place from) {
    const Place beside = Place::beside(id);
    for (std::size_t i = 0; i < m_state.pieces.size(); ++i) {
        Piece &piece = m_state.pieces[i];
        if (piece.place == beside) {
            piece.place = from.onBoard() ? Place{Place::Kind::Cell, 0, {from.spot.cell, from.spot.half, 0}} : from;
            publish(PieceMoved{PieceId(i), beside, piece.place, Cause::Upkeep, NoPlayer});
        }
    }
}

void Table::giveToken(PieceKindId token, PlayerId player, int count) {
    for (std::size_t i = 0; i < m_state.pieces.size() && count > 0; ++i) {
        const Piece &piece = m_state.pieces[i];
        if (piece.kind == token && piece.place.kind == Place::Kind::CommonSupply) {
            handOver(PieceId(i), player);
            --count;
        }
    }
}

void Table::handOver(PieceId id, PlayerId to) {
    Piece &piece = m_state.pieces[id];
    const Place from = piece.place;
    if (piece.owner == to && from == Place::supply()) {
        return;
    }
    piece.owner = to;
    piece.place = Place::supply();
    publish(PieceMoved{id, from, piece.place, Cause::Collected, to});
    upkeep();
}

void Table::noteCompleted(Spot feature) {
    if (std::find(m_state.completed.begin(), m_state.completed.end(), feature) == m_state.completed.end()) {
        m_state.completed.push_back(feature);
        publish(Completed{feature});
    }
}

void Table::enqueue(Part part) {
    part.number = 0;
    m_state.queue.push_back(part);
}

}  // namespace scorekeep
