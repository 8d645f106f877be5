// SPDX-License-Identifier: MIT
// Forms of entries, corrections, and reasons.
#include "engine/game/entry_checks.h"

#include <algorithm>
#include <cstdlib>

#include "engine/catalogue/shape.h"
#include "engine/game/calculator.h"
#include "engine/game/entry_words.h"
#include "engine/game/laid_tiles.h"

namespace scorekeep {
namespace {

bool isTile(const Answer &answer) {
    return answer.kind == PromptKind::DrawTile || answer.kind == PromptKind::PlaceTile;
}

bool isKnown(const Rules &rules, const Answer &answer) {
    return answer.tile < rules.pool().size() && answer.placement.rotation < Rotations;
}

Refusal whyNotThere(const State &state, const Rules &rules, const Answer &answer) {
    if (!isKnown(rules, answer)) {
        return {"answer.no-such-tile", {}};
    }
    const auto cells = footprint(rules.pool().kind(answer.tile), answer.placement.at, answer.placement.rotation);
    const bool onTable = std::all_of(cells.begin(), cells.end(), [](const auto &cell) { return isOnTable(cell.at); });
    if (!onTable) {
        return {"answer.no-such-place", {}};
    }
    return state.board.isFree(answer.tile, answer.placement) ? Refusal{} : Refusal{"placement.taken", {}};
}

// A corner counts as long as a tile touches it.
bool touchesTile(const Board &board, Cell vertex) {
    for (int i = 0; i < 4; ++i) {
        if (board.tileAt({std::int16_t(vertex.x - i % 2), std::int16_t(vertex.y - i / 2)}) != NoTile) {
            return true;
        }
    }
    return false;
}

bool isThere(const State &state, const Spot &spot) {
    const NodeId node = state.board.node(spot);
    return node != NoNode && state.board.spot(node) == spot;
}

bool isThere(const State &state, const Rules &rules, const Place &place) {
    switch (place.kind) {
    case Place::Kind::None:
        return false;
    case Place::Kind::Segment:
        return isThere(state, place.spot);
    case Place::Kind::Cell:
        return state.board.tileAt(place.spot.cell, place.spot.half) != NoTile;
    case Place::Kind::Vertex:
        return touchesTile(state.board, place.spot.cell);
    case Place::Kind::Beside:  // never beside what stands beside another
        return place.index < state.pieces.size() && state.pieces[place.index].place.onBoard();
    case Place::Kind::Area:
        return place.index < rules.areas().size();
    case Place::Kind::Prison:
        return place.index < rules.players();
    default:
        return true;
    }
}

bool areThere(const State &state, const std::vector<Spot> &order) {
    return std::all_of(order.begin(), order.end(), [&](const Spot &spot) { return isThere(state, spot); });
}

// As many of each as are named.
bool areThere(const State &state, const std::vector<PieceRef> &refs) {
    return std::all_of(refs.begin(), refs.end(), [&](const PieceRef &ref) {
        const Piece piece{ref.kind, ref.owner, ref.place};
        return std::count(refs.begin(), refs.end(), ref) <= std::count(state.pieces.begin(), state.pieces.end(), piece);
    });
}

Refusal whyNoPiece(const State &state, const Rules &rules, const Answer &answer) {
    if (!areThere(state, {answer.piece})) {
        return {"answer.no-such-piece", {}};
    }
    // Only what a player owns lies in a supply of his, and only what nobody owns in that of all.
    const PlayerId owner = ownerAfter(rules, answer);
    const bool stray = (answer.to.kind == Place::Kind::Supply && owner == NoPlayer) ||
                       (answer.to.kind == Place::Kind::CommonSupply && owner != NoPlayer);
    // A prison holds what is another's; nothing stands beside itself.
    const bool own = answer.to.kind == Place::Kind::Prison && (owner == NoPlayer || owner == answer.to.index);
    const bool itself = answer.to.kind == Place::Kind::Beside && answer.to.index < state.pieces.size() &&
                        state.pieces[answer.to.index] == Piece{answer.piece.kind, answer.piece.owner, answer.piece.place};
    const bool impossible = stray || own || itself || !isThere(state, rules, answer.to);
    return impossible ? Refusal{"answer.no-such-place", {}} : Refusal{};
}

// Tokens change hands; a figure has the colour of its player for ever.
Refusal whyNotMoved(const State &state, const Rules &rules, const Answer &answer) {
    if (const Refusal refusal = whyNoPiece(state, rules, answer)) {
        return refusal;
    }
    if (answer.player != NoPlayer && answer.player >= rules.players()) {
        return {"answer.no-such-player", {}};
    }
    const bool changes = ownerAfter(rules, answer) != answer.piece.owner;
    return changes && !rules.pieceKind(answer.piece.kind).is("token") ? Refusal{"answer.owned-for-ever", {}} : Refusal{};
}

bool saysHalf(const Entry &entry) {
    return entry.subject.kind == Place::Kind::Cell && entry.subject.spot.cell == entry.answer.placement.at &&
           entry.subject.spot.half != Half::Whole;
}

// Whether two tiles lie on halves of the cell.
bool isShared(const Board &board, Cell cell) {
    const TileId any = board.tileAt(cell);
    const auto other = [&](Half half) {
        const TileId tile = board.tileAt(cell, half);
        return tile != NoTile && tile != any;
    };
    return other(Half::NorthWest) || other(Half::NorthEast) || other(Half::SouthEast) || other(Half::SouthWest);
}

Refusal whyNotChanged(const State &state, const Entry &entry, bool turns) {
    const std::uint8_t rotation = entry.answer.placement.rotation;
    const TileId tile = meantTile(state.board, entry);
    if (!saysHalf(entry) && isShared(state.board, entry.answer.placement.at)) {
        return {"answer.which-half", {}};
    }
    if (tile == NoTile || rotation >= Rotations) {
        return {"answer.no-such-place", {}};
    }
    return !turns || state.board.canTurn(tile, rotation) ? Refusal{} : Refusal{"placement.taken", {}};
}

PromptKind kindOf(std::string_view correction) {
    if (correction == core::MovePiece) {
        return PromptKind::PlacePiece;
    }
    if (correction == core::Score) {
        return PromptKind::EnterScore;
    }
    const bool number = correction == core::Points || correction == core::Turn;
    return number ? PromptKind::EnterNumber : PromptKind::PlaceTile;
}

Refusal whyNotTheirs(const Rules &rules, const Answer &answer, bool points) {
    if (answer.player >= rules.players()) {
        return {"answer.no-such-player", {}};
    }
    if (points) {
        const bool much = answer.number > core::MostPoints || answer.number < -core::MostPoints;
        return much ? Refusal{"answer.too-many-points", {std::to_string(core::MostPoints)}} : Refusal{};
    }
    const Script *turn = rules.spine().script(rules.scriptName(ScriptKind::Turn));
    const bool step = turn != nullptr && answer.number >= 0 && answer.number < int(turn->steps.size());
    return step ? Refusal{} : Refusal{"answer.no-such-step", {}};
}

std::string cellWords(Cell cell) {
    return '[' + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ']';
}

std::string tileWords(const Answer &answer, const Rules &rules) {
    return answer.tile < rules.pool().size() ? rules.pool().kind(answer.tile).id : std::to_string(answer.tile);
}

std::string pieceWords(const PieceRef &piece, const Rules &rules) {
    return piece.kind < rules.pieceKinds() ? rules.pieceKind(piece.kind).id : std::to_string(piece.kind);
}

}  // namespace

Refusal whyNoForm(const State &state, const Rules &rules, const Entry &entry) {
    const Answer &answer = entry.answer;
    if (entry.item >= rules.itemCount() || entry.player >= rules.players()) {
        return {"answer.not-asked", {}};
    }
    if (answer.pass) {
        return {};
    }
    if (isTile(answer) && !isKnown(rules, answer)) {
        return {"answer.no-such-tile", {}};
    }
    switch (answer.kind) {
    case PromptKind::PlaceTile:
        return whyNotThere(state, rules, answer);
    case PromptKind::PlacePiece:
        return whyNoPiece(state, rules, answer);
    case PromptKind::ChoosePieces:
        return areThere(state, answer.pieces) ? Refusal{} : Refusal{"answer.no-such-piece", {}};
    case PromptKind::ChooseOption:
        return answer.option < rules.words().size() ? Refusal{} : Refusal{"answer.not-asked", {}};
    case PromptKind::ChoosePlayer:
        return answer.player < rules.players() ? Refusal{} : Refusal{"answer.no-such-player", {}};
    case PromptKind::ChooseOrder:
        return areThere(state, answer.order) ? Refusal{} : Refusal{"answer.no-such-place", {}};
    case PromptKind::DrawTile:
    case PromptKind::EnterNumber:
    case PromptKind::Confirm:
        break;
    case PromptKind::EnterScore:
        return whyNotCounted(rules, answer.score);
    }
    return {};
}

Refusal whyNoCorrection(const State &state, const Rules &rules, const Entry &entry) {
    const std::string_view name = rules.itemName(entry.item);
    const Answer &answer = entry.answer;
    if (name == core::EmptyStack && !rules.setup().board) {
        return {"answer.no-board", {}};
    }
    if (name == core::End || name == core::EmptyStack) { // they say no more than that
        const bool bare = answer.pass || answer.kind == PromptKind::Confirm || answer == Answer();
        return bare ? Refusal{} : Refusal{"answer.other-kind", {}};
    }
    if (answer.pass || answer.kind != kindOf(name)) {
        return {"answer.other-kind", {}};
    }
    if (name == core::Score) {
        return whyNotCounted(rules, answer.score);
    }
    if (!rules.setup().board && name != core::Points && name != core::Turn) {
        return {"answer.no-board", {}};
    }
    if (name == core::MovePiece) {
        return whyNotMoved(state, rules, answer);
    }
    if (name == core::AddTile) {
        return whyNotThere(state, rules, answer);
    }
    if (name == core::RemoveTile || name == core::TurnTile) {
        return whyNotChanged(state, entry, name == core::TurnTile);
    }
    return whyNotTheirs(rules, answer, name == core::Points);
}

Refusal whyNoOption(const Table &table, ItemId item, PlayerId player, const Answer &answer) {
    const Rules &rules = table.rules();
    Refusal reason;
    if (answer.kind == PromptKind::PlaceTile && isKnown(rules, answer) && isOnTable(answer.placement.at)) {
        reason = table.whyNot(answer.tile, answer.placement);
    } else if (answer.kind == PromptKind::PlacePiece && answer.to.kind == Place::Kind::Segment) {
        const NodeId node = table.board().node(answer.to.spot);
        if (node != NoNode && answer.piece.kind < rules.pieceKinds()) {
            reason = table.whyNotDeploy(answer.piece.kind, player, node);
        }
    } else if (answer.kind == PromptKind::PlacePiece && answer.to.kind == Place::Kind::Cell &&
               answer.piece.kind < rules.pieceKinds()) {
        EntryAllowed asked;
        asked.piece = answer.piece.kind;
        asked.cell = answer.to.spot.cell;
        reason = table.question(asked);
    }
    return reason ? reason : Refusal{"answer.not-an-option", {rules.itemName(item)}};
}

TileId meantTile(const Board &board, const Entry &entry) {
    return board.tileAt(entry.answer.placement.at, saysHalf(entry) ? entry.subject.spot.half : Half::Whole);
}

PlayerId ownerAfter(const Rules &rules, const Answer &answer) {
    if (answer.player != NoPlayer) {
        return answer.player;
    }
    const bool token = answer.piece.kind < rules.pieceKinds() && rules.pieceKind(answer.piece.kind).is("token");
    return token && answer.to.kind == Place::Kind::CommonSupply ? NoPlayer : answer.piece.owner;
}

std::string answerWords(const Entry &entry, const Rules &rules) {
    const Answer &answer = entry.answer;
    if (answer.pass) {
        return "pass";
    }
    switch (answer.kind) {
    case PromptKind::DrawTile:
        return tileWords(answer, rules);
    case PromptKind::PlaceTile:
        return (namesCellOnly(entry.item, rules) ? std::string() : tileWords(answer, rules) + ' ') +
               cellWords(answer.placement.at) + ' ' +
               std::to_string(entry_words::Degrees * answer.placement.rotation);
    case PromptKind::PlacePiece:
        return pieceWords(answer.piece, rules) + ' ' + placeWords(answer.to);
    case PromptKind::ChoosePieces: {
        std::string words;
        for (const PieceRef &piece : answer.pieces) {
            words += (words.empty() ? "" : ", ") + pieceWords(piece, rules);
        }
        return words;
    }
    case PromptKind::ChooseOption:
        return answer.option < rules.words().size() ? rules.words()[answer.option].id : std::to_string(answer.option);
    case PromptKind::ChoosePlayer:
        return answer.player == NoPlayer ? std::string(entry_words::NobodyWord) : std::to_string(answer.player);
    case PromptKind::EnterNumber:
        return std::to_string(answer.number);
    case PromptKind::EnterScore:
        return answer.score.subject < rules.world().spine.subjects.size() ? rules.subjectName(answer.score.subject)
                                                                          : std::to_string(answer.score.subject);
    case PromptKind::ChooseOrder:
    case PromptKind::Confirm:
        break;
    }
    return std::string(entry_words::KindWords[std::size_t(answer.kind)]);
}

std::string placeWords(const Place &place) {
    return place.onBoard() ? cellWords(place.spot.cell) : std::string(entry_words::PlaceWords[std::size_t(place.kind)]);
}

}  // namespace scorekeep
