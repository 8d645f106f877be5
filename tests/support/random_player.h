// SPDX-License-Identifier: MIT
// Plays whole games by the options of the prompts, and holds every state against what must be true of it.
#pragma once

#include "engine/game/game.h"
#include "tests/support/naive_board.h"

#include <map>
#include <memory>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <tuple>

namespace scorekeep {

// What happened how often: item and kind of answer -> times.
using Taken = std::map<std::pair<std::string, std::string>, int>;

// What a game is about: an item, with all of its expansion, and a kind of figure that is used whenever it can be.
struct Theme {
    std::string item;
    std::string figure{}; // may be empty
};

// Something was not as it must be; the text tells the seed, the entry and what.
class PlayFailure : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class RandomPlayer {
public:
    enum class Checks { EveryEntry, EndOfTurn };

    // The seed decides setup and play. One seed in ten is a rough game: with corrections, forced answers,
    // undo to a random point, changed answers, and at times an early end. A game with a theme is never rough.
    RandomPlayer(const World &world, unsigned seed, Checks checks, const std::optional<Theme> &theme = {});

    // Plays to the end. Throws PlayFailure.
    void play();

    const Taken &taken() const { return m_taken; }
    std::size_t entries() const { return m_game->log().size(); }

private:
    std::size_t pick(std::size_t count) { return std::size_t(m_random() % count); }
    bool oneIn(unsigned many) { return m_random() % many == 0; }
    [[noreturn]] void fail(const std::string &what) const;
    void expect(bool holds, const std::string &what) const;

    // Choosing
    static Entry entryFor(const OpenPrompt &prompt, Answer answer);
    Entry choose();
    bool isShunned(const OpenPrompt &prompt);
    bool isLeft(const OpenPrompt &standing);
    const Answer &weighed(const OpenPrompt &prompt);
    const Answer &ofAnyKind(const OpenPrompt &prompt);
    const Answer *byHabit(const OpenPrompt &prompt);
    std::string anyFigure();
    std::vector<std::string> kindsOf(const Answer &answer) const;
    void enter(const Entry &entry);
    void note(const Entry &entry);
    void noteScores();
    std::string inWords(const Entry &entry) const;

    // Rough games
    void disturb();
    void correct();
    void force();
    void forceSkipped();
    void jumpBack();
    void changeOld();
    Entry replacement(std::size_t index);
    Placement freeSpace(KindId kind);
    Place anyPlace(const Piece &piece);

    // What must be true
    void checkAll(bool thorough);
    void checkOptions();
    void checkNonOptions();
    bool isSaid(std::string_view refusal) const;
    Entry nonOption(const OpenPrompt &prompt);
    void checkPoints() const;
    void checkPieces() const;
    void checkTiles() const;
    void checkResolved() const;
    void checkTitles() const;
    void checkRivals() const;
    std::optional<bool> shrineOn(const TileKind &kind) const;
    int rivalsAround(const Board &board, Cell cell, bool shrine) const;
    std::vector<Placement> legal(const NaiveBoard &naive, KindId kind) const;
    void checkBoard();
    void checkPlacements(const NaiveBoard &naive) const;
    void layNaive(const std::vector<PlacedTile> &tiles);
    void checkUndo();
    void checkSaved() const;
    void checkAgain() const;
    void same(const Game &other, const std::string &how) const;

    const World &m_world;
    unsigned m_seed;
    Checks m_checks;
    std::mt19937 m_random;
    std::unique_ptr<Game> m_game;
    std::vector<TileKind> m_kinds;
    bool m_rough = false;
    bool m_river = false;
    std::vector<PlacedTile> m_checkedTiles; // of which the board was compared last
    std::optional<NaiveBoard> m_naive;      // with these tiles
    std::vector<std::uint16_t> m_allTiles;  // by kind, of the whole game
    std::map<std::tuple<PlayerId, ItemId, std::uint32_t>, bool> m_shunned;
    bool m_bent = false; // something was forced or corrected, so that rules need not hold any more
    std::size_t m_nonOptions = 0;
    std::vector<Piece> m_start;
    std::size_t m_startTiles = 0; // how many lie there before the first is drawn
    std::optional<Theme> m_theme;
    std::string m_favourite; // a kind of figure
    std::map<ItemId, bool> m_takesFavourite;
    Taken m_taken;
};

} // namespace scorekeep
