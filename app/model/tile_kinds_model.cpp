// SPDX-License-Identifier: MIT
// Finds tiles, and orders what is used up behind what is left.
#include "app/model/tile_kinds_model.h"

#include "app/i18n/game_text.h"
#include "app/session/game_session.h"

#include <algorithm>

namespace scorekeep::app {
namespace {

// The outline of the sides of the kind, in the letters of tileName().
QString edgeLetters(const QString &name) {
    return name.section(QStringLiteral(" · "), 0, 0).toLower();
}

bool isEdgeWord(const QString &word) {
    constexpr int Sides = 4;
    return word.size() <= Sides && std::all_of(word.begin(), word.end(), [](QChar c) {
               return QStringLiteral("cfrwao?").contains(c);
           });
}

// A cyclic match: the word begins at any side.
bool matchesEdges(const QString &edges, const QString &word) {
    for (qsizetype start = 0; start < edges.size(); ++start) {
        bool all = true;
        for (qsizetype i = 0; i < word.size() && all; ++i) {
            const QChar side = edges[(start + i) % edges.size()];
            all = word[i] == QLatin1Char('?') || word[i] == side || side == QLatin1Char('a');
        }
        if (all) {
            return true;
        }
    }
    return false;
}

} // namespace

TileKindsModel::TileKindsModel(const GameSession *session, QObject *parent)
    : RowModel(parent), m_session(session) {}

QVariant TileKindsModel::data(const QModelIndex &index, int role) const {
    if (!holds(index)) {
        return {};
    }
    const TileKindRow &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tr("%1: %n left", "a tile in words", row.left).arg(m_known[row.kind].inWords);
    default:
        return {};
    }
}

void TileKindsModel::learn() {
    const Rules &rules = m_session->rules();
    const GameText text(rules);
    m_known.clear();
    for (std::size_t i = 0; i < rules.pool().size(); ++i) {
        const TileKind &kind = rules.pool().kind(KindId(i));
        Known known;
        known.name = tileName(kind, rules.world().symbols, text.catalogue());
        known.inWords = tileInWords(kind, rules.world().symbols, text.catalogue());
        known.edges = edgeLetters(known.name);
        known.searched = known.name.toLower() + QLatin1Char(' ') + known.inWords.toLower();
        m_known.push_back(std::move(known));
    }
}

void TileKindsModel::forget() {
    m_known.clear();
    setRows({});
}

bool TileKindsModel::isFound(const Known &kind) const {
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) {
        return (isEdgeWord(word) && matchesEdges(kind.edges, word)) ||
               (!isEdgeWord(word) && kind.searched.contains(word));
    });
}

void TileKindsModel::refresh() {
    if (!m_session->hasGame()) {
        forget();
        return;
    }
    if (m_known.size() != m_session->rules().pool().size()) {
        learn();
    }
    const State &state = m_session->state();
    std::vector<bool> offered(m_known.size());
    std::vector<bool> chosen(m_known.size());
    for (const OpenPrompt &prompt : m_session->choice().prompts) {
        for (const Answer &option : prompt.options) {
            if (prompt.kind == PromptKind::DrawTile) {
                offered[option.tile] = true;
            } else if (prompt.kind == PromptKind::PlaceTile) {
                chosen[option.tile] = true;
            }
        }
    }
    std::vector<TileKindRow> rows;
    for (std::size_t i = 0; i < m_known.size(); ++i) {
        const bool neverDrawn = state.supply.stage[i] == TileSupply::NotDrawable;
        if (isFound(m_known[i]) && (!neverDrawn || offered[i] || chosen[i])) {
            rows.push_back({KindId(i), int(state.supply.left[i]), offered[i], chosen[i], m_known[i].name});
        }
    }
    // What may be drawn now first, then what comes later, then what is used up.
    std::stable_sort(rows.begin(), rows.end(), [&](const TileKindRow &a, const TileKindRow &b) {
        const auto rank = [&](const TileKindRow &row) {
            const bool now = row.left > 0 && state.supply.stage[row.kind] == state.supply.current();
            return now || row.chosen ? 0 : row.left > 0 ? 1 : 2;
        };
        return rank(a) < rank(b);
    });
    setRows(std::move(rows));
}

void TileKindsModel::setFilter(const QString &filter) {
    m_filter = filter;
    m_words = filter.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    refresh();
}

const TileKind *TileKindsModel::kindAt(int row) const {
    return &m_session->rules().pool().kind(at(row).kind);
}

int TileKindsModel::firstOffered() const {
    for (int row = 0; row < rowCount(); ++row) {
        if (at(row).offered) {
            return row;
        }
    }
    return -1;
}

} // namespace scorekeep::app
