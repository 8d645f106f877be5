// SPDX-License-Identifier: MIT
// The players with their points and what they have left.
#pragma once

#include "app/board/piece_painter.h"
#include "app/model/row_model.h"
#include "app/theme.h"
#include "engine/game/game.h"

namespace scorekeep::app {

class FinalScoring;
class GameSession;

struct PlayerStanding {
    struct Left {
        PieceLook look;
        int count = 0;
        QString name;
        bool token = false;
        bool operator==(const Left &) const = default;
    };
    PlayerId player = NoPlayer;
    QString name;
    PieceLook figure;
    int points = 0;
    bool active = false; // it is this player's turn
    bool asked = false;  // something is asked of this player now
    bool winner = false;
    std::vector<Left> left; // in the own supply, by kind
    bool hasPieces = true;  // none in a game without a board
    std::vector<Left> held; // other players’ figures in the prison, by owner and kind

    bool isSame(const PlayerStanding &o) const { return player == o.player; }
    bool operator==(const PlayerStanding &) const = default;
};

class PlayersModel : public RowModel<PlayerStanding> {
    Q_OBJECT

public:
    // Points are those that the final scoring has come to.
    PlayersModel(const GameSession *session, const FinalScoring *final, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    void refresh(const Theme &theme);

private:
    const GameSession *m_session;
    const FinalScoring *m_final;
};

} // namespace scorekeep::app
