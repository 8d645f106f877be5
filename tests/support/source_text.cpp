// SPDX-License-Identifier: MIT
// A tokeniser just good enough for the rules that the architecture test holds the sources to.
#include "tests/support/source_text.h"

#include <algorithm>
#include <cctype>

namespace scorekeep::test {
namespace {

bool isWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

bool isSpace(char c) {
    return std::isspace(static_cast<unsigned char>(c));
}

class SourceReader {
public:
    explicit SourceReader(std::string_view source) : m_source(source) { m_text.code.assign(source); }

    SourceText read() {
        while (m_at < m_source.size()) {
            step();
        }
        m_text.lines = m_line - (m_source.ends_with('\n') || m_source.empty() ? 1 : 0);
        return std::move(m_text);
    }

private:
    bool follows(std::string_view what) const { return m_source.substr(m_at).starts_with(what); }

    // Goes on by one character, which stays in the code unless it is blanked.
    void take(bool blank) {
        if (m_source[m_at] == '\n') {
            ++m_line;
        } else if (blank) {
            m_text.code[m_at] = ' ';
        }
        ++m_at;
    }

    void blankTo(std::size_t end) {
        while (m_at < std::min(end, m_source.size())) {
            take(true);
        }
    }

    // The end of the logical line, past continued lines.
    std::size_t endOfLine() const {
        std::size_t end = m_source.find('\n', m_at);
        while (end != std::string_view::npos && end > 0 && m_source[end - 1] == '\\') {
            end = m_source.find('\n', end + 1);
        }
        return std::min(end, m_source.size());
    }

    void step() {
        const char c = m_source[m_at];
        if (follows("//")) {
            blankTo(endOfLine());
        } else if (follows("/*")) {
            const std::size_t end = m_source.find("*/", m_at + 2);
            blankTo(end == std::string_view::npos ? m_source.size() : end + 2);
        } else if (c == '#' && m_lineIsBlank) {
            directive();
        } else if (c == '"') {
            isRaw() ? rawString() : string();
        } else if (c == '\'' && !(m_at > 0 && isDigitSeparator())) {
            quotedTo('\'');
            m_joins = false;
        } else {
            m_lineIsBlank = c == '\n' || (m_lineIsBlank && isSpace(c));
            m_joins = m_joins && isSpace(c);
            take(false);
        }
    }

    void directive() {
        const std::size_t end = endOfLine();
        std::string_view line = m_source.substr(m_at + 1, end - m_at - 1);
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        if (line.starts_with("include")) {
            const std::size_t open = line.find_first_of("\"<");
            if (open != std::string_view::npos) {
                const bool quoted = line[open] == '"';
                const std::size_t close = line.find(quoted ? '"' : '>', open + 1);
                m_text.includes.push_back(
                    {m_line, std::string(line.substr(open + 1, close - open - 1)), quoted});
            }
        } else if (line.starts_with("define")) {
            defined(line);
        }
        blankTo(end);
    }

    // A macro's literals count as well.
    void defined(std::string_view line) {
        for (Literal literal : SourceReader(line).read().literals) {
            literal.line += m_line - 1;
            m_text.literals.push_back(std::move(literal));
        }
    }

    bool isDigitSeparator() const {
        std::size_t start = m_at;
        while (start > 0 && (isWord(m_source[start - 1]) || m_source[start - 1] == '\'')) {
            --start;
        }
        return start < m_at && std::isdigit(static_cast<unsigned char>(m_source[start]));
    }

    bool isRaw() const {
        if (m_at == 0 || m_source[m_at - 1] != 'R') {
            return false;
        }
        std::size_t start = m_at - 1;
        while (start > 0 && isWord(m_source[start - 1])) {
            --start;
        }
        const std::string_view prefix = m_source.substr(start, m_at - start);
        return prefix == "R" || prefix == "LR" || prefix == "uR" || prefix == "UR" || prefix == "u8R";
    }

    // Blanks what is between two quotation marks of one kind and keeps the marks; returns it.
    std::string_view quotedTo(char mark) {
        take(false);
        const std::size_t start = m_at;
        while (m_at < m_source.size() && m_source[m_at] != mark && m_source[m_at] != '\n') {
            blankTo(m_at + (m_source[m_at] == '\\' ? 2 : 1));
        }
        const std::string_view inside = m_source.substr(start, m_at - start);
        if (m_at < m_source.size()) {
            take(false);
        }
        m_lineIsBlank = false;
        return inside;
    }

    void string() {
        const int line = m_line;
        addLiteral(line, quotedTo('"'));
    }

    void rawString() {
        const int line = m_line;
        const std::size_t open = std::min(m_source.find('(', m_at), m_source.size() - 1);
        const std::string end = ")" + std::string(m_source.substr(m_at + 1, open - m_at - 1)) + "\"";
        const std::size_t close = std::min(m_source.find(end, open), m_source.size());
        const std::string_view inside = m_source.substr(open + 1, close - open - 1);
        take(false);
        blankTo(close + end.size() - 1);
        if (m_at < m_source.size()) {
            take(false);
        }
        addLiteral(line, inside);
    }

    void addLiteral(int line, std::string_view text) {
        if (m_joins) {
            m_text.literals.back().text += text;
        } else {
            m_text.literals.push_back({line, std::string(text)});
        }
        m_joins = true;
    }

    std::string_view m_source;
    SourceText m_text;
    std::size_t m_at = 0;
    int m_line = 1;
    bool m_lineIsBlank = true; // so far: a directive may begin
    bool m_joins = false;      // nothing but blanks since the last literal
};

// The length of an access label at the beginning: `public:`, `private Q_SLOTS:`.
std::size_t labelLength(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || text.substr(colon).starts_with("::")) {
        return 0;
    }
    const std::string_view label = text.substr(0, colon);
    const bool access = label.starts_with("public") || label.starts_with("protected") ||
                        label.starts_with("private") || label == "signals" || label == "Q_SIGNALS";
    return access && label.find('(') == std::string_view::npos ? colon + 1 : 0;
}

// The length of `template <…>` at the beginning.
std::size_t templateLength(std::string_view text) {
    if (!text.starts_with("template")) {
        return 0;
    }
    int depth = 0;
    for (std::size_t at = text.find('<'); at < text.size(); ++at) {
        if (text[at] == '<') {
            ++depth;
        } else if (text[at] == '>' && --depth == 0) {
            return at + 1;
        }
    }
    return text.size();
}

// What stands before a brace, without labels, template parameters, and blanks at the ends.
std::string_view headerOf(std::string_view text) {
    std::size_t skipped = 0;
    do {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        skipped = std::max(labelLength(text), templateLength(text));
        text.remove_prefix(skipped);
    } while (skipped > 0);
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

// Whether the header has a word of scope before any parenthesis: `class A final : public B`.
bool opensScope(std::string_view header) {
    const std::string_view head = header.substr(0, header.find('('));
    for (std::size_t at = 0; at < head.size();) {
        std::size_t end = at;
        while (end < head.size() && isWord(head[end])) {
            ++end;
        }
        const std::string_view word = head.substr(at, end - at);
        if (word == "namespace" || word == "class" || word == "struct" || word == "union" || word == "enum" ||
            word == "extern") {
            return true;
        }
        at = std::max(end, at + 1);
    }
    return header.empty();
}

// `A::A(int a) : m_a{a}` at its first brace: the initialiser of a member, not the body.
bool initialisesMember(std::string_view header) {
    const std::size_t close = header.find(')');
    std::size_t colon = close;
    while ((colon = header.find(':', colon + 1)) != std::string_view::npos) {
        if (header[colon - 1] != ':' && (colon + 1 >= header.size() || header[colon + 1] != ':')) {
            return isWord(header.back()) || header.back() == '>';
        }
    }
    return false;
}

std::string nameOf(std::string_view header) {
    std::size_t end = header.find('(');
    const std::size_t named = header.find("operator");
    if (named != std::string_view::npos && named < end) {
        return std::string(header.substr(named, header.find('(', named + 9) - named));
    }
    const std::size_t assigned = header.find('='); // a lambda with a name
    end = std::min(end, assigned);
    while (end > 0 && isSpace(header[end - 1])) {
        --end;
    }
    std::size_t start = end;
    while (start > 0 && (isWord(header[start - 1]) || header[start - 1] == ':' || header[start - 1] == '~')) {
        --start;
    }
    return std::string(header.substr(start, end - start));
}

class FunctionScanner {
public:
    explicit FunctionScanner(std::string_view code) : m_code(code) {}

    std::vector<Function> scan() {
        while (m_at < m_code.size()) {
            const char c = m_code[m_at];
            if (c == '{') {
                brace();
            } else if (c == '}' || (c == ';' && m_parentheses == 0)) {
                next();
                m_header = m_at;
            } else {
                m_parentheses += c == '(' ? 1 : c == ')' ? -1 : 0;
                next();
            }
        }
        return std::move(m_functions);
    }

private:
    void next() {
        m_line += m_code[m_at] == '\n' ? 1 : 0;
        ++m_at;
    }

    void skipBlock() {
        int depth = 0;
        do {
            depth += m_code[m_at] == '{' ? 1 : m_code[m_at] == '}' ? -1 : 0;
            next();
        } while (depth > 0 && m_at < m_code.size());
    }

    void brace() {
        const std::string_view header = headerOf(m_code.substr(m_header, m_at - m_header));
        if (m_parentheses == 0 && opensScope(header)) {
            next();
            m_header = m_at;
            return;
        }
        const bool body = m_parentheses == 0 && header.find('(') != std::string_view::npos &&
                          header.back() != '=' && !initialisesMember(header);
        const int line = m_line;
        skipBlock();
        if (body) {
            m_functions.push_back({line, nameOf(header), m_line - line + 1});
            m_header = m_at;
        }
    }

    std::string_view m_code;
    std::vector<Function> m_functions;
    std::size_t m_at = 0;
    std::size_t m_header = 0; // where the present declaration begins
    int m_line = 1;
    int m_parentheses = 0;
};

} // namespace

SourceText readSource(std::string_view source) {
    return SourceReader(source).read();
}

std::vector<Function> functions(const SourceText &source) {
    return FunctionScanner(source.code).scan();
}

} // namespace scorekeep::test
