// SPDX-License-Identifier: MIT
// Buttons of pieces in a row.
#include "app/board/piece_choice.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int IconSide = 36;
constexpr int Distance = 10; // from the point

} // namespace

PieceChoice::PieceChoice(const Theme &theme, QWidget *parent) : QFrame(parent), m_row(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("pieceChoice"));
    setAccessibleName(tr("Pieces that may go there"));
    m_row->setContentsMargins(4, 4, 4, 4);
    m_row->setSpacing(2);
    setTheme(theme);
    hide();
}

void PieceChoice::setTheme(const Theme &theme) {
    setStyleSheet(QStringLiteral("#pieceChoice { background: %1; border: 1px solid %2; border-radius: 7px; }"
                                 "#pieceChoice QToolButton { border: 2px solid transparent; border-radius: 7px; padding: 1px; }"
                                 "#pieceChoice QToolButton:hover { background: %3; }"
                                 "#pieceChoice QToolButton:focus { border-color: %4; }")
                      .arg(theme.raised.name(), theme.line.name(), theme.accentWash.name(), theme.accent.name()));
}

void PieceChoice::open(const std::vector<Line> &lines, QPoint at) {
    while (QLayoutItem *old = m_row->takeAt(0)) {
        old->widget()->hide();
        old->widget()->deleteLater();
        delete old;
    }
    QToolButton *first = nullptr;
    for (const Line &line : lines) {
        auto *button = new QToolButton(this);
        button->setIcon(piecePixmap(line.look, IconSide, devicePixelRatioF()));
        button->setIconSize({IconSide, IconSide});
        button->setAutoRaise(true);
        button->setToolTip(line.text);
        button->setAccessibleName(line.text);
        connect(button, &QToolButton::clicked, this, [this, match = line.match] {
            hide();
            Q_EMIT chosen(match);
        });
        m_row->addWidget(button);
        first = first == nullptr ? button : first;
    }
    m_row->activate();
    resize(sizeHint());
    const QRect area = parentWidget()->rect();
    const bool above = at.y() - Distance - height() > area.top();
    const int y = above ? at.y() - Distance - height() : at.y() + Distance;
    move(std::clamp(at.x() - width() / 2, 0, std::max(0, area.width() - width())), y);
    show();
    raise();
    if (first != nullptr) {
        first->setFocus();
    }
}

void PieceChoice::keyPressEvent(QKeyEvent *event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        hide();
        parentWidget()->setFocus();
        break;
    case Qt::Key_Left:
        focusPreviousChild();
        break;
    case Qt::Key_Right:
        focusNextChild();
        break;
    default:
        QFrame::keyPressEvent(event);
    }
}

} // namespace scorekeep::app
