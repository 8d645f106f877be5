// SPDX-License-Identifier: MIT
// Plays random games over the options of the prompts. SCOREKEEP_SEED and SCOREKEEP_GAMES choose which.
#include "engine/game/embedded_world.h"
#include "tests/support/random_player.h"

#include <QTest>

#include <chrono>

using namespace scorekeep;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int UsualGames = 200;
constexpr RandomPlayer::Checks UsualChecks = RandomPlayer::Checks::EveryEntry;
#else
constexpr int UsualGames = 2000;
constexpr RandomPlayer::Checks UsualChecks = RandomPlayer::Checks::EndOfTurn;
#endif
constexpr int MostFailures = 10; // shown; one cause fails many games

int fromEnvironment(const char *name, int otherwise) {
    bool isNumber = false;
    const int value = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? value : otherwise;
}

void print(const Taken &taken) {
    for (const auto &[what, times] : taken) {
        qInfo("%8d  %-24s %s", times, what.first.c_str(), what.second.c_str());
    }
}

} // namespace

class RandomGameTest : public QObject {
    Q_OBJECT

private slots:
    void everyGameHolds() {
        const int first = fromEnvironment("SCOREKEEP_SEED", 1);
        const int games = fromEnvironment("SCOREKEEP_GAMES", qEnvironmentVariableIsSet("SCOREKEEP_SEED") ? 1 : UsualGames);
        const bool each = UsualChecks == RandomPlayer::Checks::EveryEntry || qEnvironmentVariableIsSet("SCOREKEEP_EACH");
        const auto checks = each ? RandomPlayer::Checks::EveryEntry : RandomPlayer::Checks::EndOfTurn;
        qInfo("seeds %d to %d, checked at %s", first, first + games - 1, each ? "every entry" : "the end of every turn");
        const auto begin = std::chrono::steady_clock::now();
        Taken taken;
        std::size_t entries = 0;
        int failures = 0;
        for (int i = 0; i < games && failures < MostFailures; ++i) {
            try {
                RandomPlayer player(embeddedWorld(), unsigned(first + i), checks);
                player.play();
                entries += player.entries();
                for (const auto &[what, times] : player.taken()) {
                    taken[what] += times;
                }
            } catch (const PlayFailure &failure) {
                ++failures;
                qWarning("%s", failure.what());
            }
        }
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        qInfo("%d games, %zu entries, %.1f s", games, entries, seconds);
        print(taken);
        QCOMPARE(failures, 0);
    }
};

QTEST_GUILESS_MAIN(RandomGameTest)
#include "random_game_test.moc"
