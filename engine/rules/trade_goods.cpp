// SPDX-License-Identifier: MIT
// Trade goods: tokens for who completes a city, 10 points for most of each kind.
#include <algorithm>
#include <array>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

struct Good {
    PieceKindId token = 0;
    SymbolId symbol = 0;
    FactId fact = 0;
};
using Goods = std::array<Good, 3>;

void collect(Table &table, const Goods &goods) {
    const NodeId node = table.board().node(table.subject().spot);
    if (table.board().segment(node).kind != SegmentKind::City) {
        return;
    }
    for (const Good &good : goods) {
        const int count = table.symbolOn(node, good.symbol);
        if (count > 0) {
            table.giveToken(good.token, table.active(), count);
        }
    }
}

void scoreGoods(Table &table, const Goods &goods, SubjectId subject) {
    for (const Good &good : goods) {
        std::vector<Vote> held;
        for (PlayerId player = 0; player < table.players(); ++player) {
            held.push_back({player, table.countInSupply(good.token, player)});
        }
        const Control most = decide(held);
        Resolution resolution;
        resolution.subject = subject;
        resolution.phase = Phase::After;
        resolution.receivers = most.winners;
        for (const Vote &vote : most.votes) {
            if (contains(most.winners, vote.player)) {
                resolution.facts.set(good.fact, vote.votes);
            }
        }
        if (most.winners != 0) {
            table.resolve(std::move(resolution));
        }
    }
}

}  // namespace

void trade_goods(Module &m) {
    m.tokens({"wine", "grain", "cloth"});
    Goods goods;
    constexpr std::array<std::string_view, 3> names{"wine", "grain", "cloth"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        goods[i] = {m.piece(names[i]), m.symbol(names[i]), m.fact(names[i])};
    }
    m.fills({"wine", "grain", "cloth"});
    const SubjectId subject = m.subject("trade-goods");
    m.item("goods.collect", [goods](Table &table) { collect(table, goods); });
    m.item("final.goods", [goods, subject](Table &table) { scoreGoods(table, goods, subject); });
    const auto ten = [&m](std::string_view row, std::string_view name, FactId fact) {
        m.row(row, {name}, [fact](Tally &tally) {
            if (tally.number(fact) > 0) {
                tally.flat(10);
            }
        });
    };
    ten("goods.wine", "wine", goods[0].fact);
    ten("goods.grain", "grain", goods[1].fact);
    ten("goods.cloth", "cloth", goods[2].fact);
}

}  // namespace scorekeep::rules
