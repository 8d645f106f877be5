// SPDX-License-Identifier: MIT
// Binds the modules to the selection's data and numbers everything.
#include "engine/game/rules.h"

#include <algorithm>
#include <stdexcept>

#include "engine/catalogue/notation.h"

namespace scorekeep {
namespace {

// By ScriptKind; without a board there is nothing to set up.
constexpr std::array<std::string_view, 3> ScriptNames{"setup", "turn", "end"};
constexpr std::array<std::string_view, 3> ScoresScriptNames{"", "scores-turn", "scores-end"};

template <class T>
const T *findBound(const std::vector<std::pair<std::string, T>> &bound, std::string_view id) {
    const auto at = std::find_if(bound.begin(), bound.end(), [id](const auto &b) { return b.first == id; });
    return at == bound.end() ? nullptr : &at->second;
}

// One owner an id: two modules that bind the same would make the order of modules matter.
template <class T>
void refuseDoubles(const std::vector<std::pair<std::string, T>> &bound) {
    for (std::size_t i = 0; i < bound.size(); ++i) {
        if (findBound(bound, bound[i].first) != &bound[i].second) {
            throw std::runtime_error("bound twice: " + bound[i].first);
        }
    }
}

template <class Id>
std::optional<Id> indexOf(const std::vector<std::string> &names, std::string_view name) {
    const auto at = std::find(names.begin(), names.end(), name);
    return at == names.end() ? std::nullopt : std::optional<Id>(Id(at - names.begin()));
}

// Tiles that an element brings are no part of what its set mixes in.
std::vector<std::string_view> keptTiles(const Catalogue &catalogue) {
    std::vector<std::string_view> kept;
    for (const Element &element : catalogue.elements) {
        kept.insert(kept.end(), element.tiles.begin(), element.tiles.end());
    }
    return kept;
}

// How many of the box that holds an element are on the table: as many as of the set of its tiles of which most
// copies are played, and one where only its rules are.
int boxesOf(const Catalogue &catalogue, const Selection &selection, std::string_view element) {
    int boxes = 1;
    if (const Expansion *expansion = catalogue.expansions.find(catalogue.elements.at(element).expansion)) {
        for (const std::string &set : expansion->tileSets) {
            boxes = std::max(boxes, selection.copies(set));
        }
    }
    return boxes;
}

}  // namespace

Rules::Rules(const World &world, const Setup &setup, bool everything)
    : m_world(world), m_setup(setup), m_spine(tailored(world.spine, setup.selection, world.catalogue)) {
    m_bindings.everything = everything;
    if (setup.board) {
        poolTiles();
    }
    number();
    bind();
    if (!setup.board) {
        keepRowsAlone();
    }
    orderScripts();
    orderRows();
    orderLists();
}

void Rules::poolTiles() {
    std::vector<TileKind> kinds;
    const std::vector<std::string_view> kept = keptTiles(m_world.catalogue);
    for (const auto &[id, copies] : m_setup.selection.tileSets) {
        const TileSet *set = m_world.tileSet(id);
        if (set == nullptr) {
            throw std::runtime_error("no tiles for the set " + id);
        }
        for (TileKind &kind : set->kindsFor(editionName(m_setup.selection.edition))) {
            if (std::find(kept.begin(), kept.end(), kind.id) != kept.end()) {
                continue;
            }
            const auto &removed = m_setup.removed;
            const bool out = std::find(removed.begin(), removed.end(), kind.id) != removed.end();
            m_counts.push_back(out ? 0 : kind.count * copies);
            if (kind.id == set->start && !out && !m_startKind) {
                m_startKind = KindId(kinds.size());
            }
            kinds.push_back(std::move(kind));
        }
    }
    m_kept.assign(kinds.size(), false);
    poolKept(kinds);
    m_pool = TilePool(std::move(kinds));
}

void Rules::poolKept(std::vector<TileKind> &kinds) {
    for (const std::string &element : m_setup.selection.elements) {
        for (const std::string &id : m_world.catalogue.elements.at(element).tiles) {
            const TileSet *set = m_world.tileSet(id.substr(0, id.find('.')));
            const auto all = set != nullptr ? set->kindsFor(editionName(m_setup.selection.edition)) : std::vector<TileKind>();
            const auto found = std::find_if(all.begin(), all.end(), [&](const TileKind &kind) { return kind.id == id; });
            if (found == all.end()) {
                throw std::runtime_error("no tile " + id + " for " + element);
            }
            m_counts.push_back(found->count);
            m_kept.push_back(true);
            kinds.push_back(*found);
        }
    }
}

void Rules::number() {
    for (const Item *item : m_spine.allItems()) {
        m_itemNames.push_back(item->id);
        m_itemSteps.push_back(item->step);
    }
    m_firstCore = ItemId(m_itemNames.size());
    for (const std::string_view name : {core::End, core::Score, core::Points, core::MovePiece, core::AddTile, core::RemoveTile,
                                        core::TurnTile, core::EmptyStack, core::Turn}) {
        m_itemNames.emplace_back(name);
        m_itemSteps.emplace_back();
    }
    for (const Subject &subject : m_world.spine.subjects) {
        m_subjects.push_back(subject.id);
    }
    for (const PieceKind &piece : m_world.catalogue.pieces) {
        m_pieces.push_back(&piece);
    }
    for (std::size_t s = 0; s < m_world.symbols.symbols.size(); ++s) {
        const std::string &name = m_world.symbols.symbols[s].fact;
        if (const auto found = name.empty() ? std::nullopt : fact(name)) {
            m_symbolFacts.emplace_back(SymbolId(s), *found);
        }
    }
}

void Rules::bind() {
    for (std::size_t i = 0; i < m_world.modules.size(); ++i) {
        Module module(m_bindings, *this, m_world.modules[i].name, std::uint16_t(i));
        m_world.modules[i].bind(module);
    }
    refuseDoubles(m_bindings.items);
    refuseDoubles(m_bindings.offers);
    refuseDoubles(m_bindings.anytime);
    refuseDoubles(m_bindings.rows);
    refuseDoubles(m_bindings.reactions);
    refuseDoubles(m_bindings.upkeep);
    refuseDoubles(m_bindings.counts);
    std::stable_sort(m_bindings.questions.begin(), m_bindings.questions.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
}

// Nothing that looks at the table or waits for it takes part; items run only where a script names them.
void Rules::keepRowsAlone() {
    m_bindings.anytime.clear();
    m_bindings.reactions.clear();
    m_bindings.upkeep.clear();
    m_bindings.counts.clear();
    m_bindings.questions.clear();
    m_bindings.surveys.clear();
    m_bindings.observers.clear();
    m_bindings.memory.clear();
}

std::string_view Rules::scriptName(ScriptKind kind) const {
    return (m_setup.board ? ScriptNames : ScoresScriptNames)[std::size_t(kind)];
}

bool Rules::isCorrection(ItemId id) const {
    return isCore(id) && itemName(id) != core::Score && itemName(id) != core::End;
}

void Rules::orderScripts() {
    for (std::size_t s = 0; s < ScriptNames.size(); ++s) {
        const Script *script = m_spine.script(scriptName(ScriptKind(s)));
        for (std::size_t step = 0; script != nullptr && step < script->steps.size(); ++step) {
            for (const Block &block : script->steps[step].blocks) {
                BoundBlock bound{block.id,
                                 std::uint16_t(step),
                                 block.scope,
                                 block.from == "left",
                                 script->steps[step].afterTile,
                                 {}};
                for (const Item &item : block.items) {
                    const auto *run = findBound(m_bindings.items, item.id);
                    const auto *offer = findBound(m_bindings.offers, item.id);
                    if (run != nullptr || offer != nullptr) {
                        bound.items.push_back({at(item.id), run, offer});
                    }
                }
                if (!bound.items.empty()) {
                    m_scripts[s].push_back(std::move(bound));
                }
            }
        }
    }
}

void Rules::orderRows() {
    m_rows.resize(m_subjects.size());
    for (std::size_t r = 0; r < m_spine.rows.size(); ++r) {
        const Row &row = m_spine.rows[r];
        const Bindings::BoundRow *bound = findBound(m_bindings.rows, row.id);
        const SubjectId subject = *indexOf<SubjectId>(m_subjects, row.subject);
        if (bound != nullptr && row.appliesDuring) {
            m_rows[subject][std::size_t(Phase::During)].push_back({RowId(r), bound});
        }
        if (bound != nullptr && row.appliesAfter) {
            m_rows[subject][std::size_t(Phase::After)].push_back({RowId(r), bound});
        }
    }
}

void Rules::orderLists() {
    for (const Item &item : m_spine.anytime) {
        if (const Offer *offer = findBound(m_bindings.anytime, item.id)) {
            m_anytime.emplace_back(at(item.id), offer);
        }
    }
    for (const Item &item : m_spine.upkeep) {
        if (const auto *run = findBound(m_bindings.upkeep, item.id)) {
            m_upkeep.push_back(run);
        }
    }
    for (const Item &item : m_spine.reactions) {
        if (const auto *run = findBound(m_bindings.reactions, item.id)) {
            m_reactions.push_back(run);
        }
    }
    for (const PublicCount &count : m_spine.counts) {
        if (const auto *run = findBound(m_bindings.counts, count.id)) {
            m_countRuns.emplace_back(&count, run);
        }
    }
}

std::optional<SymbolId> Rules::calledBy(const Segment &segment) const {
    for (const SymbolUse &use : segment.symbols) {
        const auto &known = m_bindings.symbols;
        const bool understood = std::find(known.begin(), known.end(), use.symbol) != known.end();
        if (m_world.symbols[use.symbol].namesSegment && understood) {
            return use.symbol;
        }
    }
    return std::nullopt;
}

std::span<const Rules::BoundQuestion> Rules::answers(std::type_index question) const {
    const auto &all = m_bindings.questions;
    const auto [first, last] = std::equal_range(all.begin(), all.end(), BoundQuestion{question, {}},
                                                [](const auto &a, const auto &b) { return a.first < b.first; });
    return {first, last};
}

std::optional<ItemId> Rules::item(std::string_view name) const {
    return indexOf<ItemId>(m_itemNames, name);
}

ItemId Rules::at(std::string_view name) const {
    const std::optional<ItemId> found = item(name);
    if (!found) {
        throw std::out_of_range("no such item: " + std::string(name));
    }
    return *found;
}

std::optional<PieceKindId> Rules::piece(std::string_view name) const {
    const auto at = std::find_if(m_pieces.begin(), m_pieces.end(), [name](const PieceKind *p) { return p->id == name; });
    return at == m_pieces.end() ? std::nullopt : std::optional<PieceKindId>(PieceKindId(at - m_pieces.begin()));
}

bool Rules::canStandOn(PieceKindId piece, const Segment &segment) const {
    const PieceKind &kind = pieceKind(piece);
    return kind.canStandOn(segment.kind) ||
           std::any_of(segment.symbols.begin(), segment.symbols.end(), [&](const SymbolUse &use) {
               const auto &understood = m_bindings.symbols;
               const Symbol &symbol = m_world.symbols[use.symbol];
               const bool named = std::find(kind.alsoOn.begin(), kind.alsoOn.end(), symbol.id) != kind.alsoOn.end();
               return symbol.ownSegment && named &&
                      std::find(understood.begin(), understood.end(), use.symbol) != understood.end();
           });
}

std::optional<SubjectId> Rules::subject(std::string_view name) const {
    return indexOf<SubjectId>(m_subjects, name);
}

std::optional<SubjectId> Rules::subject(SegmentKind kind) const {
    const auto at = std::find_if(m_subjects.begin(), m_subjects.end(),
                                 [kind](const std::string &name) { return segmentKindCalled(name) == kind; });
    return at == m_subjects.end() ? std::nullopt : std::optional<SubjectId>(SubjectId(at - m_subjects.begin()));
}

std::optional<FactId> Rules::fact(std::string_view name) const {
    const auto &facts = m_spine.facts;
    const auto at = std::find_if(facts.begin(), facts.end(), [name](const FactDeclaration &f) { return f.id == name; });
    return at == facts.end() ? std::nullopt : std::optional<FactId>(FactId(at - facts.begin()));
}

std::optional<RowId> Rules::rowId(std::string_view name) const {
    const auto &rows = m_spine.rows;
    const auto at = std::find_if(rows.begin(), rows.end(), [name](const Row &row) { return row.id == name; });
    return at == rows.end() ? std::nullopt : std::optional<RowId>(RowId(at - rows.begin()));
}

std::string_view Rules::option(std::string_view id) const {
    return m_setup.selection.option(m_world.catalogue, id);
}

// Figures and tokens of all that is selected, to the players and into the common supply.
void Rules::deal(State &state) const {
    const auto pieces = [&](PieceKindId kind, PlayerId owner, int count, Place place) {
        state.pieces.insert(state.pieces.end(), std::size_t(std::max(0, count)), Piece{kind, owner, place});
    };
    for (const std::string &id : m_setup.selection.elements) {
        for (const PieceSupply &supply : m_world.catalogue.elements.at(id).pieces) {
            const PieceKindId kind = *piece(supply.piece);
            if (!supply.isIn(m_setup.selection, m_world.catalogue)) {
                continue;
            }
            const auto other = std::find_if(m_setup.pieces.begin(), m_setup.pieces.end(),
                                            [&](const auto &p) { return p.first == supply.piece; });
            const int each = other != m_setup.pieces.end() ? other->second : supply.forEach(players());
            for (PlayerId player = 0; player < players(); ++player) {
                pieces(kind, player, each, Place::supply());
                pieces(kind, player, supply.reserve, Place::commonSupply());
            }
            // A figure of nobody or a title is there once, however many boxes hold one.
            const bool once = pieceKind(kind).is("neutral") || pieceKind(kind).is("title");
            const int boxes = once ? 1 : boxesOf(m_world.catalogue, m_setup.selection, id);
            pieces(kind, NoPlayer, supply.common * boxes, Place::commonSupply());
        }
    }
}

State Rules::blank() const {
    State state;
    state.board = Board(m_pool);
    state.supply.left.assign(m_counts.begin(), m_counts.end());
    for (const bool kept : m_kept) {
        state.supply.stage.push_back(kept ? TileSupply::NotDrawable : TileSupply::Land);
    }
    state.starter = m_setup.starter;
    state.memory = m_bindings.memory;
    for (PlayerId player = 0; player < players(); ++player) {
        state.scoreboard.push_back({player, 0});
    }
    if (m_setup.board) {
        deal(state);
    }
    for (const StartTile &tile : m_setup.start) {
        const std::optional<KindId> kind = m_pool.find(tile.kind);
        if (!kind || !state.board.isFree(*kind, tile.placement)) {
            throw std::runtime_error("no place or no such start tile: " + tile.kind);
        }
        std::uint16_t &left = state.supply.left[*kind];
        left = std::uint16_t(left > 0 ? left - 1 : 0);
        state.board.place(*kind, tile.placement);
    }
    state.queue.push_back({ScriptKind::Setup, state.starter});
    state.queue.push_back({ScriptKind::Turn, state.starter, 1});
    return state;
}

}  // namespace scorekeep
