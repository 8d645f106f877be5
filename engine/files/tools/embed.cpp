// SPDX-License-Identifier: MIT
// Compiles YAML files into a C++ source: scorekeep_embed SOURCE_DIR OUT.cpp FILE...
#include "engine/files/embed_writer.h"
#include "engine/files/reader.h"

#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

int main(int argc, char **argv) {
    const std::vector<std::string> arguments(argv, argv + argc);
    if (arguments.size() < 3) {
        std::cerr << "usage: scorekeep_embed SOURCE_DIR OUT.cpp FILE...\n";
        return 2;
    }
    const std::filesystem::path top = std::filesystem::absolute(arguments[1]).lexically_normal();
    std::vector<scorekeep::Document> documents;
    int status = 0;
    for (std::size_t i = 3; i < arguments.size(); ++i) {
        const std::filesystem::path path = (top / arguments[i]).lexically_normal();
        try {
            const std::string bytes = scorekeep::readFile(path.string());
            documents.push_back(scorekeep::parseYaml(bytes, path.lexically_relative(top).generic_string()));
        } catch (const std::exception &error) {
            std::cerr << error.what() << '\n';
            status = 1; // go on: all errors are shown at once
        }
    }
    if (status != 0) {
        return status;
    }
    std::ofstream out(arguments[2], std::ios::binary | std::ios::trunc);
    out << scorekeep::embedSource(documents);
    out.close();
    if (!out) {
        std::cerr << arguments[2] << ": cannot be written\n";
        return 1;
    }
    return 0;
}
