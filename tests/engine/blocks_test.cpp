// SPDX-License-Identifier: MIT
// Tests of tiles of several cells in a game: their cells, the named areas on them, and what lies beside them.
#include "engine/catalogue/shape.h"
#include "engine/files/embedded.h"
#include "engine/files/reader.h"
#include "engine/game/embedded_world.h"
#include "engine/game/game.h"
#include "engine/game/table.h"
#include "tests/support/games.h"

#include <QTest>

#include <algorithm>

using namespace scorekeep;

namespace {

// With the City of Carcassonne, whose block covers 0,0 to 3,2.
Setup withCity(std::vector<std::string> elements = {}, std::vector<std::pair<std::string, int>> tiles = {}) {
    Setup setup = baseGame(embeddedWorld(), 2, Edition::C2);
    elements.insert(elements.end(), {"farmers", "count-of-carcassonne"});
    tiles.emplace_back("base", 1);
    setup.selection = normalised({Edition::C2, elements, tiles, {}}, embeddedWorld().catalogue);
    return setup;
}

NodeId segmentCalled(const Board &board, std::string_view name) {
    const auto &segments = board.kindOf(0).segments;
    const auto at = std::ranges::find(segments, name, &Segment::name);
    return board.node(0, int(at - segments.begin()));
}

} // namespace

class BlocksTest : public QObject {
    Q_OBJECT

private slots:
    void nothingEntersTheCellsWithin() {
        const Game game(embeddedWorld(), withCity());
        const PieceKindId dragon = *game.rules().piece("dragon");
        const auto entry = [](PieceKindId piece, Cell cell) {
            EntryAllowed asked;
            asked.piece = piece;
            asked.cell = cell;
            return asked;
        };
        const bool asTold = game.look([&](const Table &table) {
            int within = 0;
            for (std::int16_t y = 0; y < 3; ++y) {
                for (std::int16_t x = 0; x < 4; ++x) {
                    const Refusal refusal = table.question(entry(dragon, {x, y}));
                    const bool inner = y == 1 && (x == 1 || x == 2);
                    if (bool(refusal) != inner) {
                        return false;
                    }
                    within += refusal.id == "count.walls" ? 1 : 0;
                }
            }
            return within == 2 && !table.question(entry(dragon, {4, 1}));
        });
        QVERIFY(asTold);
    }

    void aFeatureHasTheCellsThatItReaches() {
        const Game game(embeddedWorld(), withCity());
        const bool asTold = game.look([&](const Table &table) {
            const Board &board = table.board();
            const std::vector<Cell> north = table.cellsOf(segmentCalled(board, "field-north"));
            return north == std::vector<Cell>{{0, 0}, {1, 0}, {2, 0}, {3, 0}} &&
                   table.cellsOf(segmentCalled(board, "city-east")) == std::vector<Cell>{{3, 2}};
        });
        QVERIFY(asTold);
    }

    void areasOnTilesAreThoseOfTheReference() {
        const Game game(embeddedWorld(), withCity());
        const auto &areas = game.state().board.kindOf(0).areas;
        QCOMPARE(areas.size(), std::size_t(4));
        for (const TileArea &area : areas) {
            QCOMPARE(game.rules().areas().at(area.index).id, area.id);
        }
        static const Document nowhere = parseYaml("set: yards\nname: Yards\ntiles:\n  - id: yard\n    edges: ffff\n"
                                                  "    segments: {field: N E S W}\n    areas: {back-yard: [50, 50]}\n",
                                                  "resources/tiles/yards.yaml");
        std::vector<const Document *> documents{&nowhere};
        for (const Document &document : embeddedDocuments()) {
            documents.push_back(&document);
        }
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, World::load(documents, allModules()));
    }

    void theUsualStartTileLeavesTheGame() {
        const auto left = [](std::string_view bag) {
            Setup setup = withCity();
            setup.selection.setOption(embeddedWorld().catalogue, "start-tile-in-bag", bag);
            const Game game(embeddedWorld(), setup);
            return int(game.state().supply.left[*game.rules().startKind()]);
        };
        QCOMPARE(left("on") - left("off"), 1);
    }

    void aRiverBeginsBesideTheBlockAndFlowsAway() {
        Game game(embeddedWorld(), withCity({"river-1"}, {{"river-1", 1}}));
        const OpenPrompt asked = game.open().prompts.front();
        QCOMPARE(game.rules().itemName(asked.item), std::string("setup.river"));
        QCOMPARE(asked.kind, PromptKind::PlaceTile);
        const TileKind &spring = game.rules().pool().kind(asked.options.front().tile);
        QCOMPARE(spring.group, std::string("river-spring"));
        for (const Answer &option : asked.options) {
            // The spring's water runs east at rotation 0: the three cells in front of it are free.
            const Cell at = option.placement.at;
            const Side out = rotated(Side::East, option.placement.rotation);
            const Cell ahead = neighbour(at, out);
            QVERIFY(game.state().board.tileAt(ahead) == NoTile);
            QVERIFY(game.state().board.tileAt(neighbour(ahead, rotated(out, 1))) == NoTile);
            QVERIFY(game.state().board.tileAt(neighbour(ahead, rotated(out, 3))) == NoTile);
        }
        Entry entry{asked.item, asked.player, asked.subject, asked.options.front(), false, false, {}};
        QVERIFY(!game.answer(entry));
        QCOMPARE(game.rules().itemName(game.open().prompts.front().item), std::string("draw.tile"));
        const TileKind &first = game.rules().pool().kind(game.open().prompts.front().options.front().tile);
        QVERIFY(first.group.starts_with("river"));
        QCOMPARE(game.state().board.tileCount(), std::size_t(2));
    }
};

QTEST_APPLESS_MAIN(BlocksTest)
#include "blocks_test.moc"
