// SPDX-License-Identifier: MIT
// Draws figures and tokens: told apart by shape first, then by letter, then by colour.
#include "app/board/piece_painter.h"

#include "app/board/symbol_drawing.h"
#include "app/theme.h"

#include <QFont>
#include <QPainter>
#include <QTransform>

#include <algorithm>

namespace scorekeep::app {

namespace {

constexpr qreal HaloWidth = 3.6;  // both sides together
constexpr qreal LineWidth = 0.9;
constexpr qreal LargeScale = 1.32;
const QColor hairLine(0x24, 0x22, 0x20);
const QColor neutral(0xd8, 0xd4, 0xc8);

// A figure's silhouette, what is drawn on it in thin lines, and where the letter goes.
struct Figure {
    QPainterPath body;
    QPainterPath detail;
    QPointF letterAt{0, 2.6};
    qreal letterHeight = 7;
};

QPainterPath mirrored(const QPainterPath &half) {
    return half.united(QTransform::fromScale(-1, 1).map(half)).simplified();
}

// A person with spread arms and feet apart: round head, sloping shoulders, a tunic.
Figure follower() {
    QPainterPath half(QPointF(-0.2, -5));
    half.cubicTo(2, -4.6, 4, -4.3, 6.4, -3.2);
    half.cubicTo(9.2, -1.9, 12.2, -1.4, 12, 1.2);
    half.cubicTo(11.8, 3.4, 8.6, 3.2, 5.6, 3.3);
    half.cubicTo(6.4, 6, 8.2, 8.4, 9.4, 10.6);
    half.cubicTo(10.2, 12.2, 9.4, 13, 7.8, 13);
    half.lineTo(3.6, 13);
    half.cubicTo(2.2, 13, 1.6, 9.4, -0.2, 9.4);
    half.closeSubpath();
    QPainterPath head;
    head.addEllipse(QPointF(0, -8), 5, 5);
    Figure figure;
    figure.body = mirrored(half).united(head);
    figure.letterAt = QPointF(0, 2.4);
    return figure;
}

Figure scaled(Figure figure, qreal scale) {
    const QTransform transform = QTransform::fromScale(scale, scale);
    figure.body = transform.map(figure.body);
    figure.detail = transform.map(figure.detail);
    figure.letterAt *= scale;
    figure.letterHeight *= scale;
    return figure;
}

// A robe, a tall mitre with a cross, and a crook.
Figure abbot() {
    QPainterPath half(QPointF(-0.2, -4));
    half.cubicTo(4, -4, 6.6, -1, 7, 3);
    half.cubicTo(7.4, 7, 8, 10, 8.8, 13);
    half.lineTo(-0.2, 13);
    half.closeSubpath();
    QPainterPath mitre(QPointF(0, -16));
    mitre.cubicTo(3.4, -13.6, 5, -11, 4.2, -6.4);
    mitre.lineTo(-4.2, -6.4);
    mitre.cubicTo(-5, -11, -3.4, -13.6, 0, -16);
    QPainterPath face;
    face.addEllipse(QPointF(0, -5.6), 4.4, 3.6);
    QPainterPath crookLine(QPointF(10.6, 13));
    crookLine.lineTo(10.6, -6);
    crookLine.cubicTo(10.6, -12, 16.4, -11, 15, -7.2);
    QPainterPathStroker stroker;
    stroker.setWidth(2.3);
    stroker.setCapStyle(Qt::RoundCap);
    QPainterPath arm(QPointF(5, -1.2));
    arm.lineTo(11, 1.4);
    arm.lineTo(11, 4.4);
    arm.lineTo(5, 4);
    arm.closeSubpath();
    Figure figure;
    figure.body = mirrored(half).united(mitre).united(face).united(stroker.createStroke(crookLine)).united(arm);
    figure.detail.moveTo(0, -14);
    figure.detail.lineTo(0, -7.4);
    figure.detail.moveTo(-2.2, -11);
    figure.detail.lineTo(2.2, -11);
    figure.letterAt = QPointF(0, 5.6);
    return figure;
}

// A worker with a cap who holds a shovel.
Figure builder() {
    QPainterPath body(QPointF(-6.4, -4));
    body.lineTo(5, -4);
    body.cubicTo(8, -3, 11, -1.6, 11.4, 0.6);
    body.cubicTo(11.2, 2.6, 8, 2.2, 5.6, 2.2);
    body.lineTo(6.4, 13);
    body.lineTo(1.4, 13);
    body.lineTo(0, 8.6);
    body.lineTo(-1.4, 13);
    body.lineTo(-7.4, 13);
    body.closeSubpath();
    QPainterPath head;
    head.addEllipse(QPointF(-0.6, -7.4), 4.4, 4.4);
    QPainterPath cap(QPointF(-6.4, -9));
    cap.cubicTo(-6, -14.4, 4.8, -14.4, 5, -9);
    cap.lineTo(6.8, -8.4);
    cap.lineTo(-6.4, -8.4);
    cap.closeSubpath();
    QPainterPath shovel(QPointF(9.6, -8));
    shovel.lineTo(11.8, -8);
    shovel.lineTo(11.8, 5);
    shovel.lineTo(14.2, 5);
    shovel.lineTo(14.2, 9.6);
    shovel.cubicTo(14.2, 12, 11.6, 13, 10.7, 13.4);
    shovel.cubicTo(9.8, 13, 7.2, 12, 7.2, 9.6);
    shovel.lineTo(7.2, 5);
    shovel.lineTo(9.6, 5);
    shovel.closeSubpath();
    QPainterPath grip;
    grip.addRoundedRect(QRectF(7.7, -10.4, 6, 2.8), 1.2, 1.2);
    Figure figure;
    figure.body = body.united(head).united(cap).united(shovel).united(grip);
    figure.detail.moveTo(-6, -8.4);
    figure.detail.lineTo(6, -8.4);
    figure.letterAt = QPointF(-0.6, 2.6);
    return figure;
}

Figure pig() {
    QPainterPath body(QPointF(-13, -1));
    body.cubicTo(-13, -3, -11, -4, -9.6, -5.4);
    body.lineTo(-9.6, -8.8);
    body.lineTo(-5.8, -6.8);
    body.cubicTo(-1, -9.6, 8, -9.4, 11, -4);
    body.cubicTo(13, -5, 13, -7.4, 11.8, -8.4);
    body.cubicTo(14.8, -8.4, 15.4, -3.6, 12.4, -1.4);
    body.cubicTo(12.6, 2, 11.6, 4.6, 10, 6);
    body.lineTo(10, 9.6);
    body.lineTo(5.8, 9.6);
    body.lineTo(5.4, 7);
    body.lineTo(-3.6, 7);
    body.lineTo(-4, 9.6);
    body.lineTo(-8.2, 9.6);
    body.lineTo(-8.4, 5);
    body.cubicTo(-10, 4.4, -11, 3.4, -13, 3);
    body.closeSubpath();
    Figure figure;
    figure.body = body;
    figure.detail.addEllipse(QPointF(-7.8, -2.4), 0.5, 0.5);
    figure.letterAt = QPointF(1.6, -0.4);
    return figure;
}

// For kinds of figure that have no shape of their own: a plain standing piece.
Figure plain() {
    QPainterPath body;
    body.addRoundedRect(QRectF(-9, -6, 18, 19), 6, 6);
    QPainterPath head;
    head.addEllipse(QPointF(0, -8), 4.6, 4.6);
    Figure figure;
    figure.body = body.united(head);
    figure.letterAt = QPointF(0, 4);
    figure.letterHeight = 7.4;
    return figure;
}

Figure cart() {
    QPainterPath box(QPointF(-14, -7));
    box.lineTo(14, -7);
    box.lineTo(11.4, 4);
    box.lineTo(-11.4, 4);
    box.closeSubpath();
    QPainterPath wheels;
    wheels.addEllipse(QPointF(-7, 6), 5, 5);
    wheels.addEllipse(QPointF(7, 6), 5, 5);
    Figure figure;
    figure.body = box.united(wheels);
    figure.detail.addEllipse(QPointF(-7, 6), 1.4, 1.4);
    figure.detail.addEllipse(QPointF(7, 6), 1.4, 1.4);
    figure.letterAt = QPointF(0, -1.8);
    return figure;
}

Figure barn() {
    QPainterPath house(QPointF(0, -15));
    house.lineTo(11, -9);
    house.lineTo(15, -1);
    house.lineTo(12.6, -1);
    house.lineTo(12.6, 12);
    house.lineTo(-12.6, 12);
    house.lineTo(-12.6, -1);
    house.lineTo(-15, -1);
    house.lineTo(-11, -9);
    house.closeSubpath();
    Figure figure;
    figure.body = house;
    figure.detail.moveTo(-12.6, -1.4);
    figure.detail.lineTo(12.6, -1.4);
    figure.letterAt = QPointF(0, 5.4);
    figure.letterHeight = 8;
    return figure;
}

// A follower with a broad hat and a sash.
Figure mayor() {
    Figure figure = scaled(follower(), 1.16);
    QPainterPath hat;
    hat.addRoundedRect(QRectF(-9, -13.4, 18, 3), 1.4, 1.4);
    hat.addRoundedRect(QRectF(-5, -18, 10, 6), 2, 2);
    figure.body = figure.body.united(hat);
    figure.detail.moveTo(-6.4, -3.4);
    figure.detail.lineTo(7.6, 9);
    figure.detail.moveTo(-3.6, -4.6);
    figure.detail.lineTo(9, 6.6);
    figure.letterAt = QPointF(-3, 5);
    figure.letterHeight = 6;
    return figure;
}

Figure standing(const QString &name) {
    const std::pair<QLatin1String, Figure (*)()> shapes[] = {
        {QLatin1String("follower"), follower}, {QLatin1String("abbot"), abbot},
        {QLatin1String("builder"), builder},   {QLatin1String("pig"), pig},
        {QLatin1String("wagon"), cart},        {QLatin1String("barn"), barn},
        {QLatin1String("mayor"), mayor}};
    if (name.startsWith(QLatin1String("large-")) || name.startsWith(QLatin1String("big-")))
        return scaled(standing(name.mid(name.indexOf(QLatin1Char('-')) + 1)), LargeScale);
    for (const auto &[symbol, shape] : shapes) {
        if (name == symbol)
            return shape();
    }
    return plain();
}

bool hasShape(const QString &name) {
    return standing(name).body != plain().body;
}

Figure figureFor(const PieceLook &look) {
    Figure figure = standing(look.figure.isEmpty() || look.figure == QLatin1String("meeple")
                                 ? QStringLiteral("follower")
                                 : look.figure);
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

}  // namespace

QPainterPath pieceShape(const PieceLook &look) {
    return figureFor(look).body;
}

QRectF pieceBounds(const PieceLook &look) {
    const qreal margin = HaloWidth / 2 + 0.4;
    return pieceShape(look).boundingRect().adjusted(-margin, -margin, margin, margin);
}

void paintPiece(QPainter &painter, const PieceLook &look, QPointF centre, qreal scale) {
    const Figure figure = figureFor(look);
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
    QString text = look.letter;
    if (!hasShape(look.figure) && look.figure != QLatin1String("meeple") && !look.figure.isEmpty())
        text = symbolInitials(look.figure, look.name);
    painter.fillPath(letters(text, figure.letterAt, figure.letterHeight, figure.letterHeight * 1.7), ink);
    painter.restore();
}

void paintToken(QPainter &painter, const QString &symbol, QPointF centre, qreal diameter, const QString &name) {
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

}  // namespace scorekeep::app
