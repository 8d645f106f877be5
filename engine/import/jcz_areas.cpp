// SPDX-License-Identifier: MIT
// Named areas: figures that enter them, leave them for what is scored, and neutral figures that move there.
#include "engine/import/jcz_location.h"
#include "engine/import/jcz_names.h"
#include "engine/import/jcz_replay.h"

#include <algorithm>

namespace scorekeep {

// The area that a pointer's location names, if it is one.
std::optional<Place> JczReplay::areaOf(const Node &pointer) const {
    const auto location = pointer.isMap() ? pointer.find("location") : std::nullopt;
    const auto ours = location ? jczName("areas", location->text()) : std::nullopt;
    const auto &areas = m_game.rules().areas();
    for (std::size_t i = 0; ours && i < areas.size(); ++i) {
        if (areas[i].id == ours->text()) {
            return Place::area(std::uint16_t(i));
        }
    }
    return std::nullopt;
}

bool JczReplay::isEntering() const {
    const OpenChoice &open = m_game.open();
    return open.open() && open.prompts.front().kind == PromptKind::PlacePiece &&
           open.prompts.front().options.front().to.kind == Place::Kind::Area;
}

// A player's figures that wait in areas are asked about.
bool JczReplay::isLeaving() const {
    const OpenChoice &open = m_game.open();
    if (!open.open() || open.prompts.front().kind != PromptKind::PlacePiece) {
        return false;
    }
    const PieceRef &piece = open.prompts.front().options.front().piece;
    return piece.place.kind == Place::Kind::Area && piece.owner != NoPlayer;
}

bool JczReplay::isWaiting(const PieceRef &piece) const {
    return std::ranges::any_of(m_game.state().pieces, [&](const Piece &one) {
        return one.kind == piece.kind && one.owner == piece.owner && one.place.kind == Place::Kind::Area;
    });
}

// There each player in turn moves figures to all features of the turn, and tells when there are no more; here
// all players are asked for each feature in turn. What was told is kept and answered in our order.
bool JczReplay::leave(const Node &message, const Node &payload) {
    const bool moves = m_type == "DEPLOY_MEEPLE" && !areaOf(payload.at("pointer"));
    if (!isLeaving() && !(moves && m_leaving.goesOn && isWaiting(readPiece(payload.at("meepleId"))))) {
        m_leaving.goesOn = false;
        return false;
    }
    const std::uint32_t part = m_game.state().part.number;
    if (isLeaving() && m_leaving.part != part) {
        m_leaving = {part, m_game.cursor(), {}, 0, true};
    }
    const auto told = message.find("player");
    const auto player = told && !told->isNull() ? PlayerId(told->number(0, m_game.rules().players() - 1))
                                                : m_game.open().prompts.front().player;
    m_leaving.goesOn = moves || m_type == "PASS" || m_type == "COMMIT";
    if (moves) {
        const PieceRef piece = readPiece(payload.at("meepleId"));
        m_leaving.moves.push_back(
            {piece, findJczFeature(m_game.state().board, payload.at("pointer"), m_number), false});
        answerLeaving();
        return true;
    }
    if (m_type == "PASS" || m_type == "COMMIT") {
        m_leaving.done = PlayerSet(m_leaving.done | setOf(player));
        settleLeaving();
        const auto random = payload.find("random");
        if (m_type == "COMMIT" && random && !random->isNull()) {
            m_draws.setRandom(*random);
        }
        expectNothing();
        return true;
    }
    m_leaving.done = PlayerSet(~PlayerSet(0)); // it is over
    settleLeaving();
    return false;
}

// All moves told so far, from the beginning; who has none of the next is passed.
void JczReplay::answerLeaving() {
    m_game.jump(m_leaving.start);
    for (auto &move : m_leaving.moves) {
        move.given = false;
    }
    while (isLeaving()) {
        const OpenPrompt open = m_game.open().prompts.front();
        const Answer *best = nullptr;
        auto found = m_leaving.moves.end();
        for (auto move = m_leaving.moves.begin(); move != m_leaving.moves.end() && best == nullptr; ++move) {
            int fits = 0;
            for (const Answer &option : open.options) {
                const bool same = !move->given && option.piece.kind == move->piece.kind &&
                                  option.piece.owner == move->piece.owner;
                if (const int now = same ? fit(option.to, move->nodes) : 0; now > fits) {
                    fits = now;
                    best = &option;
                    found = move;
                }
            }
        }
        const bool more = std::ranges::any_of(m_leaving.moves, [](const auto &move) { return !move.given; });
        if (best != nullptr) {
            found->given = true;
            give(open, *best);
        } else if (more || contains(m_leaving.done, open.player)) {
            give(open, Answer::passed());
        } else {
            break;
        }
    }
    if (std::ranges::any_of(m_leaving.moves, [](const auto &move) { return !move.given; })) {
        refuse(m_message);
    }
}

void JczReplay::settleLeaving() {
    while (isLeaving() && m_leaving.part == m_game.state().part.number &&
           contains(m_leaving.done, m_game.open().prompts.front().player)) {
        give(m_game.open().prompts.front(), Answer::passed());
    }
}

// Where no figure is asked about any more, no COMMIT comes before the next tile.
void JczReplay::expectNothing() {
    const OpenChoice &open = m_game.open();
    if (!open.open() || open.prompts.front().kind != PromptKind::PlacePiece) {
        m_draws.expectCommit(false);
    }
}

} // namespace scorekeep
