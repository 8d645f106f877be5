// SPDX-License-Identifier: MIT
// Names of kinds, segments, places and options in JSON.
#include "app/cli/json_words.h"

#include "engine/catalogue/shape.h"

#include <algorithm>
#include <array>

namespace scorekeep::app {
namespace {

void merge(QJsonObject &into, const QJsonObject &from) {
    for (auto at = from.begin(); at != from.end(); ++at) {
        into.insert(at.key(), at.value());
    }
}

QString text(const std::string &word) {
    return QString::fromStdString(word);
}

// Half sides are numbered clockwise from the left of the north. Round a corner of its cell each has another one
// beside it, and across its edge it faces one of the next cell.
constexpr int HalfSides = 8;
int roundTheCorner(int half) {
    return (half + (half % 2 == 1 ? 1 : HalfSides - 1)) % HalfSides;
}
int across(int half) {
    return (half + HalfSides / 2) % HalfSides ^ 1;
}

// A field goes on from the rim of a block of cells into the edges between them, where these meet the rim.
QJsonArray halfSides(const Board &board, NodeId node, Cell at) {
    const TileId tile = board.tileOf(node);
    const std::vector<SegmentPort> ports = board.turnedPorts(node);
    const auto touches = [&](Cell cell, int half) {
        return std::ranges::any_of(ports, [&](const SegmentPort &port) {
            const Port wanted = half % 2 == 0 ? Port::Left : Port::Right;
            return int(port.side) == half / 2 && port.port == wanted && board.cellOf(tile, port.cell) == cell;
        });
    };
    QJsonArray list;
    for (int half = 0; half < HalfSides; ++half) {
        const Cell next = neighbour(at, Side(half / 2));
        const bool within = board.tileAt(next) == tile;
        const bool goesOn = within && (touches(at, roundTheCorner(half)) || touches(next, roundTheCorner(across(half))));
        if (touches(at, half) || goesOn) {
            list.append(QString(QLatin1Char("NESW"[half / 2])) + QLatin1Char("LR"[half % 2]));
        }
    }
    return list;
}

} // namespace

QString JsonWords::kind(PromptKind kind) {
    constexpr std::array<const char *, 10> names{"draw-tile",     "place-tile",    "place-piece",
                                                 "choose-pieces", "choose-option", "choose-player",
                                                 "choose-order",  "enter-number",  "confirm",
                                                 "enter-score"};
    return QLatin1String(names[std::size_t(kind)]);
}

QString JsonWords::reason(ControlReason reason) {
    constexpr std::array<const char *, 6> names{"nobody", "alone",      "majority",
                                                "tie",    "tie-broken", "not-decided"};
    return QLatin1String(names[std::size_t(reason)]);
}

QJsonValue JsonWords::player(PlayerId player) {
    return player == NoPlayer ? QJsonValue() : QJsonValue(int(player));
}

QJsonArray JsonWords::cell(Cell cell) {
    return {cell.x, cell.y};
}

QJsonObject JsonWords::tile(KindId kind) const {
    const TileKind &tile = m_rules.pool().kind(kind);
    QJsonArray aliases;
    for (const std::string &alias : tile.aliases) {
        aliases.append(text(alias));
    }
    return {{QStringLiteral("tile"), text(tile.id)}, {QStringLiteral("aliases"), aliases}};
}

QString JsonWords::feature(Spot spot) const {
    const NodeId node = m_state.board.node(spot);
    if (node == NoNode) {
        return QStringLiteral("gone");
    }
    const Segment &segment = m_state.board.segment(node);
    switch (segment.kind) {
    case SegmentKind::Road:
        return QStringLiteral("road");
    case SegmentKind::City:
        return QStringLiteral("city");
    case SegmentKind::Field:
        return QStringLiteral("field");
    case SegmentKind::River:
        return QStringLiteral("river");
    case SegmentKind::Monastery:
        return QStringLiteral("monastery");
    case SegmentKind::Garden:
        return QStringLiteral("garden");
    case SegmentKind::Special:
        break;
    }
    // The symbol that makes the segment, as one word.
    for (const SymbolUse &use : segment.symbols) {
        const Symbol &symbol = m_rules.world().symbols[use.symbol];
        if (symbol.ownSegment) {
            return text(symbol.id).remove(QLatin1Char('-'));
        }
    }
    return text(segment.name).remove(QLatin1Char('-'));
}

QJsonArray JsonWords::sides(Spot spot) const {
    const Board &board = m_state.board;
    const NodeId node = board.node(spot);
    QJsonArray list;
    if (node == NoNode) {
        return list;
    }
    if (board.segment(node).kind == SegmentKind::Field) {
        return halfSides(board, node, spot.cell);
    }
    const std::vector<SegmentPort> ports = board.turnedPorts(node);
    constexpr std::array<std::pair<Side, char>, 4> names{
        {{Side::North, 'N'}, {Side::East, 'E'}, {Side::South, 'S'}, {Side::West, 'W'}}};
    for (const auto &[side, letter] : names) {
        const bool reached = std::ranges::any_of(ports, [&, wanted = side](const SegmentPort &port) {
            return port.side == wanted && board.cellOf(board.tileOf(node), port.cell) == spot.cell;
        });
        if (reached) {
            list.append(QString(QLatin1Char(letter)));
        }
    }
    return list;
}

QJsonObject JsonWords::segment(Spot spot) const {
    const NodeId node = m_state.board.node(spot);
    QJsonObject object{{QStringLiteral("feature"), feature(spot)},
                       {QStringLiteral("at"), cell(spot.cell)},
                       {QStringLiteral("sides"), sides(spot)}};
    if (node != NoNode) {
        object.insert(QStringLiteral("segment"), text(m_state.board.segment(node).name));
    }
    return object;
}

// With the segment of the tile to its south-east.
QJsonObject JsonWords::vertex(Cell corner) const {
    const NodeId node = m_state.board.atCorner(corner, Side::West);
    QJsonObject object =
        node != NoNode ? segment({corner, Half::Whole, m_state.board.segmentOf(node)}) : QJsonObject();
    object.insert(QStringLiteral("vertex"), cell(corner));
    return object;
}

// Printed on a tile of the table, it is a place there: in its middle cell, under the last word of its name.
QJsonObject JsonWords::area(std::uint16_t index) const {
    if (index >= m_rules.areas().size()) {
        return {{QStringLiteral("area"), QJsonValue()}};
    }
    const QString id = text(m_rules.areas()[index].id);
    QJsonObject object{{QStringLiteral("area"), id}};
    const Board &board = m_state.board;
    for (std::size_t t = 0; t < board.tiles().size(); ++t) {
        const TileKind &kind = board.kindOf(TileId(t));
        if (board.tiles()[t].present && std::ranges::count(kind.areas, index, &TileArea::index) > 0) {
            object.insert(QStringLiteral("feature"), id.section(QLatin1Char('-'), -1));
            object.insert(QStringLiteral("at"), cell(board.cellOf(TileId(t), int(kind.cells.size() / 2))));
            object.insert(QStringLiteral("sides"), QJsonArray());
        }
    }
    return object;
}

QJsonObject JsonWords::place(const Place &place) const {
    switch (place.kind) {
    case Place::Kind::Segment:
        return segment(place.spot);
    case Place::Kind::Cell:
        return {{QStringLiteral("at"), cell(place.spot.cell)}};
    case Place::Kind::Vertex:
        return vertex(place.spot.cell);
    case Place::Kind::Beside:
        return {{QStringLiteral("beside"),
                 place.index < m_state.pieces.size()
                     ? QJsonValue(piece({m_state.pieces[place.index].kind, m_state.pieces[place.index].owner,
                                         m_state.pieces[place.index].place}))
                     : QJsonValue()}};
    case Place::Kind::Area:
        return area(place.index);
    case Place::Kind::Supply:
        return {{QStringLiteral("supply"), QStringLiteral("own")}};
    case Place::Kind::CommonSupply:
        return {{QStringLiteral("supply"), QStringLiteral("common")}};
    case Place::Kind::OutOfGame:
        return {{QStringLiteral("supply"), QStringLiteral("out-of-game")}};
    case Place::Kind::Prison:
        return {{QStringLiteral("prison"), int(place.index)}};
    case Place::Kind::None:
        break;
    }
    return {};
}

QJsonObject JsonWords::piece(const PieceRef &piece) const {
    QJsonObject object{{QStringLiteral("piece"), text(m_rules.pieceKind(piece.kind).id)},
                       {QStringLiteral("owner"), player(piece.owner)}};
    merge(object, place(piece.place));
    return object;
}

QJsonObject JsonWords::line(const ScoreLine &line) const {
    QJsonObject object{{QStringLiteral("row"), text(m_rules.row(line.row).id)},
                       {QStringLiteral("points"), line.points},
                       {QStringLiteral("subtotal"), line.subtotal}};
    switch (line.kind) {
    case ScoreLine::Kind::Each:
        object.insert(QStringLiteral("each"), line.each);
        object.insert(QStringLiteral("count"), line.count);
        break;
    case ScoreLine::Kind::Scaled:
        object.insert(QStringLiteral("times"), line.each);
        object.insert(QStringLiteral("over"), line.count);
        break;
    case ScoreLine::Kind::Void:
        object.insert(QStringLiteral("void"), true);
        break;
    case ScoreLine::Kind::Flat:
        break;
    }
    return object;
}

QJsonObject JsonWords::option(const Answer &answer) const {
    QJsonObject object;
    switch (answer.kind) {
    case PromptKind::DrawTile:
        return tile(answer.tile);
    case PromptKind::PlaceTile:
        object = tile(answer.tile);
        object.insert(QStringLiteral("at"), cell(answer.placement.at));
        object.insert(QStringLiteral("rotation"), 90 * answer.placement.rotation);
        return object;
    case PromptKind::PlacePiece:
        object = {{QStringLiteral("piece"), text(m_rules.pieceKind(answer.piece.kind).id)},
                  {QStringLiteral("owner"), player(answer.piece.owner)}};
        if (answer.piece.place.kind != Place::Kind::Supply) {
            object.insert(QStringLiteral("from"), place(answer.piece.place));
        }
        merge(object, place(answer.to));
        return object;
    case PromptKind::ChoosePieces: {
        if (answer.pieces.size() == 1) {
            return piece(answer.pieces.front());
        }
        QJsonArray list;
        for (const PieceRef &ref : answer.pieces) {
            list.append(piece(ref));
        }
        return {{QStringLiteral("pieces"), list}};
    }
    case PromptKind::ChooseOption:
        return {{QStringLiteral("option"), answer.option < m_rules.words().size()
                                               ? text(m_rules.words()[answer.option].id)
                                               : QString::number(answer.option)}};
    case PromptKind::ChoosePlayer:
        return {{QStringLiteral("player"), player(answer.player)}};
    case PromptKind::ChooseOrder: {
        QJsonArray list;
        for (const Spot &spot : answer.order) {
            list.append(segment(spot));
        }
        return {{QStringLiteral("order"), list}};
    }
    case PromptKind::EnterNumber:
        return {{QStringLiteral("number"), answer.number}};
    case PromptKind::Confirm:
        return {{QStringLiteral("confirm"), true}};
    case PromptKind::EnterScore: // stands in logs alone; no prompt offers it
        return {{QStringLiteral("table"), text(m_rules.subjectName(answer.score.subject))}};
    }
    return object;
}

} // namespace scorekeep::app
