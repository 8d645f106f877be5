// SPDX-License-Identifier: MIT
// Keeps which kind of tile lies where while a log is written or read.
#include "engine/game/laid_tiles.h"

namespace scorekeep {

namespace {

bool isCalled(ItemId item, const Rules &rules, std::string_view name) {
    return item < rules.itemCount() && rules.itemName(item) == name;
}

}  // namespace

bool namesCellOnly(ItemId item, const Rules &rules) {
    return isCalled(item, rules, core::RemoveTile) || isCalled(item, rules, core::TurnTile);
}

LaidTiles::LaidTiles(const Rules &rules, const Board &beginning) : m_rules(rules) {
    for (const PlacedTile &tile : beginning.tiles()) {
        if (tile.present) {
            lay(0, tile.kind, {tile.anchor, tile.rotation});
        }
    }
}

void LaidTiles::lay(std::size_t after, KindId kind, Placement placement) {
    for (const FootprintCell &cell : footprint(m_rules.pool().kind(kind), placement.at, placement.rotation)) {
        m_laid.push_back({after, cell, kind, placement.at});
    }
}

void LaidTiles::note(std::size_t position, const Entry &entry) {
    forget(position);
    const Answer &answer = entry.answer;
    if (answer.kind != PromptKind::PlaceTile || answer.pass || entry.parked) {
        return;
    }
    if (!namesCellOnly(entry.item, m_rules)) {
        lay(position + 1, answer.tile, answer.placement);
    } else if (isCalled(entry.item, m_rules, core::TurnTile)) {
        const bool half = entry.subject.kind == Place::Kind::Cell;
        const Laid *laid = find(answer.placement.at, half ? entry.subject.spot.half : Half::Whole);
        if (laid != nullptr) {
            lay(position + 1, laid->kind, Placement{laid->anchor, answer.placement.rotation});
        }
    }
}

void LaidTiles::forget(std::size_t position) {
    while (!m_laid.empty() && m_laid.back().after > position) {
        m_laid.pop_back();
    }
}

std::optional<KindId> LaidTiles::at(Cell cell, Half half) const {
    const Laid *laid = find(cell, half);
    return laid != nullptr ? std::optional(laid->kind) : std::nullopt;
}

const LaidTiles::Laid *LaidTiles::find(Cell cell, Half half) const {
    for (auto laid = m_laid.rbegin(); laid != m_laid.rend(); ++laid) {
        if (laid->cell.at == cell && overlap(laid->cell, {cell, half})) {
            return &*laid;
        }
    }
    return nullptr;
}

}  // namespace scorekeep
