// SPDX-License-Identifier: MIT
// An answer in the table's words, and an entry of the log.
#pragma once

#include <string>
#include <vector>

#include "engine/game/entered_score.h"

namespace scorekeep {

// The closed set of prompt kinds. The program has one editor for each.
enum class PromptKind : std::uint8_t {
    DrawTile,      // kind
    PlaceTile,     // kind, placement
    PlacePiece,    // piece, owner, from, to
    ChoosePieces,  // pieces
    ChooseOption,  // option
    ChoosePlayer,  // player
    ChooseOrder,   // order
    EnterNumber,   // number
    Confirm,       // nothing
    EnterScore,    // score; never asked, entered by the core's own item
};

// A piece as a person names it: owner, kind and where it is.
struct PieceRef {
    PieceKindId kind = 0;
    PlayerId owner = NoPlayer;
    Place place;
    friend auto operator<=>(const PieceRef &, const PieceRef &) = default;
};

using OptionId = std::uint16_t;  // index into the rules' words (ids of options that modules name)

// Only the members that the kind uses are set; all others stay at their defaults, so that == compares.
struct Answer {
    bool pass = false;
    PromptKind kind = PromptKind::Confirm;
    KindId tile = 0;
    Placement placement;
    PieceRef piece;
    Place to;
    OptionId option = 0;
    PlayerId player = NoPlayer;
    int number = 0;
    std::vector<PieceRef> pieces;  // ChoosePieces: sorted
    std::vector<Spot> order;       // ChooseOrder: features by name
    EnteredScore score;

    static Answer passed();
    static Answer drawTile(KindId tile);
    static Answer placeTile(KindId tile, Placement placement);
    static Answer placePiece(PieceRef piece, Place to);
    static Answer choosePieces(std::vector<PieceRef> pieces);
    static Answer chooseOption(OptionId option);
    static Answer choosePlayer(PlayerId player);
    static Answer chooseOrder(std::vector<Spot> order);
    static Answer enterNumber(int number);
    static Answer confirm();
    static Answer enterScore(EnteredScore score);
    // Only with the members that its kind uses.
    Answer plain() const;
    friend bool operator==(const Answer &, const Answer &) = default;
};

// An input that the table gave.
struct Entry {
    ItemId item = NoItem;
    PlayerId player = NoPlayer;
    Place subject;  // for repeated items: the feature or player for which the item runs
    Answer answer;
    bool forced = false;  // the table is right: the answer was no legal option
    bool parked = false;  // does not fit any more; kept in place until a person decides
    std::string reason;   // a person's note, may be empty
    // What a change of the selection did. Parked: it was set aside, this is the whole entry as text, and all else
    // is empty; the present rules may have no words for it, but those of another selection. Not parked: it is a
    // pass that was put in, and goes with the next change.
    std::string change = {};
    friend bool operator==(const Entry &, const Entry &) = default;
};

}  // namespace scorekeep
