// SPDX-License-Identifier: MIT
// The frame of a turn: start tile, drawing, placing, the last look, and whose turn is next.
#include <tuple>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

// The tile that was drawn and not placed yet.
struct Hand {
    bool holds = false;
    KindId kind = 0;
    auto fields() const { return std::tie(holds, kind); }
};

// The printed start tile if it is in play, else the first kind that can be drawn.
std::optional<KindId> startKind(const Table &table) {
    const TileSupply &supply = table.state().supply;
    if (const auto printed = table.rules().startKind(); printed && supply.left[*printed] > 0) {
        return printed;
    }
    for (std::size_t kind = 0; kind < supply.left.size(); ++kind) {
        if (supply.drawable(KindId(kind))) {
            return KindId(kind);
        }
    }
    return std::nullopt;
}

void placeStartTile(Table &table) {
    const std::optional<KindId> kind = table.board().tiles().empty() ? startKind(table) : std::nullopt;
    if (kind) {
        table.takeTile(*kind);
        table.placeTile(*kind, {});
    }
}

void draw(Table &table, SlotKey<Hand> hand, KindId kind) {
    if (const Hand held = table.slot(hand); held.holds) {
        // The turn was corrected after a tile was drawn.
        table.setLeft(held.kind, table.state().supply.left[held.kind] + 1);
        table.slot(hand) = {};
    }
    table.takeTile(kind);
    if (table.hasPlacement(kind)) {
        table.slot(hand) = {true, kind};
    } else {
        table.askBlock("tile-source");  // it fits nowhere and leaves the game
    }
}

void placeDrawn(Table &table, SlotKey<Hand> hand) {
    if (!table.slot(hand).holds) {
        return;
    }
    const KindId kind = table.slot(hand).kind;
    const auto options = [&](Options &o) {
        std::vector<Placement> found;
        table.placements(kind, found);
        for (const Placement &placement : found) {
            o.add(Answer::placeTile(kind, placement));
        }
    };
    const auto accepts = [&](const Answer &answer) {
        return answer.tile == kind && table.mayPlace(kind, answer.placement);
    };
    const Answered answered = table.ask(table.active(), PromptKind::PlaceTile, false, options, accepts);
    if (answered) {
        table.slot(hand) = {};
        if (answered.answer.tile != kind) { // by force: another one was drawn than was said
            table.setLeft(kind, table.state().supply.left[kind] + 1);
            table.takeTile(answered.answer.tile);
        }
        table.placeTile(answered.answer.tile, answered.answer.placement);
    }
}

void endTurn(Table &table) {
    const State &state = table.state();
    if (!state.queue.empty()) {
        return;  // another part was queued: a double turn, an extra turn
    }
    if (state.supply.total() == 0 && !table.question(GameGoesOn{})) {
        table.enqueue({ScriptKind::End, state.part.player, state.turn});
    } else {
        table.enqueue({ScriptKind::Turn, table.leftOf(state.part.player), state.turn + 1});
    }
}

}  // namespace

void turns(Module &m) {
    const auto hand = m.slot<Hand>();

    m.item("setup.start-tile", placeStartTile);

    Offer drawTile;
    drawTile.kind = PromptKind::DrawTile;
    drawTile.must = true;
    drawTile.options = [](const Table &table, PlayerId, Options &options) {
        const TileSupply &supply = table.state().supply;
        const std::uint8_t stage = supply.current();
        for (std::size_t kind = 0; kind < supply.left.size(); ++kind) {
            if (supply.left[kind] > 0 && supply.stage[kind] == stage && stage != TileSupply::NotDrawable) {
                options.add(Answer::drawTile(KindId(kind)));
            }
        }
    };
    drawTile.accepts = [](const Table &table, PlayerId, const Answer &answer) {
        return answer.tile < table.rules().pool().size() && table.state().supply.drawable(answer.tile);
    };
    drawTile.apply = [hand](Table &table, PlayerId, const Answer &answer) { draw(table, hand, answer.tile); };
    m.offer("draw.tile", std::move(drawTile));

    m.item("place.tile", [hand](Table &table) { placeDrawn(table, hand); });

    m.item("wood.confirm", [](Table &table) {
        const auto options = [](Options &o) { o.add(Answer::confirm()); };
        table.ask(table.active(), PromptKind::Confirm, false, options);
    });

    m.item("turn.end", endTurn);
}

}  // namespace scorekeep::rules
