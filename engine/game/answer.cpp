// SPDX-License-Identifier: MIT
// Makes answers of each kind.
#include "engine/game/answer.h"

#include <algorithm>

namespace scorekeep {
namespace {

Answer ofKind(PromptKind kind) {
    Answer answer;
    answer.kind = kind;
    return answer;
}

}  // namespace

Answer Answer::passed() {
    Answer answer;
    answer.pass = true;
    return answer;
}

Answer Answer::drawTile(KindId tile) {
    Answer answer = ofKind(PromptKind::DrawTile);
    answer.tile = tile;
    return answer;
}

Answer Answer::placeTile(KindId tile, Placement placement) {
    Answer answer = ofKind(PromptKind::PlaceTile);
    answer.tile = tile;
    answer.placement = placement;
    return answer;
}

Answer Answer::placePiece(PieceRef piece, Place to) {
    Answer answer = ofKind(PromptKind::PlacePiece);
    answer.piece = piece;
    answer.to = to;
    return answer;
}

Answer Answer::choosePieces(std::vector<PieceRef> pieces) {
    Answer answer = ofKind(PromptKind::ChoosePieces);
    std::sort(pieces.begin(), pieces.end());
    answer.pieces = std::move(pieces);
    return answer;
}

Answer Answer::chooseOption(OptionId option) {
    Answer answer = ofKind(PromptKind::ChooseOption);
    answer.option = option;
    return answer;
}

Answer Answer::choosePlayer(PlayerId player) {
    Answer answer = ofKind(PromptKind::ChoosePlayer);
    answer.player = player;
    return answer;
}

Answer Answer::chooseOrder(std::vector<Spot> order) {
    Answer answer = ofKind(PromptKind::ChooseOrder);
    answer.order = std::move(order);
    return answer;
}

Answer Answer::enterNumber(int number) {
    Answer answer = ofKind(PromptKind::EnterNumber);
    answer.number = number;
    return answer;
}

Answer Answer::confirm() {
    return ofKind(PromptKind::Confirm);
}

Answer Answer::enterScore(EnteredScore score) {
    Answer answer = ofKind(PromptKind::EnterScore);
    answer.score = std::move(score);
    return answer;
}

Answer Answer::plain() const {
    if (pass) {
        return passed();
    }
    switch (kind) {
    case PromptKind::DrawTile:
        return drawTile(tile);
    case PromptKind::PlaceTile:
        return placeTile(tile, placement);
    case PromptKind::PlacePiece:
        return placePiece(piece, to);
    case PromptKind::ChoosePieces:
        return choosePieces(pieces);
    case PromptKind::ChooseOption:
        return chooseOption(option);
    case PromptKind::ChoosePlayer:
        return choosePlayer(player);
    case PromptKind::ChooseOrder:
        return chooseOrder(order);
    case PromptKind::EnterNumber:
        return enterNumber(number);
    case PromptKind::EnterScore:
        return enterScore(score);
    case PromptKind::Confirm:
        break;
    }
    return confirm();
}

}  // namespace scorekeep
