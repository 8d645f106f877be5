// SPDX-License-Identifier: MIT
// Reading of files: the checks on the raw text, then the parser.
#include "engine/files/reader.h"

#include "engine/files/json_scanner.h"
#include "engine/files/utf8.h"
#include "engine/files/yaml_checks.h"
#include "engine/files/yaml_events.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <utility>

namespace scorekeep {
namespace {

std::string withoutCarriageReturns(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (const char c : text) {
        if (c != '\r') {
            result += c;
        }
    }
    return result;
}

Document parseCheckedYaml(std::string_view raw, std::string file, int firstLine) {
    const std::string_view text = checkedUtf8(raw, file, firstLine);
    checkPrintable(text, file, firstLine);
    if (text.find('\r') != std::string_view::npos) { // all of them stand before a line feed
        const std::string plain = withoutCarriageReturns(text);
        refuseDirectives(plain, file, firstLine);
        return documentFromYaml(withoutBlankEnd(plain), std::move(file), firstLine);
    }
    refuseDirectives(text, file, firstLine);
    return documentFromYaml(withoutBlankEnd(text), std::move(file), firstLine);
}

} // namespace

Document parseYaml(std::string_view text, std::string fileName) {
    return parseCheckedYaml(text, std::move(fileName), 1);
}

Document parseJson(std::string_view text, std::string fileName) {
    const std::string yaml = jsonAsYaml(checkedUtf8(text, fileName, 1), fileName);
    return documentFromYaml(yaml, std::move(fileName), 1);
}

Document parseYamlLine(std::string_view text, std::string fileName, int lineNumber) {
    if (text.find('\n') != std::string_view::npos) {
        throw FileError(std::move(fileName), lineNumber, static_cast<int>(text.find('\n')) + 1,
                        "files.trailing-text", "end-of-line");
    }
    return parseCheckedYaml(text, std::move(fileName), lineNumber);
}

std::string readFile(const std::string &path) {
    const auto close = [](std::FILE *file) {
        std::fclose(file);
    };
    errno = 0;
    const std::unique_ptr<std::FILE, decltype(close)> file(std::fopen(path.c_str(), "rb"), close);
    if (!file) {
        throw FileError(path, 0, 0, "files.unreadable", std::strerror(errno));
    }
    std::string bytes;
    char block[65536];
    while (const std::size_t count = std::fread(block, 1, sizeof block, file.get())) {
        bytes.append(block, count);
    }
    if (std::ferror(file.get()) != 0) {
        throw FileError(path, 0, 0, "files.unreadable", std::strerror(errno));
    }
    return bytes;
}

Document loadYaml(const std::string &path) {
    return parseYaml(readFile(path), path);
}

Document loadJson(const std::string &path) {
    return parseJson(readFile(path), path);
}

} // namespace scorekeep
