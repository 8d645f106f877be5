// SPDX-License-Identifier: MIT
// Reader of the reference documents: collects entries from all files, then joins them into one spine.
#include "engine/reference/spine.h"

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/selection.h"
#include "engine/catalogue/wording.h"
#include "engine/files/node.h"
#include "engine/reference/arrangement.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace scorekeep {
namespace {

constexpr std::array<std::string_view, 3> Lists{"anytime", "upkeep", "reactions"};
constexpr std::string_view SubjectList = "subjects";

// Entries of one type from all files, and what is said about their order.
template <typename T>
struct Collection {
    std::vector<T> entries;
    Arrangement order;
};

class SpineReader {
public:
    SpineReader(const Catalogue &catalogue, const Node &firstPlace) : m_catalogue(catalogue) {
        for (const std::string_view list : Lists) {
            m_items.order.addContainer(list, firstPlace);
        }
        m_subjects.order.addContainer(SubjectList, firstPlace);
    }

    void read(const Node &document) {
        document.only(
            {"element", "scripts", "anytime", "upkeep", "reactions", "subjects", "facts", "insert"});
        m_element.clear();
        if (const auto element = document.find("element")) {
            m_element = readElementName(*element);
        }
        each(document, "scripts", [&](const Node &script) { readScript(script); });
        for (const std::string_view list : Lists) {
            readItems(document, list, {Arrangement::Tie::Into, std::string(list), document, {}});
        }
        readSubjects(document, {Arrangement::Tie::Into, std::string(SubjectList), document, {}});
        each(document, "facts", [&](const Node &fact) { readFact(fact); });
        each(document, "insert", [&](const Node &insertion) { readInsertion(insertion); });
    }

    Spine join() {
        joinBlocks();
        joinItems();
        joinRows();
        checkFacts();
        return std::move(m_spine);
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

    // Items and rows share one space of ids, since a text is found by its id alone.
    void claimId(const Node &map) {
        const Node node = map.at("id");
        if (!m_ids.emplace(node.text()).second) {
            node.fail("reference.duplicate-id", node.excerpt());
        }
    }

    // `word.word` for what code binds to, `word` for the rest; steps are named as they are printed: 1A.
    static std::string readId(const Node &map, bool dotted) {
        const Node node = map.at("id");
        const std::string_view id = node.text();
        const bool fits = !id.empty() && (id.find('.') != std::string_view::npos) == dotted &&
                          std::ranges::all_of(id, [](char c) {
                              return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                                     (c >= '0' && c <= '9') || c == '-' || c == '.';
                          });
        if (!fits) {
            node.fail("reference.bad-id", node.excerpt(), dotted ? "word.word" : "word");
        }
        return std::string(id);
    }

    std::string readElementName(const Node &node) const {
        if (!m_catalogue.elements.find(node.text())) {
            node.fail("catalogue.unknown-element", node.excerpt());
        }
        return std::string(node.text());
    }

    std::string readElement(const Node &map) const {
        if (const auto element = map.find("element")) {
            return readElementName(*element);
        }
        if (m_element.empty()) {
            map.fail("files.missing-key", {}, "element");
        }
        return m_element;
    }

    Condition readWhen(const Node &map, std::string_view key = "when") const {
        const auto when = map.find(key);
        return when ? readCondition(*when, m_catalogue) : Condition();
    }

    template <typename T>
    void readOrigin(const Node &map, T &entry) const {
        entry.element = readElement(map);
        entry.when = readWhen(map);
        each(map, "marks", [&](const Node &mark) { entry.marks.emplace_back(mark.text()); });
        each(map, "adapted-for",
             [&](const Node &edition) { entry.adaptedFor.push_back(readEdition(edition)); });
        each(map, "publishers", [&](const Node &name) { entry.publishers.emplace_back(name.text()); });
    }

    void readScript(const Node &node) {
        node.only({"id", "steps"});
        Script script;
        script.id = readId(node, false);
        if (m_spine.script(script.id)) {
            node.at("id").fail("reference.duplicate-id", script.id);
        }
        for (const Node stepNode : node.at("steps").items()) {
            stepNode.only({"id", "title", "after-tile", "blocks"});
            const auto afterTile = stepNode.find("after-tile");
            Step step{readId(stepNode, false), readText(stepNode.at("title")), afterTile && afterTile->flag(), {}};
            m_blocks.order.addContainer(step.id, stepNode.at("id"));
            readBlocks(stepNode, {Arrangement::Tie::Own, step.id, stepNode, {}});
            script.steps.push_back(std::move(step));
        }
        m_spine.scripts.push_back(std::move(script));
    }

    void readBlocks(const Node &map, Arrangement::Group group) {
        each(map, "blocks", [&](const Node &node) {
            node.only({"id", "scope", "from", "text", "when", "items"});
            Block block;
            block.id = readId(node, false);
            if (const auto scope = node.find("scope")) {
                block.scope = static_cast<Scope>(
                    scope->oneOf({"once", "choice", "each-completed", "each-player", "until-all-pass"}));
            }
            if (block.scope == Scope::EachPlayer || block.scope == Scope::UntilAllPass) {
                node.at("from").oneOf({"active", "left"});
                block.from = node.at("from").text();
            } else if (const auto from = node.find("from")) {
                from->fail("reference.from-without-players", from->excerpt());
            }
            block.text = readTextAt(node, "text");
            block.when = readWhen(node);
            m_blocks.order.addEntry(block.id, node.at("id"));
            m_items.order.addContainer(block.id, node.at("id"));
            readItems(node, "items", {Arrangement::Tie::Own, block.id, node, {}});
            group.members.push_back(m_blocks.entries.size());
            m_blocks.entries.push_back(std::move(block));
        });
        m_blocks.order.addGroup(std::move(group));
    }

    void readItems(const Node &map, std::string_view key, Arrangement::Group group) {
        each(map, key, [&](const Node &node) {
            node.only({"id", "element", "when", "duty", "text", "marks", "adapted-for", "publishers"});
            Item item;
            item.id = readId(node, true);
            item.duty = static_cast<Duty>(node.at("duty").oneOf({"must", "may", "automatic", "informative"}));
            item.text = readText(node.at("text"));
            readOrigin(node, item);
            claimId(node);
            m_items.order.addEntry(item.id, node.at("id"));
            group.members.push_back(m_items.entries.size());
            m_items.entries.push_back(std::move(item));
        });
        m_items.order.addGroup(std::move(group));
    }

    void readSubjects(const Node &map, Arrangement::Group group) {
        each(map, "subjects", [&](const Node &node) {
            node.only({"id", "name", "when", "rows"});
            Subject subject{readId(node, false), readText(node.at("name")), readWhen(node)};
            m_subjects.order.addEntry(subject.id, node.at("id"));
            m_rows.order.addContainer(subject.id, node.at("id"));
            readRows(node, {Arrangement::Tie::Own, subject.id, node, {}});
            group.members.push_back(m_subjects.entries.size());
            m_subjects.entries.push_back(std::move(subject));
        });
        m_subjects.order.addGroup(std::move(group));
    }

    void readRows(const Node &map, Arrangement::Group group) {
        each(map, "rows", [&](const Node &node) {
            node.only({"id", "category", "element", "when", "during", "after", "after-when", "facts", "marks",
                       "adapted-for", "publishers"});
            Row row;
            row.id = readId(node, true);
            row.category = static_cast<Category>(node.at("category").oneOf({"tile", "figure", "additional"}));
            row.during = readTextAt(node, "during");
            row.after = readTextAt(node, "after");
            row.appliesDuring = !row.during.empty();
            row.appliesAfter = !row.after.empty();
            if (!row.appliesDuring && !row.appliesAfter) {
                node.fail("files.missing-key", {}, "during, after");
            }
            row.afterWhen = readWhen(node, "after-when");
            each(node, "facts", [&](const Node &fact) {
                row.facts.emplace_back(fact.text());
                m_factNames.push_back(fact);
            });
            readOrigin(node, row);
            claimId(node);
            m_rows.order.addEntry(row.id, node.at("id"));
            group.members.push_back(m_rows.entries.size());
            m_rows.entries.push_back(std::move(row));
        });
        m_rows.order.addGroup(std::move(group));
    }

    void readFact(const Node &node) {
        node.only({"id", "type", "per-player", "merge", "label"});
        FactDeclaration fact;
        fact.id = readId(node, false);
        fact.type = static_cast<FactDeclaration::Type>(node.at("type").oneOf({"number", "flag"}));
        fact.perPlayer = node.has("per-player") && node.at("per-player").flag();
        node.at("merge").oneOf({"any", "all", "sum", "set"});
        fact.merge = node.at("merge").text();
        fact.label = readText(node.at("label"));
        if (m_spine.fact(fact.id)) {
            node.at("id").fail("reference.duplicate-id", fact.id);
        }
        m_spine.facts.push_back(std::move(fact));
    }

    void readInsertion(const Node &node) {
        node.only({"into", "after", "before", "blocks", "items", "subjects", "rows"});
        const std::string_view where = onlyOneOf<3>(node, {"into", "after", "before"});
        const std::string_view what = onlyOneOf<4>(node, {"blocks", "items", "subjects", "rows"});
        Arrangement::Group group{
            Arrangement::Tie::Into, std::string(node.at(where).text()), node.at(where), {}};
        if (where != "into") {
            group.tie = where == "after" ? Arrangement::Tie::After : Arrangement::Tie::Before;
        }
        if (what == "blocks") {
            readBlocks(node, std::move(group));
        } else if (what == "items") {
            readItems(node, "items", std::move(group));
        } else if (what == "subjects") {
            readSubjects(node, std::move(group));
        } else {
            readRows(node, std::move(group));
        }
    }

    template <std::size_t N>
    static std::string_view onlyOneOf(const Node &map, const std::array<std::string_view, N> &keys) {
        std::string_view found;
        std::string expected;
        for (const std::string_view key : keys) {
            expected += (expected.empty() ? "" : ", ") + std::string(key);
            if (map.has(key)) {
                if (!found.empty()) {
                    map.at(key).fail("reference.two-of-one-kind", std::string(key), std::string(found));
                }
                found = key;
            }
        }
        if (found.empty()) {
            map.fail("files.missing-key", {}, std::move(expected));
        }
        return found;
    }

    void joinBlocks() {
        for (const auto &contents : m_blocks.order.arrange()) {
            for (Script &script : m_spine.scripts) {
                for (Step &step : script.steps) {
                    if (step.id == contents.container) {
                        for (const std::size_t index : contents.entries) {
                            step.blocks.push_back(m_blocks.entries[index]);
                        }
                    }
                }
            }
        }
    }

    void joinItems() {
        for (const auto &contents : m_items.order.arrange()) {
            const auto [list, step] = itemListNamed(contents.container);
            for (const std::size_t index : contents.entries) {
                list->push_back(m_items.entries[index]);
                list->back().step = step;
            }
        }
    }

    std::pair<std::vector<Item> *, std::string> itemListNamed(std::string_view container) {
        for (Script &script : m_spine.scripts) {
            for (Step &step : script.steps) {
                for (Block &block : step.blocks) {
                    if (block.id == container) {
                        return {&block.items, step.id};
                    }
                }
            }
        }
        std::vector<Item> *list = container == "anytime"  ? &m_spine.anytime
                                  : container == "upkeep" ? &m_spine.upkeep
                                                          : &m_spine.reactions;
        return {list, std::string(container)};
    }

    void joinRows() {
        const std::vector<std::size_t> subjects = m_subjects.order.arrange().front().entries;
        const auto tables = m_rows.order.arrange();
        for (const std::size_t index : subjects) {
            const Subject &subject = m_subjects.entries[index];
            m_spine.subjects.push_back(subject);
            const auto table = std::ranges::find(tables, subject.id, &Arrangement::Contents::container);
            for (const std::size_t row : table->entries) {
                m_spine.rows.push_back(m_rows.entries[row]);
                m_spine.rows.back().subject = subject.id;
            }
        }
    }

    void checkFacts() const {
        for (const Node &name : m_factNames) {
            if (!m_spine.fact(name.text())) {
                name.fail("reference.unknown-fact", name.excerpt());
            }
        }
    }

    const Catalogue &m_catalogue;
    std::string m_element; // of the document that is read, for entries that name none
    Spine m_spine;
    Collection<Block> m_blocks;
    Collection<Item> m_items;
    Collection<Subject> m_subjects;
    Collection<Row> m_rows;
    std::set<std::string_view> m_ids; // of items and rows
    std::vector<Node> m_factNames;
};

} // namespace

Spine readSpine(std::span<const Node> documents, const Catalogue &catalogue) {
    std::vector<Node> sorted(documents.begin(), documents.end());
    if (sorted.empty()) {
        return {};
    }
    std::ranges::stable_sort(sorted, {}, [](const Node &node) { return node.file(); });
    SpineReader reader(catalogue, sorted.front());
    for (const Node &document : sorted) {
        reader.read(document);
    }
    return reader.join();
}

} // namespace scorekeep
