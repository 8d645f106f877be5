// SPDX-License-Identifier: MIT
// Questions to the spine, and its tailoring to a selection.
#include "engine/reference/spine.h"

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/selection.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace scorekeep {
namespace {

template <typename T>
const T *withId(const std::vector<T> &entries, std::string_view id) {
    const auto found = std::ranges::find(entries, id, &T::id);
    return found == entries.end() ? nullptr : &*found;
}

class Tailor {
public:
    Tailor(const Selection &selection, const Catalogue &catalogue)
        : m_selection(selection), m_catalogue(catalogue) {}

    template <typename T>
    bool applies(const T &entry) const {
        return m_selection.has(entry.element) && entry.when.holds(m_selection, m_catalogue);
    }

    template <typename T>
    std::vector<T> applying(const std::vector<T> &entries) const {
        std::vector<T> result;
        for (const T &entry : entries) {
            if (applies(entry)) {
                result.push_back(entry);
                if constexpr (requires { entry.notes; }) {
                    keepApplying(result.back().notes);
                }
            }
        }
        return result;
    }

    Step step(const Step &whole) const {
        Step result{whole.id, whole.title, whole.afterTile, {}, whole.when};
        if (!whole.when.holds(m_selection, m_catalogue)) {
            return result;
        }
        for (const Block &block : whole.blocks) {
            if (!block.when.holds(m_selection, m_catalogue)) {
                continue;
            }
            Block kept{block.id, block.scope, block.from, block.text, block.when, applying(block.items)};
            if (!kept.items.empty()) {
                result.blocks.push_back(std::move(kept));
            }
        }
        return result;
    }

    Script script(const Script &whole) const {
        Script result{whole.id, {}};
        for (const Step &each : whole.steps) {
            if (Step kept = step(each); !kept.blocks.empty()) {
                result.steps.push_back(std::move(kept));
            }
        }
        return result;
    }

    void scoring(const Spine &whole, Spine &result) const {
        auto row = whole.rows.begin(); // they are sorted by subject
        for (const Subject &subject : whole.subjects) {
            const bool isAsked = subject.when.holds(m_selection, m_catalogue);
            const std::size_t before = result.rows.size();
            for (; row != whole.rows.end() && row->subject == subject.id; ++row) {
                if (isAsked && applies(*row)) {
                    addRow(*row, result.rows);
                }
            }
            if (result.rows.size() > before) {
                result.subjects.push_back(subject);
            }
        }
    }

private:
    void keepApplying(std::vector<Note> &notes) const {
        std::erase_if(notes, [this](const Note &note) { return !applies(note); });
        for (Note &note : notes) {
            keepApplying(note.notes);
        }
    }

    void addRow(Row row, std::vector<Row> &rows) const {
        if (!row.afterWhen.holds(m_selection, m_catalogue)) {
            row.after.clear();
            row.appliesAfter = false;
        }
        keepApplying(row.notes);
        if (row.appliesDuring || row.appliesAfter) {
            rows.push_back(std::move(row));
        }
    }

    const Selection &m_selection;
    const Catalogue &m_catalogue;
};

} // namespace

const Script *Spine::script(std::string_view id) const {
    return withId(scripts, id);
}

const Step *Spine::step(std::string_view id) const {
    for (const Script &each : scripts) {
        if (const Step *found = withId(each.steps, id)) {
            return found;
        }
    }
    return nullptr;
}

const Item *Spine::item(std::string_view id) const {
    for (const Item *each : allItems()) {
        if (each->id == id) {
            return each;
        }
    }
    return nullptr;
}

const Row *Spine::row(std::string_view id) const {
    return withId(rows, id);
}

const FactDeclaration *Spine::fact(std::string_view id) const {
    return withId(facts, id);
}

const Saying *Spine::refusal(std::string_view id) const {
    return withId(refusals, id);
}

const Mark *Spine::mark(std::string_view id) const {
    return withId(marks, id);
}

std::string_view Spine::symbol(std::string_view element) const {
    const auto found = std::ranges::lower_bound(symbols, element, {}, &ElementSymbol::element);
    return found != symbols.end() && found->element == element ? std::string_view(found->symbol)
                                                               : std::string_view();
}

std::vector<const Item *> Spine::allItems() const {
    std::vector<const Item *> items;
    const auto add = [&items](const std::vector<Item> &list) {
        for (const Item &each : list) {
            items.push_back(&each);
        }
    };
    for (const Script &each : scripts) {
        for (const Step &part : each.steps) {
            for (const Block &block : part.blocks) {
                add(block.items);
            }
        }
    }
    add(introduction);
    add(anytime);
    add(upkeep);
    add(reactions);
    return items;
}

Spine tailored(const Spine &spine, const Selection &selection, const Catalogue &catalogue) {
    const Tailor tailor(selection, catalogue);
    Spine result;
    for (const Script &script : spine.scripts) {
        result.scripts.push_back(tailor.script(script));
    }
    std::ranges::copy_if(spine.repeats, std::back_inserter(result.repeats),
                         [&tailor](const Repeat &repeat) { return tailor.applies(repeat); });
    result.introduction = tailor.applying(spine.introduction);
    result.anytime = tailor.applying(spine.anytime);
    result.upkeep = tailor.applying(spine.upkeep);
    result.reactions = tailor.applying(spine.reactions);
    tailor.scoring(spine, result);
    result.facts = spine.facts;
    result.marks = spine.marks;
    result.symbols = spine.symbols;
    result.counts = tailor.applying(spine.counts);
    result.words = spine.words;
    result.areas = spine.areas;
    result.refusals = spine.refusals;
    return result;
}

} // namespace scorekeep
