// SPDX-License-Identifier: MIT
// What a click on the board means among the options of the open choice, and the entries that come of it.
#include <algorithm>

#include "app/session/game_session.h"
#include "engine/catalogue/shape.h"

namespace scorekeep::app {
namespace {

// How well an option's place fits the place that was pointed at.
enum class Fit { None, SameFeature, Exact };

// Beside a piece is where that piece is; a tile as a whole is met on any of its segments.
Fit fitOf(const Place &given, const Place &target, const State &state) {
    const Board &board = state.board;
    const bool beside = given.kind == Place::Kind::Beside && given.index < state.pieces.size();
    const Place place = beside ? state.pieces[given.index].place : given;
    if (given == target || place == target) {
        return Fit::Exact;
    }
    if (target.kind == Place::Kind::Segment && place.kind == Place::Kind::Cell) {
        const TileId tile = board.tileAt(place.spot.cell, place.spot.half);
        const bool met = tile != NoTile && tile == board.tileAt(target.spot.cell, target.spot.half);
        return met ? Fit::SameFeature : Fit::None;
    }
    if (target.kind == Place::Kind::Cell && place.onBoard()) {
        if (place.kind == Place::Kind::Vertex) {
            return Fit::None;
        }
        const TileId tile = board.tileAt(target.spot.cell, target.spot.half);
        const bool there = tile != NoTile && tile == board.tileAt(place.spot.cell, place.spot.half);
        return there ? Fit::Exact : Fit::None;
    }
    if (target.kind != Place::Kind::Segment || place.kind != Place::Kind::Segment) {
        return Fit::None;
    }
    const NodeId pointed = board.node(target.spot);
    const NodeId offered = board.node(place.spot);
    if (pointed == NoNode || offered == NoNode) {
        return Fit::None;
    }
    return pointed == offered ? Fit::Exact : board.sameFeature(pointed, offered) ? Fit::SameFeature : Fit::None;
}

Fit fitOf(const Answer &option, const Place &target, const State &state) {
    const Board &board = state.board;
    switch (option.kind) {
    case PromptKind::PlaceTile: {
        const auto cells = footprint(board.pool().kind(option.tile), option.placement.at, option.placement.rotation);
        const FootprintCell pointed{target.spot.cell, target.spot.half};
        const bool covered = target.onBoard() && std::any_of(cells.begin(), cells.end(), [&](const auto &cell) {
            return overlap(cell, pointed);
        });
        return covered ? Fit::Exact : Fit::None;
    }
    case PromptKind::PlacePiece:
        return std::max(fitOf(option.to, target, state), fitOf(option.piece.place, target, state));
    case PromptKind::ChoosePieces: {
        Fit best = Fit::None;
        for (const PieceRef &piece : option.pieces) {
            best = std::max(best, fitOf(piece.place, target, state));
        }
        return best;
    }
    default:
        return Fit::None;
    }
}

}  // namespace

Entry GameSession::entryFor(std::size_t prompt, Answer answer) const {
    const OpenPrompt &open = choice().prompts.at(prompt);
    Entry entry;
    entry.item = open.item;
    entry.player = open.player;
    entry.subject = open.subject;
    entry.answer = std::move(answer);
    return entry;
}

std::optional<Entry> GameSession::passEntry() const {
    const auto &prompts = choice().prompts;
    const auto main = std::find_if(prompts.begin(), prompts.end(), [](const OpenPrompt &p) { return !p.standing; });
    if (main == prompts.end() || !main->mayPass) {
        return std::nullopt;
    }
    return entryFor(std::size_t(main - prompts.begin()), Answer::passed());
}

Entry GameSession::forcedEntry(ItemId item, PlayerId player, Answer answer, std::string reason) const {
    Entry entry;
    entry.item = item;
    entry.player = player;
    entry.answer = std::move(answer);
    entry.forced = true;
    entry.reason = std::move(reason);
    return entry;
}

std::vector<GameSession::Match> GameSession::matches(const Place &target) const {
    std::vector<Match> exact;
    std::vector<Match> near;
    const auto &prompts = choice().prompts;
    for (std::size_t p = 0; p < prompts.size(); ++p) {
        for (std::size_t o = 0; o < prompts[p].options.size(); ++o) {
            const Fit fit = fitOf(prompts[p].options[o], target, state());
            if (fit != Fit::None) {
                (fit == Fit::Exact ? exact : near).push_back({p, o});
            }
        }
    }
    return exact.empty() ? near : exact;
}

const Answer &GameSession::optionOf(Match match) const {
    return choice().prompts.at(match.prompt).options.at(match.option);
}

}  // namespace scorekeep::app
