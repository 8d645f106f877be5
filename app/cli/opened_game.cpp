// SPDX-License-Identifier: MIT
// Reads and replays a game's file.
#include "app/cli/opened_game.h"

#include "engine/files/reader.h"
#include "engine/import/jcz.h"

namespace scorekeep::app {
namespace {

OpenedGame openForeign(const std::string &path, const World &world, const GameWatch &watch) {
    Imported imported = importJcz(loadJson(path), world, watch);
    OpenedGame opened;
    const std::size_t entries = imported.log.size();
    opened.game = std::make_unique<Game>(world, imported.setup, std::move(imported.log), entries);
    opened.nextKinds = std::move(imported.nextKinds);
    return opened;
}

OpenedGame openOwn(const std::string &path, const World &world, const GameWatch &watch) {
    SavedGame saved = loadGame(path, world);
    OpenedGame opened;
    opened.notices = std::move(saved.notices);
    const Replay replay = saved.rulesVersion == RulesVersion ? Replay::Checked : Replay::Aligning;
    try {
        opened.game = std::make_unique<Game>(world, saved.setup, std::move(saved.log), saved.cursor, replay);
    } catch (const LogError &error) {
        throw errorAt(error, saved, path);
    }
    const std::size_t end = opened.game->cursor();
    for (std::size_t cursor = 0; watch && cursor <= end; ++cursor) {
        opened.game->jump(cursor);
        watch(*opened.game, {});
    }
    return opened;
}

} // namespace

OpenedGame openGame(const std::string &path, const World &world, const GameWatch &watch) {
    return path.ends_with(".jcz") ? openForeign(path, world, watch) : openOwn(path, world, watch);
}

} // namespace scorekeep::app
