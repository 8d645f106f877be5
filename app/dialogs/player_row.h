// SPDX-License-Identifier: MIT
// One seat of a new game: a handle to move it, its colour, its name, and a button to remove it.
#pragma once

#include "app/dialogs/last_choices.h"
#include "app/theme.h"

#include <QWidget>

class QAbstractItemModel;
class QLineEdit;
class QToolButton;

namespace scorekeep::app {

class PlayerRow : public QWidget {
    Q_OBJECT

public:
    PlayerRow(const SeatChoice &seat, const Theme &theme, QAbstractItemModel *knownNames, QWidget *parent);

    SeatChoice seat() const;
    QString effectiveName() const; // the typed name, else the colour's
    void setColour(const std::string &colour);
    // What the row cannot know of itself: seat from 0 of `seats`, the letter in its figures, whether another
    // has its name, and which of the colours belong to whom (in the order of ColourNames; empty: free).
    void setPlace(int seat, int seats, const QString &letter, bool nameTwice, const QStringList &owners);
    void retranslate();

    QLineEdit *nameField() const { return m_name; }
    QList<QWidget *> buttons() const; // in tab order

Q_SIGNALS:
    void edited();
    void entered(); // Enter, which a list of names would else have swallowed
    void colourWanted(const std::string &colour);
    void removeWanted();
    void moveWanted(int by);
    void dragged(int y); // in the parent's coordinates

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillMenu();
    void showMark();
    QPixmap figure(const std::string &colour, const QString &letter, int side) const;

    const Theme m_theme;
    std::string m_colour;
    QString m_letter;
    QStringList m_owners;
    int m_seat = 0;
    int m_seats = 1;
    bool m_nameTwice = false;
    QToolButton *m_handle, *m_colourButton, *m_remove;
    QLineEdit *m_name;
};

} // namespace scorekeep::app
