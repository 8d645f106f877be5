// SPDX-License-Identifier: MIT
// Plays random games over the options of the prompts. SCOREKEEP_SEED and SCOREKEEP_GAMES choose which, SCOREKEEP_THEME
// ("tower.exchange wagon") what they are about.
#include "engine/game/embedded_world.h"
#include "tests/support/games.h"
#include "tests/support/random_player.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace scorekeep;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int UsualGames = 200;
constexpr int MostThemed = 30;
constexpr RandomPlayer::Checks UsualChecks = RandomPlayer::Checks::EveryEntry;
#else
constexpr int UsualGames = 1000;
constexpr int MostThemed = 600; // small and quick
constexpr RandomPlayer::Checks UsualChecks = RandomPlayer::Checks::EndOfTurn;
#endif
constexpr int MostFailures = 10; // shown; one cause fails many games
constexpr int MostTaken = 20;     // of an option of one kind, that it counts as tried
constexpr int FirstThemed = 1'000'000; // seeds of games with a theme
constexpr int TriesForOne = 60;        // games about something that count as if it had been taken

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

// A row of the test: so many games, so that none comes near to Qt Test's time for one row.
constexpr int GamesARow = UsualGames / 20;

class RandomGameTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const bool chosen = qEnvironmentVariableIsSet("SCOREKEEP_SEED");
        m_first = fromEnvironment("SCOREKEEP_SEED", 1);
        m_games = fromEnvironment("SCOREKEEP_GAMES", chosen ? 1 : UsualGames);
        // Several programs share the games: this one plays the part of that number.
        const int parts = fromEnvironment("SCOREKEEP_PARTS", 1);
        const int part = fromEnvironment("SCOREKEEP_PART", 0);
        const auto theme = qEnvironmentVariable("SCOREKEEP_THEME").toStdString();
        if (const std::size_t item = theme.find(' '); !theme.empty()) {
            m_theme = Theme{theme.substr(0, item), item == std::string::npos ? std::string() : theme.substr(item + 1)};
        }
        m_first += m_games / parts * part;
        m_games /= parts;
        if (qEnvironmentVariableIsSet("SCOREKEEP_EACH")) {
            m_checks = RandomPlayer::Checks::EveryEntry;
        }
        const bool each = m_checks == RandomPlayer::Checks::EveryEntry;
        qInfo("seeds %d to %d, checked at %s", m_first, m_first + m_games - 1, each ? "every entry" : "the end of every turn");
    }

    // What is only described has nobody to play it: neither its rules nor its tiles belong into a game here.
    void mixesHoldOnlyWhatIsPlayed() {
        const World &world = embeddedWorld();
        const auto played = [&](const std::string &id) { return world.support(id) == Support::Played; };
        std::set<std::string> mixed;
        for (unsigned seed = 1; seed <= 300; ++seed) {
            std::mt19937 random(seed);
            const Setup setup = randomSetup(world, random);
            for (const std::string &element : setup.selection.elements) {
                QVERIFY2(played(element), element.c_str());
                mixed.insert(element);
            }
            for (const auto &[set, copies] : setup.selection.tileSets) {
                const std::string &expansion = world.catalogue.tileSets.at(set).expansion;
                const auto &elements = world.catalogue.expansions.at(expansion).elements;
                QVERIFY2(std::any_of(elements.begin(), elements.end(), played), set.c_str());
            }
        }
        for (const Element &element : world.catalogue.elements) {
            QVERIFY2(!played(element.id) || mixed.contains(element.id), element.id.c_str());
        }
    }

    void everyGameHolds_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        const int end = m_first + m_games;
        for (int first = m_first; first < end; first += GamesARow) {
            const int last = std::min(end, first + GamesARow) - 1;
            QTest::addRow("seeds %d to %d", first, last) << first << last;
        }
    }
    void everyGameHolds() {
        QFETCH(int, first);
        QFETCH(int, last);
        const int before = m_failures;
        for (int seed = first; seed <= last && m_failures < MostFailures; ++seed) {
            play(unsigned(seed), m_theme);
        }
        QCOMPARE(m_failures, before);
    }

    // Games about the expansion and the figure of what was done least so far, so that each option is taken
    // twenty times in the whole run if that can be had with a few games more.
    void rareOptionsAreTakenToo() {
        const int before = m_failures;
        for (int game = 0; game < MostThemed * m_games / UsualGames && m_failures < MostFailures; ++game) {
            const std::optional<Theme> theme = rarest();
            if (!theme) {
                break;
            }
            play(unsigned(FirstThemed + m_first + game), theme);
        }
        QCOMPARE(m_failures, before);
    }

    void cleanupTestCase() {
        qInfo("%d games, %zu entries, %d failures", m_played, m_entries, m_failures);
        print(m_taken);
    }

private:
    // The item of which a kind of option was taken least, and the figure that took it.
    std::optional<Theme> rarest() {
        const World &world = embeddedWorld();
        std::pair<std::string, std::string> chosen;
        const int enough = MostTaken * m_games / UsualGames;
        std::optional<Theme> theme;
        int least = enough;
        Taken taken = m_taken;
        for (const auto &[what, times] : m_tries) { // what seldom comes shall leave games for the others
            taken[what] += times / TriesForOne;
        }
        for (const Item *item : world.spine.allItems()) { // what never came by is rarer still
            const bool asks = item->duty == Duty::Must || item->duty == Duty::May;
            const auto found = m_taken.lower_bound({item->id, {}});
            const bool seen = found != m_taken.end() && found->first.first == item->id;
            if (asks && !seen && world.support(item->element) == Support::Played) {
                taken[{item->id, {}}] = 0;
            }
        }
        for (const auto &[what, times] : taken) {
            const Item *item = world.spine.item(what.first);
            const bool usual = what.second.find(':') == std::string::npos; // neither forced nor in a bent game
            if (item != nullptr && usual && times < least) {
                least = times;
                chosen = what;
                theme = Theme{item->id};
                if (world.catalogue.pieces.find(what.second) != nullptr) {
                    theme->figure = what.second;
                }
            }
        }
        ++m_tries[chosen];
        return theme;
    }

    void play(unsigned seed, const std::optional<Theme> &theme = {}) {
        ++m_played;
        try {
            RandomPlayer player(embeddedWorld(), seed, m_checks, theme);
            player.play();
            m_entries += player.entries();
            for (const auto &[what, times] : player.taken()) {
                m_taken[what] += times;
            }
        } catch (const PlayFailure &failure) {
            ++m_failures;
            qWarning("%s", failure.what());
        }
    }

    int m_first = 1;
    int m_games = UsualGames;
    RandomPlayer::Checks m_checks = UsualChecks;
    std::optional<Theme> m_theme; // of all games
    Taken m_taken;
    Taken m_tries; // games about it
    std::size_t m_entries = 0;
    int m_played = 0;
    int m_failures = 0;
};

QTEST_GUILESS_MAIN(RandomGameTest)
#include "random_game_test.moc"
