// SPDX-License-Identifier: MIT
// The commands that need no window: inspect, render, import, catalogue, help and version.
#pragma once

#include "app/cli/arguments.h"

namespace scorekeep::app {

// What the program returns to the shell.
enum class ExitStatus : int {
    Done = 0,
    Failed = 1,       // a file is damaged or cannot be read or written
    Usage = 2,        // the command line is wrong
    NotPlayedYet = 3, // the file needs something that the program does not play yet
};

// Prints results on standard output and what is wrong on standard error. Needs the application object that
// `needsGui` asks for: a QGuiApplication for pictures, a QCoreApplication for the rest.
ExitStatus runCommand(const Arguments &arguments);
bool needsGui(const Arguments &arguments);

// Says on standard error what is wrong with the command line, and how it is used.
ExitStatus reportUsage(const UsageError &error);

} // namespace scorekeep::app
