// SPDX-License-Identifier: MIT
// A selection in a few words: what is chosen, how many tiles, which box, what lacks its counterpart.
#pragma once

#include "engine/catalogue/selection.h"
#include "engine/game/world.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace scorekeep::app {

// Tiles of one copy of a set in an edition's print, and of all sets that are selected.
int tilesOfSet(const World &world, const std::string &set, Edition edition);
int tilesOfSets(const World &world, const Selection &selection);
// Tiles that come with an expansion and that no set describes: they lie on the table with any of its elements.
int tilesWithoutSet(const Expansion &expansion, const Selection &selection);
int tilesOf(const World &world, const Selection &selection); // all that lie on the table
QString tilesText(int tiles); // "1 tile", "72 tiles"

// Expansions in the catalogue's order: "Base game · Inns, Cathedrals · The River I". Those that are chosen in
// part are named by their elements. Of a long list only `most` parts, and how many there are beyond them.
QStringList selectionParts(const World &world, const Selection &selection);
QString selectionText(const World &world, const Selection &selection, int most = 1000);

// What people ought to know about a mix: "Gardens does nothing without Abbot." Sentences; usually none.
QStringList selectionNotes(const World &world, const Selection &selection);

// The expansions, or those of their parts, that are selected but not played on the board: names in order.
QStringList unplayedParts(const World &world, const Selection &selection);
// The same as a list with commas; of a long one only `most`, and how many there are beyond them.
QString unplayedNames(const World &world, const Selection &selection, int most = 1000);
// A sentence that names them; empty when all is played.
QString unplayedText(const World &world, const Selection &selection, int most = 1000);

// "played", "calculated", "described", and what that means for a person.
QString supportWord(Support support);
QString supportSentence(Support support);

// ---- quick choices
struct QuickChoice {
    QString name;
    Selection selection; // without options
    bool operator==(const QuickChoice &) const = default;
};
// The base game alone, the boxes of the edition, and everything that the program plays.
std::vector<QuickChoice> quickChoices(const World &world, Edition edition);
// Then also the boxes of the other editions that are shown, each to be played as one of these, the newest it is
// sold in.
std::vector<QuickChoice> quickChoices(const World &world, Edition edition, const std::vector<Edition> &shown);
// The base game alone.
Selection basicSelection(const World &world, Edition edition);
// Whether both play the same expansions with the same tiles, whatever the options.
bool sameMix(const Selection &one, const Selection &other);

} // namespace scorekeep::app
