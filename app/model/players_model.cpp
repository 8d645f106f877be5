// SPDX-License-Identifier: MIT
// Counts points and supplies of each player.
#include "app/model/players_model.h"

#include "app/i18n/game_text.h"
#include "app/model/final_scoring.h"
#include "app/player_look.h"
#include "app/session/game_session.h"

#include <QStringList>

#include <map>

namespace scorekeep::app {
namespace {

std::vector<PlayerStanding::Left> leftOf(const GameSession &session, PlayerId player, const Theme &theme) {
    const State &state = session.state();
    const GameText text(session.rules());
    std::map<PieceKindId, PlayerStanding::Left> byKind;
    for (const Piece &piece : state.pieces) {
        if (piece.owner == player && piece.place.kind == Place::Kind::Supply) {
            PlayerStanding::Left &left = byKind[piece.kind];
            if (left.count++ == 0) {
                left.look = pieceLook(session.rules(), state.board, piece, theme);
                left.look.letter.clear();
                left.name = text.piece(piece.kind);
                left.token = session.rules().pieceKind(piece.kind).is("token");
            }
        }
    }
    std::vector<PlayerStanding::Left> all;
    for (auto &[kind, left] : byKind) {
        all.push_back(std::move(left));
    }
    return all;
}

std::vector<PlayerStanding::Left> heldBy(const GameSession &session, PlayerId player, const Theme &theme) {
    const State &state = session.state();
    const GameText text(session.rules());
    std::map<std::pair<PlayerId, PieceKindId>, PlayerStanding::Left> held;
    for (const Piece &piece : state.pieces) {
        if (piece.place == Place::prison(player)) {
            PlayerStanding::Left &alike = held[{piece.owner, piece.kind}];
            if (alike.count++ == 0) {
                alike.look = pieceLook(session.rules(), state.board, piece, theme);
                alike.name = text.piece(state, {piece.kind, piece.owner, Place::supply()});
                alike.token = session.rules().pieceKind(piece.kind).is("token");
            }
        }
    }
    std::vector<PlayerStanding::Left> all;
    for (auto &[whose, alike] : held) {
        all.push_back(std::move(alike));
    }
    return all;
}

QString counted(const std::vector<PlayerStanding::Left> &list) {
    QStringList texts;
    for (const PlayerStanding::Left &kind : list) {
        texts << QStringLiteral("%1 × %2").arg(kind.count).arg(kind.name);
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace

PlayersModel::PlayersModel(const GameSession *session, const FinalScoring *final, QObject *parent)
    : RowModel(parent), m_session(session), m_final(final) {}

QVariant PlayersModel::data(const QModelIndex &index, int role) const {
    if (!holds(index)) {
        return {};
    }
    const PlayerStanding &row = at(index.row());
    const QString left = counted(row.left);
    const QString held = row.held.empty() ? QString() : tr("Prisoners: %1").arg(counted(row.held));
    const auto andHeld = [&held](const QString &text) {
        return held.isEmpty() ? text : QStringLiteral("%1. %2").arg(text, held);
    };
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::ToolTipRole:
        if (!row.hasPieces) {
            return {};
        }
        return andHeld(left.isEmpty() ? tr("Nothing left in the supply") : tr("Left: %1").arg(left));
    case Qt::AccessibleTextRole: {
        const QString text = row.hasPieces
                                 ? andHeld(tr("%1, %2. Left: %3", "a player, points, and pieces")
                                               .arg(row.name, pointsText(row.points), left))
                                 : tr("%1, %2", "a player and points").arg(row.name, pointsText(row.points));
        return row.active ? tr("%1. It is this player’s turn").arg(text) : text;
    }
    default:
        return {};
    }
}

void PlayersModel::refresh(const Theme &theme) {
    std::vector<PlayerStanding> rows;
    const PlayerId players = m_session->hasGame() ? PlayerId(m_session->rules().players()) : PlayerId(0);
    for (PlayerId player = 0; player < players; ++player) {
        const State &state = m_session->state();
        const PlayerSetup &setup = m_session->game().setup().players[player];
        PlayerStanding row;
        row.player = player;
        row.name = QString::fromStdString(setup.name);
        row.figure = {QStringLiteral("follower"), theme.player(paletteIndex(setup.colour)),
                      playerLetter(m_session->game().setup(), player)};
        row.points = state.points(player) - m_final->hiddenPoints(player);
        row.active = !state.finished && state.part.player == player;
        const auto &prompts = m_session->choice().prompts;
        row.asked = std::any_of(prompts.begin(), prompts.end(), [player](const OpenPrompt &prompt) {
            return prompt.player == player && !prompt.standing;
        });
        row.hasPieces = m_session->rules().setup().board;
        row.left = leftOf(*m_session, player, theme);
        row.held = heldBy(*m_session, player, theme);
        rows.push_back(std::move(row));
    }
    int best = 0;
    for (const PlayerStanding &row : rows) {
        best = std::max(best, row.points);
    }
    for (PlayerStanding &row : rows) {
        row.winner = m_final->isOver() && row.points == best;
    }
    setRows(std::move(rows));
}

} // namespace scorekeep::app
