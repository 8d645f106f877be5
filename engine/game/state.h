// SPDX-License-Identifier: MIT
// Everything that is true of the table at one moment, as a plain value: copyable, comparable, hashable.
#pragma once

#include <string>
#include <vector>

#include "engine/game/events.h"
#include "engine/game/slots.h"
#include "engine/scoring/tally.h"

namespace scorekeep {

using PieceKindId = std::uint8_t;  // index into the rules' piece kinds
using ItemId = std::uint16_t;      // index into the rules' items
inline constexpr ItemId NoItem = 0xffff;
using SubjectId = std::uint8_t;  // index into the rules' scoring subjects

// Everything that lies on the table and is no tile: figures, neutral figures, tokens.
struct Piece {
    PieceKindId kind = 0;
    PlayerId owner = NoPlayer;
    Place place;
    friend bool operator==(const Piece &, const Piece &) = default;
};

enum class ScriptKind : std::uint8_t { Setup, Turn, End };

// A script to come: whose, and why. Each part is a unit of its own.
struct Part {
    ScriptKind script = ScriptKind::Turn;
    PlayerId player = 0;
    std::uint32_t turn = 0;    // which turn it belongs to, counted from 1
    ItemId because = NoItem;   // the item that queued it (NoItem: the next turn)
    ItemId source = NoItem;    // the offer that gives its tile (NoItem: as the table's rules say)
    std::uint16_t fromStep = 0;    // the step to begin with (a correction may start in the middle)
    std::uint32_t number = 0;      // counted over the whole game when it begins
    friend bool operator==(const Part &, const Part &) = default;
};

struct TileSupply {
    static constexpr std::uint8_t NotDrawable = 255;
    static constexpr std::uint8_t Land = 100;  // of kinds that no module gives another stage
    std::vector<std::uint16_t> left;   // by kind
    std::vector<std::uint8_t> stage;   // by kind: what has the lowest stage left is drawn first
    friend bool operator==(const TileSupply &, const TileSupply &) = default;

    bool drawable(KindId kind) const {
        return left[kind] > 0 && stage[kind] != NotDrawable && stage[kind] == current();
    }
    std::uint8_t current() const;
    int total() const;  // of all that can still be drawn, at any stage
};

// A player's share of one resolution (or points from elsewhere).
struct Score {
    std::uint32_t turn = 0;
    std::uint32_t part = 0;
    std::uint32_t entry = 0;  // how many entries of the log were used when it was given
    ItemId item = NoItem;     // the item that gave it
    SubjectId subject = 0;
    Phase phase = Phase::During;
    PlayerId player = NoPlayer;
    std::uint8_t figure = 0;  // which scoring figure moved
    ControlReason reason = ControlReason::NotDecided;
    int points = 0;
    Spot feature;  // the feature's name at that moment; meaningless without cells
    std::uint32_t firstLine = 0, lines = 0;
    std::uint32_t firstVote = 0, votes = 0;
    std::uint32_t firstCell = 0, cells = 0;  // tiles that counted
    friend bool operator==(const Score &, const Score &) = default;
};

struct ScoringFigure {
    PlayerId player = NoPlayer;
    int points = 0;
    friend bool operator==(const ScoringFigure &, const ScoringFigure &) = default;
};

// What became of an item in the turn that is played, for the checklist.
enum class Progress : std::uint8_t { Now, Done, Passed, Nothing };
struct ItemProgress {
    ItemId item = NoItem;
    std::uint32_t part = 0;
    Progress progress = Progress::Now;
    friend bool operator==(const ItemProgress &, const ItemProgress &) = default;
};

struct State {
    Board board;
    std::vector<Piece> pieces;
    TileSupply supply;
    std::vector<ScoringFigure> scoreboard;
    std::vector<Part> queue;  // parts to come, the next one first
    Part part;                // that is played now
    std::uint32_t partsBegun = 0;
    std::uint32_t turn = 0;
    PlayerId starter = 0;
    ItemId item = NoItem;  // that runs now
    bool finished = false;
    std::vector<Spot> completed;  // features completed in this part, to be resolved
    std::vector<Happened> journal;  // of this round
    std::vector<ItemProgress> progress;  // of this turn
    std::vector<Score> scores;
    std::vector<ScoreLine> lines;
    std::vector<Vote> votes;
    std::vector<Cell> cells;
    Slots memory;

    int points(PlayerId player) const;
    friend bool operator==(const State &, const State &) = default;
    std::size_t hash() const;
};

}  // namespace scorekeep
