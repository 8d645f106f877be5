// SPDX-License-Identifier: MIT
// The arithmetic of score lines.
#include "engine/scoring/tally.h"

#include <algorithm>
#include <stdexcept>

namespace scorekeep {

FactId Tally::declared(FactId fact) const {
    if (std::find(m_declared.begin(), m_declared.end(), fact) == m_declared.end()) {
        throw std::logic_error("a row reads a fact that it does not declare");
    }
    return fact;
}

void Tally::line(ScoreLine::Kind kind, int each, int count, int points) {
    if (kind == ScoreLine::Kind::Each && count == 0) {
        return;
    }
    m_subtotal += points;
    m_lines.push_back({m_row, kind, each, count, points, m_subtotal});
}

void Tally::scale(int numerator, int denominator, Rounding rounding) {
    const int product = m_subtotal * numerator;
    // Integer division rounds towards zero; points may be negative.
    int scaled = product / denominator;
    const bool inexact = product % denominator != 0;
    const bool negative = (product < 0) != (denominator < 0);
    if (inexact && rounding == Rounding::Up && !negative) {
        ++scaled;
    } else if (inexact && rounding == Rounding::Down && negative) {
        --scaled;
    }
    line(ScoreLine::Kind::Scaled, numerator, denominator, scaled - m_subtotal);
}

}  // namespace scorekeep
