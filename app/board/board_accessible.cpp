// SPDX-License-Identifier: MIT
// Gives screen readers the targets and tiles of the board as a list, with names in words.
#include "app/board/board_accessible.h"

#include "app/board/board_view.h"
#include "app/i18n/game_text.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <algorithm>
#include <vector>

namespace scorekeep::app {
namespace {

BoardView *viewOf(QObject *object) {
    return qobject_cast<BoardView *>(object);
}

std::vector<TileId> presentTiles(const BoardView &view) {
    std::vector<TileId> tiles;
    if (view.session()->hasGame()) {
        const std::vector<PlacedTile> &placed = view.session()->state().board.tiles();
        for (std::size_t t = 0; t < placed.size(); ++t) {
            if (placed[t].present) {
                tiles.push_back(TileId(t));
            }
        }
    }
    return tiles;
}

// "north city, east road ...; 3 east of the start tile; Anna’s follower on the city"
QString tileDescription(const BoardView &view, TileId tile) {
    const State &state = view.session()->state();
    const GameText text(view.session()->rules());
    const PlacedTile &placed = state.board.tile(tile);
    QStringList parts{cellInWords(placed.anchor),
                      tileInWords(state.board.kindOf(tile), view.session()->world().symbols, text.catalogue(),
                                  placed.rotation)};
    const auto isThere = [&](const Place &place) {
        if (place.kind == Place::Kind::Area) {
            return std::ranges::count(state.board.kindOf(tile).areas, place.index, &TileArea::index) > 0;
        }
        return place.onBoard() && place.kind != Place::Kind::Vertex &&
               state.board.tileAt(place.spot.cell, place.spot.half) == tile;
    };
    for (const Piece &piece : state.pieces) {
        if (isThere(piece.place)) {
            const QString owner = piece.owner == NoPlayer ? QString() : text.player(piece.owner);
            parts << BoardView::tr("%1 %2 %3",
                                   "a player, a piece, and where: Anna follower on the road at 2S")
                         .arg(owner, text.piece(piece.kind), text.place(state, piece.place))
                         .trimmed();
        }
    }
    return parts.join(QStringLiteral("; "));
}

// A target or a tile, by its number among the view's children. It lives as long as the view; a number that
// stands for nothing at the moment is not valid.
class BoardChild : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    BoardChild(BoardView *view, int index) : m_view(view), m_index(index) {}

    bool isValid() const override {
        return m_view && m_view->session()->hasGame() && (isTarget() || tile() != NoTile);
    }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString &) override {}

    QString text(QAccessible::Text kind) const override {
        if (kind != QAccessible::Name || !isValid()) {
            return {};
        }
        return isTarget() ? m_view->targetText(m_index) : tileDescription(*m_view, tile());
    }

    QRect rect() const override {
        if (!isValid()) {
            return {};
        }
        const QRect inViewport =
            isTarget() ? m_view->targetRect(m_index)
                       : m_view->cellRectInViewport(m_view->session()->state().board.tile(tile()).anchor);
        return {m_view->viewport()->mapToGlobal(inViewport.topLeft()), inViewport.size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        state.invalid = !isValid();
        if (isValid() && isTarget()) {
            state.focusable = true;
            state.selectable = true;
            state.focused = m_view->hasFocus() && m_view->currentTarget() == m_index;
            state.selected = m_view->currentTarget() == m_index;
        }
        state.offscreen =
            isValid() && !m_view->viewport()->rect().intersects(
                             {m_view->viewport()->mapFromGlobal(rect().topLeft()), rect().size()});
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface && isValid() && isTarget()
                   ? static_cast<QAccessibleActionInterface *>(this)
                   : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }
    void doAction(const QString &name) override {
        if (isValid() && isTarget()) {
            m_view->setCurrentTarget(m_index);
            if (name == pressAction()) {
                m_view->activateTarget(m_index);
            }
        }
    }

private:
    bool isTarget() const { return m_index < m_view->targets().size(); }
    TileId tile() const {
        const std::vector<TileId> tiles = presentTiles(*m_view);
        const int index = m_index - m_view->targets().size();
        return index >= 0 && index < int(tiles.size()) ? tiles[std::size_t(index)] : NoTile;
    }

    QPointer<BoardView> m_view;
    int m_index;
};

class BoardAccessible : public QAccessibleWidget {
public:
    explicit BoardAccessible(BoardView *view) : QAccessibleWidget(view, QAccessible::List) {}
    ~BoardAccessible() override {
        for (const QAccessible::Id id : m_children) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }

    int childCount() const override { return view()->targets().size() + int(presentTiles(*view()).size()); }
    QAccessibleInterface *child(int index) const override {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        while (int(m_children.size()) <= index) {
            const int next = int(m_children.size());
            m_children.push_back(QAccessible::registerAccessibleInterface(new BoardChild(view(), next)));
        }
        return QAccessible::accessibleInterface(m_children[std::size_t(index)]);
    }
    int indexOfChild(const QAccessibleInterface *child) const override {
        for (std::size_t i = 0; i < m_children.size(); ++i) {
            if (QAccessible::accessibleInterface(m_children[i]) == child) {
                return int(i);
            }
        }
        return -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i)->rect().contains(x, y)) {
                return child(i);
            }
        }
        return nullptr;
    }
    QAccessibleInterface *focusChild() const override {
        return view()->hasFocus() ? child(view()->currentTarget()) : nullptr;
    }

private:
    BoardView *view() const { return viewOf(object()); }
    mutable std::vector<QAccessible::Id> m_children; // made when they are asked for
};

QAccessibleInterface *makeInterface(const QString &, QObject *object) {
    BoardView *view = viewOf(object);
    return view == nullptr ? nullptr : new BoardAccessible(view);
}

} // namespace

void installBoardAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceCurrentTarget(BoardView *view) {
    if (QAccessible::isActive() && view->currentTarget() >= 0) {
        QAccessibleEvent event(view, QAccessible::Focus);
        event.setChild(view->currentTarget());
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace scorekeep::app
