// SPDX-License-Identifier: MIT
// Which entries of other documents belong to one: the rule behind a row, the rows that an item's points are in.
#pragma once

#include "engine/reference/document.h"

#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace scorekeep {

class Catalogue;

struct EntryLink {
    DocumentId document = DocumentId::OrderOfPlay;
    std::string_view id;
    bool operator==(const EntryLink &) const = default;
};

// Between documents that were composed for one selection. Points into their spine.
class EntryLinks {
public:
    EntryLinks(std::span<const TailoredDocument> documents, const Catalogue &catalogue);

    // Of the same element, best first: for a row what happens when a feature is resolved (or at the end) before
    // all else that is played; for an item or a note its rows. Rows without a rule of their own are linked with the
    // resolution of any feature.
    std::vector<EntryLink> of(DocumentId document, std::string_view id) const;

private:
    struct Entries {
        bool always = false; // a part of every game
        std::vector<EntryLink> resolving, atEnd, others, rows;
    };
    void read(const TailoredDocument &document, const Catalogue &catalogue);

    std::map<std::string_view, Entries> m_byElement;
    std::map<std::pair<DocumentId, std::string_view>, std::string_view> m_elementOf;
};

} // namespace scorekeep
