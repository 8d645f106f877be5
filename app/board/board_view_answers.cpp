// SPDX-License-Identifier: MIT
// What the board's targets are called, and what taking and turning them enters.
#include "app/board/board_accessible.h"
#include "app/board/board_geometry.h"
#include "app/board/board_scene.h"
#include "app/board/board_view.h"
#include "app/board/piece_choice.h"
#include "app/i18n/game_text.h"
#include "app/player_look.h"

namespace scorekeep::app {

// ---- what screen readers and tests ask

QString BoardView::targetText(int index) const {
    const Target &target = m_targets[index];
    const GameText text(m_session->rules());
    if (target.options.empty()) {
        return tr("%1 may lie at %2", "a tile and a space")
            .arg(text.tile(target.tile), cellInWords(target.place.spot.cell));
    }
    const Answer &answer = m_session->optionOf(target.options[target.shown]);
    QString words = text.option(m_session->state(), answer);
    if (target.kind == Target::Kind::Space) {
        const TileKind &kind = m_session->rules().pool().kind(target.tile);
        words = cellInWords(answer.placement.at) + QStringLiteral(": ") +
                tileInWords(kind, m_session->world().symbols, text.catalogue(), answer.placement.rotation);
        if (target.options.size() > 1) {
            words += QStringLiteral("; ") + tr("way %1 of %2", "which of the legal rotations of a tile")
                                                .arg(target.shown + 1)
                                                .arg(target.options.size());
        }
    }
    return words;
}

QRect BoardView::targetRect(int index) const {
    const QPainterPath area = m_scene->areaOf(m_targets[index], m_session->state());
    return mapFromScene(area.boundingRect()).boundingRect();
}

QRect BoardView::cellRectInViewport(Cell cell) const {
    return mapFromScene(cellRect(cell)).boundingRect();
}

void BoardView::setCurrentTarget(int index) {
    if (index == m_current || index >= m_targets.size()) {
        return;
    }
    m_current = index;
    showTargets();
    m_scene->turnGhost(0);
    Q_EMIT currentTargetChanged();
    Q_EMIT ghostChanged();
    announceCurrentTarget(this);
}

// ---- taking what is offered

void BoardView::activateTarget(int index) {
    if (index < 0 || index >= m_targets.size() || m_targets[index].options.empty()) {
        return;
    }
    const Target target = m_targets[index];
    if (target.kind == Target::Kind::Space) {
        take(target.options[target.shown]);
        return;
    }
    if (target.options.size() == 1) {
        take(target.options.front());
    } else {
        openChoice(target, targetRect(index).center());
    }
}

void BoardView::take(GameSession::Match match) {
    const OpenPrompt &prompt = m_session->choice().prompts[match.prompt];
    if (prompt.kind == PromptKind::ChoosePieces && prompt.most > 1) {
        Q_EMIT pieceClicked(int(match.prompt), m_session->optionOf(match).pieces.front());
        return;
    }
    const Refusal refusal = m_session->answer(m_session->entryFor(match));
    if (refusal) {
        Q_EMIT refused(GameText(m_session->rules()).refusal(refusal));
    }
}

void BoardView::openChoice(const Target &target, QPoint at) {
    std::vector<PieceChoice::Line> lines;
    const GameText text(m_session->rules());
    for (std::size_t i = 0; i < target.options.size(); ++i) {
        const PieceRef &piece = target.pieces[i];
        const Piece there{piece.kind, piece.owner, target.place};
        lines.push_back({target.options[i],
                         pieceLook(m_session->rules(), m_session->state().board, there, m_theme),
                         text.option(m_session->state(), m_session->optionOf(target.options[i]))});
    }
    m_pieceChoice->open(lines, at);
}

// Placed again, turned: the log holds it as if it had been placed so at once.
bool BoardView::turnPlaced(int steps) {
    if (m_turnable == NoTile) {
        return false;
    }
    const Answer before = m_session->game().log()[m_session->game().cursor() - 1].answer;
    m_turning = true;
    bool turned = false;
    if (m_session->undo()) {
        BoardTargets targets(m_session->game(), std::nullopt);
        const int index = targets.at(Place::cell(before.placement.at));
        if (index >= 0 && targets.turnFrom(index, before.placement, steps)) {
            const Target &space = targets[index];
            turned = !m_session->answer(m_session->entryFor(space.options[space.shown]));
        }
        if (!turned) {
            m_session->redo();
        }
    }
    m_turning = false;
    refresh();
    return turned;
}

void BoardView::turnTarget(int index, int steps) {
    m_targets.turn(index, steps);
    if (index != m_current) {
        setCurrentTarget(index);
        return;
    }
    showTargets();
    if (m_targets[index].placements.size() > 1) {
        m_scene->turnGhost(steps < 0 ? -1 : 1);
    }
    Q_EMIT ghostChanged();
    announceCurrentTarget(this);
}

void BoardView::turn() {
    if (ghost()) {
        turnTarget(m_current, 1);
    } else {
        turnPlaced(1);
    }
}

void BoardView::placeHere() {
    activateTarget(m_current);
}

} // namespace scorekeep::app
