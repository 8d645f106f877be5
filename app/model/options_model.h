// SPDX-License-Identifier: MIT
// The options of the open choice, prompt after prompt, then the pass: the same for list, cards and keys.
#pragma once

#include "app/model/row_model.h"
#include "app/session/game_session.h"

#include <QString>

namespace scorekeep::app {

struct OptionRow {
    GameSession::Match match;
    bool pass = false;
    bool standing = false;
    PromptKind kind = PromptKind::Confirm;
    Answer answer;
    QString text;

    bool isSame(const OptionRow &o) const { return *this == o; }
    bool operator==(const OptionRow &) const = default;
};

class OptionsModel : public RowModel<OptionRow> {
    Q_OBJECT

public:
    // `pictured`: only those that are shown as cards, which leaves out tiles to draw and to place, numbers,
    // orders, standing offers and the pass.
    OptionsModel(const GameSession *session, bool pictured, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    void refresh();

private:
    bool isShown(const OpenPrompt &prompt) const;

    const GameSession *m_session;
    bool m_pictured;
};

} // namespace scorekeep::app
