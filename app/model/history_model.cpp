// SPDX-License-Identifier: MIT
// Words the log.
#include "app/model/history_model.h"

#include "app/i18n/game_text.h"
#include "app/session/game_session.h"

namespace scorekeep::app {
namespace {

// Whose turn begins with that entry: what was set aside with its rules tells nobody.
PlayerId playerFrom(const Game &game, std::size_t entry) {
    while (entry + 1 < game.cursor() && game.log()[entry].parked) {
        ++entry;
    }
    return game.log()[entry].player;
}

} // namespace

HistoryModel::HistoryModel(const GameSession *session, QObject *parent) : RowModel(parent), m_session(session) {}

QVariant HistoryModel::data(const QModelIndex &index, int role) const {
    if (!holds(index)) {
        return {};
    }
    const HistoryRow &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return row.text;
    case Qt::AccessibleTextRole:
        return row.undone ? tr("%1 (taken back)").arg(row.text) : row.text;
    default:
        return {};
    }
}

void HistoryModel::refresh() {
    std::vector<HistoryRow> rows;
    if (m_session->hasGame()) {
        const Game &game = m_session->game();
        const GameText text(game.rules());
        std::uint32_t turn = 0;
        auto start = game.turnStart(1);
        for (std::size_t i = 0; i < game.log().size(); ++i) {
            const Entry &entry = game.log()[i];
            if (start && *start <= i && i < game.cursor()) {
                start = game.turnStart(++turn + 1);
                const PlayerId player = playerFrom(game, i);
                rows.push_back({HistoryRow::Kind::Turn,
                                tr("Turn %1 · %2", "a number and a player").arg(turn).arg(text.player(player)), i,
                                player});
            }
            HistoryRow row{HistoryRow::Kind::Entry, text.entry(game.state(), entry), i, entry.player};
            row.undone = i >= game.cursor();
            row.parked = entry.parked;
            row.last = i + 1 == game.cursor();
            rows.push_back(std::move(row));
        }
    }
    setRows(std::move(rows));
}

int HistoryModel::lastRow() const {
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (at(row).last) {
            return row;
        }
    }
    return -1;
}

} // namespace scorekeep::app
