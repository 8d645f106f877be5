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

class CatalogueReader {
public:
    explicit CatalogueReader(Catalogue &catalogue) : m_catalogue(catalogue) {}

    void read(const Node &document) {
        document.only({"groups", "pieces", "options", "elements", "expansions", "bundles"});
        each(document, "groups", [&](const Node &node) { readGroup(node); });
        each(document, "pieces", [&](const Node &node) { readPiece(node); });
        each(document, "options", [&](const Node &node) { readOption(node); });
        each(document, "elements", [&](const Node &node) { readElement(node, {}); });
        each(document, "expansions", [&](const Node &node) { readExpansion(node); });
        each(document, "bundles", [&](const Node &node) { readBundle(node); });
        checkReferences();
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

    void readGroup(const Node &node) {
        node.only({"id", "name"});
        add(m_catalogue.groups, ExpansionGroup{readId(node), readText(node.at("name"))}, node);
    }

    void readPiece(const Node &node) {
        static constexpr std::array kinds{std::pair{std::string_view("road"), SegmentKind::Road},
                                          std::pair{std::string_view("city"), SegmentKind::City},
                                          std::pair{std::string_view("field"), SegmentKind::Field},
                                          std::pair{std::string_view("river"), SegmentKind::River},
                                          std::pair{std::string_view("monastery"), SegmentKind::Monastery},
                                          std::pair{std::string_view("garden"), SegmentKind::Garden},
                                          std::pair{std::string_view("special"), SegmentKind::Special}};
        node.only({"id", "name", "traits", "votes", "stands-on", "symbol"});
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
        node.only({"piece", "each", "scoreboard", "common"});
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
        if (const auto scoreboard = node.find("scoreboard")) {
            supply.scoreboard = scoreboard->number(0, mostPieces);
        }
        if (const auto common = node.find("common")) {
            supply.common = common->number(0, mostPieces);
        }
        return supply;
    }

    void readExpansion(const Node &node) {
        node.only({"id", "name", "group", "number", "editions", "elements", "tiles"});
        Expansion expansion;
        expansion.id = readId(node);
        expansion.name = readText(node.at("name"));
        expansion.group = node.at("group").text();
        m_groupNames.push_back(node.at("group"));
        if (const auto number = node.find("number")) {
            expansion.number = number->text();
        }
        expansion.editions = readEditions(node);
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
        add(m_catalogue.expansions, std::move(expansion), node);
    }

    void readBundle(const Node &node) {
        node.only({"id", "name", "editions", "elements", "tiles"});
        Bundle bundle;
        bundle.id = readId(node);
        bundle.name = readText(node.at("name"));
        bundle.editions = readEditions(node);
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
        for (const auto &[condition, node] : m_conditions) {
            checkCondition(condition, node, m_catalogue);
        }
    }

    Catalogue &m_catalogue;
    // What can only be checked when everything is read.
    std::vector<Node> m_groupNames;
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
