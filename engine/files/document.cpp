// SPDX-License-Identifier: MIT
// Documents: ownership of records and pool.
#include "engine/files/document.h"

#include <algorithm>
#include <utility>

namespace scorekeep {

Document::Document(std::string file, std::vector<NodeRecord> records, std::string pool) {
    auto data = std::make_shared<DocumentData>();
    data->file = std::move(file);
    data->ownedRecords = std::move(records);
    data->ownedPool = std::move(pool);
    data->records = data->ownedRecords;
    data->pool = data->ownedPool;
    m_data = std::move(data);
}

Document Document::view(std::string_view file, std::span<const NodeRecord> records, std::string_view pool) {
    auto data = std::make_shared<DocumentData>();
    data->file = file;
    data->records = records;
    data->pool = pool;
    return Document(std::shared_ptr<const DocumentData>(std::move(data)));
}

Node Document::root() const {
    return {m_data.get(), static_cast<std::uint32_t>(m_data->records.size() - 1)};
}

bool operator==(const Document &left, const Document &right) {
    return left.pool() == right.pool() && std::ranges::equal(left.records(), right.records());
}

} // namespace scorekeep
