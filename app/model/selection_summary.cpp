// SPDX-License-Identifier: MIT
// Words and numbers for a selection, and the quick choices.
#include "app/model/selection_summary.h"

#include "app/i18n/catalogue_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace scorekeep::app {
namespace {

bool isWhole(const Expansion &expansion, const Selection &selection) {
    return std::ranges::all_of(expansion.elements, [&](const auto &id) { return selection.has(id); }) &&
           std::ranges::all_of(expansion.tileSets, [&](const auto &id) { return selection.copies(id) > 0; });
}

// "3 × The River I": more copies than the box holds are worth saying.
QString inCopies(const QString &name, int copies) {
    return copies > 1 ? QCoreApplication::translate("selection", "%1 × %2").arg(copies).arg(name) : name;
}

QString partOf(const World &world, const Expansion &expansion, const Selection &selection) {
    const CatalogueText text(selection.edition);
    int copies = 0;
    for (const std::string &set : expansion.tileSets) {
        copies = std::max(copies, selection.copies(set));
    }
    if (isWhole(expansion, selection)) {
        return inCopies(text.name(expansion), copies);
    }
    QStringList parts;
    for (const std::string &id : expansion.elements) {
        if (selection.has(id)) {
            parts.append(text.name(world.catalogue.elements.at(id)));
        }
    }
    if (parts.isEmpty()) {
        return copies > 0
                   ? inCopies(
                         QCoreApplication::translate("selection", "tiles of %1").arg(text.name(expansion)),
                         copies)
                   : QString();
    }
    // One copy of the tiles is what goes without saying.
    const QString rules = parts.join(QStringLiteral(", "));
    if (copies == 0 && !expansion.tileSets.empty()) {
        return QCoreApplication::translate("selection", "%1 (without the tiles)").arg(rules);
    }
    return copies > 1 ? QCoreApplication::translate("selection", "%1 (%2 × the tiles)").arg(rules).arg(copies)
                      : rules;
}

// The first ones, and how many there are beyond them.
QStringList shortened(QStringList parts, int most) {
    const int beyond = int(parts.size()) - most;
    if (beyond > 0) {
        parts = parts.mid(0, most);
        parts.append(QCoreApplication::translate("selection", "%n more", nullptr, beyond));
    }
    return parts;
}

void addExpansion(Selection &selection, const Expansion &expansion) {
    selection.elements.insert(selection.elements.end(), expansion.elements.begin(), expansion.elements.end());
    for (const std::string &set : expansion.tileSets) {
        selection.tileSets.emplace_back(set, 1);
    }
}

// The expansions without which there is no game.
bool isBasic(const Expansion &expansion, const Catalogue &catalogue) {
    return std::ranges::any_of(expansion.elements,
                               [&](const std::string &id) { return catalogue.elements.at(id).always; });
}

bool isSoldIn(const std::vector<Edition> &editions, Edition edition) {
    return std::ranges::find(editions, edition) != editions.end();
}

Selection everythingPlayed(const World &world, Edition edition) {
    Selection selection;
    selection.edition = edition;
    for (const Expansion &expansion : world.catalogue.expansions) {
        const bool played = std::ranges::all_of(
            expansion.elements, [&](const std::string &id) { return world.support(id) == Support::Played; });
        if (played && isSoldIn(expansion.editions, edition)) {
            addExpansion(selection, expansion);
        }
    }
    return normalised(std::move(selection), world.catalogue);
}

} // namespace

int tilesOfSet(const World &world, const std::string &set, Edition edition) {
    int count = 0;
    if (const TileSet *tiles = world.tileSet(set)) {
        for (const TileKind &kind : tiles->kindsFor(editionName(edition))) {
            count += kind.count;
        }
    }
    return count;
}

int tilesWithoutSet(const Expansion &expansion, const Selection &selection) {
    const bool played =
        std::ranges::any_of(expansion.elements, [&](const auto &id) { return selection.has(id); });
    return played ? expansion.tileCount : 0;
}

int tilesOfSets(const World &world, const Selection &selection) {
    int count = 0;
    for (const auto &[set, copies] : selection.tileSets) {
        count += copies * tilesOfSet(world, set, selection.edition);
    }
    return count;
}

int tilesOf(const World &world, const Selection &selection) {
    int count = tilesOfSets(world, selection);
    for (const Expansion &expansion : world.catalogue.expansions) {
        count += tilesWithoutSet(expansion, selection);
    }
    return count;
}

QString tilesText(int tiles) {
    return QCoreApplication::translate("selection", "%n tile(s)", nullptr, tiles);
}

QStringList selectionParts(const World &world, const Selection &selection) {
    QStringList parts;
    for (const Expansion &expansion : world.catalogue.expansions) {
        const QString part = partOf(world, expansion, selection);
        if (!part.isEmpty()) {
            parts.append(part);
        }
    }
    return parts;
}

QString selectionText(const World &world, const Selection &selection, int most) {
    return shortened(selectionParts(world, selection), most).join(QStringLiteral(" · "));
}

QStringList unplayedParts(const World &world, const Selection &selection) {
    const CatalogueText text(selection.edition);
    QStringList names;
    for (const Expansion &expansion : world.catalogue.expansions) {
        QStringList parts;
        bool played = false;
        for (const std::string &id : expansion.elements) {
            const Element &element = world.catalogue.elements.at(id);
            if (element.shared || !selection.has(id)) {
                continue;
            }
            if (world.support(id) == Support::Played) {
                played = true;
            } else {
                parts.append(text.name(element));
            }
        }
        if (!parts.isEmpty()) {
            names.append(played ? parts : QStringList(text.name(expansion)));
        }
    }
    return names;
}

QString unplayedNames(const World &world, const Selection &selection, int most) {
    return shortened(unplayedParts(world, selection), most).join(QStringLiteral(", "));
}

QString unplayedText(const World &world, const Selection &selection, int most) {
    const QString names = unplayedNames(world, selection, most);
    return names.isEmpty() ? QString()
                           : QCoreApplication::translate(
                                 "selection", "Not played on the board, only described or calculated: %1.",
                                 "names of expansions")
                                 .arg(names);
}

QStringList selectionNotes(const World &world, const Selection &selection) {
    const CatalogueText text(selection.edition);
    QStringList notes;
    for (const auto &[element, needed] : unmetRequirements(selection, world.catalogue)) {
        notes.append(QCoreApplication::translate("selection", "‘%1’ has no effect without ‘%2’.")
                         .arg(text.name(world.catalogue.elements.at(element)),
                              text.name(world.catalogue.elements.at(needed))));
    }
    return notes;
}

QString supportWord(Support support) {
    switch (support) {
    case Support::Played:
        return QCoreApplication::translate("selection", "played");
    case Support::Calculated:
        return QCoreApplication::translate("selection", "calculated");
    case Support::Described:
        return QCoreApplication::translate("selection", "described");
    }
    return {};
}

QString supportSentence(Support support) {
    switch (support) {
    case Support::Played:
        return QCoreApplication::translate("selection",
                                           "Played: the program follows these rules on the board.");
    case Support::Calculated:
        return QCoreApplication::translate(
            "selection", "Calculated: the program counts the points; you enter what lies on the table.");
    case Support::Described:
        return QCoreApplication::translate("selection",
                                           "Described: the program shows these rules; the table plays them.");
    }
    return {};
}

Selection basicSelection(const World &world, Edition edition) {
    Selection selection;
    selection.edition = edition;
    for (const Expansion &expansion : world.catalogue.expansions) {
        if (isBasic(expansion, world.catalogue)) {
            addExpansion(selection, expansion);
        }
    }
    return normalised(std::move(selection), world.catalogue);
}

std::vector<QuickChoice> quickChoices(const World &world, Edition edition) {
    const CatalogueText text(edition);
    std::vector<QuickChoice> choices;
    const auto add = [&](const QString &name, Selection selection) {
        const bool known = std::ranges::any_of(
            choices, [&](const QuickChoice &choice) { return sameMix(choice.selection, selection); });
        if (!known) {
            choices.push_back({name, std::move(selection)});
        }
    };
    for (const Expansion &expansion : world.catalogue.expansions) {
        if (isBasic(expansion, world.catalogue)) {
            add(text.name(expansion), basicSelection(world, edition));
        }
    }
    for (const Bundle &bundle : world.catalogue.bundles) {
        if (isSoldIn(bundle.editions, edition)) {
            add(text.name(bundle), selectionOf(bundle, edition, world.catalogue));
        }
    }
    add(QCoreApplication::translate("selection", "Everything that is played"),
        everythingPlayed(world, edition));
    return choices;
}

std::vector<QuickChoice> quickChoices(const World &world, Edition edition, const std::vector<Edition> &shown) {
    std::vector<QuickChoice> choices = quickChoices(world, edition);
    for (const Bundle &bundle : world.catalogue.bundles) {
        const auto played = std::ranges::find_if(shown.rbegin(), shown.rend(), [&](Edition other) {
            return isSoldIn(bundle.editions, other);
        });
        if (!isSoldIn(bundle.editions, edition) && played != shown.rend()) {
            const std::string_view name = editionName(*played);
            choices.push_back({QCoreApplication::translate("selection", "%1 (%2)", "a box and its edition")
                                   .arg(CatalogueText(*played).name(bundle),
                                        QString::fromLatin1(name.data(), qsizetype(name.size()))),
                               selectionOf(bundle, *played, world.catalogue)});
        }
    }
    return choices;
}

bool sameMix(const Selection &one, const Selection &other) {
    return one.elements == other.elements && one.tileSets == other.tileSets;
}

} // namespace scorekeep::app
