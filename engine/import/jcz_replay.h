// SPDX-License-Identifier: MIT
// Plays the messages of a JCloisterZone game on our table.
#pragma once

#include "engine/game/game.h"
#include "engine/import/jcz_draws.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scorekeep {

class JczReplay {
public:
    // Of the whole file, which outlives the replay, as does the world.
    JczReplay(const Node &file, const Setup &setup, const World &world);

    // Answers our questions with one message. Throws NotPlayed or ImportError.
    void play(const Node &message);
    const Game &game() const { return m_game; }
    std::vector<std::string> nextKinds() const { return m_draws.nextKinds(m_game.state()); }

private:
    void dispatch(const Node &message);
    void placeTile(const Node &payload);
    bool placeOwn(const Node &payload);
    void deploy(const Node &payload);
    void callBack(const Node &payload);
    void moveNeutral(const Node &payload);
    void placeToken(const Node &payload);
    void chooseFigure(const Node &payload, std::string_view source);
    PlayerId captorOf(std::string_view meeple) const;
    void pass();
    void commit(const Node &payload);
    void takeBack();
    void settle();
    bool settleDraw(const OpenPrompt &prompt);
    // Areas (jcz_areas.cpp)
    std::optional<Place> areaOf(const Node &pointer) const;
    bool isEntering() const;
    bool isLeaving() const;
    bool isWaiting(const PieceRef &piece) const;
    bool leave(const Node &message, const Node &payload);
    void answerLeaving();
    void settleLeaving();
    void expectNothing();
    void lookAfterCommit();
    bool isConfirmed() const;
    void passLateQuestions();
    void emptyStack();
    void enter(std::string_view item);

    const OpenPrompt *prompt(PromptKind kind, std::string_view source = {}) const;
    void give(const OpenPrompt &prompt, Answer answer, bool forced = false);
    void giveBest(PromptKind kind, std::string_view source, const Node &place,
                  const std::function<int(const Answer &)> &fits);
    int fit(const Place &place, const std::vector<NodeId> &nodes) const;
    PieceRef readPiece(const Node &id) const;
    int fitNeutral(const Place &place, const Node &to) const;
    void checkPlayer(const Node &message) const;
    [[noreturn]] void refuse(const Node &place, std::string_view id = "import.refused",
                             std::string_view expected = {}, std::string_view detail = {}) const;
    [[noreturn]] void failNotPlayed(const Node &place, std::string_view what) const;

    // Figures that leave areas in one part of a turn.
    struct Leaving {
        struct Move {
            PieceRef piece;
            std::vector<NodeId> nodes; // where it goes
            bool given = false;
        };
        std::uint32_t part = 0;
        std::size_t start = 0; // the log's length before the first answer
        std::vector<Move> moves;
        PlayerSet done = 0;
        bool goesOn = false; // the last message was of it
    };
    struct Before {
        std::size_t cursor = 0;
        JczDraws::Mark draws;
        std::uint32_t confirmed = 0;
    };
    Game m_game;
    JczDraws m_draws;
    Leaving m_leaving;
    std::vector<Before> m_before; // each message that was not taken back
    std::vector<std::pair<std::string, PlayerId>> m_captured; // its figures, and who took them; the last counts
    std::uint32_t m_confirmed = 0; // the last part of a turn whose wood was confirmed
    std::size_t m_number = 0;     // of the message, counted from 1
    std::string m_type;
    Node m_message;
};

} // namespace scorekeep
