// SPDX-License-Identifier: MIT
// Composes the document once for each case, and keeps what belongs to the entry.
#include "engine/reference/rulings.h"

#include "engine/catalogue/catalogue.h"

#include <algorithm>
#include <set>
#include <type_traits>
#include <utility>

namespace scorekeep {
namespace {

using Names = std::set<std::string, std::less<>>;

// Options that a condition depends on.
void addOptions(const Condition &condition, Names &options) {
    for (const Condition::Name &name : condition.identifiers()) {
        if (!name.value.empty()) {
            options.insert(name.id);
        }
    }
}

void addOptions(const std::vector<Note> &notes, Names &options) {
    for (const Note &note : notes) {
        addOptions(note.when, options);
        addOptions(note.notes, options);
    }
}

bool hasNote(const std::vector<Note> &notes, std::string_view id) {
    return std::ranges::any_of(
        notes, [id](const Note &note) { return note.id == id || hasNote(note.notes, id); });
}

template <typename T>
Names ownOptions(const T &entry) {
    Names options;
    addOptions(entry.when, options);
    if constexpr (requires { entry.afterWhen; }) {
        addOptions(entry.afterWhen, options);
    }
    return options;
}

// An item or a row and those that stand for it elsewhere, in the order of the spine.
template <typename T>
struct Family {
    const T *head = nullptr;
    std::vector<const T *> members;
};

template <typename T>
Family<T> familyOf(std::string_view id, const std::vector<const T *> &all) {
    Family<T> family;
    for (const T *entry : all) {
        if (entry->id == id || hasNote(entry->notes, id)) {
            family.head = entry;
        }
    }
    if (family.head == nullptr) {
        return family;
    }
    const Names options = ownOptions(*family.head);
    for (const T *entry : all) {
        const Names own = ownOptions(*entry);
        const bool alternative =
            entry->element == family.head->element &&
            std::ranges::any_of(own, [&](const std::string &option) { return options.contains(option); });
        if (entry == family.head || alternative) {
            family.members.push_back(entry);
        }
    }
    return family;
}

class Comparison {
public:
    Comparison(DocumentId document, const Spine &spine, const Selection &selection,
               const Catalogue &catalogue)
        : m_document(document), m_spine(spine), m_selection(selection), m_catalogue(catalogue) {}

    template <typename T>
    Rulings of(const Family<T> &family) {
        m_result.id = family.head->id;
        m_result.after = m_document == DocumentId::ScoringAfter;
        Names options;
        for (const T *entry : family.members) {
            add(std::is_same_v<T, Row> ? LineKind::Row : LineKind::Item, *entry, 0);
            options.merge(ownOptions(*entry));
            addOptions(entry->notes, options);
        }
        for (const Edition edition : Editions) {
            m_result.editions.push_back(columnOf(edition, {}, {}));
        }
        for (const std::string &id : options) {
            addDeviations(m_catalogue.options.at(id));
        }
        dropWhatHoldsNowhere();
        return std::move(m_result);
    }

private:
    template <typename T>
    void add(LineKind kind, const T &entry, int depth) {
        m_result.lines.push_back({kind, depth, entry.id, &entry});
        for (const Note &note : entry.notes) {
            add(LineKind::Note, note, depth + 1);
        }
    }

    Selection caseOf(Edition edition) const {
        Selection result = m_selection;
        result.edition = edition;
        result.options.clear();
        return normalised(std::move(result), m_catalogue);
    }

    RulingColumn columnOf(Edition edition, const std::string &option, const std::string &value) {
        RulingColumn column{caseOf(edition), option, value, {}, {}};
        if (!option.empty()) {
            column.selection.setOption(m_catalogue, option, value);
        }
        column.holds.assign(m_result.lines.size(), false);
        for (const DocumentLine &line : composed(m_document, m_spine, column.selection, m_catalogue).lines) {
            const auto known = std::ranges::find(m_result.lines, line.id, &DocumentLine::id);
            if (known != m_result.lines.end() && known->kind == line.kind) {
                column.holds[std::size_t(known - m_result.lines.begin())] = true;
            }
        }
        return column;
    }

    void dropWhatHoldsNowhere() {
        for (std::size_t i = m_result.lines.size(); i-- > 0;) {
            const auto holds = [i](const RulingColumn &column) { return bool(column.holds[i]); };
            if (!std::ranges::any_of(m_result.editions, holds) &&
                !std::ranges::any_of(m_result.deviations, holds)) {
                m_result.lines.erase(m_result.lines.begin() + std::ptrdiff_t(i));
                for (auto *columns : {&m_result.editions, &m_result.deviations}) {
                    for (RulingColumn &column : *columns) {
                        column.holds.erase(column.holds.begin() + std::ptrdiff_t(i));
                    }
                }
            }
        }
    }

    void addDeviations(const Option &option) {
        const Edition edition = m_selection.edition;
        for (const OptionValue &value : option.values) {
            if (value.id == option.defaultFor(edition)) {
                continue;
            }
            RulingColumn column = columnOf(edition, option.id, value.id);
            const auto plain = std::ranges::find(m_result.editions, edition,
                                                 [](const RulingColumn &c) { return c.selection.edition; });
            if (column.holds == plain->holds) {
                continue; // it changes nothing here
            }
            for (std::size_t i = 0; i < column.holds.size(); ++i) {
                if (column.holds[i] && !plain->holds[i]) {
                    addPublishers(m_result.lines[i], column.publishers);
                }
            }
            m_result.deviations.push_back(std::move(column));
        }
    }

    static void addPublishers(const DocumentLine &line, std::vector<std::string> &publishers) {
        std::visit(
            [&publishers](const auto &entry) {
                if constexpr (requires { entry->publishers; }) {
                    for (const std::string &name : entry->publishers) {
                        if (std::ranges::find(publishers, name) == publishers.end()) {
                            publishers.push_back(name);
                        }
                    }
                }
            },
            line.entry);
    }

    DocumentId m_document;
    const Spine &m_spine;
    const Selection &m_selection;
    const Catalogue &m_catalogue;
    Rulings m_result;
};

} // namespace

Rulings rulings(DocumentId document, std::string_view id, const Spine &spine, const Selection &selection,
                const Catalogue &catalogue) {
    Comparison comparison(document, spine, selection, catalogue);
    if (document == DocumentId::ScoringDuring || document == DocumentId::ScoringAfter) {
        std::vector<const Row *> rows;
        for (const Row &row : spine.rows) {
            rows.push_back(&row);
        }
        const Family<Row> family = familyOf(id, rows);
        return family.head == nullptr ? Rulings() : comparison.of(family);
    }
    const Family<Item> family = familyOf(id, spine.allItems());
    return family.head == nullptr ? Rulings() : comparison.of(family);
}

} // namespace scorekeep
