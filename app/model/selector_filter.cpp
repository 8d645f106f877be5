// SPDX-License-Identifier: MIT
// Which rows of the selector fit the filters and what was typed.
#include "app/model/selector_filter.h"

#include "app/model/selection_summary.h"

#include <algorithm>

namespace scorekeep::app {
namespace {

// Without case and accents, so that "cloe" finds Chloé.
QString folded(const QString &text) {
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        if (!c.isMark()) {
            plain.append(c.toCaseFolded());
        }
    }
    return plain;
}

} // namespace

SelectorFilter::SelectorFilter(SelectorModel &model, QObject *parent)
    : QSortFilterProxyModel(parent), m_model(model) {
    setRecursiveFilteringEnabled(true);
    setSourceModel(&model);
    connect(&model, &SelectorModel::favouritesChanged, this, [this] {
        if (m_onlyFavourites) {
            invalidateFilter();
        }
    });
}

void SelectorFilter::setEditions(const std::vector<Edition> &shown) {
    if (shown != m_shown) {
        m_shown = shown;
        invalidateFilter();
    }
}

void SelectorFilter::setOnlyFavourites(bool only) {
    if (only != m_onlyFavourites) {
        m_onlyFavourites = only;
        invalidateFilter();
    }
}

bool SelectorFilter::isOffered(const QModelIndex &index) const {
    const std::string id = index.data(SelectorModel::IdRole).toString().toStdString();
    const Expansion &expansion = m_model.world().catalogue.expansions.at(id);
    return expansion.neutral || std::ranges::any_of(expansion.editions, [this](Edition edition) {
               return std::ranges::find(m_shown, edition) != m_shown.end();
           });
}

SelectorModel::Count SelectorFilter::count(const QModelIndex &group) const {
    SelectorModel::Count count;
    for (int row = 0; row < m_model.rowCount(group); ++row) {
        const QModelIndex expansion = m_model.index(row, 0, group);
        const bool selected = expansion.data(Qt::CheckStateRole).toInt() != Qt::Unchecked;
        count.selected += selected;
        count.all += selected || isOffered(expansion);
    }
    return count;
}

Selection SelectorFilter::everything() const {
    const Catalogue &catalogue = m_model.world().catalogue;
    Selection selection = basicSelection(m_model.world(), m_model.selection().edition);
    selection.options = m_model.selection().options;
    for (const Expansion &expansion : catalogue.expansions) {
        const QModelIndex index =
            m_model.indexOf(SelectorModel::Kind::Expansion, QString::fromStdString(expansion.id));
        if (!isOffered(index)) {
            continue;
        }
        selection.elements.insert(selection.elements.end(), expansion.elements.begin(),
                                  expansion.elements.end());
        for (const std::string &set : expansion.tileSets) {
            const auto known = std::ranges::find(selection.tileSets, set, &std::pair<std::string, int>::first);
            if (known == selection.tileSets.end()) {
                selection.tileSets.emplace_back(set, 1);
            }
        }
    }
    return normalised(std::move(selection), catalogue);
}

void SelectorFilter::setWords(const QString &words) {
    const QStringList wanted = folded(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (wanted != m_words) {
        m_words = wanted;
        invalidateFilter();
    }
}

int SelectorFilter::found() const {
    int found = 0;
    for (int group = 0; group < rowCount(); ++group) {
        found += rowCount(index(group, 0));
    }
    return found;
}

bool SelectorFilter::filterAcceptsRow(int row, const QModelIndex &parent) const {
    const QModelIndex index = m_model.index(row, 0, parent);
    if (index.data(SelectorModel::KindRole).toInt() == int(SelectorModel::Kind::Group)) {
        return m_words.isEmpty(); // else only with what fits below it
    }
    const bool part = index.data(SelectorModel::KindRole).toInt() != int(SelectorModel::Kind::Expansion);
    const QModelIndex expansion = part ? parent : index;
    const bool selected = expansion.data(Qt::CheckStateRole).toInt() != Qt::Unchecked;
    if ((!selected && !isOffered(expansion)) ||
        (m_onlyFavourites && !expansion.data(SelectorModel::FavouriteRole).toBool())) {
        return false;
    }
    if (m_words.isEmpty()) {
        return true;
    }
    QString text;
    for (QModelIndex at = index; at.isValid(); at = at.parent()) {
        text += searched(at);
    }
    return std::ranges::all_of(m_words, [&](const QString &word) { return text.contains(word); });
}

QString SelectorFilter::searched(const QModelIndex &index) const {
    const auto kind = SelectorModel::Kind(index.data(SelectorModel::KindRole).toInt());
    if (kind == SelectorModel::Kind::Group) {
        return {};
    }
    QStringList texts{index.data().toString()};
    if (kind == SelectorModel::Kind::Element) {
        texts.append(index.data(SelectorModel::SentenceRole).toString());
        const Catalogue &catalogue = m_model.world().catalogue;
        const CatalogueText text(m_model.selection().edition);
        const std::string id = index.data(SelectorModel::IdRole).toString().toStdString();
        for (const PieceSupply &supply : catalogue.elements.at(id).pieces) {
            texts.append(text.name(catalogue.pieces.at(supply.piece)));
        }
    }
    return folded(texts.join(QLatin1Char('\n'))) + QLatin1Char('\n');
}

} // namespace scorekeep::app
