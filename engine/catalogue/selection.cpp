// SPDX-License-Identifier: MIT
// What a table plays: questions, normal form and reading.
#include "engine/catalogue/selection.h"

#include "engine/catalogue/catalogue.h"
#include "engine/files/node.h"

#include <algorithm>
#include <stdexcept>

namespace scorekeep {
namespace {

constexpr int mostCopies = 20;

template <typename Pairs>
auto placeOf(Pairs &pairs, std::string_view id) {
    return std::ranges::lower_bound(pairs, id, {},
                                    [](const auto &pair) { return std::string_view(pair.first); });
}

template <typename Entries>
std::string idList(const Entries &entries) {
    std::string list;
    for (const auto &entry : entries) {
        list += (list.empty() ? "" : ", ") + entry.id;
    }
    return list;
}

// Adds what elements bring with them, until nothing changes.
void addImplied(std::vector<std::string> &elements, const Catalogue &catalogue) {
    for (std::size_t at = 0; at < elements.size(); ++at) {
        if (const Element *element = catalogue.elements.find(elements[at])) {
            for (const std::string &implied : element->implies) {
                if (std::ranges::find(elements, implied) == elements.end()) {
                    elements.push_back(implied);
                }
            }
        }
    }
}

void readElements(const Node &list, const Catalogue &catalogue, Selection &selection) {
    for (const Node item : list.items()) {
        std::string id(item.text());
        if (!catalogue.elements.find(id)) {
            item.fail("catalogue.unknown-element", id, idList(catalogue.elements));
        }
        if (std::ranges::find(selection.elements, id) != selection.elements.end()) {
            item.fail("catalogue.named-twice", id);
        }
        selection.elements.push_back(std::move(id));
    }
}

void readOptions(const Node &map, const Catalogue &catalogue, Selection &selection) {
    for (const auto &[key, value] : map.entries()) {
        const Option *option = catalogue.options.find(key.text());
        if (!option) {
            key.fail("catalogue.unknown-option", key.excerpt(), idList(catalogue.options));
        }
        if (!option->allows(value.text())) {
            value.fail("catalogue.unknown-value", value.excerpt(), idList(option->values));
        }
        selection.options.emplace_back(key.text(), value.text());
    }
}

} // namespace

bool Selection::has(std::string_view element) const {
    return std::ranges::binary_search(elements, element);
}

int Selection::copies(std::string_view tileSet) const {
    const auto place = placeOf(tileSets, tileSet);
    return place != tileSets.end() && place->first == tileSet ? place->second : 0;
}

std::string_view Selection::option(const Catalogue &catalogue, std::string_view id) const {
    const auto place = placeOf(options, id);
    if (place != options.end() && place->first == id) {
        return place->second;
    }
    return catalogue.options.at(id).defaultFor(edition);
}

void Selection::setOption(const Catalogue &catalogue, std::string_view id, std::string_view value) {
    const Option &option = catalogue.options.at(id);
    if (!option.allows(value)) {
        throw std::out_of_range(std::string(id) + '=' + std::string(value));
    }
    const auto place = placeOf(options, id);
    const bool there = place != options.end() && place->first == id;
    if (value == option.defaultFor(edition)) {
        if (there) {
            options.erase(place);
        }
    } else if (there) {
        place->second = value;
    } else {
        options.emplace(place, id, value);
    }
}

Selection normalised(Selection selection, const Catalogue &catalogue) {
    for (const Element &element : catalogue.elements) {
        if (element.always) {
            selection.elements.push_back(element.id);
        }
    }
    addImplied(selection.elements, catalogue);
    std::ranges::sort(selection.elements);
    const auto repeated = std::ranges::unique(selection.elements);
    selection.elements.erase(repeated.begin(), repeated.end());

    std::erase_if(selection.tileSets, [](const auto &set) { return set.second <= 0; });
    std::ranges::sort(selection.tileSets);
    std::erase_if(selection.options, [&](const auto &chosen) {
        const Option *option = catalogue.options.find(chosen.first);
        return option && option->defaultFor(selection.edition) == chosen.second;
    });
    std::ranges::sort(selection.options);
    return selection;
}

Selection selectionOf(const Bundle &bundle, Edition edition, const Catalogue &catalogue) {
    return normalised({edition, bundle.elements, bundle.tileSets, {}}, catalogue);
}

Selection readSelection(const Node &node, const Catalogue &catalogue) {
    node.only({"edition", "elements", "tiles", "options"});
    Selection selection;
    if (const auto edition = node.find("edition")) {
        selection.edition = readEdition(*edition);
    }
    if (const auto elements = node.find("elements")) {
        readElements(*elements, catalogue, selection);
    }
    if (const auto tiles = node.find("tiles")) {
        selection.tileSets = readTileSetCopies(*tiles, catalogue, mostCopies);
    }
    if (const auto options = node.find("options")) {
        readOptions(*options, catalogue, selection);
    }
    return normalised(std::move(selection), catalogue);
}

Edition readEdition(const Node &node) {
    std::vector<std::string_view> names;
    for (const Edition edition : Editions) {
        names.push_back(editionName(edition));
    }
    return Editions[node.oneOf(names)];
}

std::vector<std::pair<std::string, int>> readTileSetCopies(const Node &map, const Catalogue &catalogue,
                                                           int most) {
    std::vector<std::pair<std::string, int>> sets;
    for (const auto &[key, value] : map.entries()) {
        if (!catalogue.tileSets.find(key.text())) {
            key.fail("catalogue.unknown-tile-set", key.excerpt(), idList(catalogue.tileSets));
        }
        sets.emplace_back(key.text(), value.number(1, most));
    }
    std::ranges::sort(sets);
    return sets;
}

std::vector<std::pair<std::string, std::string>> unmetRequirements(const Selection &selection,
                                                                   const Catalogue &catalogue) {
    std::vector<std::pair<std::string, std::string>> unmet;
    for (const std::string &id : selection.elements) {
        if (const Element *element = catalogue.elements.find(id)) {
            for (const std::string &needed : element->needs) {
                if (!selection.has(needed)) {
                    unmet.emplace_back(id, needed);
                }
            }
        }
    }
    return unmet;
}

} // namespace scorekeep
