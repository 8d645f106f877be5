// SPDX-License-Identifier: MIT
// Paints tiles, pieces, spaces and lights of the board.
#include "app/board/board_items.h"

#include "app/board/board_geometry.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace scorekeep::app {
namespace {

constexpr qreal SpaceInset = 5; // of a space's dashed square, in tile units
constexpr qreal SpaceRounding = 7;
constexpr qreal TokenSize = 20;
constexpr qreal RingMargin = 4;
constexpr qreal FrameWidth = 3;
constexpr qreal FaintOpacity = 0.62; // of a figure that is not there yet

QColor withAlpha(QColor colour, qreal alpha) {
    colour.setAlphaF(float(alpha));
    return colour;
}

qreal ratioOf(const QPainter &painter) {
    return painter.device()->devicePixelRatioF();
}

qreal scaleOf(const QPainter &painter) {
    return QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter.worldTransform());
}

QPen cosmetic(const QColor &colour, qreal width) {
    QPen pen(colour, width);
    pen.setCosmetic(true);
    return pen;
}

} // namespace

// ---- tiles

TileItem::TileItem(TilePixmaps &pixmaps, const TilePainter &painter)
    : m_pixmaps(pixmaps), m_painter(painter) {
    setZValue(TileLayer);
}

void TileItem::setTile(const TileKind &kind, Cell anchor, int rotation) {
    prepareGeometryChange();
    m_kind = &kind;
    m_anchor = anchor;
    m_rotation = rotation;
    m_bounds = m_painter.bounds(kind, rotation);
    setPos(cellOrigin(anchor));
    setTransformOriginPoint(TileSide / 2, TileSide / 2);
    update();
}

void TileItem::setFrame(const QColor &colour) {
    prepareGeometryChange();
    m_frame = colour;
    update();
}

QRectF TileItem::boundingRect() const {
    const qreal margin = m_frame.isValid() ? FrameWidth : 0;
    return m_bounds.adjusted(-margin, -margin, margin, margin);
}

QPainterPath TileItem::shape() const {
    QPainterPath path;
    path.addRect(m_bounds);
    return path;
}

void TileItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    if (m_kind == nullptr) {
        return;
    }
    const qreal side = TileSide * scaleOf(*painter);
    const QPixmap pixmap = m_pixmaps.pixmap(*m_kind, m_rotation, side, ratioOf(*painter));
    const QTransform world = painter->worldTransform();
    const QRectF mapped = world.mapRect(m_bounds);
    const QSizeF size = QSizeF(pixmap.size()) / pixmap.devicePixelRatio();
    if (world.type() <= QTransform::TxScale && std::abs(mapped.width() - size.width()) < 0.5) {
        painter->resetTransform(); // copied, not scaled: several times as fast, and crisp
        painter->drawPixmap(mapped.topLeft(), pixmap);
        painter->setWorldTransform(world);
    } else {
        painter->drawPixmap(m_bounds, pixmap, QRectF(QPointF(), QSizeF(pixmap.size())));
    }
    if (m_frame.isValid()) {
        painter->setOpacity(1);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_frame, FrameWidth));
        painter->setBrush(Qt::NoBrush);
        const qreal inset = FrameWidth / 2 - 1;
        painter->drawRoundedRect(m_bounds.adjusted(inset, inset, -inset, -inset), 3, 3);
    }
}

// ---- pieces

void PieceItem::setLook(const PieceLook &look, bool token) {
    if (look == m_look && token == m_token) {
        return;
    }
    prepareGeometryChange();
    m_look = look;
    m_token = token;
    m_pictureScale = 0;
    update();
}

void PieceItem::setRing(const QColor &colour, Qt::PenStyle style) {
    m_ring = colour;
    m_ringStyle = style;
    update();
}

void PieceItem::setMore(const QColor &colour, const QColor &ink, int count) {
    m_dot = colour;
    m_dotInk = ink;
    m_more = count;
    update();
}

QRectF PieceItem::boundingRect() const {
    const QRectF bounds =
        m_token ? QRectF(-TokenSize / 2, -TokenSize / 2, TokenSize, TokenSize) : pieceBounds(m_look);
    const qreal margin = RingMargin + 2;
    return bounds.adjusted(-margin, -margin, margin, margin);
}

const QPixmap &PieceItem::picture(qreal scale, qreal ratio) {
    if (m_pictureScale != scale || m_picture.isNull()) {
        const QRectF bounds = boundingRect();
        m_picture = QPixmap(std::max(1, int(std::ceil(bounds.width() * scale))),
                            std::max(1, int(std::ceil(bounds.height() * scale))));
        m_picture.fill(Qt::transparent);
        QPainter painter(&m_picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        painter.translate(-bounds.topLeft());
        if (m_token) {
            paintToken(painter, m_look.figure, {}, TokenSize, m_look.name);
        } else {
            paintPiece(painter, m_look, {});
        }
        painter.end();
        m_picture.setDevicePixelRatio(ratio);
        m_pictureScale = scale;
    }
    return m_picture;
}

void PieceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    const qreal scale = scaleOf(*painter) * ratioOf(*painter);
    const QPixmap &pixmap = picture(scale, ratioOf(*painter));
    const QPointF corner = boundingRect().topLeft();
    painter->setOpacity(m_faint ? FaintOpacity : 1);
    painter->drawPixmap(QRectF(corner, QSizeF(pixmap.size()) / scale), pixmap,
                        QRectF(QPointF(), QSizeF(pixmap.size())));
    painter->setOpacity(1);
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_ring.isValid()) {
        QPen pen(m_ring, 2);
        if (m_ringStyle != Qt::SolidLine) {
            pen = cosmetic(m_ring, 1.5);
            pen.setDashPattern({3, 2});
        }
        painter->setPen(pen);
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(boundingRect().adjusted(1, 1, -1, -1));
    }
    if (m_more > 1) {
        paintCount(*painter, QPointF(boundingRect().right() - 2, boundingRect().top() + 2), m_more, m_dot, m_dotInk);
    }
}

// ---- spaces

void SpaceItem::setColour(const QColor &accent) {
    m_accent = accent;
    setZValue(SpaceLayer);
    update();
}

QRectF SpaceItem::boundingRect() const {
    return {0, 0, TileSide, TileSide};
}

void SpaceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen = cosmetic(withAlpha(m_accent, 0.8), 1.6);
    pen.setDashPattern({4, 3});
    painter->setPen(pen);
    painter->setBrush(withAlpha(m_accent, 0.07));
    const QRectF square = boundingRect().adjusted(SpaceInset, SpaceInset, -SpaceInset, -SpaceInset);
    painter->drawRoundedRect(square, SpaceRounding, SpaceRounding);
}

// ---- areas

void AreaItem::setArea(const QPainterPath &path, const QColor &colour) {
    prepareGeometryChange();
    m_path = path;
    m_colour = colour;
    setVisible(!path.isEmpty());
    update();
}

QRectF AreaItem::boundingRect() const {
    return m_path.boundingRect().adjusted(-FrameWidth, -FrameWidth, FrameWidth, FrameWidth);
}

void AreaItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->setRenderHint(QPainter::Antialiasing);
    switch (m_manner) {
    case Manner::Lit:
        painter->setPen(Qt::NoPen); // its parts meet at the tiles' borders, where no line should be
        painter->setBrush(withAlpha(m_colour, 0.36));
        break;
    case Manner::Framed:
        painter->setPen(cosmetic(m_colour, 3));
        painter->setBrush(withAlpha(m_colour, 0.16));
        break;
    case Manner::Hatched: {
        QBrush brush(withAlpha(m_colour, 0.28), Qt::BDiagPattern);
        brush.setTransform(painter->worldTransform().inverted()); // the same lines at every zoom
        painter->setPen(Qt::NoPen);
        painter->setBrush(brush);
        break;
    }
    }
    painter->drawPath(m_path);
}

} // namespace scorekeep::app
