// SPDX-License-Identifier: MIT
// What was entered, in words, turn by turn; what was taken back stands behind it, dimmed.
#pragma once

#include "app/model/row_model.h"
#include "engine/game/game.h"

#include <QString>

namespace scorekeep::app {

class GameSession;

struct HistoryRow {
    enum class Kind { Turn, Entry };
    Kind kind = Kind::Entry;
    QString text;
    std::size_t entry = 0;      // Entry: index into the log; Turn: its first one
    PlayerId player = NoPlayer;
    bool undone = false;
    bool parked = false;
    bool last = false; // the last that counts

    bool isSame(const HistoryRow &o) const { return kind == o.kind && entry == o.entry && text == o.text; }
    bool operator==(const HistoryRow &) const = default;
};

class HistoryModel : public RowModel<HistoryRow> {
    Q_OBJECT

public:
    explicit HistoryModel(const GameSession *session, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    void refresh();
    int lastRow() const; // of the last entry that counts, or -1

private:
    const GameSession *m_session;
};

} // namespace scorekeep::app
