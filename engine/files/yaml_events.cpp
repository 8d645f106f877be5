// SPDX-License-Identifier: MIT
// The handler that turns parser events into flat records, and refuses what a strict file must not hold.
#include "engine/files/yaml_events.h"

#include "engine/files/reader.h"
#include "engine/files/utf8.h"
#include "engine/files/yaml_checks.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <istream>
#include <streambuf>

namespace scorekeep {
namespace {

// Lets the parser read a text where it lies.
class TextBuffer : public std::streambuf {
public:
    explicit TextBuffer(std::string_view text) {
        char *begin = const_cast<char *>(text.data()); // streambuf's interface; it is only read
        setg(begin, begin, begin + text.size());
    }
};

class Builder : public YAML::EventHandler {
public:
    Builder(std::string_view text, const std::string &file, int firstLine)
        : m_text(text), m_file(file), m_firstLine(firstLine) {}

    void OnDocumentStart(const YAML::Mark &mark) override {
        if (m_documents++ > 0) {
            fail(mark, rest(mark).starts_with("---") ? "files.several-documents" : "files.trailing-text");
        }
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override;
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override;
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override;
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override;
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override;
    void OnMapEnd() override;

    // An error with character columns, quoting the text at the mark.
    [[noreturn]] void fail(const YAML::Mark &mark, const char *id, std::string expected = {});
    Document finish();

private:
    struct Open {
        NodeRecord record;
        std::size_t firstPending; // its children in m_pending
        bool flow;
        bool braced; // in flow: not a single pair in a list
    };

    std::string_view rest(const YAML::Mark &mark) const;
    NodeRecord recordAt(const YAML::Mark &mark, NodeKind kind);
    std::uint32_t columnOf(const YAML::Mark &mark);
    void refuseProperties(const YAML::Mark &mark, YAML::anchor_t anchor);
    void checkWriting(const YAML::Mark &mark);
    void checkIndentation(const NodeRecord &record, bool flow) const;
    bool isValue() const;
    void add(const NodeRecord &leaf);
    void open(const YAML::Mark &mark, NodeKind kind, YAML::anchor_t anchor, bool flow);
    void close();
    void checkKeys(std::span<const NodeRecord> entries) const;
    std::string_view textOf(const NodeRecord &record) const {
        return std::string_view(m_pool).substr(record.textOffset, record.textLength);
    }
    [[noreturn]] void fail(const NodeRecord &record, const char *id, std::string expected = {}) const;

    std::string_view m_text;
    const std::string &m_file;
    int m_firstLine;
    int m_documents = 0;
    std::vector<Open> m_open;
    std::vector<NodeRecord> m_pending; // finished nodes whose parents are still open
    std::vector<NodeRecord> m_records;
    std::string m_pool;
    int m_lastScalar = 0; // offset of the last scalar: of the key, when a value follows
    YAML::Mark m_cursor;  // the last place whose column is known, so that long lines are counted once
    std::uint32_t m_cursorColumn = 1;
};

std::string_view Builder::rest(const YAML::Mark &mark) const {
    const auto offset = static_cast<std::size_t>(std::max(mark.pos, 0));
    return m_text.substr(std::min(offset, m_text.size()));
}

// The parser counts columns in bytes.
std::uint32_t Builder::columnOf(const YAML::Mark &mark) {
    const auto size = static_cast<int>(m_text.size());
    const int position = std::clamp(mark.pos, 0, size);
    const auto count = [&](int from, int to) {
        return static_cast<std::uint32_t>(
            utf8Count(m_text.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from))));
    };
    if (mark.line != m_cursor.line) {
        m_cursorColumn = 1 + count(std::clamp(mark.pos - mark.column, 0, position), position);
    } else if (position >= m_cursor.pos) {
        m_cursorColumn += count(m_cursor.pos, position);
    } else {
        m_cursorColumn -= count(position, m_cursor.pos);
    }
    m_cursor = mark;
    m_cursor.pos = position;
    return m_cursorColumn;
}

NodeRecord Builder::recordAt(const YAML::Mark &mark, NodeKind kind) {
    NodeRecord record;
    record.kind = kind;
    record.line = static_cast<std::uint32_t>(mark.line + m_firstLine);
    record.column = columnOf(mark);
    return record;
}

void Builder::fail(const YAML::Mark &mark, const char *id, std::string expected) {
    if (mark.is_null()) {
        throw FileError(m_file, m_firstLine, 1, id, {}, std::move(expected));
    }
    throw FileError(m_file, mark.line + m_firstLine, static_cast<int>(columnOf(mark)), id,
                    excerptAt(m_text, m_text.size() - rest(mark).size()), std::move(expected));
}

void Builder::fail(const NodeRecord &record, const char *id, std::string expected) const {
    const DocumentData data{m_file, {}, {}, {&record, 1}, m_pool};
    Node(&data, 0).fail(id, Node(&data, 0).excerpt(), std::move(expected));
}

void Builder::refuseProperties(const YAML::Mark &mark, YAML::anchor_t anchor) {
    if (anchor != YAML::NullAnchor || rest(mark).starts_with('&')) {
        fail(mark, "files.anchor");
    }
    // The parser gives quoted scalars the tag `!`, so a written one is seen only in the text.
    if (rest(mark).starts_with('!')) {
        fail(mark, "files.tag");
    }
}

void Builder::checkWriting(const YAML::Mark &mark) {
    const std::string_view source = rest(mark);
    if ((source.starts_with('|') || source.starts_with('>')) && !hasBlockHeader(source)) {
        fail(mark, "files.syntax");
    }
    if (!source.starts_with('"') && !source.starts_with('\'')) {
        return;
    }
    const QuotedScalar quoted = scanQuoted(source);
    if (quoted.end == std::string_view::npos) {
        fail(mark, "files.open-quote");
    }
    if (quoted.badEscape != std::string_view::npos) {
        const std::size_t at = m_text.size() - source.size() + quoted.badEscape;
        const NodeRecord start = recordAt(mark, NodeKind::Scalar);
        const std::string_view before = source.substr(0, quoted.badEscape);
        const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
        const auto line = start.line + static_cast<std::uint32_t>(std::ranges::count(before, '\n'));
        const auto column = (lineStart == 0 ? start.column : 1) + utf8Count(before.substr(lineStart));
        throw FileError(m_file, static_cast<int>(line), static_cast<int>(column), "files.bad-escape",
                        excerptAt(m_text, at));
    }
}

// Whether the next node is the value of a key.
bool Builder::isValue() const {
    return !m_open.empty() && m_open.back().record.kind == NodeKind::Map &&
           (m_pending.size() - m_open.back().firstPending) % 2 == 1;
}

// A value on another line than its key stands further in; only a block list may stand below the key itself.
void Builder::checkIndentation(const NodeRecord &record, bool flow) const {
    if (!isValue() || m_open.back().flow || record.line == m_pending.back().line) {
        return;
    }
    const bool blockList = record.kind == NodeKind::List && !flow;
    if (record.column + (blockList ? 1 : 0) <= m_open.back().record.column) {
        fail(record, "files.indentation");
    }
}

void Builder::add(const NodeRecord &leaf) {
    checkIndentation(leaf, false);
    m_pending.push_back(leaf);
}

void Builder::OnAlias(const YAML::Mark &mark, YAML::anchor_t) {
    fail(mark, "files.alias");
}

void Builder::OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) {
    refuseProperties(mark, anchor);
    const std::string_view source = rest(mark);
    // Where a value is missing, the mark may be that of its key, which may look like null itself.
    const bool written = startsWithNull(source) && !(isValue() && mark.pos == m_lastScalar);
    const bool isItem = !m_open.empty() && m_open.back().record.kind == NodeKind::List;
    if (isItem && m_open.back().flow && !written) {
        fail(mark, "files.empty-item"); // `[a,,b]`, which the parser lets pass
    }
    NodeRecord record = recordAt(mark, NodeKind::Null);
    if (!written && isValue()) {
        // A key without a value: the parser's mark is wherever the file goes on, perhaps lines below.
        const NodeRecord &key = m_pending.back();
        record.line = key.line;
        record.column = key.column;
        const std::string_view keyOn = m_text.substr(static_cast<std::size_t>(m_lastScalar));
        if (key.kind == NodeKind::Scalar && !hasColon(keyOn, textOf(key))) {
            if (m_open.back().flow && !m_open.back().braced) {
                fail(mark, "files.syntax", "]"); // the parser makes a pair of the last item of an open list
            }
            fail(key, "files.missing-colon");
        }
    }
    add(record);
}

void Builder::OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                       const std::string &value) {
    refuseProperties(mark, anchor);
    checkWriting(mark);
    NodeRecord record = recordAt(mark, NodeKind::Scalar);
    m_lastScalar = mark.pos;
    record.quoted = tag == "!";
    record.textOffset = static_cast<std::uint32_t>(m_pool.size());
    record.textLength = static_cast<std::uint32_t>(value.size());
    m_pool += value;
    add(record);
}

void Builder::OnSequenceStart(const YAML::Mark &mark, const std::string &, YAML::anchor_t anchor,
                              YAML::EmitterStyle::value style) {
    open(mark, NodeKind::List, anchor, style == YAML::EmitterStyle::Flow);
}

void Builder::OnMapStart(const YAML::Mark &mark, const std::string &, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) {
    open(mark, NodeKind::Map, anchor, style == YAML::EmitterStyle::Flow);
}

void Builder::OnMapEnd() {
    checkKeys(std::span(m_pending).subspan(m_open.back().firstPending));
    close();
}

void Builder::open(const YAML::Mark &mark, NodeKind kind, YAML::anchor_t anchor, bool flow) {
    refuseProperties(mark, anchor);
    if (m_open.size() >= deepestNesting) {
        fail(mark, "files.too-deep");
    }
    const NodeRecord record = recordAt(mark, kind);
    checkIndentation(record, flow);
    m_open.push_back({record, m_pending.size(), flow, rest(mark).starts_with('{')});
}

// Moves the children of the innermost open node behind the finished records, where they stay.
void Builder::close() {
    Open node = m_open.back();
    m_open.pop_back();
    const auto first = m_pending.begin() + static_cast<std::ptrdiff_t>(node.firstPending);
    node.record.firstChild = static_cast<std::uint32_t>(m_records.size());
    node.record.childCount = static_cast<std::uint32_t>(m_pending.end() - first);
    m_records.insert(m_records.end(), first, m_pending.end());
    m_pending.erase(first, m_pending.end());
    m_pending.push_back(node.record);
}

void Builder::checkKeys(std::span<const NodeRecord> entries) const {
    std::vector<const NodeRecord *> keys;
    keys.reserve(entries.size() / 2);
    for (std::size_t i = 0; i < entries.size(); i += 2) {
        const NodeRecord &key = entries[i];
        if (key.kind != NodeKind::Scalar) {
            fail(key, "files.wrong-kind", "key");
        }
        if (!key.quoted && textOf(key) == "<<") {
            fail(key, "files.merge-key");
        }
        keys.push_back(&key);
    }
    // Stable: of two equal keys the first of the file stays first.
    std::ranges::stable_sort(keys, {}, [&](const NodeRecord *key) { return textOf(*key); });
    const NodeRecord *duplicate = nullptr;
    for (std::size_t i = 1; i < keys.size(); ++i) {
        if (textOf(*keys[i - 1]) == textOf(*keys[i]) && (duplicate == nullptr || keys[i] < duplicate)) {
            duplicate = keys[i];
        }
    }
    if (duplicate != nullptr) {
        fail(*duplicate, "files.duplicate-key");
    }
}

Document Builder::finish() {
    if (m_pending.empty()) { // nothing but comments
        NodeRecord nothing;
        nothing.line = static_cast<std::uint32_t>(m_firstLine);
        nothing.column = 1;
        m_pending.push_back(nothing);
    }
    m_records.push_back(m_pending.back());
    return {m_file, std::move(m_records), std::move(m_pool)};
}

struct Complaint {
    const char *message; // how the parser's message begins
    const char *id;
    const char *expected;
};

const Complaint complaints[] = {
    {YAML::ErrorMsg::EOF_IN_SCALAR, "files.open-quote", ""},
    {YAML::ErrorMsg::DOC_IN_SCALAR, "files.open-quote", ""},
    {YAML::ErrorMsg::END_OF_MAP_FLOW, "files.syntax", "}"},
    {YAML::ErrorMsg::END_OF_SEQ_FLOW, "files.syntax", "]"},
    {YAML::ErrorMsg::END_OF_MAP, "files.syntax", "key"},
    {YAML::ErrorMsg::END_OF_SEQ, "files.syntax", "-"},
    {YAML::ErrorMsg::TAB_IN_INDENTATION, "files.tab", ""},
    {YAML::ErrorMsg::INVALID_HEX, "files.bad-escape", ""},
    {YAML::ErrorMsg::INVALID_UNICODE, "files.bad-escape", ""},
    {YAML::ErrorMsg::INVALID_ESCAPE, "files.bad-escape", ""},
    {YAML::ErrorMsg::UNKNOWN_ANCHOR, "files.alias", ""},
};

[[noreturn]] void failAsParser(Builder &builder, const YAML::Exception &error) {
    for (const Complaint &complaint : complaints) {
        if (error.msg.starts_with(complaint.message)) {
            builder.fail(error.mark, complaint.id, complaint.expected);
        }
    }
    builder.fail(error.mark, "files.syntax");
}

} // namespace

Document documentFromYaml(std::string_view text, std::string file, int firstLine) {
    Builder builder(text, file, firstLine);
    TextBuffer buffer(text);
    std::istream stream(&buffer);
    try {
        YAML::Parser parser(stream);
        if (parser.HandleNextDocument(builder)) {
            parser.HandleNextDocument(builder); // fails at the start of a second one
        }
    } catch (const YAML::Exception &error) {
        failAsParser(builder, error);
    }
    return builder.finish();
}

} // namespace scorekeep
