// SPDX-License-Identifier: MIT
// Gathers elements and tile sets from the ids of a list.
#include "app/cli/selection_words.h"

#include "app/cli/arguments.h"
#include "app/model/selection_summary.h"
#include "engine/catalogue/selection_file.h"

#include <algorithm>

namespace scorekeep::app {
namespace {

class Gathering {
public:
    Gathering(const World &world, Edition edition)
        : m_world(world), m_result(basicSelection(world, edition)) {}

    void add(std::string_view id) {
        const Catalogue &catalogue = m_world.catalogue;
        if (const Expansion *expansion = catalogue.expansions.find(id)) {
            add(*expansion);
        } else if (const Bundle *bundle = catalogue.bundles.find(id)) {
            for (const std::string &element : bundle->elements) {
                m_result.elements.push_back(element);
            }
            for (const auto &[set, copies] : bundle->tileSets) {
                tiles(set, copies);
            }
        } else if (const Element *element = catalogue.elements.find(id);
                   element != nullptr && !element->shared) {
            m_result.elements.push_back(element->id);
            if (const Expansion *box = catalogue.expansions.find(element->expansion)) {
                for (const std::string &set : box->tileSets) {
                    tiles(set, 1);
                }
            }
        } else {
            throw UsageError("usage.unknown-expansion", std::string(id));
        }
    }

    void everything() {
        for (const Expansion &expansion : m_world.catalogue.expansions) {
            const auto &editions = expansion.editions;
            if (expansion.neutral || std::ranges::find(editions, m_result.edition) != editions.end()) {
                add(expansion);
            }
        }
    }

    Selection take() { return normalised(std::move(m_result), m_world.catalogue); }

private:
    void add(const Expansion &expansion) {
        for (const std::string &element : expansion.elements) {
            m_result.elements.push_back(element);
        }
        for (const std::string &set : expansion.tileSets) {
            tiles(set, 1);
        }
    }

    void tiles(const std::string &set, int copies) {
        const auto known = std::ranges::find(m_result.tileSets, set, &std::pair<std::string, int>::first);
        if (known == m_result.tileSets.end()) {
            m_result.tileSets.emplace_back(set, copies);
        } else {
            known->second = std::max(known->second, copies);
        }
    }

    const World &m_world;
    Selection m_result;
};

} // namespace

Selection selectionNamed(const World &world, std::string_view edition, std::string_view list) {
    Edition wanted = Editions.back();
    if (!edition.empty()) {
        const auto known = editionFrom(edition);
        if (!known) {
            throw UsageError("usage.unknown-edition", std::string(edition));
        }
        wanted = *known;
    }
    Gathering gathering(world, wanted);
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view id = list.substr(0, comma);
        while (!id.empty() && id.front() == ' ') {
            id.remove_prefix(1);
        }
        while (!id.empty() && id.back() == ' ') {
            id.remove_suffix(1);
        }
        if (id == "everything") {
            gathering.everything();
        } else if (!id.empty()) {
            gathering.add(id);
        }
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return gathering.take();
}

Selection selectionOf(const World &world, const Arguments &arguments) {
    return arguments.selection.empty() ? selectionNamed(world, arguments.edition, arguments.expansions)
                                       : loadSelectionFile(arguments.selection, world.catalogue);
}

} // namespace scorekeep::app
