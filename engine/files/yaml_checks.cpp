// SPDX-License-Identifier: MIT
// Small scans of YAML text.
#include "engine/files/yaml_checks.h"

#include "engine/files/file_error.h"
#include "engine/files/utf8.h"

#include <algorithm>

namespace scorekeep {
namespace {

constexpr std::string_view escapes = "0abt\tnvfre \"/\\LPxuU\n";

QuotedScalar scanSingleQuoted(std::string_view text) {
    QuotedScalar scalar;
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (text[at] != '\'') {
            continue;
        }
        if (at + 1 == text.size() || text[at + 1] != '\'') {
            scalar.end = at + 1;
            break;
        }
        ++at; // two quotes stand for one
    }
    return scalar;
}

} // namespace

QuotedScalar scanQuoted(std::string_view text) {
    if (text.front() == '\'') {
        return scanSingleQuoted(text);
    }
    QuotedScalar scalar;
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (text[at] == '"') {
            scalar.end = at + 1;
            break;
        }
        if (text[at] == '\\') {
            const bool known = at + 1 < text.size() && escapes.find(text[at + 1]) != std::string_view::npos;
            if (!known && scalar.badEscape == std::string_view::npos) {
                scalar.badEscape = at;
            }
            ++at;
        }
    }
    return scalar;
}

bool hasBlockHeader(std::string_view text) {
    const std::size_t end = std::min(text.find_first_not_of("|>+-0123456789"), text.size());
    return end == text.size() || text[end] == '\n' || text[end] == ' ' || text[end] == '\t';
}

bool hasColon(std::string_view text, std::string_view key) {
    if (text.starts_with('"') || text.starts_with('\'')) {
        text = text.substr(std::min(scanQuoted(text).end, text.size()));
    } else if (text.starts_with(key)) {
        text.remove_prefix(key.size());
    } else {
        return false; // it goes on in the next line
    }
    text = text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
    return text.starts_with(':');
}

bool startsWithNull(std::string_view text) {
    for (const std::string_view word : {"~", "null", "Null", "NULL"}) {
        if (text.starts_with(word)) {
            const std::string_view after = text.substr(word.size());
            return after.empty() ||
                   std::string_view(" \t\n,]}").find(after.front()) != std::string_view::npos;
        }
    }
    return false;
}

void refuseDirectives(std::string_view text, const std::string &file, int firstLine) {
    std::size_t at = text.starts_with('%') ? 0 : text.find("\n%");
    if (at != std::string_view::npos) {
        at += text[at] == '\n' ? 1 : 0;
        const auto line = static_cast<int>(std::ranges::count(text.substr(0, at), '\n')) + firstLine;
        throw FileError(file, line, 1, "files.directive", excerptAt(text, at));
    }
}

std::string_view withoutBlankEnd(std::string_view text) {
    const std::size_t lineStart = text.rfind('\n') + 1; // npos + 1 is 0
    const bool blank = text.find_first_not_of(" \t", lineStart) == std::string_view::npos;
    return blank ? text.substr(0, lineStart) : text;
}

} // namespace scorekeep
