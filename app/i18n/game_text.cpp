// SPDX-License-Identifier: MIT
// Words for what lies on the table: spaces, tiles, features, pieces and places.
#include "app/i18n/game_text.h"

#include "engine/catalogue/shape.h"
#include "engine/catalogue/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace scorekeep::app {
namespace {

QString inEdition(const QString &text, Edition edition) {
    return QString::fromStdString(worded(text.toStdString(), edition));
}

QString listed(const QStringList &parts) {
    return parts.join(QStringLiteral(", "));
}

// A letter for what a side shows, as it is typed to find a tile; the same in every language.
QChar edgeLetter(Edge edge) {
    constexpr std::array<char, 7> letters{'-', 'F', 'C', 'R', 'W', 'A', 'O'};
    return QLatin1Char(letters[std::size_t(edge)]);
}

QString edgeName(Edge edge, Edition edition) {
    switch (edge) {
    case Edge::Field:
        return inEdition(QCoreApplication::translate("edges", "{farm|field}"), edition);
    case Edge::City:
        return QCoreApplication::translate("edges", "city");
    case Edge::Road:
        return QCoreApplication::translate("edges", "road");
    case Edge::River:
        return QCoreApplication::translate("edges", "river");
    case Edge::Any:
        return QCoreApplication::translate("edges", "anything");
    case Edge::Open:
    case Edge::None:
        return QCoreApplication::translate("edges", "open");
    }
    return {};
}

QString sideName(Side side) {
    switch (side) {
    case Side::North:
        return QCoreApplication::translate("sides", "north");
    case Side::East:
        return QCoreApplication::translate("sides", "east");
    case Side::South:
        return QCoreApplication::translate("sides", "south");
    case Side::West:
        return QCoreApplication::translate("sides", "west");
    case Side::Diagonal:
        return QCoreApplication::translate("sides", "diagonal");
    }
    return {};
}

// How many segments of a kind reach the rim, and on how many sides.
struct Rim {
    int segments = 0;
    std::size_t sides = 0;
};

Rim rimOf(const TileKind &kind, SegmentKind segmentKind) {
    Rim rim;
    for (const Segment &segment : kind.segments) {
        if (segment.kind == segmentKind && !segment.ports.empty()) {
            ++rim.segments;
            std::vector<std::pair<int, Side>> sides;
            for (const SegmentPort &port : segment.ports) {
                sides.emplace_back(port.cell, port.side);
            }
            std::ranges::sort(sides);
            sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
            rim.sides += sides.size();
        }
    }
    return rim;
}

void addSymbols(QStringList &parts, const std::vector<SymbolUse> &uses, const Symbols &symbols,
                const CatalogueText &text) {
    for (const SymbolUse &use : uses) {
        const Symbol &symbol = symbols[use.symbol];
        // What is for no person to look for: a mark that makes no fact and no space of its own.
        if (symbol.fact.empty() && !symbol.onTile) {
            continue;
        }
        const QString name = text.name(symbol);
        parts << (use.count > 1 ? QStringLiteral("%1 × %2").arg(use.count).arg(name) : name);
    }
}

// What a tile has beside its sides.
QStringList features(const TileKind &kind, const Symbols &symbols, const CatalogueText &text) {
    QStringList parts;
    const Rim cities = rimOf(kind, SegmentKind::City);
    if (cities.segments > 1) {
        parts << QCoreApplication::translate("tiles", "%n separate cities", nullptr, cities.segments);
    }
    const Rim roads = rimOf(kind, SegmentKind::Road);
    if (roads.segments > 1) {
        parts << QCoreApplication::translate("tiles", "%n separate roads", nullptr, roads.segments);
    }
    for (const Segment &segment : kind.segments) {
        const bool inside = segment.ports.empty() && segment.kind != SegmentKind::Field;
        if (inside) {
            parts << featureName(segment, symbols, text);
        }
        if (segment.kind != SegmentKind::Special) {
            addSymbols(parts, segment.symbols, symbols, text);
        }
    }
    addSymbols(parts, kind.symbols, symbols, text);
    return parts;
}

} // namespace

QString cellName(Cell cell) {
    if (cell == Cell{}) {
        return QCoreApplication::translate("cells", "start", "the space of the start tile");
    }
    QString name;
    if (cell.x != 0) {
        name =
            (cell.x > 0 ? QCoreApplication::translate("cells", "%1E", "spaces to the east of the start tile")
                        : QCoreApplication::translate("cells", "%1W", "spaces to the west of the start tile"))
                .arg(std::abs(cell.x));
    }
    if (cell.y != 0) {
        name += name.isEmpty() ? QString() : QStringLiteral(" ");
        name += (cell.y < 0
                     ? QCoreApplication::translate("cells", "%1N", "spaces to the north of the start tile")
                     : QCoreApplication::translate("cells", "%1S", "spaces to the south of the start tile"))
                    .arg(std::abs(cell.y));
    }
    return name;
}

QString cellInWords(Cell cell) {
    if (cell == Cell{}) {
        return QCoreApplication::translate("cells", "the start tile");
    }
    QStringList ways;
    if (cell.x != 0) {
        ways << (cell.x > 0 ? QCoreApplication::translate("cells", "%1 east")
                            : QCoreApplication::translate("cells", "%1 west"))
                    .arg(std::abs(cell.x));
    }
    if (cell.y != 0) {
        ways << (cell.y < 0 ? QCoreApplication::translate("cells", "%1 north")
                            : QCoreApplication::translate("cells", "%1 south"))
                    .arg(std::abs(cell.y));
    }
    return QCoreApplication::translate("cells", "%1 of the start tile", "%1: 3 east, 1 north")
        .arg(listed(ways));
}

QString tileName(const TileKind &kind, const Symbols &symbols, const CatalogueText &text) {
    QString edges;
    for (const CellSide &side : kind.outline) {
        edges += edgeLetter(kind.side(side.cell, side.side).edge);
    }
    return (QStringList{edges} + features(kind, symbols, text)).join(QStringLiteral(" · "));
}

QString tileInWords(const TileKind &kind, const Symbols &symbols, const CatalogueText &text, int rotation) {
    QStringList parts;
    for (const CellSide &side : kind.outline) {
        parts << QCoreApplication::translate("tiles", "%1 %2", "a side and what it shows: north city")
                     .arg(sideName(rotated(side.side, rotation)),
                          edgeName(kind.side(side.cell, side.side).edge, text.edition()));
    }
    return listed(parts + features(kind, symbols, text));
}

QString featureName(const Segment &segment, const Symbols &symbols, const CatalogueText &text) {
    for (const SymbolUse &use : segment.symbols) {
        if (symbols[use.symbol].namesSegment) {
            return text.name(symbols[use.symbol]);
        }
    }
    switch (segment.kind) {
    case SegmentKind::Road:
        return QCoreApplication::translate("features", "road");
    case SegmentKind::City:
        return QCoreApplication::translate("features", "city");
    case SegmentKind::Field:
        return inEdition(QCoreApplication::translate("features", "{farm|field}"), text.edition());
    case SegmentKind::River:
        return QCoreApplication::translate("features", "river");
    case SegmentKind::Monastery:
        return inEdition(QCoreApplication::translate("features", "{cloister|monastery}"), text.edition());
    case SegmentKind::Garden:
        return QCoreApplication::translate("features", "garden");
    case SegmentKind::Special:
        break;
    }
    for (const SymbolUse &use : segment.symbols) {
        if (symbols[use.symbol].ownSegment) {
            return text.name(symbols[use.symbol]);
        }
    }
    return QString::fromStdString(segment.name);
}

QString signedNumber(int points) {
    // A true minus sign, as wide as the plus.
    return points > 0   ? QStringLiteral("+%1").arg(points)
           : points < 0 ? QStringLiteral("−%1").arg(-points)
                        : QStringLiteral("0");
}

// Qt counts nothing below 0, so the sign is put before it.
QString pointsText(int points) {
    const int size = std::abs(points);
    const QString text = QCoreApplication::translate("scores", "%n point(s)", nullptr, size);
    return points < 0 ? QStringLiteral("−") + text : text;
}

GameText::GameText(const Rules &rules) : m_rules(rules), m_text(rules.setup().selection.edition) {}

QString GameText::player(PlayerId player) const {
    return int(player) < m_rules.players() ? QString::fromStdString(m_rules.setup().players[player].name)
                                           : QCoreApplication::translate("game", "nobody");
}

QString GameText::tile(KindId kind) const {
    return tileName(m_rules.pool().kind(kind), m_rules.world().symbols, m_text);
}

QString GameText::piece(PieceKindId kind) const {
    return m_text.name(m_rules.pieceKind(kind));
}

QString GameText::feature(const Board &board, Spot spot) const {
    const NodeId node = board.node(spot);
    if (node == NoNode) {
        return QCoreApplication::translate("game", "a tile that is gone, at %1").arg(cellName(spot.cell));
    }
    return QCoreApplication::translate("game", "%1 at %2", "a feature and its space: city at 3E 1N")
        .arg(featureName(board.segment(node), m_rules.world().symbols, m_text), cellName(spot.cell));
}

QString GameText::publicCount(const PublicCount &count, int value) const {
    return QCoreApplication::translate("counts", "%1: %2", "what is counted, and the number")
        .arg(m_text.label(count))
        .arg(value);
}

QString GameText::place(const State &state, const Place &place) const {
    switch (place.kind) {
    case Place::Kind::Segment:
        return QCoreApplication::translate("places", "on the %1", "a feature and its space")
            .arg(feature(state.board, place.spot));
    case Place::Kind::Cell:
        return QCoreApplication::translate("places", "on the tile at %1").arg(cellName(place.spot.cell));
    case Place::Kind::Vertex:
        return QCoreApplication::translate("places", "on the north-west corner of %1")
            .arg(cellName(place.spot.cell));
    case Place::Kind::Beside:
        // Named with its owner and place: there may be several to stand beside.
        if (place.index < state.pieces.size()) {
            const Piece &other = state.pieces[place.index];
            return QCoreApplication::translate("places", "beside %1")
                .arg(piece(state, {other.kind, other.owner, other.place}));
        }
        return {};
    case Place::Kind::Area:
        return place.index < m_rules.areas().size() ? m_text.area(m_rules.areas()[place.index]) : QString();
    case Place::Kind::Supply:
        return QCoreApplication::translate("places", "in the supply");
    case Place::Kind::CommonSupply:
        return QCoreApplication::translate("places", "in the common supply");
    case Place::Kind::OutOfGame:
        return QCoreApplication::translate("places", "out of the game");
    case Place::Kind::Prison:
        return QCoreApplication::translate("places", "in the prison of %1", "a player").arg(player(PlayerId(place.index)));
    case Place::Kind::None:
        break;
    }
    return {};
}

QString GameText::piece(const State &state, const PieceRef &ref) const {
    QString text = ref.owner == NoPlayer
                       ? piece(ref.kind)
                       : QCoreApplication::translate("game", "%1’s %2", "a player and a piece")
                             .arg(player(ref.owner), piece(ref.kind));
    const Place::Kind kind = ref.place.kind;
    if (ref.place.onBoard() || kind == Place::Kind::Prison || kind == Place::Kind::Area) {
        text += QLatin1Char(' ') + place(state, ref.place);
    }
    return text;
}

} // namespace scorekeep::app
