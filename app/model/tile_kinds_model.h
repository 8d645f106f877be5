// SPDX-License-Identifier: MIT
// The kinds of tile of the game with how many are left, found by their edges, their symbols or words.
#pragma once

#include "app/model/row_model.h"
#include "engine/game/game.h"

#include <QString>
#include <QStringList>

namespace scorekeep::app {

class GameSession;

struct TileKindRow {
    KindId kind = 0;
    int left = 0;
    bool offered = false; // may be drawn now
    bool chosen = false;  // drawn, and to be placed
    QString text;

    bool isSame(const TileKindRow &o) const { return kind == o.kind && text == o.text; }
    bool operator==(const TileKindRow &) const = default;
};

class TileKindsModel : public RowModel<TileKindRow> {
    Q_OBJECT

public:
    explicit TileKindsModel(const GameSession *session, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    void refresh();
    void forget(); // another game, or another language

    // "crfr": letters of sides (c f r w, ? for any) clockwise, begun anywhere; "inn": words of what is
    // printed; both may stand together.
    void setFilter(const QString &filter);
    const QString &filter() const { return m_filter; }
    int firstOffered() const; // the row that Enter takes, or -1
    const TileKind *kindAt(int row) const;

private:
    struct Known {
        QString name, inWords, edges, searched;
    };
    void learn();
    bool isFound(const Known &kind) const;

    const GameSession *m_session;
    QString m_filter;
    QStringList m_words;
    std::vector<Known> m_known; // by kind
};

} // namespace scorekeep::app
