// SPDX-License-Identifier: MIT
// Enters an item all the same: the table is right, whatever the rules say.
#pragma once

#include "engine/game/answer.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace scorekeep::app {

class AnswerForm;
class GameSession;

class ForcedEntryDialog : public QDialog {
    Q_OBJECT

public:
    ForcedEntryDialog(GameSession *session, ItemId item, PlayerId player, PromptKind kind, QWidget *parent = nullptr);

    AnswerForm *form() const { return m_form; }
    void accept() override; // stays open where the entry was refused

private:
    GameSession *m_session;
    ItemId m_item;
    PlayerId m_player;
    AnswerForm *m_form;
    QLineEdit *m_reason;
    QLabel *m_refusal;
};

} // namespace scorekeep::app
