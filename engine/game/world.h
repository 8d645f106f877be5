// SPDX-License-Identifier: MIT
// All that the program knows before a game begins: catalogue, tile sets, texts and modules.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/tile_set.h"
#include "engine/files/document.h"
#include "engine/game/module.h"
#include "engine/reference/spine.h"
#include "engine/reference/support.h"

namespace scorekeep {

struct World {
    Catalogue catalogue;
    Symbols symbols;
    std::vector<TileSet> tileSets;
    Spine spine;
    std::vector<ModuleDefinition> modules;

    // From documents by name: expansions.yaml, resources/tiles/*.yaml, resources/reference/*.yaml.
    // Throws FileError.
    static World load(std::span<const Document *const> documents, std::vector<ModuleDefinition> modules);

    const TileSet *tileSet(std::string_view id) const;
    // What the program does with an element; throws std::runtime_error when texts and code disagree.
    Support support(std::string_view element) const;
    // Every disagreement of texts and code, each a line for the developer; empty when all is well.
    std::vector<std::string> inconsistencies() const;

private:
    std::vector<std::string> m_boundItems, m_boundRows;
    std::vector<std::string> m_unfilledRows;  // bound ones that read what nobody works out at the table
    void findAreas();
    void learnBindings();
};

}  // namespace scorekeep
