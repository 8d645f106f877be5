// SPDX-License-Identifier: MIT
// Parser and evaluator of conditions.
#include "engine/catalogue/condition.h"

#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/selection.h"
#include "engine/files/file_error.h"
#include "engine/files/node.h"

#include <utility>

namespace scorekeep {
namespace {

constexpr int deepestParentheses = 50;

bool isNameCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.';
}

// A place inside a scalar, as far as it can be known: scalars of conditions are written in one line.
FileError errorWithin(const Node &text, std::size_t offset, std::string id, std::string found,
                      std::string expected) {
    const int column = text.column() + static_cast<int>(offset) + (text.isQuoted() ? 1 : 0);
    return {std::string(text.file()), text.line(),        column, std::move(id),
            std::move(found),         std::move(expected)};
}

std::string valueList(const Option &option) {
    std::string list;
    for (const OptionValue &value : option.values) {
        list += (list.empty() ? "" : ", ") + option.id + '=' + value.id;
    }
    return list;
}

} // namespace

ConditionError::ConditionError(std::size_t where, std::string what, std::string wanted)
    : std::runtime_error("condition: found " + what + ", expected " + wanted), offset(where),
      found(std::move(what)), expected(std::move(wanted)) {}

class ConditionParser {
public:
    explicit ConditionParser(std::string_view text) : m_text(text) { next(); }

    Condition parse() {
        m_condition.m_text = m_text;
        if (!m_word.empty()) {
            alternatives(0);
            if (!m_word.empty()) {
                fail("and, or, end");
            }
        }
        return std::move(m_condition);
    }

private:
    using Code = Condition::Code;

    [[noreturn]] void fail(std::string expected) const {
        throw ConditionError(m_start, m_word.empty() ? "end" : std::string(m_word), std::move(expected));
    }

    void next() {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n')) {
            ++m_at;
        }
        m_start = m_at;
        while (m_at < m_text.size() && isNameCharacter(m_text[m_at])) {
            ++m_at;
        }
        if (m_at == m_start && m_at < m_text.size()) {
            ++m_at; // a single sign: parenthesis, equals or something wrong
        }
        m_word = m_text.substr(m_start, m_at - m_start);
    }

    bool accept(std::string_view word) {
        if (m_word != word) {
            return false;
        }
        next();
        return true;
    }

    void emit(Code code) { m_condition.m_program.push_back({code, Edition::C1, 0}); }

    void alternatives(int depth) {
        together(depth);
        while (accept("or")) {
            together(depth);
            emit(Code::Or);
        }
    }

    void together(int depth) {
        single(depth);
        while (accept("and")) {
            single(depth);
            emit(Code::And);
        }
    }

    void single(int depth) {
        if (depth > deepestParentheses) {
            fail("fewer-parentheses");
        }
        if (accept("not")) {
            single(depth + 1);
            emit(Code::Not);
        } else if (accept("(")) {
            alternatives(depth + 1);
            if (!accept(")")) {
                fail("and, or, )");
            }
        } else {
            name();
        }
    }

    std::string_view plainName() {
        if (m_word.empty() || !isNameCharacter(m_word.front()) || m_word == "and" || m_word == "or" ||
            m_word == "not") {
            fail("name, not, (");
        }
        const std::string_view word = m_word;
        next();
        return word;
    }

    void name() {
        Condition::Step step;
        step.name = static_cast<std::uint16_t>(m_condition.m_names.size());
        const std::size_t offset = m_start;
        const std::string_view id = plainName();
        std::string_view value;
        if (accept("=")) {
            step.code = Code::Option;
            value = plainName();
        } else if (const auto edition = editionFrom(id)) {
            step.code = Code::InEdition;
            step.edition = *edition;
        }
        m_condition.m_names.push_back({std::string(id), std::string(value), offset});
        m_condition.m_program.push_back(step);
    }

    std::string_view m_text;
    std::string_view m_word; // the word or sign that is looked at; empty at the end
    std::size_t m_start = 0; // where it begins
    std::size_t m_at = 0;    // behind it
    Condition m_condition;
};

Condition Condition::parse(std::string_view text) {
    return ConditionParser(text).parse();
}

bool Condition::holds(const Selection &selection, const Catalogue &catalogue) const {
    if (m_program.empty()) {
        return true;
    }
    std::vector<bool> values;
    const auto pop = [&values] {
        const bool value = values.back();
        values.pop_back();
        return value;
    };
    for (const Step &step : m_program) {
        const Name &name = m_names[step.name < m_names.size() ? step.name : 0];
        switch (step.code) {
        case Code::Element:
            values.push_back(selection.has(name.id));
            break;
        case Code::Option:
            values.push_back(selection.option(catalogue, name.id) == name.value);
            break;
        case Code::InEdition:
            values.push_back(selection.edition == step.edition);
            break;
        case Code::Not:
            values.push_back(!pop());
            break;
        case Code::And:
        case Code::Or: {
            const bool right = pop();
            const bool left = pop();
            values.push_back(step.code == Code::And ? left && right : left || right);
            break;
        }
        }
    }
    return values.back();
}

Condition readCondition(const Node &text, const Catalogue &catalogue) {
    Condition condition = readUncheckedCondition(text);
    checkCondition(condition, text, catalogue);
    return condition;
}

Condition readUncheckedCondition(const Node &text) {
    try {
        return Condition::parse(text.text());
    } catch (const ConditionError &error) {
        throw errorWithin(text, error.offset, "catalogue.bad-condition", error.found, error.expected);
    }
}

void checkCondition(const Condition &condition, const Node &text, const Catalogue &catalogue) {
    for (const Condition::Name &name : condition.identifiers()) {
        if (name.value.empty()) {
            if (editionFrom(name.id) || catalogue.elements.find(name.id)) {
                continue;
            }
            const Option *option = catalogue.options.find(name.id);
            throw errorWithin(text, name.offset, "catalogue.unknown-name", name.id,
                              option ? valueList(*option) : "element, option=value, edition");
        }
        const Option *option = catalogue.options.find(name.id);
        if (!option) {
            throw errorWithin(text, name.offset, "catalogue.unknown-option", name.id, {});
        }
        if (!option->allows(name.value)) {
            throw errorWithin(text, name.offset, "catalogue.unknown-value", name.id + '=' + name.value,
                              valueList(*option));
        }
    }
}

} // namespace scorekeep
