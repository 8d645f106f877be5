// SPDX-License-Identifier: MIT
// What happened on the table in this turn. Modules observe these facts and ask for them by scope.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/board/board.h"
#include "engine/scoring/control.h"

namespace scorekeep {

// Why a piece moved.
enum class Cause : std::uint8_t {
    Setup,
    Deployed,   // from a supply by a player's action
    Returned,   // home after its feature was scored
    Recalled,   // home by its owner's own action
    Upkeep,     // home or away as an automatic consequence
    Removed,    // taken by a rule or another player
    Collected,  // a token won
    Moved,      // from one place on the table to another
    Correction,
    Captured,   // into a prison, by the player who holds it from then on
    Released,   // home from a prison
};

struct TilePlaced {
    TileId tile = NoTile;
    PlayerId player = NoPlayer;
    friend bool operator==(const TilePlaced &, const TilePlaced &) = default;
};
struct PieceMoved {
    PieceId piece = NoPiece;
    Place from;
    Place to;
    Cause cause = Cause::Deployed;
    PlayerId by = NoPlayer;
    friend bool operator==(const PieceMoved &, const PieceMoved &) = default;
};
// A feature was completed by a tile of this part; named by its least spot at that moment.
struct Completed {
    Spot feature;
    friend bool operator==(const Completed &, const Completed &) = default;
};
struct Resolved {
    Spot feature;
    PlayerSet winners = 0;
    friend bool operator==(const Resolved &, const Resolved &) = default;
};
struct PointsAwarded {
    PlayerId player = NoPlayer;
    int points = 0;
    std::uint32_t score = 0;  // index into State::scores
    friend bool operator==(const PointsAwarded &, const PointsAwarded &) = default;
};
struct PartEnded {
    PlayerId player = NoPlayer;
    friend bool operator==(const PartEnded &, const PartEnded &) = default;
};

using Event = std::variant<TilePlaced, PieceMoved, Completed, Resolved, PointsAwarded, PartEnded>;

// An event with the part of the turn in which it happened (counted over the whole game).
struct Happened {
    Event event;
    std::uint32_t part = 0;
    std::uint32_t turn = 0;
    friend bool operator==(const Happened &, const Happened &) = default;
};

// How far back a question about events looks.
enum class Within : std::uint8_t { Part, Turn, Round };

}  // namespace scorekeep
