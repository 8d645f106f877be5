// SPDX-License-Identifier: MIT
// The six documents, tailored to a selection: views of the spine, ready to be worded and set.
#pragma once

#include "engine/reference/spine.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace scorekeep {

enum class DocumentId : std::uint8_t {
    GameReference, // the phases of a game
    Preparation,
    OrderOfPlay,
    ScoringDuring,
    ScoringAfter,
    FinalScoring,
};
inline constexpr std::array<DocumentId, 6> Documents{DocumentId::GameReference, DocumentId::Preparation,
                                                     DocumentId::OrderOfPlay,   DocumentId::ScoringDuring,
                                                     DocumentId::ScoringAfter,  DocumentId::FinalScoring};

// As the command line names it: `order-of-play`.
std::string_view documentName(DocumentId document);
std::optional<DocumentId> documentNamed(std::string_view name);

enum class LineKind : std::uint8_t {
    Section,     // a list of the order of play ("anytime" ...) or a kind of subjects; has no entry
    Step,        // its title
    Block,       // its text or scope
    Item,        //
    Note,        // under the item, row or note before it, one deeper
    NoActions,   // says that nothing happens in the step before it; has no entry
    RepeatBegin, // around steps that are gone through more than once
    RepeatEnd,   //
    Subject,     // the heading of a scoring table
    Row,         //
};

// Points into the spine that it was composed from, which must outlive it.
struct DocumentLine {
    LineKind kind = LineKind::Item;
    int depth = 0;       // of notes, from 1
    std::string_view id; // of the entry; of a section its name: anytime, upkeep, reactions, feature ...
    std::variant<std::monostate, const Step *, const Block *, const Item *, const Note *, const Repeat *,
                 const Subject *, const Row *>
        entry;
    std::string_view symbol{}; // the drawing beside it; empty where none is, or where a note's is its entry's
};

struct TailoredDocument {
    DocumentId id = DocumentId::OrderOfPlay;
    std::vector<DocumentLine> lines;
};

// Every step that applies is there, also without actions; everything else only where it applies. With a
// number of players only what holds for that number.
TailoredDocument composed(DocumentId id, const Spine &spine, const Selection &selection,
                          const Catalogue &catalogue, std::optional<int> players = {});

} // namespace scorekeep
