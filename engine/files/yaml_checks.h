// SPDX-License-Identifier: MIT
// Checks on the text of a YAML file for what its parser lets pass.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace scorekeep {

// Offsets in the text; npos where there is none.
struct QuotedScalar {
    std::size_t end = std::string_view::npos;       // behind the closing quote
    std::size_t badEscape = std::string_view::npos; // its backslash
};

// The text begins with a quote. The parser takes the file's last line end for a closing quote, knows an
// escape that YAML has not (`\'`) and makes bytes that are no UTF-8 of two others (`\N`, `\_`).
QuotedScalar scanQuoted(std::string_view text);

// Whether the text, which begins with `|` or `>`, has a header that ends there or goes on after a space. The
// parser takes `|#text` for a comment, and the text is lost.
bool hasBlockHeader(std::string_view text);

// Whether a colon follows the key at the beginning of the text, on its line. The parser takes a line without
// a colon for a key without a value.
bool hasColon(std::string_view text, std::string_view key);

// Whether the text begins with a word or sign for null.
bool startsWithNull(std::string_view text);

// Throws a FileError at a line that begins with `%`: the parser reads a directive wherever it stands, and
// forgets the rest of the file.
void refuseDirectives(std::string_view text, const std::string &file, int firstLine);

// The text without a last line of nothing but spaces, which the parser adds to a block scalar.
std::string_view withoutBlankEnd(std::string_view text);

} // namespace scorekeep
