// SPDX-License-Identifier: MIT
// Loads the world from its documents and holds texts and code to each other.
#include "engine/game/world.h"

#include <algorithm>
#include <stdexcept>

#include "engine/game/rules.h"

namespace scorekeep {

World World::load(std::span<const Document *const> documents, std::vector<ModuleDefinition> modules) {
    World world;
    world.modules = std::move(modules);
    std::vector<Node> reference;
    const auto each = [&](auto &&use) {
        for (const Document *document : documents) {
            use(document->file(), document->root());
        }
    };
    each([&](std::string_view name, const Node &root) {
        if (name.ends_with("expansions.yaml")) {
            world.catalogue.add(root);
        } else if (name.ends_with("tiles/symbols.yaml")) {
            world.symbols = readSymbols(root);
        } else if (name.find("reference/") != std::string_view::npos) {
            reference.push_back(root);
        }
    });
    each([&](std::string_view name, const Node &root) {
        if (name.find("tiles/") != std::string_view::npos && !name.ends_with("symbols.yaml")) {
            world.tileSets.push_back(readTileSet(root, world.symbols));
        }
    });
    for (const PieceKind &piece : world.catalogue.pieces) {
        for (const std::string &segment : piece.alsoOn) {
            if (const auto symbol = world.symbols.find(segment); !symbol || !world.symbols[*symbol].ownSegment) {
                throw std::runtime_error("no special segment " + segment + " for " + piece.id);
            }
        }
    }
    world.spine = readSpine(reference, world.catalogue);
    world.findAreas();
    world.learnBindings();
    return world;
}

const TileSet *World::tileSet(std::string_view id) const {
    const auto at = std::find_if(tileSets.begin(), tileSets.end(), [id](const TileSet &set) { return set.id == id; });
    return at == tileSets.end() ? nullptr : &*at;
}

// The areas that are printed on tiles are named in the reference.
void World::findAreas() {
    for (TileSet &set : tileSets) {
        for (TileKind &kind : set.tiles) {
            for (TileArea &area : kind.areas) {
                const auto at = std::find_if(spine.areas.begin(), spine.areas.end(),
                                             [&](const Saying &known) { return known.id == area.id; });
                if (at == spine.areas.end()) {
                    throw std::runtime_error("no text for the area " + area.id + " of " + kind.id);
                }
                area.index = std::uint16_t(at - spine.areas.begin());
            }
        }
    }
}

void World::learnBindings() {
    Setup setup;
    setup.players.resize(2);
    const Rules rules(*this, setup, true);
    const Bindings &bound = rules.bindings();
    const auto gather = [](std::vector<std::string> &names, const auto &list) {
        for (const auto &[id, what] : list) {
            names.push_back(id);
        }
    };
    gather(m_boundItems, bound.items);
    gather(m_boundItems, bound.offers);
    gather(m_boundItems, bound.anytime);
    gather(m_boundItems, bound.upkeep);
    gather(m_boundItems, bound.reactions);
    gather(m_boundItems, bound.counts);
    gather(m_boundRows, bound.rows);
    std::sort(m_boundItems.begin(), m_boundItems.end());
    std::sort(m_boundRows.begin(), m_boundRows.end());
    const auto isFilled = [&](FactId fact) {
        const auto &printed = rules.symbolFacts();
        return rules.fact(core::Tiles) == fact || std::ranges::find(bound.filled, fact) != bound.filled.end() ||
               std::ranges::any_of(printed, [fact](const auto &known) { return known.second == fact; });
    };
    for (const auto &[id, row] : bound.rows) {
        if (!std::ranges::all_of(row.facts, isFilled)) {
            m_unfilledRows.push_back(id);
        }
    }
    std::ranges::sort(m_unfilledRows);
}

Support World::support(std::string_view element) const {
    const ElementSupport found = scorekeep::support(catalogue.elements.at(element), catalogue, spine,
                                                    {m_boundItems, m_boundRows, m_unfilledRows});
    if (!found.missing.empty()) {
        throw std::runtime_error("text without code: " + found.missing.front());
    }
    return found.support;
}

std::vector<std::string> World::inconsistencies() const {
    std::vector<std::string> found = withoutText(spine, m_boundItems, m_boundRows);
    for (const Element &element : catalogue.elements) {
        const ElementSupport known =
            scorekeep::support(element, catalogue, spine, {m_boundItems, m_boundRows, m_unfilledRows});
        found.insert(found.end(), known.missing.begin(), known.missing.end());
    }
    return found;
}

}  // namespace scorekeep
