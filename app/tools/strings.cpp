// SPDX-License-Identifier: MIT
// Writes app/i18n/catalogue_strings.cpp from the texts that are compiled into the program.
#include "app/i18n/catalogue_text.h"
#include "engine/game/embedded_world.h"

#include <cstdio>
#include <fstream>
#include <string>

int main(int argc, char **argv) {
    if (argc != 2) {
        std::fputs("usage: scorekeep_strings OUT.cpp\n", stderr);
        return 2;
    }
    const std::string source = scorekeep::app::catalogueStringsSource(scorekeep::embeddedWorld());
    std::ofstream out(argv[1], std::ios::binary);
    out << source;
    out.close();
    if (!out) {
        std::fprintf(stderr, "%s: cannot be written\n", argv[1]);
        return 1;
    }
    return 0;
}
