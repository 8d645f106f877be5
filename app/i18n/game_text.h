// SPDX-License-Identifier: MIT
// What lies, happens and is asked on the table, in words: for the window, its accessible names, and inspect.
#pragma once

#include "app/i18n/catalogue_text.h"
#include "engine/game/choice.h"
#include "engine/game/questions.h"
#include "engine/game/rules.h"

#include <QString>
#include <QStringList>

namespace scorekeep::app {

// How a space of the board is called, counted from the start tile: "3E 1N", "2S", "start". Everything that
// names a space calls this.
QString cellName(Cell cell);
// The same to be read aloud: "3 east, 1 north of the start tile".
QString cellInWords(Cell cell);

// A kind of tile by what is printed on it: its sides clockwise from the north, then what else there is:
// "CRFR", "CCCC, coat of arms, cathedral".
QString tileName(const TileKind &kind, const Symbols &symbols, const CatalogueText &text);
// The same to be read aloud: "north city, east road, south field, west road; inn". Sides are named as they lie
// after that many quarter turns clockwise.
QString tileInWords(const TileKind &kind, const Symbols &symbols, const CatalogueText &text, int rotation = 0);

// "city", "road" ...; a special segment by its own name.
QString featureName(const Segment &segment, const Symbols &symbols, const CatalogueText &text);

// Words a game. Keeps a reference to the rules, nothing else; build one when you need it.
class GameText {
public:
    explicit GameText(const Rules &rules);

    const CatalogueText &catalogue() const { return m_text; }

    QString player(PlayerId player) const;
    QString tile(KindId kind) const;
    QString piece(PieceKindId kind) const;
    QString piece(const State &state, const PieceRef &piece) const; // "Anna’s follower on the city at 3E 1N"
    QString feature(const Board &board, Spot spot) const;           // "city at 3E 1N"
    QString segment(const Board &board, Spot spot) const;           // "road at 2S (north, east)"
    QString place(const State &state, const Place &place) const;    // "on the city at 3E 1N", "in the supply"
    QString publicCount(const PublicCount &count, int value) const; // "Completed cities: 7"

    // ---- what is asked
    // One sentence for all that is asked: "Anna – Move the wood: follower, abbot, or pass".
    QString question(const OpenChoice &choice) const;
    // The rule behind it, a whole sentence; may be empty.
    QString rule(const OpenPrompt &prompt) const;
    // One prompt: "Anna, place CRFR: 7 spaces".
    QString prompt(const OpenPrompt &prompt) const;
    // An offer that stands beside the question: "Ben: Set a lantern on a road."
    QString offer(const OpenPrompt &prompt) const;
    // An option as a line of a list: "follower on the road at 2S (E W)".
    QString option(const State &state, const Answer &answer) const;
    // Why something is not allowed; an id of an item is worded by that item's sentence.
    QString refusal(const Refusal &refusal) const;

    // ---- what was entered: "Anna deployed: follower on the city at 3E 1N"
    // The state may be any later one: it only names the segments.
    QString entry(const State &state, const Entry &entry) const;

    // ---- what was scored
    QString score(const State &state, const Score &score) const; // "Anna, 10 points: city at 3E 1N"
    // "most votes: Anna 2, Ben 1"; may be empty.
    QString control(const State &state, const Score &score) const;
    QString line(const ScoreLine &line, Phase phase) const; // "2 points for each tile: 5 × 2 = 10"
    QString calculation(const ScoreLine &line) const;       // "5 × 2 = 10"
    // A line in two columns: "5 × 2 · 2 points for each tile", and "10", or "−6" where it changes what stood.
    QString rule(const ScoreLine &line, Phase phase) const;
    QString points(const ScoreLine &line) const;
    // "Road (Tiles 5, Inn): Anna +10, Ben +10"
    QString countedScore(const EnteredScore &score) const;
    QString countedFacts(const EnteredScore &score) const; // "Tiles 5, Inn"; may be empty

private:
    QString request(const OpenPrompt &prompt) const; // without the player; empty for a rule's sentence
    QStringList pieceNames(const OpenPrompt &prompt) const;
    QString itemText(ItemId item) const;
    QString itemQuestion(ItemId item) const; // short; may be empty
    QString stepTitle(ItemId item) const;
    QString word(OptionId option) const;
    QString action(const State &state, const Entry &entry) const;
    QString correction(const State &state, const Entry &entry) const;
    QString aside(const Entry &entry) const;

    const Rules &m_rules;
    CatalogueText m_text;
};

// "+3", "−2", "0".
QString signedNumber(int points);
QString pointsText(int points); // "1 point", "10 points"

} // namespace scorekeep::app
