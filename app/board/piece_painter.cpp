// SPDX-License-Identifier: MIT
// Draws figures and tokens: told apart by shape first, then by letter, then by colour.
#include "app/board/piece_painter.h"

#include "app/board/figure_drawing.h"
#include "app/board/symbol_drawing.h"
#include "app/theme.h"

#include <QFont>
#include <QPainter>
#include <QTransform>

#include <algorithm>

namespace scorekeep::app {

namespace {

constexpr qreal HaloWidth = 3.6; // both sides together
constexpr qreal LineWidth = 0.9;
constexpr qreal DotSize = 11;
constexpr qreal TokenDiameter = 24;
const QColor hairLine(0x24, 0x22, 0x20);
const QColor neutral(0xd8, 0xd4, 0xc8);

// For kinds of figure that have no drawing: a plain standing piece.
FigureDrawing plainFigure() {
    QPainterPath body;
    body.addRoundedRect(QRectF(-9, -6, 18, 19), 6, 6);
    QPainterPath head;
    head.addEllipse(QPointF(0, -8), 4.6, 4.6);
    return {body.united(head), {}, QPointF(0, 4), 7.4};
}

// Pieces that are no figures but have a symbol are tokens.
bool isToken(const PieceLook &look) {
    return figureDrawing(look.figure) == nullptr && hasSymbolDrawing(look.figure);
}

FigureDrawing figureFor(const PieceLook &look) {
    const FigureDrawing *drawn = figureDrawing(look.figure);
    if (isToken(look)) {
        FigureDrawing disc;
        disc.body.addEllipse(QPointF(), TokenDiameter / 2, TokenDiameter / 2);
        return disc;
    }
    FigureDrawing figure = drawn != nullptr ? *drawn : plainFigure();
    if (look.lying) {
        const QTransform down = QTransform().rotate(-76);
        figure.body = down.map(figure.body);
        figure.detail = down.map(figure.detail);
        figure.letterAt = down.map(figure.letterAt);
    }
    return figure;
}

// Letters as outlines, so that they scale with the figure.
QPainterPath letters(const QString &text, QPointF centre, qreal height, qreal widest) {
    QFont font;
    font.setPixelSize(40);
    font.setBold(true);
    QPainterPath path;
    path.addText(0, 0, font, text);
    const QRectF box = path.boundingRect();
    if (box.isEmpty())
        return {};
    const qreal scale = std::min(height / std::max(box.height(), 28.0), widest / box.width());
    QTransform transform;
    transform.translate(centre.x(), centre.y());
    transform.scale(scale, scale);
    transform.translate(-box.center().x(), -box.center().y());
    return transform.map(path);
}

} // namespace

QPainterPath pieceShape(const PieceLook &look) {
    return figureFor(look).body;
}

QRectF pieceBounds(const PieceLook &look) {
    const qreal margin = HaloWidth / 2 + 0.4;
    return pieceShape(look).boundingRect().adjusted(-margin, -margin, margin, margin);
}

void paintPiece(QPainter &painter, const PieceLook &look, QPointF centre, qreal scale) {
    if (isToken(look)) {
        paintToken(painter, look.figure, centre, TokenDiameter * scale);
        return;
    }
    const FigureDrawing figure = figureFor(look);
    const QColor fill = look.colour.isValid() ? look.colour : neutral;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.scale(scale, scale);
    const auto line = [](const QColor &colour, qreal width) {
        return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    painter.strokePath(figure.body, line(Qt::white, HaloWidth));
    painter.setPen(line(hairLine, LineWidth));
    painter.setBrush(fill);
    painter.drawPath(figure.body);
    const QColor ink = Theme::letterOn(fill);
    painter.strokePath(figure.detail, line(ink, 1.1));
    const QString text =
        figureDrawing(look.figure) != nullptr ? look.letter : symbolInitials(look.figure, look.name);
    painter.fillPath(letters(text, figure.letterAt, figure.letterHeight, figure.letterHeight * 1.7), ink);
    painter.restore();
}

void paintToken(QPainter &painter, const QString &symbol, QPointF centre, qreal diameter,
                const QString &name) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0x7b, 0x58, 0x36), diameter * 0.05));
    painter.setBrush(QColor(0xfb, 0xf6, 0xe8));
    painter.drawEllipse(centre, diameter * 0.47, diameter * 0.47);
    const QSizeF size = symbolSize(symbol);
    const qreal fit = diameter * 0.66 / std::max(size.width(), size.height());
    paintSymbol(painter, symbol, centre, fit, name);
    painter.restore();
}

void paintCount(QPainter &painter, QPointF corner, int count, const QColor &colour, const QColor &ink) {
    const QRectF dot(corner.x() - DotSize, corner.y(), DotSize, DotSize);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(dot);
    QFont font = painter.font();
    font.setPixelSize(8);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(dot, Qt::AlignCenter, QString::number(count));
    painter.restore();
}

QPixmap piecePixmap(const PieceLook &look, int side, qreal ratio) {
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const QRectF bounds = pieceBounds(look);
    // All figures at the same scale, unless they are too large for it: a large follower looks larger.
    const qreal scale = side / std::max({bounds.width(), bounds.height(), 32.0});
    paintPiece(painter, look, QPointF(side, side) / 2 - bounds.center() * scale, scale);
    return pixmap;
}

} // namespace scorekeep::app
