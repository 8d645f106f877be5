// SPDX-License-Identifier: MIT
// Farmers and fields, scored at the end by the third, second or first rules.
#include <algorithm>
#include <tuple>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

// Second rules: a city pays a player only once, where it pays him most.
struct Paid {
    std::vector<std::uint64_t> pairs;  // city and player that other fields than the one being scored pay, sorted
    auto fields() const { return std::tie(pairs); }
};

std::uint64_t paidKey(Spot city, PlayerId player) {
    return std::uint64_t(std::uint16_t(city.cell.x)) << 48 | std::uint64_t(std::uint16_t(city.cell.y)) << 32 |
           std::uint64_t(city.segment) << 8 | player;
}

// The completed cities at a field, each once, by name.
std::vector<Spot> citiesAt(const Table &table, NodeId field) {
    const Board &board = table.board();
    std::vector<Spot> cities;
    board.forEachSegment(field, [&](NodeId node) {
        for (const std::uint8_t city : board.segment(node).borders) {
            const NodeId neighbour = board.node(board.tileOf(node), city);
            if (table.isComplete(neighbour)) {
                cities.push_back(board.nameOf(neighbour));
            }
        }
    });
    std::sort(cities.begin(), cities.end());
    cities.erase(std::unique(cities.begin(), cities.end()), cities.end());
    return cities;
}

// Fields on which somebody's farmer lies, by name in reading order.
std::vector<Spot> occupiedFields(const Table &table) {
    const Board &board = table.board();
    std::vector<Spot> fields;
    for (const Piece &piece : table.state().pieces) {
        const NodeId node = piece.place.kind == Place::Kind::Segment ? board.node(piece.place.spot) : NoNode;
        const bool follower = table.rules().pieceKind(piece.kind).is("follower");
        if (node != NoNode && follower && board.segment(node).kind == SegmentKind::Field) {
            fields.push_back(board.nameOf(node));
        }
    }
    std::sort(fields.begin(), fields.end());
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
    return fields;
}

// What a field pays a player, and the cities at it that do.
struct Share {
    Spot field;
    PlayerId player = NoPlayer;
    int points = 0;
    std::vector<Spot> cities;
};

std::vector<Share> sharesOf(const Table &table, SubjectId subject, const std::vector<Spot> &fields) {
    std::vector<Share> shares;
    for (const Spot &field : fields) {
        const NodeId node = table.board().node(field);
        const Worth worth = table.worth(table.featureResolution(subject, node, Phase::After));
        for (const auto &share : worth.shares) {
            shares.push_back({field, share.player, share.points, citiesAt(table, node)});
        }
    }
    return shares;
}

// Whether the first pays more for each city; of equal ones the first in reading order does.
bool paysBetter(const Share &a, const Share &b) {
    const int first = a.points * int(b.cities.size());
    const int second = b.points * int(a.cities.size());
    return first != second ? first > second : a.field < b.field;
}

// Cities at a field that another field of the same player pays.
std::vector<std::uint64_t> paidElsewhere(const std::vector<Share> &shares, const Spot &field) {
    std::vector<std::uint64_t> pairs;
    for (const Share &mine : shares) {
        for (const Share &other : shares) {
            const bool better = mine.field == field && other.player == mine.player && other.field != field &&
                                paysBetter(other, mine);
            for (const Spot &city : mine.cities) {
                if (better && std::binary_search(other.cities.begin(), other.cities.end(), city)) {
                    pairs.push_back(paidKey(city, mine.player));
                }
            }
        }
    }
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    return pairs;
}

void scoreFields(Table &table, SubjectId subject, SlotKey<Paid> paid, bool once) {
    const std::vector<Spot> fields = occupiedFields(table);
    const std::vector<Share> shares = once ? sharesOf(table, subject, fields) : std::vector<Share>();
    for (const Spot &field : fields) {
        table.slot(paid).pairs = paidElsewhere(shares, field);
        table.resolve(table.featureResolution(subject, table.board().node(field), Phase::After));
    }
    table.slot(paid).pairs.clear();
}

// First rules: each city is scored with all farmers on all fields around it. A field without any pays nothing, but
// is scored all the same: more than its own points may hang on that.
void scoreCities(Table &table, SubjectId subject, SubjectId lonely) {
    std::vector<std::pair<Spot, Spot>> pairs;  // city, field
    for (const Spot &field : occupiedFields(table)) {
        const NodeId node = table.board().node(field);
        const std::vector<Spot> cities = citiesAt(table, node);
        for (const Spot &city : cities) {
            pairs.emplace_back(city, field);
        }
        if (cities.empty()) {
            table.resolve(table.featureResolution(lonely, node, Phase::After));
        }
    }
    std::sort(pairs.begin(), pairs.end());
    for (std::size_t i = 0; i < pairs.size();) {
        Resolution resolution;
        resolution.subject = subject;
        resolution.phase = Phase::After;
        resolution.complete = true;
        resolution.named = table.board().node(pairs[i].first);
        resolution.cells = table.cellsOf(resolution.named);
        const Spot city = pairs[i].first;
        for (; i < pairs.size() && pairs[i].first == city; ++i) {
            resolution.features.push_back(table.board().feature(table.board().node(pairs[i].second)));
        }
        table.resolve(std::move(resolution));
    }
}

}  // namespace

void farmers(Module &m) {
    const auto paid = m.slot<Paid>();
    const FactId completed = m.fact("completed-cities");
    const FactId alreadyPaid = m.fact("cities-already-paid");
    const SubjectId field = m.subject("field");
    const SubjectId fieldCity = m.subject("field-city");
    const bool playing = m.selected("farmers");
    const bool first = m.option("farm-scoring", "first");
    const bool second = m.option("farm-scoring", "second");

    m.question<DeployAllowed>([playing](const Table &table, const DeployAllowed &asked) -> Refusal {
        const bool follower = table.rules().pieceKind(asked.piece).is("follower");
        const bool lies = table.board().segment(asked.node).kind == SegmentKind::Field;
        return follower && lies && !playing ? Refusal{"deploy.no-farmers", {}} : Refusal{};
    });
    m.fills({"completed-cities", "cities-already-paid"});
    m.survey([=](const Table &table, Resolution &resolution) {
        const bool one = !resolution.features.empty() && resolution.subject != fieldCity;
        if (!one || table.board().segment(resolution.features.front()).kind != SegmentKind::Field) {
            return;
        }
        const std::vector<Spot> cities = citiesAt(table, resolution.features.front());
        resolution.facts.set(completed, int(cities.size()));
        const std::vector<std::uint64_t> &pairs = table.slot(paid).pairs;
        for (PlayerId player = 0; second && player < table.players(); ++player) {
            const auto before = std::count_if(cities.begin(), cities.end(), [&](const Spot &city) {
                return std::binary_search(pairs.begin(), pairs.end(), paidKey(city, player));
            });
            resolution.facts.setFor(player, alreadyPaid, int(before));
        }
    });
    m.item("final.fields", [=](Table &table) {
        if (first) {
            scoreCities(table, fieldCity, field);
        } else {
            scoreFields(table, field, paid, second);
        }
    });
    m.row("field.cities", {"completed-cities", "cities-already-paid"}, [=](Tally &tally) {
        tally.each(3, tally.number(completed) - tally.mine(alreadyPaid));
    });
    m.row("field-city.points", {}, [](Tally &tally) { tally.flat(4); });
}

}  // namespace scorekeep::rules
