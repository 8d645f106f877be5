// SPDX-License-Identifier: MIT
// A game on the table: the log of inputs, the state that follows from it, and what is asked now.
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "engine/game/runner.h"

namespace scorekeep {

class Game {
public:
    // Sets up and runs to the first question. The world outlives the game.
    Game(const World &world, const Setup &setup);
    // With a log, of which the first `cursor` entries count. Throws LogError (not Aligning) when it is damaged;
    // Checked also tests what stands behind the cursor.
    Game(const World &world, const Setup &setup, std::vector<Entry> log, std::size_t cursor,
         Replay replay = Replay::Trusted);
    // Another course of the same game: its rules are shared, not built again.
    Game(const Game &of, std::vector<Entry> log, std::size_t cursor, Replay replay = Replay::Trusted);

    const Rules &rules() const { return *m_rules; }
    const Setup &setup() const { return m_rules->setup(); }
    const State &state() const { return m_state; }
    const OpenChoice &open() const { return m_open; }
    const std::vector<Entry> &log() const { return m_log; }
    std::size_t cursor() const { return m_cursor; }  // entries that count; those behind can be redone

    // Refusals have text ids; an empty one means that the answer would be (was) taken.
    Refusal check(const Entry &entry) const;
    // Takes an answer to the open choice, a standing offer, or a correction; entries behind the cursor are
    // dropped. Nothing changes when it is refused. A forced entry needs only the right form.
    Refusal answer(Entry entry);

    bool canUndo() const { return m_cursor > 0; }
    bool canRedo() const { return m_cursor < m_log.size(); }
    void undo();
    void redo();
    void jump(std::size_t cursor);
    // The cursor before the first entry of a turn (counted from 1), if that turn was begun.
    std::optional<std::size_t> turnStart(std::uint32_t turn) const;

    // What would differ if an old entry were replaced (or removed, without a replacement).
    struct Preview {
        std::vector<Entry> log;
        std::size_t cursor = 0;
        std::size_t changed = 0;  // index of the entry that was replaced
        std::vector<std::pair<int, int>> points;  // by player: before, after
        std::vector<std::size_t> parked;          // indices into `log` of entries that would be parked anew
        Refusal refusal;                          // the replacement itself is refused
    };
    Preview preview(std::size_t entry, std::optional<Entry> replacement) const;
    void keep(const Preview &preview);

    // What everybody may know of the whole table now, in the data's order.
    std::vector<std::pair<const PublicCount *, int>> counts() const;
    // What a feature would give if it were scored as the table lies, in this phase of the game; with
    // `complete`, as if it were completed as it is. Receivers: these players, whoever has the majority.
    // Nothing where no scoring table belongs to it. Changes nothing.
    std::optional<Worth> worth(NodeId feature, Phase phase, bool complete, PlayerSet receivers = 0) const;

    // The table that the state belongs to, for questions (why not there?) outside a script.
    template <class Ask>
    auto look(Ask &&ask) const {
        State copy = m_state;
        std::vector<Entry> none;
        Runner runner(*m_rules, none, Replay::Trusted);
        const Table table(copy, *m_rules, runner);
        return ask(table);
    }

private:
    struct Checkpoint {
        State state;
        std::size_t position = 0;
    };
    Game(std::shared_ptr<const Rules> rules, std::vector<Entry> log, std::size_t cursor, Replay replay);
    void run(Replay replay, std::size_t firstChecked = 0);
    bool allUsed(std::size_t position) const;
    std::string askedAt(std::size_t position);
    Refusal why(const OpenPrompt &prompt, const Answer &answer) const;
    static bool sameInput(const Entry &a, const Entry &b);
    void note(const State &state, std::size_t position);

    std::shared_ptr<const Rules> m_rules;
    std::vector<Entry> m_log;
    std::size_t m_cursor = 0;
    State m_state;
    OpenChoice m_open;
    std::vector<Checkpoint> m_checkpoints;  // at beginnings of parts, by position
    std::vector<std::pair<std::uint32_t, std::size_t>> m_turns;  // turn -> position of its first entry
};

}  // namespace scorekeep
