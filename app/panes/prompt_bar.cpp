// SPDX-License-Identifier: MIT
// Words the open choice and shows the buttons that answer it.
#include "app/panes/prompt_bar.h"

#include "app/board/piece_painter.h"
#include "app/i18n/game_text.h"
#include "app/model/final_scoring.h"
#include "app/model/result_model.h"
#include "app/panes/key_button.h"
#include "app/panes/prompt_kinds.h"
#include "app/player_look.h"
#include "app/session/game_session.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr int FigureSide = 28;
constexpr int Height = 50;
constexpr int StandingWidth = 240; // of an offer's words; the whole of them is its tool tip
constexpr int RefusalTime = 8000;  // milliseconds

} // namespace

PromptBar::PromptBar(GameSession *session, const FinalScoring *final, const Theme &theme, QWidget *parent)
    : Pane(session, theme, parent), m_final(final), m_figure(new QLabel), m_question(new QLabel),
      m_refusal(new QLabel), m_row(new QHBoxLayout(this)), m_offers(new QHBoxLayout) {
    setObjectName(QStringLiteral("promptBar"));
    setMinimumHeight(Height);
    m_question->setObjectName(QStringLiteral("question"));
    m_question->setFont(typeFont(font(), TypeSize::Question));
    m_question->setTextFormat(Qt::RichText);
    m_question->setWordWrap(true);
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    m_figure->setFixedWidth(FigureSide);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    m_offers->addStretch();
    words->addStretch();
    words->addWidget(m_question);
    words->addLayout(m_offers); // under the question, which beside them and the buttons had no room
    words->addWidget(m_refusal);
    words->addStretch();
    m_row->setContentsMargins(16, 6, 16, 6);
    m_row->setSpacing(10);
    m_row->addWidget(m_figure);
    m_row->addLayout(words, 1);
    m_turn = addButton("turnTile");
    m_other = addButton("otherTile");
    m_place = addButton("placeHere");
    m_picked = addButton("takePicked");
    m_pass = addButton("pass");
    m_new = addButton("newGame");
    m_all = addButton("allScores");
    m_next = addButton("nextScore");
    m_confirm = addButton("confirm");
    for (KeyButton *main : {m_place, m_picked, m_next, m_new, m_confirm}) {
        main->setMain(true);
    }
    connect(m_turn, &QPushButton::clicked, this, &PromptBar::turnClicked);
    connect(m_other, &QPushButton::clicked, this, &PromptBar::otherTileClicked);
    connect(m_place, &QPushButton::clicked, this, &PromptBar::placeClicked);
    connect(m_picked, &QPushButton::clicked, this, &PromptBar::pickedClicked);
    connect(m_pass, &QPushButton::clicked, this, &PromptBar::passClicked);
    connect(m_next, &QPushButton::clicked, this, &PromptBar::nextScoreClicked);
    connect(m_all, &QPushButton::clicked, this, &PromptBar::allScoresClicked);
    connect(m_new, &QPushButton::clicked, this, &PromptBar::newGameClicked);
    connect(m_confirm, &QPushButton::clicked, this, &PromptBar::confirmClicked);
    m_refusalTimer.setSingleShot(true);
    connect(&m_refusalTimer, &QTimer::timeout, m_refusal, &QLabel::hide);
    connect(session, &GameSession::documentChanged, this, [this] { m_followed = false; });
    connect(session, &GameSession::choiceChanged, this, &PromptBar::refresh);
    connect(final, &FinalScoring::changed, this, &PromptBar::refresh);
    retranslate();
    applyTheme();
    refresh();
}

KeyButton *PromptBar::addButton(const char *name) {
    auto *button = new KeyButton(this);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    m_row->addWidget(button);
    return button;
}

void PromptBar::retranslate() {
    m_turn->setTexts(tr("Turn"), tr("R", "a key"));
    m_other->setTexts(tr("Other tile"), tr("Esc", "a key"));
    m_place->setTexts(tr("Place here"), tr("Enter", "a key"));
    m_picked->setTexts(tr("Choose these"), tr("Enter", "a key"));
    m_pass->setTexts(tr("Pass"), tr("Space", "a key"));
    m_next->setTexts(tr("Next score"), tr("Enter", "a key"));
    m_all->setTexts(tr("All scores"), {});
    m_new->setTexts(tr("New game"), {});
}

void PromptBar::applyTheme() {
    QPalette palette = m_refusal->palette();
    palette.setColor(QPalette::WindowText, theme().problem);
    m_refusal->setPalette(palette);
}

void PromptBar::refresh() {
    m_refusal->hide();
    m_question->setText(sentence());
    m_question->setAccessibleName(question());
    const OpenPrompt *asked = session()->hasGame() ? mainPrompt(session()->choice()) : nullptr;
    m_question->setToolTip(asked != nullptr ? GameText(session()->rules()).rule(*asked) : QString());
    m_question->setAccessibleDescription(m_question->toolTip());
    showFigure();
    showButtons();
    showStanding();
}

QString PromptBar::question() const {
    QString plain = m_question->text();
    return plain.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>"));
}

// The name of who must answer is what is looked for first.
QString PromptBar::sentence() const {
    if (!session()->hasGame()) {
        return tr("No game is open. Begin a new one, or open one.").toHtmlEscaped();
    }
    if (m_final->isRunning()) {
        return tr("<b>Final scoring</b>, %1 of %2").arg(m_final->shown()).arg(m_final->steps());
    }
    if (m_final->isOver()) {
        ResultModel result(session(), m_final);
        result.refresh();
        return QStringLiteral("<b>%1</b>").arg(result.winners().toHtmlEscaped());
    }
    const GameText text(session()->rules());
    const OpenPrompt *asked = mainPrompt(session()->choice());
    QString question = text.question(session()->choice());
    if (asked != nullptr) {
        const QString name = text.player(asked->player);
        if (question.startsWith(name)) {
            return QStringLiteral("<b>%1</b>%2")
                .arg(name.toHtmlEscaped(), question.mid(name.size()).toHtmlEscaped());
        }
    }
    return question.toHtmlEscaped();
}

void PromptBar::showFigure() {
    const OpenPrompt *asked = session()->hasGame() ? mainPrompt(session()->choice()) : nullptr;
    m_figure->setVisible(asked != nullptr);
    if (asked != nullptr) {
        const Setup &setup = session()->game().setup();
        const PieceLook look{QStringLiteral("follower"),
                             theme().player(paletteIndex(setup.players[asked->player].colour)),
                             playerLetter(setup, asked->player)};
        m_figure->setPixmap(piecePixmap(look, FigureSide, devicePixelRatioF()));
    }
}

void PromptBar::showButtons() {
    const bool game = session()->hasGame();
    const bool placing = game && hasPrompt(session()->choice(), PromptKind::PlaceTile);
    m_turn->setVisible(placing);
    m_place->setVisible(placing);
    m_other->setVisible(game && isDrawOpenToChange(*session()));
    m_pass->setVisible(game && session()->passEntry().has_value());
    m_picked->setVisible(false);
    // They stay where they were followed to the end: one click too many must not meet another button there.
    m_followed = m_final->isRunning() || (m_followed && m_final->isOver());
    for (KeyButton *button : {m_all, m_next}) {
        button->setEnabled(m_final->isRunning());
        button->setVisible(m_followed);
    }
    m_new->setVisible(!game || m_final->isOver());
    m_confirm->setVisible(game && hasPrompt(session()->choice(), PromptKind::Confirm));
    if (game && !session()->game().setup().board) {
        const bool ended = session()->state().part.script == ScriptKind::End;
        m_confirm->setTexts(ended ? tr("All is counted") : tr("Turn over"), confirmKey());
    } else {
        m_confirm->setTexts(tr("Confirm"), confirmKey());
    }
}

QString PromptBar::confirmKey() {
    return tr("Ctrl+Enter", "a key");
}

void PromptBar::setPlaceable(bool placeable) {
    m_place->setEnabled(placeable);
    m_turn->setEnabled(placeable);
}

void PromptBar::setPicking(bool picking, bool enough) {
    m_picked->setVisible(picking);
    m_picked->setEnabled(enough);
}

// What may be done at any time stands beside the question, smaller.
void PromptBar::showStanding() {
    for (QToolButton *button : m_standing) {
        button->deleteLater();
    }
    m_standing.clear();
    if (!session()->hasGame()) {
        return;
    }
    const GameText text(session()->rules());
    const auto &prompts = session()->choice().prompts;
    for (std::size_t p = 0; p < prompts.size(); ++p) {
        if (!prompts[p].standing) {
            continue;
        }
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("standingOffer"));
        button->setFont(typeFont(font(), TypeSize::Small));
        const QString offer = text.offer(prompts[p]);
        button->setText(button->fontMetrics().elidedText(offer, Qt::ElideRight, StandingWidth));
        button->setToolTip(text.rule(prompts[p]));
        button->setAccessibleName(offer);
        button->setPopupMode(QToolButton::InstantPopup);
        auto *menu = new QMenu(button);
        menu->setTitle(offer);
        for (const Answer &option : prompts[p].options) {
            menu->addAction(text.option(session()->state(), option), this,
                            [this, p, option] { Q_EMIT answered(session()->entryFor(p, option)); });
        }
        button->setMenu(menu);
        m_offers->insertWidget(int(m_standing.size()), button);
        m_standing.push_back(button);
    }
}

void PromptBar::showRefusal(const QString &sentence) {
    m_refusal->setText(sentence);
    m_refusal->setVisible(!sentence.isEmpty());
    m_refusalTimer.start(RefusalTime);
}

} // namespace scorekeep::app
