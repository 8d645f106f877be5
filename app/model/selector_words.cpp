// SPDX-License-Identifier: MIT
// What the selector says of its rows, in tool tips and to be read aloud.
#include "app/model/selection_summary.h"
#include "app/model/selector_row.h"

namespace scorekeep::app {

// Of one copy of each set in this edition's print, and of what no set holds.
int SelectorModel::tilesIn(const Expansion &expansion) const {
    int tiles = expansion.tileCount;
    for (const std::string &set : expansion.tileSets) {
        tiles += tilesOfSet(m_world, set, m_selection.edition);
    }
    return tiles;
}

QStringList SelectorModel::expansionFacts(const Row &row) const {
    const Catalogue &catalogue = m_world.catalogue;
    const Expansion &expansion = catalogue.expansions.at(row.id);
    QStringList lines;
    if (const Section *section = catalogue.sections.find(expansion.section)) {
        lines.append(section->number.empty() ? text().name(*section)
                                             : tr("%1, expansion %2", "a box and its number")
                                                   .arg(text().name(*section))
                                                   .arg(QString::fromStdString(section->number)));
    } else if (!expansion.number.empty()) {
        lines.append(tr("Expansion %1", "its number").arg(QString::fromStdString(expansion.number)));
    }
    const QString editions = editionsOf(row);
    if (expansion.neutral) {
        lines.append(tr("Its pieces fit every edition."));
    } else if (!editions.isEmpty()) {
        lines.append(tr("Published for %1 only").arg(editions));
    }
    if (!expansion.publishers.empty()) {
        QStringList publishers;
        for (const std::string &publisher : expansion.publishers) {
            publishers.append(QString::fromStdString(publisher));
        }
        lines.append(tr("Published by %1").arg(publishers.join(QStringLiteral(", "))));
    }
    if (const int tiles = tilesIn(expansion); tiles > 0) {
        lines.append(tilesText(tiles));
    }
    return lines;
}

QString SelectorModel::detailOf(const Row &row) const {
    QStringList parts = row.kind == Kind::Expansion ? expansionFacts(row) : QStringList(toolTipOf(row));
    if (row.kind == Kind::Element) {
        parts = QStringList(sentenceOf(row));
    }
    if (row.kind == Kind::Element || row.kind == Kind::Expansion) {
        parts.append(supportWord(row.support));
    }
    return parts.join(QStringLiteral(" · "));
}

QString SelectorModel::toolTipOf(const Row &row) const {
    switch (row.kind) {
    case Kind::Group:
        break;
    case Kind::Expansion:
        return (QStringList(nameOf(row)) + expansionFacts(row) << supportSentence(row.support)).join(QLatin1Char('\n'));
    case Kind::Element: {
        QString tip = nameOf(row) + QLatin1Char('\n') + sentenceOf(row) + QLatin1Char('\n') + supportSentence(row.support);
        return isLocked(row) ? tip + QLatin1Char('\n') + tr("Part of every game.") : tip;
    }
    case Kind::Tiles:
        return tr("The tiles may be used without the rules, and the rules without the tiles. Plus and minus "
                  "change the number of copies.");
    }
    return {};
}

QString SelectorModel::spoken(const Row &row) const {
    switch (row.kind) {
    case Kind::Group: {
        const Count expansions = count(indexOf(row));
        return tr("%1, %2 of %3 selected").arg(nameOf(row)).arg(expansions.selected).arg(expansions.all);
    }
    case Kind::Expansion: {
        QStringList parts{nameOf(row)};
        if (const QString editions = editionsOf(row); !editions.isEmpty()) {
            parts.append(editions);
        }
        parts.append(supportWord(row.support));
        if (m_favourites.contains(QString::fromStdString(row.id))) {
            parts.append(tr("favourite"));
        }
        return parts.join(QStringLiteral(", "));
    }
    case Kind::Element:
        return nameOf(row) + QStringLiteral(", ") + supportWord(row.support);
    case Kind::Tiles:
        return tr("%1, %n copies", nullptr, m_selection.copies(row.id)).arg(nameOf(row));
    }
    return {};
}

} // namespace scorekeep::app
