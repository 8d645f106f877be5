// SPDX-License-Identifier: MIT
// Colours by name, letters that tell players apart, and the looks of pieces.
#include "app/player_look.h"

#include "app/i18n/catalogue_text.h"
#include "app/theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace scorekeep::app {
namespace {

const char *const translatableNames[] = {
    QT_TRANSLATE_NOOP("colours", "red"),    QT_TRANSLATE_NOOP("colours", "blue"),
    QT_TRANSLATE_NOOP("colours", "yellow"), QT_TRANSLATE_NOOP("colours", "green"),
    QT_TRANSLATE_NOOP("colours", "black"),  QT_TRANSLATE_NOOP("colours", "purple"),
    QT_TRANSLATE_NOOP("colours", "orange"), QT_TRANSLATE_NOOP("colours", "grey"),
};
static_assert(std::size(translatableNames) == ColourNames.size());

} // namespace

int paletteIndex(std::string_view colour) {
    const auto found = std::ranges::find(ColourNames, colour);
    return found == ColourNames.end() ? int(ColourNames.size()) - 1 : int(found - ColourNames.begin());
}

QString colourName(std::string_view colour) {
    return QCoreApplication::translate("colours", translatableNames[paletteIndex(colour)]);
}

QString playerLetter(const Setup &setup, PlayerId player) {
    QString taken;
    for (PlayerId seat = 0; seat < setup.players.size(); ++seat) {
        const QString name = QString::fromStdString(setup.players[seat].name).toUpper();
        QString letter = QString::number(seat + 1);
        for (const QChar c : name) {
            if (c.isLetter() && !taken.contains(c)) {
                letter = QString(c);
                break;
            }
        }
        if (seat == player) {
            return letter;
        }
        taken += letter;
    }
    return {};
}

PieceLook pieceLook(const Rules &rules, const Board &board, const Piece &piece, const Theme &theme) {
    const PieceKind &kind = rules.pieceKind(piece.kind);
    PieceLook look;
    look.figure = QString::fromStdString(kind.symbol);
    look.name = CatalogueText(rules.setup().selection.edition).name(kind);
    if (piece.owner != NoPlayer) {
        look.colour = theme.player(paletteIndex(rules.setup().players[piece.owner].colour));
        look.letter = playerLetter(rules.setup(), piece.owner);
    }
    if (piece.place.kind == Place::Kind::Segment && kind.is("follower")) {
        const NodeId node = board.node(piece.place.spot);
        look.lying = node != NoNode && board.segment(node).kind == SegmentKind::Field;
    }
    return look;
}

} // namespace scorekeep::app
