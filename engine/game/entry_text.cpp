// SPDX-License-Identifier: MIT
// Writes one entry of the log as a flow map.
#include "engine/game/entry_text.h"

#include <algorithm>
#include <stdexcept>

#include "engine/files/lines.h"
#include "engine/game/entry_words.h"

namespace scorekeep {
namespace {

using namespace entry_words;

class Writer {
public:
    Writer(const Entry &entry, const Rules &rules, const LaidTiles &laid)
        : m_entry(entry), m_answer(entry.answer), m_rules(rules), m_laid(laid) {}

    std::string text() {
        if (m_entry.parked && !m_entry.change.empty()) {
            return "{aside: " + quoteYaml(m_entry.change) + '}';
        }
        if (m_entry.item >= m_rules.itemCount()) {
            throw std::out_of_range("an entry without an item");
        }
        add("item", quoteYaml(m_rules.itemName(m_entry.item)));
        if (m_entry.player != NoPlayer) {
            add("player", std::to_string(m_entry.player));
        }
        if (m_entry.subject != Place{}) {
            add("subject", placeText(m_entry.subject));
        }
        answer();
        if (m_entry.forced) {
            add("forced", "true");
        }
        if (m_entry.parked) {
            add("parked", "true");
        }
        if (!m_entry.reason.empty()) {
            add("reason", quoteYaml(m_entry.reason));
        }
        if (!m_entry.change.empty()) {
            add("change", quoteYaml(m_entry.change));
        }
        return m_text + '}';
    }

private:
    void add(std::string_view key, std::string_view value) {
        m_text += m_text.empty() ? "{" : ", ";
        m_text += key;
        m_text += ": ";
        m_text += value;
    }

    // Adds the key if the kind needs it, or if it says anything though the kind does not.
    void addPart(PromptKind kind, bool isSet, std::string_view key, const auto &value) {
        if ((m_answer.kind == kind && !m_answer.pass) || isSet) {
            add(key, value());
            noteKey(key);
        }
    }

    void noteKey(std::string_view key) {
        const auto at = std::ranges::find(TellingKeys, key, [](const auto &telling) { return telling.first; });
        m_telling = std::min(m_telling, std::size_t(at - TellingKeys.begin()));
    }

    void answer() {
        if (m_answer.pass) {
            add("pass", "true");
        }
        tileParts();
        pieceParts();
        addPart(PromptKind::ChooseOption, m_answer.option != 0, "option",
                [this] { return quoteYaml(m_rules.words().at(m_answer.option).id); });
        addPart(PromptKind::ChoosePlayer, m_answer.player != NoPlayer, "chosen",
                [this] { return playerText(m_answer.player); });
        addPart(PromptKind::EnterNumber, m_answer.number != 0, "number",
                [this] { return std::to_string(m_answer.number); });
        addPart(PromptKind::ChooseOrder, !m_answer.order.empty(), "order", [this] {
            return listText(m_answer.order, [this](const Spot &spot) { return '{' + spotText(spot) + '}'; });
        });
        addPart(PromptKind::Confirm, false, "confirm", [] { return "true"; });
        if ((m_answer.kind == PromptKind::EnterScore && !m_answer.pass) || m_answer.score != EnteredScore{}) {
            noteKey("table");
            m_text += ", " + enteredScoreText(m_answer.score, m_rules);
        }
        const bool telling = m_telling < TellingKeys.size();
        const PromptKind told = telling ? TellingKeys[m_telling].second : PromptKind::Confirm;
        if (told != m_answer.kind) {
            add("kind", KindWords[std::size_t(m_answer.kind)]);
        }
    }

    void tileParts() {
        const bool places = m_answer.kind == PromptKind::PlaceTile && !m_answer.pass;
        if (!places || m_answer.tile != 0 || !namesCellOnly(m_entry.item, m_rules)) {
            addPart(places ? PromptKind::PlaceTile : PromptKind::DrawTile, m_answer.tile != 0, "tile",
                    [this] { return quoteYaml(m_rules.pool().kind(m_answer.tile).id); });
        }
        addPart(PromptKind::PlaceTile, m_answer.placement != Placement{}, "at",
                [this] { return cellText(m_answer.placement.at); });
        if (m_answer.placement.rotation != 0) {
            add("turned", std::to_string(Degrees * m_answer.placement.rotation));
        }
    }

    void pieceParts() {
        if ((m_answer.kind == PromptKind::PlacePiece && !m_answer.pass) || m_answer.piece != PieceRef{} ||
            m_answer.to != Place{}) {
            noteKey("piece");
            addPiece(m_answer.piece);
            add("to", placeText(m_answer.to));
        }
        addPart(PromptKind::ChoosePieces, !m_answer.pieces.empty(), "pieces", [this] {
            return listText(m_answer.pieces, [this](const PieceRef &piece) {
                Writer one(m_entry, m_rules, m_laid);
                one.addPiece(piece);
                return one.m_text + '}';
            });
        });
    }

    void addPiece(const PieceRef &piece) {
        add("piece", quoteYaml(m_rules.pieceKind(piece.kind).id));
        if (piece.owner != m_entry.player) {
            add("owner", playerText(piece.owner));
        }
        if (piece.place != Place::supply()) {
            add("from", placeText(piece.place));
        }
    }

    template <class T>
    std::string listText(const std::vector<T> &list, const auto &itemText) {
        std::string text;
        for (const T &item : list) {
            text += (text.empty() ? "" : ", ") + itemText(item);
        }
        return '[' + text + ']';
    }

    static std::string playerText(PlayerId player) {
        return player == NoPlayer ? std::string(NobodyWord) : std::to_string(player);
    }

    static std::string cellText(Cell cell) {
        return '[' + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ']';
    }

    static std::string halfCellText(const Spot &spot) {
        std::string text = "at: " + cellText(spot.cell);
        if (spot.half != Half::Whole) {
            text += ", half: ";
            text += HalfWords[std::size_t(spot.half)];
        }
        return text;
    }

    std::string spotText(const Spot &spot) const {
        const auto kind = m_laid.at(spot.cell, spot.half);
        std::string name = std::to_string(spot.segment);  // where no tile gives it a name
        if (kind) {
            const auto &segments = m_rules.pool().kind(*kind).segments;
            if (spot.segment < segments.size()) {
                name = quoteYaml(segments[spot.segment].name);
            }
        }
        return halfCellText(spot) + ", segment: " + name;
    }

    std::string placeText(const Place &place) const {
        switch (place.kind) {
        case Place::Kind::Segment:
            return '{' + spotText(place.spot) + '}';
        case Place::Kind::Cell:
            return '{' + halfCellText(place.spot) + '}';
        case Place::Kind::Vertex:
            return "{corner: " + cellText(place.spot.cell) + '}';
        case Place::Kind::Area:
            return "{area: " + quoteYaml(m_rules.areas().at(place.index).id) + '}';
        default:
            break;
        }
        const std::string word(PlaceWords[std::size_t(place.kind)]);
        const bool counted = place.kind == Place::Kind::Beside || place.kind == Place::Kind::Prison;
        return counted || place.index != 0 ? '{' + word + ": " + std::to_string(place.index) + '}' : word;
    }

    const Entry &m_entry;
    const Answer &m_answer;
    const Rules &m_rules;
    const LaidTiles &m_laid;
    std::string m_text;
    std::size_t m_telling = TellingKeys.size();  // the first of the telling keys that was written
};

}  // namespace

std::string writeEntry(const Entry &entry, const Rules &rules, const LaidTiles &laid) {
    return Writer(entry, rules, laid).text();
}

}  // namespace scorekeep
