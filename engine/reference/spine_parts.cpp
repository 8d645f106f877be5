// SPDX-License-Identifier: MIT
// Joins blocks to steps, items to blocks, rows to subjects, and notes to what they stand under.
#include "engine/reference/spine_parts.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace scorekeep {
namespace {

class Joiner {
public:
    explicit Joiner(SpineParts &parts) : m_parts(parts) {}

    void join() {
        collectNotes();
        joinBlocks();
        joinItems();
        joinRows();
        checkNames();
    }

private:
    void collectNotes() {
        for (Arrangement::Contents &contents : m_parts.notes.order.arrange()) {
            if (!contents.entries.empty()) {
                m_notesOf.emplace(std::move(contents.container), std::move(contents.entries));
            }
        }
    }

    std::vector<Note> notesOf(const std::string &id) const {
        std::vector<Note> notes;
        if (const auto found = m_notesOf.find(id); found != m_notesOf.end()) {
            for (const std::size_t index : found->second) {
                notes.push_back(m_parts.notes.entries[index]);
                notes.back().notes = notesOf(notes.back().id);
            }
        }
        return notes;
    }

    void joinBlocks() {
        for (const auto &contents : m_parts.blocks.order.arrange()) {
            for (Script &script : m_parts.spine.scripts) {
                for (Step &step : script.steps) {
                    if (step.id == contents.container) {
                        for (const std::size_t index : contents.entries) {
                            step.blocks.push_back(m_parts.blocks.entries[index]);
                        }
                    }
                }
            }
        }
    }

    void joinItems() {
        for (const auto &contents : m_parts.items.order.arrange()) {
            const auto [list, step] = itemListNamed(contents.container);
            for (const std::size_t index : contents.entries) {
                list->push_back(m_parts.items.entries[index]);
                list->back().step = step;
                list->back().notes = notesOf(list->back().id);
            }
        }
    }

    std::pair<std::vector<Item> *, std::string> itemListNamed(std::string_view container) {
        for (Script &script : m_parts.spine.scripts) {
            for (Step &step : script.steps) {
                for (Block &block : step.blocks) {
                    if (block.id == container) {
                        return {&block.items, step.id};
                    }
                }
            }
        }
        std::vector<Item> *list = container == "introduction" ? &m_parts.spine.introduction
                                  : container == "anytime"    ? &m_parts.spine.anytime
                                  : container == "upkeep"     ? &m_parts.spine.upkeep
                                                              : &m_parts.spine.reactions;
        return {list, std::string(container)};
    }

    void joinRows() {
        const std::vector<std::size_t> subjects = m_parts.subjects.order.arrange().front().entries;
        const auto tables = m_parts.rows.order.arrange();
        for (const std::size_t index : subjects) {
            const Subject &subject = m_parts.subjects.entries[index];
            m_parts.spine.subjects.push_back(subject);
            const auto table = std::ranges::find(tables, subject.id, &Arrangement::Contents::container);
            for (const std::size_t row : table->entries) {
                m_parts.spine.rows.push_back(m_parts.rows.entries[row]);
                m_parts.spine.rows.back().subject = subject.id;
                m_parts.spine.rows.back().notes = notesOf(m_parts.spine.rows.back().id);
            }
        }
    }

    void checkNames() const {
        for (const Node &step : m_parts.repeatSteps) {
            if (!m_parts.spine.step(step.text())) {
                step.fail("reference.unknown-container", step.excerpt());
            }
        }
        for (const Node &mark : m_parts.markNames) {
            if (!m_parts.spine.mark(mark.text())) {
                mark.fail("reference.unknown-mark", mark.excerpt());
            }
        }
        for (const Node &name : m_parts.factNames) {
            if (!m_parts.spine.fact(name.text())) {
                name.fail("reference.unknown-fact", name.excerpt());
            }
        }
    }

    SpineParts &m_parts;
    std::map<std::string, std::vector<std::size_t>> m_notesOf; // by the entry that they stand under
};

} // namespace

Spine joined(SpineParts parts) {
    Joiner(parts).join();
    return std::move(parts.spine);
}

} // namespace scorekeep
