// SPDX-License-Identifier: MIT
// Writes app/i18n/catalogue_strings.cpp from the texts that are compiled into the program.
#include "app/i18n/catalogue_text.h"
#include "engine/game/embedded_world.h"

#include <cstdio>
#include <fstream>

int main(int argc, char **argv) {
    if (argc != 2) {
        std::fputs("usage: scorekeep_strings OUT.cpp\n", stderr);
        return 2;
    }
    std::ofstream out(argv[1], std::ios::binary);
    out << scorekeep::app::catalogueStringsSource(scorekeep::embeddedWorld());
    out.close();
    if (!out) {
        std::fprintf(stderr, "%s: cannot be written\n", argv[1]);
        return 1;
    }
    return 0;
}
