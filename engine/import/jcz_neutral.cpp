// SPDX-License-Identifier: MIT
// Messages about figures that belong to nobody.
#include "engine/import/jcz_location.h"
#include "engine/import/jcz_names.h"
#include "engine/import/jcz_replay.h"

namespace scorekeep {

// `dragon.1`, to a cell, to a feature, or beside somebody's figure.
void JczReplay::moveNeutral(const Node &payload) {
    const Node id = payload.at("figureId");
    const auto ours = jczName("figures", id.text().substr(0, id.text().find('.')));
    const auto kind = ours ? m_game.rules().piece(ours->text()) : std::nullopt;
    if (!kind) {
        failNotPlayed(id, id.text());
    }
    const Node to = payload.at("to");
    giveBest(PromptKind::PlacePiece, {}, payload, [&](const Answer &option) {
        return option.piece.kind == *kind ? fitNeutral(option.to, to) : 0;
    });
    expectNothing();
}

int JczReplay::fitNeutral(const Place &place, const Node &to) const {
    const State &state = m_game.state();
    if (to.isList()) {
        return place.kind == Place::Kind::Cell && place.spot.cell == readJczCell(to) ? 2 : 0;
    }
    if (const std::optional<Place> area = areaOf(to)) {
        return place == *area ? 2 : 0;
    }
    const auto figure = to.find("meepleId");
    if (!figure) {
        return fit(place, findJczFeature(state.board, to, m_number));
    }
    const PieceRef piece = readPiece(*figure);
    if (place.kind != Place::Kind::Beside || place.index >= state.pieces.size()) {
        return 0;
    }
    const Piece &other = state.pieces[place.index];
    const bool same = other.kind == piece.kind && other.owner == piece.owner;
    return same ? fit(other.place, findJczFeature(state.board, to.at("featurePointer"), m_number)) : 0;
}

} // namespace scorekeep
