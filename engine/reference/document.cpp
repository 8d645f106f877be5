// SPDX-License-Identifier: MIT
// Puts the lines of a document together, and leaves out what does not apply.
#include "engine/reference/document.h"

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/selection.h"

#include <algorithm>

namespace scorekeep {
namespace {

constexpr std::array<std::string_view, 6> Names{"game-reference", "preparation",   "order-of-play",
                                                "scoring-during", "scoring-after", "final-scoring"};
constexpr std::array<std::string_view, 3> SubjectKinds{"feature", "figure", "other"};

class Composer {
public:
    Composer(const Spine &spine, const Selection &selection, const Catalogue &catalogue,
             std::optional<int> players)
        : m_spine(spine), m_selection(selection), m_catalogue(catalogue), m_players(players) {}

    void script(std::string_view id) {
        const Script *script = m_spine.script(id);
        if (script == nullptr) {
            return;
        }
        for (const Step &each : script->steps) {
            if (!each.when.holds(m_selection, m_catalogue)) {
                continue;
            }
            repeats(each.id, LineKind::RepeatBegin);
            step(each);
            repeats(each.id, LineKind::RepeatEnd);
        }
    }

    void list(std::string_view name, const std::vector<Item> &all) {
        const std::size_t before = m_lines.size();
        m_lines.push_back({LineKind::Section, 0, name, {}});
        items(all);
        if (m_lines.size() == before + 1) {
            m_lines.pop_back();
        }
    }

    void tables(bool during) {
        for (std::size_t kind = 0; kind < SubjectKinds.size(); ++kind) {
            const std::size_t before = m_lines.size();
            m_lines.push_back({LineKind::Section, 0, SubjectKinds[kind], {}});
            for (const Subject &subject : m_spine.subjects) {
                if (std::size_t(subject.kind) == kind && subject.when.holds(m_selection, m_catalogue)) {
                    table(subject, during);
                }
            }
            if (m_lines.size() == before + 1) {
                m_lines.pop_back();
            }
        }
    }

    std::vector<DocumentLine> take() { return std::move(m_lines); }

private:
    template <typename T>
    bool applies(const T &entry) const {
        return m_selection.has(entry.element) && entry.when.holds(m_selection, m_catalogue);
    }

    bool fits(const PlayerRange &players) const { return !m_players || players.holds(*m_players); }

    template <typename T>
    void add(LineKind kind, const T &entry, int depth = 0, std::string_view symbol = {}) {
        m_lines.push_back({kind, depth, entry.id, &entry, symbol});
    }

    template <typename T>
    std::string_view symbolOf(const T &entry) const {
        if (!entry.symbol.empty()) {
            return entry.symbol;
        }
        if constexpr (requires { entry.countOf; }) {
            if (!entry.countOf.empty()) {
                return m_catalogue.pieces.at(entry.countOf).symbol;
            }
        }
        return m_spine.symbol(entry.element);
    }

    void repeats(std::string_view step, LineKind kind) {
        for (const Repeat &repeat : m_spine.repeats) {
            if ((kind == LineKind::RepeatBegin ? repeat.from : repeat.to) == step && applies(repeat)) {
                add(kind, repeat);
            }
        }
    }

    void step(const Step &step) {
        add(LineKind::Step, step);
        const std::size_t before = m_lines.size();
        for (const Block &each : step.blocks) {
            block(each);
        }
        if (m_lines.size() == before) {
            m_lines.push_back({LineKind::NoActions, 0, step.id, {}});
        }
    }

    void block(const Block &block) {
        if (!block.when.holds(m_selection, m_catalogue)) {
            return;
        }
        const bool hasLine = !block.text.empty() || block.scope != Scope::Once;
        const std::size_t before = m_lines.size();
        if (hasLine) {
            add(LineKind::Block, block);
        }
        items(block.items);
        if (hasLine && m_lines.size() == before + 1) {
            m_lines.pop_back(); // nothing under it
        }
    }

    void items(const std::vector<Item> &all) {
        for (const Item &item : all) {
            if (applies(item) && fits(item.players)) {
                add(LineKind::Item, item, 0, symbolOf(item));
                notes(item.notes, 1, symbolOf(item));
            }
        }
    }

    void notes(const std::vector<Note> &all, int depth, std::string_view above) {
        for (const Note &note : all) {
            if (applies(note) && fits(note.players)) {
                const std::string_view own = symbolOf(note);
                add(LineKind::Note, note, depth, own == above ? std::string_view() : own);
                notes(note.notes, depth + 1, own);
            }
        }
    }

    bool applies(const Row &row, bool during) const {
        return applies(row) && (during ? row.appliesDuring
                                       : row.appliesAfter && row.afterWhen.holds(m_selection, m_catalogue));
    }

    void table(const Subject &subject, bool during) {
        const std::size_t before = m_lines.size();
        add(LineKind::Subject, subject, 0, subject.symbol);
        for (const Row &row : m_spine.rows) {
            if (row.subject == subject.id && applies(row, during)) {
                const std::string_view own = symbolOf(row);
                add(LineKind::Row, row, 0, own == subject.symbol ? std::string_view() : own);
                notes(row.notes, 1, own);
            }
        }
        if (m_lines.size() == before + 1) {
            m_lines.pop_back();
        }
    }

    const Spine &m_spine;
    const Selection &m_selection;
    const Catalogue &m_catalogue;
    std::optional<int> m_players;
    std::vector<DocumentLine> m_lines;
};

} // namespace

std::string_view documentName(DocumentId document) {
    return Names[std::size_t(document)];
}

std::optional<DocumentId> documentNamed(std::string_view name) {
    const auto found = std::ranges::find(Names, name);
    if (found == Names.end()) {
        return std::nullopt;
    }
    return DocumentId(found - Names.begin());
}

TailoredDocument composed(DocumentId id, const Spine &spine, const Selection &selection,
                          const Catalogue &catalogue, std::optional<int> players) {
    Composer composer(spine, selection, catalogue, players);
    switch (id) {
    case DocumentId::GameReference:
        composer.script("game");
        break;
    case DocumentId::Preparation:
        composer.script("setup");
        break;
    case DocumentId::OrderOfPlay:
        composer.list("introduction", spine.introduction);
        composer.list("anytime", spine.anytime);
        composer.script("turn");
        composer.list("upkeep", spine.upkeep);
        composer.list("reactions", spine.reactions);
        break;
    case DocumentId::ScoringDuring:
        composer.tables(true);
        break;
    case DocumentId::ScoringAfter:
        composer.tables(false);
        break;
    case DocumentId::FinalScoring:
        composer.script("end");
        break;
    }
    return {id, composer.take()};
}

} // namespace scorekeep
