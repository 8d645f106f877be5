// SPDX-License-Identifier: MIT
// What is chosen in the new-game dialog, and how its parts follow one another.
#include "app/dialogs/new_game_dialog.h"

#include "app/dialogs/player_list.h"
#include "app/dialogs/rule_options.h"
#include "app/model/selection_summary.h"
#include "app/panes/selector_pane.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScreen>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int SummaryParts = 6;
constexpr int UnplayedParts = 5; // that are named; the tool tip names them all
constexpr QSize UsualSize(1120, 760);

} // namespace

NewGameDialog::NewGameDialog(const World &world, const Theme &theme, QSettings &settings, QWidget *parent)
    : QDialog(parent), m_world(world), m_theme(theme), m_settings(settings) {
    setObjectName(QStringLiteral("new-game"));
    arrange();
    m_selector->useSettings(&settings);
    connectParts();
    restore(readLastChoices(settings, world));
    retranslate();
    resize(UsualSize.boundedTo(screen()->availableSize() - QSize(0, 40))); // and the title
    m_players->focusFirst();
}

void NewGameDialog::connectParts() {
    connect(m_start, &QPushButton::clicked, this, &NewGameDialog::accept);
    connect(m_cancel, &QPushButton::clicked, this, &NewGameDialog::reject);
    connect(m_players, &PlayerList::entered, m_start, [this] { m_start->click(); });
    connect(m_players, &PlayerList::changed, this, [this] {
        fillStarters(m_starter->currentData().toInt());
        refresh();
    });
    connect(m_players, &PlayerList::seatMoved, this, &NewGameDialog::seatMoved);
    connect(m_players, &PlayerList::seatRemoved, this, &NewGameDialog::seatRemoved);
    connect(m_editions, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) {
            chooseEdition(Edition(id));
        }
    });
    connect(m_quick, &QComboBox::activated, this, &NewGameDialog::chooseQuickly);
    connect(m_selector, &SelectorPane::selectionChanged, this, &NewGameDialog::refresh);
    connect(m_withoutBoard, &QCheckBox::toggled, this, &NewGameDialog::refresh);
    connect(m_rules, &RuleOptions::chosen, this, &NewGameDialog::chooseOption);
    connect(m_rules, &RuleOptions::rebuilt, this, &NewGameDialog::chainTabs);
}

// ---- what is chosen

void NewGameDialog::restore(const LastChoices &choices) {
    m_knownNames = choices.names;
    m_players->setKnownNames(choices.names);
    m_players->setSeats(choices.seats);
    fillStarters(choices.starter);
    m_selector->setSelection(choices.selection);
    m_editions->button(int(choices.selection.edition))->setChecked(true);
    m_withoutBoard->setChecked(!choices.board);
    refresh();
}

void NewGameDialog::chooseEdition(Edition edition) {
    Selection selection = m_selector->selection();
    selection.edition = edition;
    m_selector->setSelection(selection);
    refresh();
}

void NewGameDialog::chooseQuickly(int index) {
    const std::vector<QuickChoice> choices = quickChoices(m_world, m_selector->selection().edition);
    if (index >= 0 && index < int(choices.size())) {
        Selection selection = choices[std::size_t(index)].selection;
        selection.options = m_selector->selection().options;
        m_selector->setSelection(selection);
    }
}

void NewGameDialog::chooseOption(const QString &option, const QString &value) {
    Selection selection = m_selector->selection();
    selection.setOption(m_world.catalogue, option.toStdString(), value.toStdString());
    m_selector->setSelection(selection);
}

// A person who starts keeps starting at another seat.
void NewGameDialog::seatMoved(int from, int to) {
    int starter = m_starter->currentData().toInt();
    if (starter == from) {
        starter = to;
    } else if (starter > from && starter <= to) {
        --starter;
    } else if (starter >= 0 && starter < from && starter >= to) {
        ++starter;
    }
    fillStarters(starter);
}

void NewGameDialog::seatRemoved(int seat) {
    const int starter = m_starter->currentData().toInt();
    fillStarters(starter == seat ? LastChoices::First : starter > seat ? starter - 1 : starter);
}

LastChoices NewGameDialog::choices() const {
    return {m_players->seats(), m_starter->currentData().toInt(), m_selector->selection(), m_knownNames,
            !m_withoutBoard->isChecked()};
}

// Options whose condition does not hold are not shown, and are not part of the game.
Setup NewGameDialog::setup() const {
    Setup setup;
    setup.players = m_players->players();
    setup.board = !m_withoutBoard->isChecked();
    setup.selection = m_selector->selection();
    std::erase_if(setup.selection.options, [&](const auto &option) {
        return !m_rules->shown().contains(QString::fromStdString(option.first));
    });
    const int starter = m_starter->currentData().toInt();
    setup.starter = starter >= 0 ? PlayerId(starter) : PlayerId(0);
    if (starter == LastChoices::Chance && m_chance) {
        setup.starter = *m_chance;
    }
    return setup;
}

QString NewGameDialog::problem() const {
    const QString players = m_players->problem();
    if (!players.isEmpty()) {
        return players;
    }
    const bool needsTiles = !m_withoutBoard->isChecked();
    return needsTiles && tilesOfSets(m_world, m_selector->selection()) == 0 ? tr("No tiles are selected.")
                                                                            : QString();
}

void NewGameDialog::accept() {
    if (!problem().isEmpty()) {
        return;
    }
    m_chance = PlayerId(QRandomGenerator::global()->bounded(int(m_players->seats().size())));
    writeLastChoices(m_settings, choices());
    QDialog::accept();
}

std::optional<Setup> NewGameDialog::getSetup(const World &world, const Theme &theme, QSettings &settings,
                                             QWidget *parent) {
    NewGameDialog dialog(world, theme, settings, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.setup()) : std::nullopt;
}

// ---- what is shown

void NewGameDialog::fillStarters(int chosen) {
    const QStringList names = m_players->names();
    m_starter->clear();
    m_starter->addItem(tr("Whoever sits first: %1").arg(names.value(0)), LastChoices::First);
    m_starter->addItem(tr("Chance decides"), LastChoices::Chance);
    for (qsizetype seat = 0; seat < names.size(); ++seat) {
        m_starter->addItem(names[seat], int(seat));
    }
    m_starter->setCurrentIndex(std::max(0, m_starter->findData(chosen)));
}

void NewGameDialog::refresh() {
    const Selection &selection = m_selector->selection();
    m_rules->setSelection(selection);
    fillQuickChoices();
    switch (selection.edition) {
    case Edition::C1:
        m_editionText->setText(tr("From 2000: followers, cloisters and farms."));
        break;
    case Edition::WE:
        m_editionText->setText(tr("From 2012: the land under snow; words and rules as from 2014."));
        break;
    case Edition::C2:
        m_editionText->setText(tr("From 2014: meeples, monasteries and fields."));
        break;
    case Edition::C3:
        m_editionText->setText(tr("From 2021: the rules of 2014 in a new look."));
        break;
    }
    m_editions->button(int(selection.edition))->setChecked(true); // also where the selector's filters chose it
    const QStringList effects = selectionNotes(m_world, selection);
    const auto notes = [&](int most) {
        QStringList all = effects;
        all.append(unplayedText(m_world, selection, most));
        return all.join(QLatin1Char(' ')).trimmed();
    };
    m_note->setText(notes(UnplayedParts));
    m_note->setToolTip(notes(1000));
    m_note->setVisible(!m_note->text().isEmpty());
    m_summary->setText(QStringLiteral("<b>%1</b> · %2")
                           .arg(tilesText(tilesOf(m_world, selection)),
                                selectionText(m_world, selection, SummaryParts).toHtmlEscaped()));
    m_summary->setToolTip(selectionText(m_world, selection));
    const QString wrong = problem();
    m_problem->setText(wrong);
    m_problem->setVisible(!wrong.isEmpty() && m_players->problem().isEmpty()); // the players tell theirs
    m_start->setEnabled(wrong.isEmpty());
    m_start->setToolTip(wrong);
    m_start->setAccessibleDescription(wrong);
    // Tab comes to the chosen edition, arrows to the others.
    for (QAbstractButton *button : m_editions->buttons()) {
        button->setFocusPolicy(button->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
    }
}

void NewGameDialog::fillQuickChoices() {
    const Selection &selection = m_selector->selection();
    m_quick->clear();
    int current = -1;
    for (const QuickChoice &choice : quickChoices(m_world, selection.edition)) {
        if (sameMix(choice.selection, selection)) {
            current = m_quick->count();
        }
        m_quick->addItem(choice.name);
    }
    m_quick->setCurrentIndex(current);
}

void NewGameDialog::chainTabs() {
    setTabOrder(m_players->lastInTabOrder(), m_starter);
    setTabOrder(m_starter, m_withoutBoard);
    QWidget *last = m_withoutBoard;
    const auto chain = [&](QWidget *next) {
        setTabOrder(last, next);
        last = next;
    };
    for (QAbstractButton *edition : m_editions->buttons()) {
        chain(edition);
    }
    chain(m_quick);
    for (QWidget *part : m_selector->tabChain()) {
        chain(part);
    }
    for (QWidget *editor : m_rules->editors()) {
        chain(editor);
    }
    chain(m_cancel);
    chain(m_start);
}

void NewGameDialog::retranslate() {
    setWindowTitle(tr("New game"));
    m_playersTitle->setText(tr("Who plays"));
    m_starterLabel->setText(tr("&Who starts"));
    m_withoutBoard->setText(tr("Without a &board"));
    m_withoutBoard->setToolTip(tr("Tiles are not entered: scores are typed in or counted with the calculator."));
    m_boxesTitle->setText(tr("With what"));
    m_editionLabel->setText(tr("Edition"));
    m_quickLabel->setText(tr("Bo&x"));
    m_quick->setPlaceholderText(tr("A mix of your own"));
    m_rulesTitle->setText(tr("By which rules"));
    m_cancel->setText(tr("Cancel"));
    m_start->setText(tr("&Start the game"));
    for (QAbstractButton *button : m_editions->buttons()) {
        button->setAccessibleName(tr("Edition %1").arg(button->text()));
    }
    fillStarters(m_starter->currentData().toInt());
    refresh();
    chainTabs();
}

void NewGameDialog::changeEvent(QEvent *event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

} // namespace scorekeep::app
