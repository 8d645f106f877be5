// SPDX-License-Identifier: MIT
// Cells, places and pieces in the plane.
#include "app/board/board_geometry.h"

#include "app/board/tile_painter.h"

#include <algorithm>
#include <cmath>

namespace scorekeep::app {
namespace {

constexpr qreal PieceStep = 18;  // between pieces that share a place
constexpr qreal BesideStep = 22; // to the piece that stands beside another
constexpr qreal AreaStep = 25;   // in an area, where there is more room
constexpr qreal RowStep = 15;    // between the rows of an area
constexpr int AreaRow = 5;       // pieces in a row of an area

// From the middle of a place to the one of `count` pieces there.
QPointF offsetOf(const Place &place, int index, int count) {
    if (place.kind != Place::Kind::Area) {
        return {PieceStep * (index - qreal(count - 1) / 2), 0};
    }
    const int rows = (count + AreaRow - 1) / AreaRow;
    const int row = index / AreaRow;
    const int inRow = row + 1 < rows ? AreaRow : count - row * AreaRow;
    return {AreaStep * (index % AreaRow - qreal(inRow - 1) / 2), RowStep * (row - qreal(rows - 1) / 2)};
}

} // namespace

TileId tileOfArea(const Board &board, std::uint16_t area) {
    for (std::size_t t = 0; t < board.tiles().size(); ++t) {
        const bool shows = board.tiles()[t].present &&
                           std::ranges::count(board.kindOf(TileId(t)).areas, area, &TileArea::index) > 0;
        if (shows) {
            return TileId(t);
        }
    }
    return NoTile;
}

bool isShown(const Board &board, const Place &place) {
    return place.onBoard() || (place.kind == Place::Kind::Area && tileOfArea(board, place.index) != NoTile);
}

bool isShown(const State &state, const Place &place) {
    if (place.kind == Place::Kind::Beside) {
        return place.index < state.pieces.size() && isShown(state.board, state.pieces[place.index].place);
    }
    return isShown(state.board, place);
}

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
        const bool ends = isShown(board, other); // pieces never stand beside one that stands beside another
        return ends ? pointOf(state, tiles, other) + QPointF(BesideStep, 0) : QPointF();
    }
    if (const TileId shows = place.kind == Place::Kind::Area ? tileOfArea(board, place.index) : NoTile;
        shows != NoTile) {
        const PlacedTile &tile = board.tile(shows);
        return cellOrigin(tile.anchor) + *tiles.area(board.kindOf(shows), place.index, tile.rotation);
    }
    const NodeId node = place.kind == Place::Kind::Segment ? board.node(place.spot) : NoNode;
    if (node == NoNode) {
        return place.onBoard() ? cellCentre(place.spot.cell) : QPointF();
    }
    const PlacedTile &tile = board.tile(board.tileOf(node));
    return cellOrigin(tile.anchor) +
           tiles.spot(board.pool().kind(tile.kind), board.segmentOf(node), tile.rotation);
}

std::vector<StandingPiece> standingPieces(const State &state, const Rules &rules, const TilePainter &tiles) {
    std::vector<PieceId> shown;
    for (std::size_t p = 0; p < state.pieces.size(); ++p) {
        if (isShown(state, state.pieces[p].place)) {
            shown.push_back(PieceId(p));
        }
    }
    std::ranges::stable_sort(shown, {}, [&](PieceId p) { return state.pieces[p].place; });
    std::vector<StandingPiece> standing;
    for (std::size_t next = 0; next < shown.size();) {
        const Place &place = state.pieces[shown[next]].place;
        const std::size_t first = standing.size();
        for (; next < shown.size() && state.pieces[shown[next]].place == place; ++next) {
            const PieceKindId kind = state.pieces[shown[next]].kind;
            const auto below =
                std::find_if(standing.begin() + std::ptrdiff_t(first), standing.end(),
                             [&](const StandingPiece &s) { return state.pieces[s.piece].kind == kind; });
            if (below != standing.end() && rules.pieceKind(kind).is("token")) {
                ++below->count;
            } else {
                standing.push_back({shown[next], {}, 1});
            }
        }
        const QPointF middle = pointOf(state, tiles, place);
        for (std::size_t s = first; s < standing.size(); ++s) {
            standing[s].at = middle + offsetOf(place, int(s - first), int(standing.size() - first));
        }
    }
    return standing;
}

} // namespace scorekeep::app
