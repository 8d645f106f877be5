// SPDX-License-Identifier: MIT
// Puts entries of several files into one order, by what each says it stands after, before or in.
#pragma once

#include "engine/files/node.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

// Entries live in containers (rows in subjects, items in blocks ...). They come in groups, whose members
// stay in their order; a group is a container's own, comes behind those (`Into`), or is tied to an entry.
// Groups tied to the same place follow in the order of file name and line, so the order in which files are
// read has no effect.
class Arrangement {
public:
    enum class Tie : std::uint8_t { Own, Into, After, Before };

    struct Group {
        Tie tie = Tie::Own;
        std::string anchor;               // a container's id (Own, Into) or an entry's (After, Before)
        Node place;                       // for errors
        std::vector<std::size_t> members; // the caller's numbers of entries
    };

    // Both throw FileError when the id is there already.
    void addContainer(std::string_view id, const Node &place);
    void addEntry(std::string_view id, const Node &place); // numbered 0, 1, 2 ...
    void addGroup(Group group) { m_groups.push_back(std::move(group)); }

    struct Contents {
        std::string container;
        std::vector<std::size_t> entries;
    };
    // All containers as they were added, each with its entries in order. Throws FileError where an anchor
    // is unknown or entries are tied to each other in a circle.
    std::vector<Contents> arrange();

private:
    struct Ties {
        std::vector<std::size_t> before; // groups
        std::vector<std::size_t> after;  // for a container: its own groups, then those put into it
    };

    using Numbers = std::map<std::string, std::size_t, std::less<>>;

    static void add(std::string_view id, const Node &place, std::vector<std::string> &ids, Numbers &numbers);
    Ties &tiesOf(const Group &group);
    void tieGroups();
    void emitGroup(std::size_t group, std::vector<std::size_t> &out);
    void checkAllReached() const;

    std::vector<std::string> m_containers;
    std::vector<std::string> m_entries;
    Numbers m_containerNumbers;
    Numbers m_entryNumbers;
    std::vector<Group> m_groups;
    std::vector<Ties> m_containerTies;
    std::vector<Ties> m_entryTies;
    std::vector<bool> m_reached;
};

} // namespace scorekeep
