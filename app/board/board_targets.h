// SPDX-License-Identifier: MIT
// What can be pointed at on the board for the open choice: spaces, spots of pieces, and pieces.
#pragma once

#include "app/session/game_session.h"

#include <optional>
#include <vector>

namespace scorekeep::app {

// Something on the board that one click means. A space has an option for each legal rotation (of those that
// look alike the first), a spot one for each piece that may go there, a piece one for each choice that it is
// part of.
struct Target {
    enum class Kind { Space, Spot, Piece };
    Kind kind = Kind::Space;
    Place place;                             // Space: the cell where the tile's anchor comes to lie
    std::vector<GameSession::Match> options; // never empty, except for the spaces of a tile not drawn yet
    std::vector<Placement> placements;       // Space: as the options; by rotation
    KindId tile = 0;                         // Space
    int rotations = 4;                       // Space: of the tile that look different
    std::size_t shown = 0;                   // index into options (and placements) that is shown
    std::vector<PieceRef> pieces;            // Spot, Piece: as the options
};

class BoardTargets {
public:
    BoardTargets() = default;
    // Of the open choice; `looked` is a kind that a person looks at before it is drawn.
    BoardTargets(const Game &game, std::optional<KindId> looked);

    const std::vector<Target> &all() const { return m_targets; }
    const Target &operator[](int index) const { return m_targets[std::size_t(index)]; }
    int size() const { return int(m_targets.size()); }
    int spaces() const;                        // of the tile that is asked for, or looked at
    bool preview() const { return m_preview; } // there are spaces of a tile that is not drawn yet
    // Turns a space to another of its rotations.
    void turn(int index, int steps);
    // The target at exactly that place, or -1.
    int at(const Place &place) const;
    // Shows the rotation of a space that looks like this one, then turned on; false where there is none.
    bool turnFrom(int index, const Placement &placement, int steps);

private:
    void addSpaces(const OpenPrompt &prompt, std::size_t index, const TilePool &pool);
    void addPreview(const Game &game, KindId looked);
    bool addPlacement(const TilePool &pool, KindId tile, const Placement &placement);
    void addSpots(const OpenPrompt &prompt, std::size_t index, const State &state);
    void addPieces(const OpenPrompt &prompt, std::size_t index, const State &state);
    Target &target(Target::Kind kind, const Place &place);

    std::vector<Target> m_targets;
    bool m_preview = false;
    int m_previewed = 0; // spaces of the tile that is looked at
};

} // namespace scorekeep::app
