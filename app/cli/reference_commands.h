// SPDX-License-Identifier: MIT
// The commands that write documents of the reference and setup sheets.
#pragma once

namespace scorekeep::app {

struct Arguments;

// Both throw UsageError for an unknown document, edition or expansion, OutputError when the file is not
// written.
void writeReference(const Arguments &arguments);
void writeSetupSheet(const Arguments &arguments);

} // namespace scorekeep::app
