// SPDX-License-Identifier: MIT
// The part of the selector that fits the filters and what was typed.
#pragma once

#include "app/model/last_selection.h"
#include "app/model/selector_model.h"

#include <QSortFilterProxyModel>
#include <QStringList>

namespace scorekeep::app {

// Words are looked for in names, in what an element adds, and in the pieces that it brings; all must be found
// in a row or those above it. What fits comes with its parents and with all that is below it. Without words
// everything is shown that belongs to a shown edition, and what is selected besides: nothing is played unseen.
class SelectorFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit SelectorFilter(SelectorModel &model, QObject *parent = nullptr);

    void setWords(const QString &words);
    bool isSearching() const { return !m_words.isEmpty(); }
    void setEditions(const std::vector<Edition> &shown);
    void setOnlyFavourites(bool only);
    int found() const; // expansions that are shown

    // Of a group of the model: expansions of the shown editions, searched for or not.
    SelectorModel::Count count(const QModelIndex &group) const;
    // All of the shown editions, with all their parts, in the edition and by the options of the model.
    Selection everything() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString searched(const QModelIndex &index) const;
    bool isOffered(const QModelIndex &expansion) const;

    SelectorModel &m_model;
    QStringList m_words; // folded
    std::vector<Edition> m_shown{Editions.begin(), Editions.end()};
    bool m_onlyFavourites = false;
};

} // namespace scorekeep::app
