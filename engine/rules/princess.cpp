// SPDX-License-Identifier: MIT
// The princess: a knight of her city leaves, and then nothing more is done with the wood in this part.
#include <algorithm>
#include <tuple>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

struct Eloped {
    std::uint32_t part = 0; // the part in which a knight left last
    auto fields() const { return std::tie(part); }
};

// The knights in the city of the princess on the new tile.
void knightOptions(const Table &table, SymbolId princess, Options &options) {
    const TileId tile = table.tileOfPart();
    for (std::size_t s = 0; tile != NoTile && s < table.board().kindOf(tile).segments.size(); ++s) {
        const NodeId node = table.board().node(tile, int(s));
        const auto &symbols = table.board().segment(node).symbols;
        const bool shown = std::any_of(symbols.begin(), symbols.end(),
                                       [princess](const SymbolUse &use) { return use.symbol == princess; });
        for (const PieceId piece : shown ? table.piecesOn(node) : std::vector<PieceId>()) {
            ProtectedFrom asked;
            asked.piece = piece;
            const Answer answer = Answer::choosePieces({table.refer(piece)});
            const auto &known = options.answers;
            if (table.kindOf(piece).is("follower") && !table.question(asked) &&
                std::find(known.begin(), known.end(), answer) == known.end()) {
                options.add(answer);
            }
        }
    }
}

void leave(Table &table, SlotKey<Eloped> eloped, PlayerId player, const Answer &answer) {
    for (const PieceRef &ref : answer.pieces) {
        if (const auto piece = table.find(ref)) {
            table.move(*piece, Place::supply(), Cause::Removed, player);
            table.slot(eloped).part = table.state().part.number;
        }
    }
}

void askAtOnce(Table &table, SymbolId princess, SlotKey<Eloped> eloped, bool must) {
    const auto options = [&](Options &o) {
        knightOptions(table, princess, o);
    };
    Prompt prompt;
    prompt.item = table.state().item;
    prompt.kind = PromptKind::ChoosePieces;
    prompt.source = "princess";
    prompt.options = options;
    Choice choice;
    choice.player = table.active();
    choice.mayPass = !must;
    choice.prompts.push_back(prompt);
    if (const Answered answered = table.ask(std::move(choice))) {
        leave(table, eloped, table.active(), answered.answer);
    }
}

} // namespace

void princess(Module &m) {
    m.elements({"princess"});
    m.symbols({"princess"});
    const SymbolId symbol = m.symbol("princess");
    const auto eloped = m.slot<Eloped>();
    const bool must = m.option("princess-duty", "must");

    m.item("princess.remove", [=](Table &table) { askAtOnce(table, symbol, eloped, must); });
    Offer instead;
    instead.kind = PromptKind::ChoosePieces;
    instead.source = "princess";
    instead.options = [symbol](const Table &table, PlayerId, Options &options) {
        knightOptions(table, symbol, options);
    };
    instead.apply = [eloped](Table &table, PlayerId player, const Answer &answer) {
        leave(table, eloped, player, answer);
    };
    m.offer("princess.instead", std::move(instead));
    m.question<StepSkipped>([eloped](const Table &table, const StepSkipped &asked) {
        const bool wood = asked.step == "2B-1" || asked.step == "2B-2";
        return wood && table.slot(eloped).part == table.state().part.number;
    });
}

} // namespace scorekeep::rules
