// SPDX-License-Identifier: MIT
// The world with one more set of tiles, whose shapes are not one whole cell: a large tile and a half one.
#pragma once

#include "engine/files/embedded.h"
#include "engine/files/reader.h"
#include "engine/game/world.h"

namespace scorekeep {

inline constexpr const char *Large = "odd.large";
inline constexpr const char *HalfMonastery = "odd.half";

inline const World &oddWorld() {
    static const Document catalogue = parseYaml(R"(
expansions:
  - id: odd-shapes
    name: Odd shapes
    group: fan
    editions: [C1, C2, C3]
    elements: []
    tiles: [odd]
)",
                                                "odd/expansions.yaml");
    static const Document tiles = parseYaml(R"(
set: odd
name: Odd shapes
tiles:
  - id: large
    shape: [[0, 0], [1, 0]]
    edges: [f-fr, frr-]
    segments:
      road-east: 2:E
      road-south: 2:S
      road-west: 1:W
      monastery: inside
      field-north: 1:WR 1:N 2:N 2:EL
      field-south-east: 2:ER 2:SL
      field-south: 2:SR 1:S 1:WL
    joins: [road-east road-south road-west monastery]
  - id: half
    count: 2
    shape: [[0, 0, sw]]
    edges: --fff
    segments:
      monastery: inside
      field: S W D
)",
                                            "odd/tiles/odd.yaml");
    static const World made = [] {
        std::vector<const Document *> documents;
        for (const Document &document : embeddedDocuments()) {
            documents.push_back(&document);
        }
        documents.push_back(&catalogue);
        documents.push_back(&tiles);
        return World::load(documents, allModules());
    }();
    return made;
}

}  // namespace scorekeep
