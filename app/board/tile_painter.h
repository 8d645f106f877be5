// SPDX-License-Identifier: MIT
// Draws tiles from their segments, and tells where on a tile a segment lies.
#pragma once

#include "app/theme.h"
#include "engine/catalogue/symbols.h"
#include "engine/catalogue/tile_kind.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

class QPainter;

namespace scorekeep::app {

struct TilePlan;

// Lengths of a tile's side and of what stands on it, in tile units.
inline constexpr qreal TileSide = 100;

// All coordinates are tile units: the anchor cell of a tile is (0, 0) .. (100, 100), whatever the
// rotation; other cells of a large tile lie around it. Rotations are quarter turns clockwise, any number.
//
// What is known of a kind is kept by its id; call forget() before ids may mean other kinds.
class TilePainter {
public:
    // `symbols` must outlive the painter.
    TilePainter(const Theme &theme, const Symbols &symbols);
    ~TilePainter();
    TilePainter(const TilePainter &) = delete;
    TilePainter &operator=(const TilePainter &) = delete;

    const Theme &theme() const { return m_theme; }
    void setTheme(const Theme &theme) { m_theme = theme; }
    const Symbols &symbols() const { return m_symbols; }
    void forget();

    void paint(QPainter &painter, const TileKind &kind, int rotation) const;

    // The back of a tile: for the pile, and where the kind is not known.
    void paintBack(QPainter &painter) const;

    // The smallest rectangle of cells around the tile, and its exact shape (half cells are triangles).
    QRectF bounds(const TileKind &kind, int rotation) const;
    QPainterPath shape(const TileKind &kind, int rotation) const;

    // Where a figure stands (or lies) on that segment; figures are drawn centred on it.
    QPointF spot(const TileKind &kind, int segment, int rotation) const;

    // Where pieces stand in that area (an index into the rules' areas), if it is printed on the tile.
    std::optional<QPointF> area(const TileKind &kind, std::uint16_t area, int rotation) const;

    // What the segment covers; the outlines of a tile's segments don't overlap.
    QPainterPath outline(const TileKind &kind, int segment, int rotation) const;

    // The segment that covers a point; NoSegment outside the tile.
    std::uint8_t segmentAt(const TileKind &kind, QPointF point, int rotation) const;

private:
    const TilePlan &plan(const TileKind &kind) const;

    Theme m_theme;
    const Symbols &m_symbols;
    mutable std::unordered_map<std::string, std::unique_ptr<TilePlan>> m_plans;
};

} // namespace scorekeep::app
