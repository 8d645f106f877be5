// SPDX-License-Identifier: MIT
// Words for what is asked: the question, its prompts and their options.
#include "app/i18n/game_text.h"

#include "app/i18n/message_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <set>

namespace scorekeep::app {
namespace {

int spaces(const OpenPrompt &prompt) {
    std::set<Cell> cells;
    for (const Answer &option : prompt.options) {
        cells.insert(option.placement.at);
    }
    return int(cells.size());
}

int choices(const OpenPrompt &prompt) {
    return int(prompt.options.size());
}

QString orPass(const QString &text, bool mayPass) {
    return mayPass ? QCoreApplication::translate("prompts", "%1, or pass").arg(text) : text;
}

// "NL" of a field is the left half of its northern side; a whole side is one word.
QString halfSides(const std::vector<SegmentPort> &ports) {
    QStringList words;
    const auto has = [&](Side side, Port port) {
        return std::ranges::any_of(ports,
                                   [&](const SegmentPort &p) { return p.side == side && p.port == port; });
    };
    const std::pair<Side, QString> sides[] = {{Side::North, QCoreApplication::translate("sides", "north")},
                                              {Side::East, QCoreApplication::translate("sides", "east")},
                                              {Side::South, QCoreApplication::translate("sides", "south")},
                                              {Side::West, QCoreApplication::translate("sides", "west")}};
    for (const auto &[side, name] : sides) {
        const bool left = has(side, Port::Left);
        const bool right = has(side, Port::Right);
        if (has(side, Port::Centre) || (left && right)) {
            words << name;
        } else if (left) {
            words << QCoreApplication::translate("sides", "%1 (left half)").arg(name);
        } else if (right) {
            words << QCoreApplication::translate("sides", "%1 (right half)").arg(name);
        }
    }
    return words.join(QStringLiteral(", "));
}

QString withSides(const QString &text, const Board &board, Spot spot) {
    const NodeId node = board.node(spot);
    const QString sides = node == NoNode ? QString() : halfSides(board.turnedPorts(node));
    return sides.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, sides);
}

} // namespace

QString GameText::segment(const Board &board, Spot spot) const {
    return withSides(feature(board, spot), board, spot);
}

QString GameText::request(const OpenPrompt &prompt) const {
    if (prompt.kind > PromptKind::PlacePiece) {
        if (const QString question = itemQuestion(prompt.item); !question.isEmpty()) {
            return question;
        }
    }
    switch (prompt.kind) {
    case PromptKind::DrawTile:
        return QCoreApplication::translate("prompts", "which tile was drawn?");
    case PromptKind::PlaceTile:
        return QCoreApplication::translate("prompts", "place %1: %n space(s)", "%1: a tile", spaces(prompt))
            .arg(prompt.options.empty() ? QString() : tile(prompt.options.front().tile));
    case PromptKind::PlacePiece:
        return QCoreApplication::translate("prompts", "place %1: %n choice(s)",
                                           "%1: follower, large follower", choices(prompt))
            .arg(pieceNames(prompt).join(QStringLiteral(", ")));
    case PromptKind::ChoosePlayer:
        return QCoreApplication::translate("prompts", "choose a player");
    case PromptKind::ChooseOrder:
        return QCoreApplication::translate("prompts", "choose what is scored first");
    case PromptKind::EnterNumber:
        return QCoreApplication::translate("prompts", "enter a number from %1 to %2")
            .arg(prompt.least)
            .arg(prompt.most);
    case PromptKind::ChoosePieces:
    case PromptKind::ChooseOption:
    case PromptKind::Confirm:
    case PromptKind::EnterScore:
        break;
    }
    return {};
}

QStringList GameText::pieceNames(const OpenPrompt &prompt) const {
    QStringList names;
    const auto add = [&](PieceKindId kind) {
        const QString name = piece(kind);
        names << (names.contains(name) ? QStringList() : QStringList{name});
    };
    for (const Answer &option : prompt.options) {
        if (option.kind == PromptKind::PlacePiece) {
            add(option.piece.kind);
        }
        for (const PieceRef &ref : option.pieces) {
            add(ref.kind);
        }
    }
    return names;
}

QString GameText::itemText(ItemId item) const {
    const Item *found = item < m_rules.itemCount() ? m_rules.spine().item(m_rules.itemName(item)) : nullptr;
    return found != nullptr ? m_text.sentence(*found) : QString();
}

QString GameText::itemQuestion(ItemId item) const {
    const Item *found = item < m_rules.itemCount() ? m_rules.spine().item(m_rules.itemName(item)) : nullptr;
    return found != nullptr ? m_text.question(*found) : QString();
}

QString GameText::rule(const OpenPrompt &prompt) const {
    return itemText(prompt.item);
}

QString GameText::stepTitle(ItemId item) const {
    const Step *step = item < m_rules.itemCount() ? m_rules.spine().step(m_rules.stepOf(item)) : nullptr;
    return step != nullptr ? m_text.title(*step) : QString();
}

QString GameText::prompt(const OpenPrompt &prompt) const {
    const QString asked = request(prompt);
    if (asked.isEmpty()) { // the rule's own sentence is the question
        const QString text =
            QCoreApplication::translate("prompts", "%1: %2", "a player, and the sentence of a rule")
                .arg(player(prompt.player), itemText(prompt.item));
        return prompt.mayPass ? QCoreApplication::translate("prompts", "%1 (or pass)", "a sentence").arg(text)
                              : text;
    }
    return orPass(QCoreApplication::translate("prompts", "%1, %2", "a player and what is asked of him")
                      .arg(player(prompt.player), asked),
                  prompt.mayPass);
}

QString GameText::offer(const OpenPrompt &prompt) const {
    if (const QString asked = itemQuestion(prompt.item); !asked.isEmpty()) {
        return QCoreApplication::translate("prompts", "%1, %2", "a player and what is asked of him")
            .arg(player(prompt.player), asked);
    }
    return QCoreApplication::translate("prompts", "%1: %2", "a player, and the sentence of a rule")
        .arg(player(prompt.player), itemText(prompt.item));
}

QString GameText::question(const OpenChoice &choice) const {
    const OpenPrompt *first = nullptr;
    int prompts = 0;
    QStringList names;
    for (const OpenPrompt &asked : choice.prompts) {
        if (!asked.standing) {
            first = first == nullptr ? &asked : first;
            ++prompts;
            names << pieceNames(asked);
        }
    }
    if (first == nullptr) {
        return {};
    }
    if (prompts == 1) {
        return prompt(*first);
    }
    names.removeDuplicates();
    if (names.isEmpty()) { // no pieces tell them apart: a tile drawn, or one of the own
        for (const OpenPrompt &asked : choice.prompts) {
            const QString one = asked.standing ? QString() : request(asked);
            names << (one.isEmpty() ? QStringList() : QStringList{one});
        }
        names = QStringList(names.join(QStringLiteral("; ")));
        names.removeAll(QString());
    }
    const QString title = stepTitle(first->item);
    const QString text =
        names.isEmpty()
            ? QCoreApplication::translate("prompts", "%1 – %2", "a player, and the title of the step")
                  .arg(player(first->player), title)
            : QCoreApplication::translate("prompts", "%1 – %2: %3",
                                          "a player, the title of the step, and pieces: follower, abbot")
                  .arg(player(first->player), title, names.join(QStringLiteral(", ")));
    return orPass(text, first->mayPass);
}

QString GameText::option(const State &state, const Answer &answer) const {
    if (answer.pass) {
        return QCoreApplication::translate("options", "Pass");
    }
    switch (answer.kind) {
    case PromptKind::DrawTile:
        return tile(answer.tile);
    case PromptKind::PlaceTile:
        return answer.placement.rotation == 0 ? QCoreApplication::translate("options", "at %1", "a space")
                                                    .arg(cellName(answer.placement.at))
                                              : QCoreApplication::translate("options", "at %1, turned by %2°")
                                                    .arg(cellName(answer.placement.at))
                                                    .arg(90 * answer.placement.rotation);
    case PromptKind::PlacePiece: {
        const QString text = QCoreApplication::translate("options", "%1 %2",
                                                         "a piece and its place: follower on the city at 3E")
                                 .arg(piece(answer.piece.kind), place(state, answer.to));
        return answer.to.kind == Place::Kind::Segment ? withSides(text, state.board, answer.to.spot) : text;
    }
    case PromptKind::ChoosePieces: {
        QStringList pieces;
        for (const PieceRef &ref : answer.pieces) {
            pieces << piece(state, ref);
        }
        return pieces.join(QStringLiteral(", "));
    }
    case PromptKind::ChooseOption:
        return word(answer.option);
    case PromptKind::ChoosePlayer:
        return player(answer.player);
    case PromptKind::ChooseOrder: {
        QStringList features;
        for (const Spot &spot : answer.order) {
            features << segment(state.board, spot);
        }
        return features.join(QStringLiteral(", "));
    }
    case PromptKind::EnterNumber:
        return QString::number(answer.number);
    case PromptKind::Confirm:
        return QCoreApplication::translate("options", "Confirm");
    case PromptKind::EnterScore:
        return countedScore(answer.score);
    }
    return {};
}

QString GameText::word(OptionId option) const {
    return option < m_rules.words().size() ? m_text.word(m_rules.words()[option]) : QString();
}

QString GameText::refusal(const Refusal &refusal) const {
    // What a module says stands in the data: as the sentence of a rule, or for itself. The rule may be one
    // that this game plays without.
    const Spine &spine = m_rules.world().spine;
    if (const Saying *reason = spine.refusal(refusal.id)) {
        return withArguments(m_text.refusal(*reason), refusal.arguments);
    }
    if (const Item *item = spine.item(refusal.id)) {
        return m_text.sentence(*item);
    }
    return messageText(refusal.id, refusal.arguments);
}

} // namespace scorekeep::app
