// SPDX-License-Identifier: MIT
// Cells, places and pieces in the plane.
#include "app/board/board_geometry.h"

#include "app/board/tile_painter.h"

#include <algorithm>
#include <cmath>

namespace scorekeep::app {
namespace {

constexpr qreal PieceStep = 15; // between pieces that share a place

bool isShown(const State &state, const Piece &piece) {
    const Place &place = piece.place;
    if (place.kind == Place::Kind::Beside) {
        return place.index < state.pieces.size() && state.pieces[place.index].place.onBoard();
    }
    return place.onBoard();
}

} // namespace

QPointF cellOrigin(Cell cell) {
    return {cell.x * TileSide, cell.y * TileSide};
}

QPointF cellCentre(Cell cell) {
    return cellOrigin(cell) + QPointF(TileSide / 2, TileSide / 2);
}

QRectF cellRect(Cell cell) {
    return {cellOrigin(cell), QSizeF(TileSide, TileSide)};
}

Cell cellAt(QPointF point) {
    return {std::int16_t(std::floor(point.x() / TileSide)), std::int16_t(std::floor(point.y() / TileSide))};
}

QRectF boardBounds(const Board &board) {
    QRectF bounds;
    for (std::size_t t = 0; t < board.tiles().size(); ++t) {
        const int cells = board.tiles()[t].present ? int(board.kindOf(TileId(t)).cells.size()) : 0;
        for (int cell = 0; cell < cells; ++cell) {
            bounds |= cellRect(board.cellOf(TileId(t), cell));
        }
    }
    return bounds;
}

QPointF pointOf(const State &state, const TilePainter &tiles, const Place &place) {
    const Board &board = state.board;
    if (place.kind == Place::Kind::Vertex) {
        return cellOrigin(place.spot.cell);
    }
    if (place.kind == Place::Kind::Beside && place.index < state.pieces.size()) {
        const Place &other = state.pieces[place.index].place;
        const bool ends = other.onBoard(); // pieces never stand beside one that stands beside another
        return ends ? pointOf(state, tiles, other) + QPointF(PieceStep, 0) : QPointF();
    }
    const NodeId node = place.kind == Place::Kind::Segment ? board.node(place.spot) : NoNode;
    if (node == NoNode) {
        return place.onBoard() ? cellCentre(place.spot.cell) : QPointF();
    }
    const PlacedTile &tile = board.tile(board.tileOf(node));
    return cellOrigin(tile.anchor) +
           tiles.spot(board.pool().kind(tile.kind), board.segmentOf(node), tile.rotation);
}

std::vector<StandingPiece> standingPieces(const State &state, const TilePainter &tiles) {
    std::vector<StandingPiece> standing;
    for (std::size_t p = 0; p < state.pieces.size(); ++p) {
        if (isShown(state, state.pieces[p])) {
            standing.push_back({PieceId(p), {}});
        }
    }
    std::ranges::stable_sort(standing, {},
                             [&](const StandingPiece &s) { return state.pieces[s.piece].place; });
    for (std::size_t first = 0; first < standing.size();) {
        const Place &place = state.pieces[standing[first].piece].place;
        std::size_t end = first;
        while (end < standing.size() && state.pieces[standing[end].piece].place == place) {
            ++end;
        }
        QPointF at = pointOf(state, tiles, place) - QPointF(PieceStep * qreal(end - first - 1) / 2, 0);
        for (; first < end; ++first) {
            standing[first].at = at;
            at.rx() += PieceStep;
        }
    }
    return standing;
}

} // namespace scorekeep::app
