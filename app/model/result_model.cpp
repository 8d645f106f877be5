// SPDX-License-Identifier: MIT
// Adds up the scores by subject, before and after the end of the game.
#include "app/model/result_model.h"

#include "app/i18n/game_text.h"
#include "app/model/final_scoring.h"
#include "app/session/game_session.h"

#include <QFont>

#include <algorithm>

namespace scorekeep::app {

ResultModel::ResultModel(const GameSession *session, const FinalScoring *final, QObject *parent)
    : QAbstractTableModel(parent), m_session(session), m_final(final) {}

int ResultModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ResultModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : int(m_players.size());
}

QVariant ResultModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row &row = m_rows[std::size_t(index.row())];
    const int points = row.points[std::size_t(index.column())];
    const bool total = index.row() == int(m_rows.size()) - 1;
    const bool best = total && points == *std::max_element(row.points.begin(), row.points.end());
    switch (role) {
    case Qt::DisplayRole:
        return points == 0 && !total ? QStringLiteral("–") : QString::number(points);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3", "a player, a kind of feature, points")
            .arg(m_players[std::size_t(index.column())], row.name, pointsText(points));
    case Qt::FontRole: {
        QFont font;
        font.setBold(total);
        return total ? QVariant(font) : QVariant();
    }
    case IsTotalRole:
        return total;
    case IsBestRole:
        return best;
    default:
        return {};
    }
}

QVariant ResultModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole) {
        return QVariant((orientation == Qt::Horizontal ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) { // a narrow table cuts a name
        return {};
    }
    const auto at = std::size_t(section);
    if (orientation == Qt::Horizontal) {
        return at < m_players.size() ? m_players[at] : QVariant();
    }
    return at < m_rows.size() ? m_rows[at].name : QVariant();
}

void ResultModel::refresh() {
    beginResetModel();
    m_rows.clear();
    m_players.clear();
    if (m_session->hasGame()) {
        const Rules &rules = m_session->rules();
        const GameText text(rules);
        const auto players = std::size_t(rules.players());
        for (std::size_t i = 0; i < players; ++i) {
            m_players.push_back(text.player(PlayerId(i)));
        }
        // By subject: during the game, after it; corrections come last.
        const std::size_t subjects = rules.world().spine.subjects.size();
        std::vector<Row> rows(2 * subjects + 1, Row{{}, std::vector<int>(players)});
        std::vector<bool> used(rows.size());
        Row total{tr("Total"), std::vector<int>(players)};
        for (std::size_t i = 0; i < m_final->visibleScores(); ++i) {
            const Score &score = m_session->state().scores[i];
            if (score.player >= players) {
                continue; // of a feature that was nobody's
            }
            const bool core = score.item != NoItem && rules.isCore(score.item);
            const std::size_t at =
                core ? 2 * subjects : 2 * std::size_t(score.subject) + (score.phase == Phase::After ? 1 : 0);
            used[at] = true;
            rows[at].points[score.player] += score.points;
            total.points[score.player] += score.points;
        }
        for (std::size_t at = 0; at < rows.size(); ++at) {
            if (used[at]) {
                const QString name = at == 2 * subjects ? tr("Corrections")
                                                        : text.catalogue().name(rules.world().spine.subjects[at / 2]);
                rows[at].name = at % 2 == 1 ? tr("%1, at the end", "a kind of feature").arg(name) : name;
                m_rows.push_back(std::move(rows[at]));
            }
        }
        m_rows.push_back(std::move(total));
    }
    endResetModel();
}

QString ResultModel::winners() const {
    if (!m_final->isOver() || m_rows.empty()) {
        return {};
    }
    const std::vector<int> &points = m_rows.back().points;
    const int best = *std::max_element(points.begin(), points.end());
    QStringList names;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (points[i] == best) {
            names << m_players[i];
        }
    }
    return names.size() == 1 ? tr("%1 wins with %2", "a player and points").arg(names.front(), pointsText(best))
                             : tr("%1 share the victory with %2", "players and points")
                                   .arg(names.join(QStringLiteral(", ")), pointsText(best));
}

} // namespace scorekeep::app
