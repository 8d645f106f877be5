// SPDX-License-Identifier: MIT
// Where something can be: on a segment, on a vertex, beside a piece, in an area, in a supply, in a prison, or gone.
#pragma once

#include <cstdint>

#include "engine/catalogue/tile_kind.h"

namespace scorekeep {

using PlayerId = std::uint8_t;  // seat, counted from 0
inline constexpr PlayerId NoPlayer = 255;
using PieceId = std::uint16_t;  // index into State::pieces
inline constexpr PieceId NoPiece = 0xffff;

// A part of a tile as it lies: the cell (and half) it is asked from and the segment's index on its tile.
struct Spot {
    Cell cell;
    Half half = Half::Whole;
    std::uint8_t segment = 0;
    friend bool operator==(const Spot &, const Spot &) = default;
    // Reading order: by row, then column, then segment. The least spot of a feature names the feature.
    friend std::strong_ordering operator<=>(const Spot &a, const Spot &b) {
        if (auto c = a.cell.y <=> b.cell.y; c != 0) {
            return c;
        }
        if (auto c = a.cell.x <=> b.cell.x; c != 0) {
            return c;
        }
        if (auto c = a.half <=> b.half; c != 0) {
            return c;
        }
        return a.segment <=> b.segment;
    }
};

struct Place {
    enum class Kind : std::uint8_t {
        None,
        Segment,      // spot
        Cell,         // spot.cell: the tile as a whole
        Vertex,       // the north-west corner of spot.cell
        Beside,       // another piece: index
        Area,         // a named area: index into the rules' areas
        Supply,       // the owner's supply
        CommonSupply,
        OutOfGame,
        Prison,       // of a player, who holds it: index
    };
    Kind kind = Kind::None;
    std::uint16_t index = 0;
    Spot spot;

    static Place on(Spot spot) { return {Kind::Segment, 0, spot}; }
    static Place cell(Cell cell) { return {Kind::Cell, 0, {cell, Half::Whole, 0}}; }
    static Place vertex(Cell cell) { return {Kind::Vertex, 0, {cell, Half::Whole, 0}}; }
    static Place beside(PieceId piece) { return {Kind::Beside, piece, {}}; }
    static Place area(std::uint16_t area) { return {Kind::Area, area, {}}; }
    static Place supply() { return {Kind::Supply, 0, {}}; }
    static Place commonSupply() { return {Kind::CommonSupply, 0, {}}; }
    static Place outOfGame() { return {Kind::OutOfGame, 0, {}}; }
    static Place prison(PlayerId captor) { return {Kind::Prison, captor, {}}; }

    bool onBoard() const { return kind == Kind::Segment || kind == Kind::Cell || kind == Kind::Vertex; }
    friend bool operator==(const Place &, const Place &) = default;
    friend auto operator<=>(const Place &, const Place &) = default;
};

}  // namespace scorekeep
