// SPDX-License-Identifier: MIT
// What was chosen last, and how a person looks at the catalogue: kept in the settings for the next start.
#pragma once

#include "engine/catalogue/selection.h"
#include "engine/game/world.h"

#include <QStringList>

#include <vector>

class QSettings;

namespace scorekeep::app {

// What the settings hold that the catalogue still knows; else the base game alone.
Selection readLastSelection(const QSettings &settings, const World &world);
void writeLastSelection(QSettings &settings, const Selection &selection);

// The filters and favourites of the selector.
struct SelectorChoices {
    std::vector<Edition> shown{Editions.begin(), Editions.end()}; // in their order; never none
    bool marksAdaptations = true;
    bool onlyFavourites = false;
    QStringList favourites; // ids of expansions, sorted

    bool shows(Edition edition) const;
    bool operator==(const SelectorChoices &) const = default;
};
SelectorChoices readSelectorChoices(const QSettings &settings, const Catalogue &catalogue);
void writeSelectorChoices(QSettings &settings, const SelectorChoices &choices);

} // namespace scorekeep::app
