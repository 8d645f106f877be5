// SPDX-License-Identifier: MIT
// Lists what was possible, previews, and keeps or drops the change.
#include "app/dialogs/change_entry_dialog.h"

#include "app/dialogs/answer_form.h"
#include "app/i18n/game_text.h"
#include "app/session/game_session.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int Width = 720, Height = 460;
constexpr int MostParked = 6; // that are named

} // namespace

ChangeEntryDialog::ChangeEntryDialog(GameSession *session, std::size_t entry, QWidget *parent)
    : QDialog(parent), m_session(session), m_entry(entry), m_old(session->game().log()[entry]),
      m_past(session->gameAt(entry)), m_list(new QListWidget), m_difference(new QLabel) {
    setObjectName(QStringLiteral("changeEntryDialog"));
    setWindowTitle(tr("Change an old answer"));
    build();
    fill();
    resize(Width, Height);
}

ChangeEntryDialog::~ChangeEntryDialog() = default;

void ChangeEntryDialog::build() {
    const GameText text(m_session->rules());
    auto *title = new QLabel(tr("Entered: %1").arg(text.entry(m_session->state(), m_old)));
    title->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("changeOptions"));
    m_list->setAccessibleName(tr("What was possible then"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_difference->setObjectName(QStringLiteral("changeDifference"));
    m_difference->setWordWrap(true);
    m_difference->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_difference->setTextFormat(Qt::RichText);
    auto *right = new QVBoxLayout;
    if (m_old.answer.kind != PromptKind::ChooseOrder && m_old.answer.kind != PromptKind::Confirm) {
        m_form = new AnswerForm(*m_past, m_old.answer.kind, m_old.player, m_old.item);
        m_form->setAnswer(m_old.answer);
        m_form->hide();
        connect(m_form, &AnswerForm::changed, this, &ChangeEntryDialog::showPreview);
        right->addWidget(m_form);
    }
    right->addWidget(m_difference, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addWidget(m_list, 1);
    middle->addLayout(right, 1);
    auto *buttons = new QDialogButtonBox;
    m_keep = buttons->addButton(tr("Keep the Change"), QDialogButtonBox::AcceptRole);
    m_keep->setObjectName(QStringLiteral("changeKeep"));
    buttons->addButton(tr("Drop It"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ChangeEntryDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ChangeEntryDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(title);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &ChangeEntryDialog::showPreview);
}

// What the table could have answered then, what the rules don't offer, and taking the entry away.
void ChangeEntryDialog::fill() {
    const GameText text(m_session->rules());
    int current = 0;
    const auto add = [&](const Answer &answer) {
        if (answer == m_old.answer) {
            current = m_list->count();
        }
        m_answers.push_back(answer);
        m_list->addItem(text.option(m_past->state(), answer));
    };
    bool mayPass = m_old.answer.pass;
    for (const OpenPrompt &prompt : m_past->open().prompts) {
        if (prompt.item == m_old.item && prompt.player == m_old.player && prompt.subject == m_old.subject) {
            std::for_each(prompt.options.begin(), prompt.options.end(), add);
            mayPass = mayPass || (prompt.mayPass && !prompt.standing);
        }
    }
    if (mayPass) {
        add(Answer::passed());
    }
    if (m_form != nullptr) {
        m_list->addItem(tr("Something else …"));
    }
    m_list->addItem(tr("Take this entry away"));
    m_list->setCurrentRow(current);
}

std::optional<Entry> ChangeEntryDialog::replacement() const {
    const auto row = std::size_t(std::max(0, m_list->currentRow()));
    Entry entry = m_old;
    if (row < m_answers.size()) {
        entry.answer = m_answers[row];
        entry.forced = false;
        return entry;
    }
    if (m_form != nullptr && row == m_answers.size()) {
        entry.answer = m_form->answer();
        entry.forced = !m_session->rules().isCore(entry.item);
        return entry;
    }
    return std::nullopt;
}

void ChangeEntryDialog::showPreview() {
    const int row = m_list->currentRow();
    if (m_form != nullptr) {
        m_form->setVisible(row == int(m_answers.size()));
    }
    const std::optional<Entry> entry = replacement();
    const bool same = entry && entry->answer == m_old.answer && entry->forced == m_old.forced;
    m_keep->setEnabled(!same);
    m_preview.reset();
    if (same || row < 0) {
        m_difference->setText(tr("This is what was entered."));
        return;
    }
    m_preview = m_session->preview(m_entry, entry);
    m_difference->setText(difference(*m_preview));
}

QString ChangeEntryDialog::difference(const Game::Preview &preview) const {
    const GameText text(m_session->rules());
    QString html;
    if (preview.refusal) {
        html += QStringLiteral("<p><b>%1</b></p>").arg(text.refusal(preview.refusal).toHtmlEscaped());
    }
    bool anyPoints = false;
    html += QStringLiteral("<table cellspacing='4'>");
    for (std::size_t player = 0; player < preview.points.size(); ++player) {
        const auto &[before, after] = preview.points[player];
        anyPoints = anyPoints || before != after;
        html += QStringLiteral("<tr><td>%1</td><td align='right'>%2 → %3</td><td>%4</td></tr>")
                    .arg(text.player(PlayerId(player)).toHtmlEscaped())
                    .arg(before)
                    .arg(after)
                    .arg(before == after ? QString() : QStringLiteral("<b>%1</b>").arg(signedNumber(after - before)));
    }
    html += QStringLiteral("</table>");
    if (!anyPoints) {
        html += QStringLiteral("<p>%1</p>").arg(tr("No points differ.").toHtmlEscaped());
    }
    if (!preview.parked.empty()) {
        html += QStringLiteral("<p>%1</p><ul>")
                    .arg(tr("%n later input(s) would not fit any more and be set aside:", nullptr,
                            int(preview.parked.size()))
                             .toHtmlEscaped());
        for (std::size_t i = 0; i < std::min<std::size_t>(MostParked, preview.parked.size()); ++i) {
            Entry parked = preview.log[preview.parked[i]];
            parked.parked = false;
            html += QStringLiteral("<li>%1</li>").arg(text.entry(m_session->state(), parked).toHtmlEscaped());
        }
        html += QStringLiteral("</ul>");
    }
    return html;
}

void ChangeEntryDialog::accept() {
    if (m_preview && m_session->keep(*m_preview)) {
        QDialog::accept();
    }
}

} // namespace scorekeep::app
