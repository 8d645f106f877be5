// SPDX-License-Identifier: MIT
// The vocabulary of what is printed on tiles, and its reader.
#include "engine/catalogue/symbols.h"

#include "engine/catalogue/notation.h"
#include "engine/files/node.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace scorekeep {

namespace {

// `on: city road` or `on: tile`.
void readPlaces(const Node &node, Symbol &symbol) {
    for (const Word &word : wordsOf(node.text())) {
        if (word.text == "tile") {
            symbol.onTile = true;
        } else if (const auto kind = segmentKindCalled(word.text)) {
            symbol.onSegments.push_back(*kind);
        } else {
            failWithin(node, word.offset, "tiles.unknown-place", std::string(word.text),
                       "tile, road, city, field, river, monastery, garden, special");
        }
    }
    if (!symbol.onTile && symbol.onSegments.empty()) {
        node.fail("tiles.unknown-place", "nothing",
                  "tile, road, city, field, river, monastery, garden, special");
    }
}

void add(Symbols &vocabulary, const Node &node, Symbol symbol) {
    const Node id = node.at("id");
    symbol.id = readId(id);
    if (vocabulary.find(symbol.id)) {
        id.fail("tiles.duplicate-id", symbol.id);
    }
    symbol.name = node.at("name").text();
    if (const auto fact = node.find("fact")) {
        symbol.fact = readId(*fact);
    }
    vocabulary.symbols.push_back(std::move(symbol));
}

} // namespace

bool Symbol::fitsSegment(SegmentKind kind) const {
    return std::find(onSegments.begin(), onSegments.end(), kind) != onSegments.end();
}

std::optional<SymbolId> Symbols::find(std::string_view id) const {
    const auto found =
        std::find_if(symbols.begin(), symbols.end(), [&](const Symbol &s) { return s.id == id; });
    if (found == symbols.end()) {
        return std::nullopt;
    }
    return static_cast<SymbolId>(found - symbols.begin());
}

SymbolId Symbols::at(std::string_view id) const {
    if (const auto symbol = find(id)) {
        return *symbol;
    }
    throw std::out_of_range("no symbol " + std::string(id));
}

bool Symbols::knowsGroup(std::string_view group) const {
    return std::find(groups.begin(), groups.end(), group) != groups.end();
}

Symbols readSymbols(const Node &document) {
    document.only({"symbols", "segments", "groups"});
    Symbols vocabulary;
    for (const Node &node : document.at("symbols").items()) {
        node.only({"id", "name", "on", "merge", "fact", "names-segment"});
        Symbol symbol;
        readPlaces(node.at("on"), symbol);
        symbol.namesSegment = node.has("names-segment") && node.at("names-segment").flag();
        if (const auto merge = node.find("merge")) {
            symbol.merge = static_cast<Merge>(merge->oneOf({"any", "all", "sum"}));
        }
        add(vocabulary, node, std::move(symbol));
    }
    for (const Node &node : document.at("segments").items()) {
        node.only({"id", "name", "fact"});
        Symbol symbol;
        symbol.ownSegment = true;
        add(vocabulary, node, std::move(symbol));
    }
    for (const Node &node : document.at("groups").items()) {
        vocabulary.groups.push_back(readId(node));
    }
    return vocabulary;
}

} // namespace scorekeep
