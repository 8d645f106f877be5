// SPDX-License-Identifier: MIT
// Reads the fields of single entries.
#include "engine/reference/entry_fields.h"

#include "engine/catalogue/wording.h"
#include "engine/files/node.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace scorekeep {

std::string readId(const Node &map, bool dotted) {
    const Node node = map.at("id");
    const std::string_view id = node.text();
    const bool fits = !id.empty() && (id.find('.') != std::string_view::npos) == dotted &&
                      std::ranges::all_of(id, [](char c) {
                          return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                                 c == '-' || c == '.' || c == '+';
                      });
    if (!fits) {
        node.fail("reference.bad-id", node.excerpt(), dotted ? "word.word" : "word");
    }
    return std::string(id);
}

PlayerRange readPlayers(const Node &node) {
    const std::string_view text = node.text();
    PlayerRange range;
    const char *const end = text.data() + text.size();
    const auto least = std::from_chars(text.data(), end, range.least);
    range.most = range.least;
    bool fits = least.ec == std::errc();
    if (fits && least.ptr != end) {
        fits = *least.ptr == '-';
        const auto most = std::from_chars(least.ptr + 1, end, range.most);
        fits = fits && most.ec == std::errc() && most.ptr == end;
    }
    if (!fits || range.least < 1 || range.most < range.least) {
        node.fail("reference.bad-players", node.excerpt(), "2, 2-4");
    }
    return range;
}

void readScope(const Node &map, Block &block) {
    if (const auto scope = map.find("scope")) {
        block.scope = static_cast<Scope>(
            scope->oneOf({"once", "choice", "each-completed", "each-player", "until-all-pass"}));
    }
    if (block.scope == Scope::EachPlayer || block.scope == Scope::UntilAllPass) {
        map.at("from").oneOf({"active", "left"});
        block.from = map.at("from").text();
    } else if (const auto from = map.find("from")) {
        from->fail("reference.from-without-players", from->excerpt());
    }
}

FactDeclaration readFactDeclaration(const Node &node) {
    node.only({"id", "type", "per-player", "merge", "label"});
    FactDeclaration fact;
    fact.id = readId(node, false);
    fact.type = static_cast<FactDeclaration::Type>(node.at("type").oneOf({"number", "flag"}));
    fact.perPlayer = node.has("per-player") && node.at("per-player").flag();
    node.at("merge").oneOf({"any", "all", "sum", "set"});
    fact.merge = node.at("merge").text();
    fact.label = readText(node.at("label"));
    return fact;
}

std::string_view onlyOneOf(const Node &map, std::initializer_list<std::string_view> keys) {
    std::string_view found;
    std::string expected;
    for (const std::string_view key : keys) {
        expected += (expected.empty() ? "" : ", ") + std::string(key);
        if (map.has(key)) {
            if (!found.empty()) {
                map.at(key).fail("reference.two-of-one-kind", std::string(key), std::string(found));
            }
            found = key;
        }
    }
    if (found.empty()) {
        map.fail("files.missing-key", {}, std::move(expected));
    }
    return found;
}

} // namespace scorekeep
