// SPDX-License-Identifier: MIT
// Questions to entries of the catalogue.
#include "engine/catalogue/catalogue.h"

#include "engine/catalogue/selection.h"

#include <algorithm>

namespace scorekeep {

std::string_view Option::defaultFor(Edition edition) const {
    for (const auto &[which, value] : editionDefaults) {
        if (which == edition) {
            return value;
        }
    }
    return defaultValue;
}

bool Option::allows(std::string_view value) const {
    return std::ranges::find(values, value, &OptionValue::id) != values.end();
}

bool PieceKind::is(std::string_view trait) const {
    return std::ranges::binary_search(traits, trait);
}

bool PieceKind::canStandOn(SegmentKind kind) const {
    return std::ranges::find(standsOn, kind) != standsOn.end();
}

int PieceSupply::forEach(int players) const {
    for (const auto &[number, count] : byPlayers) {
        if (number == players) {
            return count;
        }
    }
    return perPlayer;
}

void Catalogue::fill(Bundle &bundle) const {
    bundle.elements.clear();
    bundle.tileSets.clear();
    for (const Expansion &expansion : expansions) {
        const bool printed = std::ranges::any_of(expansion.editions, [&](Edition edition) {
            return std::ranges::find(bundle.allOf->editions, edition) != bundle.allOf->editions.end();
        });
        if (!printed && !(expansion.neutral && bundle.allOf->neutral)) {
            continue;
        }
        bundle.elements.insert(bundle.elements.end(), expansion.elements.begin(), expansion.elements.end());
        for (const std::string &set : expansion.tileSets) {
            bundle.tileSets.emplace_back(set, 1);
        }
    }
    std::ranges::sort(bundle.tileSets);
}

bool PieceSupply::isIn(const Selection &selection, const Catalogue &catalogue) const {
    const bool inBox = editions.empty() || std::ranges::find(editions, selection.edition) != editions.end();
    return inBox && when.holds(selection, catalogue);
}

} // namespace scorekeep
