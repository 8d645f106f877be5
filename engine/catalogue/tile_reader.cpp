// SPDX-License-Identifier: MIT
// Reads one tile of a set.
#include "engine/catalogue/tile_reader.h"

#include "engine/catalogue/borders.h"
#include "engine/catalogue/edge_reader.h"
#include "engine/catalogue/notation.h"
#include "engine/catalogue/shape.h"
#include "engine/files/node.h"

#include <algorithm>
#include <set>

namespace scorekeep {

namespace {

constexpr std::string_view kindWords = "road, city, field, river, monastery, garden";

bool isCityLike(SegmentKind kind) {
    return kind == SegmentKind::City || kind == SegmentKind::Special;
}

class TileReader {
public:
    TileReader(const Node &tile, const Symbols &symbols) : m_tile(tile), m_symbols(symbols) {}

    TileKind read(std::string_view set);

private:
    void readShape();
    void readSegments();
    void readSegment(const Node &name, const Node &value);
    SegmentKind kindOf(const Node &name, Segment &segment) const;
    void readSides(const Node &value, const Word &part, Segment &segment);
    void take(const Node &value, const Word &word, const SideName &side, Segment &segment);
    void claim(const Node &value, const Word &word, const SideName &side, Port port, Segment &segment);
    SymbolUse readSymbol(const Node &value, const Word &part) const;
    std::uint8_t segmentCalled(const Node &node, std::size_t offset, std::string_view name) const;
    std::vector<std::uint8_t> segmentsCalled(const Node &node) const;
    void readTileSymbols();
    void readGroup();
    void readAliases();
    void readJoins();
    void readBorders();
    void readAreas();

    Node m_tile;
    const Symbols &m_symbols;
    TileKind m_kind;
};

TileKind TileReader::read(std::string_view set) {
    m_tile.only({"id", "count", "editions", "edges", "segments", "symbols", "group", "borders", "joins",
                 "shape", "aliases", "areas"});
    m_kind.id = std::string(set) + "." + readId(m_tile.at("id"));
    readShape();
    readSegments();
    readEdges(m_tile.at("edges"), m_kind);
    readTileSymbols();
    readGroup();
    readAliases();
    readJoins();
    readBorders();
    readAreas();
    m_kind.rotations = distinctRotations(m_kind);
    return std::move(m_kind);
}

void TileReader::readShape() {
    if (const auto shape = m_tile.find("shape")) {
        for (const Node &node : shape->items()) {
            const ItemRange numbers = node.items();
            if (numbers.size() < 2 || numbers.size() > 3) {
                node.fail("tiles.bad-shape", node.excerpt(), "[x, y], [x, y, half]");
            }
            ShapeCell cell;
            cell.offset = {static_cast<std::int16_t>(numbers[0].number(-20, 20)),
                           static_cast<std::int16_t>(numbers[1].number(-20, 20))};
            if (numbers.size() == 3) {
                cell.half = static_cast<Half>(numbers[2].oneOf({"nw", "ne", "se", "sw"}) + 1);
            }
            const auto covers = [&](const ShapeCell &other) {
                return overlap({other.offset, other.half}, {cell.offset, cell.half});
            };
            if (std::any_of(m_kind.cells.begin(), m_kind.cells.end(), covers)) {
                node.fail("tiles.cell-twice");
            }
            m_kind.cells.push_back(cell);
        }
        if (m_kind.cells.empty() || m_kind.cells.front().offset != Cell{0, 0} || m_kind.cells.size() > 64) {
            shape->fail("tiles.bad-shape", shape->excerpt(), "[0, 0]");
        }
    } else {
        m_kind.cells.push_back({});
    }
    m_kind.sides.resize(m_kind.cells.size());
    m_kind.outline = outline(m_kind.cells);
}

void TileReader::readSegments() {
    const auto segments = m_tile.find("segments");
    if (!segments) {
        return;
    }
    for (const auto &[name, value] : segments->entries()) {
        readSegment(name, value);
    }
    for (Segment &segment : m_kind.segments) {
        std::sort(segment.ports.begin(), segment.ports.end());
    }
}

void TileReader::readSegment(const Node &name, const Node &value) {
    if (m_kind.segments.size() >= NoSegment) {
        name.fail("tiles.too-many-segments");
    }
    Segment segment;
    segment.name = readId(name);
    segment.kind = kindOf(name, segment);
    const std::vector<Word> parts = partsOf(value.text());
    readSides(value, parts.front(), segment);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const SymbolUse use = readSymbol(value, parts[i]);
        if (!m_symbols[use.symbol].fitsSegment(segment.kind)) {
            failWithin(value, parts[i].offset, "tiles.symbol-not-here", m_symbols[use.symbol].id);
        }
        segment.symbols.push_back(use);
    }
    m_kind.segments.push_back(std::move(segment));
}

// The name begins with the kind; a special segment carries the symbol that it is named for.
SegmentKind TileReader::kindOf(const Node &name, Segment &segment) const {
    std::string_view word = segment.name;
    while (true) {
        if (const auto symbol = m_symbols.find(word); symbol && m_symbols[*symbol].ownSegment) {
            segment.symbols.push_back({*symbol, 1});
            return SegmentKind::Special;
        }
        if (const auto kind = segmentKindCalled(word); kind && *kind != SegmentKind::Special) {
            return *kind;
        }
        const std::size_t hyphen = word.rfind('-');
        if (hyphen == std::string_view::npos) {
            name.fail("tiles.unknown-segment-kind", name.excerpt(), std::string(kindWords));
        }
        word = word.substr(0, hyphen);
    }
}

void TileReader::readSides(const Node &value, const Word &part, Segment &segment) {
    const std::vector<Word> words = wordsOf(part.text);
    if (words.size() == 1 && words.front().text == "inside") {
        return;
    }
    if (words.empty()) {
        failWithin(value, part.offset, "tiles.unknown-side", "nothing", "inside");
    }
    for (const Word &word : words) {
        const Word inValue{word.text, part.offset + word.offset};
        const auto side = sideCalled(word.text);
        if (!side || side->cell >= static_cast<int>(m_kind.cells.size())) {
            failWithin(value, inValue.offset, "tiles.unknown-side", std::string(word.text));
        }
        take(value, inValue, *side, segment);
    }
}

// A whole side is the centre of a road or river, both halves of a field, and all of a city.
void TileReader::take(const Node &value, const Word &word, const SideName &side, Segment &segment) {
    const CellSide cellSide{static_cast<std::uint8_t>(side.cell), side.side};
    if (std::find(m_kind.outline.begin(), m_kind.outline.end(), cellSide) == m_kind.outline.end()) {
        failWithin(value, word.offset, "tiles.no-outer-side", std::string(word.text));
    }
    const bool linear = segment.kind == SegmentKind::Road || segment.kind == SegmentKind::River;
    const bool areal = segment.kind == SegmentKind::Field || isCityLike(segment.kind);
    if ((!linear && !areal) || (linear && side.half)) {
        failWithin(value, word.offset, "tiles.unknown-side", std::string(word.text),
                   linear ? "N, E, S, W" : "inside");
    }
    if (side.half) {
        claim(value, word, side, *side.half, segment);
        return;
    }
    if (areal) {
        claim(value, word, side, Port::Left, segment);
    }
    if (segment.kind != SegmentKind::Field) {
        claim(value, word, side, Port::Centre, segment);
    }
    if (areal) {
        claim(value, word, side, Port::Right, segment);
    }
}

void TileReader::claim(const Node &value, const Word &word, const SideName &side, Port port,
                       Segment &segment) {
    SideUse &use = m_kind.sides[static_cast<std::size_t>(side.cell)][static_cast<std::size_t>(side.side)];
    std::uint8_t &owner = use.segments[static_cast<std::size_t>(port)];
    if (owner != NoSegment) {
        const std::string other = owner < m_kind.segments.size() ? m_kind.segments[owner].name : segment.name;
        failWithin(value, word.offset, "tiles.side-used-twice", std::string(word.text), other);
    }
    owner = static_cast<std::uint8_t>(m_kind.segments.size());
    segment.ports.push_back({static_cast<std::uint8_t>(side.cell), side.side, port});
}

SymbolUse TileReader::readSymbol(const Node &value, const Word &part) const {
    const std::vector<Word> words = wordsOf(part.text);
    const auto count = words.size() == 2 ? countCalled(words.front().text) : std::optional(1);
    if (words.empty() || words.size() > 2 || !count) {
        failWithin(value, part.offset, "tiles.unknown-symbol", std::string(part.text));
    }
    const auto symbol = m_symbols.find(words.back().text);
    if (!symbol) {
        failWithin(value, part.offset + words.back().offset, "tiles.unknown-symbol",
                   std::string(words.back().text));
    }
    return {*symbol, *count};
}

std::uint8_t TileReader::segmentCalled(const Node &node, std::size_t offset, std::string_view name) const {
    for (std::size_t i = 0; i < m_kind.segments.size(); ++i) {
        if (m_kind.segments[i].name == name) {
            return static_cast<std::uint8_t>(i);
        }
    }
    failWithin(node, offset, "tiles.unknown-segment", std::string(name));
}

// "road-west monastery", in the order of the segments.
std::vector<std::uint8_t> TileReader::segmentsCalled(const Node &node) const {
    std::set<std::uint8_t> segments;
    for (const Word &word : wordsOf(node.text())) {
        if (!segments.insert(segmentCalled(node, word.offset, word.text)).second) {
            failWithin(node, word.offset, "tiles.segment-twice", std::string(word.text));
        }
    }
    return {segments.begin(), segments.end()};
}

void TileReader::readTileSymbols() {
    const auto list = m_tile.find("symbols");
    if (!list) {
        return;
    }
    for (const Node &node : list->items()) {
        const SymbolUse use = readSymbol(node, {node.text(), 0});
        if (!m_symbols[use.symbol].onTile) {
            node.fail("tiles.symbol-not-here", m_symbols[use.symbol].id);
        }
        m_kind.symbols.push_back(use);
    }
}

void TileReader::readGroup() {
    if (const auto group = m_tile.find("group")) {
        m_kind.group = readId(*group);
        if (!m_symbols.knowsGroup(m_kind.group)) {
            group->fail("tiles.unknown-group", m_kind.group);
        }
    }
}

void TileReader::readAliases() {
    if (const auto aliases = m_tile.find("aliases")) {
        for (const Node &alias : aliases->items()) {
            m_kind.aliases.emplace_back(alias.text());
        }
    }
}

void TileReader::readJoins() {
    const auto joins = m_tile.find("joins");
    if (!joins) {
        return;
    }
    for (const Node &node : joins->items()) {
        std::vector<std::uint8_t> join = segmentsCalled(node);
        if (join.size() < 2) {
            node.fail("tiles.bad-join", node.excerpt());
        }
        m_kind.joins.push_back(std::move(join));
    }
}

void TileReader::readBorders() {
    const std::vector<std::vector<std::uint8_t>> derived = derivedBorders(m_kind);
    for (std::size_t i = 0; i < derived.size(); ++i) {
        m_kind.segments[i].borders = derived[i];
    }
    const auto borders = m_tile.find("borders");
    if (!borders) {
        return;
    }
    for (const auto &[field, cities] : borders->entries()) {
        Segment &segment = m_kind.segments[segmentCalled(field, 0, field.text())];
        std::set<std::uint8_t> touched;
        for (const Node &city : cities.items()) {
            const std::uint8_t index = segmentCalled(city, 0, city.text());
            if (segment.kind != SegmentKind::Field || m_kind.segments[index].kind != SegmentKind::City) {
                city.fail("tiles.bad-border", city.excerpt());
            }
            touched.insert(index);
        }
        segment.borders.assign(touched.begin(), touched.end());
    }
}

// `castle-quarter: [150, 100]`: the middle of the area, somewhere on the tile.
void TileReader::readAreas() {
    const auto areas = m_tile.find("areas");
    if (!areas) {
        return;
    }
    for (const auto &[name, point] : areas->entries()) {
        const ItemRange numbers = point.items();
        if (numbers.size() != 2) {
            point.fail("tiles.bad-area", point.excerpt(), "[x, y]");
        }
        const TileArea area{readId(name), numbers[0].number(-2000, 2000), numbers[1].number(-2000, 2000), 0xffff};
        const bool onTile = std::any_of(m_kind.cells.begin(), m_kind.cells.end(), [&](const ShapeCell &cell) {
            const int x = area.x - 100 * cell.offset.x;
            const int y = area.y - 100 * cell.offset.y;
            return x >= 0 && x <= 100 && y >= 0 && y <= 100;
        });
        if (!onTile) {
            point.fail("tiles.bad-area", point.excerpt());
        }
        m_kind.areas.push_back(area);
    }
}

} // namespace

TileKind readTileKind(const Node &tile, std::string_view set, const Symbols &symbols) {
    return TileReader(tile, symbols).read(set);
}

} // namespace scorekeep
