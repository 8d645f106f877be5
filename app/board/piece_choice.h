// SPDX-License-Identifier: MIT
// The little row that opens where a click can mean several pieces.
#pragma once

#include "app/board/piece_painter.h"
#include "app/session/game_session.h"
#include "app/theme.h"

#include <QFrame>

#include <vector>

class QHBoxLayout;

namespace scorekeep::app {

// A child of the viewport, not a window of its own: it scrolls away with what it belongs to.
class PieceChoice : public QFrame {
    Q_OBJECT

public:
    struct Line {
        GameSession::Match match;
        PieceLook look;
        QString text; // what it does, for tooltip and screen reader
    };

    PieceChoice(const Theme &theme, QWidget *parent);

    void retranslate();
    void setTheme(const Theme &theme);
    // Beside the point, inside the parent.
    void open(const std::vector<Line> &lines, QPoint at);

Q_SIGNALS:
    void chosen(scorekeep::app::GameSession::Match match);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool handleKey(QWidget *button, int key);

    QHBoxLayout *m_row;
};

} // namespace scorekeep::app
