// SPDX-License-Identifier: MIT
// Messages that place tokens or choose one figure: captured, exchanged, bought back.
#include "engine/import/jcz_location.h"
#include "engine/import/jcz_names.h"
#include "engine/import/jcz_replay.h"

#include <algorithm>

namespace scorekeep {

void JczReplay::placeToken(const Node &payload) {
    const Node token = payload.at("token");
    const auto ours = jczName("tokens", token.text());
    const auto kind = ours ? m_game.rules().piece(ours->text()) : std::nullopt;
    if (!kind) {
        failNotPlayed(token, m_type + ' ' + std::string(token.text()));
    }
    const Node pointer = payload.at("pointer");
    const std::vector<NodeId> nodes = findJczFeature(m_game.state().board, pointer, m_number);
    giveBest(PromptKind::PlacePiece, {}, pointer,
             [&](const Answer &option) { return option.piece.kind == *kind ? fit(option.to, nodes) : 0; });
}

// On the board it is named with its place, else by itself alone.
void JczReplay::chooseFigure(const Node &payload, std::string_view source) {
    const auto pointer = payload.find("pointer");
    const Node id = pointer ? pointer->at("meepleId") : payload.at("meepleId");
    const PieceRef piece = readPiece(id);
    std::vector<NodeId> nodes;
    if (pointer) {
        nodes = findJczFeature(m_game.state().board, pointer->at("featurePointer"), m_number);
    }
    const Place held = Place::prison(captorOf(id.text()));
    const PlayerId chooser = m_game.state().part.player;
    const OpenPrompt *asked = prompt(PromptKind::ChoosePieces, source);
    const auto player = m_message.find("player"); // who buys back may do so while another is asked
    if (asked != nullptr && player && !player->isNull() && player->number() != int(asked->player)) {
        refuse(*player, "import.not-their-turn");
    }
    giveBest(PromptKind::ChoosePieces, source, id, [&](const Answer &option) {
        const PieceRef &there = option.pieces.front();
        const bool same = there.kind == piece.kind && there.owner == piece.owner;
        return !same ? 0 : pointer ? fit(there.place, nodes) : there.place == held ? 2 : 1;
    });
    if (pointer) {
        m_captured.emplace_back(id.text(), chooser);
    }
}

// Here prisoners of a kind are all alike; there each is known by its number.
PlayerId JczReplay::captorOf(std::string_view meeple) const {
    const auto last = std::find_if(m_captured.rbegin(), m_captured.rend(),
                                   [meeple](const auto &captured) { return captured.first == meeple; });
    return last == m_captured.rend() ? NoPlayer : last->second;
}

} // namespace scorekeep
