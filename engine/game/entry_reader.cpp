// SPDX-License-Identifier: MIT
// Reads one entry of the log from a flow map.
#include <algorithm>
#include <limits>

#include "engine/game/entry_text.h"
#include "engine/game/entry_words.h"

namespace scorekeep {
namespace {

using namespace entry_words;

constexpr int MostIndex = std::numeric_limits<std::uint16_t>::max();

class Reader {
public:
    Reader(const Node &node, const Rules &rules, const LaidTiles &laid)
        : m_node(node), m_rules(rules), m_laid(laid) {}

    Entry entry() {
        if (m_node.has("aside")) {
            m_node.only({"aside"});
            m_entry.parked = true;
            m_entry.change = m_node.at("aside").text();
            return std::move(m_entry);
        }
        m_node.only({"item", "player", "subject", "pass", "tile", "at", "turned", "piece", "owner", "from", "to",
                     "pieces", "option", "chosen", "number", "order", "confirm", "table", "phase", "receivers",
                     "facts", "own", "kind", "forced", "parked", "reason", "change"});
        const Node itemNode = m_node.at("item");
        const auto item = m_rules.item(itemNode.text());
        if (!item) {
            itemNode.fail("save.unknown-item", itemNode.excerpt());
        }
        m_entry.item = *item;
        if (const auto player = m_node.find("player")) {
            m_entry.player = PlayerId(player->number(0, m_rules.players() - 1));
        }
        if (const auto subject = m_node.find("subject")) {
            m_entry.subject = place(*subject);
        }
        answer();
        m_entry.forced = isTrue("forced");
        m_entry.parked = isTrue("parked");
        if (const auto reason = m_node.find("reason")) {
            m_entry.reason = reason->text();
        }
        if (const auto change = m_node.find("change")) {
            change->oneOf({entry_words::PutIn});
            m_entry.change = change->text();
        }
        return std::move(m_entry);
    }

private:
    // Flags are written only when they hold.
    bool isTrue(std::string_view key) const {
        const auto flag = m_node.find(key);
        return flag && flag->flag();
    }

    void answer() {
        Answer &answer = m_entry.answer;
        answer.pass = isTrue("pass");
        kind();
        tileParts();
        if (const auto piece = m_node.find("piece")) {
            answer.piece = pieceOf(m_node);
            answer.to = place(m_node.at("to"));
        } else {
            for (const std::string_view key : {"owner", "from", "to"}) {
                if (m_node.has(key)) {
                    m_node.fail("files.missing-key", {}, "piece");
                }
            }
        }
        if (const auto pieces = m_node.find("pieces")) {
            for (const Node &piece : pieces->items()) {
                piece.only({"piece", "owner", "from"});
                answer.pieces.push_back(pieceOf(piece));
            }
        }
        if (const auto option = m_node.find("option")) {
            answer.option = OptionId(option->oneOf(idsOf(m_rules.words())));
        }
        if (const auto chosen = m_node.find("chosen")) {
            answer.player = player(*chosen);
        }
        if (const auto number = m_node.find("number")) {
            answer.number = number->number();
        }
        score();
        if (const auto order = m_node.find("order")) {
            for (const Node &item : order->items()) {
                item.only({"at", "half", "segment"});
                answer.order.push_back(spot(item));
            }
        }
    }

    void score() {
        if (m_node.has("table")) {
            m_entry.answer.score = readEnteredScore(m_node, m_rules);
            return;
        }
        for (const std::string_view key : {"phase", "receivers", "facts", "own"}) {
            if (m_node.has(key)) {
                m_node.fail("files.missing-key", {}, "table");
            }
        }
    }

    // What the keys tell, unless the entry says it.
    void kind() {
        Answer &answer = m_entry.answer;
        const auto told =
            std::ranges::find_if(TellingKeys, [this](const auto &telling) { return m_node.has(telling.first); });
        if (told != TellingKeys.end()) {
            answer.kind = told->second;
        } else if (!answer.pass && !m_node.has("kind")) {
            m_node.fail("save.no-answer", {},
                        "pass, tile, at, piece, pieces, option, chosen, number, order, confirm, table");
        }
        if (const auto confirm = m_node.find("confirm"); confirm && !confirm->flag()) {
            confirm->fail("files.unknown-word", confirm->excerpt(), "true");
        }
        if (const auto kind = m_node.find("kind")) {
            answer.kind = PromptKind(kind->oneOf(KindWords));
        }
        if (answer.kind == PromptKind::EnterScore && !answer.pass) {
            m_node.at("table");
        }
    }

    void tileParts() {
        Answer &answer = m_entry.answer;
        if (answer.kind == PromptKind::PlaceTile && !answer.pass && !namesCellOnly(m_entry.item, m_rules)) {
            m_node.at("tile");
        }
        if (const auto tile = m_node.find("tile")) {
            const auto kind = m_rules.pool().find(tile->text());
            if (!kind) {
                tile->fail("save.unknown-tile", tile->excerpt());
            }
            answer.tile = *kind;
        }
        if (const auto at = m_node.find("at")) {
            answer.placement.at = readCell(*at);
        }
        if (const auto turned = m_node.find("turned")) {
            answer.placement.rotation = readTurn(*turned);
        }
    }

    PieceRef pieceOf(const Node &node) const {
        PieceRef piece;
        const Node kind = node.at("piece");
        const auto known = m_rules.piece(kind.text());
        if (!known) {
            kind.fail("save.unknown-piece", kind.excerpt(), pieceNames());
        }
        piece.kind = *known;
        const auto owner = node.find("owner");
        piece.owner = owner ? player(*owner) : m_entry.player;
        const auto from = node.find("from");
        piece.place = from ? place(*from) : Place::supply();
        return piece;
    }

    static std::vector<std::string_view> idsOf(const std::vector<Saying> &sayings) {
        std::vector<std::string_view> ids;
        for (const Saying &saying : sayings) {
            ids.push_back(saying.id);
        }
        return ids;
    }

    std::string pieceNames() const {
        std::string names;
        for (std::size_t i = 0; i < m_rules.pieceKinds(); ++i) {
            names += (i == 0 ? "" : ", ") + m_rules.pieceKind(PieceKindId(i)).id;
        }
        return names;
    }

    PlayerId player(const Node &node) const {
        return !node.isQuoted() && node.text() == NobodyWord ? NoPlayer
                                                             : PlayerId(node.number(0, m_rules.players() - 1));
    }

    Spot halfCell(const Node &node) const {
        Spot spot;
        spot.cell = readCell(node.at("at"));
        if (const auto half = node.find("half")) {
            spot.half = Half(half->oneOf(HalfWords));
        }
        return spot;
    }

    Spot spot(const Node &node) const {
        Spot spot = halfCell(node);
        const Node segment = node.at("segment");
        if (isNumber(segment)) {
            spot.segment = std::uint8_t(segment.number(0, NoSegment));
            return spot;
        }
        const auto kind = m_laid.at(spot.cell, spot.half);
        if (!kind) {
            segment.fail("save.no-tile-there", segment.excerpt());
        }
        const auto &segments = m_rules.pool().kind(*kind).segments;
        const auto named = std::ranges::find(segments, segment.text(), &Segment::name);
        if (named == segments.end()) {
            segment.fail("save.unknown-segment", segment.excerpt(), segmentNames(*kind));
        }
        spot.segment = std::uint8_t(named - segments.begin());
        return spot;
    }

    // A segment that has no name because no tile was known there.
    static bool isNumber(const Node &node) {
        const std::string_view text = node.text();
        return !node.isQuoted() && !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    }

    std::string segmentNames(KindId kind) const {
        std::string names;
        for (const Segment &segment : m_rules.pool().kind(kind).segments) {
            names += (names.empty() ? "" : ", ") + segment.name;
        }
        return names;
    }

    Place place(const Node &node) const {
        Place place;
        if (!node.isMap()) {
            place.kind = Place::Kind(node.oneOf(PlaceWords));
            if (place.onBoard() || place.kind == Place::Kind::Prison) {
                node.fail("files.unknown-word", node.excerpt(), "supply, common-supply, out-of-game, none");
            }
            return place;
        }
        if (node.has("at")) {
            node.only({"at", "half", "segment"});
            const bool segment = node.has("segment");
            return {segment ? Place::Kind::Segment : Place::Kind::Cell, 0, segment ? spot(node) : halfCell(node)};
        }
        if (const auto corner = node.find("corner")) {
            node.only({"corner"});
            return Place::vertex(readCell(*corner));
        }
        node.only({"beside", "area", "supply", "common-supply", "out-of-game", "prison"});
        if (node.size() != 1) {
            node.fail("save.no-place", node.excerpt(), "at, corner, beside, area, supply, common-supply, out-of-game, prison");
        }
        for (const auto &[key, value] : node.entries()) {
            place.kind = Place::Kind(key.oneOf(PlaceWords));
            const bool area = place.kind == Place::Kind::Area;
            const int most = place.kind == Place::Kind::Prison ? m_rules.players() - 1 : MostIndex;
            place.index = std::uint16_t(area ? int(value.oneOf(idsOf(m_rules.areas()))) : value.number(0, most));
        }
        return place;
    }

    const Node &m_node;
    const Rules &m_rules;
    const LaidTiles &m_laid;
    Entry m_entry;
};

}  // namespace

Cell readCell(const Node &node) {
    const ItemRange numbers = node.items();
    if (numbers.size() != 2) {
        node.fail("save.no-cell", node.excerpt(), "[column, row]");
    }
    return {std::int16_t(numbers[0].number(-FarthestCell, FarthestCell)),
            std::int16_t(numbers[1].number(-FarthestCell, FarthestCell))};
}

std::uint8_t readTurn(const Node &node) {
    return std::uint8_t(node.oneOf({"0", "90", "180", "270"}));
}

Entry readEntry(const Node &node, const Rules &rules, const LaidTiles &laid) {
    return Reader(node, rules, laid).entry();
}

}  // namespace scorekeep
