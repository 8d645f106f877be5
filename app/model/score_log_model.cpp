// SPDX-License-Identifier: MIT
// Words the scores and their lines, and keeps what a view has opened.
#include "app/model/score_log_model.h"

#include "app/i18n/game_text.h"
#include "app/model/final_scoring.h"
#include "app/session/game_session.h"

namespace scorekeep::app {
namespace {

constexpr quintptr TopLevel = ~quintptr(0);

// With a sign where points go down.
QString numberOf(int points) {
    return points < 0 ? signedNumber(points) : QString::number(points);
}

} // namespace

ScoreLogModel::ScoreLogModel(const GameSession *session, const FinalScoring *final, QObject *parent)
    : QAbstractItemModel(parent), m_session(session), m_final(final) {}

QModelIndex ScoreLogModel::index(int row, int column, const QModelIndex &parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? quintptr(positionOf(parent.row())) : TopLevel);
}

// Lines know their score by its position in the game, which stays when newer scores come in above it.
QModelIndex ScoreLogModel::parent(const QModelIndex &child) const {
    if (!child.isValid() || child.internalId() == TopLevel) {
        return {};
    }
    return createIndex(int(m_told.size() - 1 - child.internalId()), 0, TopLevel);
}

int ScoreLogModel::rowCount(const QModelIndex &parent) const {
    if (!parent.isValid()) {
        return int(m_told.size());
    }
    const bool score = parent.internalId() == TopLevel && parent.column() == 0;
    return score ? int(m_told[positionOf(parent.row())].lines.size()) : 0;
}

int ScoreLogModel::columnCount(const QModelIndex &) const {
    return 1;
}

const ScoreLogModel::Told *ScoreLogModel::toldAt(const QModelIndex &index) const {
    if (!index.isValid()) {
        return nullptr;
    }
    const std::size_t position = index.internalId() == TopLevel ? positionOf(index.row()) : index.internalId();
    return position < m_told.size() ? &m_told[position] : nullptr;
}

QVariant ScoreLogModel::data(const QModelIndex &index, int role) const {
    const Told *told = toldAt(index);
    if (told == nullptr) {
        return {};
    }
    const bool score = index.internalId() == TopLevel;
    const Line line = score ? Line{told->title, told->number} : told->lines[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return line.text;
    case Qt::AccessibleTextRole:
        return line.number.isEmpty() ? line.text
               : score               ? tr("%1: %2", "a score, and points").arg(line.text, pointsText(told->score.points))
                                     : tr("%1: %2", "a score, and points").arg(line.text, line.number);
    case NumberRole:
        return line.number;
    case IsScoreRole:
        return score;
    case PlayerRole:
        return int(told->score.player);
    case TurnRole:
        return told->score.turn;
    default:
        return {};
    }
}

ScoreLogModel::Told ScoreLogModel::tell(const Score &score) const {
    const State &state = m_session->state();
    const Rules &rules = m_session->rules();
    const GameText text(rules);
    Told told;
    told.score = score;
    told.number = numberOf(score.points);
    const bool correction = score.item != NoItem && rules.isCorrection(score.item);
    QString what = correction ? tr("correction")
                   : score.cells > 0
                       ? text.feature(state.board, score.feature)
                       : text.catalogue().name(rules.world().spine.subjects[score.subject]);
    if (score.phase == Phase::After) {
        what = tr("%1 (at the end)", "a feature scored after the game").arg(what);
    }
    told.title = tr("%1 · %2", "a player and a feature").arg(text.player(score.player), what);
    for (std::uint32_t i = 0; i < score.lines; ++i) {
        const ScoreLine &line = state.lines[score.firstLine + i];
        told.lines.push_back({text.rule(line, score.phase), text.points(line)});
    }
    if (const QString why = correction ? QString() : text.control(state, score); !why.isEmpty()) {
        told.lines.push_back({why, {}});
    }
    for (std::uint32_t i = 0; i < score.cells; ++i) {
        told.cells.push_back(state.cells[score.firstCell + i]);
    }
    return told;
}

void ScoreLogModel::refresh() {
    const std::size_t visible = m_final->visibleScores();
    std::size_t same = 0;
    while (same < std::min(visible, m_told.size()) && m_told[same].score == m_session->state().scores[same]) {
        ++same;
    }
    keep(same);
    if (same < visible) {
        std::vector<Told> further;
        for (std::size_t i = same; i < visible; ++i) {
            further.push_back(tell(m_session->state().scores[i]));
        }
        beginInsertRows({}, 0, int(visible - same) - 1);
        m_told.insert(m_told.end(), further.begin(), further.end());
        endInsertRows();
    }
}

void ScoreLogModel::keep(std::size_t first) {
    if (first < m_told.size()) {
        beginRemoveRows({}, 0, int(m_told.size() - first) - 1);
        m_told.resize(first);
        endRemoveRows();
    }
}

void ScoreLogModel::forget() {
    keep(0);
}

std::vector<Cell> ScoreLogModel::cellsOf(const QModelIndex &index) const {
    const Told *told = toldAt(index);
    return told != nullptr ? told->cells : std::vector<Cell>();
}

} // namespace scorekeep::app
