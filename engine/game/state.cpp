// SPDX-License-Identifier: MIT
// Sums over the state, and its hash.
#include "engine/game/state.h"

#include <algorithm>

namespace scorekeep {
namespace {

void mixSpot(std::size_t &seed, const Spot &spot) {
    mix(seed, std::size_t(std::uint16_t(spot.cell.x)) << 32 | std::size_t(std::uint16_t(spot.cell.y)) << 16 |
                  std::size_t(spot.half) << 8 | spot.segment);
}

}  // namespace

std::uint8_t TileSupply::current() const {
    std::uint8_t lowest = NotDrawable;
    for (std::size_t kind = 0; kind < left.size(); ++kind) {
        if (left[kind] > 0) {
            lowest = std::min(lowest, stage[kind]);
        }
    }
    return lowest;
}

int TileSupply::total() const {
    int sum = 0;
    for (std::size_t kind = 0; kind < left.size(); ++kind) {
        sum += stage[kind] != NotDrawable ? left[kind] : 0;
    }
    return sum;
}

int State::points(PlayerId player) const {
    int sum = 0;
    for (const ScoringFigure &figure : scoreboard) {
        sum += figure.player == player ? figure.points : 0;
    }
    return sum;
}

std::size_t State::hash() const {
    std::size_t seed = partsBegun;
    for (const PlacedTile &tile : board.tiles()) {
        mix(seed, std::size_t(tile.kind) << 3 | std::size_t(tile.rotation) << 1 | std::size_t(tile.present));
        mixSpot(seed, {tile.anchor, Half::Whole, 0});
    }
    for (const Piece &piece : pieces) {
        mix(seed, std::size_t(piece.kind) << 24 | std::size_t(piece.owner) << 16 | std::size_t(piece.place.kind));
        mix(seed, piece.place.index);
        mixSpot(seed, piece.place.spot);
    }
    for (const std::uint16_t left : supply.left) {
        mix(seed, left);
    }
    for (const ScoringFigure &figure : scoreboard) {
        mix(seed, std::size_t(figure.points) << 8 | figure.player);
    }
    for (const Slot &slot : memory) {
        mix(seed, slot.hash());
    }
    mix(seed, std::size_t(item) << 8 | std::size_t(part.player));
    mix(seed, scores.size());
    return seed;
}

}  // namespace scorekeep
