// SPDX-License-Identifier: MIT
// Characters of UTF-8 text, and the check that every file passes before it is parsed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace scorekeep {

struct Utf8Character {
    char32_t code = 0;
    std::size_t length = 0; // in bytes; 0 when there is no valid character
};

// An ASCII digit, given as a byte or as a character.
template <typename Character>
constexpr bool isDigit(Character code) {
    return code >= '0' && code <= '9';
}

// The character at an offset before the end.
Utf8Character utf8At(std::string_view text, std::size_t offset);

// How many characters begin in the bytes of valid UTF-8.
std::size_t utf8Count(std::string_view text);

// `U+0007`: a character for a message that can't print it.
std::string codePointName(char32_t code);

// What a message quotes of a text at an offset: the rest of the line, shortened, or `end-of-file`.
std::string excerptAt(std::string_view text, std::size_t offset);

// Removes the byte order mark; throws a FileError for UTF-16, NUL and invalid bytes.
std::string_view checkedUtf8(std::string_view text, const std::string &file, int firstLine);

// Throws a FileError for characters that YAML does not print, among them a lone CR.
void checkPrintable(std::string_view text, const std::string &file, int firstLine);

} // namespace scorekeep
