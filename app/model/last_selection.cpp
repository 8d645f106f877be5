// SPDX-License-Identifier: MIT
// Reads and writes the last selection, the filters and the favourites.
#include "app/model/last_selection.h"

#include "app/model/selection_summary.h"

#include <QSettings>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int MostCopies = 20;

QString key(const char *name) {
    return QStringLiteral("new-game/") + QLatin1String(name);
}

QString lookKey(const char *name) {
    return QStringLiteral("selector/") + QLatin1String(name);
}

QString nameOf(Edition edition) {
    const std::string_view name = editionName(edition);
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

// "base=1" and the like.
QString pairText(const std::string &first, const QString &second) {
    return QString::fromStdString(first) + QLatin1Char('=') + second;
}

std::pair<std::string, QString> splitPair(const QString &text) {
    return {text.section(QLatin1Char('='), 0, 0).toStdString(), text.section(QLatin1Char('='), 1)};
}

} // namespace

Selection readLastSelection(const QSettings &settings, const World &world) {
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
            selection.tileSets.emplace_back(set, std::min(number, MostCopies));
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

void writeLastSelection(QSettings &settings, const Selection &selection) {
    QStringList elements, tiles, options;
    for (const std::string &id : selection.elements) {
        elements.append(QString::fromStdString(id));
    }
    for (const auto &[set, copies] : selection.tileSets) {
        tiles.append(pairText(set, QString::number(copies)));
    }
    for (const auto &[id, value] : selection.options) {
        options.append(pairText(id, QString::fromStdString(value)));
    }
    settings.setValue(key("edition"), nameOf(selection.edition));
    settings.setValue(key("elements"), elements);
    settings.setValue(key("tiles"), tiles);
    settings.setValue(key("options"), options);
}

bool SelectorChoices::shows(Edition edition) const {
    return std::ranges::find(shown, edition) != shown.end();
}

SelectorChoices readSelectorChoices(const QSettings &settings, const Catalogue &catalogue) {
    SelectorChoices choices;
    const QStringList shown = settings.value(lookKey("shown")).toStringList();
    std::erase_if(choices.shown, [&](Edition edition) { return !shown.contains(nameOf(edition)); });
    if (choices.shown.empty()) {
        choices.shown = SelectorChoices().shown;
    }
    choices.marksAdaptations = settings.value(lookKey("marks-adaptations"), true).toBool();
    choices.onlyFavourites = settings.value(lookKey("only-favourites"), false).toBool();
    for (const QString &id : settings.value(lookKey("favourites")).toStringList()) {
        if (catalogue.expansions.find(id.toStdString())) {
            choices.favourites.append(id);
        }
    }
    choices.favourites.removeDuplicates();
    choices.favourites.sort();
    return choices;
}

void writeSelectorChoices(QSettings &settings, const SelectorChoices &choices) {
    QStringList shown;
    for (const Edition edition : choices.shown) {
        shown.append(nameOf(edition));
    }
    settings.setValue(lookKey("shown"), shown);
    settings.setValue(lookKey("marks-adaptations"), choices.marksAdaptations);
    settings.setValue(lookKey("only-favourites"), choices.onlyFavourites);
    settings.setValue(lookKey("favourites"), choices.favourites);
}

} // namespace scorekeep::app
