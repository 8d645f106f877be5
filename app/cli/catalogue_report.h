// SPDX-License-Identifier: MIT
// The catalogue with what the program does for each expansion, element and box.
#pragma once

#include "engine/game/world.h"

#include <QJsonObject>
#include <QString>

namespace scorekeep::app {

QJsonObject catalogueJson(const World &world);
QString catalogueText(const World &world);

} // namespace scorekeep::app
