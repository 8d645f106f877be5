// SPDX-License-Identifier: MIT
// Which tiles are drawn in a JCloisterZone game: the file's own order, then the program's random numbers.
#pragma once

#include "engine/files/node.h"
#include "engine/game/rules.h"
#include "engine/game/state.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

// The random numbers are a help only: they tell which tiles were drawn and left the game because they fit
// nowhere, which no message says. They are not believed until they have named a tile that was placed, and no
// longer once they were wrong.
class JczDraws {
public:
    // Of the whole file.
    JczDraws(const Node &file, const Rules &rules);

    // What became of a tile of the player's own that was offered before the draw.
    enum class Own { Open, Declined, Confirmed };
    // A copyable mark to go back to.
    struct Mark {
        std::size_t drawn = 0;
        std::size_t inOrder = 0;      // entries of the order that are used
        std::optional<double> random; // the generator's state
        bool proved = false, wrong = false;
        Own own = Own::Open;
        bool commitComes = false; // what was asked after a COMMIT is followed by another
        friend bool operator==(const Mark &, const Mark &) = default;
    };
    const Mark &mark() const { return m_now; }
    void goTo(const Mark &mark) { m_now = mark; }

    bool atEnd() const;    // nothing more may be drawn, whatever is left
    bool hasOrder() const; // the next tile stands in the file
    bool certain() const;  // ... or the random numbers are to be believed
    // The next tile, so far as it is known.
    std::optional<KindId> next(const State &state) const;
    std::vector<std::string> nextKinds(const State &state) const;
    // The kind in play that goes by this id there: one that may be drawn now before others.
    std::optional<KindId> kind(std::string_view id, const State &state) const;

    void take(KindId kind, const State &before);
    void setRandom(const Node &number);
    Own own() const { return m_now.own; }
    void setOwn(Own own) { m_now.own = own; }
    bool commitComes() const { return m_now.commitComes; }
    void expectCommit(bool comes) { m_now.commitComes = comes; }

private:
    std::optional<KindId> predicted(const State &state, double random) const;
    const std::string &name(KindId kind) const;
    void readGroups();

    const Rules &m_rules;
    std::vector<std::string> m_order;
    std::vector<std::string> m_groups;  // by kind; usually empty
    bool m_endsThere = false;
    std::optional<std::size_t> m_most;
    Mark m_now;
};

} // namespace scorekeep
