// SPDX-License-Identifier: MIT
// Words every input by the old rules, reads it by the new ones, and lets the game align them.
#include "engine/game/changed_selection.h"

#include <algorithm>
#include <exception>

#include "engine/files/reader.h"
#include "engine/game/entry_text.h"

namespace scorekeep {
namespace {

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

// The inputs that count, each as the text of a saved game without the mark that it is parked.
std::vector<std::string> textsOf(const Game &game) {
    const Game beginning(game.rules().world(), game.setup());
    LaidTiles laid(beginning.rules(), beginning.state().board);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < game.cursor(); ++i) {
        Entry entry = game.log()[i];
        const bool aside = !entry.aside.empty();
        texts.push_back(aside ? entry.aside : writeEntry(entry, game.rules(), laid));
        laid.note(i, entry);
    }
    return texts;
}

Entry asideEntry(const std::string &text) {
    Entry entry;
    entry.parked = true;
    entry.aside = text;
    return entry;
}

std::vector<Entry> read(const std::vector<std::string> &texts, const Game &beginning) {
    LaidTiles laid(beginning.rules(), beginning.state().board);
    std::vector<Entry> log;
    for (const std::string &text : texts) {
        try {
            const Document document = parseYamlLine(text, {}, 1);
            log.push_back(readEntry(document.root(), beginning.rules(), laid));
        } catch (const FileError &) {
            log.push_back(asideEntry(text));
        }
        laid.note(log.size() - 1, log.back());
    }
    return log;
}

bool sameButParked(Entry a, const Entry &b) {
    a.parked = b.parked;
    return a == b;
}

// What the game parked for the new selection alone becomes text; passes that it put in are nobody's input.
void findDifferences(ChangedSelection &changed, const Game &before, const std::vector<Entry> &given,
                     const std::vector<std::string> &texts, std::vector<Entry> &log) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < log.size() && at < given.size(); ++i) {
        if (!sameButParked(log[i], given[at])) {
            continue;
        }
        if (log[i].parked && !given[at].parked) {
            log[i] = asideEntry(texts[at]);
        }
        const Entry &old = before.log()[at];
        if (!log[i].aside.empty() && !old.parked && !old.answer.pass) {
            changed.aside.push_back(at);
        } else if (log[i].aside.empty() && !old.aside.empty()) {
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
        const std::vector<std::string> texts = textsOf(game);
        const std::vector<Entry> given = read(texts, beginning);
        const Game aligned(world, setup, given, given.size(), Replay::Aligning);
        std::vector<Entry> log = aligned.log();
        findDifferences(changed, game, given, texts, log);
        const std::size_t count = log.size();
        changed.game = std::make_unique<Game>(world, setup, std::move(log), count, Replay::Checked);
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
