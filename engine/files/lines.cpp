// SPDX-License-Identifier: MIT
// Splitting and writing of logs that hold one entry a line.
#include "engine/files/lines.h"

#include "engine/files/utf8.h"

#include <algorithm>

namespace scorekeep {
namespace {

bool isLetter(char32_t code) {
    return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z');
}

// Letters and signs of other scripts; the ranges left out hold spaces, marks of direction and the like.
bool isForeignLetter(char32_t code) {
    return (code > 0xA0 && code < 0x2000 && code != 0x1680) ||
           (code >= 0x2070 && code < 0xD800 && code != 0x3000) ||
           (code >= 0x10000 && code < 0xE0000 && (code & 0xFFFE) != 0xFFFE);
}

bool isReservedWord(std::string_view text) {
    constexpr std::string_view words[] = {"null", "true", "false", "yes", "no", "on", "off", "y", "n"};
    return std::ranges::any_of(words, [&](std::string_view word) {
        return std::ranges::equal(text, word, [](char left, char right) {
            return (left >= 'A' && left <= 'Z' ? static_cast<char>(left - 'A' + 'a') : left) == right;
        });
    });
}

bool looksLikeNumber(std::string_view text) {
    constexpr std::string_view signs = ".eE+-_";
    return text.starts_with("0x") || text.starts_with("0o") || text.starts_with("0b") ||
           (isDigit(text.front()) && std::ranges::all_of(text, [&](char c) {
                return isDigit(c) || signs.find(c) != std::string_view::npos;
            }));
}

// Deliberately narrow: anything doubtful is quoted.
bool isPlain(std::string_view text) {
    if (text.empty() || isReservedWord(text) || looksLikeNumber(text) || text.back() == ' ') {
        return false;
    }
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = utf8At(text, at);
        const char32_t code = character.code;
        const bool anywhere = isLetter(code) || isDigit(code) || code == '_' || isForeignLetter(code);
        const bool inside = code == ' ' || code == '.' || code == '-' || code == '+' || code == '/';
        if (character.length == 0 || !(anywhere || (inside && at > 0))) {
            return false;
        }
        at += character.length;
    }
    return true;
}

void appendEscaped(std::string &out, char32_t code, std::string_view bytes) {
    const auto hex = [&](const char *prefix, std::size_t width) {
        const std::string digits = codePointName(code).substr(2);
        out += prefix;
        out += digits.size() > width ? digits.substr(digits.size() - width)
                                     : std::string(width - digits.size(), '0') + digits;
    };
    const bool unprintable = code < 0x20 || (code >= 0x7F && code <= 0xA0);
    if (code == '"' || code == '\\') {
        out += '\\';
        out += static_cast<char>(code);
    } else if (code == '\n') {
        out += "\\n";
    } else if (code == '\t') {
        out += "\\t";
    } else if (code == '\r') {
        out += "\\r";
    } else if (unprintable) {
        hex("\\x", 2);
    } else if (code == 0x2028 || code == 0x2029 || code == 0xFEFF || code == 0xFFFE || code == 0xFFFF) {
        hex("\\u", 4);
    } else {
        out += bytes;
    }
}

} // namespace

std::vector<Line> splitLines(std::string_view text) {
    std::vector<Line> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const bool complete = end != std::string_view::npos;
        std::string_view content = text.substr(0, end);
        if (complete && content.ends_with('\r')) {
            content.remove_suffix(1);
        }
        lines.push_back({content, static_cast<int>(lines.size()) + 1, complete});
        text.remove_prefix(complete ? end + 1 : text.size());
    }
    return lines;
}

std::string quoteYaml(std::string_view text) {
    if (isPlain(text)) {
        return std::string(text);
    }
    std::string out = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = utf8At(text, at);
        if (character.length == 0) {
            out += "\xEF\xBF\xBD";
            ++at;
        } else {
            appendEscaped(out, character.code, text.substr(at, character.length));
            at += character.length;
        }
    }
    return out + '"';
}

} // namespace scorekeep
