// SPDX-License-Identifier: MIT
// The options of the open choice as an ordinary list: with it alone the whole game can be played.
#pragma once

#include "app/panes/pane.h"
#include "engine/game/answer.h"

class QLabel;
class QListView;

namespace scorekeep::app {

class OptionsModel;

class OptionList : public Pane {
    Q_OBJECT

public:
    OptionList(GameSession *session, const Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    OptionsModel *model() const { return m_model; }
    QListView *list() const { return m_list; }

Q_SIGNALS:
    void answered(const scorekeep::Entry &entry);
    void pieceChosen(int prompt, const scorekeep::PieceRef &piece);

protected:
    void retranslate() override;

private:
    void take(int row);

    OptionsModel *m_model;
    QLabel *m_question;
    QListView *m_list;
};

} // namespace scorekeep::app
