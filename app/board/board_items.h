// SPDX-License-Identifier: MIT
// What the board's scene is made of: tiles, pieces, spaces, spots, and what lights them up.
#pragma once

#include "app/board/piece_painter.h"
#include "app/board/tile_painter.h"
#include "app/board/tile_pixmaps.h"
#include "app/theme.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace scorekeep::app {

// From bottom to top.
enum BoardLayer {
    DeadLayer,
    SpaceLayer,
    TileLayer,
    LightLayer,
    MarkLayer,
    PieceLayer,
    SpotLayer,
    GhostLayer
};

// A tile as it lies, painted from the shared cache. With an opacity and a frame it is the ghost of one.
class TileItem : public QGraphicsItem {
public:
    TileItem(TilePixmaps &pixmaps, const TilePainter &painter);

    void setTile(const TileKind &kind, Cell anchor, int rotation);
    void setFrame(const QColor &colour); // invalid: none
    const TileKind *kind() const { return m_kind; }
    Cell anchor() const { return m_anchor; }
    int rotation() const { return m_rotation; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    TilePixmaps &m_pixmaps;
    const TilePainter &m_painter;
    const TileKind *m_kind = nullptr;
    Cell m_anchor;
    int m_rotation = 0;
    QRectF m_bounds;
    QColor m_frame;
};

// A figure or token; centred on its position.
class PieceItem : public QGraphicsItem {
public:
    PieceItem() = default;

    void setLook(const PieceLook &look, bool token);
    // A ring in that colour says that it may be chosen, a broken one that something may come here; invalid:
    // none.
    void setRing(const QColor &colour, Qt::PenStyle style = Qt::SolidLine);
    void setFaint(bool faint) { m_faint = faint; } // the figure, not its ring
    // How many kinds of piece may stand here, if more than one: a dot says so.
    void setMore(const QColor &colour, const QColor &ink, int count);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const QPixmap &picture(qreal scale, qreal ratio);

    PieceLook m_look;
    bool m_token = false;
    QColor m_ring, m_dot, m_dotInk;
    Qt::PenStyle m_ringStyle = Qt::SolidLine;
    bool m_faint = false;
    int m_more = 0;
    QPixmap m_picture;
    qreal m_pictureScale = 0;
};

// A space where a tile may lie.
class SpaceItem : public QGraphicsItem {
public:
    SpaceItem() = default;
    void setColour(const QColor &accent);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QColor m_accent;
};

// A path filled, outlined or hatched: a lit feature, the tiles of a score, spaces that are dead.
class AreaItem : public QGraphicsItem {
public:
    enum class Manner { Lit, Framed, Hatched };
    explicit AreaItem(Manner manner) : m_manner(manner) {}

    void setArea(const QPainterPath &path, const QColor &colour);
    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Manner m_manner;
    QPainterPath m_path;
    QColor m_colour;
};

} // namespace scorekeep::app
