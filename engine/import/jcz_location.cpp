// SPDX-License-Identifier: MIT
// Locations: sides as they lie (`NE`, `_W`), halves of sides (`NL.NR.EL`), or inside the tile (`I`, `II`).
#include "engine/import/jcz_location.h"

#include "engine/catalogue/shape.h"
#include "engine/import/jcz_names.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <utility>

namespace scorekeep {
namespace {

constexpr std::string_view SideLetters = "NESW"; // in the order of Side
using SidePorts = std::bitset<4 * PortsPerSide>; // by side and port

struct Location {
    bool halves = false; // of fields: ports count; otherwise sides do
    SidePorts reaches;
    std::size_t inside = 0; // 1: the first of its kind that reaches no side ...
};

std::size_t bit(Side side, Port port) {
    return std::size_t(side) * PortsPerSide + std::size_t(port);
}

void addSide(Location &location, std::size_t side) {
    for (const Port port : {Port::Left, Port::Centre, Port::Right}) {
        location.reaches.set(bit(Side(side), port));
    }
}

bool addHalf(Location &location, std::string_view half) {
    const std::size_t side = half.size() == 2 ? SideLetters.find(half[0]) : std::string_view::npos;
    if (side == std::string_view::npos || (half[1] != 'L' && half[1] != 'R')) {
        return false;
    }
    location.reaches.set(bit(Side(side), half[1] == 'L' ? Port::Left : Port::Right));
    return true;
}

Location readHalves(const Node &text) {
    Location location;
    location.halves = true;
    std::string_view rest = text.text();
    while (!rest.empty()) {
        const std::size_t dot = rest.find('.');
        if (!addHalf(location, rest.substr(0, dot))) {
            text.fail("import.bad-location", text.excerpt());
        }
        rest = dot == std::string_view::npos ? std::string_view() : rest.substr(dot + 1);
    }
    return location;
}

Location readLocation(const Node &text) {
    constexpr std::array<std::string_view, 4> inner{"I", "II", "III", "IV"};
    const std::string_view word = text.text();
    Location location;
    if (const auto at = std::ranges::find(inner, word); at != inner.end()) {
        location.inside = std::size_t(at - inner.begin()) + 1;
        return location;
    }
    const bool allBut = word.starts_with('_');
    const std::string_view sides = word.substr(allBut ? 1 : 0);
    if (sides.find_first_not_of(SideLetters) != std::string_view::npos) {
        return readHalves(text);
    }
    if (sides.empty()) {
        text.fail("import.bad-location", text.excerpt());
    }
    for (std::size_t side = 0; side < SideLetters.size(); ++side) {
        if ((sides.find(SideLetters[side]) != std::string_view::npos) != allBut) {
            addSide(location, side);
        }
    }
    return location;
}

SidePorts portsAt(const Board &board, NodeId node, Cell cell, bool halves) {
    Location found;
    for (const SegmentPort &port : board.turnedPorts(node)) {
        if (board.cellOf(board.tileOf(node), port.cell) != cell || port.side == Side::Diagonal) {
            continue;
        }
        if (halves) {
            found.reaches.set(bit(port.side, port.port));
        } else {
            addSide(found, std::size_t(port.side));
        }
    }
    return found.reaches;
}

// What a cell of a tile shows to others: there a block is cut into tiles whose sides within it count too.
SidePorts outerPorts(const Board &board, TileId tile, Cell cell) {
    const PlacedTile &placed = board.tile(tile);
    Location found;
    for (const OuterSide &side : outerSides(board.kindOf(tile), placed.anchor, placed.rotation)) {
        if (side.at.at == cell && side.side != Side::Diagonal) {
            addSide(found, std::size_t(side.side));
        }
    }
    return found.reaches;
}

struct Feature {
    SegmentKind kind = SegmentKind::Special;
    std::string_view special; // the symbol that makes a special segment, after which it is named

    bool fits(const Segment &segment) const {
        const std::string_view name = segment.name;
        return segment.kind == kind && name.starts_with(special) &&
               (special.empty() || name.size() == special.size() || name[special.size()] == '-');
    }
};

Feature readFeature(const Node &feature, std::size_t message) {
    constexpr std::array<std::pair<std::string_view, SegmentKind>, 6> kinds{{
        {"Road", SegmentKind::Road},
        {"City", SegmentKind::City},
        {"Field", SegmentKind::Field},
        {"River", SegmentKind::River},
        {"Monastery", SegmentKind::Monastery},
        {"Garden", SegmentKind::Garden},
    }};
    const auto known =
        std::ranges::find(kinds, feature.text(), &std::pair<std::string_view, SegmentKind>::first);
    if (known != kinds.end()) {
        return {known->second, {}};
    }
    const auto special = jczName("features", feature.text());
    if (!special) {
        failNotPlayed(feature, '#' + std::to_string(message) + ' ' + std::string(feature.text()), message);
    }
    return {SegmentKind::Special, special->text()};
}

} // namespace

Cell readJczCell(const Node &position) {
    const auto numbers = position.items();
    if (numbers.size() != 2) {
        position.fail("import.bad-position", position.excerpt());
    }
    return {std::int16_t(numbers[0].number(-1000, 1000)), std::int16_t(numbers[1].number(-1000, 1000))};
}

std::vector<NodeId> findJczFeature(const Board &board, const Node &pointer, std::size_t message) {
    const Cell cell = readJczCell(pointer.at("position"));
    const Feature feature = readFeature(pointer.at("feature"), message);
    const Node text = pointer.at("location");
    if (text.text().find("ABBOT") != std::string_view::npos || text.text().starts_with("QUARTER")) {
        failNotPlayed(text, '#' + std::to_string(message) + ' ' + std::string(text.text()), message);
    }
    const Location location = readLocation(text);
    std::vector<NodeId> found;
    const TileId tile = board.tileAt(cell);
    const SidePorts outer = tile != NoTile ? outerPorts(board, tile, cell) : SidePorts();
    std::size_t inner = 0;
    for (std::size_t s = 0; tile != NoTile && s < board.kindOf(tile).segments.size(); ++s) {
        const NodeId node = board.node(tile, int(s));
        if (!feature.fits(board.segment(node))) {
            continue;
        }
        const SidePorts ports = portsAt(board, node, cell, location.halves);
        const bool inside = ports.none() && ++inner == location.inside;
        if (inside || (location.inside == 0 && ports == (location.reaches & outer) && ports.any())) {
            found.push_back(node);
        }
    }
    return found;
}

} // namespace scorekeep
