// SPDX-License-Identifier: MIT
// The words in which the JSON of inspect names what lies on the table.
#pragma once

#include "engine/game/rules.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace scorekeep::app {

// Keeps references to state and rules.
class JsonWords {
public:
    JsonWords(const State &state, const Rules &rules) : m_state(state), m_rules(rules) {}

    static QString kind(PromptKind kind);        // "draw-tile"
    static QString reason(ControlReason reason); // "majority"
    static QJsonValue player(PlayerId player);   // the seat, or null
    static QJsonArray cell(Cell cell);           // [x, y]

    QJsonObject tile(KindId kind) const;   // tile, aliases
    QString feature(Spot spot) const;      // "city"
    QJsonArray sides(Spot spot) const;     // as it lies: ["N", "E"], of a field ["NL", "NR"]
    QJsonObject segment(Spot spot) const;  // feature, at, sides, segment
    QJsonObject vertex(Cell corner) const; // vertex, and the segment to its south-east
    QJsonObject area(std::uint16_t index) const;  // area; printed on a tile also feature, at, sides
    QJsonObject place(const Place &place) const;
    QJsonObject piece(const PieceRef &piece) const; // piece, owner and its place
    QJsonObject line(const ScoreLine &line) const;
    QJsonObject option(const Answer &answer) const;

private:
    const State &m_state;
    const Rules &m_rules;
};

} // namespace scorekeep::app
