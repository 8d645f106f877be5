// SPDX-License-Identifier: MIT
// How far the table has followed the final scoring: the scores are there at once and are shown one by one.
#pragma once

#include "engine/game/state.h"

#include <QObject>

namespace scorekeep::app {

class GameSession;

class FinalScoring : public QObject {
    Q_OBJECT

public:
    explicit FinalScoring(const GameSession *session, QObject *parent = nullptr);

    bool isRunning() const; // finished, and something is still hidden
    bool isOver() const;    // finished, and nothing is hidden
    std::size_t steps() const { return m_steps; }
    std::size_t shown() const { return m_shown; }
    std::size_t visibleScores() const; // of State::scores; the others are not told yet
    int hiddenPoints(PlayerId player) const;

public Q_SLOTS:
    void next(); // shows the scores of one more feature
    void all();

Q_SIGNALS:
    void changed();

private:
    void follow();
    std::size_t firstFinal() const;

    const GameSession *m_session;
    std::size_t m_steps = 0, m_shown = 0;
    bool m_finished = false;
    bool m_fresh = true; // another document: a finished one shows its result at once
};

} // namespace scorekeep::app
