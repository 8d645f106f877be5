// SPDX-License-Identifier: MIT
// Reader of expansions.yaml, which checks that everything named exists and nothing is there twice.
#include "engine/catalogue/catalogue.h"

#include "engine/catalogue/selection.h"
#include "engine/catalogue/wording.h"
#include "engine/files/node.h"

#include <algorithm>
#include <array>
#include <utility>

namespace scorekeep {
namespace {

constexpr int mostPieces = 100;
constexpr int mostPlayers = 12;
constexpr int mostCopies = 20;
constexpr int mostTiles = 200;
constexpr std::string_view neutralPrint = "neutral";
constexpr std::array<std::string_view, 5> publishers{"HiG", "RGG", "ZMG", "Devir", "Hobby World"};

class CatalogueReader {
public:
    explicit CatalogueReader(Catalogue &catalogue) : m_catalogue(catalogue) {}

    void read(const Node &document) {
        document.only({"groups", "sections", "pieces", "options", "elements", "expansions", "bundles"});
        each(document, "groups", [&](const Node &node) { readGroup(node); });
        each(document, "sections", [&](const Node &node) { readSection(node); });
        each(document, "pieces", [&](const Node &node) { readPiece(node); });
        each(document, "options", [&](const Node &node) { readOption(node); });
        each(document, "elements", [&](const Node &node) { readElement(node, {}); });
        each(document, "expansions", [&](const Node &node) { readExpansion(node); });
        each(document, "bundles", [&](const Node &node) { readBundle(node); });
        checkReferences();
        fillBundles();
    }

private:
    template <typename Function>
    static void each(const Node &map, std::string_view key, Function read) {
        if (const auto list = map.find(key)) {
            for (const Node item : list->items()) {
                read(item);
            }
        }
    }

    // Ids are lower case and kept apart from the words of conditions.
    static std::string readId(const Node &map) {
        const Node node = map.at("id");
        const std::string_view id = node.text();
        const bool fits =
            !id.empty() && id != "and" && id != "or" && id != "not" && std::ranges::all_of(id, [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
            });
        if (!fits) {
            node.fail("catalogue.bad-id", node.excerpt(), "a-z 0-9 -");
        }
        return std::string(id);
    }

    template <typename T>
    static void add(Lexicon<T> &lexicon, T entry, const Node &map) {
        if (std::string id = entry.id; !lexicon.add(std::move(entry))) {
            map.at("id").fail("catalogue.duplicate-id", std::move(id));
        }
    }

    static std::vector<std::string> readNames(const Node &map, std::string_view key) {
        std::vector<std::string> names;
        each(map, key, [&](const Node &node) {
            if (std::ranges::find(names, node.text()) != names.end()) {
                node.fail("catalogue.named-twice", node.excerpt());
            }
            names.emplace_back(node.text());
        });
        return names;
    }

    static std::vector<Edition> readEditions(const Node &map) {
        std::vector<Edition> editions;
        for (const Node node : map.at("editions").items()) {
            editions.push_back(readEdition(node));
        }
        return editions;
    }

    // Editions, and `neutral` for what fits every edition.
    static void readPrints(const Node &list, std::vector<Edition> &editions, bool &neutral) {
        std::vector<std::string_view> words;
        for (const Edition edition : Editions) {
            words.push_back(editionName(edition));
        }
        words.push_back(neutralPrint);
        for (const Node node : list.items()) {
            if (const std::size_t word = node.oneOf(words); word < Editions.size()) {
                editions.push_back(Editions[word]);
            } else {
                neutral = true;
            }
        }
    }

    static std::vector<std::string> readPublishers(const Node &map) {
        each(map, "publishers", [](const Node &node) { (void)node.oneOf(publishers); });
        return readNames(map, "publishers");
    }

    static std::string readNumber(const Node &map) {
        const auto number = map.find("number");
        return number ? std::string(number->text()) : std::string();
    }

    void readGroup(const Node &node) {
        node.only({"id", "name"});
        add(m_catalogue.groups, ExpansionGroup{readId(node), readText(node.at("name"))}, node);
    }

    void readSection(const Node &node) {
        node.only({"id", "name", "group", "number"});
        m_groupNames.push_back(node.at("group"));
        add(m_catalogue.sections,
            Section{readId(node), readText(node.at("name")), std::string(node.at("group").text()),
                    readNumber(node)},
            node);
    }

    void readPiece(const Node &node) {
        static constexpr std::array kinds{std::pair{std::string_view("road"), SegmentKind::Road},
                                          std::pair{std::string_view("city"), SegmentKind::City},
                                          std::pair{std::string_view("field"), SegmentKind::Field},
                                          std::pair{std::string_view("river"), SegmentKind::River},
                                          std::pair{std::string_view("monastery"), SegmentKind::Monastery},
                                          std::pair{std::string_view("garden"), SegmentKind::Garden},
                                          std::pair{std::string_view("special"), SegmentKind::Special}};
        node.only({"id", "name", "traits", "votes", "stands-on", "also-on", "symbol"});
        PieceKind piece;
        piece.id = readId(node);
        piece.name = readText(node.at("name"));
        piece.traits = readNames(node, "traits");
        std::ranges::sort(piece.traits);
        if (const auto votes = node.find("votes")) {
            piece.votes = votes->number(0, mostPieces);
        }
        each(node, "stands-on", [&](const Node &kind) {
            std::array<std::string_view, kinds.size()> words;
            std::ranges::transform(kinds, words.begin(), [](const auto &pair) { return pair.first; });
            piece.standsOn.push_back(kinds[kind.oneOf(words)].second);
        });
        piece.alsoOn = readNames(node, "also-on");
        piece.symbol = node.at("symbol").text();
        add(m_catalogue.pieces, std::move(piece), node);
    }

    void readOption(const Node &node) {
        node.only({"id", "name", "sentence", "values", "default", "defaults", "when", "marks"});
        Option option;
        option.id = readId(node);
        option.name = readText(node.at("name"));
        option.sentence = readText(node.at("sentence"));
        for (const Node value : node.at("values").items()) {
            value.only({"id", "name"});
            OptionValue entry{readId(value), readText(value.at("name"))};
            if (option.allows(entry.id)) {
                value.at("id").fail("catalogue.duplicate-id", entry.id);
            }
            option.values.push_back(std::move(entry));
        }
        if (option.values.size() < 2) {
            node.at("values").fail("catalogue.too-few-values", {}, "2");
        }
        option.defaultValue = readValue(node.at("default"), option);
        if (const auto defaults = node.find("defaults")) {
            for (const auto &[key, value] : defaults->entries()) {
                option.editionDefaults.emplace_back(readEdition(key), readValue(value, option));
            }
        }
        if (const auto when = node.find("when")) {
            option.when = readUncheckedCondition(*when);
            m_conditions.emplace_back(option.when, *when);
        }
        option.marks = readNames(node, "marks");
        checkApart(option.id, m_catalogue.elements.find(option.id) != nullptr, node);
        add(m_catalogue.options, std::move(option), node);
    }

    static std::string readValue(const Node &node, const Option &option) {
        std::vector<std::string_view> words;
        for (const OptionValue &value : option.values) {
            words.push_back(value.id);
        }
        return option.values[node.oneOf(words)].id;
    }

    // Elements, options and editions share the names of conditions.
    static void checkApart(std::string_view id, bool taken, const Node &map) {
        if (taken || editionFrom(id)) {
            map.at("id").fail("catalogue.duplicate-id", std::string(id));
        }
    }

    void readElement(const Node &node, std::string_view expansion) {
        node.only({"id", "name", "text", "pieces", "tiles", "needs", "implies", "always", "informative"});
        Element element;
        element.id = readId(node);
        element.name = readText(node.at("name"));
        element.text = readText(node.at("text"));
        element.expansion = expansion;
        element.shared = expansion.empty();
        each(node, "pieces", [&](const Node &supply) { element.pieces.push_back(readSupply(supply)); });
        element.tiles = readNames(node, "tiles");
        element.needs = readNames(node, "needs");
        element.implies = readNames(node, "implies");
        each(node, "needs", [&](const Node &name) { m_elementNames.push_back(name); });
        each(node, "implies", [&](const Node &name) { m_elementNames.push_back(name); });
        element.always = node.has("always") && node.at("always").flag();
        element.informative = node.has("informative") && node.at("informative").flag();
        checkApart(element.id, m_catalogue.options.find(element.id) != nullptr, node);
        add(m_catalogue.elements, std::move(element), node);
    }

    PieceSupply readSupply(const Node &node) {
        node.only({"piece", "each", "scoreboard", "reserve", "common", "editions", "when"});
        PieceSupply supply;
        supply.piece = node.at("piece").text();
        m_pieceNames.push_back(node.at("piece"));
        if (const auto each = node.find("each")) {
            if (each->isMap()) {
                for (const auto &[players, count] : each->entries()) {
                    supply.byPlayers.emplace_back(players.number(1, mostPlayers),
                                                  count.number(0, mostPieces));
                }
            } else {
                supply.perPlayer = each->number(0, mostPieces);
            }
        }
        for (const auto &[key, count] :
             {std::pair{"scoreboard", &supply.scoreboard}, std::pair{"reserve", &supply.reserve},
              std::pair{"common", &supply.common}}) {
            if (const auto number = node.find(key)) {
                *count = number->number(0, mostPieces);
            }
        }
        if (node.has("editions")) {
            supply.editions = readEditions(node);
        }
        if (const auto when = node.find("when")) {
            supply.when = readUncheckedCondition(*when);
            m_conditions.emplace_back(supply.when, *when);
        }
        return supply;
    }

    void readExpansion(const Node &node) {
        node.only({"id", "name", "group", "section", "number", "editions", "publishers", "elements", "tiles",
                   "tile-count"});
        Expansion expansion;
        expansion.id = readId(node);
        expansion.name = readText(node.at("name"));
        expansion.group = node.at("group").text();
        m_groupNames.push_back(node.at("group"));
        if (const auto section = node.find("section")) {
            expansion.section = section->text();
            m_sectionNames.emplace_back(*section, expansion.group);
        }
        expansion.number = readNumber(node);
        readPrints(node.at("editions"), expansion.editions, expansion.neutral);
        expansion.publishers = readPublishers(node);
        each(node, "elements", [&](const Node &element) {
            readElement(element, expansion.id);
            expansion.elements.push_back(std::string(element.at("id").text()));
        });
        expansion.tileSets = readNames(node, "tiles");
        each(node, "tiles", [&](const Node &set) {
            if (!m_catalogue.tileSets.add({std::string(set.text()), expansion.id})) {
                set.fail("catalogue.duplicate-id", set.excerpt());
            }
        });
        if (const auto count = node.find("tile-count")) {
            expansion.tileCount = count->number(1, mostTiles);
        }
        add(m_catalogue.expansions, std::move(expansion), node);
    }

    void readBundle(const Node &node) {
        node.only({"id", "name", "editions", "publishers", "elements", "tiles", "all-of", "marks"});
        Bundle bundle;
        bundle.id = readId(node);
        bundle.name = readText(node.at("name"));
        bundle.editions = readEditions(node);
        bundle.publishers = readPublishers(node);
        bundle.marks = readNames(node, "marks");
        if (const auto prints = node.find("all-of")) {
            readPrints(*prints, bundle.allOf.emplace().editions, bundle.allOf->neutral);
        }
        bundle.elements = readNames(node, "elements");
        each(node, "elements", [&](const Node &name) { m_elementNames.push_back(name); });
        if (const auto tiles = node.find("tiles")) {
            bundle.tileSets = readTileSetCopies(*tiles, m_catalogue, mostCopies);
        }
        add(m_catalogue.bundles, std::move(bundle), node);
    }

    template <typename T>
    static void checkNames(const std::vector<Node> &names, const Lexicon<T> &lexicon, std::string_view id) {
        for (const Node &name : names) {
            if (lexicon.find(name.text())) {
                continue;
            }
            std::string expected;
            for (const T &entry : lexicon) {
                expected += (expected.empty() ? "" : ", ") + entry.id;
            }
            name.fail(id, name.excerpt(), std::move(expected));
        }
    }

    void checkReferences() const {
        checkNames(m_groupNames, m_catalogue.groups, "catalogue.unknown-group");
        checkNames(m_pieceNames, m_catalogue.pieces, "catalogue.unknown-piece");
        checkNames(m_elementNames, m_catalogue.elements, "catalogue.unknown-element");
        for (const auto &[name, group] : m_sectionNames) {
            checkNames({name}, m_catalogue.sections, "catalogue.unknown-section");
            if (m_catalogue.sections.at(name.text()).group != group) {
                name.fail("catalogue.other-group", name.excerpt(), group);
            }
        }
        for (const auto &[condition, node] : m_conditions) {
            checkCondition(condition, node, m_catalogue);
        }
    }

    // Those of every document: an expansion that was added later belongs to all of its edition as well.
    void fillBundles() {
        Lexicon<Bundle> filled;
        for (Bundle bundle : m_catalogue.bundles) {
            if (bundle.allOf) {
                m_catalogue.fill(bundle);
            }
            filled.add(std::move(bundle));
        }
        m_catalogue.bundles = std::move(filled);
    }

    Catalogue &m_catalogue;
    // What can only be checked when everything is read.
    std::vector<Node> m_groupNames;
    std::vector<std::pair<Node, std::string>> m_sectionNames; // with the group of who names it
    std::vector<Node> m_pieceNames;
    std::vector<Node> m_elementNames;
    std::vector<std::pair<Condition, Node>> m_conditions;
};

} // namespace

Catalogue Catalogue::read(const Node &document) {
    Catalogue catalogue;
    CatalogueReader(catalogue).read(document);
    return catalogue;
}

void Catalogue::add(const Node &document) {
    Catalogue larger = *this;
    CatalogueReader(larger).read(document);
    *this = std::move(larger);
}

} // namespace scorekeep
