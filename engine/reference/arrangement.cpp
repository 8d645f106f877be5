// SPDX-License-Identifier: MIT
// Order among entries of several files: every group hangs on a container or an entry, and the trees that
// so arise are read from left to right.
#include "engine/reference/arrangement.h"

#include <algorithm>
#include <tuple>

namespace scorekeep {

void Arrangement::add(std::string_view id, const Node &place, std::vector<std::string> &ids,
                      Numbers &numbers) {
    if (!numbers.emplace(id, ids.size()).second) {
        place.fail("reference.duplicate-id", std::string(id));
    }
    ids.emplace_back(id);
}

void Arrangement::addContainer(std::string_view id, const Node &place) {
    add(id, place, m_containers, m_containerNumbers);
}

void Arrangement::addEntry(std::string_view id, const Node &place) {
    add(id, place, m_entries, m_entryNumbers);
}

Arrangement::Ties &Arrangement::tiesOf(const Group &group) {
    const bool tiedToEntry = group.tie == Tie::After || group.tie == Tie::Before;
    const Numbers &numbers = tiedToEntry ? m_entryNumbers : m_containerNumbers;
    const auto found = numbers.find(group.anchor);
    if (found == numbers.end()) {
        group.place.fail(tiedToEntry ? "reference.unknown-anchor" : "reference.unknown-container",
                         group.anchor);
    }
    return tiedToEntry ? m_entryTies[found->second] : m_containerTies[found->second];
}

void Arrangement::tieGroups() {
    std::ranges::stable_sort(m_groups, {}, [](const Group &group) {
        return std::tuple(group.tie == Tie::Into, group.place.file(), group.place.line(),
                          group.place.column());
    });
    m_containerTies.assign(m_containers.size(), {});
    m_entryTies.assign(m_entries.size(), {});
    m_reached.assign(m_entries.size(), false);
    for (std::size_t index = 0; index < m_groups.size(); ++index) {
        Ties &ties = tiesOf(m_groups[index]);
        (m_groups[index].tie == Tie::Before ? ties.before : ties.after).push_back(index);
    }
}

void Arrangement::emitGroup(std::size_t group, std::vector<std::size_t> &out) {
    for (const std::size_t member : m_groups[group].members) {
        for (const std::size_t before : m_entryTies[member].before) {
            emitGroup(before, out);
        }
        out.push_back(member);
        m_reached[member] = true;
        for (const std::size_t after : m_entryTies[member].after) {
            emitGroup(after, out);
        }
    }
}

void Arrangement::checkAllReached() const {
    for (const Group &group : m_groups) {
        for (const std::size_t member : group.members) {
            if (!m_reached[member]) {
                group.place.fail("reference.anchors-in-a-circle", m_entries[member]);
            }
        }
    }
}

std::vector<Arrangement::Contents> Arrangement::arrange() {
    tieGroups();
    std::vector<Contents> result;
    for (std::size_t container = 0; container < m_containers.size(); ++container) {
        Contents contents{m_containers[container], {}};
        for (const std::size_t group : m_containerTies[container].after) {
            emitGroup(group, contents.entries);
        }
        result.push_back(std::move(contents));
    }
    checkAllReached();
    return result;
}

} // namespace scorekeep
