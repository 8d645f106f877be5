// SPDX-License-Identifier: MIT
// The questions that a loader asks a node, and the errors they end in.
#include "engine/files/node.h"

#include "engine/files/document.h"
#include "engine/files/utf8.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace scorekeep {
namespace {

constexpr std::size_t longestExcerpt = 60;

const NodeRecord &recordOf(const DocumentData *data, std::uint32_t index) {
    return data->records[index];
}

std::string_view textOf(const DocumentData *data, const NodeRecord &record) {
    return data->pool.substr(record.textOffset, record.textLength);
}

// JSON's grammar of numbers: no plus sign, no leading zeros, digits on both sides of the point.
bool isNumber(std::string_view text, bool whole) {
    std::size_t at = text.starts_with('-') ? 1 : 0;
    const auto digits = [&] {
        const std::size_t start = at;
        while (at < text.size() && isDigit(text[at])) {
            ++at;
        }
        return at - start;
    };
    const bool zero = at < text.size() && text[at] == '0';
    const std::size_t integral = digits();
    if (integral == 0 || (zero && integral > 1)) {
        return false;
    }
    if (!whole && at < text.size() && text[at] == '.') {
        ++at;
        if (digits() == 0) {
            return false;
        }
    }
    if (!whole && at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        if (at < text.size() && (text[at] == '+' || text[at] == '-')) {
            ++at;
        }
        if (digits() == 0) {
            return false;
        }
    }
    return at == text.size();
}

std::string joined(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words) {
        text += text.empty() ? "" : ", ";
        text += word;
    }
    return text;
}

} // namespace

NodeKind Node::kind() const {
    return recordOf(m_data, m_index).kind;
}

bool Node::isQuoted() const {
    return recordOf(m_data, m_index).quoted;
}

std::string_view Node::file() const {
    return m_data->file;
}

int Node::line() const {
    return static_cast<int>(recordOf(m_data, m_index).line);
}

int Node::column() const {
    return static_cast<int>(recordOf(m_data, m_index).column);
}

std::string_view Node::text() const {
    const NodeRecord &record = recordOf(m_data, m_index);
    if (record.kind != NodeKind::Scalar) {
        fail("files.wrong-kind", excerpt(), "text");
    }
    return textOf(m_data, record);
}

int Node::number() const {
    int value = 0;
    if (!isScalar() || isQuoted() || !isNumber(text(), true)) {
        fail("files.wrong-kind", excerpt(), "whole-number");
    }
    const std::string_view digits = text();
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (result.ec != std::errc{}) {
        fail("files.out-of-range", excerpt(), "whole-number");
    }
    return value;
}

int Node::number(int least, int most) const {
    const int value = number();
    if (value < least || value > most) {
        fail("files.out-of-range", excerpt(), std::to_string(least) + " – " + std::to_string(most));
    }
    return value;
}

double Node::decimal() const {
    double value = 0;
    if (!isScalar() || isQuoted() || !isNumber(text(), false)) {
        fail("files.wrong-kind", excerpt(), "number");
    }
    const std::string_view digits = text();
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (result.ec != std::errc{} || !std::isfinite(value)) {
        fail("files.out-of-range", excerpt(), "number");
    }
    return value;
}

bool Node::flag() const {
    if (isScalar() && !isQuoted()) {
        if (text() == "true") {
            return true;
        }
        if (text() == "false") {
            return false;
        }
    }
    fail("files.wrong-kind", excerpt(), "true, false");
}

Node Node::at(std::string_view key) const {
    const std::optional<Node> value = find(key);
    if (!value) {
        fail("files.missing-key", {}, std::string(key));
    }
    return *value;
}

std::optional<Node> Node::find(std::string_view key) const {
    for (const auto &[entryKey, value] : entries()) {
        if (entryKey.text() == key) {
            return value;
        }
    }
    return std::nullopt;
}

ItemRange Node::items() const {
    const NodeRecord &record = recordOf(m_data, m_index);
    if (record.kind != NodeKind::List) {
        fail("files.wrong-kind", excerpt(), "list");
    }
    return {m_data, record.firstChild, record.childCount};
}

EntryRange Node::entries() const {
    const NodeRecord &record = recordOf(m_data, m_index);
    if (record.kind != NodeKind::Map) {
        fail("files.wrong-kind", excerpt(), "map");
    }
    return {m_data, record.firstChild, record.childCount};
}

std::vector<std::string_view> Node::texts() const {
    std::vector<std::string_view> result;
    result.reserve(items().size());
    for (const Node item : items()) {
        result.push_back(item.text());
    }
    return result;
}

std::size_t Node::size() const {
    return isMap() ? entries().size() : items().size();
}

void Node::only(std::initializer_list<std::string_view> keys) const {
    only(std::span(keys.begin(), keys.size()));
}

void Node::only(std::span<const std::string_view> keys) const {
    for (const auto &[key, value] : entries()) {
        if (std::ranges::find(keys, key.text()) == keys.end()) {
            key.fail("files.unknown-key", key.excerpt(), joined(keys));
        }
    }
}

std::size_t Node::oneOf(std::initializer_list<std::string_view> words) const {
    return oneOf(std::span(words.begin(), words.size()));
}

std::size_t Node::oneOf(std::span<const std::string_view> words) const {
    const auto found = isScalar() ? std::ranges::find(words, text()) : words.end();
    if (found == words.end()) {
        fail("files.unknown-word", excerpt(), joined(words));
    }
    return static_cast<std::size_t>(found - words.begin());
}

void Node::fail(std::string_view id, std::string found, std::string expected) const {
    throw FileError(std::string(file()), line(), column(), std::string(id), std::move(found),
                    std::move(expected));
}

std::string Node::excerpt() const {
    const NodeRecord &record = recordOf(m_data, m_index);
    switch (record.kind) {
    case NodeKind::Map:
        return "map";
    case NodeKind::List:
        return "list";
    case NodeKind::Null:
        return "nothing";
    case NodeKind::Scalar:
        break;
    }
    std::string_view text = textOf(m_data, record);
    const bool shortened = text.size() > longestExcerpt;
    if (shortened) {
        std::size_t length = longestExcerpt;
        while (length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) {
            --length; // never cut a character in two
        }
        text = text.substr(0, length);
    }
    std::string result(text);
    if (record.quoted) {
        result = '"' + result + '"';
    }
    return shortened ? result + "…" : result;
}

} // namespace scorekeep
