// SPDX-License-Identifier: MIT
// Asks for the answer and a note, and gives the forced entry to the session.
#include "app/dialogs/forced_entry_dialog.h"

#include "app/dialogs/answer_form.h"
#include "app/i18n/game_text.h"
#include "app/session/game_session.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr int Width = 460;

} // namespace

ForcedEntryDialog::ForcedEntryDialog(GameSession *session, ItemId item, PlayerId player, PromptKind kind,
                                     QWidget *parent)
    : QDialog(parent), m_session(session), m_item(item), m_player(player),
      m_form(new AnswerForm(session->game(), kind, player, item)), m_reason(new QLineEdit), m_refusal(new QLabel) {
    const GameText text(session->rules());
    setObjectName(QStringLiteral("forcedEntryDialog"));
    setWindowTitle(tr("Enter it all the same"));
    const Item *sentence = session->rules().spine().item(session->rules().itemName(item));
    auto *title = new QLabel(tr("%1: %2", "a player, and the sentence of a rule")
                                 .arg(text.player(player),
                                      sentence != nullptr ? text.catalogue().sentence(*sentence) : QString()));
    title->setWordWrap(true);
    auto *note = new QLabel(tr("The table is right: this is entered although the rules do not allow it now, and "
                               "marked in the history."));
    note->setWordWrap(true);
    auto *reason = new QFormLayout;
    reason->addRow(tr("Note"), m_reason);
    m_reason->setObjectName(QStringLiteral("forcedReason"));
    m_reason->setPlaceholderText(tr("Why (may stay empty)"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Enter"));
    connect(buttons, &QDialogButtonBox::accepted, this, &ForcedEntryDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ForcedEntryDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(12);
    for (QWidget *widget : std::initializer_list<QWidget *>{title, note, m_form}) {
        layout->addWidget(widget);
    }
    layout->addLayout(reason);
    layout->addWidget(m_refusal);
    layout->addWidget(buttons);
    setMinimumWidth(Width);
}

void ForcedEntryDialog::accept() {
    const Entry entry =
        m_session->forcedEntry(m_item, m_player, m_form->answer(), m_reason->text().trimmed().toStdString());
    if (const Refusal refusal = m_session->answer(entry)) {
        m_refusal->setText(GameText(m_session->rules()).refusal(refusal));
        m_refusal->show();
        return;
    }
    QDialog::accept();
}

} // namespace scorekeep::app
