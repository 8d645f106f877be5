// SPDX-License-Identifier: MIT
// The catalogue as a tree with ticks: groups, expansions, their elements and tile sets.
#pragma once

#include "app/i18n/catalogue_text.h"
#include "engine/catalogue/selection.h"
#include "engine/game/world.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace scorekeep::app {

// The ticks are a view of a `Selection`. An expansion is ticked when all its parts are, partly when some are.
class SelectorModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Kind { Group, Expansion, Element, Tiles };
    Q_ENUM(Kind)
    enum Role {
        KindRole = Qt::UserRole, // int of Kind
        IdRole,                  // id in the catalogue
        EditionsRole,            // "C1 C2": of expansions that do not exist in every edition; else empty
        SupportRole,             // int of Support: of elements; of expansions the least of theirs
        SupportWordRole,         // "played": of elements
        SentenceRole,            // what it adds
        TilesRole,               // of tile sets: tiles of one copy
        CopiesRole,              // of tile sets: 0 .. MostCopies; also what Qt::EditRole sets
        LockedRole,              // part of every selection
        DetailRole,              // box, editions, publishers and tiles, or what it adds; and the word of support
        FavouriteRole            // of expansions: whether a person has starred it; can be set
    };
    static constexpr int MostCopies = 20;

    struct Count {
        int selected = 0; // expansions of which anything is selected
        int all = 0;
    };

    // The world outlives the model.
    explicit SelectorModel(const World &world, QObject *parent = nullptr);
    ~SelectorModel() override;

    const World &world() const { return m_world; }
    const Selection &selection() const { return m_selection; } // normalised
    // Edition and options too. Emits selectionChanged when it differs.
    void setSelection(const Selection &selection);
    // Shows, but takes no ticks.
    bool isReadOnly() const { return m_readOnly; }
    void setReadOnly(bool readOnly);

    Count count(const QModelIndex &group) const;
    // Ids of expansions, sorted.
    const QStringList &favourites() const { return m_favourites; }
    void setFavourites(const QStringList &ids);
    QModelIndex indexOf(Kind kind, const QString &id) const; // invalid when there is none
    // After the program's language changed.
    void retranslate();

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void selectionChanged(); // by ticks or by setSelection
    void favouritesChanged();

private:
    struct Row;

    const Row *rowAt(const QModelIndex &index) const;
    QModelIndex indexOf(const Row &row) const;
    Row &add(Row &parent, Kind kind, const std::string &id);
    void addExpansion(Row &group, const Expansion &expansion);
    Qt::CheckState stateOf(const Row &row) const;
    bool isLocked(const Row &row) const;
    void choose(const Row &row, bool on, Selection &selection) const;
    QString nameOf(const Row &row) const;
    bool setFavourite(const QModelIndex &index, bool on);
    QString toolTipOf(const Row &row) const;
    QString detailOf(const Row &row) const;
    QStringList expansionFacts(const Row &row) const;
    int tilesIn(const Expansion &expansion) const;
    QString spoken(const Row &row) const;
    QString sentenceOf(const Row &row) const;
    QString editionsOf(const Row &row) const;
    void adopt(Selection selection);
    bool announceTicks(const Row &above, const Selection &before);
    CatalogueText text() const { return CatalogueText(m_selection.edition); }

    const World &m_world;
    Selection m_selection;
    QStringList m_favourites;
    bool m_readOnly = false;
    std::unique_ptr<Row> m_root;
};

} // namespace scorekeep::app

Q_DECLARE_METATYPE(scorekeep::app::SelectorModel::Kind)
