// SPDX-License-Identifier: MIT
// A condition on what is selected, parsed once to a flat program.
#pragma once

#include "engine/catalogue/edition.h"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

class Catalogue;
class Node;
struct Selection;

// A mistake in a condition's text; the reader of the file turns it into a FileError.
struct ConditionError : std::runtime_error {
    ConditionError(std::size_t where, std::string what, std::string wanted);
    std::size_t offset; // bytes from the beginning of the text
    std::string found;
    std::string expected;
};

// `fairy and not (ringmaster or C1)`, `farm-scoring=first`: `not` binds before `and` before `or`.
// Names are ids of elements, `option=value`, and editions. An empty text always holds.
class Condition {
public:
    struct Name {
        std::string id;         // element, option or edition
        std::string value;      // of an option; else empty
        std::size_t offset = 0; // in the text
        bool operator==(const Name &) const = default;
    };

    Condition() = default;
    static Condition parse(std::string_view text); // throws ConditionError

    bool holds(const Selection &selection, const Catalogue &catalogue) const;
    bool always() const { return m_program.empty(); }

    // What it names, in order, so that a reader can check that all exist.
    const std::vector<Name> &identifiers() const { return m_names; }
    const std::string &text() const { return m_text; }

    bool operator==(const Condition &) const = default;

private:
    friend class ConditionParser;
    enum class Code : std::uint8_t { Element, Option, InEdition, Not, And, Or };
    struct Step {
        Code code = Code::Element;
        Edition edition = Edition::C1;
        std::uint16_t name = 0; // index into m_names
        bool operator==(const Step &) const = default;
    };

    std::string m_text;
    std::vector<Name> m_names;
    std::vector<Step> m_program; // operands before operators
};

// Reads a condition and checks that every name in it exists. Throws FileError at the name.
Condition readCondition(const Node &text, const Catalogue &catalogue);
// In two steps, for conditions that are read before the whole catalogue is known.
Condition readUncheckedCondition(const Node &text);
void checkCondition(const Condition &condition, const Node &text, const Catalogue &catalogue);

} // namespace scorekeep
