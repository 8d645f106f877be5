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
    retranslate();
    m_row->setContentsMargins(4, 4, 4, 4);
    m_row->setSpacing(2);
    setTheme(theme);
    hide();
}

void PieceChoice::retranslate() {
    setAccessibleName(tr("Pieces that may go there"));
}

void PieceChoice::setTheme(const Theme &theme) {
    setStyleSheet(
        QStringLiteral(
            "#pieceChoice { background: %1; border: 1px solid %2; border-radius: 7px; }"
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
        button->installEventFilter(this);
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

// The arrow keys stay in the row; left alone they would go on to the next widget of the window.
bool PieceChoice::handleKey(QWidget *button, int key) {
    if (key == Qt::Key_Escape) {
        hide();
        parentWidget()->setFocus();
        return true;
    }
    if (key != Qt::Key_Left && key != Qt::Key_Right) {
        return false;
    }
    const int next = m_row->indexOf(button) + (key == Qt::Key_Left ? -1 : 1);
    m_row->itemAt((next + m_row->count()) % m_row->count())->widget()->setFocus();
    return true;
}

bool PieceChoice::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            event->accept(); // they mean the row while it is open
        }
    }
    if (event->type() == QEvent::KeyPress) {
        auto *button = static_cast<QToolButton *>(watched);
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            button->click();
            return true;
        }
        return handleKey(button, key);
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace scorekeep::app
