// SPDX-License-Identifier: MIT
// Points, what the players have left, and the score log.
#pragma once

#include "app/panes/pane.h"
#include "engine/catalogue/tile_kind.h"

#include <vector>

class QLabel;
class QListView;
class QTreeView;

namespace scorekeep::app {

class FinalScoring;
class PlayerDelegate;
class PlayersModel;
class ScoreDelegate;
class ScoreLogModel;

class ScoresPane : public Pane {
    Q_OBJECT

public:
    ScoresPane(GameSession *session, FinalScoring *final, const Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    PlayersModel *players() const { return m_players; }
    ScoreLogModel *log() const { return m_log; }
    QTreeView *logView() const { return m_logView; }
    // Opens the latest score and marks its tiles.
    void showLatest();

Q_SIGNALS:
    void cellsMarked(const std::vector<scorekeep::Cell> &cells); // of the selected score

protected:
    void retranslate() override;
    void applyTheme() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitPlayers();
    void showCounts();
    void openNewest();

    PlayersModel *m_players;
    ScoreLogModel *m_log;
    PlayerDelegate *m_playerDelegate;
    ScoreDelegate *m_scoreDelegate;
    QListView *m_playerView;
    QLabel *m_counts; // of the whole table, hidden where nothing is counted
    QTreeView *m_logView;
};

} // namespace scorekeep::app
