// SPDX-License-Identifier: MIT
// Paints the board and writes it as PNG, SVG or PDF.
#include "app/cli/board_picture.h"

#include "app/board/board_geometry.h"
#include "app/board/tile_painter.h"
#include "app/cli/output.h"
#include "app/i18n/message_text.h"
#include "app/player_look.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace scorekeep::app {
namespace {

constexpr qreal Margin = 20;       // around the tiles, in tile units
constexpr qreal TokenSize = 20;    // across, in tile units
constexpr int LongestSide = 20000; // pixels of a picture

void paintPieces(QPainter &painter, const State &state, const Rules &rules, const TilePainter &tiles) {
    for (const StandingPiece &standing : standingPieces(state, rules, tiles)) {
        const Piece &piece = state.pieces[standing.piece];
        const PieceLook look = pieceLook(rules, state.board, piece, tiles.theme());
        if (rules.pieceKind(piece.kind).is("token")) {
            paintToken(painter, look.figure, standing.at, TokenSize, look.name);
            if (standing.count > 1) {
                paintCount(painter, standing.at + QPointF(TokenSize, -TokenSize) / 2, standing.count, tiles.theme().ink,
                           tiles.theme().raised);
            }
        } else {
            paintPiece(painter, look, standing.at);
        }
    }
}

QString ending(const QString &file) {
    return QFileInfo(file).suffix().toLower();
}

} // namespace

void paintBoard(QPainter &painter, const State &state, const Rules &rules, const TilePainter &tiles) {
    for (const PlacedTile &tile : state.board.tiles()) {
        if (tile.present) {
            painter.save();
            painter.translate(cellOrigin(tile.anchor));
            tiles.paint(painter, rules.pool().kind(tile.kind), tile.rotation);
            painter.restore();
        }
    }
    paintPieces(painter, state, rules, tiles);
}

bool isPictureName(const QString &file) {
    const QString name = ending(file);
    return name == QLatin1String("png") || name == QLatin1String("svg") || name == QLatin1String("pdf");
}

void writePicture(const QImage &image, const QString &file, const QString &source) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG")) {
        throw OutputError(messageText(QStringLiteral("output.no-picture"), {file}));
    }
    replaceFile(file, buffer.data(), source);
}

void renderBoard(const State &state, const Rules &rules, const QString &file, int side,
                 const QString &source) {
    const Theme theme = Theme::light();
    const TilePainter tiles(theme, rules.world().symbols);
    const QRectF bounds = boardBounds(state.board).adjusted(-Margin, -Margin, Margin, Margin);
    const QSize size = (bounds.size() * side / TileSide).toSize();
    if (qMax(size.width(), size.height()) > LongestSide) {
        throw OutputError(messageText(QStringLiteral("output.too-large"), {file}));
    }
    const auto paint = [&](QPaintDevice &device) {
        QPainter painter;
        if (!painter.begin(&device)) {
            throw OutputError(messageText(QStringLiteral("output.no-picture"), {file}));
        }
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(side / TileSide, side / TileSide);
        painter.translate(-bounds.topLeft());
        painter.fillRect(bounds, theme.table);
        paintBoard(painter, state, rules, tiles);
        painter.end();
    };
    // Into memory first: the generators do not tell what a full disk does to their files.
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (ending(file) == QLatin1String("svg")) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size);
        generator.setViewBox(QRect(QPoint(), size));
        paint(generator);
    } else if (ending(file) == QLatin1String("pdf")) {
        constexpr int PointsPerInch = 72;
        QPdfWriter writer(&buffer);
        writer.setResolution(PointsPerInch);
        writer.setPageMargins(QMarginsF());
        writer.setPageSize(QPageSize(size, QPageSize::Point));
        paint(writer);
    } else {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        paint(image);
        return writePicture(image, file, source);
    }
    replaceFile(file, buffer.data(), source);
}

} // namespace scorekeep::app
