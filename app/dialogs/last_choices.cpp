// SPDX-License-Identifier: MIT
// Reads and writes the choices of the last game.
#include "app/dialogs/last_choices.h"

#include "app/model/selection_summary.h"
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

QStringList list(const std::vector<std::string> &ids) {
    QStringList texts;
    for (const std::string &id : ids) {
        texts.append(QString::fromStdString(id));
    }
    return texts;
}

// "base=1" and the like.
QString pairText(const std::string &first, const QString &second) {
    return QString::fromStdString(first) + QLatin1Char('=') + second;
}

std::pair<std::string, QString> splitPair(const QString &text) {
    return {text.section(QLatin1Char('='), 0, 0).toStdString(), text.section(QLatin1Char('='), 1)};
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

// What the catalogue still knows.
Selection readSelection(const QSettings &settings, const World &world) {
    const auto edition = editionFrom(settings.value(key("edition")).toString().toStdString());
    const QStringList elements = settings.value(key("elements")).toStringList();
    const Catalogue &catalogue = world.catalogue;
    Selection selection;
    selection.edition = edition.value_or(Editions.back());
    if (elements.isEmpty()) {
        return basicSelection(world, selection.edition);
    }
    for (const QString &id : elements) {
        if (catalogue.elements.find(id.toStdString())) {
            selection.elements.push_back(id.toStdString());
        }
    }
    for (const QString &text : settings.value(key("tiles")).toStringList()) {
        const auto [set, copies] = splitPair(text);
        const int number = copies.toInt();
        if (catalogue.tileSets.find(set) && number > 0 && selection.copies(set) == 0) {
            selection.tileSets.emplace_back(set, std::min(number, 20));
        }
    }
    for (const QString &text : settings.value(key("options")).toStringList()) {
        const auto [id, value] = splitPair(text);
        const Option *option = catalogue.options.find(id);
        if (option && option->allows(value.toStdString())) {
            selection.setOption(catalogue, id, value.toStdString());
        }
    }
    return normalised(std::move(selection), catalogue);
}

} // namespace

LastChoices readLastChoices(const QSettings &settings, const World &world) {
    LastChoices choices;
    choices.seats = readSeats(settings);
    choices.starter = settings.value(key("starter"), LastChoices::First).toInt();
    if (choices.starter < LastChoices::First || choices.starter >= int(choices.seats.size())) {
        choices.starter = LastChoices::First;
    }
    choices.selection = readSelection(settings, world);
    choices.names = settings.value(key("known-names")).toStringList();
    choices.board = settings.value(key("board"), true).toBool();
    return choices;
}

void writeLastChoices(QSettings &settings, const LastChoices &choices) {
    QStringList names, colours, known, tiles, options;
    for (const SeatChoice &seat : choices.seats) {
        names.append(seat.name);
        colours.append(QString::fromStdString(seat.colour));
        if (!seat.name.isEmpty()) {
            known.append(seat.name);
        }
    }
    known.append(choices.names);
    known.removeDuplicates();
    const Selection &selection = choices.selection;
    for (const auto &[set, copies] : selection.tileSets) {
        tiles.append(pairText(set, QString::number(copies)));
    }
    for (const auto &[id, value] : selection.options) {
        options.append(pairText(id, QString::fromStdString(value)));
    }
    const std::string edition(editionName(selection.edition));
    settings.setValue(key("names"), names);
    settings.setValue(key("colours"), colours);
    settings.setValue(key("known-names"), known.mid(0, MostNames));
    settings.setValue(key("starter"), choices.starter);
    settings.setValue(key("board"), choices.board);
    settings.setValue(key("edition"), QString::fromStdString(edition));
    settings.setValue(key("elements"), list(selection.elements));
    settings.setValue(key("tiles"), tiles);
    settings.setValue(key("options"), options);
}

} // namespace scorekeep::app
