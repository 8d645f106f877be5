// SPDX-License-Identifier: MIT
// A list model over rows that are values: what differs is told row by row, so views keep place and selection.
#pragma once

#include <QAbstractListModel>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace scorekeep::app {

// A row has `bool isSame(const Row &) const` (the same thing, perhaps changed) and ==.
template <class Row>
class RowModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    const std::vector<Row> &rows() const { return m_rows; }
    const Row &at(int row) const { return m_rows[std::size_t(row)]; }

protected:
    bool holds(const QModelIndex &index) const {
        return index.isValid() && index.row() < int(m_rows.size());
    }

    void setRows(std::vector<Row> next) {
        const std::size_t most = std::min(m_rows.size(), next.size());
        std::size_t front = 0;
        while (front < most && m_rows[front].isSame(next[front])) {
            ++front;
        }
        std::size_t back = 0;
        while (back < most - front && m_rows[m_rows.size() - 1 - back].isSame(next[next.size() - 1 - back])) {
            ++back;
        }
        replaceMiddle(next, front, back);
        for (std::size_t i = 0; i < next.size(); ++i) {
            if (!(m_rows[i] == next[i])) {
                m_rows[i] = std::move(next[i]);
                Q_EMIT dataChanged(index(int(i)), index(int(i)));
            }
        }
    }

private:
    void replaceMiddle(const std::vector<Row> &next, std::size_t front, std::size_t back) {
        const auto first = std::ptrdiff_t(front);
        if (m_rows.size() > front + back) {
            beginRemoveRows({}, int(front), int(m_rows.size() - back) - 1);
            m_rows.erase(m_rows.begin() + first, m_rows.end() - std::ptrdiff_t(back));
            endRemoveRows();
        }
        if (next.size() > front + back) {
            beginInsertRows({}, int(front), int(next.size() - back) - 1);
            m_rows.insert(m_rows.begin() + first, next.begin() + first, next.end() - std::ptrdiff_t(back));
            endInsertRows();
        }
    }

    std::vector<Row> m_rows;
};

} // namespace scorekeep::app
