// SPDX-License-Identifier: MIT
// The log and its cursor, checkpoints, and changing old answers.
#include "engine/game/game.h"

#include <algorithm>

#include "engine/game/entry_checks.h"

namespace scorekeep {
namespace {

// Checkpoints are taken near the end of the log and sparsely before, so that replay of a long game does not
// copy the state at each part.
constexpr std::size_t NearEnd = 12;       // entries
constexpr std::uint32_t SparseParts = 16;
constexpr std::size_t RecentCheckpoints = 3;

}  // namespace

Game::Game(const World &world, const Setup &setup) : Game(world, setup, {}, 0) {}

Game::Game(const World &world, const Setup &setup, std::vector<Entry> log, std::size_t cursor, Replay replay)
    : Game(std::make_shared<const Rules>(world, setup), std::move(log), cursor, replay) {}

Game::Game(const Game &of, std::vector<Entry> log, std::size_t cursor, Replay replay)
    : Game(of.m_rules, std::move(log), cursor, replay) {}

Game::Game(std::shared_ptr<const Rules> rules, std::vector<Entry> log, std::size_t cursor, Replay replay)
    : m_rules(std::move(rules)), m_log(std::move(log)), m_cursor(std::min(cursor, m_log.size())) {
    if (replay == Replay::Aligning) {
        m_log.resize(m_cursor);
    }
    const std::size_t counted = m_cursor;
    if (replay == Replay::Checked) {
        m_cursor = m_log.size();
    }
    run(replay);
    if (counted < m_cursor && replay == Replay::Checked) {
        jump(counted);
    }
}

void Game::note(const State &state, std::size_t position) {
    if (state.queue.front().script == ScriptKind::Turn &&
        (m_turns.empty() || m_turns.back().first < state.queue.front().turn)) {
        m_turns.emplace_back(state.queue.front().turn, position);
    }
    const bool near = m_cursor - std::min(m_cursor, position) <= NearEnd;
    if (!near && state.partsBegun % SparseParts != 0) {
        return;
    }
    m_checkpoints.push_back({state, position});
    const auto old = m_checkpoints.size() > RecentCheckpoints ? m_checkpoints.size() - RecentCheckpoints : 0;
    const auto end = m_checkpoints.begin() + std::ptrdiff_t(old);
    const auto dense = [](const Checkpoint &c) { return c.state.partsBegun % SparseParts != 0; };
    m_checkpoints.erase(std::remove_if(m_checkpoints.begin(), end, dense), end);
}

// Runs from the last checkpoint that the cursor still allows. Entries behind the cursor stay for redo.
void Game::run(Replay replay, std::size_t firstChecked) {
    const auto beyond = [this](const auto &known) { return known.position > m_cursor; };
    std::erase_if(m_checkpoints, beyond);
    std::erase_if(m_turns, [this](const auto &turn) { return turn.second > m_cursor; });
    std::size_t position = 0;
    if (m_checkpoints.empty()) {
        m_turns.clear();
        m_state = m_rules->blank();
    } else {
        position = m_checkpoints.back().position;
        m_state = std::move(m_checkpoints.back().state);
        m_checkpoints.pop_back();
        // Turns that begin from here on are found anew.
        const std::uint32_t next = m_state.queue.front().turn;
        std::erase_if(m_turns, [&](const auto &turn) {
            return turn.first > next || (turn.first == next && turn.second >= position);
        });
    }
    Runner runner(*m_rules, m_log, replay);
    if (replay != Replay::Aligning) {
        runner.stopAt(m_cursor);
    }
    runner.checkFrom(firstChecked);
    try {
        runner.run(m_state, position, [this](const State &state, std::size_t at) { note(state, at); });
    } catch (const std::logic_error &error) {  // a recorded answer that the table can't take
        const std::size_t at = std::max<std::size_t>(runner.position(), 1) - 1;
        throw LogError(at, "save.does-not-fit",
                       at < m_log.size() ? m_rules->itemName(m_log[at].item) : std::string(), error.what());
    }
    m_open = runner.open();
    if (replay == Replay::Aligning) {
        // What no choice asked for is kept, but parked.
        for (std::size_t i = runner.position(); i < m_log.size(); ++i) {
            m_log[i].parked = true;
        }
        m_cursor = m_log.size();
    } else if (!allUsed(runner.position())) {
        throw LogError(runner.position(), "save.does-not-fit", m_rules->itemName(m_log[runner.position()].item),
                       askedAt(runner.position()));
    }
}

// The item for which the table waits when only so many entries are there; empty when the game is over then.
std::string Game::askedAt(std::size_t position) {
    State state = m_rules->blank();
    Runner runner(*m_rules, m_log, Replay::Trusted);
    runner.stopAt(position);
    runner.run(state, 0, {});
    return runner.open().open() ? m_rules->itemName(runner.open().prompts.front().item) : std::string();
}

bool Game::allUsed(std::size_t position) const {
    return std::all_of(m_log.begin() + std::ptrdiff_t(std::min(position, m_cursor)),
                       m_log.begin() + std::ptrdiff_t(m_cursor), [](const Entry &entry) { return entry.parked; });
}

Refusal Game::check(const Entry &entry) const {
    if (entry.item >= m_rules->itemCount()) {
        return {"answer.not-asked", {}};
    }
    if (m_state.finished) {
        return {"answer.game-over", {}};
    }
    if (m_rules->isCore(entry.item)) {
        return whyNoCorrection(m_state, *m_rules, entry);
    }
    for (const OpenPrompt &prompt : m_open.prompts) {
        if (prompt.item != entry.item || prompt.player != entry.player || prompt.subject != entry.subject) {
            continue;
        }
        if (entry.answer.pass) {
            return prompt.mayPass && !prompt.standing ? Refusal{} : Refusal{"answer.must", {}};
        }
        if (isAmong(prompt.options, prompt.kind, prompt.least, prompt.most, entry.answer)) {
            return {};
        }
        return entry.forced ? whyNoForm(m_state, *m_rules, entry) : why(prompt, entry.answer);
    }
    return entry.forced ? whyNoForm(m_state, *m_rules, entry) : Refusal{"answer.not-asked", {m_rules->itemName(entry.item)}};
}

std::vector<std::pair<const PublicCount *, int>> Game::counts() const {
    return look([this](const Table &table) {
        std::vector<std::pair<const PublicCount *, int>> found;
        for (const auto &[count, number] : m_rules->counts()) {
            found.emplace_back(count, (*number)(table));
        }
        return found;
    });
}

// The reason behind 'not among the options', where the table knows one.
Refusal Game::why(const OpenPrompt &prompt, const Answer &answer) const {
    return look([&](const Table &table) { return whyNoOption(table, prompt.item, prompt.player, answer); });
}

std::optional<Worth> Game::worth(NodeId feature, Phase phase, bool complete, PlayerSet receivers) const {
    return look([&](const Table &table) -> std::optional<Worth> {
        ScoredAs asked;
        asked.node = feature;
        const auto other = phase == Phase::During ? table.question(asked) : std::nullopt;
        const auto subject = other ? other : m_rules->subject(table.board().segment(feature).kind);
        if (!subject) {
            return std::nullopt;
        }
        Resolution resolution = table.featureResolution(*subject, feature, phase);
        resolution.complete = complete;
        resolution.receivers = receivers;
        return table.worth(std::move(resolution));
    });
}

Refusal Game::answer(Entry entry) {
    entry.parked = false;
    if (const Refusal refusal = check(entry)) {
        return refusal;
    }
    const std::vector<Entry> tail(m_log.begin() + std::ptrdiff_t(m_cursor), m_log.end());
    const bool asked = std::any_of(m_open.prompts.begin(), m_open.prompts.end(), [&](const OpenPrompt &prompt) {
        return prompt.item == entry.item && prompt.player == entry.player;
    });
    m_log.resize(m_cursor);
    m_log.push_back(std::move(entry));
    ++m_cursor;
    if (!asked && !m_rules->isCore(m_log.back().item)) {
        // A forced entry for an item that was passed over: its part may be over already.
        std::erase_if(m_checkpoints, [this](const Checkpoint &c) { return c.position + 1 >= m_cursor; });
    }
    const auto takeBack = [&] {
        m_log.pop_back();
        m_log.insert(m_log.end(), tail.begin(), tail.end());
        --m_cursor;
        m_checkpoints.clear();
        run(Replay::Trusted);
    };
    try {
        run(Replay::Checked, m_cursor - 1);
    } catch (const LogError &error) {
        takeBack();
        const bool refused = error.entry == m_cursor && !error.id.starts_with("save.");
        return refused ? Refusal{error.id, {}} : Refusal{"answer.not-reached", {}};
    } catch (...) {  // NOLINT: the game must not be lost by a faulty rule; the error goes on
        takeBack();
        throw;
    }
    return {};
}

void Game::undo() {
    if (canUndo()) {
        jump(m_cursor - 1);
    }
}

void Game::redo() {
    if (canRedo()) {
        jump(m_cursor + 1);
    }
}

void Game::jump(std::size_t cursor) {
    // An entry that is met again may belong to a part that went on without it.
    std::erase_if(m_checkpoints, [&](const Checkpoint &c) { return cursor > m_cursor && c.position >= m_cursor; });
    m_cursor = std::min(cursor, m_log.size());
    run(Replay::Trusted);
}

std::optional<std::size_t> Game::turnStart(std::uint32_t turn) const {
    const auto at = std::find_if(m_turns.begin(), m_turns.end(), [turn](const auto &t) { return t.first == turn; });
    return at == m_turns.end() ? std::nullopt : std::optional<std::size_t>(at->second);
}

Game::Preview Game::preview(std::size_t index, std::optional<Entry> replacement) const {
    Preview preview;
    preview.changed = index;
    preview.log.assign(m_log.begin(), m_log.begin() + std::ptrdiff_t(m_cursor));
    if (replacement) {
        replacement->parked = false;
        preview.log[index] = *replacement;
    } else {
        preview.log.erase(preview.log.begin() + std::ptrdiff_t(index));
    }
    const std::vector<Entry> given = preview.log;
    State state = m_rules->blank();
    Runner runner(*m_rules, preview.log, Replay::Aligning);
    runner.run(state, 0, {});
    for (std::size_t i = runner.position(); i < preview.log.size(); ++i) {
        preview.log[i].parked = true;
    }
    preview.cursor = preview.log.size();
    for (PlayerId player = 0; player < m_rules->players(); ++player) {
        preview.points.emplace_back(m_state.points(player), state.points(player));
    }
    // The new log is the given one with passes put in; walk both to find what is parked anew.
    for (std::size_t i = 0, at = 0; i < preview.log.size() && at < given.size(); ++i) {
        if (!sameInput(preview.log[i], given[at])) {
            continue;
        }
        if (preview.log[i].parked && !given[at].parked) {
            preview.parked.push_back(i);
            if (replacement && at == index) {
                preview.refusal = {"answer.not-an-option", {m_rules->itemName(replacement->item)}};
            }
        }
        ++at;
    }
    return preview;
}

void Game::keep(const Preview &preview) {
    m_log = preview.log;
    m_cursor = preview.cursor;
    std::erase_if(m_checkpoints, [&](const Checkpoint &c) { return c.position >= preview.changed; });
    run(Replay::Trusted);
}

bool Game::sameInput(const Entry &a, const Entry &b) {
    Entry copy = a;
    copy.parked = b.parked;
    return copy == b;
}

}  // namespace scorekeep
