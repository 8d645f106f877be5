// SPDX-License-Identifier: MIT
// Looks names up in the table that is compiled into the program.
#include "engine/import/jcz_names.h"

#include "engine/files/embedded.h"

#include <stdexcept>

namespace scorekeep {

Node jczNames(std::string_view section) {
    static const Document *const table = embeddedDocument("resources/import/jcloisterzone.yaml");
    if (table == nullptr) {
        throw std::logic_error("the names of JCloisterZone are not compiled in");
    }
    return table->root().at(section);
}

std::optional<Node> jczName(std::string_view section, std::string_view name) {
    return jczNames(section).find(name);
}

void failNotPlayed(const Node &place, std::string found, std::size_t message) {
    throw NotPlayed(FileError(std::string(place.file()), place.line(), place.column(), "import.not-played",
                              std::move(found)),
                    message);
}

} // namespace scorekeep
