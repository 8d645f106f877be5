// SPDX-License-Identifier: MIT
// What a game comes to, for programs (JSON, documented in app/cli/README.md) and for people.
#pragma once

#include "engine/game/game.h"

#include <QJsonObject>
#include <QString>

#include <string>
#include <vector>

namespace scorekeep::app {

struct InspectOptions {
    bool allKinds = false;              // draw options also of kinds of which none is left
    std::vector<std::string> nextKinds; // ids or aliases of kinds to be listed all the same
};

QJsonObject inspectJson(const Game &game, const InspectOptions &options = {});
QString inspectText(const Game &game);

} // namespace scorekeep::app
