// SPDX-License-Identifier: MIT
// Checks that a text is JSON and rewrites the little of it that YAML reads otherwise.
#pragma once

#include <string>
#include <string_view>

namespace scorekeep {

// Throws a FileError unless the text (valid UTF-8) is one JSON value as RFC 8259 defines it. The result is
// flow-style YAML with the same values on the same lines and, but for very long keys, columns.
std::string jsonAsYaml(std::string_view text, const std::string &file);

} // namespace scorekeep
