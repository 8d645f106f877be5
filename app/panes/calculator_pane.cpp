// SPDX-License-Identifier: MIT
// Joins the typed line, the form and the lines of its score, and gives entries to the session.
#include "app/panes/calculator_pane.h"

#include "app/i18n/game_text.h"
#include "app/panes/quick_line_edit.h"
#include "app/panes/score_form.h"
#include "app/panes/text_look.h"
#include "app/session/game_session.h"
#include "engine/game/calculator.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr int Margin = 14, WideMargin = 28;
constexpr int WideFrom = 620;  // pixels of width from which form and result stand side by side
constexpr int Widest = 980;    // of what is read together
constexpr int FormWidth = 400; // of the form beside the result

// One line of the score: the rule, how it counts, and its points at the right.
QString rowHtml(const QString &rule, const QString &points, const QColor &ink, bool bold) {
    const QString form = bold ? QStringLiteral("<tr><td style='padding:6px 12px 0 0'><b>%1</b></td>"
                                               "<td align='right' style='padding-top:6px'><b>%2</b></td></tr>")
                              : QStringLiteral("<tr><td style='padding:2px 12px 2px 0; color:%3'>%1</td>"
                                               "<td align='right'>%2</td></tr>");
    const QString row = form.arg(rule.toHtmlEscaped(), points.toHtmlEscaped());
    return bold ? row : row.arg(ink.name());
}

} // namespace

CalculatorPane::CalculatorPane(GameSession *session, const Theme &theme, QWidget *parent)
    : Pane(session, theme, parent), m_quick(new QuickLineEdit), m_form(new ScoreForm), m_resultTitle(new QLabel),
      m_result(new QLabel), m_problem(new QLabel), m_add(new QPushButton), m_scroll(new QScrollArea),
      m_body(new QBoxLayout(QBoxLayout::TopToBottom)) {
    setObjectName(QStringLiteral("calculator"));
    setAutoFillBackground(true);
    build();
    connect(m_form, &ScoreForm::changed, this, &CalculatorPane::showResult);
    connect(m_add, &QPushButton::clicked, this, &CalculatorPane::add);
    connect(m_quick, &QuickLineEdit::entered, this, &CalculatorPane::enterQuick);
    connect(session, &GameSession::documentChanged, this, &CalculatorPane::renew);
    connect(session, &GameSession::changed, this, &CalculatorPane::refresh);
    retranslate();
    applyTheme();
    if (session->hasGame()) {
        renew();
    }
}

CalculatorPane::~CalculatorPane() = default;

void CalculatorPane::build() {
    m_result->setObjectName(QStringLiteral("scoreResult"));
    m_result->setTextFormat(Qt::RichText);
    m_result->setWordWrap(true);
    m_result->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setObjectName(QStringLiteral("scoreProblem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_add->setObjectName(QStringLiteral("scoreAdd"));
    m_add->setProperty("main", true);
    auto *button = new QHBoxLayout;
    button->addWidget(m_add);
    button->addStretch();
    auto *result = new QVBoxLayout;
    result->setSpacing(6);
    result->addWidget(m_resultTitle);
    result->addWidget(m_result);
    result->addSpacing(6);
    result->addLayout(button);
    result->addWidget(m_problem);
    result->addStretch();
    m_body->addWidget(m_form);
    m_body->addLayout(result, 1);
    m_body->setSpacing(18);
    auto *page = new QWidget;
    page->setMaximumWidth(Widest);
    auto *rows = new QVBoxLayout(page);
    rows->setSpacing(18);
    rows->addWidget(m_quick);
    rows->addLayout(m_body, 1);
    m_scroll->setWidget(page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus); // its fields scroll themselves into view
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    setCentral(false);
}

void CalculatorPane::setCentral(bool central) {
    const int margin = central ? WideMargin : Margin;
    m_scroll->widget()->layout()->setContentsMargins(margin, central ? 20 : 6, margin, margin);
}

void CalculatorPane::resizeEvent(QResizeEvent *event) {
    Pane::resizeEvent(event);
    const bool wide = width() >= WideFrom;
    m_body->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_body->setSpacing(wide ? 40 : 18);
    m_form->setMaximumWidth(wide ? FormWidth : QWIDGETSIZE_MAX);
}

void CalculatorPane::retranslate() {
    m_resultTitle->setText(tr("Points"));
    m_add->setText(tr("&Add to the Score"));
    m_quick->retranslate();
    m_form->retranslate();
}

void CalculatorPane::applyTheme() {
    QPalette palette;
    palette.setColor(QPalette::Window, theme().paper);
    setPalette(palette);
    m_quick->setTheme(theme());
    m_form->setTitleColour(theme().soft);
    setTextLook(m_resultTitle, theme().soft, QFont::DemiBold);
    QPalette problem = m_problem->palette();
    problem.setColor(QPalette::WindowText, theme().problem);
    m_problem->setPalette(problem);
}

// ---- what is counted

const Rules *CalculatorPane::rules() const {
    return session()->hasGame() ? &session()->rules() : m_own.get();
}

void CalculatorPane::setSelection(const Selection &selection) {
    const bool same = m_own != nullptr && m_selection == selection;
    m_selection = selection;
    if (!session()->hasGame() && !same) {
        m_own.reset();
        renew();
    }
}

// Without a game the rules are those of the selection, for nobody in particular.
void CalculatorPane::renew() {
    const bool game = session()->hasGame();
    std::unique_ptr<const Rules> before = std::move(m_own); // until the others have let it go
    if (!game) {
        Setup setup;
        setup.players.resize(1);
        setup.selection = m_selection;
        setup.board = false;
        m_own = std::make_unique<const Rules>(session()->world(), setup);
    }
    m_ended = usualPhase() == Phase::After;
    m_form->setRules(rules(), game);
    m_quick->setRules(rules(), game, usualPhase());
    if (m_ended) {
        m_form->setPhase(Phase::After);
    }
    refresh();
}

bool CalculatorPane::mayAdd() const {
    return session()->hasGame() && !session()->state().finished;
}

// In the final scoring of a game without a board, what is entered is mostly of it.
Phase CalculatorPane::usualPhase() const {
    return mayAdd() && session()->state().part.script == ScriptKind::End ? Phase::After : Phase::During;
}

void CalculatorPane::followPhase() {
    const bool ended = usualPhase() == Phase::After;
    if (ended != m_ended) {
        m_ended = ended;
        m_form->setPhase(usualPhase());
        m_quick->setRules(rules(), session()->hasGame(), usualPhase());
    }
}

void CalculatorPane::refresh() {
    if (rules() != nullptr) {
        followPhase();
        m_add->setVisible(session()->hasGame());
        showResult();
    }
}

// ---- what it comes to

void CalculatorPane::showResult() {
    if (rules() == nullptr) {
        return;
    }
    m_result->setText(resultHtml());
    m_result->setAccessibleName(GameText(*rules()).countedScore(m_form->score()));
    m_add->setEnabled(mayAdd() && m_form->score().receivers != 0);
    m_add->setToolTip(m_add->isEnabled() || !mayAdd() ? QString() : tr("Say who gets the points."));
    m_problem->hide();
}

// The lines once, where all get the same; else for each player.
QString CalculatorPane::resultHtml() const {
    const EnteredScore score = m_form->score();
    const GameText text(*rules());
    std::vector<std::pair<QStringList, Calculation>> shares;
    for (PlayerId player = 0; player < rules()->players(); ++player) {
        if (!contains(score.receivers, player) && (score.receivers != 0 || player != 0)) {
            continue;
        }
        const Calculation share = calculate(*rules(), score, player);
        const bool same = !shares.empty() && shares.back().second == share;
        if (!same) {
            shares.emplace_back(QStringList(), share);
        }
        shares.back().first << text.player(player);
    }
    QString html = QStringLiteral("<table width='100%'>");
    for (const auto &[players, share] : shares) {
        for (const ScoreLine &line : share.lines) {
            html += rowHtml(text.rule(line, score.phase), text.points(line), theme().soft, false);
        }
        const bool named = session()->hasGame() && score.receivers != 0;
        html += rowHtml(named ? players.join(QStringLiteral(", ")) : tr("Together"), QString::number(share.points),
                        theme().ink, true);
    }
    return html + QStringLiteral("</table>");
}

// ---- entering it

void CalculatorPane::add() {
    if (!m_add->isEnabled()) {
        return;
    }
    if (enter(rules()->at(core::Score), Answer::enterScore(m_form->score()), {})) {
        m_form->clear();
    }
}

void CalculatorPane::enterQuick(const QuickReading &reading) {
    if (!mayAdd()) {
        return;
    }
    Answer answer = Answer::enterNumber(reading.points);
    answer.player = reading.player;
    const bool points = reading.kind == QuickReading::Kind::Points;
    if (enter(rules()->at(points ? core::Points : core::Score), points ? answer : Answer::enterScore(reading.score),
              reading.reason)) {
        m_quick->clear();
    }
}

bool CalculatorPane::enter(ItemId item, Answer answer, const QString &reason) {
    Entry entry;
    entry.item = item;
    entry.player = session()->state().part.player;
    entry.answer = std::move(answer);
    entry.reason = reason.toStdString();
    if (const Refusal refusal = session()->answer(entry)) {
        tell(GameText(session()->rules()).refusal(refusal));
        return false;
    }
    return true;
}

void CalculatorPane::tell(const QString &problem) {
    m_problem->setText(problem);
    m_problem->show();
}

// Enter in the form adds; in the typed line it has done what it could.
void CalculatorPane::keyPressEvent(QKeyEvent *event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        Pane::keyPressEvent(event);
    } else if (!m_quick->edit()->hasFocus()) {
        add();
    }
}

} // namespace scorekeep::app
