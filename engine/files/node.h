// SPDX-License-Identifier: MIT
// One node of a parsed file, and the questions that a loader asks it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scorekeep {

struct DocumentData;
class ItemRange;
class EntryRange;

enum class NodeKind : std::uint8_t { Null, Scalar, List, Map };

// A small value that points into its document; the document (or a copy of it) must outlive it.
// Every function that asks for something the file does not hold throws a FileError at the node's place.
class Node {
public:
    Node(const DocumentData *data, std::uint32_t index) : m_data(data), m_index(index) {}

    NodeKind kind() const;
    bool isNull() const { return kind() == NodeKind::Null; }
    bool isScalar() const { return kind() == NodeKind::Scalar; }
    bool isList() const { return kind() == NodeKind::List; }
    bool isMap() const { return kind() == NodeKind::Map; }
    // Written in quotes or as a block: text, never a number or a flag.
    bool isQuoted() const;

    std::string_view file() const;
    int line() const;
    int column() const;

    // The text of a scalar, quoted or not; the view lives as long as the document.
    std::string_view text() const;
    // A whole decimal number without quotes; the second form also checks the range, both ends included.
    int number() const;
    int number(int least, int most) const;
    // A finite decimal number without quotes, as JSON writes it.
    double decimal() const;
    // `true` or `false` without quotes.
    bool flag() const;

    // The value of a key of a map: `at` throws when it is absent.
    Node at(std::string_view key) const;
    std::optional<Node> find(std::string_view key) const;
    bool has(std::string_view key) const { return find(key).has_value(); }

    // The nodes of a list; the (key, value) pairs of a map, in the file's order.
    ItemRange items() const;
    EntryRange entries() const;
    // The scalars of a list.
    std::vector<std::string_view> texts() const;
    // Items of a list, entries of a map; throws on a scalar.
    std::size_t size() const;

    // Throws at the first key of this map that is not listed.
    void only(std::initializer_list<std::string_view> keys) const;
    void only(std::span<const std::string_view> keys) const;
    // The index of this scalar in the list of words; throws when it is none of them.
    std::size_t oneOf(std::initializer_list<std::string_view> words) const;
    std::size_t oneOf(std::span<const std::string_view> words) const;

    // Throws a FileError at this node.
    [[noreturn]] void fail(std::string_view id, std::string found = {}, std::string expected = {}) const;
    // What a message quotes of this node: the scalar's text (shortened), or `map`, `list`, `nothing`.
    std::string excerpt() const;

    // The same node of the same document.
    friend bool operator==(const Node &, const Node &) = default;

private:
    friend class ItemRange;
    friend class EntryRange;

    const DocumentData *m_data;
    std::uint32_t m_index;
};

// The items of a list, for range-for and indexing.
class ItemRange {
public:
    class Iterator {
    public:
        using value_type = Node;
        using difference_type = std::ptrdiff_t;
        using reference = Node;
        using pointer = void;
        using iterator_category = std::input_iterator_tag;

        Iterator() = default;
        Iterator(const DocumentData *data, std::uint32_t index) : m_data(data), m_index(index) {}
        Node operator*() const { return {m_data, m_index}; }
        Iterator &operator++() {
            ++m_index;
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            ++m_index;
            return before;
        }
        friend bool operator==(const Iterator &, const Iterator &) = default;

    private:
        const DocumentData *m_data = nullptr;
        std::uint32_t m_index = 0;
    };

    ItemRange(const DocumentData *data, std::uint32_t first, std::uint32_t count)
        : m_data(data), m_first(first), m_count(count) {}
    Iterator begin() const { return {m_data, m_first}; }
    Iterator end() const { return {m_data, m_first + m_count}; }
    std::size_t size() const { return m_count; }
    bool empty() const { return m_count == 0; }
    Node operator[](std::size_t position) const {
        return {m_data, m_first + static_cast<std::uint32_t>(position)};
    }

private:
    const DocumentData *m_data;
    std::uint32_t m_first;
    std::uint32_t m_count;
};

// The entries of a map: `for (const auto &[key, value] : node.entries())`.
class EntryRange {
public:
    class Iterator {
    public:
        using value_type = std::pair<Node, Node>;
        using difference_type = std::ptrdiff_t;
        using reference = value_type;
        using pointer = void;
        using iterator_category = std::input_iterator_tag;

        Iterator() = default;
        Iterator(const DocumentData *data, std::uint32_t index) : m_data(data), m_index(index) {}
        value_type operator*() const { return {Node{m_data, m_index}, Node{m_data, m_index + 1}}; }
        Iterator &operator++() {
            m_index += 2;
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            m_index += 2;
            return before;
        }
        friend bool operator==(const Iterator &, const Iterator &) = default;

    private:
        const DocumentData *m_data = nullptr;
        std::uint32_t m_index = 0;
    };

    // `count` is the number of records: two an entry.
    EntryRange(const DocumentData *data, std::uint32_t first, std::uint32_t count)
        : m_data(data), m_first(first), m_count(count) {}
    Iterator begin() const { return {m_data, m_first}; }
    Iterator end() const { return {m_data, m_first + m_count}; }
    std::size_t size() const { return m_count / 2; }
    bool empty() const { return m_count == 0; }

private:
    const DocumentData *m_data;
    std::uint32_t m_first;
    std::uint32_t m_count;
};

} // namespace scorekeep
