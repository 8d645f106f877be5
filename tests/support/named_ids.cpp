// SPDX-License-Identifier: MIT
// Tells ids and conditions from sentences.
#include "tests/support/named_ids.h"

#include <algorithm>
#include <string_view>

namespace scorekeep::test {
namespace {

bool isIdCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

std::vector<std::string> idsIn(const std::string &literal) {
    std::vector<std::string> ids;
    for (auto at = literal.begin(); at != literal.end();) {
        const auto end = std::find_if_not(at, literal.end(), isIdCharacter);
        if (at != end) {
            ids.emplace_back(at, end);
        }
        at = end == literal.end() ? end : end + 1;
    }
    return ids;
}

// Whether the literal is written in the language of ids and conditions, and so is no sentence for people.
bool speaksInIds(const std::string &literal) {
    const std::vector<std::string> words = idsIn(literal);
    const bool plain = std::all_of(literal.begin(), literal.end(), [](char c) {
        return isIdCharacter(c) || std::string_view(" .:/=()!").find(c) != std::string_view::npos;
    });
    const bool spaced = literal.find(' ') != std::string::npos;
    return plain && (!spaced || std::any_of(words.begin(), words.end(), [](const std::string &word) {
               return word == "and" || word == "or" || word == "not";
           }));
}

} // namespace

std::vector<std::string> namedIn(const std::string &literal, const std::set<std::string> &ids) {
    std::vector<std::string> found;
    const bool inIds = speaksInIds(literal);
    for (const std::string &word : idsIn(literal)) {
        if (ids.contains(word) && (inIds || word.find('-') != std::string::npos)) {
            found.push_back(word);
        }
    }
    return found;
}

} // namespace scorekeep::test
