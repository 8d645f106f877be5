// SPDX-License-Identifier: MIT
// Which kind of tile lies where while a log is written or read.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/catalogue/shape.h"
#include "engine/game/rules.h"

namespace scorekeep {

// Which kind of tile lies where after so many entries of a log, so that segments can be called by their
// names. Writing and reading follow the same entries, so even a name taken from a tile that is no longer
// there comes back as the segment that it was.
class LaidTiles {
public:
    // The board of a game of the same rules without entries. The rules outlive it.
    LaidTiles(const Rules &rules, const Board &beginning);

    // The entry at this position of the log counts; forgets what was noted for this position or a later one.
    void note(std::size_t position, const Entry &entry);
    void forget(std::size_t position);
    // The kind that was last laid on a cell, if any.
    std::optional<KindId> at(Cell cell, Half half) const;

private:
    struct Laid {
        std::size_t after;  // so many entries; 0: from the beginning
        FootprintCell cell;
        KindId kind;
        Cell anchor;  // the first cell of its tile
    };
    const Laid *find(Cell cell, Half half) const;
    void lay(std::size_t after, KindId kind, Placement placement);

    const Rules &m_rules;
    std::vector<Laid> m_laid;
};

// The item is a correction of a tile that lies there: it names the cell, and no kind.
bool namesCellOnly(ItemId item, const Rules &rules);

}  // namespace scorekeep
