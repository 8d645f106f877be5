// SPDX-License-Identifier: MIT
// Paints the cards of options.
#include "app/panes/option_card_delegate.h"

#include "app/board/board_geometry.h"
#include "app/i18n/game_text.h"
#include "app/panes/pane.h"
#include "app/panes/tile_pictures.h"
#include "app/player_look.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int Width = 96;
constexpr int Height = 88;
constexpr int Margin = 3;
constexpr int PictureSide = 46;
constexpr int KeyedCards = 9;

// A caption too long for one line breaks between its parts; one too long for the room is cut there.
QString fitted(const QString &caption, const QFontMetrics &metrics, const QRectF &room) {
    const int width = int(room.width());
    QStringList parts = caption.split(QStringLiteral(" · "));
    const auto tooWide = [&](const QString &line) {
        return metrics.horizontalAdvance(line) > width;
    };
    if (parts.size() < 2 || !tooWide(caption))
        return caption;
    const int flags = int(Qt::TextWordWrap) | int(Qt::AlignCenter);
    const bool fits = metrics.boundingRect(room.toRect(), flags, caption).height() <= room.height();
    if (fits && std::ranges::any_of(parts, tooWide))
        return caption;
    for (QString &part : parts)
        part = metrics.elidedText(part, Qt::ElideRight, width);
    return parts.join(QLatin1Char('\n'));
}

} // namespace

OptionCardDelegate::OptionCardDelegate(const OptionsModel *model, const GameSession *session,
                                       TilePictures *pictures, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model), m_session(session), m_pictures(pictures) {}

QSize OptionCardDelegate::cell() {
    return {Width, Height};
}

void OptionCardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const {
    const OptionRow &row = m_model->at(index.row());
    const Theme &theme = m_pictures->theme();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(option.rect).adjusted(Margin, Margin, -Margin, -Margin);
    const bool picked =
        row.answer.kind == PromptKind::ChoosePieces && !row.answer.pieces.empty() &&
        std::find(m_picked.begin(), m_picked.end(), row.answer.pieces.front()) != m_picked.end();
    const bool current = option.state.testFlag(QStyle::State_HasFocus);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    painter->setPen(
        QPen(picked || current || hovered ? theme.accent : theme.line, picked || current ? 2 : 1));
    painter->setBrush(picked || hovered ? theme.accentWash : theme.paper);
    painter->drawRoundedRect(card, 7, 7);

    QRectF picture(card.left(), card.top() + 5, card.width(), PictureSide);
    const bool drawn = paintPicture(*painter, row, picture);
    const QFont small = typeFont(option.font, TypeSize::Small);
    const QRectF caption = drawn ? card.adjusted(2, PictureSide + 6, -2, -1) : card.adjusted(6, 20, -6, -6);
    painter->setFont(drawn ? small : option.font);
    painter->setPen(theme.ink);
    painter->drawText(caption, int(Qt::TextWordWrap) | int(Qt::AlignCenter),
                      fitted(captionOf(row), painter->fontMetrics(), caption));
    if (index.row() < KeyedCards) {
        painter->setFont(small);
        painter->setPen(theme.faint);
        painter->drawText(card.adjusted(7, 4, -7, 0), Qt::AlignLeft | Qt::AlignTop,
                          QString::number(index.row() + 1));
    }
    painter->restore();
}

// Shorter than the line of the list, since the picture shows where it is.
QString OptionCardDelegate::captionOf(const OptionRow &row) const {
    const GameText text(m_session->rules());
    const Board &board = m_session->state().board;
    const bool chosen = row.kind == PromptKind::ChoosePieces && !row.answer.pieces.empty();
    const PieceRef piece = chosen ? row.answer.pieces.front() : row.answer.piece;
    const Place place = chosen ? piece.place : row.answer.to;
    const bool onSegment =
        place.kind == Place::Kind::Segment && (chosen || row.kind == PromptKind::PlacePiece);
    const NodeId node = onSegment ? board.node(place.spot) : NoNode;
    if (node == NoNode) {
        return row.text;
    }
    const QString feature = featureName(board.segment(node), m_session->world().symbols, text.catalogue());
    return chosen ? tr("choose %1 · %2", "a figure and a feature").arg(text.piece(piece.kind), feature)
                  : tr("%1 · %2", "a figure and a feature").arg(text.piece(piece.kind), feature);
}

bool OptionCardDelegate::paintPicture(QPainter &painter, const OptionRow &row, const QRectF &into) const {
    const Answer &answer = row.answer;
    switch (row.kind) {
    case PromptKind::PlacePiece:
        return paintPlaced(painter, answer.piece, answer.to, into);
    case PromptKind::ChoosePieces:
        return !answer.pieces.empty() &&
               paintPlaced(painter, answer.pieces.front(), answer.pieces.front().place, into);
    case PromptKind::ChoosePlayer: {
        const Setup &setup = m_session->game().setup();
        const PieceLook look{QStringLiteral("follower"),
                             m_pictures->theme().player(paletteIndex(setup.players[answer.player].colour)),
                             playerLetter(setup, answer.player)};
        paintPiece(painter, look, into.center(), 1.5);
        return true;
    }
    default:
        return false;
    }
}

// The piece on the tile where it is, or would be.
bool OptionCardDelegate::paintPlaced(QPainter &painter, const PieceRef &piece, const Place &to,
                                     const QRectF &into) const {
    const State &state = m_session->state();
    const auto lookOf = [&](const Piece &shown) {
        return pieceLook(m_session->rules(), state.board, shown, m_pictures->theme());
    };
    const bool beside = to.kind == Place::Kind::Beside && to.index < state.pieces.size();
    const Place &on = beside ? state.pieces[to.index].place : to;
    const bool onTile = on.kind == Place::Kind::Segment || on.kind == Place::Kind::Cell;
    const TileId tile = onTile                         ? state.board.tileAt(on.spot.cell, on.spot.half)
                        : on.kind == Place::Kind::Area ? tileOfArea(state.board, on.index)
                                                       : NoTile;
    const PieceLook look = lookOf({piece.kind, piece.owner, to});
    if (tile == NoTile) {
        paintPiece(painter, look, into.center(), 1.3);
        return true;
    }
    const PlacedTile &placed = state.board.tile(tile);
    const TileKind &kind = state.board.kindOf(tile);
    const QRectF target = m_pictures->paint(painter, kind, placed.rotation, into);
    const QRectF bounds =
        m_pictures->painter().bounds(kind, placed.rotation).translated(cellOrigin(placed.anchor));
    const qreal scale = target.width() / bounds.width();
    const auto paintAt = [&](const PieceLook &shown, const Place &place) {
        const QPointF at = pointOf(state, m_pictures->painter(), place) - bounds.topLeft();
        paintPiece(painter, shown, target.topLeft() + at * scale, scale * 1.15);
    };
    if (beside) {
        paintAt(lookOf(state.pieces[to.index]), on);
    }
    paintAt(look, to);
    return true;
}

} // namespace scorekeep::app
