// SPDX-License-Identifier: MIT
// Fields that several kinds of entries of the reference have. All throw FileError.
#pragma once

#include "engine/reference/spine.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace scorekeep {

class Node;

// `word.word` for what code binds to and for notes, `word` for the rest; steps are named as they are
// printed: 1A. A plus joins what is scored together: king+robber.
std::string readId(const Node &map, bool dotted);

// `3`, `2-4`.
PlayerRange readPlayers(const Node &node);

// `scope` and `from` of a block.
void readScope(const Node &map, Block &block);

FactDeclaration readFactDeclaration(const Node &node);

// Which of these keys the map has; it must have exactly one.
std::string_view onlyOneOf(const Node &map, std::initializer_list<std::string_view> keys);

} // namespace scorekeep
