// SPDX-License-Identifier: MIT
// From the file to the log.
#include "engine/import/jcz.h"

#include "engine/import/jcz_replay.h"
#include "engine/import/jcz_setup.h"

namespace scorekeep {

Imported importJcz(const Document &document, const World &world, const ImportWatch &watch) {
    const Node file = document.root();
    Imported imported;
    imported.setup = readJczSetup(file, world);
    JczReplay replay(file, imported.setup, world);
    const auto tell = [&] {
        if (watch) {
            watch(replay.game(), replay.nextKinds());
        }
    };
    tell();
    for (const Node &message : file.at("replay").items()) {
        replay.play(message);
        imported.afterMessage.push_back(replay.game().cursor());
        tell();
    }
    const Game &game = replay.game();
    imported.log.assign(game.log().begin(), game.log().begin() + std::ptrdiff_t(game.cursor()));
    imported.nextKinds = replay.nextKinds();
    return imported;
}

} // namespace scorekeep
