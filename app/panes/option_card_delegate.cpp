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
#include <QTextLayout>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int Width = 96;
constexpr int Height = 88;
constexpr int Margin = 3;
constexpr int PictureSide = 46, SmallPictureSide = 34; // the small one above three lines
constexpr int MostLines = 3;                           // of a caption
constexpr int KeyedCards = 9;

// Words in lines of that width, at most so many; what finds no room is cut at the end of the last.
QStringList brokenLines(const QString &text, const QFont &font, int width, int most) {
    const QFontMetrics metrics(font);
    QTextLayout layout(text, font);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool last = lines.size() == most - 1;
        const QString words = last ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        lines << metrics.elidedText(words.trimmed(), Qt::ElideRight, width);
        if (last) {
            break;
        }
    }
    layout.endLayout();
    return lines;
}

} // namespace

OptionCardDelegate::OptionCardDelegate(const OptionsModel *model, const GameSession *session,
                                       TilePictures *pictures, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model), m_session(session), m_pictures(pictures) {}

QSize OptionCardDelegate::cell() {
    return {Width, Height};
}

// Too long for one line, it breaks between figure and feature if both fit; the tool tip has all of it.
QStringList OptionCardDelegate::captionLines(const QString &caption, const QFont &font, int width) {
    const QFontMetrics metrics(font);
    const auto fits = [&](const QString &line) { return metrics.horizontalAdvance(line) <= width; };
    const QStringList parts = caption.split(QStringLiteral(" · "));
    const bool apart = !fits(caption) && std::ranges::all_of(parts, fits);
    return apart ? parts : brokenLines(caption, font, width, MostLines);
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

    const QFont small = typeFont(option.font, TypeSize::Small);
    QStringList lines = captionLines(captionOf(row), small, int(card.width()) - 4);
    const bool full = lines.size() == MostLines;
    const int side = full ? SmallPictureSide : PictureSide;
    const QRectF picture(card.left(), card.top() + (full ? 3 : 5), card.width(), side);
    const bool drawn = paintPicture(*painter, row, picture);
    const QRectF caption =
        drawn ? card.adjusted(2, picture.bottom() - card.top() + 1, -2, -1) : card.adjusted(6, 20, -6, -6);
    if (!drawn) {
        lines = captionLines(captionOf(row), option.font, int(caption.width()));
    }
    painter->setFont(drawn ? small : option.font);
    painter->setPen(theme.ink);
    painter->drawText(caption, Qt::AlignCenter, lines.join(QLatin1Char('\n')));
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
