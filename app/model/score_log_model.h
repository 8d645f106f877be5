// SPDX-License-Identifier: MIT
// The score log, the latest first; each score opens into its lines and into why it was this player's.
#pragma once

#include "engine/game/game.h"

#include <QAbstractItemModel>
#include <QString>

#include <vector>

namespace scorekeep::app {

class FinalScoring;
class GameSession;

class ScoreLogModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        NumberRole = Qt::UserRole, // what stands at the right: points
        IsScoreRole,               // a score, else one of its lines
        PlayerRole,                // of a score
        TurnRole,                  // of a score
    };

    ScoreLogModel(const GameSession *session, const FinalScoring *final, QObject *parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    void refresh();
    void forget(); // another game, or another language
    // The tiles that counted for the score at, or above, an index.
    std::vector<Cell> cellsOf(const QModelIndex &index) const;

private:
    struct Line {
        QString text, number;
    };
    struct Told {
        Score score;
        QString title, number;
        std::vector<Line> lines;
        std::vector<Cell> cells;
    };
    Told tell(const Score &score) const;
    void keep(std::size_t first); // of the told scores
    const Told *toldAt(const QModelIndex &index) const;
    std::size_t positionOf(int row) const { return m_told.size() - 1 - std::size_t(row); }

    const GameSession *m_session;
    const FinalScoring *m_final;
    std::vector<Told> m_told; // in the order in which they were given
};

} // namespace scorekeep::app
