// SPDX-License-Identifier: MIT
// Names of the files of games.
#pragma once

#include <QString>

#include "engine/game/setup.h"

namespace scorekeep::app {

// `2026-03-01 Ann, Ben`: today and who plays, fit for every file system.
QString fileNameFor(const Setup &setup);
// `name` + `ending` in a folder, or `name 2` ... where that is there already.
QString freePath(const QString &folder, const QString &name, const QString &ending = QStringLiteral(".scorekeep"));

}  // namespace scorekeep::app
