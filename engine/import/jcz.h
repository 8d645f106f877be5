// SPDX-License-Identifier: MIT
// Reads the saved games of JCloisterZone (`.jcz`) as games of ours.
#pragma once

#include "engine/files/document.h"
#include "engine/files/file_error.h"
#include "engine/game/game.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace scorekeep {

// The file asks for something that is not played yet: `found` names a key of the setup
// (`setup.elements.dragon`) or a message with its number (`#12 PLACE_TOKEN`).
class NotPlayed : public FileError {
public:
    NotPlayed(const FileError &place, std::size_t messageNumber) : FileError(place), message(messageNumber) {}
    std::size_t message; // counted from 1; 0: the setup
};

// A message that cannot be: malformed, or the position refuses it. `found` names it by its number,
// `expected` the item that was asked.
class ImportError : public FileError {
public:
    ImportError(const FileError &place, std::size_t messageNumber)
        : FileError(place), message(messageNumber) {}
    std::size_t message; // counted from 1
};

struct Imported {
    Setup setup;
    std::vector<Entry> log;
    // The log's length after each message. A message without an entry of ours repeats it; a message that is
    // taken back shortens it again, and the entries that it had are gone.
    std::vector<std::size_t> afterMessage;
    // Our ids of the kinds that are drawn next, so far as the file says so; the first is in the hand of who
    // is to place a tile.
    std::vector<std::string> nextKinds;
};

// Told the game before the first message and after each, with the kinds that are drawn next.
using ImportWatch = std::function<void(const Game &game, const std::vector<std::string> &nextKinds)>;

// Throws NotPlayed, ImportError, and FileError for anything else that is wrong with the file.
// Unknown keys beside those of the setup are ignored: the file is another program's.
Imported importJcz(const Document &document, const World &world, const ImportWatch &watch = {});

} // namespace scorekeep
