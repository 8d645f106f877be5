// SPDX-License-Identifier: MIT
// Draw the players' rows, and scores with their lines.
#pragma once

#include "app/model/players_model.h"
#include "app/theme.h"

#include <QStyledItemDelegate>

namespace scorekeep::app {

class PlayerDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    PlayerDelegate(const PlayersModel *model, const Theme &theme, QObject *parent);

    static constexpr int Height = 31;
    void setTheme(const Theme &theme) { m_theme = theme; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {100, Height}; }

private:
    void paintLeft(QPainter &painter, const QStyleOptionViewItem &option, const QRect &room,
                   const PlayerStanding &row) const;

    const PlayersModel *m_model;
    Theme m_theme;
};

class ScoreDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ScoreDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) {}

    void setTheme(const Theme &theme) { m_theme = theme; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme m_theme;
};

} // namespace scorekeep::app
