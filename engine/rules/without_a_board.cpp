// SPDX-License-Identifier: MIT
// A game without a board: turns go round, and scores are entered beside what is asked here.
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

Answered confirmed(Table &table) {
    const auto options = [](Options &o) { o.add(Answer::confirm()); };
    return table.ask(table.active(), PromptKind::Confirm, false, options);
}

void turnOver(Table &table) {
    confirmed(table);
    const Part &part = table.state().part;
    table.enqueue({ScriptKind::Turn, table.leftOf(part.player), part.turn + 1});
}

}  // namespace

void without_a_board(Module &m) {
    m.item("scores.turn-over", turnOver);
    m.item("scores.final", [](Table &table) { confirmed(table); });
}

}  // namespace scorekeep::rules
