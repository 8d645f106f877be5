// SPDX-License-Identifier: MIT
// Keeps the facts of an entered score in order.
#include "engine/game/entered_score.h"

#include <algorithm>
#include <utility>

namespace scorekeep {
namespace {

auto placeOf(auto &facts, FactId fact, PlayerId player) {
    return std::lower_bound(facts.begin(), facts.end(), std::pair(fact, player), [](const auto &known, const auto &key) {
        return std::pair(known.fact, known.player) < key;
    });
}

}  // namespace

void EnteredScore::set(FactId fact, PlayerId player, int value) {
    const auto at = placeOf(facts, fact, player);
    const bool known = at != facts.end() && at->fact == fact && at->player == player;
    if (known && value == 0) {
        facts.erase(at);
    } else if (known) {
        at->value = value;
    } else if (value != 0) {
        facts.insert(at, {fact, player, value});
    }
}

int EnteredScore::of(FactId fact, PlayerId player) const {
    const auto at = placeOf(facts, fact, player);
    return at != facts.end() && at->fact == fact && at->player == player ? at->value : 0;
}

Facts EnteredScore::counted() const {
    Facts counted;
    for (const EnteredFact &fact : facts) {
        counted.setFor(fact.player, fact.fact, fact.value);
    }
    return counted;
}

}  // namespace scorekeep
