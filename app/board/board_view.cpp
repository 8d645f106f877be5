// SPDX-License-Identifier: MIT
// Keeps the board in step with the session: what lies there, what may be done, what is dead.
#include "app/board/board_view.h"

#include "app/board/board_accessible.h"
#include "app/board/board_geometry.h"
#include "app/board/board_rulers.h"
#include "app/board/board_scene.h"
#include "app/board/hover_card.h"
#include "app/board/piece_choice.h"
#include "engine/catalogue/shape.h"
#include "engine/game/table.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>
#include <limits>

namespace scorekeep::app {
namespace {

constexpr int DeadDelay = 80;   // milliseconds after the last change
constexpr int HoverDelay = 120; // before the card comes

} // namespace

BoardView::BoardView(GameSession *session, const Theme &theme, QWidget *parent)
    : QGraphicsView(parent), m_session(session), m_theme(theme),
      m_scene(std::make_unique<BoardScene>(theme, session->world().symbols)),
      m_card(new HoverCard(theme, viewport())), m_pieceChoice(new PieceChoice(theme, viewport())) {
    installBoardAccessibility();
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setScene(m_scene.get());
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(theme.table);
    setRenderHint(QPainter::SmoothPixmapTransform);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the table is dragged
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::AnchorViewCenter);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setOptimizationFlag(QGraphicsView::DontAdjustForAntialiasing);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    setMotion(systemMoves());

    m_deadTimer.setSingleShot(true);
    m_deadTimer.setInterval(DeadDelay);
    connect(&m_deadTimer, &QTimer::timeout, this, &BoardView::countDead);
    m_hoverTimer.setSingleShot(true);
    m_hoverTimer.setInterval(HoverDelay);
    connect(&m_hoverTimer, &QTimer::timeout, this, &BoardView::hoverFeature);
    connect(m_pieceChoice, &PieceChoice::chosen, this, &BoardView::take);
    connect(session, &GameSession::documentChanged, this, &BoardView::newDocument);
    connect(session, &GameSession::changed, this, &BoardView::refresh);
    connect(session, &GameSession::choiceChanged, this, &BoardView::refreshTargets);
    newDocument();
}

BoardView::~BoardView() {
    setScene(nullptr);
}

void BoardView::setTheme(const Theme &theme) {
    m_theme = theme;
    setBackgroundBrush(theme.table);
    m_card->setTheme(theme);
    m_pieceChoice->setTheme(theme);
    m_scene->setTheme(theme);
    clearHover();
    refresh();
    m_scene->showDead(m_dead);
}

bool BoardView::systemMoves() const {
    return style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
}

void BoardView::setMotion(bool on) {
    m_scene->setMotion(on);
}

void BoardView::setRulers(bool on) {
    m_rulers = on;
    viewport()->update();
}

void BoardView::drawForeground(QPainter *painter, const QRectF &exposed) {
    QGraphicsView::drawForeground(painter, exposed);
    if (m_rulers && m_session->hasGame()) {
        const QRectF bounds = boardBounds(m_session->state().board);
        const Cell first = cellAt(bounds.topLeft());
        const Cell behind = cellAt(bounds.bottomRight()); // and a space around the tiles
        drawRulers(*painter, *this, QRect(QPoint(first.x - 1, first.y - 1), QPoint(behind.x, behind.y)), m_theme);
    }
}

// The names stay where they are, so what was drawn can't be moved along.
void BoardView::scrollContentsBy(int dx, int dy) {
    QGraphicsView::scrollContentsBy(dx, dy);
    if (m_rulers) {
        viewport()->update();
    }
}

void BoardView::newDocument() {
    clearHover();
    m_pieceChoice->hide();
    m_scene->clearTable();
    m_targets = {};
    m_chosenKind.reset();
    m_dead.clear();
    m_current = -1;
    m_turnable = m_newest = NoTile;
    m_fitted = true;
    setSceneRect(content());
    refresh();
    fit();
}

void BoardView::refresh() {
    if (!m_session->hasGame() || m_turning) {
        return;
    }
    clearHover();
    const Board &board = m_session->state().board;
    m_scene->show(m_session->state(), m_session->rules());
    growSceneRect();
    TileId newest = NoTile;
    for (std::size_t t = 0; t < board.tiles().size(); ++t) {
        newest = board.tiles()[t].present ? TileId(t) : newest;
    }
    const bool grown = newest != NoTile && newest != m_newest;
    m_newest = newest;
    refreshTargets();
    if (m_fitted && !viewport()->rect().contains(mapFromScene(content()).boundingRect())) {
        fit();
    } else if (grown) {
        ensureVisible(cellRect(board.tile(newest).anchor), viewport()->width() / 8, viewport()->height() / 8);
    }
    m_deadTimer.start();
}

void BoardView::refreshTargets() {
    if (m_turning) {
        return;
    }
    m_pieceChoice->hide();
    m_targets = m_session->hasGame() ? BoardTargets(m_session->game(), m_chosenKind) : BoardTargets();
    m_current = firstTarget();
    m_turnable = turnableTile();
    showTargets();
    Q_EMIT spacesChanged();
    Q_EMIT ghostChanged();
    Q_EMIT currentTargetChanged();
}

void BoardView::showTargets() {
    if (m_session->hasGame()) {
        m_scene->showTargets(m_targets, m_current, m_session->state(), m_session->rules());
    }
}

// A space to begin with: the one nearest to the newest tile. A figure's spot is never proposed.
int BoardView::firstTarget() const {
    int best = -1;
    qreal nearest = std::numeric_limits<qreal>::max();
    const Board *board = m_session->hasGame() ? &m_session->state().board : nullptr;
    const QPointF from = m_newest == NoTile || board == nullptr || m_newest >= board->tiles().size()
                             ? QPointF()
                             : cellCentre(board->tile(m_newest).anchor);
    for (int i = 0; i < m_targets.size() && !m_targets.preview(); ++i) {
        const qreal distance = (cellCentre(m_targets[i].place.spot.cell) - from).manhattanLength();
        if (m_targets[i].kind == Target::Kind::Space && distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

// The tile of this part, as long as its placing is the last thing entered and it may lie in other ways.
TileId BoardView::turnableTile() const {
    if (!m_session->hasGame() || m_session->game().cursor() == 0) {
        return NoTile;
    }
    const Game &game = m_session->game();
    const Entry &last = game.log()[game.cursor() - 1];
    const TileId tile = game.look([](const Table &table) { return table.tileOfPart(); });
    if (tile == NoTile || last.answer.kind != PromptKind::PlaceTile || last.answer.pass || last.forced) {
        return NoTile;
    }
    const PlacedTile &placed = game.state().board.tile(tile);
    if (placed.anchor != last.answer.placement.at) {
        return NoTile;
    }
    Board without = game.state().board;
    without.remove(tile);
    for (int rotation = 0; rotation < without.kindOf(tile).rotations; ++rotation) {
        const bool other = rotation != placed.rotation % without.kindOf(tile).rotations;
        if (other && without.fits(placed.kind, {placed.anchor, std::uint8_t(rotation)})) {
            return tile;
        }
    }
    return NoTile;
}

void BoardView::setChosenKind(std::optional<KindId> kind) {
    if (kind != m_chosenKind) {
        m_chosenKind = kind;
        refreshTargets();
    }
}

void BoardView::markCells(const std::vector<Cell> &cells) {
    m_scene->mark(cells);
    if (cells.empty()) {
        return;
    }
    QRectF bounds;
    for (const Cell &cell : cells) {
        bounds |= cellRect(cell);
    }
    ensureVisible(bounds);
}

std::optional<Placement> BoardView::ghost() const {
    if (m_current < 0 || m_targets.preview() || m_targets[m_current].kind != Target::Kind::Space) {
        return std::nullopt;
    }
    const Target &space = m_targets[m_current];
    return space.placements[space.shown];
}

bool BoardView::canTurn() const {
    return ghost() ? m_targets[m_current].placements.size() > 1 : m_turnable != NoTile;
}

// Spaces that none of the tiles left fits, in any of its rotations.
void BoardView::countDead() {
    std::vector<Cell> dead;
    if (m_session->hasGame() && m_session->state().supply.total() > 0) {
        const Game &game = m_session->game();
        std::vector<Cell> open;
        std::vector<Placement> placements;
        const auto covered = [&](KindId kind, const Placement &placement) {
            for (const FootprintCell &cell :
                 footprint(game.rules().pool().kind(kind), placement.at, placement.rotation)) {
                open.push_back(cell.at);
            }
        };
        game.look([&](const Table &table) {
            for (std::size_t kind = 0; kind < table.state().supply.left.size(); ++kind) {
                placements.clear();
                if (table.state().supply.left[kind] > 0) {
                    table.placements(KindId(kind), placements);
                }
                std::ranges::for_each(placements, [&](const Placement &p) { covered(KindId(kind), p); });
            }
        });
        for (const Target &target : m_targets.all()) { // the tile in hand is in no supply
            std::ranges::for_each(target.placements, [&](const Placement &p) { covered(target.tile, p); });
        }
        std::ranges::sort(open);
        for (const FreeSpace &space : game.state().board.frontier()) {
            if (!std::ranges::binary_search(open, space.at)) {
                dead.push_back(space.at);
            }
        }
    }
    m_dead = std::move(dead);
    m_scene->showDead(m_dead);
    Q_EMIT spacesChanged();
}

void BoardView::changeEvent(QEvent *event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
        m_pieceChoice->retranslate();
        clearHover();
    }
    QGraphicsView::changeEvent(event);
}

} // namespace scorekeep::app
