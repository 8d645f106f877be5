// SPDX-License-Identifier: MIT
// The small words of the tile notation.
#include "engine/catalogue/notation.h"

#include "engine/files/file_error.h"
#include "engine/files/node.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace scorekeep {

namespace {

constexpr std::string_view sideLetters = "NESWD";
constexpr std::string_view edgeLetters = "-fcrwao";
constexpr std::array<std::string_view, 7> kindNames{"road",      "city",   "field",  "river",
                                                    "monastery", "garden", "special"};
constexpr std::array<std::string_view, 4> halfNames{"nw", "ne", "se", "sw"};

template <std::size_t Size>
std::optional<int> indexOf(const std::array<std::string_view, Size> &names, std::string_view word) {
    const auto found = std::find(names.begin(), names.end(), word);
    if (found == names.end()) {
        return std::nullopt;
    }
    return static_cast<int>(found - names.begin());
}

} // namespace

std::vector<Word> wordsOf(std::string_view text) {
    std::vector<Word> words;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(' ', at)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.push_back({text.substr(at, end - at), at});
        at = end;
    }
    return words;
}

std::vector<Word> partsOf(std::string_view text) {
    std::vector<Word> parts;
    std::size_t at = 0;
    while (at <= text.size()) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const std::size_t begin = std::min(text.find_first_not_of(' ', at), comma);
        std::size_t end = comma;
        while (end > begin && text[end - 1] == ' ') {
            --end;
        }
        parts.push_back({text.substr(begin, end - begin), begin});
        at = comma + 1;
    }
    return parts;
}

void failWithin(const Node &node, std::size_t offset, std::string_view id, std::string found,
                std::string expected) {
    const int column = node.column() + static_cast<int>(offset) + (node.isQuoted() ? 1 : 0);
    throw FileError(std::string(node.file()), node.line(), column, std::string(id), std::move(found),
                    std::move(expected));
}

std::string readId(const Node &node) {
    const std::string_view text = node.text();
    const auto isWordLetter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    };
    bool good = !text.empty() && text.front() >= 'a' && text.front() <= 'z' && text.back() != '-';
    for (std::size_t i = 0; good && i < text.size(); ++i) {
        good = isWordLetter(text[i]) || (text[i] == '-' && text[i - 1] != '-');
    }
    if (!good) {
        node.fail("tiles.bad-id", node.excerpt());
    }
    return std::string(text);
}

std::optional<int> countCalled(std::string_view text) {
    int count = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), count);
    if (result.ec != std::errc() || result.ptr != text.data() + text.size() || count < 1 || count > 999) {
        return std::nullopt;
    }
    return count;
}

std::optional<SegmentKind> segmentKindCalled(std::string_view word) {
    const auto index = indexOf(kindNames, word);
    return index ? std::optional(static_cast<SegmentKind>(*index)) : std::nullopt;
}

std::optional<Half> halfCalled(std::string_view word) {
    const auto index = indexOf(halfNames, word);
    return index ? std::optional(static_cast<Half>(*index + 1)) : std::nullopt;
}

std::optional<Edge> edgeCalled(char letter) {
    const std::size_t index = edgeLetters.find(letter);
    return index == std::string_view::npos ? std::nullopt : std::optional(static_cast<Edge>(index));
}

char letterOf(Edge edge) {
    return edgeLetters[static_cast<std::size_t>(edge)];
}

std::optional<SideName> sideCalled(std::string_view word) {
    SideName name;
    if (const std::size_t colon = word.find(':'); colon != std::string_view::npos) {
        const auto cell = countCalled(word.substr(0, colon));
        if (!cell) {
            return std::nullopt;
        }
        name.cell = *cell - 1;
        word.remove_prefix(colon + 1);
    }
    const std::size_t side = word.empty() ? std::string_view::npos : sideLetters.find(word.front());
    if (side == std::string_view::npos || word.size() > 2) {
        return std::nullopt;
    }
    name.side = static_cast<Side>(side);
    if (word.size() == 2) {
        if (word[1] != 'L' && word[1] != 'R') {
            return std::nullopt;
        }
        name.half = word[1] == 'L' ? Port::Left : Port::Right;
    }
    return name;
}

std::string nameOf(int cell, Side side, std::optional<Port> half, bool withCell) {
    std::string name = withCell ? std::to_string(cell + 1) + ":" : std::string();
    name += sideLetters[static_cast<std::size_t>(side)];
    if (half && *half != Port::Centre) {
        name += *half == Port::Left ? 'L' : 'R';
    }
    return name;
}

} // namespace scorekeep
