// SPDX-License-Identifier: MIT
// Tallies the rows of one table as a resolution at the table does.
#include "engine/game/calculator.h"

#include <algorithm>
#include <cstdlib>

namespace scorekeep {
namespace {

bool fits(const Rules &rules, const EnteredFact &fact, PlayerSet receivers) {
    const FactDeclaration &declared = rules.spine().facts[fact.fact];
    const bool whose = declared.perPlayer ? fact.player < rules.players() && contains(receivers, fact.player)
                                          : fact.player == NoPlayer;
    const int most = declared.type == FactDeclaration::Type::Flag ? 1 : MostOfAFact;
    return whose && fact.value > 0 && fact.value <= most;
}

}  // namespace

int tallyRows(const Rules &rules, SubjectId subject, Phase phase, const Facts &facts, PlayerId player,
              std::vector<ScoreLine> &lines) {
    Tally tally(facts, player, phase, lines);
    for (const Rules::RowRun &row : rules.rows(subject, phase)) {
        tally.enter(row.id, row.bound->facts);
        row.bound->run(tally);
    }
    return tally.subtotal();
}

std::vector<FactId> factsAsked(const Rules &rules, SubjectId subject, Phase phase) {
    std::vector<FactId> facts;
    for (const Rules::RowRun &row : rules.rows(subject, phase)) {
        for (const FactId fact : row.bound->facts) {
            if (std::find(facts.begin(), facts.end(), fact) == facts.end()) {
                facts.push_back(fact);
            }
        }
    }
    return facts;
}

std::vector<SubjectId> calculableSubjects(const Rules &rules, Phase phase) {
    std::vector<SubjectId> subjects;
    for (std::size_t id = 0; id < rules.world().spine.subjects.size(); ++id) {
        if (!rules.rows(SubjectId(id), phase).empty()) {
            subjects.push_back(SubjectId(id));
        }
    }
    return subjects;
}

Calculation calculate(const Rules &rules, SubjectId subject, Phase phase, const Facts &facts, PlayerId player) {
    Calculation result;
    result.points = tallyRows(rules, subject, phase, facts, player, result.lines);
    return result;
}

Refusal whyNotCounted(const Rules &rules, const EnteredScore &score) {
    if (score.subject >= rules.world().spine.subjects.size() || rules.rows(score.subject, score.phase).empty()) {
        return {"answer.no-such-table", {}};
    }
    if (score.receivers == 0 || score.receivers >> rules.players() != 0) {
        return {"answer.no-such-player", {}};
    }
    const std::vector<FactId> asked = factsAsked(rules, score.subject, score.phase);
    const EnteredFact *before = nullptr;
    for (const EnteredFact &fact : score.facts) {
        const bool known = std::find(asked.begin(), asked.end(), fact.fact) != asked.end();
        if (!known || !fits(rules, fact, score.receivers) || (before != nullptr && !(*before < fact))) {
            return {"answer.fact-not-asked", {}};
        }
        before = &fact;
    }
    for (PlayerId player = 0; player < rules.players(); ++player) {
        const bool receives = (score.receivers & setOf(player)) != 0;
        if (receives && std::abs(calculate(rules, score, player).points) > core::MostPoints) {
            return {"answer.too-many-points", {std::to_string(core::MostPoints)}};
        }
    }
    return {};
}

Calculation calculate(const Rules &rules, const EnteredScore &score, PlayerId player) {
    return calculate(rules, score.subject, score.phase, score.counted(), player);
}

}  // namespace scorekeep
