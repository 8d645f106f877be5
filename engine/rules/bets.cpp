// SPDX-License-Identifier: MIT
// Betting chips: each pays for the number of tiles that it names.
#include <limits>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

constexpr int AnyMore = std::numeric_limits<int>::max();

// Pays `points` from `least` to `most` tiles.
struct Bet {
    int least = 0;
    int most = 0;
    int points = 0;
};

void bindChip(Module &m, std::string_view row, std::string_view chip, Bet low, Bet high) {
    const FactId own = m.fact(chip);
    const FactId tiles = m.fact("tiles");
    m.row(row, {chip, "tiles"}, [=](Tally &tally) {
        for (const Bet &bet : {low, high}) {
            const int count = tally.number(tiles);
            if (tally.mine(own) != 0 && count >= bet.least && count <= bet.most && bet.points > 0) {
                tally.flat(bet.points);
            }
        }
    });
}

} // namespace

void bets(Module &m) {
    m.elements({"bets"});
    bindChip(m, "bet.two-six", "has-chip-2-6", {2, 2, 2}, {6, 6, 6});
    bindChip(m, "bet.three-five", "has-chip-3-5", {3, 3, 3}, {5, 5, 5});
    bindChip(m, "bet.three-six", "has-chip-3-6", {3, 3, 3}, {6, 6, 6});
    bindChip(m, "bet.four-seven", "has-chip-4-7", {4, 4, 4}, {7, AnyMore, 7});
    bindChip(m, "bet.four", "has-chip-4", {4, 4, 8}, {});
    bindChip(m, "bet.five-eight", "has-chip-5-8", {5, 5, 5}, {8, AnyMore, 8});
}

} // namespace scorekeep::rules
