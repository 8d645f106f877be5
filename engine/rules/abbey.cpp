// SPDX-License-Identifier: MIT
// The abbey: a tile of one's own, laid in a hole instead of drawing, and the round of abbeys at the end.
#include <tuple>

#include "engine/catalogue/shape.h"
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

// The round after the last land tile.
struct LastRound {
    bool begun = false;
    PlayerId last = NoPlayer;  // who laid the last land tile
    auto fields() const { return std::tie(begun, last); }
};

bool isAbbey(const Table &table, KindId kind) {
    return table.rules().pool().kind(kind).group == "abbey";
}

std::vector<Placement> holes(const Table &table, KindId kind) {
    std::vector<Placement> found;
    table.placements(kind, found);
    return found;
}

void placeOptions(const Table &table, PieceKindId own, PlayerId player, Options &options) {
    if (table.inSupply(own, player) == NoPiece) {
        return;
    }
    for (std::size_t kind = 0; kind < table.rules().pool().size(); ++kind) {
        if (isAbbey(table, KindId(kind))) {
            for (const Placement &placement : holes(table, KindId(kind))) {
                options.add(Answer::placeTile(KindId(kind), placement));
            }
        }
    }
}

Refusal mayLie(const Table &table, const PlacementAllowed &asked) {
    if (!isAbbey(table, asked.kind)) {
        return {};
    }
    for (const Side side : OuterSides) {
        if (table.board().tileAt(neighbour(asked.placement.at, side)) == NoTile) {
            return {"placement.no-hole", {}};
        }
    }
    return {};
}

// From the left of who laid the last land tile round to that player.
void nextOfLastRound(Table &table, PieceKindId own, SlotKey<LastRound> slot) {
    const State &state = table.state();
    if (!state.queue.empty() || state.supply.total() > 0) {
        return;
    }
    LastRound &round = table.slot(slot);
    if (!round.begun) {
        round = {true, table.active()};
    } else if (table.active() == round.last) {
        return;
    }
    for (const PlayerId player : table.clockwiseFrom(table.leftOf(table.active()))) {
        Options options;
        placeOptions(table, own, player, options);
        if (!options.empty()) {
            Part part{ScriptKind::Turn, player, state.turn + 1};
            part.because = state.item;
            table.enqueue(part);
            return;
        }
        if (player == round.last) {
            return;
        }
    }
}

}  // namespace

void abbey(Module &m) {
    m.elements({"abbey"});
    m.tokens({"abbey-tile"});
    const auto round = m.slot<LastRound>();
    const PieceKindId own = m.piece("abbey-tile");

    m.question<PlacementAllowed>(mayLie);
    m.question<TurnAwaitsTile>([round](const Table &table, const TurnAwaitsTile &) { return table.slot(round).begun; });
    Offer place;
    place.kind = PromptKind::PlaceTile;
    place.options = [own](const Table &table, PlayerId player, Options &options) {
        placeOptions(table, own, player, options);
    };
    place.apply = [own](Table &table, PlayerId player, const Answer &answer) {
        if (const PieceId piece = table.inSupply(own, player); piece != NoPiece) {
            table.move(piece, Place::outOfGame(), Cause::Deployed, player);
        }
        table.takeTile(answer.tile);
        table.placeTile(answer.tile, answer.placement);
    };
    m.offer("abbey.place", std::move(place));
    m.item("abbey.last-round", [=](Table &table) { nextOfLastRound(table, own, round); });
}

}  // namespace scorekeep::rules
