// SPDX-License-Identifier: MIT
// A base game for two that a test plays in words.
#pragma once

#include "engine/game/embedded_world.h"
#include "engine/game/game.h"
#include "tests/support/games.h"

#include <QTest>

#include <algorithm>

namespace scorekeep {

inline constexpr const char *Straight = "base.road-straight";
inline constexpr const char *Cap = "base.city-cap";

inline Place segmentAt(const Game &game, int x, int y, std::string_view name) {
    const Board &board = game.state().board;
    const TileId tile = board.tileAt({std::int16_t(x), std::int16_t(y)});
    const auto &segments = board.kindOf(tile).segments;
    for (std::size_t s = 0; s < segments.size(); ++s) {
        if (segments[s].name == name) {
            return Place::on(board.spot(board.node(tile, int(s))));
        }
    }
    return {};
}

inline Placement placed(int x, int y, int rotation = 0) {
    return {{std::int16_t(x), std::int16_t(y)}, std::uint8_t(rotation)};
}

// A base game for two that is played in words. The start tile (a city north, a road from west to east) lies
// at 0, 0.
struct PlayedGame {
    explicit PlayedGame(int followers = 7) : PlayedGame(setupWith(followers)) {}
    explicit PlayedGame(const Setup &setup, const World &world = embeddedWorld()) : game(world, setup) {}

    static Setup setupWith(int followers) {
        Setup setup = baseGame(embeddedWorld(), 2);
        if (followers != 7) {
            setup.pieces = {{"follower", followers}};
        }
        return setup;
    }

    KindId kind(std::string_view id) const { return *game.rules().pool().find(id); }
    PieceKindId follower() const { return *game.rules().piece("follower"); }

    Entry entry(std::string_view item, Answer answer) const {
        Entry made;
        made.item = game.rules().at(item);
        made.player = game.state().part.player;
        made.answer = std::move(answer);
        return made;
    }
    std::string give(Entry made) { return std::string(game.answer(std::move(made)).id); }
    std::string give(std::string_view item, Answer answer) { return give(entry(item, std::move(answer))); }

    // A tile drawn and placed; the wood is asked after it.
    void lay(std::string_view id, Placement at) {
        QCOMPARE(give("draw.tile", Answer::drawTile(kind(id))), std::string());
        QCOMPARE(give("place.tile", Answer::placeTile(kind(id), at)), std::string());
    }
    void deploy(Place to) {
        const PieceRef own{follower(), game.state().part.player, Place::supply()};
        QCOMPARE(give("figure.deploy", Answer::placePiece(own, to)), std::string());
    }
    void pass() { QCOMPARE(give("figure.deploy", Answer::passed()), std::string()); }

    // Three turns: a city of two tiles (4 points to the first player), a road on either side.
    void threeTurns() {
        lay(Cap, placed(0, -1, 2));
        deploy(segmentAt(game, 0, -1, "city"));
        lay(Straight, placed(1, 0));
        deploy(segmentAt(game, 1, 0, "road"));
        lay(Straight, placed(-1, 0));
        pass();
    }

    std::string asked() const {
        const OpenChoice &open = game.open();
        return open.open() ? game.rules().itemName(open.prompts.front().item) + ' ' +
                                 std::to_string(open.prompts.front().player)
                           : std::string("nothing");
    }
    Entry correction(std::string_view name, Answer answer) const {
        Entry made = entry(name, std::move(answer));
        made.reason = "as it lies on the table";
        return made;
    }
    Entry points(PlayerId player, int number) const {
        Answer answer = Answer::enterNumber(number);
        answer.player = player;
        return correction(core::Points, answer);
    }
    Entry turnOf(PlayerId player, int step) const {
        Answer answer = Answer::enterNumber(step);
        answer.player = player;
        return correction(core::Turn, answer);
    }
    int step(std::string_view id) const {
        const auto &steps = game.rules().spine().script("turn")->steps;
        const auto at = std::find_if(steps.begin(), steps.end(), [id](const Step &s) { return s.id == id; });
        return int(at - steps.begin());
    }
    bool sameAgain() const {
        const Game again(game.rules().world(), game.setup(), game.log(), game.cursor());
        return again.state() == game.state() && again.open().prompts.size() == game.open().prompts.size();
    }

    Game game;
};

} // namespace scorekeep
