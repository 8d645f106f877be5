// SPDX-License-Identifier: MIT
// The widgets of the new-game dialog and their places.
#include "app/dialogs/new_game_dialog.h"

#include "app/dialogs/choice_box.h"
#include "app/dialogs/column_scroll.h"
#include "app/dialogs/player_list.h"
#include "app/dialogs/rule_options.h"
#include "app/panes/selector_pane.h"
#include "app/panes/text_look.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr int Margin = 20;

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

} // namespace

void NewGameDialog::arrange() {
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(buildPlayers(), 10);
    columns->addWidget(line(Qt::Vertical));
    columns->addWidget(buildBoxes(), 11);
    columns->addWidget(line(Qt::Vertical));
    columns->addWidget(buildRules(), 11);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(columns, 1);
    rows->addWidget(line(Qt::Horizontal));
    rows->addWidget(buildFooter());
}

QLabel *NewGameDialog::title() {
    auto *label = new QLabel(this);
    setTextLook(label, m_theme.ink, QFont::DemiBold);
    return label;
}

QWidget *NewGameDialog::line(Qt::Orientation along) {
    auto *line = new QWidget(this);
    line->setAutoFillBackground(true);
    QPalette palette = line->palette();
    palette.setColor(QPalette::Window, m_theme.line);
    line->setPalette(palette);
    if (along == Qt::Vertical) {
        line->setFixedWidth(1);
    } else {
        line->setFixedHeight(1);
    }
    return line;
}

QWidget *NewGameDialog::buildPlayers() {
    auto *part = new QWidget(this);
    m_playersTitle = title();
    m_players = new PlayerList(m_theme, part);
    m_starterLabel = title();
    m_starter = new ChoiceBox(part);
    m_starter->setObjectName(QStringLiteral("new-game.starter"));
    m_starterLabel->setBuddy(m_starter);
    m_withoutBoard = new QCheckBox(part);
    m_withoutBoard->setObjectName(QStringLiteral("new-game.without-board"));
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(Margin, Margin, Margin, Margin);
    column->setSpacing(10);
    column->addWidget(m_playersTitle);
    column->addWidget(m_players);
    column->addSpacing(10);
    column->addWidget(m_starterLabel);
    column->addWidget(m_starter);
    column->addSpacing(10);
    column->addWidget(m_withoutBoard);
    column->addStretch();
    return part;
}

QWidget *NewGameDialog::buildEditions() {
    m_editions = new QButtonGroup(this);
    auto *frame = new QFrame(this);
    frame->setObjectName(QStringLiteral("new-game.editions"));
    frame->setStyleSheet(QStringLiteral("QFrame#new-game\\.editions { background: %1; border: 1px solid %2;"
                                        " border-radius: 7px; }")
                             .arg(m_theme.raised.name(), m_theme.line.name()));
    auto *segments = new QHBoxLayout(frame);
    segments->setContentsMargins(3, 3, 3, 3);
    segments->setSpacing(2);
    for (const Edition edition : Editions) {
        auto *button = new QToolButton(frame);
        button->setText(text(editionName(edition)));
        button->setObjectName(QStringLiteral("new-game.edition.") + button->text());
        button->setCheckable(true);
        button->setMinimumWidth(44);
        m_editions->addButton(button, int(edition));
        segments->addWidget(button);
    }
    return frame;
}

QWidget *NewGameDialog::buildBoxes() {
    auto *part = new QWidget(this);
    m_boxesTitle = title();
    m_editionLabel = new QLabel(part);
    m_editionText = new QLabel(part);
    m_editionText->setWordWrap(true);
    setTextLook(m_editionText, m_theme.faint);
    auto *editions = new QHBoxLayout;
    editions->addWidget(m_editionLabel);
    editions->addWidget(buildEditions());
    editions->addStretch();
    m_quickLabel = new QLabel(part);
    m_quick = new ChoiceBox(part);
    m_quick->setObjectName(QStringLiteral("new-game.quick"));
    m_quick->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_quickLabel->setBuddy(m_quick);
    auto *quick = new QHBoxLayout;
    quick->addWidget(m_quickLabel);
    quick->addWidget(m_quick, 1);
    m_selector = new SelectorPane(m_world, m_theme, part);
    m_selector->setTitleShown(false);
    m_selector->setSummaryShown(false);
    m_selector->setBoxesShown(false);
    m_selector->setContentsMargins(8, 0, 8, 0); // in line with what stands above
    m_note = new QLabel(part);
    m_note->setObjectName(QStringLiteral("new-game.note"));
    m_note->setWordWrap(true);
    m_note->setContentsMargins(Margin, 4, Margin, 10);
    setTextLook(m_note, m_theme.soft);

    auto *top = new QVBoxLayout;
    top->setContentsMargins(Margin, Margin, Margin, 8);
    top->setSpacing(10);
    top->addWidget(m_boxesTitle);
    top->addLayout(editions);
    top->addWidget(m_editionText);
    top->addLayout(quick);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_selector, 1);
    column->addWidget(m_note);
    return part;
}

QWidget *NewGameDialog::buildRules() {
    auto *part = new QWidget(this);
    m_rulesTitle = title();
    auto *scroll = new ColumnScroll(part);
    m_rules = new RuleOptions(m_world, m_theme, scroll);
    m_rules->setContentsMargins(Margin, 0, Margin, 0);
    scroll->setWidget(m_rules);
    scroll->setFocusPolicy(Qt::NoFocus); // its editors take the focus, and scroll themselves into view
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, Margin, 0, 0);
    column->setSpacing(10);
    m_rulesTitle->setContentsMargins(Margin, 0, Margin, 0);
    column->addWidget(m_rulesTitle);
    column->addWidget(scroll, 1);
    return part;
}

QWidget *NewGameDialog::buildFooter() {
    auto *part = new QWidget(this);
    m_summary = new QLabel(part);
    m_summary->setObjectName(QStringLiteral("new-game.summary"));
    m_summary->setTextFormat(Qt::RichText);
    m_summary->setWordWrap(true);
    setTextLook(m_summary, m_theme.soft);
    m_problem = new QLabel(part);
    m_problem->setObjectName(QStringLiteral("new-game.problem"));
    setTextLook(m_problem, m_theme.problem, QFont::DemiBold);
    m_cancel = new QPushButton(part);
    m_cancel->setAutoDefault(false);
    m_start = new QPushButton(part);
    m_start->setObjectName(QStringLiteral("new-game.start"));
    m_start->setDefault(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addStretch();
    words->addWidget(m_summary);
    words->addWidget(m_problem);
    words->addStretch();
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(Margin, 12, Margin, 12);
    row->setSpacing(8);
    row->addLayout(words, 1);
    row->addSpacing(16);
    row->addWidget(m_cancel);
    row->addWidget(m_start);
    return part;
}

} // namespace scorekeep::app
