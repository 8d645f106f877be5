// SPDX-License-Identifier: MIT
// The strict reader of YAML and JSON files: every error has a place, nothing is guessed.
#pragma once

#include "engine/files/document.h"

#include <string>
#include <string_view>

namespace scorekeep {

// Maps and lists inside each other, at most.
constexpr int deepestNesting = 100;

// One YAML document in UTF-8. Duplicate keys, keys that are no text, anchors, aliases, tags, merge keys,
// directives, several documents and nesting beyond `deepestNesting` are errors (FileError). An empty file
// is a Null root.
Document parseYaml(std::string_view text, std::string fileName);

// One JSON text as RFC 8259 defines it, in UTF-8, and without duplicate keys.
Document parseJson(std::string_view text, std::string fileName);

// One line of a log: a YAML value in flow style; places are reported with the given line number.
Document parseYamlLine(std::string_view text, std::string fileName, int lineNumber);

// The bytes of a file; a missing or unreadable one is a FileError with line 0.
std::string readFile(const std::string &path);
Document loadYaml(const std::string &path);
Document loadJson(const std::string &path);

} // namespace scorekeep
