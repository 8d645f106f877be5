// SPDX-License-Identifier: MIT
// A parsed file: flat records and one pool of text, owned or compiled into the program.
#pragma once

#include "engine/files/file_error.h"
#include "engine/files/node.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

// The children of one node are consecutive records; those of a map alternate key and value.
// Children come before their parents, so the root is the last record.
struct NodeRecord {
    NodeKind kind = NodeKind::Null;
    bool quoted = false;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    std::uint32_t textOffset = 0;
    std::uint32_t textLength = 0;
    std::uint32_t firstChild = 0;
    std::uint32_t childCount = 0;

    friend bool operator==(const NodeRecord &, const NodeRecord &) = default;
};

// What the nodes of a document point to. It never moves while a document shares it.
struct DocumentData {
    std::string file;
    std::vector<NodeRecord> ownedRecords;
    std::string ownedPool;
    std::span<const NodeRecord> records;
    std::string_view pool;
};

// A cheap, copyable handle on a parsed file; copies share the content.
class Document {
public:
    // Takes over what a parser has built; there is at least one record.
    Document(std::string file, std::vector<NodeRecord> records, std::string pool);
    // Views constant arrays, which must outlive it.
    static Document view(std::string_view file, std::span<const NodeRecord> records, std::string_view pool);

    Node root() const;
    std::string_view file() const { return m_data->file; }
    std::span<const NodeRecord> records() const { return m_data->records; }
    std::string_view pool() const { return m_data->pool; }

    // Same content at the same places; the file's name does not count.
    friend bool operator==(const Document &left, const Document &right);

private:
    explicit Document(std::shared_ptr<const DocumentData> data) : m_data(std::move(data)) {}

    std::shared_ptr<const DocumentData> m_data;
};

} // namespace scorekeep
