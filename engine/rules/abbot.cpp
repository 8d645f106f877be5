// SPDX-License-Identifier: MIT
// The abbot taken back early for the points of his monastery or garden.
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

void recallOptions(const Table &table, PieceKindId abbot, PlayerId player, Options &options) {
    for (const Piece &piece : table.state().pieces) {
        const bool mine = piece.kind == abbot && piece.owner == player && piece.place.kind == Place::Kind::Segment;
        const NodeId node = mine ? table.board().node(piece.place.spot) : NoNode;
        if (node != NoNode && !table.isComplete(node)) {
            options.add(Answer::choosePieces({PieceRef{piece.kind, piece.owner, piece.place}}));
        }
    }
}

void recall(Table &table, SubjectId subject, PlayerId player, const Answer &answer) {
    for (const PieceRef &ref : answer.pieces) {
        const auto piece = table.find(ref);
        const NodeId node = piece ? table.board().node(ref.place.spot) : NoNode;
        if (node == NoNode) {
            continue;
        }
        Resolution resolution = table.featureResolution(subject, node, Phase::During);
        resolution.receivers = setOf(player);
        table.move(*piece, Place::supply(), Cause::Recalled, player);
        table.resolve(std::move(resolution));
    }
}

}  // namespace

void abbot(Module &m) {
    m.elements({"abbot"});
    m.figures({"abbot"});
    const PieceKindId piece = m.piece("abbot");
    const FactId neighbours = m.fact("neighbours");
    const SubjectId subject = m.subject("abbot-return");

    Offer back;
    back.kind = PromptKind::ChoosePieces;
    back.source = "abbot-return";
    back.options = [piece](const Table &table, PlayerId player, Options &options) {
        recallOptions(table, piece, player, options);
    };
    back.apply = [subject](Table &table, PlayerId player, const Answer &answer) {
        recall(table, subject, player, answer);
    };
    m.offer("abbot.return", std::move(back));
    m.row("abbot.neighbours", {"neighbours"},
          [neighbours](Tally &tally) { tally.each(1, 1 + tally.number(neighbours)); });
}

}  // namespace scorekeep::rules
