// SPDX-License-Identifier: MIT
// The dialog that asks who plays, with what, and by which rules.
#pragma once

#include "app/dialogs/last_choices.h"
#include "app/theme.h"
#include "engine/game/setup.h"
#include "engine/game/world.h"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSettings;

namespace scorekeep::app {

class PlayerList;
class RuleOptions;
class SelectorPane;

class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    // World and settings outlive the dialog. It opens with the choices of the last time.
    NewGameDialog(const World &world, const Theme &theme, QSettings &settings, QWidget *parent = nullptr);

    // The game as it is chosen now. `starter` is decided once the dialog is accepted, where it is left to
    // chance.
    Setup setup() const;
    // Why it can't be started; empty when it can.
    QString problem() const;

    // Asks, and keeps the choices for the next time. Nothing when the person thinks better of it.
    static std::optional<Setup> getSetup(const World &world, const Theme &theme, QSettings &settings,
                                         QWidget *parent = nullptr);

    void accept() override; // remembers the choices

protected:
    void changeEvent(QEvent *event) override;

private:
    void arrange(); // three columns: who plays, with what, and by which rules
    QWidget *buildPlayers();
    QWidget *buildEditions();
    QWidget *buildBoxes();
    QWidget *buildRules();
    QWidget *buildFooter();
    QLabel *title();
    QWidget *line(Qt::Orientation along);
    void restore(const LastChoices &choices);
    void connectParts();
    void chooseEdition(Edition edition);
    void chooseQuickly(int index);
    void refresh();
    void chooseOption(const QString &option, const QString &value);
    void chainTabs();
    void seatMoved(int from, int to);
    void seatRemoved(int seat);
    void fillStarters(int chosen); // a seat, LastChoices::Chance or First
    void fillQuickChoices();
    void retranslate();
    LastChoices choices() const;

    const World &m_world;
    const Theme m_theme;
    QSettings &m_settings;
    std::optional<PlayerId> m_chance; // who begins, where chance has decided

    PlayerList *m_players;
    QComboBox *m_starter, *m_quick;
    QButtonGroup *m_editions;
    SelectorPane *m_selector;
    RuleOptions *m_rules;
    QLabel *m_playersTitle, *m_boxesTitle, *m_rulesTitle, *m_starterLabel, *m_editionLabel, *m_editionText,
        *m_quickLabel, *m_note, *m_summary, *m_problem;
    QStringList m_knownNames;
    QCheckBox *m_withoutBoard;
    QPushButton *m_start, *m_cancel;
};

} // namespace scorekeep::app
