// SPDX-License-Identifier: MIT
// Reads C++ source as text: its includes, its string literals and the lengths of its functions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scorekeep::test {

struct Include {
    int line = 0;
    std::string path;
    bool quoted = false; // "x" rather than <x>
};

// Adjacent literals are one, at the line of the first. Escapes stay as they are written.
struct Literal {
    int line = 0;
    std::string text;
};

struct Function {
    int line = 0; // of the opening brace
    std::string name;
    int lines = 0; // from the opening to the closing brace, both counted
};

struct SourceText {
    std::string code; // the source with comments, directives and the contents of literals blanked
    std::vector<Include> includes;
    std::vector<Literal> literals;
    int lines = 0;
};

SourceText readSource(std::string_view source);

// The functions at the scope of a namespace or class; what is nested in a function belongs to it.
std::vector<Function> functions(const SourceText &source);

} // namespace scorekeep::test
