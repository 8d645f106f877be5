// SPDX-License-Identifier: MIT
// Gathers the entries of all documents by their elements.
#include "engine/reference/links.h"

#include "engine/catalogue/catalogue.h"

namespace scorekeep {
namespace {

bool isTable(DocumentId document) {
    return document == DocumentId::ScoringDuring || document == DocumentId::ScoringAfter;
}

std::string_view elementOf(const DocumentLine &line) {
    return std::visit(
        [](const auto &entry) {
            if constexpr (requires { entry->element; }) {
                return std::string_view(entry->element);
            } else {
                return std::string_view();
            }
        },
        line.entry);
}

bool isAutomatic(const DocumentLine &line) {
    const auto *item = std::get_if<const Item *>(&line.entry);
    return item != nullptr && (*item)->duty == Duty::Automatic;
}

} // namespace

EntryLinks::EntryLinks(std::span<const TailoredDocument> documents, const Catalogue &catalogue) {
    for (const TailoredDocument &document : documents) {
        read(document, catalogue);
    }
}

void EntryLinks::read(const TailoredDocument &document, const Catalogue &catalogue) {
    bool resolving = false; // in a block that is gone through for each completed feature
    for (const DocumentLine &line : document.lines) {
        if (line.kind == LineKind::Step || line.kind == LineKind::Section) {
            resolving = false;
        } else if (line.kind == LineKind::Block) {
            resolving = std::get<const Block *>(line.entry)->scope == Scope::EachCompleted;
        }
        const bool row = line.kind == LineKind::Row;
        const bool sentence = line.kind == LineKind::Item || line.kind == LineKind::Note;
        if (!row && !sentence) {
            continue;
        }
        const std::string_view element = elementOf(line);
        m_elementOf[{document.id, line.id}] = element;
        Entries &entries = m_byElement[element];
        entries.always = catalogue.elements.at(element).always;
        const EntryLink link{document.id, line.id};
        if (row) {
            entries.rows.push_back(link);
        } else if (document.id == DocumentId::FinalScoring && (!entries.always || isAutomatic(line))) {
            entries.atEnd.push_back(link);
        } else if (resolving && (!entries.always || isAutomatic(line))) {
            entries.resolving.push_back(link);
        } else if (document.id == DocumentId::OrderOfPlay && !entries.always) {
            entries.others.push_back(link);
        }
    }
}

std::vector<EntryLink> EntryLinks::of(DocumentId document, std::string_view id) const {
    const auto element = m_elementOf.find({document, id});
    if (element == m_elementOf.end()) {
        return {};
    }
    const Entries &entries = m_byElement.at(element->second);
    std::vector<EntryLink> result;
    const auto add = [&result](const std::vector<EntryLink> &links) {
        result.insert(result.end(), links.begin(), links.end());
    };
    if (!isTable(document)) {
        if (!entries.always) {
            add(entries.rows);
        }
        return result;
    }
    const bool after = document == DocumentId::ScoringAfter;
    if (!entries.always) {
        add(after ? entries.atEnd : entries.resolving);
        add(after ? entries.resolving : entries.others);
        add(after ? entries.others : entries.atEnd);
    }
    if (result.empty()) { // no rule of its own: that of every feature
        for (const auto &[name, common] : m_byElement) {
            if (common.always) {
                add(after ? common.atEnd : common.resolving);
            }
        }
    }
    return result;
}

} // namespace scorekeep
