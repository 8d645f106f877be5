// SPDX-License-Identifier: MIT
// What a game comes to, for people: players, what is asked, and how every point came about.
#include "app/cli/inspect.h"

#include "app/cli/output.h"
#include "app/i18n/game_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>

namespace scorekeep::app {
namespace {

const QString Indent = QStringLiteral("  ");

class Report {
public:
    explicit Report(const Game &game)
        : m_game(game), m_state(game.state()), m_rules(game.rules()), m_text(m_rules) {}

    QString text() {
        players();
        counts();
        position();
        questions();
        pieces();
        scores();
        for (QString &line : m_lines) {
            line = harmless(line);
        }
        return m_lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
    }

private:
    void players() {
        for (PlayerId player = 0; player < m_rules.players(); ++player) {
            if (!m_rules.setup().board) {
                m_lines << QCoreApplication::translate("inspect", "%1: %2", "player, points")
                               .arg(m_text.player(player), pointsText(m_state.points(player)));
                continue;
            }
            std::map<PieceKindId, int> supply;
            for (const Piece &piece : m_state.pieces) {
                if (piece.owner == player && piece.place.kind == Place::Kind::Supply) {
                    ++supply[piece.kind];
                }
            }
            QStringList left;
            for (const auto &[kind, count] : supply) {
                left << QStringLiteral("%1 × %2").arg(count).arg(m_text.piece(kind));
            }
            m_lines << QCoreApplication::translate("inspect", "%1: %2 (in the supply: %3)",
                                                   "player, points, pieces")
                           .arg(m_text.player(player), pointsText(m_state.points(player)),
                                left.isEmpty() ? QCoreApplication::translate("inspect", "nothing")
                                               : left.join(QStringLiteral(", ")));
        }
    }

    void counts() {
        for (const auto &[count, value] : m_game.counts()) {
            m_lines << m_text.publicCount(*count, value);
        }
    }

    void position() {
        m_lines << QString();
        if (m_state.finished || m_state.item >= m_rules.itemCount()) {
            m_lines << QCoreApplication::translate("inspect", "The game is over after turn %1.")
                           .arg(m_state.turn);
            return;
        }
        const Step *step = m_rules.spine().step(m_rules.stepOf(m_state.item));
        const QString where = step == nullptr ? QString()
                                              : QString::fromStdString(step->id) + QLatin1Char(' ') +
                                                    m_text.catalogue().title(*step);
        m_lines << QCoreApplication::translate("inspect", "Turn %1, %2: %3 (%4)",
                                               "number, player, step, id of the item")
                       .arg(m_state.turn)
                       .arg(m_text.player(m_state.part.player), where,
                            QString::fromStdString(m_rules.itemName(m_state.item)));
        if (m_rules.setup().board) {
            m_lines << QCoreApplication::translate("inspect", "%n tile(s) left to draw", nullptr,
                                                   m_state.supply.total());
        }
    }

    void questions() {
        for (const OpenPrompt &prompt : m_game.open().prompts) {
            m_lines << QString() << m_text.prompt(prompt);
            for (const Answer &answer : prompt.options) {
                m_lines << Indent + option(answer);
            }
        }
    }

    QString option(const Answer &answer) const {
        const QString text = m_text.option(m_state, answer);
        if (answer.kind != PromptKind::DrawTile) {
            return text;
        }
        return QStringLiteral("%1 × %2").arg(m_state.supply.left[answer.tile]).arg(text);
    }

    void pieces() {
        QStringList list;
        for (const Piece &piece : m_state.pieces) {
            if (piece.place.onBoard() || piece.place.kind == Place::Kind::Area) {
                list << Indent + m_text.piece(m_state, {piece.kind, piece.owner, piece.place});
            }
        }
        if (!list.isEmpty()) {
            m_lines << QString() << QCoreApplication::translate("inspect", "On the board:") << list;
        }
    }

    void scores() {
        for (const Score &score : m_state.scores) {
            m_lines << QString();
            m_lines << QCoreApplication::translate("inspect", "Turn %1: %2", "number, a score")
                           .arg(score.turn)
                           .arg(m_text.score(m_state, score));
            const QString control = m_text.control(m_state, score);
            if (!control.isEmpty()) {
                m_lines << Indent + control;
            }
            for (std::uint32_t i = 0; i < score.lines; ++i) {
                m_lines << Indent + m_text.line(m_state.lines[score.firstLine + i], score.phase);
            }
        }
    }

    const Game &m_game;
    const State &m_state;
    const Rules &m_rules;
    GameText m_text;
    QStringList m_lines;
};

} // namespace

QString inspectText(const Game &game) {
    return Report(game).text();
}

} // namespace scorekeep::app
