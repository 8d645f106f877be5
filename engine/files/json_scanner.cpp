// SPDX-License-Identifier: MIT
// A validating scanner of JSON, since the YAML parser accepts much that is no JSON.
#include "engine/files/json_scanner.h"

#include "engine/files/file_error.h"
#include "engine/files/reader.h"
#include "engine/files/utf8.h"

#include <algorithm>
#include <cstdint>

namespace scorekeep {
namespace {

// YAML allows a key without a mark before it only up to 1024 characters.
constexpr std::size_t longestPlainKey = 1000;

class Scanner {
public:
    Scanner(std::string_view text, const std::string &file) : m_text(text), m_file(file) {
        m_out.reserve(text.size() + 16);
    }

    std::string run() {
        skipSpace();
        value(1);
        if (m_at < m_text.size()) {
            fail(m_at, "files.trailing-text", "end-of-file");
        }
        return std::move(m_out);
    }

private:
    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void take() { m_out += m_text[m_at++]; }
    void skipSpace();
    void value(int depth);
    void object(int depth);
    void array(int depth);
    void string();
    void escape();
    std::uint32_t hexDigits(std::size_t start);
    void number();
    void digits();
    bool word(std::string_view expected);
    [[noreturn]] void fail(std::size_t at, const char *id, const char *expected) const;

    std::string_view m_text;
    const std::string &m_file;
    std::string m_out;
    std::size_t m_at = 0;
    std::size_t m_saved = 0; // characters that rewriting has made the last string shorter
};

void Scanner::fail(std::size_t at, const char *id, const char *expected) const {
    const std::string_view before = m_text.substr(0, at);
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    throw FileError(m_file, static_cast<int>(std::ranges::count(before, '\n')) + 1,
                    static_cast<int>(utf8Count(before.substr(lineStart))) + 1, id, excerptAt(m_text, at),
                    expected);
}

void Scanner::skipSpace() {
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (c != ' ' && c != '\t' && c != '\r' && c != '\n') {
            return;
        }
        m_out += c == '\n' ? '\n' : ' ';
        ++m_at;
    }
}

void Scanner::value(int depth) {
    switch (peek()) {
    case '{':
        object(depth);
        break;
    case '[':
        array(depth);
        break;
    case '"':
        string();
        m_out.append(m_saved, ' ');
        break;
    default:
        if (peek() == '-' || isDigit(peek())) {
            number();
        } else if (!word("true") && !word("false") && !word("null")) {
            fail(m_at, "files.syntax", "value");
        }
    }
    skipSpace();
}

void Scanner::object(int depth) {
    if (depth > deepestNesting) {
        fail(m_at, "files.too-deep", "");
    }
    take();
    skipSpace();
    if (peek() == '}') {
        take();
        return;
    }
    while (true) {
        if (peek() != '"') {
            fail(m_at, "files.syntax", "key");
        }
        const std::size_t keyStart = m_out.size();
        string();
        const std::size_t saved = m_saved;
        if (m_out.size() - keyStart > longestPlainKey) {
            m_out.insert(keyStart, "? ");
        }
        m_out += ':'; // at once, since in YAML no line may end between a key and its colon
        skipSpace();
        if (peek() != ':') {
            fail(m_at, "files.syntax", ":");
        }
        ++m_at;
        m_out.append(saved, ' ');
        skipSpace();
        value(depth + 1);
        if (peek() == '}') {
            take();
            return;
        }
        if (peek() != ',') {
            fail(m_at, "files.syntax", "comma, }");
        }
        take();
        skipSpace();
    }
}

void Scanner::array(int depth) {
    if (depth > deepestNesting) {
        fail(m_at, "files.too-deep", "");
    }
    take();
    skipSpace();
    if (peek() == ']') {
        take();
        return;
    }
    while (true) {
        value(depth + 1);
        if (peek() == ']') {
            take();
            return;
        }
        if (peek() != ',') {
            fail(m_at, "files.syntax", "comma, ]");
        }
        take();
        skipSpace();
    }
}

void Scanner::string() {
    const std::size_t start = m_at;
    m_saved = 0;
    take();
    while (peek() != '"') {
        if (m_at >= m_text.size()) {
            fail(start, "files.open-quote", "\"");
        }
        if (static_cast<unsigned char>(peek()) < 0x20) {
            fail(m_at, "files.bad-character", "");
        }
        if (peek() == '\\') {
            escape();
        } else {
            take();
        }
    }
    take();
}

// The value of four hexadecimal digits; they are taken by the caller.
std::uint32_t Scanner::hexDigits(std::size_t start) {
    std::uint32_t value = 0;
    for (std::size_t i = start; i < start + 4; ++i) {
        const char c = i < m_text.size() ? m_text[i] : '\0';
        const bool upper = c >= 'A' && c <= 'F';
        const bool lower = c >= 'a' && c <= 'f';
        if (!isDigit(c) && !upper && !lower) {
            fail(m_at, "files.bad-escape", "");
        }
        value = value * 16 + static_cast<std::uint32_t>(isDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    return value;
}

void Scanner::escape() {
    const char kind = m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0';
    if (kind != 'u') {
        if (kind == '\0' || std::string_view("\"\\/bfnrt").find(kind) == std::string_view::npos) {
            fail(m_at, "files.bad-escape", "");
        }
        take();
        take();
        return;
    }
    const std::uint32_t first = hexDigits(m_at + 2);
    if (first < 0xD800 || first > 0xDFFF) {
        m_out += m_text.substr(m_at, 6);
        m_at += 6;
        return;
    }
    // YAML has no surrogate pairs: `\uD83D\uDE00` becomes `\U0001F600`.
    const bool paired = first <= 0xDBFF && m_text.substr(m_at + 6, 2) == "\\u";
    const std::uint32_t second = paired ? hexDigits(m_at + 8) : 0;
    if (second < 0xDC00 || second > 0xDFFF) {
        fail(m_at, "files.lone-surrogate", "");
    }
    const char32_t code = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
    const std::string name = codePointName(code).substr(2);
    m_out += "\\U" + std::string(8 - name.size(), '0') + name;
    m_saved += 2;
    m_at += 12;
}

void Scanner::digits() {
    if (!isDigit(peek())) {
        fail(m_at, "files.syntax", "digit");
    }
    while (isDigit(peek())) {
        take();
    }
}

void Scanner::number() {
    if (peek() == '-') {
        take();
    }
    if (peek() == '0') {
        take(); // no digit may follow; whoever reads on refuses it
    } else {
        digits();
    }
    if (peek() == '.') {
        take();
        digits();
    }
    if (peek() == 'e' || peek() == 'E') {
        take();
        if (peek() == '+' || peek() == '-') {
            take();
        }
        digits();
    }
}

bool Scanner::word(std::string_view expected) {
    if (!m_text.substr(m_at).starts_with(expected)) {
        return false;
    }
    m_out += expected;
    m_at += expected.size();
    return true;
}

} // namespace

std::string jsonAsYaml(std::string_view text, const std::string &file) {
    return Scanner(text, file).run();
}

} // namespace scorekeep
