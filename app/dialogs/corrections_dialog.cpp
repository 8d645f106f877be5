// SPDX-License-Identifier: MIT
// The pages of the corrections, and their entries.
#include "app/dialogs/corrections_dialog.h"

#include "app/dialogs/answer_form.h"
#include "app/i18n/game_text.h"
#include "app/session/game_session.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr int Width = 480;

QComboBox *playerChoice(const GameSession &session, const char *name) {
    auto *players = new QComboBox;
    players->setObjectName(QLatin1String(name));
    for (const PlayerSetup &player : session.game().setup().players) {
        players->addItem(QString::fromStdString(player.name));
    }
    players->setCurrentIndex(session.state().part.player);
    return players;
}

} // namespace

CorrectionsDialog::CorrectionsDialog(GameSession *session, QWidget *parent)
    : QDialog(parent), m_session(session), m_pages(new QTabWidget), m_reason(new QLineEdit), m_refusal(new QLabel) {
    setObjectName(QStringLiteral("correctionsDialog"));
    setWindowTitle(tr("Correct the table"));
    m_pages->setObjectName(QStringLiteral("corrections"));
    addPoints();
    if (session->game().setup().board) {
        addPiece();
        addTile();
    }
    addTurn();
    m_reason->setObjectName(QStringLiteral("correctionReason"));
    m_reason->setPlaceholderText(tr("Why (may stay empty)"));
    auto *note = new QFormLayout;
    note->addRow(tr("Note"), m_reason);
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Correct"));
    connect(buttons, &QDialogButtonBox::accepted, this, &CorrectionsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &CorrectionsDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 12, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(m_pages, 1);
    layout->addLayout(note);
    layout->addWidget(m_refusal);
    layout->addWidget(buttons);
    setMinimumWidth(Width);
}

void CorrectionsDialog::addPage(QWidget *page, const QString &title, Read read) {
    if (page->layout() != nullptr) {
        page->layout()->setContentsMargins(4, 14, 4, 8);
    }
    m_pages->addTab(page, title);
    m_read.push_back(std::move(read));
}

void CorrectionsDialog::addPoints() {
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    auto *player = playerChoice(*m_session, "correctPlayer");
    auto *points = new QSpinBox;
    points->setObjectName(QStringLiteral("correctPoints"));
    points->setRange(-core::MostPoints, core::MostPoints);
    points->setPrefix(QString());
    form->addRow(tr("Player"), player);
    form->addRow(tr("Points more or fewer"), points);
    addPage(page, tr("Points"), [this, player, points] {
        Answer answer = Answer::enterNumber(points->value());
        answer.player = PlayerId(player->currentIndex());
        return std::pair(m_session->rules().at(core::Points), answer);
    });
}

// Tokens may have another owner afterwards; nobody has what goes back to the common supply.
void CorrectionsDialog::addPiece() {
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    auto *form = new AnswerForm(m_session->game(), PromptKind::PlacePiece, m_session->state().part.player);
    form->setObjectName(QStringLiteral("correctPiece"));
    auto *owner = playerChoice(*m_session, "correctOwner");
    owner->insertItem(0, tr("whoever had it", "the owner of a piece"));
    owner->setCurrentIndex(0);
    auto *more = new QFormLayout;
    more->addRow(tr("Then belongs to"), owner);
    layout->addWidget(form);
    layout->addLayout(more);
    layout->addStretch();
    addPage(page, tr("Piece"), [this, form, owner] {
        Answer answer = form->answer();
        answer.player = owner->currentIndex() > 0 ? PlayerId(owner->currentIndex() - 1) : NoPlayer;
        return std::pair(m_session->rules().at(core::MovePiece), answer);
    });
}

// A tile is laid there, taken away, or turned to what is said.
void CorrectionsDialog::addTile() {
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    auto *what = new QComboBox;
    what->setObjectName(QStringLiteral("correctTileHow"));
    what->addItems({tr("A tile lies there"), tr("The tile there is taken away"), tr("The tile there is turned")});
    auto *form = new AnswerForm(m_session->game(), PromptKind::PlaceTile, m_session->state().part.player);
    form->setObjectName(QStringLiteral("correctTile"));
    layout->addWidget(what);
    layout->addWidget(form);
    layout->addStretch();
    addPage(page, tr("Tile"), [this, what, form] {
        const std::string_view items[] = {core::AddTile, core::RemoveTile, core::TurnTile};
        Answer answer = form->answer();
        if (what->currentIndex() > 0) {
            answer.tile = 0;
        }
        if (what->currentIndex() == 1) {
            answer.placement.rotation = 0;
        }
        return std::pair(m_session->rules().at(items[std::max(0, what->currentIndex())]), answer);
    });
}

void CorrectionsDialog::addTurn() {
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    auto *player = playerChoice(*m_session, "correctTurnPlayer");
    auto *step = new QComboBox;
    step->setObjectName(QStringLiteral("correctStep"));
    const GameText text(m_session->rules());
    const Script *script = m_session->rules().spine().script(m_session->rules().scriptName(ScriptKind::Turn));
    for (const Step &one : script->steps) {
        step->addItem(tr("%1  %2", "the number and the title of a step")
                          .arg(QString::fromStdString(one.id), text.catalogue().title(one)));
    }
    form->addRow(tr("It is the turn of"), player);
    form->addRow(tr("from the step"), step);
    addPage(page, tr("Turn"), [this, player, step] {
        Answer answer = Answer::enterNumber(std::max(0, step->currentIndex()));
        answer.player = PlayerId(player->currentIndex());
        return std::pair(m_session->rules().at(core::Turn), answer);
    });
}

void CorrectionsDialog::accept() {
    const auto [item, answer] = m_read[std::size_t(m_pages->currentIndex())]();
    Entry entry;
    entry.item = item;
    entry.player = m_session->state().part.player;
    entry.answer = answer;
    entry.reason = m_reason->text().trimmed().toStdString();
    if (const Refusal refusal = m_session->answer(entry)) {
        m_refusal->setText(GameText(m_session->rules()).refusal(refusal));
        m_refusal->show();
        return;
    }
    QDialog::accept();
}

} // namespace scorekeep::app
