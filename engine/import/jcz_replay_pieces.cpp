// SPDX-License-Identifier: MIT
// Messages about pieces: figures deployed and called back, captured, exchanged, bought back; tokens placed.
#include "engine/import/jcz_location.h"
#include "engine/import/jcz_names.h"
#include "engine/import/jcz_replay.h"

#include <algorithm>
#include <charconv>

namespace scorekeep {
namespace {

// `ABBOT_RETURN` is the source `abbot-return` here.
std::string sourceWord(std::string_view given) {
    std::string word;
    for (const char c : given) {
        word += c == '_' ? '-' : char(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    }
    return word;
}

std::optional<unsigned> wholeNumber(std::string_view text) {
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

} // namespace

PieceRef JczReplay::readPiece(const Node &id) const {
    const std::string_view text = id.text();
    const std::size_t first = text.find('.');
    const std::size_t second = first == std::string_view::npos ? first : text.find('.', first + 1);
    const auto player =
        second != std::string_view::npos ? wholeNumber(text.substr(0, first)) : std::optional<unsigned>();
    if (!player || *player >= unsigned(m_game.rules().players())) {
        id.fail("import.bad-figure", id.excerpt());
    }
    const auto ours = jczName("figures", text.substr(first + 1, second - first - 1));
    const auto kind = ours ? m_game.rules().piece(ours->text()) : std::nullopt;
    if (!kind) {
        failNotPlayed(id, id.text());
    }
    const std::vector<Piece> &pieces = m_game.state().pieces;
    const auto owned = std::ranges::count_if(
        pieces, [&](const Piece &piece) { return piece.kind == *kind && piece.owner == PlayerId(*player); });
    const auto number = wholeNumber(text.substr(second + 1));
    if (!number || *number == 0 || *number > unsigned(owned)) {
        id.fail("import.bad-figure", id.excerpt());
    }
    return {*kind, PlayerId(*player), {}};
}

// The pointer names the segment on the new tile; any segment of the same feature would do.
void JczReplay::deploy(const Node &payload) {
    const PieceRef piece = readPiece(payload.at("meepleId"));
    const Node pointer = payload.at("pointer");
    const std::optional<Place> area = areaOf(pointer);
    const std::vector<NodeId> nodes =
        area ? std::vector<NodeId>() : findJczFeature(m_game.state().board, pointer, m_number);
    const bool late = isConfirmed() && !area;
    giveBest(PromptKind::PlacePiece, {}, pointer, [&](const Answer &option) {
        const bool same = option.piece.kind == piece.kind && option.piece.owner == piece.owner;
        return !same ? 0 : area ? (option.to == *area ? 2 : 0) : fit(option.to, nodes);
    });
    if (late) { // the move is confirmed apart, with the player's last figure
        const OpenPrompt *next = prompt(PromptKind::PlacePiece);
        const bool more = next != nullptr && isConfirmed() && !isEntering() &&
                          next->options.front().piece.kind == piece.kind &&
                          next->options.front().piece.owner == piece.owner;
        m_draws.expectCommit(!more);
    }
}

void JczReplay::callBack(const Node &payload) {
    const Node source = payload.at("source");
    const Node pointer = payload.at("pointer");
    const PieceRef piece = readPiece(pointer.at("meepleId"));
    const std::vector<NodeId> nodes =
        findJczFeature(m_game.state().board, pointer.at("featurePointer"), m_number);
    const std::string word = sourceWord(source.text());
    if (prompt(PromptKind::ChoosePieces, word) == nullptr && !m_game.rules().subject(word)) {
        failNotPlayed(source, m_type + ' ' + std::string(source.text()));
    }
    giveBest(PromptKind::ChoosePieces, word, pointer, [&](const Answer &option) {
        const PieceRef &there = option.pieces.front();
        return there.kind == piece.kind && there.owner == piece.owner ? fit(there.place, nodes) : 0;
    });
}

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
