// SPDX-License-Identifier: MIT
// The sentences for what the engine says by id: refusals, notices, and errors in files.
#pragma once

#include "engine/files/file_error.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace scorekeep::app {

// A sentence for a text id; its arguments take the places of %1, %2 ... An id without a wording comes out as
// it is, with its arguments. The id of an error in a file takes file, line, column, found and expected.
QString messageText(std::string_view id, const std::vector<std::string> &arguments = {});
QString messageText(const QString &id, const QStringList &arguments);

// A sentence with its arguments in the places of %1, %2 ...
QString withArguments(const QString &sentence, const std::vector<std::string> &arguments);

// Whether the id has a wording (a test asks it for every id in the engine).
bool hasMessage(std::string_view id);

// "unknown key: found ‘colour’, expected one of name, count": without the place.
QString errorText(const FileError &error);
// "game.scorekeep:12:3: " and the above; line 0 leaves out line and column.
QString errorWithPlace(const FileError &error);

} // namespace scorekeep::app
