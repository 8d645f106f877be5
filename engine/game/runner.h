// SPDX-License-Identifier: MIT
// Runs the parts of a game over the log: gives each `ask` its recorded answer, or suspends.
#pragma once

#include <functional>
#include <vector>

#include "engine/game/table.h"

namespace scorekeep {

// How an entry is met. Trusted: every entry was checked before. Checked: each is held against the same rules
// as a new answer, and the first that does not fit is thrown as a LogError (files). Aligning: entries that do
// not fit are parked, and missing passes are filled in (changed answers, imports, old versions).
enum class Replay : std::uint8_t { Trusted, Checked, Aligning };

// Thrown where the script needs an answer that the log does not have. Only the runner catches it.
struct Suspended {};

// A damaged log: an entry that no choice asks for, or (checked) whose answer is refused.
class LogError : public std::runtime_error {
public:
    LogError(std::size_t entry, std::string_view id, std::string found, std::string expected);
    std::size_t entry;    // index into the log
    std::string_view id;  // of what is wrong: `save.does-not-fit` ..., or of why the answer is refused
    std::string found, expected;  // ids and words of saved games; either may be empty
};

class Runner {
public:
    Runner(const Rules &rules, std::vector<Entry> &log, Replay replay) : m_rules(rules), m_log(log), m_replay(replay) {}

    // Runs whole parts from `position` on until the game is over or an answer is missing. `unit` is told each
    // beginning of a part, with the state and the log's position there. Returns false when suspended.
    bool run(State &state, std::size_t position, const std::function<void(const State &, std::size_t)> &unit);
    std::size_t position() const { return m_position; }
    const OpenChoice &open() const { return m_open; }
    // Replay only up to this entry and suspend there, whatever follows.
    void stopAt(std::size_t end) { m_end = end; }
    // Checked: trust the entries before this one.
    void checkFrom(std::size_t first) { m_firstChecked = first; }

    // For the table.
    Answered ask(Table &table, Choice &choice);
    void part(Table &table, const Part &part);
    void mark(State &state, ItemId item, Progress progress) const;
    const Place &subject() const { return m_subject; }
    PlayerId forPlayer() const { return m_forPlayer; }

private:
    struct PartAborted {};  // a correction names another turn or step
    struct GameEnded {};    // the table stops early

    const Entry *next();
    void abandon(State &state);
    bool endsBefore(const Part &part);
    bool isAside(const Entry &entry) const;
    void aside(Table &table, const Entry &entry);
    bool isSkipped(const Table &table, const BoundBlock &block) const;
    void standing(Table &table, const Entry &entry);
    void correct(Table &table, const Entry &entry);
    Score beginScore(const State &state, const Entry &entry, PlayerId player) const;
    void correctPoints(Table &table, const Entry &entry);
    void countScore(Table &table, const Entry &entry);
    void correctTile(Table &table, const Entry &entry);
    [[noreturn]] void correctTurn(Table &table, const Answer &answer);
    bool isTrusted() const {
        return m_replay == Replay::Trusted || (m_replay == Replay::Checked && m_position < m_firstChecked);
    }
    Answered take(const Entry &entry, std::size_t prompt);
    Refusal refusalOf(const Table &table, const Choice &choice, std::size_t prompt, const Entry &entry) const;
    Refusal refusalOf(const Table &table, const Offer &offer, const Entry &entry) const;
    void reject(const Entry &entry, const Refusal &refusal);
    bool isClosed(const Table &table) const;
    bool hasOptions(const Table &table, const Choice &choice) const;
    bool mayBePassed(const Table &table, const Choice &choice) const;
    bool fits(const Choice &choice, std::size_t prompt, const Answer &answer) const;
    bool fillIn(const Table &table, const Choice &choice);
    void evaluate(Table &table, const Choice &choice);
    void blocks(Table &table, const Part &part);
    void block(Table &table, const BoundBlock &block);
    void choiceBlock(Table &table, const BoundBlock &block, PlayerId player);
    bool eachPlayerOnce(Table &table, const BoundBlock &block, PlayerId player);
    void item(Table &table, const BoundItem &item);
    void eachCompleted(Table &table, const BoundBlock &block);
    void orderCompleted(Table &table);

    const Rules &m_rules;
    std::vector<Entry> &m_log;
    Replay m_replay;
    std::size_t m_position = 0;
    std::size_t m_end = std::size_t(-1);
    std::size_t m_firstChecked = 0;
    OpenChoice m_open;
    Place m_subject;                  // the feature for which a repeated block runs
    PlayerId m_forPlayer = NoPlayer;  // the player for whom one runs
    std::vector<std::uint32_t> m_runningPart;
    bool m_skips = false;   // the step that runs is skipped: nothing is offered, and only force opens it
    bool m_afterTile = false;  // the running block asks only after a tile was placed
    bool m_resumed = false;    // a correction went back in the running part
    bool m_acted = false;   // since the item began: something was answered
    bool m_passed = false;  // ... or passed
};


// Whether an answer is one of the options (pieces and orders: is made of them).
bool isAmong(const std::vector<Answer> &options, PromptKind kind, int least, int most, const Answer &answer);

}  // namespace scorekeep
