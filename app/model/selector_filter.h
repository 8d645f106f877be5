// SPDX-License-Identifier: MIT
// The part of the selector that fits what was typed.
#pragma once

#include "app/model/selector_model.h"

#include <QSortFilterProxyModel>
#include <QStringList>

namespace scorekeep::app {

// Words are looked for in names, in what an element adds, and in the pieces that it brings; all must be found
// in a row or those above it. What fits comes with its parents and with all that is below it. Without words
// everything is shown.
class SelectorFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit SelectorFilter(SelectorModel &model, QObject *parent = nullptr);

    void setWords(const QString &words);
    bool isSearching() const { return !m_words.isEmpty(); }
    int found() const; // expansions that are shown

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString searched(const QModelIndex &index) const;

    SelectorModel &m_model;
    QStringList m_words; // folded
};

} // namespace scorekeep::app
