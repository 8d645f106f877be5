// SPDX-License-Identifier: MIT
// Prepares tile kinds: all four rotations, edge signatures, open ends.
#include "engine/board/tile_pool.h"

#include <algorithm>
#include <stdexcept>

#include "engine/catalogue/shape.h"

namespace scorekeep {
namespace {

TurnedCell turn(const TileKind &kind, std::size_t cell, int rotation) {
    TurnedCell turned;
    turned.offset = rotated(kind.cells[cell].offset, rotation);
    turned.half = rotated(kind.cells[cell].half, rotation);
    for (int s = 0; s < SidesPerCell; ++s) {
        const SideUse &printed = kind.sides[cell][std::size_t(s)];
        const Side side = rotated(Side(s), rotation);
        turned.sides[std::size_t(side)] = printed;
        if (side != Side::Diagonal) {
            turned.edges |= signatureByte(printed.edge, side);
            if (printed.edge != Edge::None && printed.edge != Edge::Any) {
                turned.mask |= 0xffu << (8 * unsigned(side));
            }
        }
    }
    return turned;
}

std::uint16_t endsOf(const Segment &segment) {
    // A city's side is held by its two halves, a road's or river's by its centre.
    const bool halves = segment.kind == SegmentKind::City || segment.kind == SegmentKind::Field;
    return std::uint16_t(std::count_if(segment.ports.begin(), segment.ports.end(), [halves](const SegmentPort &p) {
        return (p.port != Port::Centre) == halves;
    }));
}

PooledKind prepare(TileKind kind) {
    PooledKind pooled;
    for (int r = 0; r < Rotations; ++r) {
        for (std::size_t c = 0; c < kind.cells.size(); ++c) {
            pooled.turned[std::size_t(r)].push_back(turn(kind, c, r));
        }
    }
    for (const Segment &segment : kind.segments) {
        pooled.ends.push_back(endsOf(segment));
    }
    pooled.single = kind.cells.size() == 1 && kind.cells.front().half == Half::Whole;
    pooled.kind = std::move(kind);
    return pooled;
}

}  // namespace

TilePool::TilePool(std::vector<TileKind> kinds) {
    if (kinds.size() > 65000) {
        throw std::length_error("too many tile kinds");
    }
    for (TileKind &kind : kinds) {
        if (kind.segments.size() > 250) {
            throw std::length_error("too many segments: " + kind.id);
        }
        const auto id = KindId(m_kinds.size());
        m_names.emplace_back(kind.id, id);
        for (const std::string &alias : kind.aliases) {
            m_names.emplace_back(alias, id);
        }
        m_kinds.push_back(prepare(std::move(kind)));
    }
    std::sort(m_names.begin(), m_names.end());
}

std::optional<KindId> TilePool::find(std::string_view idOrAlias) const {
    const auto at = std::lower_bound(m_names.begin(), m_names.end(), idOrAlias,
                                     [](const auto &entry, std::string_view name) { return entry.first < name; });
    if (at == m_names.end() || at->first != idOrAlias) {
        return std::nullopt;
    }
    return at->second;
}

}  // namespace scorekeep
