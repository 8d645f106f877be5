// SPDX-License-Identifier: MIT
// Finds the ids of elements and expansions in the string literals of a source.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace scorekeep::test {

// The `ids` that a literal names. An id with a hyphen counts anywhere, one that is a single word only where
// the literal is written in ids (`fairy.turn-begin`, `fairy and not ringmaster`) and so is no sentence for
// people.
std::vector<std::string> namedIn(const std::string &literal, const std::set<std::string> &ids);

} // namespace scorekeep::test
