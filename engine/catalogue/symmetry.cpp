// SPDX-License-Identifier: MIT
// Which rotations of a tile kind look alike.
#include "engine/catalogue/shape.h"

#include <algorithm>
#include <optional>

namespace scorekeep {

namespace {

// Which segment of the turned tile lies where a segment of the unturned one lies.
using Correspondence = std::vector<std::uint8_t>;

// The anchor offset at which the turned shape covers the same cells as the unturned one.
Cell covering(const TileKind &kind, int rotation) {
    Cell least{32767, 32767};
    Cell leastTurned = least;
    for (const ShapeCell &cell : kind.cells) {
        const Cell turned = rotated(cell.offset, rotation);
        least = {std::min(least.x, cell.offset.x), std::min(least.y, cell.offset.y)};
        leastTurned = {std::min(leastTurned.x, turned.x), std::min(leastTurned.y, turned.y)};
    }
    return least - leastTurned;
}

std::optional<std::uint8_t> cellAt(const TileKind &kind, const FootprintCell &place) {
    for (std::size_t i = 0; i < kind.cells.size(); ++i) {
        if (kind.cells[i].offset == place.at && kind.cells[i].half == place.half) {
            return static_cast<std::uint8_t>(i);
        }
    }
    return std::nullopt;
}

std::vector<SymbolUse> sorted(std::vector<SymbolUse> symbols) {
    std::sort(symbols.begin(), symbols.end(),
              [](const SymbolUse &a, const SymbolUse &b) { return a.symbol < b.symbol; });
    return symbols;
}

bool alike(const Segment &a, const Segment &b) {
    return a.kind == b.kind && a.ports.size() == b.ports.size() && sorted(a.symbols) == sorted(b.symbols);
}

// Follows every port of the sides; false when two sides differ.
bool matchSides(const TileKind &kind, int rotation, Correspondence &match) {
    const Cell anchor = covering(kind, rotation);
    for (std::size_t i = 0; i < kind.cells.size(); ++i) {
        const auto under = cellAt(kind, placed(kind.cells[i], anchor, rotation));
        if (!under) {
            return false;
        }
        for (int s = 0; s < SidesPerCell; ++s) {
            const auto side = static_cast<Side>(s);
            const SideUse &turned = kind.side(static_cast<int>(i), side);
            const SideUse &unturned = kind.side(*under, rotated(side, rotation));
            if (turned.edge != unturned.edge) {
                return false;
            }
            for (std::size_t p = 0; p < PortsPerSide; ++p) {
                const std::uint8_t from = unturned.segments[p];
                const std::uint8_t to = turned.segments[p];
                if ((from == NoSegment) != (to == NoSegment)) {
                    return false;
                }
                if (from != NoSegment && match[from] != NoSegment && match[from] != to) {
                    return false;
                }
                if (from != NoSegment) {
                    match[from] = to;
                }
            }
        }
    }
    return true;
}

// Segments inside the tile have no place by which to tell them apart: the first that is alike is taken.
bool matchInside(const TileKind &kind, Correspondence &match) {
    std::vector<bool> taken(kind.segments.size(), false);
    for (std::size_t i = 0; i < kind.segments.size(); ++i) {
        const Segment &segment = kind.segments[i];
        for (std::size_t j = 0; match[i] == NoSegment && j < kind.segments.size(); ++j) {
            if (!taken[j] && kind.segments[j].ports.empty() && alike(segment, kind.segments[j])) {
                match[i] = static_cast<std::uint8_t>(j);
            }
        }
        if (match[i] == NoSegment || taken[match[i]] || !alike(segment, kind.segments[match[i]])) {
            return false;
        }
        taken[match[i]] = true;
    }
    return true;
}

std::vector<std::uint8_t> mapped(const std::vector<std::uint8_t> &segments, const Correspondence &match) {
    std::vector<std::uint8_t> result;
    for (const std::uint8_t segment : segments) {
        result.push_back(match[segment]);
    }
    std::sort(result.begin(), result.end());
    return result;
}

bool matchRelations(const TileKind &kind, const Correspondence &match) {
    for (std::size_t i = 0; i < kind.segments.size(); ++i) {
        if (mapped(kind.segments[i].borders, match) != kind.segments[match[i]].borders) {
            return false;
        }
    }
    return std::all_of(kind.joins.begin(), kind.joins.end(), [&](const std::vector<std::uint8_t> &join) {
        return std::find(kind.joins.begin(), kind.joins.end(), mapped(join, match)) != kind.joins.end();
    });
}

bool looksAlike(const TileKind &kind, int rotation) {
    Correspondence match(kind.segments.size(), NoSegment);
    return matchSides(kind, rotation, match) && matchInside(kind, match) && matchRelations(kind, match);
}

} // namespace

int distinctRotations(const TileKind &kind) {
    if (looksAlike(kind, 1)) {
        return 1;
    }
    return looksAlike(kind, 2) ? 2 : 4;
}

} // namespace scorekeep
