// SPDX-License-Identifier: MIT
// The board as a picture: every tile and every piece that lies on it.
#pragma once

#include "engine/game/rules.h"

#include <QString>

class QImage;
class QPainter;

namespace scorekeep::app {

class TilePainter;

// In tile units, as in app/board/board_geometry.h.
void paintBoard(QPainter &painter, const State &state, const Rules &rules, const TilePainter &tiles);

// Writes a PNG, SVG or PDF file, as the ending of its name says; `side` is the length of a tile's side in
// pixels (points in PDF). `source`: the file of the game, which is not written over. Throws OutputError when
// the file cannot be written, or the picture would be too large. Needs a QGuiApplication.
void renderBoard(const State &state, const Rules &rules, const QString &file, int side,
                 const QString &source = {});
// Whether the ending of a name is one of those.
bool isPictureName(const QString &file);
// The file of a picture in this format: "PNG". Throws OutputError.
void writePicture(const QImage &image, const QString &file, const QString &source = {});

} // namespace scorekeep::app
