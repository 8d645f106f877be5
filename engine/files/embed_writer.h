// SPDX-License-Identifier: MIT
// Writes parsed documents as C++ source with constant arrays, for the library scorekeep_resources.
#pragma once

#include "engine/files/document.h"

#include <span>
#include <string>
#include <string_view>

namespace scorekeep {

// The whole source file, which defines embeddedFiles(); documents are named by their file().
std::string embedSource(std::span<const Document> documents);

// A C++ string literal in ASCII, in adjacent pieces of less than 60 KB each.
std::string cppLiteral(std::string_view bytes);

} // namespace scorekeep
