// SPDX-License-Identifier: MIT
// How fast the engine is: replay of a whole game, the options after an answer, undo, and how it grows.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <random>
#include <stdexcept>

#include "engine/game/embedded_world.h"
#include "engine/game/game.h"

using namespace scorekeep;

namespace {

struct Recorded {
    Setup setup;
    std::vector<Entry> log;
    State last;
};

Setup baseGame(int copies) {
    Setup setup;
    setup.players = {{"Anna", "red"}, {"Ben", "blue"}};
    setup.selection.edition = Edition::C2;
    setup.selection.elements = {"farmers"};
    setup.selection.tileSets = {{"base", copies}};
    setup.selection = normalised(setup.selection, embeddedWorld().catalogue);
    return setup;
}

bool isPlayed(const std::string &element) {
    return embeddedWorld().support(element) == Support::Played;
}

Setup everythingPlayed() {
    Setup setup = baseGame(1);
    for (const Expansion &expansion : embeddedWorld().catalogue.expansions) {
        if (!std::all_of(expansion.elements.begin(), expansion.elements.end(), isPlayed)) {
            continue;
        }
        setup.selection.elements.insert(setup.selection.elements.end(), expansion.elements.begin(),
                                        expansion.elements.end());
        for (const std::string &set : expansion.tileSets) {
            setup.selection.tileSets.emplace_back(set, 1);
        }
    }
    setup.selection = normalised(setup.selection, embeddedWorld().catalogue);
    return setup;
}

// Every draw, placement, figure or pass an answer; checked as it is entered.
const Recorded &recorded(const Setup &setup) {
    static std::map<std::size_t, Recorded> games;
    const std::size_t key = setup.selection.elements.size() * 1000 + std::size_t(setup.selection.tileSets.front().second);
    const auto known = games.find(key);
    if (known != games.end()) {
        return known->second;
    }
    std::mt19937 random(1);
    Game game(embeddedWorld(), setup);
    while (!game.state().finished) {
        const auto &prompts = game.open().prompts;
        const OpenPrompt &prompt = prompts[random() % prompts.size()];
        Entry entry;
        entry.item = prompt.item;
        entry.player = prompt.player;
        entry.subject = prompt.subject;
        entry.answer = prompt.mayPass && random() % 3 == 0 ? Answer::passed()
                                                          : prompt.options[random() % prompt.options.size()];
        if (game.answer(std::move(entry))) {
            throw std::logic_error("an offered option was refused");
        }
    }
    return games[key] = Recorded{setup, game.log(), game.state()};
}

void replay(benchmark::State &run, const Setup &setup, Replay how = Replay::Trusted) {
    const Recorded &game = recorded(setup);
    for (auto _ : run) {
        const Game again(embeddedWorld(), game.setup, game.log, game.log.size(), how);
        if (again.state().lines != game.last.lines || again.state().scores != game.last.scores) {
            run.SkipWithError("the replay's lines differ from the checked run's");
            break;
        }
        benchmark::DoNotOptimize(again.state().finished);
    }
    run.counters["answers"] = double(game.log.size());
    run.counters["per_answer"] =
        benchmark::Counter(double(game.log.size()), benchmark::Counter::kIsIterationInvariantRate |
                                                        benchmark::Counter::kInvert);
}

void Replay72(benchmark::State &run) { replay(run, baseGame(1)); }
void CheckedReplay72(benchmark::State &run) { replay(run, baseGame(1), Replay::Checked); }
void CheckedReplayEverything(benchmark::State &run) { replay(run, everythingPlayed(), Replay::Checked); }
// The board of the base game with the rules of all that is played bound as well; only what begins elsewhere is
// left out, since the board would be another one.
Setup everythingBound() {
    Setup setup = everythingPlayed();
    const Catalogue &catalogue = embeddedWorld().catalogue;
    setup.selection.tileSets = {{"base", 1}};
    std::erase_if(setup.selection.elements, [&](const std::string &id) {
        const auto &implied = catalogue.elements.at(id).implies;
        return catalogue.elements.at(id).shared || !implied.empty();
    });
    setup.selection = normalised(setup.selection, catalogue);
    return setup;
}

// The same entries in the numbers of other rules.
std::vector<Entry> translated(const std::vector<Entry> &log, const Rules &from, const Rules &to) {
    std::vector<Entry> result = log;
    for (Entry &entry : result) {
        entry.item = to.at(from.itemName(entry.item));
        const PromptKind kind = entry.answer.kind;
        if (!entry.answer.pass && (kind == PromptKind::DrawTile || kind == PromptKind::PlaceTile)) {
            entry.answer.tile = *to.pool().find(from.pool().kind(entry.answer.tile).id);
        } else if (!entry.answer.pass && kind == PromptKind::PlacePiece) {
            entry.answer.piece.kind = *to.piece(from.pieceKind(entry.answer.piece.kind).id);
        }
    }
    return result;
}

void ReplayBaseBoardWithAllBound(benchmark::State &run) {
    const Recorded &recording = recorded(baseGame(1));
    const Setup setup = everythingBound();
    const Rules from(embeddedWorld(), recording.setup), to(embeddedWorld(), setup);
    std::vector<Entry> same = translated(recording.log, from, to);
    const std::size_t count = same.size();
    const Game aligned(embeddedWorld(), setup, std::move(same), count, Replay::Aligning);
    const std::vector<Entry> log(aligned.log().begin(), aligned.log().begin() + std::ptrdiff_t(aligned.cursor()));
    for (auto _ : run) {
        const Game game(embeddedWorld(), setup, log, log.size());
        benchmark::DoNotOptimize(game.state().scores.size());
    }
    run.counters["answers"] = double(log.size());
    run.counters["tiles"] = double(aligned.state().board.tileCount());
    run.counters["per_answer"] =
        benchmark::Counter(double(log.size()), benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void ReplayEverything(benchmark::State &run) { replay(run, everythingPlayed()); }

// From an answer to all options of the next choice with the placements of all kinds left; the 99th
// percentile over the whole game is the counter p99_ms.
void options(benchmark::State &run, const Setup &setup) {
    const Recorded &recording = recorded(setup);
    std::vector<double> times;
    for (auto _ : run) {
        Game game(embeddedWorld(), recording.setup);
        for (const Entry &entry : recording.log) {
            const auto begin = std::chrono::steady_clock::now();
            if (game.answer(entry)) {
                run.SkipWithError("a recorded answer was refused");
                return;
            }
            const std::size_t found = game.look([&](const Table &table) {
                std::vector<Placement> placements;
                for (std::size_t kind = 0; kind < game.rules().pool().size(); ++kind) {
                    if (table.state().supply.left[kind] > 0) {
                        table.placements(KindId(kind), placements);
                    }
                }
                return placements.size();
            });
            benchmark::DoNotOptimize(found);
            const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
            times.push_back(took.count());
        }
    }
    std::sort(times.begin(), times.end());
    run.counters["p50_ms"] = times[times.size() / 2];
    run.counters["p99_ms"] = times[times.size() * 99 / 100];
    run.counters["tiles"] = double(recording.last.board.tileCount());
}

void Options72(benchmark::State &run) { options(run, baseGame(1)); }
void Options300(benchmark::State &run) { options(run, baseGame(4)); }
void Options1500(benchmark::State &run) { options(run, baseGame(21)); }
void OptionsEverything(benchmark::State &run) { options(run, everythingPlayed()); }

void UndoAndRedo(benchmark::State &run) {
    const Recorded &recording = recorded(baseGame(1));
    Game game(embeddedWorld(), recording.setup, recording.log, recording.log.size() / 2);
    for (auto _ : run) {
        game.undo();
        game.redo();
    }
}

void NewGame(benchmark::State &run) {
    const Setup setup = baseGame(1);
    for (auto _ : run) {
        const Game game(embeddedWorld(), setup);
        benchmark::DoNotOptimize(game.open().prompts.size());
    }
}

}  // namespace

BENCHMARK(Replay72)->Unit(benchmark::kMillisecond)->Iterations(1000);
BENCHMARK(CheckedReplay72)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK(CheckedReplayEverything)->Unit(benchmark::kMillisecond);
BENCHMARK(ReplayBaseBoardWithAllBound)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK(ReplayEverything)->Unit(benchmark::kMillisecond);
BENCHMARK(Options72)->Unit(benchmark::kMillisecond)->Iterations(20);
BENCHMARK(Options300)->Unit(benchmark::kMillisecond)->Iterations(3);
BENCHMARK(Options1500)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(OptionsEverything)->Unit(benchmark::kMillisecond)->Iterations(5);
BENCHMARK(UndoAndRedo)->Unit(benchmark::kMicrosecond);
BENCHMARK(NewGame)->Unit(benchmark::kMicrosecond);

