// SPDX-License-Identifier: MIT
// Words every input by the old rules, reads it by the new ones, and lets the game align them.
#include "engine/game/changed_selection.h"

#include <algorithm>
#include <exception>
#include <iterator>

#include "engine/files/reader.h"
#include "engine/game/entry_text.h"
#include "engine/game/entry_words.h"

namespace scorekeep {
namespace {

bool isAside(const Entry &entry) {
    return entry.parked && !entry.change.empty();
}

Setup fitting(const Setup &setup, const Selection &selection, const World &world) {
    Setup result = setup;
    result.selection = normalised(selection, world.catalogue);
    result.start.clear();
    const std::vector<std::string> removed = std::exchange(result.removed, {});
    const Rules rules(world, result);
    for (const StartTile &tile : setup.start) {
        if (rules.pool().find(tile.kind)) {
            result.start.push_back(tile);
        }
    }
    std::ranges::copy_if(removed, std::back_inserter(result.removed),
                         [&rules](const std::string &kind) { return rules.pool().find(kind).has_value(); });
    return result;
}

struct Input {
    std::size_t entry;  // index into the log
    std::string text;   // as a saved game holds it, without the mark of a change
};

// The inputs that count; passes that an earlier change put in are nobody's.
std::vector<Input> inputsOf(const Game &game) {
    const Game beginning(game, {}, 0);
    LaidTiles laid(beginning.rules(), beginning.state().board);
    std::vector<Input> inputs;
    for (std::size_t i = 0; i < game.cursor(); ++i) {
        const Entry &entry = game.log()[i];
        if (isAside(entry)) {
            inputs.push_back({i, entry.change});
        } else if (entry.change.empty()) {
            inputs.push_back({i, writeEntry(entry, game.rules(), laid)});
        }
        laid.note(i, entry);
    }
    return inputs;
}

Entry asideEntry(const std::string &text) {
    Entry entry;
    entry.parked = true;
    entry.change = text;
    return entry;
}

std::vector<Entry> read(const std::vector<Input> &inputs, const Game &beginning) {
    LaidTiles laid(beginning.rules(), beginning.state().board);
    std::vector<Entry> log;
    for (const Input &input : inputs) {
        try {
            const Document document = parseYamlLine(input.text, {}, 1);
            log.push_back(readEntry(document.root(), beginning.rules(), laid));
        } catch (const FileError &) {
            log.push_back(asideEntry(input.text));
        }
        laid.note(log.size() - 1, log.back());
    }
    return log;
}

bool sameButParked(Entry a, const Entry &b) {
    a.parked = b.parked;
    return a == b;
}

// What the game parked for the new selection alone becomes text; what it put in is marked.
void findDifferences(ChangedSelection &changed, const Game &before, const std::vector<Entry> &given,
                     const std::vector<Input> &inputs, std::vector<Entry> &log) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (at == given.size() || !sameButParked(log[i], given[at])) {
            log[i].change = entry_words::PutIn;
            continue;
        }
        if (log[i].parked && !given[at].parked) {
            log[i] = asideEntry(inputs[at].text);
        }
        const Entry &old = before.log()[inputs[at].entry];
        if (isAside(log[i]) && !old.parked && !old.answer.pass) {
            changed.aside.push_back(inputs[at].entry);
        } else if (!log[i].parked && isAside(old) && !log[i].answer.pass) {
            changed.restored.push_back(i);
        }
        ++at;
    }
}

}  // namespace

ChangedSelection withSelection(const Game &game, const Selection &selection) {
    ChangedSelection changed;
    changed.undone = game.log().size() - game.cursor();
    try {
        const World &world = game.rules().world();
        const Setup setup = fitting(game.setup(), selection, world);
        const Game beginning(world, setup);
        const std::vector<Input> inputs = inputsOf(game);
        const std::vector<Entry> given = read(inputs, beginning);
        const Game aligned(beginning, given, given.size(), Replay::Aligning);
        std::vector<Entry> log = aligned.log();
        findDifferences(changed, game, given, inputs, log);
        const std::size_t count = log.size();
        changed.game = std::make_unique<Game>(beginning, std::move(log), count, Replay::Checked);
    } catch (const std::exception &error) {
        changed.failure = error.what();
        changed.game.reset();
        return changed;
    }
    for (PlayerId player = 0; player < game.rules().players(); ++player) {
        changed.points.emplace_back(game.state().points(player), changed.game->state().points(player));
    }
    return changed;
}

}  // namespace scorekeep
