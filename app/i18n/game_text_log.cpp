// SPDX-License-Identifier: MIT
// Words for what was entered and what was scored.
#include "app/i18n/game_text.h"

#include "engine/files/reader.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace scorekeep::app {

// What it was is told by the item's sentence; the present rules have no words for the rest.
QString GameText::aside(const Entry &entry) const {
    QString what = QString::fromStdString(entry.change);
    QString who;
    try {
        const Document document = parseYamlLine(entry.change, {}, 1);
        const Node node = document.root();
        if (const Item *item = m_rules.world().spine.item(node.at("item").text())) {
            what = m_text.sentence(*item);
        }
        if (const auto player = node.find("player"); player && player->number() < m_rules.players()) {
            who = this->player(PlayerId(player->number()));
        }
    } catch (const FileError &) { // a file that a person wrote; it is shown as it stands
    }
    return who.isEmpty()
               ? QCoreApplication::translate("log", "Set aside, as it is not played any more: %1").arg(what)
               : QCoreApplication::translate("log", "%1, set aside, as it is not played any more: %2",
                                             "a player, and a sentence of the order of play")
                     .arg(who, what);
}

QString GameText::entry(const State &state, const Entry &entry) const {
    if (entry.parked && !entry.change.empty()) {
        return aside(entry);
    }
    QString text = action(state, entry);
    if (entry.forced) {
        text = QCoreApplication::translate("log", "%1 (forced)", "what a player did against the rules")
                   .arg(text);
    }
    if (entry.parked) {
        text = QCoreApplication::translate("log", "Set aside, does not fit any more: %1").arg(text);
    }
    if (!entry.reason.empty()) {
        text = QCoreApplication::translate("log", "%1 – %2", "what was done, and a person's note")
                   .arg(text, QString::fromStdString(entry.reason));
    }
    return text;
}

QString GameText::action(const State &state, const Entry &entry) const {
    if (m_rules.isCore(entry.item)) {
        return correction(state, entry);
    }
    const QString who = player(entry.player);
    const Answer &answer = entry.answer;
    if (answer.pass) {
        return QCoreApplication::translate("log", "%1 passed: %2", "a player, and the title of the step")
            .arg(who, stepTitle(entry.item));
    }
    switch (answer.kind) {
    case PromptKind::DrawTile:
        return QCoreApplication::translate("log", "%1 drew %2", "a player and a tile")
            .arg(who, tile(answer.tile));
    case PromptKind::PlaceTile:
        return QCoreApplication::translate("log", "%1 placed %2 at %3", "a player, a tile and a space")
            .arg(who, tile(answer.tile), cellName(answer.placement.at));
    case PromptKind::PlacePiece:
        if (answer.piece.owner == NoPlayer && answer.piece.place.onBoard()) {
            return QCoreApplication::translate("log", "%1 moved: %2 %3", "a player, a figure of nobody and its new place")
                .arg(who, piece(answer.piece.kind), place(state, answer.to));
        }
        return m_rules.pieceKind(answer.piece.kind).is("token")
                   ? QCoreApplication::translate("log", "%1 placed: %2 %3", "a player, a token and its place")
                         .arg(who, piece(answer.piece.kind), place(state, answer.to))
                   : QCoreApplication::translate("log", "%1 deployed: %2 %3",
                                                 "a player, a figure and its place")
                         .arg(who, piece(answer.piece.kind), place(state, answer.to));
    case PromptKind::Confirm:
        return QCoreApplication::translate("log", "%1 confirmed").arg(who);
    case PromptKind::ChoosePieces:
    case PromptKind::ChooseOption:
    case PromptKind::ChoosePlayer:
    case PromptKind::ChooseOrder:
    case PromptKind::EnterNumber:
    case PromptKind::EnterScore:
        break;
    }
    return QCoreApplication::translate("log", "%1 chose: %2", "a player and an option")
        .arg(who, option(state, answer));
}

QString GameText::correction(const State &state, const Entry &entry) const {
    const std::string &name = m_rules.itemName(entry.item);
    const Answer &answer = entry.answer;
    const QString at = cellName(answer.placement.at);
    if (name == core::End) {
        return QCoreApplication::translate("log", "The table ended the game");
    }
    if (name == core::Score) {
        return QCoreApplication::translate("log", "Counted: %1", "a feature, what was counted, and points")
            .arg(countedScore(answer.score));
    }
    if (name == core::Points) {
        return QCoreApplication::translate("log", "Corrected: %1 gets %2",
                                           "a player and points: Anna gets +3 points")
            .arg(player(answer.player),
                 QCoreApplication::translate("log", "%1 points", "with its sign: +3, −1, 0")
                     .arg(signedNumber(answer.number)));
    }
    if (name == core::MovePiece) {
        return QCoreApplication::translate("log", "Corrected: %1 is now %2", "a piece and its place")
            .arg(piece(state, answer.piece), place(state, answer.to));
    }
    if (name == core::AddTile) {
        return QCoreApplication::translate("log", "Corrected: %1 lies at %2", "a tile and a space")
            .arg(tile(answer.tile), at);
    }
    if (name == core::RemoveTile) {
        return QCoreApplication::translate("log", "Corrected: the tile at %1 is taken away").arg(at);
    }
    if (name == core::TurnTile) {
        return QCoreApplication::translate("log", "Corrected: the tile at %1 is turned").arg(at);
    }
    if (name == core::EmptyStack) {
        return QCoreApplication::translate("log", "Corrected: no tiles are left to draw");
    }
    if (name == core::Turn) {
        return QCoreApplication::translate("log", "Corrected: it is %1’s turn").arg(player(answer.player));
    }
    return QString::fromStdString(name);
}

QString GameText::score(const State &state, const Score &score) const {
    const QString subject = score.item != NoItem && m_rules.isCorrection(score.item)
                                ? QCoreApplication::translate("scores", "correction")
                            : score.cells > 0 ? feature(state.board, score.feature)
                                              : m_text.name(m_rules.world().spine.subjects[score.subject]);
    const QString text =
        QCoreApplication::translate("scores", "%1, %2: %3", "a player, points, and a feature")
            .arg(player(score.player), pointsText(score.points), subject);
    return score.phase == Phase::During || score.cells == 0
               ? text
               : QCoreApplication::translate("scores", "%1 (at the end)", "a score of a feature")
                     .arg(text);
}

QString GameText::control(const State &state, const Score &score) const {
    QStringList votes;
    for (std::uint32_t i = 0; i < score.votes; ++i) {
        const Vote &vote = state.votes[score.firstVote + i];
        votes << QCoreApplication::translate("scores", "%1 %2", "a player and a number of votes: Anna 2")
                     .arg(player(vote.player))
                     .arg(vote.votes);
    }
    const QString list = votes.join(QStringLiteral(", "));
    switch (score.reason) {
    case ControlReason::Alone:
        return QCoreApplication::translate("scores", "alone there");
    case ControlReason::Majority:
        return QCoreApplication::translate("scores", "most votes: %1", "players and votes").arg(list);
    case ControlReason::Tie:
        return QCoreApplication::translate("scores", "a tie, so all of them score: %1", "players and votes")
            .arg(list);
    case ControlReason::TieBroken:
        return QCoreApplication::translate("scores", "a tie that a rule decides: %1", "players and votes")
            .arg(list);
    case ControlReason::Nobody:
        return QCoreApplication::translate("scores", "nobody has a vote");
    case ControlReason::NotDecided:
        break;
    }
    return {};
}

QString GameText::calculation(const ScoreLine &line) const {
    switch (line.kind) {
    case ScoreLine::Kind::Each:
        return QStringLiteral("%1 × %2 = %3").arg(line.count).arg(line.each).arg(line.points);
    case ScoreLine::Kind::Flat:
        return signedNumber(line.points);
    case ScoreLine::Kind::Scaled:
        return QStringLiteral("× %1/%2 = %3").arg(line.each).arg(line.count).arg(line.subtotal);
    case ScoreLine::Kind::Void:
        return QCoreApplication::translate("scores", "nothing (%1)", "what was lost: −6")
            .arg(signedNumber(line.points));
    }
    return {};
}

QString GameText::line(const ScoreLine &line, Phase phase) const {
    return QCoreApplication::translate("scores", "%1: %2", "a rule, and how many points it gave")
        .arg(m_text.sentence(m_rules.row(line.row), phase), calculation(line));
}

} // namespace scorekeep::app
