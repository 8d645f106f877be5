// SPDX-License-Identifier: MIT
// Walks the parts, blocks and items of a game.
#include "engine/game/runner.h"

#include <algorithm>

namespace scorekeep {
namespace {

// An entry that no part takes would let a trusted replay, which opens nothing else, run for ever.
constexpr int IdleParts = 16;

// Features that were resolved in the running part, by their present names.
std::vector<Spot> resolvedBefore(const Table &table) {
    std::vector<Spot> names;
    table.each<Resolved>(Within::Part, [&](const Resolved &resolved) {
        if (const NodeId node = table.board().node(resolved.feature); node != NoNode) {
            names.push_back(table.board().nameOf(node));
        }
    });
    return names;
}

}  // namespace

LogError::LogError(std::size_t entry_, std::string_view id_, std::string found_, std::string expected_)
    : std::runtime_error("entry " + std::to_string(entry_ + 1) + ": " + std::string(id_) + ", found " + found_ +
                         ", expected " + expected_),
      entry(entry_), id(id_), found(std::move(found_)), expected(std::move(expected_)) {}

bool Runner::run(State &state, std::size_t position, const std::function<void(const State &, std::size_t)> &unit) {
    m_position = position;
    m_open = {};
    int idle = 0;  // parts in a row that used no entry though one is there
    try {
        while (!state.finished && !state.queue.empty() && idle < IdleParts) {
            const std::size_t before = m_position;
            if (unit) {
                unit(state, m_position);
            }
            const Part next = state.queue.front();
            state.queue.erase(state.queue.begin());
            if (endsBefore(next)) {
                ++m_position;
                state.queue.assign(1, {ScriptKind::End, next.player, next.turn});
                continue;
            }
            Table table(state, m_rules, *this);
            try {
                part(table, next);
                state.finished = next.script == ScriptKind::End;
            } catch (const PartAborted &) {
                // The correction has queued the part that goes on.
                abandon(state);
            } catch (const GameEnded &) {
                state.queue.assign(1, {ScriptKind::End, state.part.player, state.turn});
                abandon(state);
            }
            idle = m_position == before && this->next() != nullptr ? idle + 1 : 0;
        }
    } catch (const Suspended &) {
        return false;
    }
    return true;
}

// A turn in which the table stops before anything was entered does not take place, nor what it begins with.
bool Runner::endsBefore(const Part &part) {
    const Entry *entry = next();
    return part.script == ScriptKind::Turn && part.number == 0 && entry != nullptr &&
           m_rules.itemName(entry->item) == core::End;
}

// A part that was left in the middle leaves nothing of itself to the next one.
void Runner::abandon(State &state) {
    m_runningPart.clear();
    m_subject = {};
    m_forPlayer = NoPlayer;
    m_skips = false;
    m_afterTile = false;
    m_resumed = false;
    state.item = NoItem;
}

bool Runner::isSkipped(const Table &table, const BoundBlock &bound) const {
    StepSkipped asked;
    asked.step = m_rules.stepOf(bound.items.front().id);
    return table.question(asked);
}

void Runner::part(Table &table, const Part &part) {
    State &state = table.m_state;
    const bool inside = state.item != NoItem && state.part.number != 0 && !m_runningPart.empty();
    const Part outer = state.part;
    const ItemId outerItem = state.item;
    const std::vector<Spot> outerCompleted = state.completed;
    const bool outerResumed = m_resumed;
    // A correction that goes back in a part goes on with the same one: its tile, what it completed.
    m_resumed = !inside && part.number != 0 && part.number == outer.number;
    ++state.partsBegun;
    state.part = part;
    if (!m_resumed) {
        state.part.number = state.partsBegun;
        state.completed.clear();
    }
    if (part.turn != state.turn && !inside) {
        state.turn = part.turn;
        state.progress.clear();
        const auto old = [&](const Happened &happened) {
            return happened.turn + std::uint32_t(m_rules.players()) < part.turn;
        };
        state.journal.erase(std::remove_if(state.journal.begin(), state.journal.end(), old), state.journal.end());
    }
    m_runningPart.push_back(state.part.number);
    blocks(table, part);
    table.publish(PartEnded{part.player});
    m_runningPart.pop_back();
    state.item = NoItem;
    m_resumed = outerResumed;
    if (inside) {
        state.item = outerItem;
        state.part = outer;
        state.completed = outerCompleted;
    }
}

void Runner::blocks(Table &table, const Part &part) {
    const bool outerAfterTile = m_afterTile;
    for (const BoundBlock &bound : m_rules.script(part.script)) {
        if (bound.step >= part.fromStep) {
            m_afterTile = bound.afterTile;
            block(table, bound);
        }
    }
    m_afterTile = outerAfterTile;
}

void Runner::block(Table &table, const BoundBlock &bound) {
    const Place outer = m_subject;
    const bool outerSkips = m_skips;
    m_skips = isSkipped(table, bound);
    switch (bound.scope) {
    case Scope::Once:
        for (const BoundItem &it : bound.items) {
            item(table, it);
        }
        break;
    case Scope::Choice:
        choiceBlock(table, bound, table.active());
        break;
    case Scope::EachCompleted:
        eachCompleted(table, bound);
        break;
    case Scope::EachPlayer:
        for (const PlayerId player : table.clockwiseFrom(bound.fromLeft ? table.leftOf(table.active()) : table.active())) {
            eachPlayerOnce(table, bound, player);
        }
        break;
    case Scope::UntilAllPass: {
        bool anyone = true;
        while (anyone) {
            anyone = false;
            for (const PlayerId player :
                 table.clockwiseFrom(bound.fromLeft ? table.leftOf(table.active()) : table.active())) {
                anyone = eachPlayerOnce(table, bound, player) || anyone;
            }
        }
        break;
    }
    }
    m_subject = outer;
    m_skips = outerSkips;
}

// Returns whether the player did something.
bool Runner::eachPlayerOnce(Table &table, const BoundBlock &bound, PlayerId player) {
    const PlayerId outer = m_forPlayer;
    bool acted = false;
    m_forPlayer = player;
    for (const BoundItem &it : bound.items) {
        item(table, it);
        acted = acted || m_acted;
    }
    m_forPlayer = outer;
    return acted;
}

void Runner::choiceBlock(Table &table, const BoundBlock &bound, PlayerId player) {
    State &state = table.m_state;
    bool offers = false;
    for (const BoundItem &it : bound.items) {
        offers = offers || it.offer != nullptr;
        mark(state, it.id, Progress::Now);
    }
    if (offers) {
        state.item = bound.items.front().id;
        const Answered answered = table.askOffers(bound, player, m_subject);
        for (const BoundItem &it : bound.items) {
            const bool taken = answered && state.item == it.id;
            mark(state, it.id, taken ? Progress::Done : answered.passed ? Progress::Passed : Progress::Nothing);
        }
    }
    for (const BoundItem &it : bound.items) {
        if (it.offer == nullptr) {
            item(table, it);
        }
    }
}

void Runner::item(Table &table, const BoundItem &bound) {
    if (bound.run == nullptr) {
        return;
    }
    State &state = table.m_state;
    const Entry *entry = m_skips ? next() : nullptr;
    if (m_skips && (entry == nullptr || !entry->forced || entry->item != bound.id)) {
        mark(state, bound.id, Progress::Nothing);
        return;
    }
    const auto sum = [&state] { return state.journal.size() + state.queue.size() + state.supply.left.size(); };
    const std::size_t before = sum();
    state.item = bound.id;
    m_acted = false;
    m_passed = false;
    mark(state, bound.id, Progress::Now);
    (*bound.run)(table);
    const bool done = m_acted || sum() != before;
    mark(state, bound.id, done ? Progress::Done : m_passed ? Progress::Passed : Progress::Nothing);
}

// The list is kept as spots and checked again each time: what happens in between may join, open or remove
// features.
void Runner::eachCompleted(Table &table, const BoundBlock &bound) {
    State &state = table.m_state;
    std::vector<Spot> resolved;
    const std::vector<Spot> before = m_resumed ? resolvedBefore(table) : std::vector<Spot>();
    orderCompleted(table);
    for (std::size_t i = 0; i < state.completed.size(); ++i) {
        const NodeId node = table.board().node(state.completed[i]);
        if (node == NoNode || !table.isComplete(node)) {
            continue;
        }
        const Spot name = table.board().nameOf(node);
        const bool again = std::find(before.begin(), before.end(), name) != before.end() && !table.isOccupied(node);
        if (again || std::find(resolved.begin(), resolved.end(), name) != resolved.end()) {
            continue;
        }
        resolved.push_back(name);
        m_subject = Place::on(name);
        for (const BoundItem &it : bound.items) {
            item(table, it);
        }
    }
    m_subject = {};
}

// The order of the segment kinds and the reading order of the table; players to whom the order matters are
// asked, from the active one clockwise, for those features in which they have a part.
void Runner::orderCompleted(Table &table) {
    State &state = table.m_state;
    const auto kindOf = [&](const Spot &spot) {
        const NodeId node = table.board().node(spot);
        return node == NoNode ? SegmentKind::Special : table.board().segment(node).kind;
    };
    std::sort(state.completed.begin(), state.completed.end(), [&](const Spot &a, const Spot &b) {
        return kindOf(a) != kindOf(b) ? kindOf(a) < kindOf(b) : a < b;
    });
    if (m_rules.answers(typeid(OrderMatters)).empty()) {
        return;
    }
    std::vector<Spot> rest = state.completed;
    std::vector<Spot> ordered;
    for (const PlayerId player : table.clockwiseFrom(table.active())) {
        std::vector<Spot> own;
        for (const Spot &spot : rest) {
            const std::vector<PieceId> pieces = table.piecesOn(table.board().node(spot));
            if (std::any_of(pieces.begin(), pieces.end(), [&](PieceId p) { return state.pieces[p].owner == player; })) {
                own.push_back(spot);
            }
        }
        OrderMatters asked;
        asked.player = player;
        if (own.size() > 1 && table.question(asked)) {
            const auto options = [&own](Options &o) { o.add(Answer::chooseOrder(own)); };
            const auto accepts = [&own](const Answer &answer) {
                return std::is_permutation(own.begin(), own.end(), answer.order.begin(), answer.order.end());
            };
            state.item = m_rules.script(state.part.script).front().items.front().id;
            if (const Answered answered = table.ask(player, PromptKind::ChooseOrder, true, options, accepts)) {
                own = answered.answer.order;
            }
        }
        ordered.insert(ordered.end(), own.begin(), own.end());
        std::erase_if(rest, [&](const Spot &spot) { return std::find(own.begin(), own.end(), spot) != own.end(); });
    }
    ordered.insert(ordered.end(), rest.begin(), rest.end());
    state.completed = std::move(ordered);
}

void Runner::mark(State &state, ItemId item, Progress progress) const {
    for (ItemProgress &known : state.progress) {
        if (known.item == item && known.part == state.part.number) {
            // An item that runs for several features is done when it was done for one.
            const bool keep = known.progress == Progress::Done && progress != Progress::Now;
            known.progress = keep ? Progress::Done : progress;
            return;
        }
    }
    state.progress.push_back({item, state.part.number, progress});
}

}  // namespace scorekeep
