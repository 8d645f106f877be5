// SPDX-License-Identifier: MIT
// The text form of a game: a header with the setup, then one line for each thing that was entered.
//
//     scorekeep: 1
//     rules: 2
//     setup:
//       players:
//         - {name: Ann, colour: red}
//         - {name: Ben, colour: blue}
//       starter: 0
//       selection: {edition: C3, elements: [base], tiles: {base: 1}}
//     log:
//     - {item: draw.tile, player: 0, tile: base.city-cap}
//     - {item: place.tile, player: 0, tile: base.city-cap, at: [1, -3], turned: 90}
//     - {item: figure.deploy, player: 0, piece: follower, to: {at: [1, -3], segment: city}}
//     - {cursor: 2}
//
// A change of the selection rewrites the file; what does not fit any more stays in place, as text:
//
//     - {aside: "{item: figure.deploy, player: 0, piece: abbot, to: {at: [1, -3], segment: garden}}"}
//     - {item: figure.deploy, player: 0, pass: true, change: put-in}
//
// A game without a board has `board: none` in its setup. A score that was counted at the table names its scoring
// table, who gets it, and the facts that are not 0; facts of each player's own stand under the seat:
//
//     - {item: score.calculated, player: 0, table: road, receivers: [0, 2], facts: {tiles: 5, inn: true}}
//     - {item: score.calculated, player: 0, table: field, phase: after, receivers: [1], own: {1: {own-pig: true}}}
//
// Lines are only ever appended. `cursor` says how many entries count after an undo or redo; an entry that
// follows replaces those behind the cursor. Tiles, segments, pieces, items and options go by their ids.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/entry_text.h"
#include "engine/game/game.h"

namespace scorekeep {

inline constexpr int SaveVersion = 1;   // of the form; a newer file is refused
inline constexpr int RulesVersion = 2;  // of what the rules do with a log; another one is replayed aligning

// Something that a person should be told though the work went on: a text id with arguments.
struct Notice {
    std::string id;
    std::vector<std::string> arguments;
    friend bool operator==(const Notice &, const Notice &) = default;
};

struct SavedGame {
    Setup setup;
    std::vector<Entry> log;
    std::size_t cursor = 0;       // entries that count; those behind can be redone
    int rulesVersion = RulesVersion;
    std::vector<Notice> notices;  // a torn last line was dropped, ...
    std::vector<int> lines;       // by entry: its line in the file
    std::size_t length = 0;       // bytes of the text up to the end of the last line that was read
    bool closed = true;           // false: that line lacks its line end
};

// Throws FileError for anything damaged, unknown or newer, with the id `save.newer-version` for a newer form.
// A last line that has no line end and cannot be read is dropped with the notice `save.torn-line` (its
// number, its text). With `before`, reads only the lines before that one, with the notice `save.cut` (its
// number): the way to open a damaged game up to the line that the error named.
SavedGame readGame(std::string_view text, const std::string &fileName, const World &world,
                   std::optional<int> before = std::nullopt);
// The same of a file.
SavedGame loadGame(const std::string &path, const World &world);
// What a checked replay of its log threw, as an error at the entry's line.
FileError errorAt(const LogError &error, const SavedGame &saved, const std::string &fileName);

// Everything up to `log:`, with line ends. Names and ids come back exactly; the selection as normalised.
std::string writeHeader(const Setup &setup);
// `- {cursor: 12}`, without a line end.
std::string writeCursor(std::size_t cursor);
// A whole file, entries behind the cursor included.
std::string writeGame(const Game &game);

// Writes the entries of one game's log, each as a line without its end.
class LogWriter {
public:
    // The world outlives the writer.
    LogWriter(const World &world, const Setup &setup);
    explicit LogWriter(const Game &game); // from its first entry on

    // The line for the entry at this position of the log. The entries before it were written by this writer,
    // in whatever order undo and redo brought about.
    std::string write(std::size_t position, const Entry &entry);

private:
    explicit LogWriter(Game &&beginning);

    Game m_beginning;
    LaidTiles m_laid;
};

}  // namespace scorekeep
