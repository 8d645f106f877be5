// SPDX-License-Identifier: MIT
// Where things of the table lie in the plane: tile units, 100 a side, the start tile at 0,0 .. 100,100.
#pragma once

#include "engine/game/rules.h"
#include "engine/game/state.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace scorekeep::app {

class TilePainter;

QPointF cellOrigin(Cell cell);
QPointF cellCentre(Cell cell);
QRectF cellRect(Cell cell);
Cell cellAt(QPointF point);

// The cells of all tiles; empty for an empty table.
QRectF boardBounds(const Board &board);

// The tile that shows an area (an index into the rules' areas), or NoTile.
TileId tileOfArea(const Board &board, std::uint16_t area);
// Whether something at that place is seen on the board: it lies there, or in an area that a tile shows.
bool isShown(const Board &board, const Place &place);
// The same, also for what stands beside a piece that is seen.
bool isShown(const State &state, const Place &place);

// Where a piece at that place stands; the middle of its cell when its segment is not known. A place that is
// not on the board, nor beside a piece there, gives the origin.
QPointF pointOf(const State &state, const TilePainter &tiles, const Place &place);

// Where each piece stands, by index into State::pieces: side by side where several share a place (in rows in an
// area), but tokens of a kind lie on each other and are one of so many. Pieces that are not seen on the board are
// left out.
struct StandingPiece {
    PieceId piece = NoPiece;
    QPointF at;
    int count = 1;
};
std::vector<StandingPiece> standingPieces(const State &state, const Rules &rules, const TilePainter &tiles);

} // namespace scorekeep::app
