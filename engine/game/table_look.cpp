// SPDX-License-Identifier: MIT
// The table's answers to questions about what lies on it.
#include <algorithm>

#include "engine/game/table.h"

namespace scorekeep {

std::vector<PlayerId> Table::clockwiseFrom(PlayerId first) const {
    std::vector<PlayerId> order;
    for (int i = 0; i < players(); ++i) {
        order.push_back(PlayerId((first + i) % players()));
    }
    return order;
}

PieceId Table::inSupply(PieceKindId kind, PlayerId owner) const {
    for (std::size_t i = 0; i < m_state.pieces.size(); ++i) {
        const Piece &piece = m_state.pieces[i];
        if (piece.kind == kind && piece.owner == owner && piece.place.kind == Place::Kind::Supply) {
            return PieceId(i);
        }
    }
    return NoPiece;
}

int Table::countInSupply(PieceKindId kind, PlayerId owner) const {
    return int(std::count_if(m_state.pieces.begin(), m_state.pieces.end(), [&](const Piece &piece) {
        return piece.kind == kind && piece.owner == owner && piece.place.kind == Place::Kind::Supply;
    }));
}

std::optional<PieceId> Table::find(const PieceRef &ref) const {
    for (std::size_t i = 0; i < m_state.pieces.size(); ++i) {
        const Piece &piece = m_state.pieces[i];
        if (piece.kind == ref.kind && piece.owner == ref.owner && piece.place == ref.place) {
            return PieceId(i);
        }
    }
    return std::nullopt;
}

PieceRef Table::refer(PieceId id) const {
    const Piece &piece = m_state.pieces[id];
    return {piece.kind, piece.owner, piece.place};
}

std::optional<Cell> Table::cellOf(PieceId id) const {
    Place place = m_state.pieces[id].place;
    if (place.kind == Place::Kind::Beside) {
        place = place.index < m_state.pieces.size() ? m_state.pieces[place.index].place : Place{};
    }
    const bool onTile = place.kind == Place::Kind::Segment || place.kind == Place::Kind::Cell;
    return onTile ? std::optional(place.spot.cell) : std::nullopt;
}

std::vector<PieceId> Table::piecesOn(NodeId node) const {
    std::vector<PieceId> found;
    const NodeId feature = board().feature(node);
    for (std::size_t i = 0; i < m_state.pieces.size(); ++i) {
        const Place &place = m_state.pieces[i].place;
        if (place.kind != Place::Kind::Segment) {
            continue;
        }
        const NodeId there = board().node(place.spot);
        if (there != NoNode && board().feature(there) == feature) {
            found.push_back(PieceId(i));
        }
    }
    return found;
}

bool Table::isOccupied(NodeId node) const {
    const std::vector<PieceId> pieces = piecesOn(node);
    return std::any_of(pieces.begin(), pieces.end(), [this](PieceId p) { return kindOf(p).is("follower"); });
}

bool Table::isComplete(NodeId node) const {
    const SegmentKind kind = board().segment(node).kind;
    if (kind == SegmentKind::Road || kind == SegmentKind::City) {
        return board().openEnds(node) == 0;
    }
    IsComplete asked;
    asked.node = node;
    return question(asked);
}

Refusal Table::whyNot(KindId kind, Placement placement) const {
    if (!board().isFree(kind, placement)) {
        return {"placement.taken", {}};
    }
    if (!board().fits(kind, placement)) {
        return {"placement.edges", {}};
    }
    PlacementAllowed asked;
    asked.kind = kind;
    asked.placement = placement;
    return question(asked);
}

bool Table::mayPlace(KindId kind, Placement placement) const {
    return board().fits(kind, placement) && !whyNot(kind, placement);
}

void Table::placements(KindId kind, std::vector<Placement> &out) const {
    const std::size_t first = out.size();
    board().placements(kind, out);
    if (!m_rules.answers(typeid(PlacementAllowed)).empty()) {
        PlacementAllowed asked;
        asked.kind = kind;
        const auto refused = [&](const Placement &placement) {
            asked.placement = placement;
            return bool(question(asked));
        };
        out.erase(std::remove_if(out.begin() + std::ptrdiff_t(first), out.end(), refused), out.end());
    }
    std::sort(out.begin() + std::ptrdiff_t(first), out.end());
}

bool Table::hasPlacement(KindId kind) const {
    PlacementAllowed asked;
    asked.kind = kind;
    const bool unruled = m_rules.answers(typeid(PlacementAllowed)).empty();
    return board().anyPlacement(kind, [&](const Placement &placement) {
        asked.placement = placement;
        return unruled || !question(asked);
    });
}

Refusal Table::whyNotDeploy(PieceKindId piece, PlayerId player, NodeId node) const {
    if (!m_rules.canStandOn(piece, board().segment(node))) {
        return {"deploy.wrong-feature", {}};
    }
    if (m_rules.pieceKind(piece).is("follower") && isOccupied(node)) {
        return {"deploy.occupied", {}};
    }
    DeployAllowed asked;
    asked.piece = piece;
    asked.player = player;
    asked.node = node;
    return question(asked);
}

int Table::symbolOn(NodeId node, SymbolId symbol) const {
    const Merge merge = m_rules.world().symbols[symbol].merge;
    int sum = 0;
    int carrying = 0;
    int segments = 0;
    board().forEachSegment(node, [&](NodeId n) {
        ++segments;
        for (const SymbolUse &use : board().segment(n).symbols) {
            if (use.symbol == symbol) {
                sum += use.count;
                ++carrying;
            }
        }
    });
    if (merge == Merge::Sum) {
        return sum;
    }
    return (merge == Merge::Any ? carrying > 0 : carrying == segments) ? 1 : 0;
}

bool Table::tileHas(TileId tile, SymbolId symbol) const {
    const TileKind &kind = board().kindOf(tile);
    const auto has = [symbol](const std::vector<SymbolUse> &uses) {
        return std::any_of(uses.begin(), uses.end(), [symbol](const SymbolUse &use) { return use.symbol == symbol; });
    };
    return has(kind.symbols) || std::any_of(kind.segments.begin(), kind.segments.end(),
                                            [&](const Segment &segment) { return has(segment.symbols); });
}

std::vector<Cell> Table::cellsOf(NodeId node) const {
    std::vector<std::pair<TileId, std::uint8_t>> reached;  // cells of tiles
    board().forEachSegment(node, [&](NodeId n) {
        const TileId tile = board().tileOf(n);
        for (const SegmentPort &port : board().segment(n).ports) {
            reached.emplace_back(tile, port.cell);
        }
        if (board().segment(n).ports.empty()) {
            reached.emplace_back(tile, std::uint8_t(0));
        }
    });
    std::sort(reached.begin(), reached.end());
    reached.erase(std::unique(reached.begin(), reached.end()), reached.end());
    std::vector<Cell> cells;
    CountsOnce asked;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        asked.tile = reached[i].first;
        const bool again = i > 0 && reached[i - 1].first == asked.tile;
        if (!again || !question(asked)) {
            cells.push_back(board().cellOf(asked.tile, reached[i].second));
        }
    }
    std::sort(cells.begin(), cells.end(),
              [](Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    return cells;
}

int Table::tilesOf(NodeId node) const {
    ExtraTiles asked;
    asked.node = node;
    int tiles = 0;
    for (const Cell &cell : cellsOf(node)) {
        asked.tile = board().tileAt(cell);
        tiles += 1 + question(asked);
    }
    return tiles;
}

std::vector<NodeId> Table::completedOf(SegmentKind kind) const {
    std::vector<NodeId> found;
    for (std::size_t tile = 0; tile < board().tiles().size(); ++tile) {
        const std::size_t segments = board().tiles()[tile].present ? board().kindOf(TileId(tile)).segments.size() : 0;
        for (std::size_t s = 0; s < segments; ++s) {
            const NodeId node = board().node(TileId(tile), int(s));
            if (board().segment(node).kind == kind && board().feature(node) == node && isComplete(node)) {
                found.push_back(node);
            }
        }
    }
    return found;
}

TileId Table::tileOfPart() const {
    TileId last = NoTile;
    each<TilePlaced>(Within::Part, [&](const TilePlaced &placed) {
        last = board().tile(placed.tile).present ? placed.tile : last;  // a correction may have taken it away
    });
    return last;
}

bool Table::isWithin(const Happened &happened, Within within) const {
    switch (within) {
    case Within::Part:
        return happened.part == m_state.part.number;
    case Within::Turn:
        return happened.turn == m_state.turn;
    case Within::Round:
        return true;
    }
    return false;
}

}  // namespace scorekeep
