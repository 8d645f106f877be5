// SPDX-License-Identifier: MIT
// The dragon: volcanoes call it, all players in turn walk it on, and it sends home whoever stands in its way.
#include <algorithm>
#include <array>
#include <tuple>

#include "engine/catalogue/shape.h"
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

constexpr int Steps = 6;

struct Wakened {
    bool ever = false; // the dragon came into play
    auto fields() const { return std::tie(ever); }
};

struct Names {
    PieceKindId dragon = 0;
    SymbolId volcano = 0, walks = 0;
    SlotKey<Wakened> wakened;
};

bool shows(const TileKind &kind, SymbolId symbol) {
    return std::any_of(kind.symbols.begin(), kind.symbols.end(),
                       [symbol](const SymbolUse &use) { return use.symbol == symbol; });
}

// The dragon on the table, or NoPiece.
PieceId inPlay(const Table &table, PieceKindId dragon) {
    const auto &pieces = table.state().pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].kind == dragon && table.cellOf(PieceId(i))) {
            return PieceId(i);
        }
    }
    return NoPiece;
}

// Whom it eats, and who is not deployed in front of it.
bool isCreature(const PieceKind &kind) {
    return (kind.is("follower") || kind.is("special")) && !kind.is("building");
}

void setStages(Table &table, SymbolId walks, std::uint8_t from, std::uint8_t to) {
    const TilePool &pool = table.rules().pool();
    for (std::size_t kind = 0; kind < pool.size(); ++kind) {
        if (shows(pool.kind(KindId(kind)), walks) && table.state().supply.stage[kind] == from) {
            table.setStage(KindId(kind), to);
        }
    }
}

void callTo(Table &table, const Names &names, TileId tile) {
    const auto &pieces = table.state().pieces;
    const auto at =
        std::find_if(pieces.begin(), pieces.end(), [&](const Piece &p) { return p.kind == names.dragon; });
    if (at != pieces.end()) {
        table.move(PieceId(at - pieces.begin()), Place::cell(table.board().cellOf(tile, 0)), Cause::Moved,
                   table.active());
    }
}

// A volcano may lie there from the start.
void setUp(Table &table, const Names &names) {
    setStages(table, names.walks, TileSupply::Land, TileSupply::NotDrawable);
    const auto &tiles = table.board().tiles();
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        if (tiles[tile].present && table.tileHas(TileId(tile), names.volcano)) {
            callTo(table, names, TileId(tile));
        }
    }
}

bool mixIn(Table &table, const Names &names) {
    if (table.slot(names.wakened).ever || inPlay(table, names.dragon) == NoPiece) {
        return false;
    }
    table.slot(names.wakened).ever = true;
    setStages(table, names.walks, TileSupply::NotDrawable, TileSupply::Land);
    return true;
}

void stepOptions(const Table &table, PieceId dragon, const std::vector<Cell> &visited, Options &options) {
    const std::optional<Cell> at = table.cellOf(dragon);
    if (!at) {
        return;
    }
    for (const Side side : OuterSides) {
        EntryAllowed asked;
        asked.piece = table.state().pieces[dragon].kind;
        asked.cell = neighbour(*at, side);
        const bool lies = table.board().tileAt(asked.cell) != NoTile;
        if (lies && std::find(visited.begin(), visited.end(), asked.cell) == visited.end() &&
            !table.question(asked)) {
            options.add(Answer::placePiece(table.refer(dragon), Place::cell(asked.cell)));
        }
    }
}

void eat(Table &table, PieceId dragon, PlayerId player) {
    const std::optional<Cell> at = table.cellOf(dragon);
    for (std::size_t i = 0; at && i < table.state().pieces.size(); ++i) {
        const Piece &piece = table.state().pieces[i];
        const bool there = piece.place.kind == Place::Kind::Segment && piece.place.spot.cell == *at;
        ProtectedFrom asked;
        asked.piece = PieceId(i);
        if (there && piece.owner != NoPlayer && isCreature(table.kindOf(PieceId(i))) &&
            !table.question(asked)) {
            table.move(PieceId(i), Place::supply(), Cause::Removed, player);
        }
    }
}

// One step each from the active player on, never to where it was in this walk, until it is boxed in.
void walk(Table &table, const Names &names) {
    const TileId tile = table.tileOfPart();
    if (tile == NoTile || !table.tileHas(tile, names.walks)) {
        return;
    }
    std::vector<Cell> visited;
    for (int step = 0; step < Steps; ++step) {
        const PieceId dragon = inPlay(table, names.dragon);
        if (dragon == NoPiece) {
            return;
        }
        visited.push_back(*table.cellOf(dragon));
        const auto player = PlayerId((table.active() + step) % table.players());
        const auto options = [&](Options &o) {
            stepOptions(table, dragon, visited, o);
        };
        const Answered answered = table.ask(player, PromptKind::PlacePiece, false, options);
        if (!answered) {
            return;
        }
        if (const auto piece = table.find(answered.answer.piece)) {
            table.move(*piece, answered.answer.to, Cause::Moved, player);
            if (*piece == dragon) {
                eat(table, dragon, player);
            }
        }
    }
}

// Nothing is deployed on a new volcano, nor comes from elsewhere to the dragon's tile. What has a place of its own
// kind in the whole landscape, such as the top of a tower, is deployed there from the supply as on the new tile.
Refusal mayDeploy(const Table &table, const DeployAllowed &asked, const Names &names) {
    if (!isCreature(table.rules().pieceKind(asked.piece))) {
        return {};
    }
    const TileId tile = table.board().tileOf(asked.node);
    const bool isNew = tile == table.tileOfPart();
    if (isNew && table.tileHas(tile, names.volcano)) {
        return {"dragon.volcano", {}};
    }
    const PieceId dragon = inPlay(table, names.dragon);
    const bool meets = dragon != NoPiece && *table.cellOf(dragon) == table.board().spot(asked.node).cell;
    const bool own = isNew || table.board().segment(asked.node).kind == SegmentKind::Special;
    const bool deploys =
        own && table.state().item != NoItem && table.rules().stepOf(table.state().item).starts_with("2B");
    return meets && !deploys ? Refusal{"dragon.keeps-away", {}} : Refusal{};
}

} // namespace

void dragon(Module &m) {
    m.elements({"dragon"});
    m.figures({"dragon"});
    m.symbols({"volcano", "dragon"});
    const Names names{m.piece("dragon"), m.symbol("volcano"), m.symbol("dragon"), m.slot<Wakened>()};

    m.item("setup.dragon", [names](Table &table) { setUp(table, names); });
    m.upkeep("dragon.mixed-in", [names](Table &table) { return mixIn(table, names); });
    m.item("dragon.volcano", [names](Table &table) {
        const TileId tile = table.tileOfPart();
        if (tile != NoTile && table.tileHas(tile, names.volcano)) {
            callTo(table, names, tile);
        }
    });
    for (const std::string_view id : {"dragon.walk-early", "dragon.walk", "dragon.walk-late"}) {
        m.item(id, [names](Table &table) { walk(table, names); });
    }
    m.question<DeployAllowed>(
        [names](const Table &table, const DeployAllowed &asked) { return mayDeploy(table, asked, names); });
}

} // namespace scorekeep::rules
