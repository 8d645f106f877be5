// SPDX-License-Identifier: MIT
// A list of things with ids that keeps the order of its file and finds by id.
#pragma once

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

template <typename T>
class Lexicon {
public:
    // False, and nothing changes, if the id is there already.
    bool add(T entry) {
        const auto place = lowerBound(entry.id);
        if (place != m_order.end() && m_entries[*place].id == entry.id) {
            return false;
        }
        m_order.insert(place, std::uint32_t(m_entries.size()));
        m_entries.push_back(std::move(entry));
        return true;
    }

    const T *find(std::string_view id) const {
        const auto place = lowerBound(id);
        return place != m_order.end() && m_entries[*place].id == id ? &m_entries[*place] : nullptr;
    }

    const T &at(std::string_view id) const { // throws std::out_of_range
        if (const T *entry = find(id)) {
            return *entry;
        }
        throw std::out_of_range(std::string(id));
    }

    // In the order of the file.
    auto begin() const { return m_entries.begin(); }
    auto end() const { return m_entries.end(); }
    std::size_t size() const { return m_entries.size(); }
    bool empty() const { return m_entries.empty(); }

private:
    auto lowerBound(std::string_view id) const {
        return std::lower_bound(
            m_order.begin(), m_order.end(), id,
            [this](std::uint32_t index, std::string_view wanted) { return m_entries[index].id < wanted; });
    }

    std::vector<T> m_entries;
    std::vector<std::uint32_t> m_order; // indices by id
};

} // namespace scorekeep
