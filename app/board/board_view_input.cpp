// SPDX-License-Identifier: MIT
// Mouse, wheel, keys and gestures of the board, and what it shows of the table.
#include "app/board/board_geometry.h"
#include "app/board/board_scene.h"
#include "app/board/board_view.h"
#include "app/board/hover_card.h"
#include "app/board/piece_choice.h"

#include <QApplication>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPinchGesture>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <limits>

namespace scorekeep::app {
namespace {

constexpr qreal SmallestSide = 16; // of a tile in pixels, however much is on the table
constexpr qreal LargestSide = 320;
constexpr qreal LargestFittedSide = 112;
constexpr qreal ZoomStep = 1.189; // a fourth root of two
constexpr qreal RoomAround = 12;  // tiles, beyond those that lie there
constexpr int WheelStep = 120;
constexpr int CardMargin = 16;

// The size nearest to it in which tiles are drawn, in device pixels.
qreal nearestStep(qreal wanted) {
    const qreal above = TilePixmaps::step(wanted);
    const qreal below = TilePixmaps::step(above / ZoomStep - 1);
    return wanted * wanted < above * below ? below : above;
}

} // namespace

// ---- what is shown

qreal BoardView::side() const {
    return transform().m11() * TileSide;
}

// All tiles and the spaces around them.
QRectF BoardView::content() const {
    const QRectF bounds = m_session->hasGame() ? boardBounds(m_session->state().board) : QRectF();
    constexpr qreal Room = TileSide * 1.1;
    return bounds.isEmpty() ? cellRect({}).adjusted(-Room, -Room, Room, Room)
                            : bounds.adjusted(-Room, -Room, Room, Room);
}

// Larger than what lies there, or the view would jump whenever a tile makes the board larger.
void BoardView::growSceneRect() {
    constexpr qreal Room = RoomAround * TileSide;
    if (sceneRect().contains(content().adjusted(-Room / 2, -Room / 2, Room / 2, Room / 2))) {
        return;
    }
    const QPointF centre = mapToScene(viewport()->rect().center());
    setSceneRect(sceneRect() | content().adjusted(-Room, -Room, Room, Room));
    centerOn(centre);
}

// Only the sizes in which tiles are drawn: they are crisp, whole pixels wide, and no hair of the table shows
// between them.
void BoardView::zoomTo(qreal wanted, QPointF fixed) {
    const qreal ratio = devicePixelRatioF();
    const qreal side = nearestStep(std::clamp(wanted, SmallestSide, LargestSide) * ratio) / ratio;
    const QPoint before = mapFromScene(fixed);
    setTransform(QTransform::fromScale(side / TileSide, side / TileSide));
    pan(before - mapFromScene(fixed));
}

void BoardView::pan(QPoint by) {
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
}

void BoardView::zoomIn() {
    m_fitted = false;
    zoomTo(side() * ZoomStep, mapToScene(viewport()->rect().center()));
}

void BoardView::zoomOut() {
    m_fitted = false;
    zoomTo(side() / ZoomStep, mapToScene(viewport()->rect().center()));
}

void BoardView::fit() {
    const QRectF all = content();
    const qreal across = viewport()->width() / (all.width() / TileSide);
    const qreal down = viewport()->height() / (all.height() / TileSide);
    growSceneRect();
    const qreal fits = std::min({across, down, LargestFittedSide});
    zoomTo(fits, all.center());
    if (side() > fits + 0.5) {
        zoomTo(fits / ZoomStep, all.center());
    }
    centerOn(all.center());
    m_fitted = true;
}

void BoardView::resizeEvent(QResizeEvent *event) {
    QGraphicsView::resizeEvent(event);
    m_pieceChoice->hide();
    if (m_fitted) {
        fit();
    }
    m_card->move(viewport()->width() - m_card->width() - CardMargin,
                 viewport()->height() - m_card->height() - CardMargin);
}

// ---- pointing

int BoardView::targetAt(QPointF at) const {
    // What is small lies above the spaces.
    int found = -1;
    qreal nearest = std::numeric_limits<qreal>::max();
    for (int i = 0; i < m_targets.size(); ++i) {
        const Target &target = m_targets[i];
        if (!m_scene->areaOf(target, m_session->state()).contains(at)) {
            continue;
        }
        const qreal distance = target.kind == Target::Kind::Space
                                   ? TileSide
                                   : QLineF(m_scene->pointOf(target, m_session->state()), at).length();
        if (distance < nearest) {
            nearest = distance;
            found = i;
        }
    }
    return found;
}

void BoardView::hover(QPoint at) {
    if (!m_session->hasGame()) {
        return;
    }
    m_hoverAt = at;
    const QPointF point = mapToScene(at);
    const int target = targetAt(point);
    if (target >= 0 && !m_targets.preview()) {
        setCurrentTarget(target);
    } else if (m_current >= 0 && m_targets[m_current].kind != Target::Kind::Space) {
        setCurrentTarget(-1); // a figure stands out only under the pointer
    }
    const bool turns =
        m_turnable != NoTile && target < 0 && m_session->state().board.tileAt(cellAt(point)) == m_turnable;
    viewport()->setCursor(target >= 0 || turns ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const NodeId feature = featureAt(point);
    m_scene->light(m_session->state(), feature);
    if (feature == NoNode) {
        m_hoverTimer.stop();
        m_card->hide();
    } else {
        m_hoverTimer.start();
    }
}

NodeId BoardView::featureAt(QPointF at) const {
    const Board &board = m_session->state().board;
    const TileId tile = board.tileAt(cellAt(at));
    if (tile == NoTile) {
        return NoNode;
    }
    const PlacedTile &placed = board.tile(tile);
    const std::uint8_t segment =
        m_scene->painter().segmentAt(board.kindOf(tile), at - cellOrigin(placed.anchor), placed.rotation);
    return segment == NoSegment ? NoNode : board.feature(board.node(tile, segment));
}

void BoardView::hoverFeature() {
    const NodeId feature = m_session->hasGame() ? featureAt(mapToScene(m_hoverAt)) : NoNode;
    if (feature == NoNode) {
        return;
    }
    m_card->showFacts(featureFacts(m_session->game(), feature), m_session->game());
    m_card->move(viewport()->width() - m_card->width() - CardMargin,
                 viewport()->height() - m_card->height() - CardMargin);
    if (m_card->geometry().adjusted(-CardMargin, -CardMargin, 0, 0).contains(m_hoverAt)) {
        m_card->move(CardMargin, m_card->y()); // out of the pointer's way
    }
}

void BoardView::clearHover() {
    m_hoverTimer.stop();
    m_card->hide();
    if (m_session->hasGame()) {
        m_scene->light(m_session->state(), NoNode);
    }
}

void BoardView::click(QPoint at) {
    if (!m_session->hasGame()) {
        return;
    }
    const QPointF point = mapToScene(at);
    const int target = targetAt(point);
    if (target >= 0) {
        setCurrentTarget(m_targets.preview() ? -1 : target);
        activateTarget(target);
    } else if (m_turnable != NoTile && m_session->state().board.tileAt(cellAt(point)) == m_turnable) {
        turnPlaced(1);
    }
}

bool BoardView::turnAt(QPointF at, int steps) {
    if (!m_session->hasGame()) {
        return false;
    }
    const Cell cell = cellAt(at);
    const int target = m_targets.preview() ? -1 : targetAt(at);
    if (target >= 0 && m_targets[target].kind == Target::Kind::Space) {
        turnTarget(target, steps);
        return true;
    }
    return m_turnable != NoTile && m_session->state().board.tileAt(cell) == m_turnable && turnPlaced(steps);
}

// ---- events

void BoardView::mousePressEvent(QMouseEvent *event) {
    const bool left = event->button() == Qt::LeftButton;
    if (left || event->button() == Qt::MiddleButton) {
        m_pieceChoice->hide();
        m_pressed = left;
        m_panning = !left;
        m_pressedAt = m_panAt = event->pos();
        event->accept();
    }
}

void BoardView::mouseMoveEvent(QMouseEvent *event) {
    const QPoint at = event->pos();
    if (m_pressed && !m_panning &&
        (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
        m_panning = true;
        clearHover();
    }
    if (m_panning) {
        viewport()->setCursor(Qt::ClosedHandCursor);
        m_fitted = false;
        pan(at - m_panAt);
        m_panAt = at;
    } else if (!m_pressed && !m_pieceChoice->isVisible()) {
        hover(at);
    }
    event->accept();
}

void BoardView::mouseReleaseEvent(QMouseEvent *event) {
    const bool clicked = m_pressed && !m_panning && event->button() == Qt::LeftButton;
    m_pressed = m_panning = false;
    viewport()->setCursor(Qt::ArrowCursor);
    if (clicked) {
        click(event->pos());
    }
    event->accept();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event) {
    mousePressEvent(event); // two quick clicks are two clicks
}

void BoardView::wheelEvent(QWheelEvent *event) {
    event->accept();
    const QPointF at = mapToScene(event->position().toPoint());
    const int delta = event->angleDelta().y();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        m_fitted = false;
        m_wheel += delta;
        zoomTo(side() * std::pow(ZoomStep, m_wheel / WheelStep), at);
        m_wheel %= WheelStep;
        return;
    }
    m_wheel += delta;
    const int steps = m_wheel / WheelStep;
    if (steps == 0 || !turnAt(at, -steps)) {
        const bool turns = m_targets.spaces() > 0 && targetAt(at) >= 0;
        if (!turns) {
            m_fitted = false;
            pan(event->pixelDelta().isNull() ? event->angleDelta() / 2 : event->pixelDelta());
        }
    }
    m_wheel -= steps * WheelStep;
}

void BoardView::step(Qt::Key key) {
    const QPointF direction = key == Qt::Key_Left    ? QPointF(-1, 0)
                              : key == Qt::Key_Right ? QPointF(1, 0)
                              : key == Qt::Key_Up    ? QPointF(0, -1)
                                                     : QPointF(0, 1);
    if (m_targets.size() == 0 || m_targets.preview()) {
        pan((direction * -side() / 2).toPoint());
        return;
    }
    if (m_current < 0) {
        setCurrentTarget(0);
        return;
    }
    const QPointF from = m_scene->pointOf(m_targets[m_current], m_session->state());
    int best = -1;
    qreal nearest = std::numeric_limits<qreal>::max();
    for (int i = 0; i < m_targets.size(); ++i) {
        const QPointF way = m_scene->pointOf(m_targets[i], m_session->state()) - from;
        const qreal along = QPointF::dotProduct(way, direction);
        const qreal aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (i != m_current && along > 0 && along + 2 * aside < nearest) {
            nearest = along + 2 * aside;
            best = i;
        }
    }
    if (best >= 0) {
        setCurrentTarget(best);
        ensureVisible(QRectF(m_scene->areaOf(m_targets[best], m_session->state()).boundingRect()));
    }
}

void BoardView::keyPressEvent(QKeyEvent *event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        step(Qt::Key(event->key()));
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        placeHere();
        break;
    case Qt::Key_R:
        turn();
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        break;
    case Qt::Key_Minus:
        zoomOut();
        break;
    case Qt::Key_0:
        fit();
        break;
    default:
        event->ignore(); // none of the scene's items takes keys
        return;
    }
    event->accept();
}

bool BoardView::viewportEvent(QEvent *event) {
    if (event->type() == QEvent::Leave) {
        viewport()->unsetCursor();
        clearHover();
    }
    if (event->type() == QEvent::Gesture) {
        auto *pinch =
            static_cast<QPinchGesture *>(static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture));
        if (pinch != nullptr && pinch->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged)) {
            m_fitted = false;
            m_pinch *= pinch->scaleFactor(); // the fingers move less at a time than a step
            const QPoint between = viewport()->mapFromGlobal(pinch->centerPoint().toPoint());
            if (m_pinch > ZoomStep || m_pinch < 1 / ZoomStep) {
                zoomTo(side() * m_pinch, mapToScene(between));
                m_pinch = 1;
            }
            return true;
        }
    }
    return QGraphicsView::viewportEvent(event);
}

} // namespace scorekeep::app
