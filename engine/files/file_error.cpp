// SPDX-License-Identifier: MIT
// The plain fallback text of a file error; the app words the id instead.
#include "engine/files/file_error.h"

#include <utility>

namespace scorekeep {
namespace {

std::string plainText(const std::string &file, int line, int column, const std::string &id,
                      const std::string &found, const std::string &expected) {
    std::string text = file;
    if (line > 0) {
        text += ':' + std::to_string(line) + ':' + std::to_string(column);
    }
    text += ": " + id;
    if (!found.empty()) {
        text += ": found " + found;
    }
    if (!expected.empty()) {
        text += (found.empty() ? ": expected " : ", expected ") + expected;
    }
    return text;
}

} // namespace

FileError::FileError(std::string errorFile, int errorLine, int errorColumn, std::string errorId,
                     std::string errorFound, std::string errorExpected)
    : std::runtime_error(plainText(errorFile, errorLine, errorColumn, errorId, errorFound, errorExpected)),
      file(std::move(errorFile)), line(errorLine), column(errorColumn), id(std::move(errorId)),
      found(std::move(errorFound)), expected(std::move(errorExpected)) {}

} // namespace scorekeep
