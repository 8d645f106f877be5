// SPDX-License-Identifier: MIT
// Farmers and fields, scored at the end by the third, second or first rules.
#include <algorithm>
#include <tuple>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

// Second rules: a city pays a player only once.
struct Paid {
    std::vector<std::uint64_t> pairs;  // city and player, sorted
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

void scoreFields(Table &table, SubjectId subject, SlotKey<Paid> paid) {
    for (const Spot &field : occupiedFields(table)) {
        const NodeId node = table.board().node(field);
        const std::vector<Spot> cities = citiesAt(table, node);
        const Control control = table.resolve(table.featureResolution(subject, node, Phase::After));
        std::vector<std::uint64_t> &pairs = table.slot(paid).pairs;
        for (const Spot &city : cities) {
            for (PlayerId player = 0; player < table.players(); ++player) {
                const std::uint64_t key = paidKey(city, player);
                const auto at = std::lower_bound(pairs.begin(), pairs.end(), key);
                if (contains(control.winners, player) && (at == pairs.end() || *at != key)) {
                    pairs.insert(at, key);
                }
            }
        }
    }
}

// First rules: each city is scored with all farmers on all fields around it.
void scoreCities(Table &table, SubjectId subject) {
    std::vector<std::pair<Spot, Spot>> pairs;  // city, field
    for (const Spot &field : occupiedFields(table)) {
        for (const Spot &city : citiesAt(table, table.board().node(field))) {
            pairs.emplace_back(city, field);
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
            scoreCities(table, fieldCity);
        } else {
            scoreFields(table, field, paid);
        }
    });
    m.row("field.cities", {"completed-cities", "cities-already-paid"}, [=](Tally &tally) {
        tally.each(3, tally.number(completed) - tally.mine(alreadyPaid));
    });
    m.row("field-city.points", {}, [](Tally &tally) { tally.flat(4); });
}

}  // namespace scorekeep::rules
