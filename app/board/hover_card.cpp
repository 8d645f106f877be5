// SPDX-License-Identifier: MIT
// Words a feature: what it is, who leads, what it gives, and what would tie.
#include "app/board/hover_card.h"

#include "app/i18n/game_text.h"
#include "app/player_look.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>

namespace scorekeep::app {
namespace {

constexpr int CardWidth = 236;
constexpr int BarHeight = 6;

QString upperFirst(QString text) {
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

QString title(const FeatureFacts &facts, const Game &game, const GameText &text) {
    const Symbols &symbols = game.rules().world().symbols;
    const Segment &segment = game.state().board.segment(facts.node);
    QStringList parts{upperFirst(featureName(segment, symbols, text.catalogue()))};
    if (!segment.ports.empty()) { // what reaches no side lies on one tile alone
        parts << HoverCard::tr("%n tile(s)", nullptr, facts.tiles);
    }
    QString printed;
    for (const auto &[symbol, count] : facts.symbols) {
        const QString name = text.catalogue().name(symbols[symbol]);
        printed +=
            QStringLiteral(" · ") + (count > 1 ? QStringLiteral("%1 × %2").arg(count).arg(name) : name);
    }
    for (const auto &[fact, value] : facts.facts) {
        const FactDeclaration &declared = game.rules().spine().facts[fact];
        const QString label = text.catalogue().label(declared);
        printed += QStringLiteral(" · ") + (declared.type == FactDeclaration::Type::Flag
                                                ? label
                                                : QStringLiteral("%1: %2").arg(label).arg(value));
    }
    return parts.join(QStringLiteral(", ")) + printed;
}

QString names(PlayerSet players, const Game &game, const GameText &text) {
    QStringList list;
    for (PlayerId player = 0; int(player) < game.rules().players(); ++player) {
        if (contains(players, player)) {
            list << text.player(player);
        }
    }
    const QString last = list.isEmpty() ? QString() : list.takeLast();
    return list.isEmpty() ? last
                          : HoverCard::tr("%1 and %2", "the last two of a list of players")
                                .arg(list.join(QStringLiteral(", ")), last);
}

QString lead(const FeatureFacts &facts, const Game &game, const GameText &text) {
    const QString who = names(facts.leaders, game, text);
    std::vector<int> votes;
    for (const Vote &vote : facts.votes) {
        votes.push_back(vote.votes);
    }
    std::ranges::sort(votes, std::greater{});
    if (facts.leaders == 0) {
        return votes.empty() ? HoverCard::tr("nobody is here") : HoverCard::tr("nobody has a vote here");
    }
    if (std::popcount(facts.leaders) > 1) {
        return HoverCard::tr("%1 share it, %n vote(s) each", nullptr, votes.front()).arg(who);
    }
    QStringList counts;
    for (const int count : votes) {
        counts << QString::number(count);
    }
    return counts.size() < 2 ? HoverCard::tr("%1 alone, %n vote(s)", nullptr, votes.front()).arg(who)
                             : HoverCard::tr("%1 leads %2 votes", "a player and votes: Ben leads 2 : 1 votes")
                                   .arg(who, counts.join(QStringLiteral(" : ")));
}

// Followers are called after where they stand.
QString tie(const FeatureFacts &facts) {
    switch (facts.kind) {
    case SegmentKind::City:
        return HoverCard::tr("%n knight(s) would tie", nullptr, facts.toTie);
    case SegmentKind::Road:
        return HoverCard::tr("%n thief(s) would tie", "followers on a road", facts.toTie);
    case SegmentKind::Field:
        return HoverCard::tr("%n farmer(s) would tie", nullptr, facts.toTie);
    default:
        return {}; // a second follower can't join
    }
}

QString points(const FeatureFacts &facts) {
    QStringList parts;
    if (facts.complete) {
        parts << (facts.now ? pointsText(*facts.now) : QString());
    } else {
        parts << (facts.now ? HoverCard::tr("now %1", "points").arg(*facts.now) : QString())
              << (facts.completed ? HoverCard::tr("completed %1", "points").arg(*facts.completed)
                                  : QString());
    }
    if (facts.toTie > 0) {
        parts << tie(facts);
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

FeatureWords featureWords(const FeatureFacts &facts, const Game &game) {
    const GameText text(game.rules());
    FeatureWords words;
    words.title = title(facts, game, text);
    words.state = facts.complete    ? HoverCard::tr("completed")
                  : facts.completes ? HoverCard::tr("open")
                                    : QString();
    words.lead = facts.kind == SegmentKind::River ? QString() : lead(facts, game, text);
    words.points = points(facts);
    return words;
}

// The votes as lengths of the players' colours.
class HoverCard::VoteBar : public QWidget {
public:
    explicit VoteBar(QWidget *parent) : QWidget(parent) { setFixedHeight(BarHeight); }
    void setParts(std::vector<std::pair<QColor, int>> parts) {
        m_parts = std::move(parts);
        setVisible(!m_parts.empty());
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override {
        int sum = 0;
        for (const auto &part : m_parts) {
            sum += part.second;
        }
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath round;
        round.addRoundedRect(rect(), BarHeight / 2.0, BarHeight / 2.0);
        painter.setClipPath(round);
        qreal left = 0;
        for (const auto &[colour, votes] : m_parts) {
            const qreal length = sum > 0 ? qreal(width()) * votes / sum : 0;
            painter.fillRect(QRectF(left, 0, length, height()), colour);
            left += length;
        }
    }

private:
    std::vector<std::pair<QColor, int>> m_parts;
};

HoverCard::HoverCard(const Theme &theme, QWidget *parent)
    : QFrame(parent), m_theme(theme), m_title(new QLabel(this)), m_lead(new QLabel(this)),
      m_points(new QLabel(this)), m_bar(new VoteBar(this)) {
    setObjectName(QStringLiteral("hoverCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents); // it never hides what is below from the pointer
    setFixedWidth(CardWidth);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(4);
    for (QLabel *label : {m_title, m_lead, m_points}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::RichText);
    }
    layout->addWidget(m_title);
    layout->addWidget(m_bar);
    layout->addWidget(m_lead);
    layout->addWidget(m_points);
    setTheme(theme);
    hide();
}

void HoverCard::setTheme(const Theme &theme) {
    m_theme = theme;
    setStyleSheet(QStringLiteral("#hoverCard { background: %1; border: 1px solid %2; border-radius: 7px; }"
                                 "#hoverCard QLabel { color: %3; font-size: 12px; background: transparent; }")
                      .arg(theme.raised.name(), theme.line.name(), theme.ink.name()));
}

void HoverCard::showFacts(const FeatureFacts &facts, const Game &game) {
    const FeatureWords words = featureWords(facts, game);
    m_title->setText(
        QStringLiteral("<b>%1</b> <span style='color:%3'>%2</span>")
            .arg(words.title.toHtmlEscaped(), words.state.toHtmlEscaped(), m_theme.faint.name()));
    m_lead->setText(words.lead.toHtmlEscaped());
    m_lead->setVisible(!words.lead.isEmpty());
    m_points->setText(words.points.toHtmlEscaped());
    m_points->setVisible(!words.points.isEmpty());
    std::vector<std::pair<QColor, int>> parts;
    for (const Vote &vote : facts.votes) {
        if (vote.votes > 0) {
            const std::string &colour = game.setup().players[vote.player].colour;
            parts.emplace_back(m_theme.player(paletteIndex(colour)), vote.votes);
        }
    }
    m_bar->setParts(std::move(parts));
    setAccessibleName(
        QStringList{words.title, words.state, words.lead, words.points}.join(QStringLiteral(", ")));
    layout()->activate();
    resize(CardWidth, layout()->totalHeightForWidth(CardWidth));
    show();
    raise();
}

} // namespace scorekeep::app
