// SPDX-License-Identifier: MIT
// Edition wording: choice among alternatives, and the check of a text's braces.
#include "engine/catalogue/wording.h"

#include "engine/files/node.h"

#include <algorithm>
#include <optional>

namespace scorekeep {
namespace {

// `offset` is that of the brace; false: it has no partner or another brace inside.
std::optional<std::string_view> alternativesAt(std::string_view text, std::size_t offset) {
    const std::size_t end = text.find_first_of("{}", offset + 1);
    if (end == std::string_view::npos || text[end] == '{') {
        return std::nullopt;
    }
    return text.substr(offset + 1, end - offset - 1);
}

// How many alternatives the edition is away from the first edition's.
constexpr int laterWords(Edition edition) {
    switch (edition) {
    case Edition::C1:
        return 0;
    case Edition::WE:
    case Edition::C2:
        return 1;
    case Edition::C3:
        break;
    }
    return 2;
}

std::string_view chosen(std::string_view alternatives, Edition edition) {
    for (int later = laterWords(edition); later > 0; --later) {
        const std::size_t bar = alternatives.find('|');
        if (bar == std::string_view::npos) {
            break;
        }
        alternatives.remove_prefix(bar + 1);
    }
    return alternatives.substr(0, alternatives.find('|'));
}

} // namespace

std::string worded(std::string_view text, Edition edition) {
    std::string result;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t brace = std::min(text.find('{', at), text.size());
        result += text.substr(at, brace - at);
        at = brace;
        if (at == text.size()) {
            break;
        }
        if (const auto alternatives = alternativesAt(text, at)) {
            result += chosen(*alternatives, edition);
            at += alternatives->size() + 2;
        } else {
            result += text[at];
            ++at;
        }
    }
    return result;
}

std::string readText(const Node &node) {
    const std::string_view text = node.text();
    std::size_t at = text.find_first_of("{}");
    while (at != std::string_view::npos) {
        if (text[at] == '}') {
            node.fail("catalogue.bad-wording", "}", "{");
        }
        const auto alternatives = alternativesAt(text, at);
        if (!alternatives) {
            node.fail("catalogue.bad-wording", std::string(text.substr(at, 20)), "}");
        }
        const auto bars = std::ranges::count(*alternatives, '|');
        if (bars < 1 || bars > 2) {
            node.fail("catalogue.bad-wording", '{' + std::string(*alternatives) + '}', "{C1|C2}, {C1|C2|C3}");
        }
        at = text.find_first_of("{}", at + alternatives->size() + 2);
    }
    if (text.empty()) {
        node.fail("catalogue.empty-text", "nothing", "text");
    }
    return std::string(text);
}

std::string readTextAt(const Node &map, std::string_view key) {
    const auto node = map.find(key);
    return node ? readText(*node) : std::string();
}

} // namespace scorekeep
