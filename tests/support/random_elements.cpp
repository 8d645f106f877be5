// SPDX-License-Identifier: MIT
// What the random player holds single elements against, each told anew and simply.
#include "tests/support/random_player.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>

namespace scorekeep {

// A title is held when something of its kind was completed, and its marker, if there is one, lies on the largest.
// What the start tiles complete is nobody's, and keeps the title from all that is not larger.
void RandomPlayer::checkTitles() const {
    const State &state = m_game->state();
    const Rules &rules = m_game->rules();
    if (!m_game->open().open() || m_game->open().prompts.front().kind != PromptKind::DrawTile) {
        return;
    }
    const auto title = [&](std::string_view token, std::string_view marker, SegmentKind kind) {
        std::map<NodeId, std::set<TileId>> completed;
        for (TileId tile = 0; tile < state.board.tiles().size(); ++tile) {
            for (std::size_t s = 0; s < state.board.kindOf(tile).segments.size(); ++s) {
                const NodeId node = state.board.node(tile, int(s));
                const Segment &segment = state.board.segment(node);
                if (segment.kind == kind && !segment.ports.empty() && state.board.openEnds(node) == 0) {
                    completed[state.board.feature(node)].insert(tile);
                }
            }
        }
        std::size_t most = 0, atStart = 0;
        for (const auto &[node, tiles] : completed) {
            std::size_t &of = *tiles.rbegin() < m_startTiles ? atStart : most;
            of = std::max(of, tiles.size());
        }
        const bool must = most > atStart;
        // Of two boxes only one title is used.
        const Piece *held = nullptr;
        const Piece *laid = nullptr;
        bool played = false;
        bool marked = false;
        for (const Piece &piece : state.pieces) {
            played = played || piece.kind == rules.piece(token);
            marked = marked || piece.kind == rules.piece(marker);
            held = piece.kind == rules.piece(token) && piece.owner != NoPlayer ? &piece : held;
            laid = piece.kind == rules.piece(marker) && piece.place.kind == Place::Kind::Segment ? &piece : laid;
        }
        const auto isRight = [&](const Piece *piece) { return piece != nullptr ? !completed.empty() : !must; };
        expect(!played || isRight(held), "a title is held by nobody or too early");
        expect(!marked || isRight(laid), "a title's marker lies where it should not");
        expect(laid == nullptr || !must ||
                   completed[state.board.feature(state.board.node(laid->place.spot))].size() == most,
               "a title's marker does not lie on the largest");
    };
    title("king", "king-marker", SegmentKind::City);
    title("robber", "robber-marker", SegmentKind::Road);
}

// No shrine with two monasteries beside it, no monastery with two shrines; and no rival is left standing beside
// what was scored.
void RandomPlayer::checkRivals() const {
    const Board &board = m_game->state().board;
    if (!m_game->setup().selection.has("shrines")) {
        return;
    }
    for (const PlacedTile &tile : board.tiles()) {
        if (const std::optional<bool> shrine = tile.present ? shrineOn(m_kinds[tile.kind]) : std::nullopt) {
            expect(rivalsAround(board, tile.anchor, *shrine) <= 1, "a building with two rivals");
        }
    }
}

// Whether a tile has a shrine, or a monastery that is none.
std::optional<bool> RandomPlayer::shrineOn(const TileKind &kind) const {
    for (const Segment &segment : kind.segments) {
        if (segment.kind == SegmentKind::Monastery) {
            return std::any_of(segment.symbols.begin(), segment.symbols.end(), [&](const SymbolUse &use) {
                return m_world.symbols[use.symbol].id == "shrine";
            });
        }
    }
    return std::nullopt;
}

int RandomPlayer::rivalsAround(const Board &board, Cell cell, bool shrine) const {
    int rivals = 0;
    for (const PlacedTile &tile : board.tiles()) {
        const int x = std::abs(tile.anchor.x - cell.x);
        const int y = std::abs(tile.anchor.y - cell.y);
        rivals += tile.present && std::max(x, y) == 1 && shrineOn(m_kinds[tile.kind]) == !shrine ? 1 : 0;
    }
    return rivals;
}

// Placements without those that would give a building a second rival.
std::vector<Placement> RandomPlayer::legal(const NaiveBoard &naive, KindId kind) const {
    std::vector<Placement> found = naive.placements(kind);
    const Board &board = m_game->state().board;
    const std::optional<bool> shrine =
        m_game->setup().selection.has("shrines") ? shrineOn(m_kinds[kind]) : std::nullopt;
    std::erase_if(found, [&](const Placement &placement) {
        bool refused = shrine && rivalsAround(board, placement.at, *shrine) > 1;
        for (const PlacedTile &tile : board.tiles()) {
            const bool beside = std::max(std::abs(tile.anchor.x - placement.at.x),
                                         std::abs(tile.anchor.y - placement.at.y)) == 1;
            refused = refused || (shrine && tile.present && beside && shrineOn(m_kinds[tile.kind]) == !*shrine &&
                                  rivalsAround(board, tile.anchor, !*shrine) > 0);
        }
        return refused;
    });
    return found;
}

} // namespace scorekeep
