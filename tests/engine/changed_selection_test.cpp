// SPDX-License-Identifier: MIT
// Tests of changing what a running game is played with: there and back, what is set aside, and the saved file.
#include "engine/game/changed_selection.h"
#include "engine/game/saved_game.h"
#include "tests/support/played_game.h"

#include <QTest>

#include <random>

using namespace scorekeep;

namespace {

const World &world() {
    return embeddedWorld();
}

// So many inputs, chosen by chance.
std::unique_ptr<Game> played(const Setup &setup, unsigned seed, std::size_t inputs) {
    auto game = std::make_unique<Game>(world(), setup);
    std::mt19937 random(seed);
    while (game->cursor() < inputs && game->open().open()) {
        const auto &prompts = game->open().prompts;
        const OpenPrompt &prompt = prompts[random() % prompts.size()];
        Entry entry;
        entry.item = prompt.item;
        entry.player = prompt.player;
        entry.subject = prompt.subject;
        const bool pass = prompt.mayPass && !prompt.standing && random() % 4 == 0;
        const Answer &option = prompt.options[random() % prompt.options.size()];
        entry.answer = pass ? Answer::passed() : option;
        if (game->answer(entry)) {
            break; // several pieces at once, which this player does not try
        }
    }
    return game;
}

Selection without(Selection selection, std::initializer_list<std::string_view> elements,
                  std::initializer_list<std::string_view> sets) {
    std::erase_if(selection.elements, [&](const std::string &id) {
        return world().catalogue.elements.at(id).shared || std::ranges::find(elements, id) != elements.end();
    });
    std::erase_if(selection.tileSets,
                  [&](const auto &set) { return std::ranges::find(sets, set.first) != sets.end(); });
    return normalised(std::move(selection), world().catalogue);
}

Selection with(Selection selection, std::initializer_list<std::string_view> elements) {
    selection.elements.insert(selection.elements.end(), elements.begin(), elements.end());
    return normalised(std::move(selection), world().catalogue);
}

Place fieldAt(const Game &game, Cell cell) {
    const Board &board = game.state().board;
    const TileId tile = board.tileAt(cell);
    const auto &segments = board.kindOf(tile).segments;
    const auto field = std::ranges::find(segments, SegmentKind::Field, &Segment::kind);
    return field == segments.end()
               ? Place()
               : Place::on(board.spot(board.node(tile, int(field - segments.begin()))));
}

std::vector<Entry> counting(const Game &game) {
    std::vector<Entry> entries;
    std::ranges::copy_if(game.log(), std::back_inserter(entries), [](const Entry &e) { return !e.parked; });
    return entries;
}

} // namespace

class ChangedSelectionTest : public QObject {
    Q_OBJECT

    static void thereAndBack(const Game &game, const Selection &other) {
        const Selection first = game.setup().selection;
        const ChangedSelection there = withSelection(game, other);
        QVERIFY2(there.game != nullptr, there.failure.c_str());
        QCOMPARE(there.game->setup().selection, other);
        QCOMPARE(there.points.front().first, game.state().points(0));
        QCOMPARE(there.points.back().second,
                 there.game->state().points(PlayerId(there.points.size() - 1)));
        // What is kept in the file is what is kept in the program.
        const SavedGame saved = readGame(writeGame(*there.game), "there", world());
        QCOMPARE(saved.log, there.game->log());
        const Game again(world(), saved.setup, saved.log, saved.cursor, Replay::Checked);
        QVERIFY(again.state() == there.game->state());
        const ChangedSelection back = withSelection(again, first);
        QVERIFY2(back.game != nullptr, back.failure.c_str());
        QVERIFY(back.game->state() == game.state());
        QVERIFY(back.aside.empty());
        QVERIFY(back.restored.size() >= there.aside.size());
    }

private Q_SLOTS:
    void partsGoAndComeBack() {
        for (unsigned seed = 1; seed <= 6; ++seed) {
            const auto game = played(everythingPlayed(world(), 3), seed, 160);
            QVERIFY(game->cursor() > 60);
            const Selection &now = game->setup().selection;
            thereAndBack(*game, without(now, {"abbot"}, {}));
            thereAndBack(*game, without(now, {"builder", "pig-herd", "inns"}, {}));
            thereAndBack(*game, without(now, {"river-1", "trade-goods"}, {"river-1"}));
            thereAndBack(*game, without(now, {"farmers"}, {"inns-and-cathedrals"}));
        }
    }

    void partsAreAddedAndGo() {
        const auto game = played(baseGame(world(), 2), 3, 120);
        const Selection &now = game->setup().selection;
        thereAndBack(*game, with(now, {"fairy", "abbot"}));
        thereAndBack(*game, with(now, {"big-follower", "tower"}));
        thereAndBack(*game, with(now, {"bridges", "phantom"})); // not all of it is played
    }

    void editionAndOptions() {
        const auto game = played(everythingPlayed(world(), 2), 9, 140);
        Selection other = game->setup().selection;
        other.edition = Edition::C1;
        thereAndBack(*game, normalised(other, world().catalogue));
        other = game->setup().selection;
        other.setOption(world().catalogue, "confirm-wood", "on");
        thereAndBack(*game, other);
    }

    void saysWhatDiffers() {
        PlayedGame table(baseGame(world(), 2));
        const Selection both = table.game.setup().selection;
        const Selection noFarmers = without(both, {"farmers"}, {});
        QVERIFY(withSelection(table.game, both).aside.empty());
        QCOMPARE(table.give("draw.tile", Answer::drawTile(table.kind(Straight))), std::string());
        QCOMPARE(table.give("place.tile", Answer::placeTile(table.kind(Straight), placed(1, 0, 0))),
                 std::string());
        const Place field = fieldAt(table.game, {1, 0});
        QVERIFY(field != Place());
        QCOMPARE(table.give("figure.deploy",
                            Answer::placePiece({table.follower(), 0, Place::supply()}, field)),
                 std::string());
        table.game.undo();
        table.game.redo();
        const ChangedSelection changed = withSelection(table.game, noFarmers);
        QVERIFY2(changed.game != nullptr, changed.failure.c_str());
        QCOMPARE(changed.aside, std::vector<std::size_t>{2});
        QCOMPARE(counting(*changed.game).size(), std::size_t(2));
        QVERIFY(changed.game->log().back().change.starts_with("{item: figure.deploy, player: 0"));
        const ChangedSelection back = withSelection(*changed.game, both);
        QCOMPARE(back.restored, std::vector<std::size_t>{2});
        QCOMPARE(back.game->log(), table.game.log());
    }

    void whatWasUndoneIsTold() {
        PlayedGame table(baseGame(world(), 2));
        QCOMPARE(table.give("draw.tile", Answer::drawTile(table.kind(Straight))), std::string());
        table.game.undo();
        const ChangedSelection changed = withSelection(table.game, with(table.game.setup().selection, {"inns"}));
        QCOMPARE(changed.undone, std::size_t(1));
        QVERIFY(changed.game->log().empty());
    }

    void startTilesAndRemovedKinds() {
        Setup setup = everythingPlayed(world(), 2);
        setup.removed = {world().tileSet("base")->tiles.back().id,
                         world().tileSet("inns-and-cathedrals")->tiles.back().id};
        const Game game(world(), setup);
        const ChangedSelection changed =
            withSelection(game, without(setup.selection, {}, {"inns-and-cathedrals"}));
        QVERIFY2(changed.game != nullptr, changed.failure.c_str());
        QCOMPARE(changed.game->setup().removed, std::vector<std::string>{setup.removed.front()});
    }
};

QTEST_APPLESS_MAIN(ChangedSelectionTest)
#include "changed_selection_test.moc"
