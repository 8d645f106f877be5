// SPDX-License-Identifier: MIT
// Draws the symbols that are printed on tiles and tokens, from resources/symbols.
#include "app/board/symbol_drawing.h"

#include <QFile>
#include <QFont>
#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QSharedPointer>
#include <QSvgRenderer>

namespace scorekeep::app {

namespace {

constexpr qreal ShieldWidth = 17;
constexpr qreal ShieldHeight = 19;
const QColor shieldLine(0x7b, 0x58, 0x36);

// The drawings never change, so each is parsed once; null: there is none.
QSvgRenderer *drawing(const QString &symbol) {
    static QHash<QString, QSharedPointer<QSvgRenderer>> drawings;
    auto found = drawings.find(symbol);
    if (found == drawings.end()) {
        const QString path = QStringLiteral(":/symbols/%1.svg").arg(symbol);
        QSharedPointer<QSvgRenderer> renderer;
        if (QFile::exists(path))
            renderer = QSharedPointer<QSvgRenderer>::create(path);
        found = drawings.insert(symbol, renderer);
    }
    return found->data();
}

void paintShield(QPainter &painter, QPointF centre, qreal scale, const QString &letters) {
    painter.save();
    painter.translate(centre);
    painter.scale(scale, scale);
    const qreal w = ShieldWidth / 2;
    const qreal h = ShieldHeight / 2;
    QPainterPath shield(QPointF(-w, -h));
    shield.lineTo(w, -h);
    shield.lineTo(w, 0);
    shield.cubicTo(w, h * 0.6, w * 0.4, h * 0.85, 0, h);
    shield.cubicTo(-w * 0.4, h * 0.85, -w, h * 0.6, -w, 0);
    shield.closeSubpath();
    painter.setPen(QPen(shieldLine, 1.2));
    painter.setBrush(QColor(0xfb, 0xf6, 0xe8));
    painter.drawPath(shield);
    // As a path: text at fractions of a pixel would depend on the size at which it is drawn.
    QFont font;
    font.setPixelSize(20);
    font.setBold(true);
    QPainterPath text;
    text.addText(0, 0, font, letters);
    const QRectF box = text.boundingRect();
    if (!box.isEmpty()) {
        const qreal fit = std::min(ShieldWidth * 0.72 / box.width(), ShieldHeight * 0.45 / box.height());
        painter.translate(0, -1);
        painter.scale(fit, fit);
        painter.translate(-box.center());
        painter.fillPath(text, QColor(0x4a, 0x38, 0x28));
    }
    painter.restore();
}

} // namespace

QString symbolInitials(const QString &symbol, const QString &name) {
    const QString words = QString(name.isEmpty() ? symbol : name).replace(QLatin1Char('-'), QLatin1Char(' '));
    QString letters;
    for (const QString &word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (letters.size() < 2)
            letters += word.at(0).toUpper();
    }
    if (letters.size() == 1 && words.size() > 1)
        letters += words.at(1).toLower();
    return letters;
}

QSizeF symbolSize(const QString &symbol) {
    const QSvgRenderer *renderer = drawing(symbol);
    return renderer != nullptr ? QSizeF(renderer->defaultSize()) : QSizeF(ShieldWidth, ShieldHeight);
}

bool hasSymbolDrawing(const QString &symbol) {
    return drawing(symbol) != nullptr;
}

void paintSymbol(QPainter &painter, const QString &symbol, QPointF centre, qreal scale, const QString &name) {
    QSvgRenderer *renderer = drawing(symbol);
    if (renderer == nullptr) {
        paintShield(painter, centre, scale, symbolInitials(symbol, name));
        return;
    }
    const QSizeF size = QSizeF(renderer->defaultSize()) * scale;
    renderer->render(&painter, QRectF(centre - QPointF(size.width(), size.height()) / 2, size));
}

} // namespace scorekeep::app
