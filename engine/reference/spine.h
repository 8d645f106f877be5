// SPDX-License-Identifier: MIT
// The order of play and the scoring tables as data, which both the checklist and the engine walk.
#pragma once

#include "engine/catalogue/condition.h"
#include "engine/catalogue/edition.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace scorekeep {

class Catalogue;
class Node;
struct Selection;

enum class Scope : std::uint8_t { Once, Choice, EachCompleted, EachPlayer, UntilAllPass };
enum class Duty : std::uint8_t { Must, May, Automatic, Informative };
enum class Category : std::uint8_t { Tile, Figure, Additional };

// A range of numbers of players; the whole range where nothing is said.
struct PlayerRange {
    int least = 1, most = 99;
    bool holds(int players) const { return players >= least && players <= most; }
    bool always() const { return least <= 1 && most >= 99; }
    bool operator==(const PlayerRange &) const = default;
};

// A sentence under an item, a row or another note: what it comprises, an exception, a number for some
// numbers of players, a footnote. Nothing is ever bound to it. Ids as items have them.
struct Note {
    std::string id;
    std::string element;
    Condition when; // beside the element
    std::string text;
    std::string countOf; // a kind of piece, whose numbers by players belong to the sentence; may be empty
    PlayerRange players; // for these numbers of players alone
    bool footnote = false;
    std::vector<std::string> marks;
    std::vector<Edition> adaptedFor;
    std::vector<std::string> publishers;
    std::string symbol{}; // the drawing beside it; empty: that of its piece or element
    std::vector<Note> notes{};
    bool operator==(const Note &) const = default;
};

// A sentence of the order of play. `step` is the id of its step, or the name of its list ("anytime",
// "upkeep", "reactions"). Texts carry edition wording and are raw, to be translated before they are worded.
struct Item {
    std::string id;
    std::string step;
    std::string element;
    Condition when; // beside the element
    Duty duty = Duty::Must;
    std::string text;
    std::vector<std::string> marks;      // "interpretation", checkpoints such as "MESSAGES" ...
    std::vector<Edition> adaptedFor;     // in these editions the sentence is an adaptation
    std::vector<std::string> publishers; // a deviation of these publishers alone
    std::string countOf;                 // as a note's
    PlayerRange players;
    std::string symbol{}; // as a note's
    std::string ask{};    // the sentence as a short question; may be empty
    std::vector<Note> notes{};
    bool operator==(const Item &) const = default;
};

// Items that run under one scope. In a Choice block one and only one of the items is done.
struct Block {
    std::string id;
    Scope scope = Scope::Once;
    std::string from; // EachPlayer, UntilAllPass: "active" or "left", clockwise from there; else empty
    std::string text; // an introduction ("one and only one of the following"); may be empty
    Condition when;
    std::vector<Item> items;
    bool operator==(const Block &) const = default;
};

struct Step {
    std::string id; // "1A"
    std::string title;
    bool afterTile = false; // asks nothing where no tile was placed before it
    std::vector<Block> blocks;
    Condition when;
    bool operator==(const Step &) const = default;
};

struct Script {
    std::string id; // setup, turn, end: these run; game (the phases of a game) is only read
    std::vector<Step> steps;
    bool operator==(const Script &) const = default;
};

// Steps that are gone through more than once: "once, or twice in a double turn". Only to be read.
struct Repeat {
    std::string id;
    std::string element;
    Condition when; // beside the element
    std::string text;
    std::string from, to; // ids of steps of one script, both included
    bool operator==(const Repeat &) const = default;
};

// A line of a scoring table. Rows of a subject apply from top to bottom.
struct Row {
    std::string id;
    std::string subject; // road, city, monastery, garden, field, field-city, trade-goods ...
    Category category = Category::Tile;
    std::string element;
    Condition when;
    std::string during;  // text for scoring during the game; empty when the row does not apply then
    std::string after;   // the same for the end of the game
    Condition afterWhen; // for the end alone; tailoring empties `after` where it does not hold
    bool appliesDuring = false;
    bool appliesAfter = false;
    std::vector<std::string> facts; // all that the row's function may read, beside options
    std::vector<std::string> marks;
    std::vector<Edition> adaptedFor;
    std::vector<std::string> publishers;
    std::string symbol{}; // as a note's
    std::vector<Note> notes{};
    bool operator==(const Row &) const = default;
};

// What a scoring table is about: a feature, a figure, or something else that scores (tokens, titles).
enum class SubjectKind : std::uint8_t { Feature, Figure, Other };
struct Subject {
    std::string id;
    std::string name;
    Condition when;
    SubjectKind kind = SubjectKind::Feature;
    std::string symbol{};
    bool operator==(const Subject &) const = default;
};

struct FactDeclaration {
    enum class Type : std::uint8_t { Number, Flag };
    std::string id;
    Type type = Type::Number;
    bool perPlayer = false;
    std::string merge; // any, all, sum, set: how the facts of a feature's segments become the feature's
    std::string label; // for the calculator and for explanations
    bool operator==(const FactDeclaration &) const = default;
};

// A number about the whole table that everybody may know: how many cities are completed ...
struct PublicCount {
    std::string id;
    std::string element;
    Condition when;
    std::string label;
    bool operator==(const PublicCount &) const = default;
};

// A text for something that code names and that is no sentence of the order of play: an option that may be
// chosen, an area beside the board, a reason to refuse.
struct Saying {
    std::string id;
    std::string element; // that must be selected for it to be offered in a form; empty: always
    std::string text;
    bool operator==(const Saying &) const = default;
};

// A mark that sentences carry, and what it is called; it is shown where the condition holds.
struct Mark {
    std::string id;
    std::string name;
    Condition when;
    bool operator==(const Mark &) const = default;
};

// The drawing that stands beside whatever an element says.
struct ElementSymbol {
    std::string element;
    std::string symbol;
    bool operator==(const ElementSymbol &) const = default;
};

struct Spine {
    std::vector<Mark> marks;
    std::vector<ElementSymbol> symbols; // sorted by element
    std::vector<Script> scripts;
    std::vector<Repeat> repeats;
    std::vector<Item> introduction; // what the order of play says first
    std::vector<Item> anytime;
    std::vector<Item> upkeep;
    std::vector<Item> reactions;
    std::vector<Subject> subjects;
    std::vector<Row> rows; // by subject, in the order of `subjects`
    std::vector<FactDeclaration> facts;
    std::vector<PublicCount> counts;
    std::vector<Saying> words;    // options that modules name: "first"
    std::vector<Saying> areas;    // places beside the board, with their preposition: "in the harbour"
    std::vector<Saying> refusals; // whole sentences, for what no item says; ids are like an item's

    const Script *script(std::string_view id) const;
    const Step *step(std::string_view id) const;
    const Item *item(std::string_view id) const; // in scripts and lists
    const Row *row(std::string_view id) const;
    const FactDeclaration *fact(std::string_view id) const;
    const Mark *mark(std::string_view id) const;
    std::string_view symbol(std::string_view element) const; // empty where it has none
    const Saying *refusal(std::string_view id) const;
    std::vector<const Item *> allItems() const;

    bool operator==(const Spine &) const = default;
};

// Reads and joins documents; their order does not matter, only their file names do: they decide between
// entries that name the same place. Throws FileError for anything that does not hold together.
// resources/reference/README.md explains the form.
Spine readSpine(std::span<const Node> documents, const Catalogue &catalogue);

// Only what applies: items, rows, notes and counts whose element is selected and whose condition holds;
// blocks, steps and subjects with nothing left are gone. Scripts, facts and sayings stay, since they are
// numbered.
Spine tailored(const Spine &spine, const Selection &selection, const Catalogue &catalogue);

} // namespace scorekeep
