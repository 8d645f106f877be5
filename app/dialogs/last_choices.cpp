// SPDX-License-Identifier: MIT
// Reads and writes the choices of the last game.
#include "app/dialogs/last_choices.h"

#include "app/model/last_selection.h"
#include "app/player_look.h"

#include <QSettings>

#include <algorithm>
#include <set>

namespace scorekeep::app {
namespace {

constexpr int MostNames = 40;
constexpr std::size_t MostSeats = 6;

QString key(const char *name) {
    return QStringLiteral("new-game/") + QLatin1String(name);
}

std::vector<SeatChoice> readSeats(const QSettings &settings) {
    const QStringList names = settings.value(key("names")).toStringList();
    const QStringList colours = settings.value(key("colours")).toStringList();
    std::vector<SeatChoice> seats;
    std::set<std::string> taken;
    for (qsizetype i = 0; i < std::min(names.size(), colours.size()) && seats.size() < MostSeats; ++i) {
        const std::string colour = colours[i].toStdString();
        if (std::ranges::find(ColourNames, colour) != ColourNames.end() && taken.insert(colour).second) {
            seats.push_back({names[i], colour});
        }
    }
    if (seats.empty()) {
        seats = {{QString(), std::string(ColourNames[0])}, {QString(), std::string(ColourNames[1])}};
    }
    return seats;
}

} // namespace

LastChoices readLastChoices(const QSettings &settings, const World &world) {
    LastChoices choices;
    choices.seats = readSeats(settings);
    choices.starter = settings.value(key("starter"), LastChoices::First).toInt();
    if (choices.starter < LastChoices::First || choices.starter >= int(choices.seats.size())) {
        choices.starter = LastChoices::First;
    }
    choices.selection = readLastSelection(settings, world);
    choices.names = settings.value(key("known-names")).toStringList();
    choices.board = settings.value(key("board"), true).toBool();
    return choices;
}

void writeLastChoices(QSettings &settings, const LastChoices &choices) {
    QStringList names, colours, known;
    for (const SeatChoice &seat : choices.seats) {
        names.append(seat.name);
        colours.append(QString::fromStdString(seat.colour));
        if (!seat.name.isEmpty()) {
            known.append(seat.name);
        }
    }
    known.append(choices.names);
    known.removeDuplicates();
    settings.setValue(key("names"), names);
    settings.setValue(key("colours"), colours);
    settings.setValue(key("known-names"), known.mid(0, MostNames));
    settings.setValue(key("starter"), choices.starter);
    settings.setValue(key("board"), choices.board);
    writeLastSelection(settings, choices.selection);
}

} // namespace scorekeep::app
