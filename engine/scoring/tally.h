// SPDX-License-Identifier: MIT
// The tally of one player's share: the rows of a scoring table applied from top to bottom, line by line.
#pragma once

#include <span>
#include <vector>

#include "engine/scoring/facts.h"

namespace scorekeep {

using RowId = std::uint16_t;  // index into the spine's rows

enum class Phase : std::uint8_t { During, After };  // of the game
enum class Rounding : std::uint8_t { Up, Down };

// One line of a score. The total of a score is the sum of its lines' points, always.
struct ScoreLine {
    enum class Kind : std::uint8_t { Each, Flat, Scaled, Void };
    RowId row = 0;
    Kind kind = Kind::Each;
    int each = 0;   // points for one (Each), numerator (Scaled)
    int count = 0;  // how many (Each), denominator (Scaled)
    int points = 0;
    int subtotal = 0;
    friend bool operator==(const ScoreLine &, const ScoreLine &) = default;
};

// What a row sees and does. A row gets only the facts that it declares.
class Tally {
public:
    Tally(const Facts &facts, PlayerId player, Phase phase, std::vector<ScoreLine> &lines)
        : m_facts(facts), m_player(player), m_phase(phase), m_lines(lines) {}

    Phase phase() const { return m_phase; }
    int subtotal() const { return m_subtotal; }

    // These throw std::logic_error for a fact that the row does not declare.
    int number(FactId fact) const { return m_facts.number(declared(fact)); }
    bool flag(FactId fact) const { return m_facts.flag(declared(fact)); }
    int mine(FactId fact) const { return m_facts.of(m_player, declared(fact)); }

    void each(int points, int count) { line(ScoreLine::Kind::Each, points, count, points * count); }
    void flat(int points) { line(ScoreLine::Kind::Flat, points, 1, points); }
    // Multiplies what stands so far.
    void scale(int numerator, int denominator, Rounding rounding);
    void nothing() { line(ScoreLine::Kind::Void, 0, 0, -m_subtotal); }

    void enter(RowId row, std::span<const FactId> declared) {
        m_row = row;
        m_declared = declared;
    }

private:
    FactId declared(FactId fact) const;
    void line(ScoreLine::Kind kind, int each, int count, int points);

    const Facts &m_facts;
    PlayerId m_player;
    Phase m_phase;
    std::vector<ScoreLine> &m_lines;
    int m_subtotal = 0;
    RowId m_row = 0;
    std::span<const FactId> m_declared;
};

}  // namespace scorekeep
