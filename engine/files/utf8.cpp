// SPDX-License-Identifier: MIT
// Decoding of UTF-8 and the checks on the raw text of a file.
#include "engine/files/utf8.h"

#include "engine/files/file_error.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>

namespace scorekeep {
namespace {

constexpr std::size_t longestQuote = 30;
// Offsets are kept in 32 bits, and an escape may grow by half when it is decoded.
constexpr std::size_t largestText = std::numeric_limits<std::uint32_t>::max() / 4;

[[noreturn]] void failAt(std::string_view text, std::size_t offset, const std::string &file, int firstLine,
                         const char *id, const std::string &found) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    const auto line = static_cast<int>(std::ranges::count(before, '\n')) + firstLine;
    const auto column = static_cast<int>(utf8Count(before.substr(lineStart))) + 1;
    throw FileError(file, line, column, id, found);
}

bool isPrintable(char32_t code) {
    if (code < 0x20) {
        return code == '\n' || code == '\t';
    }
    return code < 0x7F || code == 0x85 || (code > 0x9F && code != 0xFEFF && code != 0xFFFE && code != 0xFFFF);
}

} // namespace

Utf8Character utf8At(std::string_view text, std::size_t offset) {
    const auto byte = [&](std::size_t i) -> std::uint32_t {
        return offset + i < text.size() ? static_cast<unsigned char>(text[offset + i]) : 0U;
    };
    const std::uint32_t first = byte(0);
    if (first < 0x80) {
        return {first, 1};
    }
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4) {
        return {};
    }
    std::uint32_t code = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) {
            return {};
        }
        code = (code << 6) | (byte(i) & 0x3FU);
    }
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (overlong || surrogate || code > 0x10FFFF) {
        return {};
    }
    return {code, length};
}

std::size_t utf8Count(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string codePointName(char32_t code) {
    char digits[8];
    const auto end = std::to_chars(digits, digits + sizeof digits, static_cast<std::uint32_t>(code), 16).ptr;
    std::string name(digits, end);
    std::ranges::transform(name, name.begin(),
                           [](char c) { return c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c; });
    return "U+" + std::string(name.size() < 4 ? 4 - name.size() : 0, '0') + name;
}

std::string excerptAt(std::string_view text, std::size_t offset) {
    if (offset >= text.size()) {
        return "end-of-file";
    }
    std::string quoted;
    std::size_t at = offset;
    for (std::size_t count = 0; at < text.size() && text[at] != '\n' && count < longestQuote; ++count) {
        const Utf8Character character = utf8At(text, at);
        const std::size_t length = std::max<std::size_t>(character.length, 1);
        const bool printable = character.length > 0 && isPrintable(character.code) && character.code != '\t';
        if (!printable && count == 0) {
            return codePointName(character.code);
        }
        quoted += printable ? text.substr(at, length) : " ";
        at += length;
    }
    if (at == offset) {
        return "end-of-line";
    }
    return at < text.size() && text[at] != '\n' ? quoted + "…" : quoted;
}

std::string_view checkedUtf8(std::string_view text, const std::string &file, int firstLine) {
    if (text.size() > largestText) {
        throw FileError(file, 0, 0, "files.too-large");
    }
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
        throw FileError(file, firstLine, 1, "files.not-utf8", "UTF-16", "UTF-8");
    }
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t length = byte < 0x80 ? 1 : utf8At(text, at).length;
        if (byte == 0) {
            failAt(text, at, file, firstLine, "files.bad-character", codePointName(0));
        }
        if (length == 0) {
            failAt(text, at, file, firstLine, "files.not-utf8", "0x" + codePointName(byte).substr(4));
        }
        at += length;
    }
    return text;
}

void checkPrintable(std::string_view text, const std::string &file, int firstLine) {
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = utf8At(text, at);
        const bool lineEnd = character.code == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
        if (!lineEnd && !isPrintable(character.code)) {
            failAt(text, at, file, firstLine, "files.bad-character", codePointName(character.code));
        }
        at += std::max<std::size_t>(character.length, 1);
    }
}

} // namespace scorekeep
