// SPDX-License-Identifier: MIT
// The command line: what was asked for, and what is wrong with it.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace scorekeep::app {

struct Arguments {
    enum class Command {
        Window,
        Picture,
        Inspect,
        Render,
        Import,
        Catalogue,
        Reference,
        SetupSheet,
        Help,
        Version
    };
    Command command = Command::Window;
    std::string file;           // the game, or the name of a document; may be empty for the window
    std::string output;         // -o
    std::optional<int> turn;    // --at
    std::string edition;        // --edition; empty: the newest
    std::string expansions;     // --expansions: ids with commas between them
    std::string selection;      // --selection: a file, in place of edition and expansions
    std::string language;       // --language: "de"; empty: the system's
    std::optional<int> players; // --players
    std::string paper;          // --paper: A4 or Letter; empty: the locale's
    int size = 100;             // --size: pixels of a tile's side
    bool dark = false;          // --dark
    bool traceStart = false;    // --trace-start: says how long the window took to show its game, and ends
    bool json = false;
    bool each = false;
    bool allKinds = false;
};

// The id of a message, with what is to be quoted in it.
struct UsageError : std::runtime_error {
    UsageError(std::string errorId, const std::string &errorFound)
        : std::runtime_error(errorId + ' ' + errorFound), id(std::move(errorId)), found(errorFound) {}
    std::string id;
    std::string found;
};

// Without the program's name. Throws UsageError.
Arguments parseArguments(const std::vector<std::string> &words);

} // namespace scorekeep::app
