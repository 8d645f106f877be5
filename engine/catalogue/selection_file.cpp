// SPDX-License-Identifier: MIT
// Writes selections with names beside the ids, and reads them strictly.
#include "engine/catalogue/selection_file.h"

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/wording.h"
#include "engine/files/lines.h"
#include "engine/files/node.h"
#include "engine/files/reader.h"

#include <algorithm>

namespace scorekeep {
namespace {

constexpr std::string_view VersionKey = "scorekeep-selection";

class Writer {
public:
    Writer(const Selection &selection, const Catalogue &catalogue)
        : m_selection(selection), m_catalogue(catalogue) {}

    std::string text() {
        m_text = std::string(VersionKey) + ": " + std::to_string(SelectionVersion) +
                 "\nselection:\n  edition: " + std::string(editionName(m_selection.edition)) + '\n';
        elements();
        tiles();
        options();
        return std::move(m_text);
    }

private:
    std::string called(const std::string &name) const {
        std::string comment = " # " + worded(name, m_selection.edition);
        std::ranges::replace(comment, '\n', ' ');
        return comment + '\n';
    }

    // Elements that others bring along come back with them.
    void elements() {
        m_text += "  elements:\n";
        for (const Expansion &expansion : m_catalogue.expansions) {
            const auto chosen = [&](const std::string &id) {
                return m_selection.has(id) && !m_catalogue.elements.at(id).shared;
            };
            if (std::ranges::none_of(expansion.elements, chosen)) {
                continue;
            }
            m_text += "   " + called(expansion.name);
            for (const std::string &id : expansion.elements) {
                if (chosen(id)) {
                    m_text += "    - " + quoteYaml(id) + called(m_catalogue.elements.at(id).name);
                }
            }
        }
    }

    void tiles() {
        if (m_selection.tileSets.empty()) {
            return;
        }
        m_text += "  tiles: # copies of each set\n";
        for (const auto &[set, copies] : m_selection.tileSets) {
            m_text += "    " + quoteYaml(set) + ": " + std::to_string(copies) + '\n';
        }
    }

    void options() {
        if (m_selection.options.empty()) {
            return;
        }
        m_text += "  options:\n";
        for (const auto &[id, value] : m_selection.options) {
            const Option &option = m_catalogue.options.at(id);
            const auto chosen = std::ranges::find(option.values, value, &OptionValue::id);
            const std::string name = chosen == option.values.end() ? value : chosen->name;
            m_text +=
                "    " + quoteYaml(id) + ": " + quoteYaml(value) + called(option.name + ": " + name);
        }
    }

    const Selection &m_selection;
    const Catalogue &m_catalogue;
    std::string m_text;
};

} // namespace

std::string writeSelectionFile(const Selection &selection, const Catalogue &catalogue) {
    return Writer(selection, catalogue).text();
}

Selection parseSelectionFile(std::string_view text, const std::string &fileName, const Catalogue &catalogue) {
    const Document document = parseYaml(text, fileName);
    const Node root = document.root();
    const auto version = root.isMap() ? root.find(VersionKey) : std::nullopt;
    if (!version) {
        root.fail("selection.no-selection", root.excerpt(), std::string(VersionKey) + ": 1");
    }
    if (version->number() > SelectionVersion) { // may differ in all the rest
        version->fail("selection.newer-version", version->excerpt(), std::to_string(SelectionVersion));
    }
    version->number(1, SelectionVersion);
    root.only({VersionKey, "selection"});
    const Node chosen = root.at("selection");
    Selection selection = readSelection(chosen, catalogue);
    for (const std::string_view key : {"edition", "elements"}) { // what is shared says what it is
        chosen.at(key);
    }
    return selection;
}

Selection loadSelectionFile(const std::string &path, const Catalogue &catalogue) {
    return parseSelectionFile(readFile(path), path, catalogue);
}

} // namespace scorekeep
