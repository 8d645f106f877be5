// SPDX-License-Identifier: MIT
// The seats of a new game: rows with colour and name, in the order of play.
#pragma once

#include "app/dialogs/last_choices.h"
#include "app/theme.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QStringListModel;
class QVBoxLayout;

namespace scorekeep::app {

class PlayerRow;

// 1 to 6 seats. No two have one colour: who takes another's gives his own in exchange. A name that two have
// is marked, and said in `problem`.
class PlayerList : public QWidget {
    Q_OBJECT

public:
    static constexpr int Most = 6;

    explicit PlayerList(const Theme &theme, QWidget *parent = nullptr);

    std::vector<SeatChoice> seats() const;
    void setSeats(const std::vector<SeatChoice> &seats);
    void setKnownNames(const QStringList &names); // offered while a name is typed
    // Names as they go into the game: the typed one, else the colour's.
    QStringList names() const;
    std::vector<PlayerSetup> players() const;
    QString problem() const; // empty when all is well

    void focusFirst();
    QWidget *lastInTabOrder() const; // so that what comes after can be chained to it
    QWidget *firstInTabOrder() const;

public Q_SLOTS:
    void addSeat(); // with the first free colour; its name has the focus
    void removeSeat(int seat);
    void moveSeat(int from, int to); // names and colours move together

Q_SIGNALS:
    void changed(); // anything
    void entered(); // Enter in a name, with the list of known names open
    void seatMoved(int from, int to);
    void seatRemoved(int seat);

protected:
    void changeEvent(QEvent *event) override;

private:
    PlayerRow *insertRow(const SeatChoice &seat);
    int seatOf(const PlayerRow *row) const;
    void takeColour(PlayerRow *row, const std::string &colour);
    void dragged(PlayerRow *row, int y);
    void refresh();
    void chainTabs();
    void retranslate();

    const Theme m_theme;
    std::vector<PlayerRow *> m_rows;
    QVBoxLayout *m_layout;
    QPushButton *m_add;
    QLabel *m_problem;
    QStringListModel *m_known;
};

} // namespace scorekeep::app
