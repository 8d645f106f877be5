// SPDX-License-Identifier: MIT
// Tallies the rows of one table as a resolution at the table does.
#include "engine/game/calculator.h"

#include <algorithm>

namespace scorekeep {

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
    for (std::size_t id = 0; id < rules.spine().subjects.size(); ++id) {
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

}  // namespace scorekeep
