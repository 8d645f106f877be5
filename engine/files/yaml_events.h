// SPDX-License-Identifier: MIT
// Builds a document from the events of the YAML parser. Only engine/files includes this.
#pragma once

#include "engine/files/document.h"

#include <string>
#include <string_view>

namespace scorekeep {

// The text is valid UTF-8 with LF line ends and without a byte order mark; its first line has the given
// number.
Document documentFromYaml(std::string_view text, std::string file, int firstLine);

} // namespace scorekeep
