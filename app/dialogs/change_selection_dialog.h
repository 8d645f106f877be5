// SPDX-License-Identifier: MIT
// Changes what a running game is played with: choose, see what it would do, then keep or drop it.
#pragma once

#include "app/theme.h"
#include "engine/game/changed_selection.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QPushButton;
class QSettings;

namespace scorekeep::app {

class GameSession;
class RuleOptions;
class SelectorPane;

class ChangeSelectionDialog : public QDialog {
    Q_OBJECT

public:
    // The session has a game, which is as it was until the change is kept. Begins with `selection`.
    ChangeSelectionDialog(GameSession *session, const Selection &selection, const Theme &theme,
                          QSettings *settings, QWidget *parent = nullptr);

    SelectorPane *selector() { return m_selector; }
    void accept() override; // keeps what is previewed

private:
    void build(const Theme &theme);
    void chooseOption(const QString &option, const QString &value);
    void refresh();
    void showPreview();

    GameSession *m_session;
    const Theme m_theme;
    ChangedSelection m_preview;
    QTimer m_later; // a preview re-enters the whole game: not at every click of several
    SelectorPane *m_selector;
    RuleOptions *m_rules;
    QLabel *m_effect;
    QPushButton *m_keep;
};

// What keeping it would do, as HTML: parts and tiles, points, inputs set aside or counted again, what is asked.
QString changeInWords(const Game &game, const ChangedSelection &changed, const Selection &selection);

} // namespace scorekeep::app
