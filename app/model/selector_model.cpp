// SPDX-License-Identifier: MIT
// The tree of the selector: its rows, their ticks, and what a tick does to the selection.
#include "app/model/selector_model.h"

#include "app/model/selection_summary.h"
#include "app/model/selector_row.h"

#include <algorithm>
#include <utility>

namespace scorekeep::app {

SelectorModel::SelectorModel(const World &world, QObject *parent)
    : QAbstractItemModel(parent), m_world(world), m_selection(basicSelection(world, Editions.back())),
      m_root(std::make_unique<Row>()) {
    for (const ExpansionGroup &group : world.catalogue.groups) {
        Row &row = add(*m_root, Kind::Group, group.id);
        for (const Expansion &expansion : world.catalogue.expansions) {
            if (expansion.group == group.id) {
                addExpansion(row, expansion);
            }
        }
    }
}

SelectorModel::~SelectorModel() = default;

SelectorModel::Row &SelectorModel::add(Row &parent, Kind kind, const std::string &id) {
    auto row = std::make_unique<Row>();
    row->kind = kind;
    row->id = id;
    row->parent = &parent;
    row->place = int(parent.rows.size());
    parent.rows.push_back(std::move(row));
    return *parent.rows.back();
}

void SelectorModel::addExpansion(Row &group, const Expansion &expansion) {
    Row &row = add(group, Kind::Expansion, expansion.id);
    for (const std::string &element : expansion.elements) {
        if (!m_world.catalogue.elements.at(element).shared) {
            Row &part = add(row, Kind::Element, element);
            part.support = m_world.support(element);
            row.support = std::max(row.support, part.support);
        }
    }
    for (const std::string &set : expansion.tileSets) {
        add(row, Kind::Tiles, set);
    }
    if (row.rows.empty()) { // nobody has written its tiles down
        row.support = Support::Described;
    }
}

// ---- the tree

const SelectorModel::Row *SelectorModel::rowAt(const QModelIndex &index) const {
    return index.isValid() ? static_cast<const Row *>(index.constInternalPointer()) : m_root.get();
}

QModelIndex SelectorModel::indexOf(const Row &row) const {
    return &row == m_root.get() ? QModelIndex() : createIndex(row.place, 0, &row);
}

QModelIndex SelectorModel::index(int row, int column, const QModelIndex &parent) const {
    const Row &above = *rowAt(parent);
    if (column != 0 || row < 0 || row >= int(above.rows.size())) {
        return {};
    }
    return createIndex(row, 0, above.rows[std::size_t(row)].get());
}

QModelIndex SelectorModel::parent(const QModelIndex &child) const {
    return child.isValid() ? indexOf(*rowAt(child)->parent) : QModelIndex();
}

int SelectorModel::rowCount(const QModelIndex &parent) const {
    return int(rowAt(parent)->rows.size());
}

int SelectorModel::columnCount(const QModelIndex &) const {
    return 1;
}

QModelIndex SelectorModel::indexOf(Kind kind, const QString &id) const {
    const std::string wanted = id.toStdString();
    std::vector<const Row *> open{m_root.get()};
    while (!open.empty()) {
        const Row *row = open.back();
        open.pop_back();
        if (row != m_root.get() && row->kind == kind && row->id == wanted) {
            return indexOf(*row);
        }
        for (const auto &below : row->rows) {
            open.push_back(below.get());
        }
    }
    return {};
}

// ---- ticks

bool SelectorModel::isLocked(const Row &row) const {
    return row.kind == Kind::Element && m_world.catalogue.elements.at(row.id).always;
}

Qt::CheckState SelectorModel::stateOf(const Row &row) const {
    switch (row.kind) {
    case Kind::Element:
        return m_selection.has(row.id) ? Qt::Checked : Qt::Unchecked;
    case Kind::Tiles:
        return m_selection.copies(row.id) > 0 ? Qt::Checked : Qt::Unchecked;
    case Kind::Group:
    case Kind::Expansion:
        break;
    }
    bool any = false;
    bool all = !row.rows.empty();
    for (const auto &below : row.rows) {
        const Qt::CheckState state = stateOf(*below);
        any |= state != Qt::Unchecked;
        all &= state == Qt::Checked;
    }
    return all ? Qt::Checked : any ? Qt::PartiallyChecked : Qt::Unchecked;
}

void SelectorModel::choose(const Row &row, bool on, Selection &selection) const {
    if (row.kind == Kind::Element && !isLocked(row)) {
        std::erase(selection.elements, row.id);
        if (on) {
            selection.elements.push_back(row.id);
        }
    } else if (row.kind == Kind::Tiles) {
        const bool there =
            std::ranges::any_of(selection.tileSets, [&](const auto &set) { return set.first == row.id; });
        if (on && !there) {
            selection.tileSets.emplace_back(row.id, 1);
        } else if (!on) {
            std::erase_if(selection.tileSets, [&](const auto &set) { return set.first == row.id; });
        }
    }
    for (const auto &below : row.rows) {
        choose(*below, on, selection);
    }
}

bool SelectorModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role == FavouriteRole) {
        return setFavourite(index, value.toBool());
    }
    if (!index.isValid() || m_readOnly) {
        return false;
    }
    const Row &row = *rowAt(index);
    Selection selection = m_selection;
    // What only others brought with them goes when they go.
    std::erase_if(selection.elements,
                  [&](const std::string &id) { return m_world.catalogue.elements.at(id).shared; });
    if (role == Qt::CheckStateRole) {
        choose(row, value.toInt() == Qt::Checked, selection);
    } else if (role == Qt::EditRole && row.kind == Kind::Tiles) {
        choose(row, false, selection);
        selection.tileSets.emplace_back(row.id, std::clamp(value.toInt(), 0, MostCopies));
    } else {
        return false;
    }
    selection = normalised(std::move(selection), m_world.catalogue);
    const bool differs = selection != m_selection;
    adopt(std::move(selection));
    return differs;
}

bool SelectorModel::setFavourite(const QModelIndex &index, bool on) {
    if (!index.isValid() || rowAt(index)->kind != Kind::Expansion) {
        return false;
    }
    QStringList favourites = m_favourites;
    const QString id = QString::fromStdString(rowAt(index)->id);
    favourites.removeAll(id);
    if (on) {
        favourites.append(id);
    }
    setFavourites(favourites);
    return true;
}

void SelectorModel::setFavourites(const QStringList &ids) {
    QStringList sorted = ids;
    sorted.sort();
    const QStringList before = std::exchange(m_favourites, sorted);
    for (const QString &id : before + m_favourites) {
        if (before.contains(id) != m_favourites.contains(id)) {
            const QModelIndex row = indexOf(Kind::Expansion, id);
            Q_EMIT dataChanged(row, row, {FavouriteRole, Qt::AccessibleTextRole});
        }
    }
    if (before != m_favourites) {
        Q_EMIT favouritesChanged();
    }
}

void SelectorModel::setSelection(const Selection &selection) {
    adopt(normalised(selection, m_world.catalogue));
}

void SelectorModel::setReadOnly(bool readOnly) {
    if (std::exchange(m_readOnly, readOnly) != readOnly) {
        retranslate(); // the flags of every row
    }
}

void SelectorModel::adopt(Selection selection) {
    if (selection == m_selection) {
        return;
    }
    const Selection before = std::exchange(m_selection, std::move(selection));
    if (before.edition != m_selection.edition) {
        retranslate(); // the wording, and the numbers of tiles
    } else if (!sameMix(before, m_selection)) {
        announceTicks(*m_root, before);
    }
    Q_EMIT selectionChanged();
}

// Tells of the rows below one whose tick or number differs from what it was, and of those above them, which
// count them. Whether there were any.
bool SelectorModel::announceTicks(const Row &above, const Selection &before) {
    bool any = false;
    for (const auto &row : above.rows) {
        const bool below = announceTicks(*row, before);
        const bool itself = row->kind == Kind::Tiles ? before.copies(row->id) != m_selection.copies(row->id)
                                                     : row->kind == Kind::Element &&
                                                           before.has(row->id) != m_selection.has(row->id);
        if (below || itself) {
            const QModelIndex index = indexOf(*row);
            Q_EMIT dataChanged(index, index,
                               {Qt::CheckStateRole, Qt::EditRole, CopiesRole, Qt::AccessibleTextRole});
            any = true;
        }
    }
    return any;
}

void SelectorModel::retranslate() {
    std::vector<const Row *> open{m_root.get()};
    while (!open.empty()) {
        const Row *row = open.back();
        open.pop_back();
        if (!row->rows.empty()) {
            Q_EMIT dataChanged(indexOf(*row->rows.front()), indexOf(*row->rows.back()));
        }
        for (const auto &below : row->rows) {
            open.push_back(below.get());
        }
    }
}

SelectorModel::Count SelectorModel::count(const QModelIndex &group) const {
    Count count;
    for (const auto &expansion : rowAt(group)->rows) {
        ++count.all;
        count.selected += stateOf(*expansion) != Qt::Unchecked;
    }
    return count;
}

Qt::ItemFlags SelectorModel::flags(const QModelIndex &index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const Row &row = *rowAt(index);
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (row.rows.empty()) {
        flags |= Qt::ItemNeverHasChildren;
    }
    if (!m_readOnly && !isLocked(row)) {
        flags |= Qt::ItemIsUserCheckable;
        if (row.kind == Kind::Tiles) {
            flags |= Qt::ItemIsEditable;
        }
    }
    return flags;
}

// ---- what is shown

QVariant SelectorModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row &row = *rowAt(index);
    const bool tiles = row.kind == Kind::Tiles;
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(row);
    case Qt::CheckStateRole:
        return int(stateOf(row));
    case Qt::ToolTipRole:
        return toolTipOf(row);
    case Qt::AccessibleTextRole:
        return spoken(row);
    case KindRole:
        return int(row.kind);
    case IdRole:
        return QString::fromStdString(row.id);
    case EditionsRole:
        return editionsOf(row);
    case SupportRole:
        return int(row.support);
    case SupportWordRole:
        return row.kind == Kind::Element || row.kind == Kind::Expansion ? supportWord(row.support) : QString();
    case SentenceRole:
        return sentenceOf(row);
    case TilesRole:
        return tiles ? tilesOfSet(m_world, row.id, m_selection.edition) : QVariant();
    case Qt::EditRole:
    case CopiesRole:
        return tiles ? m_selection.copies(row.id) : QVariant();
    case DetailRole:
        return detailOf(row);
    case LockedRole:
        return isLocked(row);
    case FavouriteRole:
        return row.kind == Kind::Expansion && m_favourites.contains(QString::fromStdString(row.id));
    default:
        return {};
    }
}

QString SelectorModel::nameOf(const Row &row) const {
    const Catalogue &catalogue = m_world.catalogue;
    switch (row.kind) {
    case Kind::Group:
        return text().name(catalogue.groups.at(row.id));
    case Kind::Expansion:
        return text().name(catalogue.expansions.at(row.id));
    case Kind::Element:
        return text().name(catalogue.elements.at(row.id));
    case Kind::Tiles:
        break;
    }
    // Its expansion stands above; only where that has several sets must each say which one it is.
    const QString count = tilesText(tilesOfSet(m_world, row.id, m_selection.edition));
    const TileSet *set = m_world.tileSet(row.id);
    const bool alone = m_world.catalogue.expansions.at(row.parent->id).tileSets.size() == 1;
    return alone || !set ? count : tr("%1 of %2").arg(count, text().name(*set));
}

QString SelectorModel::sentenceOf(const Row &row) const {
    return row.kind == Kind::Element ? text().sentence(m_world.catalogue.elements.at(row.id)) : QString();
}

QString SelectorModel::editionsOf(const Row &row) const {
    if (row.kind != Kind::Expansion) {
        return {};
    }
    const std::vector<Edition> &editions = m_world.catalogue.expansions.at(row.id).editions;
    QStringList names;
    for (const Edition edition : editions) {
        const std::string_view name = editionName(edition);
        names.append(QString::fromLatin1(name.data(), qsizetype(name.size())));
    }
    // The Winter Edition has few of its own, which is no news.
    const bool usual = std::ranges::all_of(Editions, [&](Edition edition) {
        return edition == Edition::WE || std::ranges::find(editions, edition) != editions.end();
    });
    return usual ? QString() : names.join(QLatin1Char(' '));
}

} // namespace scorekeep::app
