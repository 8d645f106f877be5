// SPDX-License-Identifier: MIT
// Lists the catalogue for programs and for people.
#include "app/cli/catalogue_report.h"

#include "app/i18n/catalogue_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <array>

namespace scorekeep::app {
namespace {

constexpr int Format = 1;

QString id(const std::string &text) {
    return QString::fromStdString(text);
}

QString supportId(Support support) {
    constexpr std::array<const char *, 3> ids{"played", "calculated", "described"};
    return QLatin1String(ids[std::size_t(support)]);
}

QString supportName(Support support) {
    switch (support) {
    case Support::Played:
        return QCoreApplication::translate("catalogue-report", "played");
    case Support::Calculated:
        return QCoreApplication::translate("catalogue-report", "calculated");
    case Support::Described:
        return QCoreApplication::translate("catalogue-report", "described");
    }
    return {};
}

// As much as the least of its elements; without elements the tiles are all there is, and they are played.
Support least(const World &world, const std::vector<std::string> &elements) {
    Support support = Support::Played;
    for (const std::string &element : elements) {
        support = std::max(support, world.support(element));
    }
    return support;
}

QJsonArray editions(const std::vector<Edition> &list) {
    QJsonArray array;
    for (const Edition edition : list) {
        array.append(id(std::string(editionName(edition))));
    }
    return array;
}

QJsonArray ids(const std::vector<std::string> &list) {
    QJsonArray array;
    for (const std::string &text : list) {
        array.append(id(text));
    }
    return array;
}

int tileCount(const World &world, const std::string &set, Edition edition) {
    int count = 0;
    if (const TileSet *tiles = world.tileSet(set)) {
        for (const TileKind &kind : tiles->kindsFor(editionName(edition))) {
            count += kind.count;
        }
    }
    return count;
}

QJsonObject expansionJson(const World &world, const Expansion &expansion, const CatalogueText &text) {
    QJsonArray elements;
    for (const std::string &name : expansion.elements) {
        const Element &element = world.catalogue.elements.at(name);
        elements.append(QJsonObject{{QStringLiteral("id"), id(name)},
                                    {QStringLiteral("name"), text.name(element)},
                                    {QStringLiteral("support"), supportId(world.support(name))}});
    }
    QJsonArray sets;
    for (const std::string &set : expansion.tileSets) {
        sets.append(QJsonObject{{QStringLiteral("id"), id(set)},
                                {QStringLiteral("tiles"), tileCount(world, set, text.edition())}});
    }
    return {{QStringLiteral("id"), id(expansion.id)},
            {QStringLiteral("name"), text.name(expansion)},
            {QStringLiteral("group"), id(expansion.group)},
            {QStringLiteral("number"), id(expansion.number)},
            {QStringLiteral("editions"), editions(expansion.editions)},
            {QStringLiteral("support"), supportId(least(world, expansion.elements))},
            {QStringLiteral("elements"), elements},
            {QStringLiteral("tile_sets"), sets}};
}

QJsonObject bundleJson(const World &world, const Bundle &bundle, const CatalogueText &text) {
    QJsonObject sets;
    for (const auto &[set, copies] : bundle.tileSets) {
        sets.insert(id(set), copies);
    }
    return {{QStringLiteral("id"), id(bundle.id)},
            {QStringLiteral("name"), text.name(bundle)},
            {QStringLiteral("editions"), editions(bundle.editions)},
            {QStringLiteral("support"), supportId(least(world, bundle.elements))},
            {QStringLiteral("elements"), ids(bundle.elements)},
            {QStringLiteral("tile_sets"), sets}};
}

// Name, id for `--expansions`, and what is done with it.
QString columns(const QString &name, const std::string &id, const QString &support) {
    constexpr int NameColumn = 44, IdColumn = 30;
    return name.leftJustified(NameColumn) + QLatin1Char(' ') +
           QString::fromStdString(id).leftJustified(IdColumn) + QLatin1Char(' ') + support;
}

} // namespace

QJsonObject catalogueJson(const World &world) {
    const CatalogueText text{Editions.back()};
    QJsonArray expansions, bundles;
    for (const Expansion &expansion : world.catalogue.expansions) {
        expansions.append(expansionJson(world, expansion, text));
    }
    for (const Bundle &bundle : world.catalogue.bundles) {
        bundles.append(bundleJson(world, bundle, text));
    }
    return {{QStringLiteral("format"), Format},
            {QStringLiteral("expansions"), expansions},
            {QStringLiteral("bundles"), bundles}};
}

QString catalogueText(const World &world) {
    const CatalogueText text{Editions.back()};
    QStringList lines;
    for (const ExpansionGroup &group : world.catalogue.groups) {
        QStringList inGroup;
        for (const Expansion &expansion : world.catalogue.expansions) {
            if (expansion.group != group.id) {
                continue;
            }
            inGroup << columns(QStringLiteral("  ") + text.name(expansion), expansion.id,
                               supportName(least(world, expansion.elements)));
            for (const std::string &name : expansion.elements) {
                inGroup << columns(QStringLiteral("    ") + text.name(world.catalogue.elements.at(name)),
                                   name, supportName(world.support(name)));
            }
        }
        if (!inGroup.isEmpty()) {
            lines << text.name(group) << inGroup << QString();
        }
    }
    lines << QCoreApplication::translate("catalogue-report", "Boxes");
    for (const Bundle &bundle : world.catalogue.bundles) {
        lines << columns(QStringLiteral("  ") + text.name(bundle), bundle.id,
                         supportName(least(world, bundle.elements)));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace scorekeep::app
