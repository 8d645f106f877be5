// SPDX-License-Identifier: MIT
// The mayor: in a city he has a vote for each coat of arms.
#include "engine/game/table.h"

namespace scorekeep::rules {

void mayor(Module &m) {
    m.elements({"mayor"});
    m.figures({"mayor"});
    const PieceKindId piece = m.piece("mayor");
    const SymbolId coat = m.symbol("coat-of-arms");

    m.question<ExtraVotes>([=](const Table &table, const ExtraVotes &asked) {
        const bool mine = table.state().pieces[asked.piece].kind == piece && asked.node != NoNode;
        return mine ? table.symbolOn(asked.node, coat) : 0;
    });
}

}  // namespace scorekeep::rules
