// SPDX-License-Identifier: MIT
// The seats: adding, removing, moving, and keeping names and colours apart.
#include "app/dialogs/player_list.h"

#include "app/dialogs/player_row.h"
#include "app/panes/text_look.h"
#include "app/player_look.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>

namespace scorekeep::app {

PlayerList::PlayerList(const Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_layout(new QVBoxLayout), m_add(new QPushButton(this)),
      m_problem(new QLabel(this)), m_known(new QStringListModel(this)) {
    m_add->setObjectName(QStringLiteral("players.add"));
    m_add->setAutoDefault(false);
    m_problem->setObjectName(QStringLiteral("players.problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    setTextLook(m_problem, m_theme.problem);
    m_layout->setSpacing(6);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(m_layout);
    column->addWidget(m_problem);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &PlayerList::addSeat);
    retranslate();
}

// ---- what is chosen

std::vector<SeatChoice> PlayerList::seats() const {
    std::vector<SeatChoice> seats;
    for (const PlayerRow *row : m_rows) {
        seats.push_back(row->seat());
    }
    return seats;
}

QStringList PlayerList::names() const {
    QStringList names;
    for (const PlayerRow *row : m_rows) {
        names.append(row->effectiveName());
    }
    return names;
}

std::vector<PlayerSetup> PlayerList::players() const {
    std::vector<PlayerSetup> players;
    for (const PlayerRow *row : m_rows) {
        players.push_back({row->effectiveName().toStdString(), row->seat().colour});
    }
    return players;
}

QString PlayerList::problem() const {
    const QStringList all = names();
    for (qsizetype i = 0; i < all.size(); ++i) {
        const auto same = [&](const QString &name) {
            return name.compare(all[i], Qt::CaseInsensitive) == 0;
        };
        if (std::any_of(all.begin() + i + 1, all.end(), same)) {
            return tr("Two players are called %1.").arg(all[i]);
        }
    }
    return {};
}

void PlayerList::setSeats(const std::vector<SeatChoice> &seats) {
    for (PlayerRow *row : m_rows) {
        delete row;
    }
    m_rows.clear();
    for (const SeatChoice &seat : seats) {
        insertRow(seat);
    }
    refresh();
}

void PlayerList::setKnownNames(const QStringList &names) {
    m_known->setStringList(names);
}

// ---- seats

PlayerRow *PlayerList::insertRow(const SeatChoice &seat) {
    auto *row = new PlayerRow(seat, m_theme, m_known, this);
    m_rows.push_back(row);
    m_layout->addWidget(row);
    connect(row, &PlayerRow::edited, this, &PlayerList::refresh);
    connect(row, &PlayerRow::entered, this, &PlayerList::entered);
    connect(row, &PlayerRow::colourWanted, this,
            [this, row](const std::string &colour) { takeColour(row, colour); });
    connect(row, &PlayerRow::removeWanted, this, [this, row] { removeSeat(seatOf(row)); });
    connect(row, &PlayerRow::moveWanted, this,
            [this, row](int by) { moveSeat(seatOf(row), seatOf(row) + by); });
    connect(row, &PlayerRow::dragged, this, [this, row](int y) { dragged(row, y); });
    return row;
}

int PlayerList::seatOf(const PlayerRow *row) const {
    return int(std::ranges::find(m_rows, row) - m_rows.begin());
}

void PlayerList::addSeat() {
    if (m_rows.size() >= std::size_t(Most)) {
        return;
    }
    const auto isFree = [&](std::string_view colour) {
        return std::ranges::none_of(m_rows, [&](const auto *row) { return row->seat().colour == colour; });
    };
    const auto colour = std::ranges::find_if(ColourNames, isFree);
    PlayerRow *row = insertRow({QString(), std::string(*colour)});
    refresh();
    row->show();
    row->nameField()->setFocus(Qt::TabFocusReason);
}

void PlayerList::removeSeat(int seat) {
    if (m_rows.size() < 2 || seat < 0 || seat >= int(m_rows.size())) {
        return;
    }
    PlayerRow *row = m_rows[std::size_t(seat)];
    m_rows.erase(m_rows.begin() + seat);
    row->hide();
    row->deleteLater(); // it may be its own button that asked for this
    m_layout->removeWidget(row);
    Q_EMIT seatRemoved(seat);
    refresh();
    m_rows[std::size_t(std::min(seat, int(m_rows.size()) - 1))]->nameField()->setFocus(Qt::TabFocusReason);
}

void PlayerList::moveSeat(int from, int to) {
    if (from == to || from < 0 || to < 0 || from >= int(m_rows.size()) || to >= int(m_rows.size())) {
        return;
    }
    PlayerRow *row = m_rows[std::size_t(from)];
    m_rows.erase(m_rows.begin() + from);
    m_rows.insert(m_rows.begin() + to, row);
    m_layout->removeWidget(row);
    m_layout->insertWidget(to, row);
    Q_EMIT seatMoved(from, to);
    refresh();
}

// The row goes where the pointer is, once that is past the middle of the row there.
void PlayerList::dragged(PlayerRow *row, int y) {
    int to = 0;
    for (const PlayerRow *other : m_rows) {
        to += other != row && y > other->geometry().center().y();
    }
    moveSeat(seatOf(row), to);
}

void PlayerList::takeColour(PlayerRow *row, const std::string &colour) {
    const std::string own = row->seat().colour;
    for (PlayerRow *other : m_rows) {
        if (other->seat().colour == colour) {
            other->setColour(own);
        }
    }
    row->setColour(colour);
    refresh();
}

// ---- what is shown

// Everything that a row shows of the others.
void PlayerList::refresh() {
    Setup setup;
    setup.players = players();
    const QStringList all = names();
    QStringList owners;
    for (const std::string_view colour : ColourNames) {
        const auto owner =
            std::ranges::find_if(m_rows, [&](const auto *row) { return row->seat().colour == colour; });
        if (owner == m_rows.end()) {
            owners.append(QString());
        } else {
            // Who has no name yet is called by the colour, which would read oddly here.
            const QString typed = (*owner)->seat().name;
            owners.append(typed.isEmpty() ? tr("player %1").arg(owner - m_rows.begin() + 1) : typed);
        }
    }
    for (std::size_t seat = 0; seat < m_rows.size(); ++seat) {
        const auto same = [&](const QString &name) {
            return name.compare(all[qsizetype(seat)], Qt::CaseInsensitive) == 0;
        };
        m_rows[seat]->setPlace(int(seat), int(m_rows.size()), playerLetter(setup, PlayerId(seat)),
                               std::count_if(all.begin(), all.end(), same) > 1, owners);
    }
    m_add->setVisible(m_rows.size() < std::size_t(Most));
    m_problem->setText(problem());
    m_problem->setVisible(!m_problem->text().isEmpty());
    chainTabs();
    Q_EMIT changed();
}

// Names first, one after the other, since they are what is typed; then the buttons of each row.
void PlayerList::chainTabs() {
    QWidget *last = nullptr;
    const auto chain = [&](QWidget *next) {
        if (last) {
            setTabOrder(last, next);
        }
        last = next;
    };
    for (const PlayerRow *row : m_rows) {
        chain(row->nameField());
    }
    chain(m_add);
    for (const PlayerRow *row : m_rows) {
        for (QWidget *button : row->buttons()) {
            chain(button);
        }
    }
}

void PlayerList::focusFirst() {
    QLineEdit *name = m_rows.front()->nameField();
    name->setFocus(Qt::TabFocusReason);
    name->selectAll();
}

QWidget *PlayerList::firstInTabOrder() const {
    return m_rows.front()->nameField();
}

QWidget *PlayerList::lastInTabOrder() const {
    return m_rows.back()->buttons().back();
}

void PlayerList::retranslate() {
    m_add->setText(tr("&Add a player"));
}

void PlayerList::changeEvent(QEvent *event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace scorekeep::app
