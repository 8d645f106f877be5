// SPDX-License-Identifier: MIT
// The board's scene: follows the state of the table item by item, and shows what can be pointed at.
#pragma once

#include "app/board/board_items.h"
#include "app/board/board_targets.h"

#include <QGraphicsScene>
#include <QVariantAnimation>

#include <map>
#include <memory>
#include <vector>

namespace scorekeep::app {

class BoardScene : public QGraphicsScene {
    Q_OBJECT

public:
    // The symbols outlive the scene.
    BoardScene(const Theme &theme, const Symbols &symbols);
    ~BoardScene() override;

    const TilePainter &painter() const { return m_painter; }
    void setTheme(const Theme &theme); // show() and showTargets() must follow
    void setMotion(bool on) { m_motion = on; }

    void clearTable(); // another game: kinds and rules are others
    // Adds, moves and removes what differs from what is shown.
    void show(const State &state, const Rules &rules);
    void showTargets(const BoardTargets &targets, int current, const State &state, const Rules &rules);
    // The ghost turned: shows the movement.
    void turnGhost(int steps);

    void light(const State &state, NodeId feature); // NoNode: nothing
    void mark(const std::vector<Cell> &cells);
    void showDead(const std::vector<Cell> &cells);

    // Where a target is, and what of it takes clicks.
    QPointF pointOf(const Target &target, const State &state) const;
    QPainterPath areaOf(const Target &target, const State &state) const;

private:
    void showTiles(const Board &board);
    void showPieces(const State &state, const Rules &rules);
    void showSpaces(const BoardTargets &targets, int current);
    void showSpots(const BoardTargets &targets, int current, const State &state, const Rules &rules);
    void ringPieces(const BoardTargets &targets, int current, const State &state);
    void appear(QGraphicsItem *item);
    const QPainterPath &outline(const TileKind &kind, int segment, int rotation);

    Theme m_theme;
    TilePainter m_painter;
    TilePixmaps m_pixmaps;
    bool m_motion = false;
    bool m_began = false; // something was shown: what comes now is new to the eye

    std::vector<std::unique_ptr<TileItem>> m_tiles; // by TileId; empty where a tile is gone
    struct ShownPiece {
        Piece piece;
        std::unique_ptr<PieceItem> item;
    };
    std::vector<ShownPiece> m_pieces;
    std::vector<std::unique_ptr<SpaceItem>> m_spaces; // reused; those that are not needed are hidden
    std::vector<std::unique_ptr<PieceItem>> m_spots;
    std::unique_ptr<TileItem> m_ghost;
    std::unique_ptr<AreaItem> m_lit, m_marked, m_dead;
    NodeId m_litFeature = NoNode;
    std::map<std::tuple<const TileKind *, int, int>, QPainterPath> m_outlines;
    QVariantAnimation m_turning;
};

} // namespace scorekeep::app
