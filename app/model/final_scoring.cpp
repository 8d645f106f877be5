// SPDX-License-Identifier: MIT
// Counts the scores after the game, and which of them are told.
#include "app/model/final_scoring.h"

#include "app/session/game_session.h"

namespace scorekeep::app {
namespace {

// Scores of one resolution stand together and count the same tiles.
bool isSameStep(const Score &a, const Score &b) {
    return a.item == b.item && a.subject == b.subject && a.feature == b.feature && a.cells == b.cells;
}

} // namespace

FinalScoring::FinalScoring(const GameSession *session, QObject *parent) : QObject(parent), m_session(session) {
    connect(session, &GameSession::documentChanged, this, [this] { m_fresh = true; });
    connect(session, &GameSession::changed, this, &FinalScoring::follow);
    follow();
}

// The index of the first score after the game.
std::size_t FinalScoring::firstFinal() const {
    const std::vector<Score> &scores = m_session->state().scores;
    std::size_t first = scores.size();
    // What a person counted was seen when it was entered.
    const auto isFound = [&](const Score &score) {
        return score.phase == Phase::After && (score.item == NoItem || !m_session->rules().isCore(score.item));
    };
    while (first > 0 && isFound(scores[first - 1])) {
        --first;
    }
    return first;
}

void FinalScoring::follow() {
    const bool finished = m_session->hasGame() && m_session->state().finished;
    if (finished != m_finished || m_fresh) {
        m_steps = finished ? m_session->state().scores.size() - firstFinal() : 0;
        m_shown = finished && m_fresh ? m_steps : 0;
    }
    m_finished = finished;
    m_fresh = false;
    Q_EMIT changed();
}

bool FinalScoring::isRunning() const {
    return m_finished && m_shown < m_steps;
}

bool FinalScoring::isOver() const {
    return m_finished && m_shown >= m_steps;
}

std::size_t FinalScoring::visibleScores() const {
    if (!m_session->hasGame()) {
        return 0;
    }
    return m_session->state().scores.size() - (m_finished ? m_steps - m_shown : 0);
}

int FinalScoring::hiddenPoints(PlayerId player) const {
    int hidden = 0;
    for (std::size_t i = visibleScores(); m_finished && i < m_session->state().scores.size(); ++i) {
        const Score &score = m_session->state().scores[i];
        hidden += score.player == player ? score.points : 0;
    }
    return hidden;
}

void FinalScoring::next() {
    if (!isRunning()) {
        return;
    }
    const std::vector<Score> &scores = m_session->state().scores;
    const std::size_t first = visibleScores();
    do {
        ++m_shown;
    } while (m_shown < m_steps && isSameStep(scores[first], scores[visibleScores()]));
    Q_EMIT changed();
}

void FinalScoring::all() {
    m_shown = m_steps;
    Q_EMIT changed();
}

} // namespace scorekeep::app
