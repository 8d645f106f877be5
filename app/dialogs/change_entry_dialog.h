// SPDX-License-Identifier: MIT
// Answers an old question again: what was possible then, and what would differ now.
#pragma once

#include "engine/game/game.h"

#include <QDialog>

#include <memory>
#include <optional>

class QLabel;
class QListWidget;
class QPushButton;

namespace scorekeep::app {

class AnswerForm;
class GameSession;

class ChangeEntryDialog : public QDialog {
    Q_OBJECT

public:
    ChangeEntryDialog(GameSession *session, std::size_t entry, QWidget *parent = nullptr);
    ~ChangeEntryDialog() override;

    void accept() override; // keeps what is previewed

private:
    void build();
    void fill();
    void showPreview();
    std::optional<Entry> replacement() const; // nothing: the entry is removed
    QString difference(const Game::Preview &preview) const;

    GameSession *m_session;
    std::size_t m_entry;
    Entry m_old;
    std::unique_ptr<Game> m_past; // the table as it was then
    std::vector<Answer> m_answers; // by row; behind them the form, then removal
    std::optional<Game::Preview> m_preview;
    QListWidget *m_list;
    AnswerForm *m_form = nullptr;
    QLabel *m_difference;
    QPushButton *m_keep = nullptr;
};

} // namespace scorekeep::app
