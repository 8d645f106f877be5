// SPDX-License-Identifier: MIT
// The order of the draws, their limit, and the generator of random numbers.
#include "engine/import/jcz_draws.h"

#include "engine/import/jcz_names.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace scorekeep {
namespace {

constexpr std::string_view EndMark = "#END";
constexpr int MostDraws = 100000;

// A choice uses up one state; the next follows from the low 48 bits of the number's pattern.
double following(double random) {
    constexpr std::uint64_t mask = (std::uint64_t(1) << 48) - 1;
    const std::uint64_t bits = std::bit_cast<std::uint64_t>(random) & mask;
    return double((bits * 25214903917u + 11u) & mask) / double(mask + 1);
}

} // namespace

JczDraws::JczDraws(const Node &file, const Rules &rules) : m_rules(rules) {
    readGroups();
    const auto given = file.find("gameAnnotations");
    const auto notes = given && !given->isNull() ? given : std::nullopt;
    const auto order = notes ? notes->find("drawOrder") : std::nullopt;
    if (order && !order->isNull()) {
        for (const Node &id : order->items()) {
            if (id.text() == EndMark) {
                m_endsThere = true;
                break;
            }
            if (!rules.pool().find(id.text())) {
                id.fail("import.unknown-tile", id.excerpt());
            }
            m_order.emplace_back(id.text());
        }
    }
    const auto most = notes ? notes->find("endTurn") : std::nullopt;
    if (most && !most->isNull()) {
        const int number = most->number(0, MostDraws);
        m_most = number > 0 ? std::optional(std::size_t(number)) : std::nullopt;
    }
    if (const auto random = file.find("initialRandom"); random && !random->isNull()) {
        setRandom(*random);
    }
}

void JczDraws::readGroups() {
    m_groups.resize(m_rules.pool().size());
    for (const auto &[name, group] : jczNames("groups").entries()) {
        const auto symbol = m_rules.world().symbols.find(group.at("symbol").text());
        for (std::size_t k = 0; symbol && k < m_groups.size(); ++k) {
            const auto &symbols = m_rules.pool().kind(KindId(k)).symbols;
            const bool apart = m_rules.setup().selection.has(group.at("element").text()) &&
                               std::ranges::find(symbols, *symbol, &SymbolUse::symbol) != symbols.end();
            m_groups[k] = apart ? std::string(name.text()) : m_groups[k];
        }
    }
}

bool JczDraws::atEnd() const {
    return (m_most && m_now.drawn >= *m_most) || (m_endsThere && m_now.inOrder >= m_order.size());
}

bool JczDraws::hasOrder() const {
    return m_now.inOrder < m_order.size();
}

bool JczDraws::certain() const {
    return hasOrder() || (m_now.proved && !m_now.wrong);
}

std::optional<KindId> JczDraws::next(const State &state) const {
    if (hasOrder()) {
        return kind(m_order[m_now.inOrder], state);
    }
    return m_now.random ? predicted(state, *m_now.random) : std::nullopt;
}

std::vector<std::string> JczDraws::nextKinds(const State &state) const {
    std::vector<std::string> kinds;
    if (state.finished || atEnd()) {
        return kinds;
    }
    for (std::size_t i = m_now.inOrder; i < m_order.size(); ++i) {
        if (const auto found = kind(m_order[i], state)) {
            kinds.push_back(m_rules.pool().kind(*found).id);
        }
    }
    if (const auto found = next(state); kinds.empty() && found && certain()) {
        kinds.push_back(m_rules.pool().kind(*found).id);
    }
    return kinds;
}

std::optional<KindId> JczDraws::kind(std::string_view id, const State &state) const {
    std::optional<KindId> found;
    const auto worth = [&state](KindId k) {
        return state.supply.drawable(k) ? 2 : state.supply.left[k] > 0 ? 1 : 0;
    };
    for (std::size_t k = 0; k < m_rules.pool().size(); ++k) {
        const TileKind &known = m_rules.pool().kind(KindId(k));
        const bool named = known.id == id || std::ranges::find(known.aliases, id) != known.aliases.end();
        if (named && (!found || worth(KindId(k)) > worth(*found))) {
            found = KindId(k);
        }
    }
    return found;
}

const std::string &JczDraws::name(KindId kind) const {
    const TileKind &known = m_rules.pool().kind(kind);
    return known.aliases.empty() ? known.id : known.aliases.front();
}

// All tiles that may be drawn, sorted by the other program's groups and ids, are numbered through.
std::optional<KindId> JczDraws::predicted(const State &state, double random) const {
    std::vector<KindId> tiles;
    for (std::size_t k = 0; k < m_rules.pool().size(); ++k) {
        if (state.supply.drawable(KindId(k))) {
            tiles.insert(tiles.end(), state.supply.left[k], KindId(k));
        }
    }
    const auto key = [this](KindId kind) { return std::pair(m_groups[kind], name(kind)); };
    std::ranges::stable_sort(tiles, {}, key);
    const auto at = std::size_t(random * double(tiles.size()));
    return at < tiles.size() ? std::optional(tiles[at]) : std::nullopt;
}

void JczDraws::take(KindId kind, const State &before) {
    ++m_now.drawn;
    if (hasOrder()) {
        ++m_now.inOrder;
        return;
    }
    if (m_now.random) {
        const auto expected = predicted(before, *m_now.random);
        const bool right = expected && name(*expected) == name(kind);
        m_now.proved = m_now.proved || right;
        m_now.wrong = m_now.wrong || !right;
        m_now.random = following(*m_now.random);
    }
}

void JczDraws::setRandom(const Node &number) {
    const double random = number.decimal();
    m_now.random = random >= 0.0 && random < 1.0 ? std::optional(random) : std::nullopt;
}

} // namespace scorekeep
