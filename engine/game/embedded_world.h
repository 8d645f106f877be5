// SPDX-License-Identifier: MIT
// The world that is compiled into the program. Whoever calls this links the resources and all modules.
#pragma once

#include "engine/files/embedded.h"
#include "engine/game/world.h"

namespace scorekeep {

inline const World &embeddedWorld() {
    static const World world = [] {
        std::vector<const Document *> documents;
        for (const Document &document : embeddedDocuments()) {
            documents.push_back(&document);
        }
        return World::load(documents, allModules());
    }();
    return world;
}

}  // namespace scorekeep
