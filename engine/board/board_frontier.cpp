// SPDX-License-Identifier: MIT
// The free spaces around the tiles, and which of them a kind fits.
#include <algorithm>

#include "engine/board/board.h"
#include "engine/catalogue/shape.h"

namespace scorekeep {
namespace {

// The sides on which a neighbour has to be agreed with: it is there and its edge is not Any.
EdgeSignature askedBy(EdgeSignature faces) {
    EdgeSignature asked = 0;
    for (const Side side : OuterSides) {
        const Edge edge = edgeOf(faces, side);
        asked |= edge != Edge::None && edge != Edge::Any ? 0xffu << (8 * unsigned(side)) : 0u;
    }
    return asked;
}

}  // namespace

EdgeSignature Board::faces(Cell cell) const {
    EdgeSignature signature = 0;
    for (const Side side : OuterSides) {
        const Neighbour n = facing(cell, Half::Whole, side);
        if (n.tile != NoTile) {
            signature |= signatureByte(sideUse(n).edge, side);
        }
    }
    return signature;
}

void Board::updateFrontier(Cell cell) {
    const GridCell *known = grid(cell);
    const bool half = known != nullptr && known->tiles[0] != NoTile && known->halves[0] != Half::Whole;
    const bool full = known != nullptr && known->tiles[0] != NoTile && (!half || known->tiles[1] != NoTile);
    const EdgeSignature signature = full ? 0 : faces(cell);
    const bool free = !full && (signature != 0 || half);
    const std::int32_t index = known != nullptr ? known->frontier : -1;
    const FreeSpace space{cell, signature, askedBy(signature), half};
    if (free && index >= 0) {
        m_frontier[std::size_t(index)] = space;
    } else if (free) {
        reserve(cell).frontier = std::int32_t(m_frontier.size());
        m_frontier.push_back(space);
    } else if (index >= 0) {
        reserve(m_frontier.back().at).frontier = index;
        reserve(cell).frontier = -1;
        m_frontier[std::size_t(index)] = m_frontier.back();
        m_frontier.pop_back();
    }
}

// For one whole cell: the signatures are compared byte by byte at once, where both sides ask for agreement.
bool Board::fitsSpace(const PooledKind &kind, const FreeSpace &space, int rotation) const {
    const TurnedCell &turned = kind.turned[std::size_t(rotation)].front();
    return ((space.faces ^ turned.edges) & turned.mask & space.asked) == 0 && !space.half;
}

bool Board::eachPlacement(KindId kind, const std::function<bool(const Placement &)> &visit) const {
    const PooledKind &pooled = (*m_pool)[kind];
    for (const FreeSpace &space : m_frontier) {
        for (int r = 0; r < Rotations; ++r) {
            if (pooled.single) {
                if (fitsSpace(pooled, space, r) && !visit({space.at, std::uint8_t(r)})) {
                    return false;
                }
                continue;
            }
            for (const TurnedCell &turned : pooled.turned[std::size_t(r)]) {
                const Placement placement{space.at - turned.offset, std::uint8_t(r)};
                if (fits(kind, placement) && !visit(placement)) {
                    return false;
                }
            }
        }
    }
    return true;
}

void Board::placements(KindId kind, std::vector<Placement> &out) const {
    const std::size_t first = out.size();
    eachPlacement(kind, [&out](const Placement &placement) {
        out.push_back(placement);
        return true;
    });
    if (!(*m_pool)[kind].single) {
        const auto begin = out.begin() + std::ptrdiff_t(first);
        std::sort(begin, out.end());
        out.erase(std::unique(begin, out.end()), out.end());
    }
}

}  // namespace scorekeep
