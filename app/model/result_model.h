// SPDX-License-Identifier: MIT
// The result: what each player got for each kind of feature, and the total.
#pragma once

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace scorekeep::app {

class FinalScoring;
class GameSession;

class ResultModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        IsTotalRole = Qt::UserRole,
        IsBestRole, // of the totals
    };

    ResultModel(const GameSession *session, const FinalScoring *final, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void refresh();
    QString winners() const; // a sentence; empty before the end

private:
    struct Row {
        QString name;
        std::vector<int> points; // by player
    };

    const GameSession *m_session;
    const FinalScoring *m_final;
    std::vector<Row> m_rows; // the last one is the total
    std::vector<QString> m_players;
};

} // namespace scorekeep::app
