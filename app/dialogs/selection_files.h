// SPDX-License-Identifier: MIT
// Selections as text files: asks for a name, reads or writes, and says what is wrong.
#pragma once

#include "engine/catalogue/selection.h"
#include "engine/game/world.h"

#include <QString>

#include <optional>

class QWidget;

namespace scorekeep::app {

// Nothing and a sentence with file and line where the file is no selection.
std::optional<Selection> readSelectionFile(const QString &path, const World &world, QString &problem);
// Replaces a file that is there. False, and a sentence, when it cannot be written.
bool writeSelectionFile(const QString &path, const World &world, const Selection &selection, QString &problem);

// The same after a file dialog; problems are shown in a message box. Nothing when the person thinks better of it.
std::optional<Selection> openSelection(QWidget *parent, const World &world);
void saveSelection(QWidget *parent, const World &world, const Selection &selection);

} // namespace scorekeep::app
