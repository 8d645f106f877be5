// SPDX-License-Identifier: MIT
// The error of every file that is read: where, what was found, what was expected.
#pragma once

#include <stdexcept>
#include <string>

namespace scorekeep {

// `id` names the message (`files.unknown-key`); the app words it. `found` is text of the file or a term
// (`map`, `list`, `nothing`, `end-of-file`), `expected` a term (`number`) or a list of allowed words.
// Line and column count from 1, columns in characters; line 0 means the file as a whole.
class FileError : public std::runtime_error {
public:
    FileError(std::string errorFile, int errorLine, int errorColumn, std::string errorId,
              std::string errorFound = {}, std::string errorExpected = {});

    std::string file;
    int line;
    int column;
    std::string id;
    std::string found;
    std::string expected;
};

} // namespace scorekeep
