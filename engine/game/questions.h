// SPDX-License-Identifier: MIT
// The questions that the core puts to the modules. Each says how the answers of several are folded.
// A module gets the table as it is and changes nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/game/state.h"

namespace scorekeep {

// Why something is refused: a text id with arguments; an empty id means that it is allowed. A module gives the
// id of an item, whose sentence says why, or of one of the data's `refusals`.
struct Refusal {
    std::string_view id;
    std::vector<std::string> arguments;
    explicit operator bool() const { return !id.empty(); }
};

// Folds: the first refusal or thing given stands; any yes is a yes; numbers are added; lists are joined.
struct FirstRefusal {
    using Result = Refusal;
    static Result start() { return {}; }
    static bool fold(Result &standing, Result &&next) {
        standing = std::move(next);
        return !standing;  // go on until one refuses
    }
};
struct AnyYes {
    using Result = bool;
    static Result start() { return false; }
    static bool fold(Result &standing, Result &&next) {
        standing = next;
        return !standing;
    }
};
struct Sum {
    using Result = int;
    static Result start() { return 0; }
    static bool fold(Result &standing, Result &&next) {
        standing += next;
        return true;
    }
};
template <class T>
struct Union {
    using Result = std::vector<T>;
    static Result start() { return {}; }
    static bool fold(Result &standing, Result &&next) {
        standing.insert(standing.end(), next.begin(), next.end());
        return true;
    }
};

template <class T>
struct FirstGiven {
    using Result = std::optional<T>;
    static Result start() { return {}; }
    static bool fold(Result &standing, Result &&next) {
        standing = next;
        return !standing;
    }
};

// May this kind lie there, beside what the edges say?
struct PlacementAllowed : FirstRefusal {
    KindId kind = 0;
    Placement placement;
};
// May this piece be deployed on this segment?
struct DeployAllowed : FirstRefusal {
    PieceKindId piece = 0;
    PlayerId player = NoPlayer;
    NodeId node = NoNode;
};
// Further segments on which a player may deploy, beside those of the tile just placed.
struct DeployReach : Union<NodeId> {
    PieceKindId piece = 0;
    PlayerId player = NoPlayer;
};
// Is this feature complete? Roads and cities without open ends are, without asking.
struct IsComplete : AnyYes {
    NodeId node = NoNode;
};
// Under which table is this completed feature scored, if not under that of its kind?
struct ScoredAs : FirstGiven<SubjectId> {
    NodeId node = NoNode;
};
// Votes of a claimant beyond those of its kind (may be negative).
struct ExtraVotes : Sum {
    PieceId piece = NoPiece;
    NodeId node = NoNode;
};
// Is this piece safe from being taken away for that cause?
struct ProtectedFrom : AnyYes {
    PieceId piece = NoPiece;
    Cause cause = Cause::Removed;
};
// Does this tile of several cells count as one tile for a feature, wherever the feature runs on it? Else each
// of its cells counts that the feature reaches.
struct CountsOnce : AnyYes {
    TileId tile = NoTile;
};
// How many tiles more (or fewer) a tile counts for a feature than one.
struct ExtraTiles : Sum {
    TileId tile = NoTile;
    NodeId node = NoNode;
};
// Cells around a tile that count as its neighbours beyond those that hold a tile.
struct ExtraNeighbours : Sum {
    Cell cell;
};
// How many completed features of this kind there are beside those of the board (fewer, if negative).
struct CompletedBeside : Sum {
    SegmentKind kind = SegmentKind::City;
};
// Does it matter in which order a player resolves the features completed in this part?
struct OrderMatters : AnyYes {
    PlayerId player = NoPlayer;
};
// May this neutral figure enter this cell, which holds a tile?
struct EntryAllowed : FirstRefusal {
    PieceKindId piece = 0;
    Cell cell;
};
// May this neutral figure be set beside that figure?
struct BesideAllowed : FirstRefusal {
    PieceKindId piece = 0;
    PieceId figure = NoPiece;
};
// Is this step of the order of play skipped in the part that is played?
struct StepSkipped : AnyYes {
    std::string_view step;  // "2B-1"
};
// Is the part that is played a turn only if a tile is laid in it?
struct TurnAwaitsTile : AnyYes {};
// Does the game go on although no tile can be drawn any more?
struct GameGoesOn : AnyYes {};

}  // namespace scorekeep
