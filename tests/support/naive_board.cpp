// SPDX-License-Identifier: MIT
// The naive board: points, triangles, and flood fill.
#include "tests/support/naive_board.h"

#include <algorithm>
#include <stdexcept>

namespace scorekeep {
namespace {

constexpr int Side8 = 8; // the length of a side in units of Point

// A quarter turn clockwise about the anchor's centre; y runs to the south.
template <class P>
P turned(P point, int times) {
    for (int i = 0; i < times; ++i) {
        point = P{decltype(point.x)(-point.y), point.x};
    }
    return point;
}

Side turned(Side side, int times) {
    return Side((int(side) + times) % 4);
}

// The corner of a half cell's right angle, from the centre of its square.
std::pair<int, int> cornerOf(Half half) {
    switch (half) {
    case Half::NorthWest:
        return {-1, -1};
    case Half::NorthEast:
        return {1, -1};
    case Half::SouthEast:
        return {1, 1};
    case Half::SouthWest:
        return {-1, 1};
    case Half::Whole:
        break;
    }
    return {0, 0};
}

Half halfOf(std::pair<int, int> corner) {
    for (const Half half : {Half::NorthWest, Half::NorthEast, Half::SouthEast, Half::SouthWest}) {
        if (cornerOf(half) == corner) {
            return half;
        }
    }
    return Half::Whole;
}

Half turned(Half half, int times) {
    const auto [x, y] = cornerOf(half);
    const Cell corner = turned(Cell{std::int16_t(x), std::int16_t(y)}, times);
    return halfOf({corner.x, corner.y});
}

// Where a side's middle lies, from the centre of its square.
std::pair<int, int> middleOf(Side side) {
    switch (side) {
    case Side::North:
        return {0, -Side8 / 2};
    case Side::East:
        return {Side8 / 2, 0};
    case Side::South:
        return {0, Side8 / 2};
    case Side::West:
        return {-Side8 / 2, 0};
    case Side::Diagonal:
        break;
    }
    return {0, 0};
}

// The way to the left along a side, for somebody in the middle of the cell who looks out over it: out, turned
// counter-clockwise. The long side of a half cell is looked over away from its corner.
std::pair<int, int> leftAlong(Side side, Half half) {
    const auto [middleX, middleY] = middleOf(side);
    const auto [cornerX, cornerY] = cornerOf(half);
    const int outX = side == Side::Diagonal ? -cornerX : middleX / (Side8 / 2);
    const int outY = side == Side::Diagonal ? -cornerY : middleY / (Side8 / 2);
    return {outY, -outX};
}

bool covers(Half half, Side foot) {
    const auto [x, y] = cornerOf(half);
    const auto [footX, footY] = middleOf(foot);
    return half == Half::Whole || footX * x > 0 || footY * y > 0;
}

bool agree(Edge a, Edge b) {
    return a == b || a == Edge::Any || b == Edge::Any;
}

// Roads and rivers end at the middle of a side; cities and fields have two ends there, one a half.
bool isEnd(SegmentKind kind, Port port) {
    const bool areal = kind == SegmentKind::City || kind == SegmentKind::Field;
    return areal == (port != Port::Centre);
}

std::string text(Cell cell) {
    return '(' + std::to_string(cell.x) + ',' + std::to_string(cell.y) + ')';
}

std::string text(const std::vector<Placement> &placements) {
    std::string list;
    for (const Placement &placement : placements) {
        list += ' ' + text(placement.at) + '/' + std::to_string(placement.rotation);
    }
    return list;
}

} // namespace

std::vector<NaiveBoard::LaidSide> NaiveBoard::sidesOf(const TileKind &kind, TileId tile, Placement placement) {
    std::vector<LaidSide> laid;
    for (std::size_t c = 0; c < kind.cells.size(); ++c) {
        const ShapeCell &cell = kind.cells[c];
        for (int s = 0; s < SidesPerCell; ++s) {
            const SideUse &printed = kind.sides[c][std::size_t(s)];
            if (printed.edge == Edge::None) {
                continue;
            }
            const auto [middleX, middleY] = middleOf(Side(s));
            const auto [leftX, leftY] = leftAlong(Side(s), cell.half);
            LaidSide side{tile, printed.edge, printed.segments, {}};
            for (int p = 0; p < PortsPerSide; ++p) {
                const int along = 2 * (1 - p); // left, centre, right
                const Point point = turned(Point{Side8 * cell.offset.x + middleX + along * leftX,
                                                 Side8 * cell.offset.y + middleY + along * leftY},
                                           placement.rotation);
                side.ports[std::size_t(p)] = {Side8 * placement.at.x + point.x, Side8 * placement.at.y + point.y};
            }
            laid.push_back(side);
        }
    }
    return laid;
}

std::vector<NaiveBoard::Triangle> NaiveBoard::coverOf(const TileKind &kind, Placement placement) {
    std::vector<Triangle> cover;
    for (const ShapeCell &cell : kind.cells) {
        for (const Side foot : {Side::North, Side::East, Side::South, Side::West}) {
            if (covers(cell.half, foot)) {
                const Cell offset = turned(cell.offset, placement.rotation);
                cover.push_back({{std::int16_t(placement.at.x + offset.x), std::int16_t(placement.at.y + offset.y)},
                                 turned(foot, placement.rotation)});
            }
        }
    }
    return cover;
}

TileId NaiveBoard::place(KindId kind, Placement placement) {
    if (!isFree(kind, placement)) {
        throw std::logic_error("naive board: not free");
    }
    m_tiles.push_back({kind, placement.at, placement.rotation, true});
    lay(TileId(m_tiles.size() - 1));
    return TileId(m_tiles.size() - 1);
}

void NaiveBoard::add(const PlacedTile &tile) {
    m_tiles.push_back(tile);
    if (tile.present) {
        lay(TileId(m_tiles.size() - 1));
    }
}

void NaiveBoard::remove(TileId tile) {
    m_tiles[tile].present = false;
    layAll();
}

void NaiveBoard::turn(TileId tile, std::uint8_t rotation) {
    m_tiles[tile].rotation = rotation;
    layAll();
}

void NaiveBoard::lay(TileId id) {
    const PlacedTile &tile = m_tiles[id];
    for (const LaidSide &side : sidesOf(m_kinds[tile.kind], id, {tile.anchor, tile.rotation})) {
        m_sides[side.ports[std::size_t(Port::Centre)]].push_back(side);
    }
    for (const Triangle &triangle : coverOf(m_kinds[tile.kind], {tile.anchor, tile.rotation})) {
        m_covered.insert(triangle);
    }
}

void NaiveBoard::layAll() {
    m_sides.clear();
    m_covered.clear();
    for (std::size_t id = 0; id < m_tiles.size(); ++id) {
        if (m_tiles[id].present) {
            lay(TileId(id));
        }
    }
}

bool NaiveBoard::isFree(KindId kind, Placement placement) const {
    const std::vector<Triangle> cover = coverOf(m_kinds[kind], placement);
    return std::none_of(cover.begin(), cover.end(), [&](const Triangle &t) { return m_covered.contains(t); });
}

bool NaiveBoard::fits(KindId kind, Placement placement) const {
    if (!isFree(kind, placement)) {
        return false;
    }
    bool touches = m_covered.empty();
    for (const LaidSide &mine : sidesOf(m_kinds[kind], NoTile, placement)) {
        const auto facing = m_sides.find(mine.ports[std::size_t(Port::Centre)]);
        for (std::size_t i = 0; facing != m_sides.end() && i < facing->second.size(); ++i) {
            if (!agree(mine.edge, facing->second[i].edge)) {
                return false;
            }
            touches = true;
        }
    }
    return touches;
}

std::vector<Placement> NaiveBoard::placements(KindId kind) const {
    int reach = 0;
    for (const ShapeCell &cell : m_kinds[kind].cells) {
        reach = std::max({reach, std::abs(int(cell.offset.x)), std::abs(int(cell.offset.y))});
    }
    std::set<Cell> covered;
    for (const Triangle &triangle : m_covered) {
        covered.insert(triangle.cell);
    }
    std::set<Cell> anchors; // all cells from which the shape can touch what lies there
    for (const Cell &cell : covered) {
        for (int x = -reach - 1; x <= reach + 1; ++x) {
            for (int y = -reach - 1; y <= reach + 1; ++y) {
                anchors.insert({std::int16_t(cell.x + x), std::int16_t(cell.y + y)});
            }
        }
    }
    std::vector<Placement> found;
    for (const Cell &anchor : anchors) {
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
            if (fits(kind, {anchor, rotation})) {
                found.push_back({anchor, rotation});
            }
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

int NaiveBoard::neighbours(Cell cell) const {
    int count = 0;
    for (int x = -1; x <= 1; ++x) {
        for (int y = -1; y <= 1; ++y) {
            const Cell there{std::int16_t(cell.x + x), std::int16_t(cell.y + y)};
            const auto first = m_covered.lower_bound({there, Side::North});
            count += (x != 0 || y != 0) && first != m_covered.end() && first->cell == there ? 1 : 0;
        }
    }
    return count;
}

// A part lies in the first cell that it reaches; one inside its tile lies in the anchor.
Spot NaiveBoard::spotOf(Part part) const {
    const PlacedTile &tile = m_tiles[part.tile];
    const Segment &it = segment(part);
    std::size_t first = it.ports.empty() ? 0 : it.ports.front().cell;
    for (const SegmentPort &port : it.ports) {
        first = std::min<std::size_t>(first, port.cell);
    }
    const ShapeCell &cell = kindOf(part.tile).cells[first];
    const Cell offset = turned(cell.offset, tile.rotation);
    return {{std::int16_t(tile.anchor.x + offset.x), std::int16_t(tile.anchor.y + offset.y)},
            turned(cell.half, tile.rotation),
            part.segment};
}

// Every part by a number of its own, tile after tile; those of tiles that are gone are numbered as well.
std::vector<std::size_t> NaiveBoard::firstParts() const {
    std::vector<std::size_t> first(m_tiles.size() + 1, 0);
    for (std::size_t id = 0; id < m_tiles.size(); ++id) {
        first[id + 1] = first[id] + kindOf(TileId(id)).segments.size();
    }
    return first;
}

std::vector<NaiveBoard::Feature> NaiveBoard::features() const {
    const std::vector<std::size_t> first = firstParts();
    std::vector<std::vector<Part>> joined(first.back());
    std::vector<int> open(first.back(), 0);
    const auto number = [&first](Part part) { return first[part.tile] + part.segment; };
    for (const auto &[middle, sides] : m_sides) {
        for (const LaidSide &mine : sides) {
            for (std::size_t p = 0; p < PortsPerSide; ++p) {
                const Part part{mine.tile, mine.segments[p]};
                if (part.segment == NoSegment) {
                    continue;
                }
                bool closed = false;
                for (const LaidSide &other : sides) {
                    const bool meets = other.tile != mine.tile && agree(mine.edge, other.edge);
                    closed = closed || meets;
                    const auto at = std::find(other.ports.begin(), other.ports.end(), mine.ports[p]);
                    const std::uint8_t theirs = other.segments[std::size_t(at - other.ports.begin())];
                    if (meets && mine.edge != Edge::Any && other.edge != Edge::Any && theirs != NoSegment) {
                        joined[number(part)].push_back({other.tile, theirs});
                    }
                }
                open[number(part)] += isEnd(segment(part).kind, Port(p)) && !closed ? 1 : 0;
            }
        }
    }
    std::vector<Feature> features;
    std::vector<bool> seen(first.back(), false);
    const auto gather = [&](Part start) {
        Feature feature{{}, spotOf(start), 0, segment(start).kind};
        std::vector<Part> flood{start};
        while (!flood.empty()) {
            const Part part = flood.back();
            flood.pop_back();
            if (seen[number(part)]) {
                continue;
            }
            seen[number(part)] = true;
            feature.parts.push_back(part);
            feature.name = std::min(feature.name, spotOf(part));
            feature.openEnds += open[number(part)];
            flood.insert(flood.end(), joined[number(part)].begin(), joined[number(part)].end());
        }
        std::sort(feature.parts.begin(), feature.parts.end());
        return feature;
    };
    for (std::size_t id = 0; id < m_tiles.size(); ++id) {
        for (std::size_t s = 0; m_tiles[id].present && s < kindOf(TileId(id)).segments.size(); ++s) {
            if (const Part part{TileId(id), std::uint8_t(s)}; !seen[number(part)]) {
                features.push_back(gather(part));
            }
        }
    }
    return features;
}

namespace {

std::string featureDifference(const Board &board, const NaiveBoard::Feature &feature) {
    const auto nodeOf = [&](const NaiveBoard::Part &part) { return board.node(part.tile, part.segment); };
    const NodeId first = nodeOf(feature.parts.front());
    std::vector<NaiveBoard::Part> parts;
    board.forEachSegment(first, [&](NodeId node) { parts.push_back({board.tileOf(node), board.segmentOf(node)}); });
    std::sort(parts.begin(), parts.end());
    const std::string where = board.segment(first).name + " at " + text(feature.name.cell) + ": ";
    if (parts != feature.parts) {
        return where + std::to_string(parts.size()) + " segments, naively " + std::to_string(feature.parts.size());
    }
    for (const NaiveBoard::Part &part : feature.parts) {
        if (!board.sameFeature(first, nodeOf(part)) || board.node(board.spot(nodeOf(part))) != nodeOf(part)) {
            return where + "a segment does not find its feature or its spot";
        }
    }
    if (board.nameOf(first) != feature.name) {
        return where + "named after " + text(board.nameOf(first).cell);
    }
    if (board.openEnds(first) != feature.openEnds) {
        return where + std::to_string(board.openEnds(first)) + " open ends, naively " +
               std::to_string(feature.openEnds);
    }
    return {};
}

std::string placementDifference(const Board &board, const NaiveBoard &naive, KindId kind) {
    std::vector<Placement> found;
    board.placements(kind, found);
    std::sort(found.begin(), found.end());
    const std::vector<Placement> expected = naive.placements(kind);
    if (found != expected) {
        return board.pool().kind(kind).id + " at" + text(found) + ", naively at" + text(expected);
    }
    if (board.anyPlacement(kind, [](const Placement &) { return true; }) != !expected.empty()) {
        return board.pool().kind(kind).id + ": wrongly said to fit somewhere or nowhere";
    }
    const auto unfit = [&](const Placement &p) { return !board.fits(kind, p) || !board.isFree(kind, p); };
    return std::any_of(found.begin(), found.end(), unfit) ? board.pool().kind(kind).id + " does not fit"
                                                          : std::string();
}

} // namespace

std::string differences(const Board &board, const NaiveBoard &naive, const std::vector<KindId> &kinds) {
    std::string all;
    std::set<Cell> cells;
    for (const NaiveBoard::Feature &feature : naive.features()) {
        const std::string difference = featureDifference(board, feature);
        all += difference.empty() ? "" : difference + "; ";
        cells.insert(feature.name.cell);
    }
    for (const Cell &cell : cells) {
        if (board.neighbours(cell) != naive.neighbours(cell)) {
            all += "other neighbours of " + text(cell) + "; ";
        }
    }
    for (const KindId kind : kinds) {
        const std::string difference = placementDifference(board, naive, kind);
        all += difference.empty() ? "" : difference + "; ";
    }
    return all;
}

} // namespace scorekeep
