// SPDX-License-Identifier: MIT
// A row of the player list: its widgets, its menu of colours, and the keys and drags that move it.
#include "app/dialogs/player_row.h"

#include "app/board/piece_painter.h"
#include "app/player_look.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

namespace scorekeep::app {
namespace {

constexpr int Figure = 24;
constexpr int MenuFigure = 16; // what menus show; a letter could not be read

QString capitalised(const QString &text) {
    return text.left(1).toUpper() + text.mid(1);
}

QPixmap dots(const QColor &colour, qreal ratio) {
    QPixmap pixmap(QSize(10, 16) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const qreal x : {2.5, 7.5}) {
        for (const qreal y : {3.0, 8.0, 13.0}) {
            painter.drawEllipse(QPointF(x, y), 1.2, 1.2);
        }
    }
    return pixmap;
}

QPixmap cross(const QColor &colour, qreal ratio) {
    QPixmap pixmap(QSize(16, 16) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(4.5, 4.5), QPointF(11.5, 11.5));
    painter.drawLine(QPointF(11.5, 4.5), QPointF(4.5, 11.5));
    return pixmap;
}

} // namespace

PlayerRow::PlayerRow(const SeatChoice &seat, const Theme &theme, QAbstractItemModel *knownNames,
                     QWidget *parent)
    : QWidget(parent), m_theme(theme), m_colour(seat.colour), m_handle(new QToolButton(this)),
      m_colourButton(new QToolButton(this)), m_remove(new QToolButton(this)),
      m_name(new QLineEdit(seat.name, this)) {
    m_handle->setObjectName(QStringLiteral("player.handle"));
    m_colourButton->setObjectName(QStringLiteral("player.colour"));
    m_name->setObjectName(QStringLiteral("player.name"));
    m_remove->setObjectName(QStringLiteral("player.remove"));
    m_handle->setIcon(dots(theme.faint, devicePixelRatioF()));
    m_handle->setIconSize({10, 16});
    m_handle->setCursor(Qt::OpenHandCursor);
    m_handle->setFixedSize(22, 30);
    m_remove->setIcon(cross(theme.faint, devicePixelRatioF()));
    m_remove->setFixedSize(30, 30);
    m_colourButton->setIconSize({Figure, Figure});
    m_colourButton->setPopupMode(QToolButton::InstantPopup);
    m_colourButton->setMenu(new QMenu(m_colourButton));
    m_colourButton->setFixedSize(40, 31);
    m_colourButton->setStyleSheet(
        QStringLiteral("QToolButton { background: %1; border: 1px solid %2; border-radius: 7px; padding: 0; }"
                       "QToolButton:hover { border-color: %3; } QToolButton:focus { border: 2px solid %3; }"
                       "QToolButton::menu-indicator { image: none; width: 0; }")
            .arg(theme.raised.name(), theme.line.name(), theme.accent.name()));
    m_name->setMaxLength(40);
    auto *completer = new QCompleter(knownNames, m_name);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_name->setCompleter(completer);
    for (QWidget *widget : {static_cast<QWidget *>(m_handle), static_cast<QWidget *>(m_name)}) {
        widget->installEventFilter(this);
    }

    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    line->addWidget(m_handle);
    line->addWidget(m_colourButton);
    line->addWidget(m_name, 1);
    line->addWidget(m_remove);

    connect(m_name, &QLineEdit::textChanged, this, &PlayerRow::edited);
    connect(m_remove, &QToolButton::clicked, this, &PlayerRow::removeWanted);
    // While names are offered, Enter goes to their list; with none of them chosen it means what it always
    // does.
    connect(m_name, &QLineEdit::returnPressed, this, [this, completer] {
        if (completer->popup()->isVisible() && !completer->popup()->currentIndex().isValid()) {
            Q_EMIT entered();
        }
    });
}

SeatChoice PlayerRow::seat() const {
    return {m_name->text().simplified(), m_colour};
}

QString PlayerRow::effectiveName() const {
    const QString typed = m_name->text().simplified();
    return typed.isEmpty() ? capitalised(colourName(m_colour)) : typed;
}

void PlayerRow::setColour(const std::string &colour) {
    m_colour = colour;
}

void PlayerRow::setPlace(int seat, int seats, const QString &letter, bool nameTwice,
                         const QStringList &owners) {
    m_seat = seat;
    m_seats = seats;
    m_letter = letter;
    m_owners = owners;
    m_nameTwice = nameTwice;
    m_remove->setEnabled(seats > 1);
    retranslate();
}

void PlayerRow::retranslate() {
    const QString player = effectiveName();
    m_name->setPlaceholderText(capitalised(colourName(m_colour)));
    m_name->setAccessibleName(tr("Name of player %1").arg(m_seat + 1));
    m_handle->setToolTip(tr("Drag to another seat, or press the up and down keys"));
    m_handle->setAccessibleName(tr("Move %1, seat %2 of %3").arg(player).arg(m_seat + 1).arg(m_seats));
    m_colourButton->setToolTip(tr("Colour: %1").arg(colourName(m_colour)));
    m_colourButton->setAccessibleName(tr("Colour of %1: %2").arg(player, colourName(m_colour)));
    m_remove->setToolTip(tr("Remove %1").arg(player));
    m_remove->setAccessibleName(tr("Remove %1").arg(player));
    m_colourButton->setIcon(figure(m_colour, m_letter, Figure));
    fillMenu();
    showMark();
}

QList<QWidget *> PlayerRow::buttons() const {
    return {m_handle, m_colourButton, m_remove};
}

QPixmap PlayerRow::figure(const std::string &colour, const QString &letter, int side) const {
    PieceLook look;
    look.figure = QStringLiteral("follower");
    look.colour = m_theme.player(paletteIndex(colour));
    look.letter = letter;
    return piecePixmap(look, side, devicePixelRatioF());
}

void PlayerRow::fillMenu() {
    QMenu *menu = m_colourButton->menu();
    menu->clear();
    for (std::size_t i = 0; i < ColourNames.size(); ++i) {
        const std::string colour(ColourNames[i]);
        const QString owner = m_owners.value(qsizetype(i));
        const bool others = !owner.isEmpty() && colour != m_colour;
        const QString name = capitalised(colourName(colour));
        QAction *action = menu->addAction(figure(colour, QString(), MenuFigure),
                                          others ? tr("%1 (exchange with %2)").arg(name, owner) : name);
        action->setCheckable(colour == m_colour);
        action->setChecked(colour == m_colour);
        connect(action, &QAction::triggered, this, [this, colour] { Q_EMIT colourWanted(colour); });
    }
}

// A name that two have gets a frame in the colour of mistakes and a sign at its end.
void PlayerRow::showMark() {
    m_name->setStyleSheet(
        m_nameTwice ? QStringLiteral("QLineEdit { border-color: %1; color: %1; }").arg(m_theme.problem.name())
                    : QString());
    m_name->setToolTip(m_nameTwice ? tr("Another player has this name") : QString());
    m_name->setAccessibleDescription(m_name->toolTip());
}

bool PlayerRow::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        const bool up = press->key() == Qt::Key_Up;
        const bool moves = watched == m_handle || press->modifiers().testFlag(Qt::AltModifier);
        if (moves && (up || press->key() == Qt::Key_Down)) {
            Q_EMIT moveWanted(up ? -1 : 1);
            return true;
        }
    } else if (watched == m_handle && event->type() == QEvent::MouseMove) {
        const auto *move = static_cast<QMouseEvent *>(event);
        if (move->buttons().testFlag(Qt::LeftButton)) {
            Q_EMIT dragged(parentWidget()->mapFromGlobal(move->globalPosition().toPoint()).y());
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace scorekeep::app
