// SPDX-License-Identifier: MIT
// What the tests of the reader share: a document in one line, and the place of an error.
#pragma once

#include "engine/files/document.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace scorekeep {

// A document in one line: quoted text in quotes, other scalars as they stand.
inline std::string shown(Node node) {
    std::string out;
    switch (node.kind()) {
    case NodeKind::Null:
        return "null";
    case NodeKind::Scalar:
        return node.isQuoted() ? '"' + std::string(node.text()) + '"' : std::string(node.text());
    case NodeKind::List:
        for (const Node item : node.items()) {
            out += (out.empty() ? "" : " ") + shown(item);
        }
        return '[' + out + ']';
    case NodeKind::Map:
        for (const auto &[key, value] : node.entries()) {
            out += (out.empty() ? "" : " ") + shown(key) + ':' + shown(value);
        }
        return '{' + out + '}';
    }
    return out;
}

template <typename Function>
std::optional<FileError> errorOf(Function function) {
    try {
        function();
    } catch (const FileError &error) {
        return error;
    }
    return std::nullopt;
}

inline QString place(const std::optional<FileError> &error) {
    return error ? QStringLiteral("%1:%2 %3").arg(error->line).arg(error->column).arg(error->id.c_str())
                 : QStringLiteral("no error");
}

inline std::string repeated(std::string_view text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) {
        result += text;
    }
    return result;
}

} // namespace scorekeep
