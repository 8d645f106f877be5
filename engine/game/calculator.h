// SPDX-License-Identifier: MIT
// The feature calculator: the rows of a scoring table run over facts that a person entered, without a board.
#pragma once

#include <vector>

#include "engine/game/questions.h"
#include "engine/game/rules.h"
#include "engine/scoring/facts.h"
#include "engine/scoring/tally.h"

namespace scorekeep {

struct Calculation {
    std::vector<ScoreLine> lines;
    int points = 0;  // their sum
    friend bool operator==(const Calculation &, const Calculation &) = default;
};

// Appends the lines of the rows that apply, from top to bottom, for one receiver; returns their sum. A played
// game and the calculator count with it.
int tallyRows(const Rules &rules, SubjectId subject, Phase phase, const Facts &facts, PlayerId player,
              std::vector<ScoreLine> &lines);

// What the rows of this table read, each once, in the order in which the rows first name it. Empty where no
// row has code: the table pays nothing then.
std::vector<FactId> factsAsked(const Rules &rules, SubjectId subject, Phase phase);

// The tables that have rows with code in that phase, in the data's order.
std::vector<SubjectId> calculableSubjects(const Rules &rules, Phase phase);

// The rows that apply, from top to bottom, for one receiver. Facts that are per player are read as `player`'s.
Calculation calculate(const Rules &rules, SubjectId subject, Phase phase, const Facts &facts, PlayerId player);

// Of an entered score: its table pays something, its receivers play, and every fact is one that the rows read.
Refusal whyNotCounted(const Rules &rules, const EnteredScore &score);
Calculation calculate(const Rules &rules, const EnteredScore &score, PlayerId player);

}  // namespace scorekeep
