// SPDX-License-Identifier: MIT
// The table on the screen: tiles and pieces as they lie, and what may be done there now.
#pragma once

#include "app/board/board_targets.h"
#include "app/theme.h"
#include "engine/board/board.h"

#include <QGraphicsView>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace scorekeep::app {

class BoardScene;
class HoverCard;
class PieceChoice;

// How a turn is entered with the mouse:
//  - a tile is to be placed: the space under the pointer shows it in its first legal rotation; the wheel or R
//    turns it, a click places it as it is shown;
//  - the tile lies and nothing else was entered in this part: a click on it (beside the figures), the wheel
//  over
//    it or R turns it on through what is legal there;
//  - a piece is to be placed: it stands translucent wherever it may; a click places it; where several may
//  stand
//    a row of them opens first;
//  - pieces are to be chosen: they are ringed, a click chooses.
// Everything goes through the session as an answer to the open choice; what it refuses is told by `refused`.
// With the keyboard: the arrow keys go from target to target, Enter takes it, R turns; plus, minus and 0
// zoom. Ctrl and the wheel or a pinch zoom, dragging the table pans.
class BoardView : public QGraphicsView {
    Q_OBJECT

public:
    // The session outlives the view; it may have no game.
    BoardView(GameSession *session, const Theme &theme, QWidget *parent = nullptr);
    ~BoardView() override;

    void setTheme(const Theme &theme);
    // Movement is on where the platform has it on.
    void setMotion(bool on);
    bool systemMoves() const; // false when the system asks for less motion
    // The names of columns and rows along the edges; on at first.
    void setRulers(bool on);

    // Tiles that belong to a score that a person looks at; none: no tile is marked.
    void markCells(const std::vector<Cell> &cells);
    // A kind that a person looks at before it is drawn: shows where it could be placed.
    void setChosenKind(std::optional<KindId> kind);

    // The tile as it would be placed by placeHere(), while one is to be placed.
    std::optional<Placement> ghost() const;
    // Whether turn() has something to turn: the ghost, or the tile just placed.
    bool canTurn() const;
    // Spaces where the tile that is asked for, or the chosen kind, may lie; 0 when none is.
    int legalSpaces() const { return m_targets.spaces(); }
    // Free spaces that no tile that is left fits; counted a moment after a tile was placed.
    int deadSpaces() const { return int(m_dead.size()); }

    GameSession *session() const { return m_session; }
    const BoardTargets &targets() const { return m_targets; }
    // What a target does, in words.
    QString targetText(int index) const;
    // In the viewport: all of what takes clicks, and a cell.
    QRect targetRect(int index) const;
    QRect cellRectInViewport(Cell cell) const;
    // Moves the keyboard's target; announces it to screen readers.
    void setCurrentTarget(int index);
    int currentTarget() const { return m_current; }
    // Does what a click there does.
    void activateTarget(int index);

public Q_SLOTS:
    void zoomIn();
    void zoomOut();
    void fit();       // all tiles, and a space around them
    void turn();      // the ghost, or the tile just placed, clockwise to the next legal rotation
    void placeHere(); // takes the current target

Q_SIGNALS:
    void ghostChanged();  // another space or rotation
    void spacesChanged(); // legalSpaces() or deadSpaces()
    void currentTargetChanged();
    void refused(const QString &sentence);
    // A piece was clicked where several are to be chosen: the prompt's editor adds or removes it.
    void pieceClicked(int prompt, const scorekeep::PieceRef &piece);

protected:
    void drawForeground(QPainter *painter, const QRectF &exposed) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void newDocument();
    void refresh();
    void refreshTargets();
    void showTargets();
    int firstTarget() const;
    TileId turnableTile() const;
    void countDead();
    void growSceneRect();
    QRectF content() const;
    void zoomTo(qreal side, QPointF fixed);
    void pan(QPoint by);
    void hover(QPoint at);
    void hoverFeature();
    NodeId featureAt(QPointF at) const;
    void clearHover();
    void click(QPoint at);
    bool turnAt(QPointF at, int steps);
    void turnTarget(int index, int steps);
    bool turnPlaced(int steps);
    void take(GameSession::Match match);
    void openChoice(const Target &target, QPoint at);
    int targetAt(QPointF at) const;
    void step(Qt::Key key);
    qreal side() const; // of a tile, in device independent pixels

    GameSession *m_session;
    Theme m_theme;
    std::unique_ptr<BoardScene> m_scene;
    HoverCard *m_card;
    PieceChoice *m_pieceChoice;
    BoardTargets m_targets;
    std::optional<KindId> m_chosenKind;
    std::vector<Cell> m_dead;
    QTimer m_deadTimer;
    QTimer m_hoverTimer;
    QPoint m_hoverAt;
    int m_current = -1;
    bool m_rulers = true;
    TileId m_turnable = NoTile; // just placed, with other legal rotations
    TileId m_newest = NoTile;   // the last tile on the table
    bool m_fitted = true;       // shows all tiles, and goes on to do so
    bool m_turning = false;     // between taking a tile back and placing it turned
    bool m_pressed = false, m_panning = false;
    QPoint m_pressedAt, m_panAt;
    int m_wheel = 0;   // of a step that is not complete
    qreal m_pinch = 1; // the same
};

} // namespace scorekeep::app
