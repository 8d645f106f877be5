// SPDX-License-Identifier: MIT
// What a feature would give is what it gives when it is scored next.
#include "tests/support/played_game.h"

#include <map>
#include <random>

using namespace scorekeep;

namespace {

Setup lookingTwice(unsigned seed) {
    Setup setup = seed % 2 == 0 ? everythingPlayed(embeddedWorld(), 2 + int(seed % 3)) : baseGame(embeddedWorld(), 2);
    setup.selection.setOption(embeddedWorld().catalogue, "confirm-wood", "on");
    return setup;
}

std::vector<ScoreLine> linesOf(const State &state, const Score &score) {
    const auto first = state.lines.begin() + std::ptrdiff_t(score.firstLine);
    return {first, first + std::ptrdiff_t(score.lines)};
}

// By name: every feature on which somebody stands.
std::map<Spot, Worth> worths(const Game &game, Phase phase) {
    std::map<Spot, Worth> found;
    const Board &board = game.state().board;
    for (const Piece &piece : game.state().pieces) {
        const NodeId node = piece.place.kind == Place::Kind::Segment ? board.node(piece.place.spot) : NoNode;
        if (node == NoNode) {
            continue;
        }
        const bool complete = game.look([&](const Table &table) { return table.isComplete(node); });
        if (std::optional<Worth> worth = game.worth(node, phase, complete)) {
            found.emplace(board.nameOf(node), std::move(*worth));
        }
    }
    return found;
}

} // namespace

class WorthTest : public QObject {
    Q_OBJECT

private:
    int m_compared = 0;
    int m_lines = 0;

    void compare(const Game &game, std::size_t firstScore, const std::map<Spot, Worth> &expected, std::string_view item) {
        const State &state = game.state();
        for (std::size_t i = firstScore; i < state.scores.size(); ++i) {
            const Score &score = state.scores[i];
            const auto at = expected.find(score.feature);
            const bool same = at != expected.end() && at->second.resolution.subject == score.subject;
            if (score.item == NoItem || game.rules().itemName(score.item) != item || !same) {
                continue;
            }
            const auto &shares = at->second.shares;
            const auto share = std::find_if(shares.begin(), shares.end(), [&](const Worth::Share &s) { return s.player == score.player; });
            QCOMPARE(share != shares.end() ? share->points : 0, score.points);
            QVERIFY(at->second.control.reason == score.reason);
            if (share != shares.end()) {
                QVERIFY(share->lines == linesOf(state, score));
                m_lines += int(share->lines.size());
            }
            ++m_compared;
        }
    }

    void play(unsigned seed) {
        std::mt19937 random(seed);
        Game game(embeddedWorld(), lookingTwice(seed));
        const unsigned turns = 20 + seed % 40;
        while (!game.state().finished && game.state().turn < turns) {
            const auto &prompts = game.open().prompts;
            const OpenPrompt prompt = prompts[random() % prompts.size()];
            Entry entry{prompt.item, prompt.player, prompt.subject, {}, false, false, {}};
            const bool passes = prompt.mayPass && !prompt.standing && random() % 4 == 0;
            entry.answer = passes ? Answer::passed() : prompt.options[random() % prompt.options.size()];
            const bool scores = prompt.kind == PromptKind::Confirm && !prompt.mayPass;
            const State before = game.state();
            const auto expected = scores ? worths(game, Phase::During) : std::map<Spot, Worth>();
            QVERIFY(game.state() == before); // asking changes nothing
            QVERIFY(!game.answer(std::move(entry)));
            compare(game, before.scores.size(), expected, "resolve.score");
        }
        if (!game.state().finished) {
            const std::map<Spot, Worth> expected = worths(game, Phase::After);
            const std::size_t first = game.state().scores.size();
            Entry end;
            end.item = game.rules().at(core::End);
            QVERIFY(!game.answer(end));
            compare(game, first, expected, "final.features");
            compare(game, first, expected, "final.fields");
        }
    }

private slots:
    void isWhatIsAwardedNext() {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            play(seed);
        }
        QVERIFY2(m_compared > 150 && m_lines > 150, qPrintable(QString("%1, %2").arg(m_compared).arg(m_lines)));
    }

    void asIfItWereCompleted() {
        PlayedGame p;
        const auto points = [&](int x, int y, const char *name, Phase phase, bool complete, PlayerSet receivers) {
            const NodeId node = p.game.state().board.node(segmentAt(p.game, x, y, name).spot);
            const std::optional<Worth> worth = p.game.worth(node, phase, complete, receivers);
            return worth && !worth->shares.empty() ? worth->shares.front().points : -1;
        };
        QCOMPARE(points(0, 0, "city", Phase::During, true, setOf(0)), 2);
        QCOMPARE(points(0, 0, "city", Phase::After, false, setOf(0)), 1);
        QCOMPARE(points(0, 0, "city", Phase::After, false, 0), -1); // nobody stands there
        p.lay("base.monastery", placed(0, 1));
        p.deploy(segmentAt(p.game, 0, 1, "monastery"));
        QCOMPARE(points(0, 1, "monastery", Phase::After, false, 0), 2); // with one tile beside it
        QCOMPARE(points(0, 1, "monastery", Phase::During, true, 0), 9);
        const NodeId monastery = p.game.state().board.node(segmentAt(p.game, 0, 1, "monastery").spot);
        const std::optional<Worth> worth = p.game.worth(monastery, Phase::During, true);
        QCOMPARE(worth->shares.size(), std::size_t(1));
        QCOMPARE(int(worth->shares.front().player), 0);
        QVERIFY(worth->control.reason == ControlReason::Alone);
        QCOMPARE(p.game.state().points(0), 0);
    }
};

QTEST_GUILESS_MAIN(WorthTest)
#include "worth_test.moc"
