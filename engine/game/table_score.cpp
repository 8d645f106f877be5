// SPDX-License-Identifier: MIT
// Scoring at the table: survey, control, rows, award, reactions.
#include <algorithm>
#include <stdexcept>

#include "engine/game/calculator.h"
#include "engine/game/runner.h"

namespace scorekeep {
namespace {

constexpr int DeepestReaction = 32;  // reactions use up marks or pieces, so they end; this tells a mistake

// A row may see one segment of several; what they carry is added, or is there when any or all have it.
void mergeSymbols(const Table &table, Resolution &resolution) {
    for (const auto &[symbol, fact] : table.rules().symbolFacts()) {
        const Merge merge = table.rules().world().symbols[symbol].merge;
        int value = merge == Merge::All && !resolution.features.empty() ? 1 : 0;
        for (const NodeId node : resolution.features) {
            const int here = table.symbolOn(node, symbol);
            value = merge == Merge::Sum ? value + here : merge == Merge::Any ? value | here : value & here;
        }
        if (value != 0) {
            resolution.facts.add(fact, value);
        }
    }
}

}  // namespace

Resolution Table::featureResolution(SubjectId subject, NodeId node, Phase phase) const {
    Resolution resolution;
    resolution.subject = subject;
    resolution.phase = phase;
    resolution.complete = isComplete(node);
    resolution.features.push_back(board().feature(node));
    return resolution;
}

void Table::surveyFeatures(Resolution &resolution) const {
    int tiles = 0;
    const bool cellsGiven = !resolution.cells.empty();
    for (const NodeId node : resolution.features) {
        if (!resolution.claimed) {
            for (const PieceId piece : piecesOn(node)) {
                if (kindOf(piece).is("follower")) {
                    resolution.claimants.push_back(piece);
                }
            }
        }
        tiles += tilesOf(node);
        for (const Cell &cell : cellsOf(node)) {
            const auto &known = resolution.cells;
            if (!cellsGiven && std::find(known.begin(), known.end(), cell) == known.end()) {
                resolution.cells.push_back(cell);
            }
        }
    }
    if (const auto fact = m_rules.fact(core::Tiles); fact && !resolution.features.empty()) {
        resolution.facts.set(*fact, tiles);
    }
    mergeSymbols(*this, resolution);
}

void Table::survey(Resolution &resolution) const {
    surveyFeatures(resolution);
    for (const auto &fill : m_rules.bindings().surveys) {
        fill(*this, resolution);
    }
}

Control Table::controlOf(const Resolution &resolution) const {
    if (resolution.receivers != 0) {
        Control control;
        control.winners = resolution.receivers;
        control.reason = ControlReason::NotDecided;
        return control;
    }
    std::vector<Vote> ballots;
    for (const PieceId piece : resolution.claimants) {
        ExtraVotes asked;
        asked.piece = piece;
        asked.node = resolution.features.empty() ? NoNode : resolution.features.front();
        ballots.push_back({m_state.pieces[piece].owner, kindOf(piece).votes + question(asked)});
    }
    return decide(ballots);
}

// Appends the lines of a player's share; returns their sum.
int Table::tally(const Resolution &resolution, PlayerId player, std::vector<ScoreLine> &lines) const {
    return tallyRows(m_rules, resolution.subject, resolution.phase, resolution.facts, player, lines);
}

Control Table::resolve(Resolution resolution) {
    survey(resolution);
    const Control control = controlOf(resolution);
    pay(resolution, control, m_reactionDepth);
    return control;
}

Worth Table::worth(Resolution resolution) const {
    Worth worth;
    survey(resolution);
    worth.control = controlOf(resolution);
    for (const PlayerId player : clockwiseFrom(active())) {
        if (contains(worth.control.winners, player)) {
            std::vector<ScoreLine> lines;
            const int points = tally(resolution, player, lines);
            worth.shares.push_back({player, points, std::move(lines)});
        }
    }
    worth.resolution = std::move(resolution);
    return worth;
}

void Table::pay(const Resolution &resolution, const Control &control, int depth) {
    if (depth > DeepestReaction) {
        throw std::logic_error("reactions go on for ever");
    }
    const bool onBoard = !resolution.features.empty();
    const NodeId named = resolution.named != NoNode || !onBoard ? resolution.named : resolution.features.front();
    const Spot feature = named != NoNode ? board().nameOf(named) : Spot{};
    const auto firstScore = std::uint32_t(m_state.scores.size());
    for (const PlayerId player : clockwiseFrom(active())) {
        if (contains(control.winners, player)) {
            addScore(resolution, control, player, feature);
        }
    }
    for (const Vote &vote : control.votes) {
        if (control.winners == 0) {
            addScore(resolution, control, vote.player, feature);  // nobody has a vote: all are told that it pays nothing
        }
    }
    if (onBoard) {
        publish(Resolved{feature, control.winners});
    }
    const Awarded awarded{&resolution, &control, firstScore, std::uint32_t(m_state.scores.size()) - firstScore, depth};
    ++m_reactionDepth;
    for (const auto *react : m_rules.reactions()) {
        (*react)(*this, awarded);
    }
    --m_reactionDepth;
}

void Table::addScore(const Resolution &resolution, const Control &control, PlayerId player, Spot feature) {
    Score score;
    score.turn = m_state.turn;
    score.part = m_state.part.number;
    score.entry = std::uint32_t(m_runner.position());
    score.item = m_state.item;
    score.subject = resolution.subject;
    score.phase = resolution.phase;
    score.player = player;
    score.reason = control.reason;
    score.feature = feature;
    score.firstLine = std::uint32_t(m_state.lines.size());
    score.points = contains(control.winners, player) ? tally(resolution, player, m_state.lines) : 0;
    score.lines = std::uint32_t(m_state.lines.size()) - score.firstLine;
    score.firstVote = std::uint32_t(m_state.votes.size());
    score.votes = std::uint32_t(control.votes.size());
    m_state.votes.insert(m_state.votes.end(), control.votes.begin(), control.votes.end());
    score.firstCell = std::uint32_t(m_state.cells.size());
    score.cells = std::uint32_t(resolution.cells.size());
    m_state.cells.insert(m_state.cells.end(), resolution.cells.begin(), resolution.cells.end());
    enterScore(score);
}

void Table::enterScore(const Score &score) {
    moveFigure(score);
    publish(PointsAwarded{score.player, score.points, std::uint32_t(m_state.scores.size() - 1)});
}

void Table::moveFigure(const Score &score) {
    for (ScoringFigure &figure : m_state.scoreboard) {
        if (figure.player == score.player) {
            figure.points += score.points;
            break;
        }
    }
    m_state.scores.push_back(score);
}

void Table::award(PlayerId player, RowId row, int each, int count, SubjectId subject) {
    Score score;
    score.turn = m_state.turn;
    score.part = m_state.part.number;
    score.entry = std::uint32_t(m_runner.position());
    score.item = m_state.item;
    score.subject = subject;
    score.player = player;
    score.points = each * count;
    score.firstLine = std::uint32_t(m_state.lines.size());
    score.lines = 1;
    score.firstVote = std::uint32_t(m_state.votes.size());
    score.firstCell = std::uint32_t(m_state.cells.size());
    m_state.lines.push_back({row, ScoreLine::Kind::Each, each, count, each * count, each * count});
    enterScore(score);
}

}  // namespace scorekeep
