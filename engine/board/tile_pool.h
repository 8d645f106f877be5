// SPDX-License-Identifier: MIT
// The tile kinds of one game, prepared for quick comparison of edges. Constant while a game is played.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/board/place.h"

namespace scorekeep {

// The edges of one cell by Side, one byte each (north in the lowest).
using EdgeSignature = std::uint32_t;

constexpr EdgeSignature signatureByte(Edge edge, Side side) {
    return EdgeSignature(edge) << (8 * unsigned(side));
}
constexpr Edge edgeOf(EdgeSignature signature, Side side) {
    return Edge((signature >> (8 * unsigned(side))) & 0xffu);
}

inline constexpr int Rotations = 4;  // quarter turns clockwise

// A cell of a kind turned to one rotation: where it lies and what its sides show in board directions.
struct TurnedCell {
    Cell offset;
    Half half = Half::Whole;
    EdgeSignature edges = 0;
    EdgeSignature mask = 0;  // 0xff for each side that a neighbour has to agree with
    std::array<SideUse, SidesPerCell> sides;
};

struct PooledKind {
    TileKind kind;
    std::array<std::vector<TurnedCell>, Rotations> turned;
    std::vector<std::uint16_t> ends;  // by segment: how many ports a neighbour can close
    bool single = true;               // one whole cell
};

class TilePool {
public:
    TilePool() = default;
    // Throws std::length_error for more than 65,000 kinds or 250 segments a kind.
    explicit TilePool(std::vector<TileKind> kinds);

    const PooledKind &operator[](KindId id) const { return m_kinds[id]; }
    const TileKind &kind(KindId id) const { return m_kinds[id].kind; }
    std::size_t size() const { return m_kinds.size(); }
    // By our id or another program's.
    std::optional<KindId> find(std::string_view idOrAlias) const;

private:
    std::vector<PooledKind> m_kinds;
    std::vector<std::pair<std::string, KindId>> m_names;  // sorted
};

}  // namespace scorekeep
