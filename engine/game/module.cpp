// SPDX-License-Identifier: MIT
// Takes what a module binds and keeps it if the module takes part.
#include "engine/game/module.h"

#include <algorithm>
#include <stdexcept>

#include "engine/game/rules.h"

namespace scorekeep {
namespace {

[[noreturn]] void unknown(std::string_view what, std::string_view id) {
    throw std::out_of_range("no such " + std::string(what) + ": " + std::string(id));
}

template <class T>
T known(std::optional<T> found, std::string_view what, std::string_view id) {
    if (!found) {
        unknown(what, id);
    }
    return *found;
}

std::uint16_t indexIn(const std::vector<Saying> &sayings, std::string_view what, std::string_view id) {
    const auto at = std::find_if(sayings.begin(), sayings.end(), [id](const Saying &known) { return known.id == id; });
    if (at == sayings.end()) {
        unknown(what, id);
    }
    return std::uint16_t(at - sayings.begin());
}

}  // namespace

Module::Module(Bindings &bindings, const Rules &rules, std::string name, std::uint16_t index)
    : m_bindings(bindings), m_rules(rules), m_name(std::move(name)), m_index(index) {
    m_bindings.memory.emplace_back();
}

void Module::elements(std::initializer_list<std::string_view> ids) {
    m_active = m_bindings.everything || std::any_of(ids.begin(), ids.end(), [this](std::string_view id) {
                   return m_rules.setup().selection.has(id);
               });
}

bool Module::selected(std::string_view element) const {
    return m_rules.setup().selection.has(element);
}

bool Module::option(std::string_view id, std::string_view value) const {
    return m_rules.option(id) == value;
}

PieceKindId Module::piece(std::string_view id) const {
    return known(m_rules.piece(id), "piece", id);
}

// A hundred modules look up their facts in every game; of one that takes no part nothing is bound, and its
// names are checked where everything is.
FactId Module::fact(std::string_view id) const {
    return m_active ? known(m_rules.fact(id), "fact", id) : FactId{};
}

SymbolId Module::symbol(std::string_view id) const {
    return known(m_rules.world().symbols.find(id), "symbol", id);
}

SubjectId Module::subject(std::string_view id) const {
    return known(m_rules.subject(id), "scoring subject", id);
}

OptionId Module::word(std::string_view id) const {
    return indexIn(m_rules.words(), "word", id);
}

std::uint16_t Module::area(std::string_view id) const {
    return indexIn(m_rules.areas(), "area", id);
}

ItemId Module::itemId(std::string_view id) const {
    return m_rules.item(id).value_or(NoItem);
}

std::uint16_t Module::addSlot(Slot slot) {
    if (m_active) {
        m_bindings.memory[m_index] = std::move(slot);
    }
    return m_index;
}

void Module::item(std::string_view id, std::function<void(Table &)> run) {
    if (m_active) {
        m_bindings.items.emplace_back(id, std::move(run));
    }
}

void Module::offer(std::string_view item, Offer offer) {
    if (m_active) {
        m_bindings.offers.emplace_back(item, std::move(offer));
    }
}

void Module::anytime(std::string_view item, Offer offer) {
    if (m_active) {
        m_bindings.anytime.emplace_back(item, std::move(offer));
    }
}

void Module::survey(std::function<void(const Table &, Resolution &)> fill) {
    if (m_active) {
        m_bindings.surveys.push_back(std::move(fill));
    }
}

void Module::fills(std::initializer_list<std::string_view> facts) {
    for (const std::string_view name : facts) {
        const FactId known = fact(name);
        if (m_active) {
            m_bindings.filled.push_back(known);
        }
    }
}

void Module::row(std::string_view id, std::initializer_list<std::string_view> facts,
                 std::function<void(Tally &)> run) {
    if (!m_active) {
        return;
    }
    Bindings::BoundRow row{{}, std::move(run)};
    for (const std::string_view name : facts) {
        row.facts.push_back(fact(name));
    }
    m_bindings.rows.emplace_back(id, std::move(row));
}

void Module::react(std::string_view id, std::function<void(Table &, const Awarded &)> run) {
    if (m_active) {
        m_bindings.reactions.emplace_back(id, std::move(run));
    }
}

void Module::count(std::string_view id, std::function<int(const Table &)> number) {
    if (m_active) {
        m_bindings.counts.emplace_back(id, std::move(number));
    }
}

void Module::upkeep(std::string_view id, std::function<bool(Table &)> run) {
    if (m_active) {
        m_bindings.upkeep.emplace_back(id, std::move(run));
    }
}

void Module::addQuestion(const std::type_info &type, std::any answer) {
    if (m_active) {
        m_bindings.questions.emplace_back(type, std::move(answer));
    }
}

void Module::addObserver(std::function<void(Table &, const Event &)> see) {
    if (m_active) {
        m_bindings.observers.push_back(std::move(see));
    }
}

void Module::symbols(std::initializer_list<std::string_view> ids) {
    for (const std::string_view id : ids) {
        const SymbolId known = symbol(id);
        if (m_active) {
            m_bindings.symbols.push_back(known);
        }
    }
}

void Module::figures(std::initializer_list<std::string_view> ids) {
    for (const std::string_view id : ids) {
        piece(id);
    }
}

void Module::tokens(std::initializer_list<std::string_view> ids) {
    figures(ids);
}

}  // namespace scorekeep
