// SPDX-License-Identifier: MIT
// Holds the texts of an element against the code that is bound for it.
#include "engine/reference/support.h"

#include "engine/catalogue/catalogue.h"
#include "engine/reference/spine.h"

#include <algorithm>

namespace scorekeep {
namespace {

bool bound(std::span<const std::string> ids, std::string_view id) {
    return std::ranges::binary_search(ids, id);
}

bool hasText(const Element &element, const Spine &spine) {
    const std::vector<const Item *> items = spine.allItems();
    return std::ranges::any_of(items, [&](const Item *item) { return item->element == element.id; }) ||
           std::ranges::any_of(spine.rows, [&](const Row &row) { return row.element == element.id; }) ||
           std::ranges::any_of(spine.counts,
                               [&](const PublicCount &count) { return count.element == element.id; });
}

bool hasUnknownTiles(const Element &element, const Catalogue &catalogue) {
    const Expansion *expansion = catalogue.expansions.find(element.expansion);
    return expansion != nullptr && expansion->tileCount > 0;
}

// Of an element that has no text of its own.
ElementSupport supportOfBrought(const Element &element, const Catalogue &catalogue, const Spine &spine,
                                const BoundIds &ids) {
    if (element.implies.empty() || hasUnknownTiles(element, catalogue)) {
        return {};
    }
    ElementSupport least{Support::Played, {}};
    for (const std::string &id : element.implies) {
        const Element &brought = catalogue.elements.at(id);
        const auto found = hasText(brought, spine) // else it might bring this one along
                               ? support(brought, catalogue, spine, ids)
                               : ElementSupport{};
        least.support = std::max(least.support, found.support);
    }
    return least;
}

} // namespace

ElementSupport support(const Element &element, const Catalogue &catalogue, const Spine &spine,
                       const BoundIds &ids) {
    if (!hasText(element, spine)) {
        return supportOfBrought(element, catalogue, spine, ids);
    }
    std::vector<std::string> withoutItem;
    std::vector<std::string> withoutRow;
    std::vector<std::string> unfilled;
    std::size_t itemsBound = 0;
    std::size_t rowsBound = 0;
    for (const Item *item : spine.allItems()) {
        if (item->element != element.id || item->duty == Duty::Informative) {
            continue;
        }
        if (bound(ids.items, item->id)) {
            ++itemsBound;
        } else {
            withoutItem.push_back(item->id);
        }
    }
    for (const PublicCount &count : spine.counts) {
        if (count.element == element.id && bound(ids.items, count.id)) {
            ++itemsBound;
        } else if (count.element == element.id) {
            withoutItem.push_back(count.id);
        }
    }
    for (const Row &row : spine.rows) {
        if (row.element != element.id) {
            continue;
        }
        if (bound(ids.rows, row.id)) {
            ++rowsBound;
            if (bound(ids.unfilled, row.id)) {
                unfilled.push_back(row.id);
            }
        } else {
            withoutRow.push_back(row.id);
        }
    }
    if (withoutItem.empty() && withoutRow.empty() && unfilled.empty()) {
        return {Support::Played, {}};
    }
    if (itemsBound == 0 && rowsBound == 0) {
        return {Support::Described, {}};
    }
    if (itemsBound == 0 && withoutRow.empty()) {
        return {Support::Calculated, {}};
    }
    ElementSupport partial{rowsBound > 0 && withoutRow.empty() ? Support::Calculated : Support::Described,
                           std::move(withoutItem)};
    partial.missing.insert(partial.missing.end(), withoutRow.begin(), withoutRow.end());
    partial.missing.insert(partial.missing.end(), unfilled.begin(), unfilled.end());
    return partial;
}

std::vector<std::string> withoutText(const Spine &spine, std::span<const std::string> boundItems,
                                     std::span<const std::string> boundRows) {
    std::vector<std::string> missing;
    const std::vector<const Item *> items = spine.allItems();
    std::ranges::copy_if(boundItems, std::back_inserter(missing), [&](const std::string &id) {
        return std::ranges::none_of(items, [&](const Item *item) { return item->id == id; }) &&
               std::ranges::find(spine.counts, id, &PublicCount::id) == spine.counts.end();
    });
    std::ranges::copy_if(boundRows, std::back_inserter(missing),
                         [&](const std::string &id) { return spine.row(id) == nullptr; });
    return missing;
}

} // namespace scorekeep
