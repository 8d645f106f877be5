// SPDX-License-Identifier: MIT
// The editors for a number and for an order: kinds of prompt that have no options to click.
#pragma once

#include "app/session/game_session.h"

#include <QWidget>

class QListWidget;
class QSpinBox;

namespace scorekeep::app {

class NumberEditor : public QWidget {
    Q_OBJECT

public:
    NumberEditor(const GameSession *session, std::size_t prompt, QWidget *parent = nullptr);

Q_SIGNALS:
    void answered(const scorekeep::Entry &entry);

private:
    QSpinBox *m_number;
};

class OrderEditor : public QWidget {
    Q_OBJECT

public:
    OrderEditor(const GameSession *session, std::size_t prompt, QWidget *parent = nullptr);

Q_SIGNALS:
    void answered(const scorekeep::Entry &entry);

private:
    void move(int by);
    Answer answer() const;

    std::vector<Spot> m_features; // as they were offered
    QListWidget *m_list;
};

} // namespace scorekeep::app
