// SPDX-License-Identifier: MIT
// Which answers the random player gives.
#include "tests/support/random_player.h"

#include <algorithm>

namespace scorekeep {
namespace {

std::string segmentWord(SegmentKind kind) {
    switch (kind) {
    case SegmentKind::Road:
        return "road";
    case SegmentKind::City:
        return "city";
    case SegmentKind::Field:
        return "field";
    case SegmentKind::River:
        return "river";
    case SegmentKind::Monastery:
        return "monastery";
    case SegmentKind::Garden:
        return "garden";
    case SegmentKind::Special:
        break;
    }
    return "special";
}

} // namespace

Entry RandomPlayer::entryFor(const OpenPrompt &prompt, Answer answer) {
    Entry entry;
    entry.item = prompt.item;
    entry.player = prompt.player;
    entry.subject = prompt.subject;
    entry.answer = std::move(answer);
    return entry;
}

Entry RandomPlayer::choose() {
    const std::vector<OpenPrompt> &prompts = m_game->open().prompts;
    std::size_t chosen = pick(prompts.size());
    const bool leaves = isLeft(prompts[chosen]) || (isShunned(prompts[chosen]) && !oneIn(12));
    chosen = leaves ? 0 : chosen;
    const OpenPrompt &prompt = prompts[chosen];
    const bool rarely = prompt.kind == PromptKind::Confirm;
    const bool passes = prompt.mayPass && !prompt.standing &&
                        (!rarely && isShunned(prompt) ? !oneIn(12) : oneIn(rarely ? 6 : 4));
    if (passes) {
        return entryFor(prompt, Answer::passed());
    }
    const bool figures = prompt.kind == PromptKind::PlacePiece || prompt.kind == PromptKind::ChoosePieces;
    const bool usually = figures && (m_theme ? !oneIn(5) : oneIn(2));
    if (const Answer *habitual = usually ? byHabit(prompt) : nullptr) {
        return entryFor(prompt, *habitual);
    }
    return entryFor(prompt, figures && oneIn(2) ? ofAnyKind(prompt) : weighed(prompt));
}

// What stands beside the choice is left alone at most times, else it would never pile up; where the game is about
// something else, always.
bool RandomPlayer::isLeft(const OpenPrompt &standing) {
    const bool distracts = m_theme && m_theme->item != m_game->rules().itemName(standing.item);
    return standing.standing && (distracts || !oneIn(10));
}

// A habit of a player for some turns: what one of them hardly ever does piles up, or falls to the others.
bool RandomPlayer::isShunned(const OpenPrompt &prompt) {
    constexpr std::uint32_t turns = 20;
    const auto habit = std::tuple(prompt.player, prompt.item, m_game->state().turn / turns);
    const bool isTheme = m_theme && m_theme->item == m_game->rules().itemName(prompt.item);
    return m_shunned.try_emplace(habit, !isTheme && oneIn(4)).first->second;
}

// One kind of which there are few, so that it comes to places where it would hardly ever be.
std::string RandomPlayer::anyFigure() {
    std::vector<std::string> kinds;
    for (const Piece &piece : m_start) {
        const PieceKind &kind = m_game->rules().pieceKind(piece.kind);
        const bool known = std::find(kinds.begin(), kinds.end(), kind.id) != kinds.end();
        if (piece.owner != NoPlayer && !kind.is("token") && !known) {
            kinds.push_back(kind.id);
        }
    }
    return kinds.empty() ? std::string() : kinds[pick(kinds.size())];
}

// Each item in a game takes the favourite or spares it, so that it is there for others.
const Answer *RandomPlayer::byHabit(const OpenPrompt &prompt) {
    const bool isTheme = m_theme && m_theme->item == m_game->rules().itemName(prompt.item);
    const bool takes = m_takesFavourite.try_emplace(prompt.item, isTheme || oneIn(2)).first->second;
    std::vector<const Answer *> options;
    for (const Answer &option : prompt.options) {
        if ((kindsOf(option).front() == m_favourite) == takes) {
            options.push_back(&option);
        }
    }
    return options.empty() ? nullptr : options[pick(options.size())];
}

// Rare kinds of options come as often as those of which there are many.
const Answer &RandomPlayer::ofAnyKind(const OpenPrompt &prompt) {
    std::map<std::vector<std::string>, std::vector<const Answer *>> kinds;
    for (const Answer &option : prompt.options) {
        kinds[kindsOf(option)].push_back(&option);
    }
    const auto &options = std::next(kinds.begin(), std::ptrdiff_t(pick(kinds.size())))->second;
    return *options[pick(options.size())];
}

// Tiles are laid where they touch many others, so that features are completed. Fields are the last choice, as
// farmers never come home; monasteries are the first, as there are few.
const Answer &RandomPlayer::weighed(const OpenPrompt &prompt) {
    const State &state = m_game->state();
    const auto worth = [&](const Answer &answer) {
        if (prompt.kind == PromptKind::PlaceTile) {
            return state.board.neighbours(answer.placement.at);
        }
        if (prompt.kind == PromptKind::PlacePiece && answer.to.kind == Place::Kind::Segment) {
            const NodeId node = state.board.node(answer.to.spot);
            const SegmentKind kind = node != NoNode ? state.board.segment(node).kind : SegmentKind::Special;
            return kind == SegmentKind::Field ? 0 : kind == SegmentKind::Monastery ? 2 : 1;
        }
        return 0;
    };
    const Answer *best = &prompt.options[pick(prompt.options.size())];
    const int attempts = m_theme ? 20 : 3; // what is completed brings what follows it
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const Answer &other = prompt.options[pick(prompt.options.size())];
        best = worth(other) > worth(*best) ? &other : best;
    }
    return *best;
}

// What is done, with which figure, and on what ground.
std::vector<std::string> RandomPlayer::kindsOf(const Answer &answer) const {
    const Rules &rules = m_game->rules();
    const Board &board = m_game->state().board;
    const auto ground = [&](const Place &place) -> std::string {
        if (place.kind == Place::Kind::Area && place.index < rules.areas().size()) {
            return rules.areas()[place.index].id;
        }
        const NodeId node = place.kind == Place::Kind::Segment ? board.node(place.spot) : NoNode;
        return node == NoNode ? "another place" : segmentWord(board.segment(node).kind);
    };
    if (answer.pass) {
        return {"passed"};
    }
    if (answer.kind == PromptKind::PlacePiece) {
        return {rules.pieceKind(answer.piece.kind).id, "to " + ground(answer.to)};
    }
    if (answer.kind == PromptKind::ChoosePieces && !answer.pieces.empty()) {
        const PieceRef &piece = answer.pieces.back();
        return {rules.pieceKind(piece.kind).id, "from " + ground(piece.place)};
    }
    return {"done"};
}

} // namespace scorekeep
