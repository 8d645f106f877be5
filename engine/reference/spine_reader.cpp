// SPDX-License-Identifier: MIT
// Reader of the reference documents: collects entries from all files, to be joined into one spine.
#include "engine/reference/spine.h"

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/selection.h"
#include "engine/catalogue/wording.h"
#include "engine/files/node.h"
#include "engine/reference/entry_fields.h"
#include "engine/reference/spine_parts.h"

#include <algorithm>
#include <set>
#include <utility>

namespace scorekeep {
namespace {

class SpineReader {
public:
    SpineReader(const Catalogue &catalogue, const Node &firstPlace) : m_catalogue(catalogue) {
        for (const std::string_view list : SpineLists) {
            m_parts.items.order.addContainer(list, firstPlace);
        }
        m_parts.subjects.order.addContainer(SpineSubjectList, firstPlace);
    }

    void read(const Node &document) {
        document.only({"element", "scripts", "introduction", "anytime", "upkeep", "reactions", "subjects",
                       "facts", "counts", "marks", "symbols", "words", "areas", "refusals", "repeats", "insert"});
        m_element.clear();
        if (const auto element = document.find("element")) {
            m_element = readElementName(*element);
        }
        each(document, "scripts", [&](const Node &script) { readScript(script); });
        for (const std::string_view list : SpineLists) {
            readItems(document, list, {Arrangement::Tie::Into, std::string(list), document, {}});
        }
        readSubjects(document, {Arrangement::Tie::Into, std::string(SpineSubjectList), document, {}});
        each(document, "facts", [&](const Node &fact) { readFact(fact); });
        each(document, "marks", [&](const Node &mark) { readMark(mark); });
        each(document, "symbols", [&](const Node &symbol) { readSymbol(symbol); });
        each(document, "counts", [&](const Node &count) { readCount(count); });
        each(document, "repeats", [&](const Node &repeat) { readRepeat(repeat); });
        readSayings(document, "words", m_parts.spine.words);
        readSayings(document, "areas", m_parts.spine.areas);
        readSayings(document, "refusals", m_parts.spine.refusals);
        each(document, "insert", [&](const Node &insertion) { readInsertion(insertion); });
    }

    Spine join() { return joined(std::move(m_parts)); }

private:
    template <typename Function>
    static void each(const Node &map, std::string_view key, Function read) {
        if (const auto list = map.find(key)) {
            for (const Node item : list->items()) {
                read(item);
            }
        }
    }

    // Items, rows, notes and counts share one space of ids, since a text is found by its id alone.
    void claimId(const Node &map) {
        const Node node = map.at("id");
        if (!m_ids.emplace(node.text()).second) {
            node.fail("reference.duplicate-id", node.excerpt());
        }
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
    void readOrigin(const Node &map, T &entry) {
        entry.element = readElement(map);
        entry.when = readWhen(map);
        each(map, "marks", [&](const Node &mark) {
            entry.marks.emplace_back(mark.text());
            m_parts.markNames.push_back(mark);
        });
        each(map, "adapted-for",
             [&](const Node &edition) { entry.adaptedFor.push_back(readEdition(edition)); });
        each(map, "publishers", [&](const Node &name) { entry.publishers.emplace_back(name.text()); });
        entry.symbol = readTextAt(map, "symbol");
    }

    void readScript(const Node &node) {
        node.only({"id", "steps"});
        Script script;
        script.id = readId(node, false);
        if (m_parts.spine.script(script.id)) {
            node.at("id").fail("reference.duplicate-id", script.id);
        }
        for (const Node stepNode : node.at("steps").items()) {
            stepNode.only({"id", "title", "when", "after-tile", "blocks"});
            const auto afterTile = stepNode.find("after-tile");
            Step step{readId(stepNode, false),
                      readText(stepNode.at("title")),
                      afterTile && afterTile->flag(),
                      {},
                      readWhen(stepNode)};
            m_parts.blocks.order.addContainer(step.id, stepNode.at("id"));
            readBlocks(stepNode, {Arrangement::Tie::Own, step.id, stepNode, {}});
            script.steps.push_back(std::move(step));
        }
        m_parts.spine.scripts.push_back(std::move(script));
    }

    void readBlocks(const Node &map, Arrangement::Group group) {
        each(map, "blocks", [&](const Node &node) {
            node.only({"id", "scope", "from", "text", "when", "items"});
            Block block;
            block.id = readId(node, false);
            readScope(node, block);
            block.text = readTextAt(node, "text");
            block.when = readWhen(node);
            m_parts.blocks.order.addEntry(block.id, node.at("id"));
            m_parts.items.order.addContainer(block.id, node.at("id"));
            readItems(node, "items", {Arrangement::Tie::Own, block.id, node, {}});
            group.members.push_back(m_parts.blocks.entries.size());
            m_parts.blocks.entries.push_back(std::move(block));
        });
        m_parts.blocks.order.addGroup(std::move(group));
    }

    void readItems(const Node &map, std::string_view key, Arrangement::Group group) {
        each(map, key, [&](const Node &node) {
            node.only({"id", "element", "when", "duty", "text", "ask", "symbol", "marks", "adapted-for",
                       "publishers", "count-of", "players", "notes"});
            Item item;
            item.id = readId(node, true);
            item.duty = static_cast<Duty>(node.at("duty").oneOf({"must", "may", "automatic", "informative"}));
            item.text = readText(node.at("text"));
            item.ask = readTextAt(node, "ask");
            readOrigin(node, item);
            readCount(node, item);
            claimId(node);
            addNotesOf(item.id, node);
            m_parts.items.order.addEntry(item.id, node.at("id"));
            group.members.push_back(m_parts.items.entries.size());
            m_parts.items.entries.push_back(std::move(item));
        });
        m_parts.items.order.addGroup(std::move(group));
    }

    void readSubjects(const Node &map, Arrangement::Group group) {
        each(map, "subjects", [&](const Node &node) {
            node.only({"id", "name", "when", "kind", "symbol", "rows"});
            Subject subject{readId(node, false), readText(node.at("name")), readWhen(node)};
            subject.symbol = readTextAt(node, "symbol");
            if (const auto kind = node.find("kind")) {
                subject.kind = static_cast<SubjectKind>(kind->oneOf({"feature", "figure", "other"}));
            }
            m_parts.subjects.order.addEntry(subject.id, node.at("id"));
            m_parts.rows.order.addContainer(subject.id, node.at("id"));
            readRows(node, {Arrangement::Tie::Own, subject.id, node, {}});
            group.members.push_back(m_parts.subjects.entries.size());
            m_parts.subjects.entries.push_back(std::move(subject));
        });
        m_parts.subjects.order.addGroup(std::move(group));
    }

    void readRows(const Node &map, Arrangement::Group group) {
        each(map, "rows", [&](const Node &node) {
            node.only({"id", "category", "element", "when", "during", "after", "after-when", "facts", "symbol",
                       "marks", "adapted-for", "publishers", "notes"});
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
                m_parts.factNames.push_back(fact);
            });
            readOrigin(node, row);
            claimId(node);
            addNotesOf(row.id, node);
            m_parts.rows.order.addEntry(row.id, node.at("id"));
            group.members.push_back(m_parts.rows.entries.size());
            m_parts.rows.entries.push_back(std::move(row));
        });
        m_parts.rows.order.addGroup(std::move(group));
    }

    // An item, row or note: whatever may have notes.
    void addNotesOf(const std::string &id, const Node &node) {
        m_parts.notes.order.addContainer(id, node.at("id"));
        readNotes(node, {Arrangement::Tie::Own, id, node, {}});
    }

    void readNotes(const Node &map, Arrangement::Group group) {
        each(map, "notes", [&](const Node &node) {
            node.only({"id", "element", "when", "text", "symbol", "marks", "adapted-for", "publishers",
                       "count-of", "players", "footnote", "notes"});
            Note note;
            note.id = readId(node, true);
            note.text = readText(node.at("text"));
            note.footnote = node.has("footnote") && node.at("footnote").flag();
            readOrigin(node, note);
            readCount(node, note);
            claimId(node);
            m_parts.notes.order.addEntry(note.id, node.at("id"));
            group.members.push_back(m_parts.notes.entries.size());
            m_parts.notes.entries.push_back(note); // before those under it: entries are numbered as they come
            addNotesOf(note.id, node);
        });
        m_parts.notes.order.addGroup(std::move(group));
    }

    // `count-of: tower-piece`; `players: 3`, `players: 2-4`.
    template <typename T>
    void readCount(const Node &map, T &entry) const {
        if (const auto piece = map.find("count-of")) {
            if (!m_catalogue.pieces.find(piece->text())) {
                piece->fail("catalogue.unknown-piece", piece->excerpt());
            }
            entry.countOf = piece->text();
        }
        if (const auto players = map.find("players")) {
            entry.players = readPlayers(*players);
        }
    }

    void readFact(const Node &node) {
        FactDeclaration fact = readFactDeclaration(node);
        if (m_parts.spine.fact(fact.id)) {
            node.at("id").fail("reference.duplicate-id", fact.id);
        }
        m_parts.spine.facts.push_back(std::move(fact));
    }

    void readMark(const Node &node) {
        node.only({"id", "name", "when"});
        const Node id = node.at("id");
        if (m_parts.spine.mark(id.text())) {
            id.fail("reference.duplicate-id", id.excerpt());
        }
        m_parts.spine.marks.push_back({std::string(id.text()), readText(node.at("name")), readWhen(node)});
    }

    void readSymbol(const Node &node) {
        node.only({"element", "symbol"});
        ElementSymbol symbol{readElement(node), readText(node.at("symbol"))};
        if (!m_parts.spine.symbol(symbol.element).empty()) {
            node.at("symbol").fail("reference.duplicate-id", symbol.element);
        }
        auto &all = m_parts.spine.symbols;
        all.insert(std::ranges::lower_bound(all, symbol.element, {}, &ElementSymbol::element),
                   std::move(symbol));
    }

    void readRepeat(const Node &node) {
        node.only({"id", "from", "to", "element", "when", "text"});
        Repeat repeat;
        repeat.id = readId(node, true);
        repeat.element = readElement(node);
        repeat.when = readWhen(node);
        repeat.text = readText(node.at("text"));
        repeat.from = node.at("from").text();
        repeat.to = node.at("to").text();
        claimId(node);
        m_parts.repeatSteps.push_back(node.at("from"));
        m_parts.repeatSteps.push_back(node.at("to"));
        m_parts.spine.repeats.push_back(std::move(repeat));
    }

    void readCount(const Node &node) {
        node.only({"id", "element", "when", "label"});
        claimId(node);
        m_parts.spine.counts.push_back(
            {readId(node, true), readElement(node), readWhen(node), readText(node.at("label"))});
    }

    // A refusal may be an item's id as well, so they share a space of ids.
    void readSayings(const Node &map, std::string_view key, std::vector<Saying> &sayings) {
        const bool sentence = key == "refusals";
        each(map, key, [&](const Node &node) {
            node.only({"id", "element", "text"});
            Saying saying{readId(node, sentence), m_element, readText(node.at("text"))};
            if (const auto element = node.find("element")) {
                saying.element = readElementName(*element);
            }
            if (sentence) {
                claimId(node);
            } else if (std::ranges::find(sayings, saying.id, &Saying::id) != sayings.end()) {
                node.at("id").fail("reference.duplicate-id", saying.id);
            }
            sayings.push_back(std::move(saying));
        });
    }

    void readInsertion(const Node &node) {
        node.only({"into", "after", "before", "blocks", "items", "subjects", "rows", "notes"});
        const std::string_view where = onlyOneOf(node, {"into", "after", "before"});
        const std::string_view what = onlyOneOf(node, {"blocks", "items", "subjects", "rows", "notes"});
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
        } else if (what == "notes") {
            readNotes(node, std::move(group));
        } else {
            readRows(node, std::move(group));
        }
    }

    const Catalogue &m_catalogue;
    std::string m_element; // of the document that is read, for entries that name none
    SpineParts m_parts;
    std::set<std::string_view> m_ids; // of items, rows, notes and counts
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
