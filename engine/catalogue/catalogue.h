// SPDX-License-Identifier: MIT
// The catalogue: expansions with their elements and tile sets, options, pieces and boxes.
#pragma once

#include "engine/catalogue/condition.h"
#include "engine/catalogue/edition.h"
#include "engine/catalogue/lexicon.h"
#include "engine/catalogue/tile_kind.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scorekeep {

class Node;

// All names and sentences are British English with edition wording (engine/catalogue/wording.h),
// meant to be translated.

struct OptionValue {
    std::string id;
    std::string name;
    bool operator==(const OptionValue &) const = default;
};

struct Option {
    std::string id;
    std::string name;
    std::string sentence; // says what it does
    std::vector<OptionValue> values;
    std::string defaultValue;
    std::vector<std::pair<Edition, std::string>> editionDefaults;
    Condition when;                 // otherwise it has no effect and is not shown
    std::vector<std::string> marks; // "interpretation", "conflict", "house-rule"

    std::string_view defaultFor(Edition edition) const;
    bool allows(std::string_view value) const;
};

// A kind of figure, neutral figure or token.
struct PieceKind {
    std::string id;                  // "large-follower"
    std::string name;                // British, singular
    std::vector<std::string> traits; // sorted: "follower", "special", "neutral", "token" ...
    int votes = 0;
    std::vector<SegmentKind> standsOn;
    std::vector<std::string> alsoOn; // special segments, by the ids of the symbols that make them
    std::string symbol; // drawing without its ending: in resources/figures, of a token in resources/symbols

    bool is(std::string_view trait) const;
    bool canStandOn(SegmentKind kind) const;
};

// How many pieces of a kind an element brings to the table.
struct PieceSupply {
    std::string piece;
    int perPlayer = 0;                          // in each player's supply
    std::vector<std::pair<int, int>> byPlayers; // number of players -> in each supply, instead
    int scoreboard = 0;                         // further ones of each player, which count his points
    int reserve = 0;                            // further ones of each player, in the common supply
    int common = 0;                             // nobody's, in the common supply
    std::vector<Edition> editions;              // in whose boxes they are; empty: in all
    Condition when;                             // another selection has another hand-out

    int forEach(int players) const;
    bool isIn(const Selection &selection, const Catalogue &catalogue) const;
};

// The smallest part of an expansion that can be chosen.
struct Element {
    std::string id; // unique in the catalogue and told apart from every option and edition
    std::string name;
    std::string text; // a sentence that says what it adds
    std::string expansion;
    std::vector<PieceSupply> pieces;
    std::vector<std::string> tiles;   // kinds that come with it and not with their set, and are never drawn
    std::vector<std::string> needs;   // elements without which it does nothing
    std::vector<std::string> implies; // elements that come with it (rules shared by several)
    bool always = false;              // part of every selection
    bool shared = false;              // only ever implied; the selector does not show it
    bool informative = false;         // can never have code
};

struct TileSetEntry {
    std::string id;
    std::string expansion;
};

// What the selector's tabs are.
struct ExpansionGroup {
    std::string id; // base, major, minor, other, fan
    std::string name;
};

// Expansions of a group that belong together, under one heading.
struct Section {
    std::string id;
    std::string name;
    std::string group;
    std::string number; // where one box holds them all: "6"; else empty
};

// The looks of a box: of editions, or one that fits all.
struct Prints {
    std::vector<Edition> editions;
    bool neutral = false;
    bool operator==(const Prints &) const = default;
};

struct Expansion {
    std::string id;
    std::string name;
    std::string group;
    std::string section;                 // of its group; may be empty
    std::string number;                  // as printed on the box: "1"; may be empty
    std::vector<Edition> editions;       // whose look it has
    bool neutral = false;                // its pieces fit the look of every edition
    std::vector<std::string> publishers; // "HiG", "RGG" ...: where not all published it
    std::vector<std::string> elements;
    std::vector<std::string> tileSets;
    int tileCount = 0; // tiles that it has beside those of its sets: nobody has written them down yet
};

// A box as sold, or another selection that is made at once.
struct Bundle {
    std::string id;
    std::string name;
    std::vector<Edition> editions;
    std::vector<std::string> publishers; // where not all sold it
    std::vector<std::string> elements;
    std::vector<std::pair<std::string, int>> tileSets;
    std::optional<Prints> allOf;    // instead: every expansion in one of these prints, with all its parts
    std::vector<std::string> marks; // "interpretation": what the box holds is not known for certain
};

class Catalogue {
public:
    Lexicon<ExpansionGroup> groups;
    Lexicon<Section> sections;
    Lexicon<Expansion> expansions;
    Lexicon<Element> elements;
    Lexicon<PieceKind> pieces;
    Lexicon<Option> options;
    Lexicon<TileSetEntry> tileSets;
    Lexicon<Bundle> bundles;

    // Checks everything: unknown keys, references, duplicates. Throws FileError.
    static Catalogue read(const Node &document);

    // Gives a bundle what its `allOf` asks for.
    void fill(Bundle &bundle) const;

    // Adds another document of the same form, such as a test's or a person's own expansion. Throws FileError;
    // the catalogue is then as it was before.
    void add(const Node &document);
};

} // namespace scorekeep
