// SPDX-License-Identifier: MIT
// What was chosen for the last game, kept in the settings for the next.
#pragma once

#include "engine/game/setup.h"
#include "engine/game/world.h"

#include <QString>
#include <QStringList>

#include <vector>

class QSettings;

namespace scorekeep::app {

struct SeatChoice {
    QString name;       // as typed; empty: called by the colour
    std::string colour; // of ColourNames
    bool operator==(const SeatChoice &) const = default;
};

struct LastChoices {
    static constexpr int Chance = -1;
    static constexpr int First = -2; // whoever sits first, also after the seats were changed

    std::vector<SeatChoice> seats;
    int starter = First; // or a certain seat, or Chance
    Selection selection;
    QStringList names; // of all earlier games, the latest first
    bool board = true;
    bool operator==(const LastChoices &) const = default;
};

// What the settings hold that still makes sense; else two players and the base game alone.
LastChoices readLastChoices(const QSettings &settings, const World &world);
// Keeps them, the names of this game first.
void writeLastChoices(QSettings &settings, const LastChoices &choices);

} // namespace scorekeep::app
