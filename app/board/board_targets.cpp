// SPDX-License-Identifier: MIT
// Sorts the options of the open choice by the places that a click means.
#include "app/board/board_targets.h"

#include "app/board/board_geometry.h"
#include "engine/game/table.h"

#include <algorithm>

namespace scorekeep::app {

BoardTargets::BoardTargets(const Game &game, std::optional<KindId> looked) {
    const std::vector<OpenPrompt> &prompts = game.open().prompts;
    for (std::size_t p = 0; p < prompts.size(); ++p) {
        switch (prompts[p].kind) {
        case PromptKind::PlaceTile:
            addSpaces(prompts[p], p, game.rules().pool());
            break;
        case PromptKind::PlacePiece:
            addSpots(prompts[p], p, game.state());
            break;
        case PromptKind::ChoosePieces:
            addPieces(prompts[p], p, game.state());
            break;
        default:
            break; // nothing of it lies on the board
        }
    }
    const bool drawing = std::ranges::any_of(prompts, [](const OpenPrompt &prompt) {
        return prompt.kind == PromptKind::DrawTile && !prompt.standing;
    });
    if (looked && (drawing || spaces() == 0) && *looked < game.rules().pool().size()) {
        addPreview(game, *looked);
    }
}

// Beside the spaces of a tile that may be laid instead of drawing one, which can be taken all the same.
void BoardTargets::addPreview(const Game &game, KindId looked) {
    std::vector<Placement> placements;
    game.look([&](const Table &table) { table.placements(looked, placements); });
    std::vector<Cell> cells;
    for (const Placement &placement : placements) {
        cells.push_back(placement.at);
        const int known = at(Place::cell(placement.at));
        if (known < 0 || m_targets[std::size_t(known)].options.empty()) {
            addPlacement(game.rules().pool(), looked, placement);
        }
    }
    std::ranges::sort(cells);
    m_previewed = int(std::unique(cells.begin(), cells.end()) - cells.begin());
    m_preview = true;
}

// A road that runs straight through lies the same way after half a turn: once is enough.
bool BoardTargets::addPlacement(const TilePool &pool, KindId tile, const Placement &placement) {
    Target &space = target(Target::Kind::Space, Place::cell(placement.at));
    space.tile = tile;
    space.rotations = pool.kind(tile).rotations;
    const bool known = std::ranges::any_of(space.placements, [&](const Placement &p) {
        return p.rotation % space.rotations == placement.rotation % space.rotations;
    });
    if (!known) {
        space.placements.push_back(placement);
    }
    return !known;
}

void BoardTargets::addSpaces(const OpenPrompt &prompt, std::size_t index, const TilePool &pool) {
    for (std::size_t o = 0; o < prompt.options.size(); ++o) {
        const Answer &answer = prompt.options[o];
        if (addPlacement(pool, answer.tile, answer.placement)) {
            target(Target::Kind::Space, Place::cell(answer.placement.at)).options.push_back({index, o});
        }
    }
}

void BoardTargets::addSpots(const OpenPrompt &prompt, std::size_t index, const State &state) {
    for (std::size_t o = 0; o < prompt.options.size(); ++o) {
        const Answer &answer = prompt.options[o];
        if (isShown(state, answer.to)) {
            Target &spot = target(Target::Kind::Spot, answer.to);
            spot.pieces.push_back(answer.piece);
            spot.options.push_back({index, o});
        }
    }
}

void BoardTargets::addPieces(const OpenPrompt &prompt, std::size_t index, const State &state) {
    for (std::size_t o = 0; o < prompt.options.size(); ++o) {
        for (const PieceRef &piece : prompt.options[o].pieces) {
            if (isShown(state, piece.place)) {
                Target &there = target(Target::Kind::Piece, piece.place);
                there.pieces.push_back(piece);
                there.options.push_back({index, o});
            }
        }
    }
}

Target &BoardTargets::target(Target::Kind kind, const Place &place) {
    const auto found = std::find_if(m_targets.begin(), m_targets.end(), [&](const Target &known) {
        return known.kind == kind && known.place == place;
    });
    if (found != m_targets.end()) {
        return *found;
    }
    Target created;
    created.kind = kind;
    created.place = place;
    m_targets.push_back(std::move(created));
    return m_targets.back();
}

int BoardTargets::spaces() const {
    return m_preview ? m_previewed : int(std::ranges::count(m_targets, Target::Kind::Space, &Target::kind));
}

void BoardTargets::turn(int index, int steps) {
    Target &space = m_targets[std::size_t(index)];
    const int count = int(space.placements.size());
    if (count > 0) {
        space.shown = std::size_t(((int(space.shown) + steps) % count + count) % count);
    }
}

bool BoardTargets::turnFrom(int index, const Placement &placement, int steps) {
    Target &space = m_targets[std::size_t(index)];
    const auto found = std::ranges::find_if(space.placements, [&](const Placement &p) {
        return p.rotation % space.rotations == placement.rotation % space.rotations;
    });
    if (found == space.placements.end()) {
        return false;
    }
    space.shown = std::size_t(found - space.placements.begin());
    turn(index, steps);
    return true;
}

int BoardTargets::at(const Place &place) const {
    const auto found = std::ranges::find(m_targets, place, &Target::place);
    return found == m_targets.end() ? -1 : int(found - m_targets.begin());
}

} // namespace scorekeep::app
