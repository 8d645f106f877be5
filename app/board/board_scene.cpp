// SPDX-License-Identifier: MIT
// Follows the state with tiles and pieces, and shows spaces, spots and lights.
#include "app/board/board_scene.h"

#include "app/board/board_geometry.h"
#include "app/player_look.h"

#include <algorithm>
#include <utility>

namespace scorekeep::app {
namespace {

constexpr qreal GhostOpacity = 0.6;
constexpr qreal PreviewOpacity = 0.75; // of spaces for a tile that is not drawn yet
constexpr int TurnTime = 120;          // milliseconds
constexpr int AppearTime = 160;
constexpr qreal SpotRadius = 16; // takes clicks, in tile units

} // namespace

BoardScene::BoardScene(const Theme &theme, const Symbols &symbols)
    : m_theme(theme), m_painter(theme, symbols), m_pixmaps(m_painter),
      m_lit(std::make_unique<AreaItem>(AreaItem::Manner::Lit)),
      m_marked(std::make_unique<AreaItem>(AreaItem::Manner::Framed)),
      m_dead(std::make_unique<AreaItem>(AreaItem::Manner::Hatched)) {
    setItemIndexMethod(BspTreeIndex);
    m_lit->setZValue(LightLayer);
    m_marked->setZValue(MarkLayer);
    m_dead->setZValue(DeadLayer);
    for (AreaItem *area : {m_lit.get(), m_marked.get(), m_dead.get()}) {
        area->setVisible(false);
        addItem(area);
    }
    m_ghost = std::make_unique<TileItem>(m_pixmaps, m_painter);
    m_ghost->setZValue(GhostLayer);
    m_ghost->setVisible(false);
    addItem(m_ghost.get());
    m_turning.setDuration(TurnTime);
    m_turning.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_turning, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &angle) { m_ghost->setRotation(angle.toReal()); });
}

BoardScene::~BoardScene() {
    m_turning.stop();
}

void BoardScene::setTheme(const Theme &theme) {
    m_theme = theme;
    m_painter.setTheme(theme);
    m_pixmaps.clear();
    update();
}

void BoardScene::clearTable() {
    m_turning.stop();
    m_ghost->setVisible(false);
    m_tiles.clear();
    m_pieces.clear();
    m_spaces.clear();
    m_spots.clear();
    m_outlines.clear();
    m_pixmaps.clear();
    m_painter.forget();
    m_litFeature = NoNode;
    mark({});
    showDead({});
    m_lit->setArea({}, {});
    m_began = false;
}

void BoardScene::show(const State &state, const Rules &rules) {
    showTiles(state.board);
    showPieces(state, rules);
    m_began = true;
}

void BoardScene::showTiles(const Board &board) {
    const std::vector<PlacedTile> &tiles = board.tiles();
    m_tiles.resize(tiles.size());
    for (std::size_t t = 0; t < tiles.size(); ++t) {
        const PlacedTile &tile = tiles[t];
        std::unique_ptr<TileItem> &item = m_tiles[t];
        if (!tile.present) {
            item.reset();
            continue;
        }
        const TileKind &kind = board.kindOf(TileId(t));
        if (!item) {
            item = std::make_unique<TileItem>(m_pixmaps, m_painter);
            item->setTile(kind, tile.anchor, tile.rotation);
            addItem(item.get());
        } else if (item->kind() != &kind || item->anchor() != tile.anchor ||
                   item->rotation() != tile.rotation) {
            item->setTile(kind, tile.anchor, tile.rotation);
        }
    }
}

void BoardScene::showPieces(const State &state, const Rules &rules) {
    std::vector<ShownPiece> before = std::exchange(m_pieces, {});
    for (const StandingPiece &standing : standingPieces(state, rules, m_painter)) {
        const Piece &piece = state.pieces[standing.piece];
        const auto known = std::ranges::find_if(
            before, [&](const ShownPiece &shown) { return shown.item && shown.piece == piece; });
        const bool added = known == before.end();
        std::unique_ptr<PieceItem> item = added ? std::make_unique<PieceItem>() : std::move(known->item);
        item->setLook(pieceLook(rules, state.board, piece, m_theme), rules.pieceKind(piece.kind).is("token"));
        item->setMore(m_theme.ink, m_theme.raised, standing.count);
        item->setPos(standing.at);
        if (added) {
            item->setZValue(PieceLayer);
            addItem(item.get());
            appear(item.get());
        }
        m_pieces.push_back({piece, std::move(item)});
    }
}

void BoardScene::appear(QGraphicsItem *item) {
    if (!m_motion || !m_began) {
        return;
    }
    auto *growing = new QVariantAnimation(this);
    growing->setDuration(AppearTime);
    growing->setStartValue(0.6);
    growing->setEndValue(1.0);
    growing->setEasingCurve(QEasingCurve::OutCubic);
    connect(growing, &QVariantAnimation::valueChanged, this, [this, item](const QVariant &scale) {
        const bool there =
            std::ranges::any_of(m_pieces, [item](const ShownPiece &p) { return p.item.get() == item; });
        if (there) { // it may have gone home meanwhile
            item->setScale(scale.toReal());
        }
    });
    growing->start(QAbstractAnimation::DeleteWhenStopped);
}

void BoardScene::showTargets(const BoardTargets &targets, int current, const State &state,
                             const Rules &rules) {
    showSpaces(targets, current);
    showSpots(targets, current, state, rules);
    ringPieces(targets, current, state);
    const bool isSpace = current >= 0 && targets[current].kind == Target::Kind::Space && !targets.preview();
    if (isSpace) {
        const Target &space = targets[current];
        const Placement &placement = space.placements[space.shown];
        m_ghost->setTile(rules.pool().kind(space.tile), placement.at, placement.rotation);
        m_ghost->setFrame(m_theme.accent);
        m_ghost->setOpacity(GhostOpacity);
    }
    m_ghost->setVisible(isSpace);
}

void BoardScene::turnGhost(int steps) {
    m_turning.stop();
    m_ghost->setRotation(0);
    if (m_motion && m_ghost->isVisible()) {
        m_turning.setStartValue(-90.0 * steps);
        m_turning.setEndValue(0.0);
        m_turning.start();
    }
}

void BoardScene::showSpaces(const BoardTargets &targets, int current) {
    std::size_t used = 0;
    for (int i = 0; i < targets.size(); ++i) {
        if (targets[i].kind != Target::Kind::Space || (i == current && !targets.preview())) {
            continue;
        }
        if (used == m_spaces.size()) {
            m_spaces.push_back(std::make_unique<SpaceItem>());
            addItem(m_spaces.back().get());
        }
        SpaceItem &item = *m_spaces[used++];
        item.setColour(m_theme.accent);
        item.setPos(cellOrigin(targets[i].place.spot.cell));
        item.setOpacity(targets.preview() ? PreviewOpacity : 1);
        item.setVisible(true);
    }
    for (; used < m_spaces.size(); ++used) {
        m_spaces[used]->setVisible(false);
    }
}

void BoardScene::showSpots(const BoardTargets &targets, int current, const State &state, const Rules &rules) {
    std::size_t used = 0;
    for (int i = 0; i < targets.size(); ++i) {
        const Target &spot = targets[i];
        if (spot.kind != Target::Kind::Spot) {
            continue;
        }
        if (used == m_spots.size()) {
            m_spots.push_back(std::make_unique<PieceItem>());
            m_spots.back()->setZValue(SpotLayer);
            addItem(m_spots.back().get());
        }
        PieceItem &item = *m_spots[used++];
        const PieceRef &first = spot.pieces.front();
        const Piece there{first.kind, first.owner, spot.place};
        item.setLook(pieceLook(rules, state.board, there, m_theme), rules.pieceKind(first.kind).is("token"));
        item.setMore(m_theme.accent, m_theme.onAccent, int(spot.options.size()));
        item.setRing(m_theme.accent, i == current ? Qt::SolidLine : Qt::DashLine);
        item.setFaint(i != current);
        item.setPos(pointOf(spot, state));
        item.setVisible(true);
    }
    for (; used < m_spots.size(); ++used) {
        m_spots[used]->setVisible(false);
    }
}

void BoardScene::ringPieces(const BoardTargets &targets, int current, const State &) {
    for (const ShownPiece &shown : m_pieces) {
        QColor ring;
        for (int i = 0; i < targets.size(); ++i) {
            const Target &target = targets[i];
            const PieceRef ref{shown.piece.kind, shown.piece.owner, shown.piece.place};
            if (target.kind == Target::Kind::Piece && std::ranges::count(target.pieces, ref) > 0) {
                ring = m_theme.accent;
                ring.setAlphaF(i == current ? 1.0F : 0.6F);
            }
        }
        shown.item->setRing(ring);
    }
}

QPointF BoardScene::pointOf(const Target &target, const State &state) const {
    if (target.kind == Target::Kind::Space) {
        return cellCentre(target.place.spot.cell);
    }
    QPointF at = app::pointOf(state, m_painter, target.place);
    const bool taken =
        target.kind == Target::Kind::Spot &&
        std::ranges::any_of(m_pieces, [&](const ShownPiece &p) { return p.piece.place == target.place; });
    return taken ? at + QPointF(SpotRadius, 0) : at; // beside what stands there
}

QPainterPath BoardScene::areaOf(const Target &target, const State &state) const {
    QPainterPath area;
    if (target.kind == Target::Kind::Space) {
        area.addRect(cellRect(target.place.spot.cell));
    } else {
        area.addEllipse(pointOf(target, state), SpotRadius, SpotRadius);
    }
    return area;
}

// ---- lights

const QPainterPath &BoardScene::outline(const TileKind &kind, int segment, int rotation) {
    const auto [entry, added] = m_outlines.try_emplace({&kind, segment, rotation});
    if (added) {
        entry->second = m_painter.outline(kind, segment, rotation);
    }
    return entry->second;
}

void BoardScene::light(const State &state, NodeId feature) {
    if (feature == m_litFeature) {
        return;
    }
    m_litFeature = feature;
    QPainterPath path;
    if (feature != NoNode) {
        state.board.forEachSegment(feature, [&](NodeId node) {
            const TileId tile = state.board.tileOf(node);
            const PlacedTile &placed = state.board.tile(tile);
            path.addPath(outline(state.board.kindOf(tile), state.board.segmentOf(node), placed.rotation)
                             .translated(cellOrigin(placed.anchor)));
        });
    }
    m_lit->setArea(path, m_theme.accent);
}

void BoardScene::mark(const std::vector<Cell> &cells) {
    QPainterPath path;
    for (const Cell &cell : cells) {
        path.addRect(cellRect(cell));
    }
    m_marked->setArea(path.simplified(), m_theme.accent);
}

void BoardScene::showDead(const std::vector<Cell> &cells) {
    constexpr qreal Inset = 10;
    QPainterPath path;
    for (const Cell &cell : cells) {
        path.addRoundedRect(cellRect(cell).adjusted(Inset, Inset, -Inset, -Inset), Inset, Inset);
    }
    m_dead->setArea(path, m_theme.faint);
}

} // namespace scorekeep::app
