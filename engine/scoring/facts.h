// SPDX-License-Identifier: MIT
// What is known of a resolution when it is scored: numbers and flags by the ids that the data declares.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/place.h"

namespace scorekeep {

using FactId = std::uint16_t;  // index into the spine's fact declarations

// Facts of a resolution as a whole and of single players. What was never set is 0.
class Facts {
public:
    void set(FactId fact, int value) { setFor(NoPlayer, fact, value); }
    void add(FactId fact, int value) { setFor(NoPlayer, fact, number(fact) + value); }
    int number(FactId fact) const { return of(NoPlayer, fact); }
    bool flag(FactId fact) const { return number(fact) != 0; }

    void setFor(PlayerId player, FactId fact, int value) {
        for (Entry &entry : m_entries) {
            if (entry.fact == fact && entry.player == player) {
                entry.value = value;
                return;
            }
        }
        m_entries.push_back({fact, player, value});
    }
    int of(PlayerId player, FactId fact) const {
        for (const Entry &entry : m_entries) {
            if (entry.fact == fact && entry.player == player) {
                return entry.value;
            }
        }
        return 0;
    }

private:
    struct Entry {
        FactId fact;
        PlayerId player;
        int value;
    };
    std::vector<Entry> m_entries;
};

}  // namespace scorekeep
