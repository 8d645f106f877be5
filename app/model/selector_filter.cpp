// SPDX-License-Identifier: MIT
// Which rows of the selector fit what was typed.
#include "app/model/selector_filter.h"

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
    if (m_words.isEmpty()) {
        return true;
    }
    const QModelIndex index = m_model.index(row, 0, parent);
    if (index.data(SelectorModel::KindRole).toInt() == int(SelectorModel::Kind::Group)) {
        return false; // only with what fits below it
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
