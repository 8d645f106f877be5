// SPDX-License-Identifier: MIT
// What the names in JCloisterZone's files stand for here, from resources/import/jcloisterzone.yaml.
#pragma once

#include "engine/files/node.h"
#include "engine/import/jcz.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace scorekeep {

// One section of the table: sets, elements, rules, habits, figures, colours.
Node jczNames(std::string_view section);
// What a name of a section stands for, if it is known.
std::optional<Node> jczName(std::string_view section, std::string_view name);

[[noreturn]] void failNotPlayed(const Node &place, std::string found, std::size_t message = 0);

} // namespace scorekeep
