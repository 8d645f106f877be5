// SPDX-License-Identifier: MIT
// A set of tiles and its reader.
#include "engine/catalogue/tile_set.h"

#include "engine/catalogue/notation.h"
#include "engine/catalogue/tile_reader.h"
#include "engine/files/node.h"

#include <algorithm>
#include <set>

namespace scorekeep {

namespace {

std::size_t editionCalled(const TileSet &set, const Node &node) {
    const auto found = std::find(set.editions.begin(), set.editions.end(), node.text());
    if (found == set.editions.end()) {
        node.fail("tiles.unknown-edition", node.excerpt());
    }
    return static_cast<std::size_t>(found - set.editions.begin());
}

constexpr int mostCopies = 99;

// `count: 4`, `count: {C1: 5, C2: 4}` (an edition left out has none), `editions: [C2, C3]`.
std::vector<int> readCounts(const Node &tile, const TileSet &set) {
    std::vector<int> counts(std::max<std::size_t>(set.editions.size(), 1), 0);
    const auto count = tile.find("count");
    const auto editions = tile.find("editions");
    if (count && count->isMap()) {
        if (editions) {
            editions->fail("tiles.editions-twice");
        }
        for (const auto &[edition, copies] : count->entries()) {
            counts[editionCalled(set, edition)] = copies.number(1, mostCopies);
        }
        return counts;
    }
    const int copies = count ? count->number(1, mostCopies) : 1;
    if (!editions) {
        std::fill(counts.begin(), counts.end(), copies);
        return counts;
    }
    for (const Node &edition : editions->items()) {
        counts[editionCalled(set, edition)] = copies;
    }
    return counts;
}

} // namespace

std::vector<TileKind> TileSet::kindsFor(std::string_view edition) const {
    const auto found = std::find(editions.begin(), editions.end(), edition);
    const auto print = found == editions.end() ? 0 : static_cast<std::size_t>(found - editions.begin());
    std::vector<TileKind> kinds;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (counts[i][print] > 0) {
            kinds.push_back(tiles[i]);
            kinds.back().count = counts[i][print];
        }
    }
    return kinds;
}

TileSet readTileSet(const Node &document, const Symbols &symbols) {
    document.only({"set", "name", "editions", "start", "tiles"});
    TileSet set;
    set.id = readId(document.at("set"));
    set.name = document.at("name").text();
    if (const auto editions = document.find("editions")) {
        for (const Node &edition : editions->items()) {
            set.editions.emplace_back(edition.text());
        }
    }
    std::set<std::string> ids;
    std::set<std::string> aliases;
    for (const Node &node : document.at("tiles").items()) {
        TileKind kind = readTileKind(node, set.id, symbols);
        if (!ids.insert(kind.id).second) {
            node.at("id").fail("tiles.duplicate-id", node.at("id").excerpt());
        }
        for (std::size_t i = 0; i < kind.aliases.size(); ++i) {
            if (!aliases.insert(kind.aliases[i]).second) {
                node.at("aliases").items()[i].fail("tiles.duplicate-alias", kind.aliases[i]);
            }
        }
        set.counts.push_back(readCounts(node, set));
        const std::vector<int> &counts = set.counts.back();
        const auto first = std::find_if(counts.begin(), counts.end(), [](int count) { return count > 0; });
        if (first == counts.end()) {
            node.fail("tiles.in-no-edition", node.at("id").excerpt());
        }
        kind.count = *first;
        set.tiles.push_back(std::move(kind));
    }
    if (const auto start = document.find("start")) {
        set.start = set.id + "." + readId(*start);
        if (!ids.contains(set.start)) {
            start->fail("tiles.unknown-tile", start->excerpt());
        }
    }
    return set;
}

} // namespace scorekeep
