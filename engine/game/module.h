// SPDX-License-Identifier: MIT
// What a rule module binds: its whole surface towards the table. One function a module, in engine/rules.
#pragma once

#include <any>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/choice.h"
#include "engine/game/questions.h"
#include "engine/game/resolution.h"

namespace scorekeep {

class Table;
class Rules;
struct Bindings;

// A prompt that a module adds to a shared choice, and what follows when it is taken.
struct Offer {
    PromptKind kind = PromptKind::PlacePiece;
    std::string source;      // for choices of pieces
    int least = 1, most = 1;
    bool must = false;       // the choice may not be passed while this has options
    std::function<void(const Table &, PlayerId, Options &)> options;
    std::function<bool(const Table &, PlayerId, const Answer &)> accepts;  // cheap test; may be empty
    std::function<void(Table &, PlayerId, const Answer &)> apply;
};

// Where a module's slot is kept.
template <SlotValue T>
struct SlotKey {
    std::uint16_t module = 0;
};

class Module {
public:
    Module(Bindings &bindings, const Rules &rules, std::string name, std::uint16_t index);

    // The module takes part when one of these elements is selected. Called first; without it, always.
    void elements(std::initializer_list<std::string_view> ids);

    // Names to numbers. Unknown names throw std::out_of_range: the data and the module must agree.
    bool selected(std::string_view element) const;
    bool option(std::string_view id, std::string_view value) const;
    PieceKindId piece(std::string_view id) const;
    FactId fact(std::string_view id) const;
    SymbolId symbol(std::string_view id) const;
    SubjectId subject(std::string_view id) const;
    OptionId word(std::string_view id) const;
    std::uint16_t area(std::string_view id) const;
    ItemId itemId(std::string_view id) const;

    template <SlotValue T>
    SlotKey<T> slot() {
        return {addSlot(Slot::make<T>())};
    }
    void item(std::string_view id, std::function<void(Table &)> run);
    void offer(std::string_view item, Offer offer);
    void anytime(std::string_view item, Offer offer);
    template <class Q>
    void question(std::function<typename Q::Result(const Table &, const Q &)> answer) {
        addQuestion(typeid(Q), std::move(answer));
    }
    void survey(std::function<void(const Table &, Resolution &)> fill);
    // Facts that it works out at the table, in a survey or before it resolves something. A row whose facts nobody
    // works out can only be calculated.
    void fills(std::initializer_list<std::string_view> facts);
    void row(std::string_view id, std::initializer_list<std::string_view> facts, std::function<void(Tally &)> run);
    void react(std::string_view id, std::function<void(Table &, const Awarded &)> run);
    // A number about the whole table that everybody may know.
    void count(std::string_view id, std::function<int(const Table &)> number);
    // Returns whether it changed anything; runs until no upkeep does.
    void upkeep(std::string_view id, std::function<bool(Table &)> run);
    // Keeps the module's own slot true and does nothing else.
    template <class E>
    void observe(std::function<void(Table &, const E &)> see) {
        addObserver([see = std::move(see)](Table &table, const Event &event) {
            if (const E *mine = std::get_if<E>(&event)) {
                see(table, *mine);
            }
        });
    }
    // What it understands on tiles and brings to the table; unknown names throw.
    void symbols(std::initializer_list<std::string_view> ids);
    void figures(std::initializer_list<std::string_view> ids);
    void tokens(std::initializer_list<std::string_view> ids);

private:
    std::uint16_t addSlot(Slot slot);
    void addQuestion(const std::type_info &type, std::any answer);
    void addObserver(std::function<void(Table &, const Event &)> see);

    Bindings &m_bindings;
    const Rules &m_rules;
    std::string m_name;
    std::uint16_t m_index;
    bool m_active = true;
};

struct ModuleDefinition {
    std::string name;
    void (*bind)(Module &);
};

// Every module of engine/rules, in the order of their file names (which decides nothing).
const std::vector<ModuleDefinition> &allModules();

}  // namespace scorekeep
