// SPDX-License-Identifier: MIT
// The King and the Robber Baron: titles of whoever completes the largest city and the longest road.
#include <algorithm>

#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

struct Title {
    SegmentKind kind = SegmentKind::City;
    PieceKindId token = 0;
    PieceKindId marker = 0; // lies on the feature that won the title
    SubjectId subject = 0;
    FactId completed = 0;
};

PieceId find(const Table &table, PieceKindId kind) {
    const auto &pieces = table.state().pieces;
    const auto at =
        std::find_if(pieces.begin(), pieces.end(), [kind](const Piece &piece) { return piece.kind == kind; });
    return at == pieces.end() ? NoPiece : PieceId(at - pieces.begin());
}

PlayerId holder(const Table &table, const Title &title) {
    const PieceId token = find(table, title.token);
    const bool held = token != NoPiece && table.state().pieces[token].place.kind == Place::Kind::Supply;
    return held ? table.state().pieces[token].owner : NoPlayer;
}

bool hasFeature(const Table &table, const std::vector<NodeId> &features, NodeId node) {
    return std::any_of(features.begin(), features.end(),
                       [&](NodeId feature) { return table.board().sameFeature(feature, node); });
}

// What this part completed of the title's kind, each once, in the order in which it is resolved.
std::vector<NodeId> completedNow(const Table &table, const Title &title) {
    std::vector<NodeId> now;
    for (const Spot &spot : table.state().completed) {
        const NodeId node = table.board().node(spot);
        if (node != NoNode && table.board().segment(node).kind == title.kind && table.isComplete(node) &&
            !hasFeature(table, now, node)) {
            now.push_back(node);
        }
    }
    return now;
}

// All that one tile completes is looked at together, with the first of it.
bool isFirst(const Table &table, const std::vector<NodeId> &now) {
    const NodeId subject = table.board().node(table.subject().spot);
    return !now.empty() && subject != NoNode && table.board().sameFeature(now.front(), subject);
}

NodeId largest(const Table &table, const std::vector<NodeId> &features) {
    return *std::max_element(features.begin(), features.end(),
                             [&](NodeId a, NodeId b) { return table.tilesOf(a) < table.tilesOf(b); });
}

int mostTiles(const Table &table, const std::vector<NodeId> &features) {
    return features.empty() ? 0 : table.tilesOf(largest(table, features));
}

// What was open once and so was completed by somebody; a city that lay there complete from the beginning
// counts after the game and is nobody's to beat.
std::vector<NodeId> completedByTiles(const Table &table, const Title &title) {
    std::vector<NodeId> features = table.completedOf(title.kind);
    std::erase_if(features, [&](NodeId feature) {
        bool open = false;
        table.board().forEachSegment(
            feature, [&](NodeId node) { open = open || !table.board().segment(node).ports.empty(); });
        return !open;
    });
    return features;
}

bool beatsAllOthers(const Table &table, const Title &title, const std::vector<NodeId> &now) {
    std::vector<NodeId> others = completedByTiles(table, title);
    std::erase_if(others, [&](NodeId node) { return hasFeature(table, now, node); });
    return mostTiles(table, now) > mostTiles(table, others);
}

void claim(Table &table, const Title &title) {
    const std::vector<NodeId> now = completedNow(table, title);
    const PieceId token = find(table, title.token);
    if (token == NoPiece || !isFirst(table, now)) {
        return;
    }
    if (holder(table, title) == NoPlayer || beatsAllOthers(table, title, now)) {
        table.handOver(token, table.active());
    }
}

bool claimedNow(const Table &table, const Title &title) {
    bool found = false;
    table.each<PieceMoved>(Within::Part, [&](const PieceMoved &moved) {
        found = found ||
                (moved.cause == Cause::Collected && table.state().pieces[moved.piece].kind == title.token);
    });
    return found;
}

void mark(Table &table, const Title &title) {
    const std::vector<NodeId> now = completedNow(table, title);
    const PieceId marker = find(table, title.marker);
    if (marker != NoPiece && isFirst(table, now) &&
        (claimedNow(table, title) || beatsAllOthers(table, title, now))) {
        table.move(marker, Place::on(table.board().nameOf(largest(table, now))), Cause::Moved,
                   table.active());
    }
}

void pay(Table &table, SubjectId subject, FactId fact, int count, PlayerId player, Phase phase) {
    Resolution resolution;
    resolution.subject = subject;
    resolution.phase = phase;
    resolution.receivers = setOf(player);
    resolution.facts.set(fact, count);
    table.resolve(std::move(resolution));
}

// Whoever held the title before is paid, also when it changes hands now.
void payHolder(Table &table, const Title &title) {
    const std::vector<NodeId> now = completedNow(table, title);
    const PlayerId player = holder(table, title);
    if (player != NoPlayer && isFirst(table, now)) {
        pay(table, title.subject, title.completed, int(now.size()), player, Phase::During);
    }
}

int countCompleted(const Table &table, const Title &title) {
    CompletedBeside beside;
    beside.kind = title.kind;
    return int(table.completedOf(title.kind).size()) + table.question(beside);
}

void bindRows(Module &m, const Title &king, const Title &robber) {
    const auto each = [](FactId fact) {
        return [fact](Tally &tally) {
            tally.each(1, tally.number(fact));
        };
    };
    for (const std::string_view row : {"king.cities", "king.while-held"}) {
        m.row(row, {"cities-completed"}, each(king.completed));
    }
    for (const std::string_view row : {"robber.roads", "robber.while-held"}) {
        m.row(row, {"roads-completed"}, each(robber.completed));
    }
    for (const std::string_view row : {"king.ten", "robber.ten"}) {
        m.row(row, {}, [](Tally &tally) { tally.flat(10); });
    }
    for (const std::string_view row : {"king.fifteen", "robber.fifteen"}) {
        m.row(row, {}, [](Tally &tally) { tally.flat(15); });
    }
    m.row("titles.forty", {}, [](Tally &tally) { tally.flat(40); });
}

void bindFinal(Module &m, const Title &king, const Title &robber) {
    const bool together = m.option("title-scoring", "fifteen-forty");
    const bool paidBefore = m.option("title-scoring", "while-held");
    const SubjectId both = m.subject("king+robber");
    const auto score = [=](Table &table, const Title &title, const Title &other) {
        const PlayerId player = holder(table, title);
        if (player == NoPlayer || paidBefore) {
            return;
        }
        const bool two = together && holder(table, other) == player;
        if (!two || title.subject == king.subject) {
            pay(table, two ? both : title.subject, title.completed, countCompleted(table, title), player,
                Phase::After);
        }
    };
    m.item("final.king", [=](Table &table) { score(table, king, robber); });
    m.item("final.robber-baron", [=](Table &table) { score(table, robber, king); });
}

} // namespace

void king_and_robber(Module &m) {
    m.elements({"king", "robber-baron"});
    m.tokens({"king", "robber", "king-marker", "robber-marker"});
    const Title king{SegmentKind::City, m.piece("king"), m.piece("king-marker"), m.subject("king"),
                     m.fact("cities-completed")};
    const Title robber{SegmentKind::Road, m.piece("robber"), m.piece("robber-marker"), m.subject("robber"),
                       m.fact("roads-completed")};

    m.fills({"cities-completed", "roads-completed"});
    m.item("king.reward", [=](Table &table) { payHolder(table, king); });
    m.item("robber-baron.reward", [=](Table &table) { payHolder(table, robber); });
    m.item("king.claim", [=](Table &table) { claim(table, king); });
    m.item("robber-baron.claim", [=](Table &table) { claim(table, robber); });
    m.item("king.mark", [=](Table &table) { mark(table, king); });
    m.item("robber-baron.mark", [=](Table &table) { mark(table, robber); });
    m.count("king.completed", [=](const Table &table) { return countCompleted(table, king); });
    m.count("robber-baron.completed", [=](const Table &table) { return countCompleted(table, robber); });
    m.count("king.largest",
            [=](const Table &table) { return mostTiles(table, completedByTiles(table, king)); });
    m.count("robber-baron.longest",
            [=](const Table &table) { return mostTiles(table, completedByTiles(table, robber)); });
    bindRows(m, king, robber);
    bindFinal(m, king, robber);
}

} // namespace scorekeep::rules
