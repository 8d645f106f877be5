// SPDX-License-Identifier: MIT
// Names, numbers of players, tiles to draw, and start tiles.
#include "engine/game/setup_checks.h"

#include <algorithm>

#include "engine/files/utf8.h"
#include "engine/game/setup.h"

namespace scorekeep {
namespace {

// Those of ASCII and Latin-1, and the two that separate lines.
bool isControl(char32_t code) {
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029;
}

// Spaces of every width, none included.
bool isBlank(char32_t code) {
    return code == ' ' || code == 0xa0 || code == 0xad || (code >= 0x2000 && code <= 0x200f) || code == 0x202f ||
           (code >= 0x205f && code <= 0x2064) || code == 0x3000 || code == 0x3164 || code == 0xfeff;
}

}  // namespace

std::string readPlayerName(const Node &name) {
    const std::string_view text = name.text();
    std::size_t characters = 0;
    bool isSeen = false;
    for (std::size_t at = 0; at < text.size(); ++characters) {
        const Utf8Character character = utf8At(text, at);
        if (isControl(character.code)) {
            name.fail("save.control-character", codePointName(character.code));
        }
        isSeen = isSeen || !isBlank(character.code);
        at += std::max<std::size_t>(1, character.length);
    }
    if (characters > LongestName) {
        name.fail("save.long-name", std::to_string(characters), "1 – " + std::to_string(LongestName));
    }
    if (!isSeen) {
        name.fail("save.empty-name");
    }
    return std::string(text);
}

void failPlayers(const Node &players, std::size_t count) {
    players.fail("save.no-players", std::to_string(count), "1 – " + std::to_string(MostPlayers));
}

void checkDrawable(const State &beginning, const Node &selection) {
    if (beginning.supply.total() == 0) {
        selection.fail("save.no-tiles");
    }
}

std::optional<TileKind> kindInPlay(std::string_view id, const Selection &selection, const World &world) {
    const auto copies = std::ranges::find_if(selection.tileSets,
                                             [id](const auto &set) { return id.starts_with(set.first + '.'); });
    const TileSet *set = copies == selection.tileSets.end() ? nullptr : world.tileSet(copies->first);
    for (TileKind &kind : set != nullptr ? set->kindsFor(editionName(selection.edition)) : std::vector<TileKind>()) {
        if (kind.id == id) {
            return std::move(kind);
        }
    }
    return std::nullopt;
}

void StartCells::take(const TileKind &kind, Placement placement, const Node &place) {
    for (const FootprintCell &cell : footprint(kind, placement.at, placement.rotation)) {
        if (std::ranges::any_of(m_taken, [&](const FootprintCell &other) { return overlap(cell, other); })) {
            place.fail("save.two-on-one-space", kind.id);
        }
        m_taken.push_back(cell);
    }
}

}  // namespace scorekeep
