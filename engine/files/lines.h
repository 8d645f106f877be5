// SPDX-License-Identifier: MIT
// Logs that are appended line by line: split them, and write texts into them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

struct Line {
    std::string_view text; // without its line end, LF or CRLF
    int number = 0;        // from 1
    bool complete = false; // false only for a last line that no line end closes: it may be torn
};

std::vector<Line> splitLines(std::string_view text);

// The shortest safe YAML scalar, for use inside flow maps and lists: plain, or in double quotes. Reading it
// gives the same text; what looks like a number, a flag or null is quoted. Bytes that are no UTF-8 become
// U+FFFD, so that what is written can always be read.
std::string quoteYaml(std::string_view text);

} // namespace scorekeep
