// SPDX-License-Identifier: MIT
// Picks a table, players and facts.
#include "tests/support/random_score.h"

#include "engine/game/calculator.h"

namespace scorekeep {

EnteredScore randomScore(const Rules &rules, std::mt19937 &random, Phase phase) {
    const auto pick = [&random](std::size_t count) { return std::size_t(random() % count); };
    const std::vector<SubjectId> tables = calculableSubjects(rules, phase);
    EnteredScore score;
    score.phase = phase;
    score.subject = tables[pick(tables.size())];
    score.receivers = PlayerSet(1 + pick((1u << rules.players()) - 1));
    for (const FactId fact : factsAsked(rules, score.subject, phase)) {
        const FactDeclaration &declared = rules.spine().facts[fact];
        const bool flag = declared.type == FactDeclaration::Type::Flag;
        for (PlayerId player = 0; declared.perPlayer && player < rules.players(); ++player) {
            if (contains(score.receivers, player)) {
                score.set(fact, player, int(pick(flag ? 2 : 12)));
            }
        }
        if (!declared.perPlayer) {
            score.set(fact, NoPlayer, int(pick(flag ? 2 : 12)));
        }
    }
    return score;
}

} // namespace scorekeep
