// SPDX-License-Identifier: MIT
// Reads the line while it is typed.
#include "app/panes/quick_line_edit.h"

#include "app/i18n/game_text.h"
#include "app/panes/text_look.h"
#include "engine/game/calculator.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>
#include <QVBoxLayout>

namespace scorekeep::app {

QuickLineEdit::QuickLineEdit(QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_edit(new QLineEdit), m_preview(new QLabel),
      m_lines(new QStringListModel(this)), m_completer(new QCompleter(m_lines, this)) {
    m_edit->setObjectName(QStringLiteral("quickEntry"));
    m_edit->setClearButtonEnabled(true);
    m_title->setBuddy(m_edit);
    m_preview->setObjectName(QStringLiteral("quickPreview"));
    m_preview->setWordWrap(true);
    m_preview->setTextFormat(Qt::PlainText);
    // The list holds whole lines, and just those that go on with this one.
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(m_edit);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_title);
    layout->addWidget(m_edit);
    layout->addWidget(m_preview);
    connect(m_edit, &QLineEdit::textChanged, this, &QuickLineEdit::follow);
    connect(m_edit, &QLineEdit::textEdited, this, &QuickLineEdit::complete);
    connect(m_edit, &QLineEdit::returnPressed, this, &QuickLineEdit::enter);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
            [this](const QString &line) { m_edit->setText(line + QLatin1Char(' ')); });
    retranslate();
}

// The words that it reads are the language's too.
void QuickLineEdit::retranslate() {
    m_entry = m_rules != nullptr ? std::make_unique<QuickEntry>(*m_rules, m_players, m_usual) : nullptr;
    m_title->setText(tr("&Quick entry"));
    m_edit->setAccessibleName(tr("Quick entry"));
    m_edit->setPlaceholderText(
        m_players ? tr("Players, a feature, what counts", "what can be typed: blue red road 5 inn")
                  : tr("A feature, what counts", "what can be typed: road 5 inn"));
    follow();
}

void QuickLineEdit::setRules(const Rules *rules, bool players, Phase usual) {
    m_rules = rules;
    m_players = players;
    m_usual = usual;
    retranslate();
}

void QuickLineEdit::setTheme(const Theme &theme) {
    setTextLook(m_title, theme.soft, QFont::DemiBold);
    m_ink = theme.ink;
    m_faint = theme.faint;
    m_problem = theme.problem;
    follow();
}

QString QuickLineEdit::preview() const {
    return m_preview->text();
}

void QuickLineEdit::clear() {
    m_edit->setText(QString()); // which forgets what was typed, so that Undo is the game's
}

void QuickLineEdit::follow() {
    tell(m_entry ? m_entry->read(m_edit->text()) : QuickReading());
}

void QuickLineEdit::complete() {
    const QStringList lines = m_entry ? m_entry->completions(m_edit->text()) : QStringList();
    m_lines->setStringList(lines);
    if (lines.isEmpty()) {
        m_completer->popup()->hide();
    } else {
        m_completer->complete();
        m_completer->popup()->setCurrentIndex({}); // nothing is chosen before an arrow key does it
    }
}

// A line that is chosen in the list is taken first.
void QuickLineEdit::enter() {
    if (m_completer->popup()->isVisible() && m_completer->popup()->currentIndex().isValid()) {
        return;
    }
    m_completer->popup()->hide();
    const QuickReading reading = m_entry ? m_entry->read(m_edit->text()) : QuickReading();
    if (reading.enters()) {
        Q_EMIT entered(reading);
    }
}

// In the words of this game: "anna road 5".
QString QuickLineEdit::example() const {
    const std::vector<SubjectId> tables = m_rules != nullptr ? calculableSubjects(*m_rules, Phase::During)
                                                             : std::vector<SubjectId>();
    if (tables.empty()) {
        return {};
    }
    const GameText words(*m_rules);
    const QString table = words.catalogue().name(m_rules->world().spine.subjects[tables.front()]).toLower();
    return m_players ? tr("For example: %1 %2 5", "a player and a feature: anna road 5")
                           .arg(words.player(0).toLower(), table)
                     : tr("For example: %1 5", "a feature: road 5").arg(table);
}

void QuickLineEdit::tell(const QuickReading &reading) {
    QString text;
    if (!reading.problem.isEmpty()) {
        text = reading.problem;
    } else if (reading.kind == QuickReading::Kind::Points) {
        const GameText words(*m_rules);
        text = tr("%1 %2", "a player and points: Anna +5").arg(words.player(reading.player), signedNumber(reading.points));
        text = reading.reason.isEmpty()
                   ? text
                   : tr("%1 – %2", "what is entered, and a person's note").arg(text, reading.reason);
    } else if (reading.kind == QuickReading::Kind::Score) {
        const GameText words(*m_rules);
        text = m_players ? words.countedScore(reading.score)
                         : pointsText(calculate(*m_rules, reading.score, 0).points);
    } else {
        text = example();
    }
    m_preview->setText(text);
    const bool empty = reading.kind == QuickReading::Kind::Nothing && reading.problem.isEmpty();
    QPalette palette = m_preview->palette();
    palette.setColor(QPalette::WindowText, !reading.problem.isEmpty() ? m_problem : empty ? m_faint : m_ink);
    m_preview->setPalette(palette);
}

} // namespace scorekeep::app
