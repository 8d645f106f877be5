// SPDX-License-Identifier: MIT
// Runs the program with its window.
#pragma once

class QApplication;
class QElapsedTimer;

namespace scorekeep::app {

struct Arguments;

// Opens the game that was named, or the last one; returns when the window is closed. The timer was started
// when the program was, for --trace-start.
int runWindow(QApplication &application, const Arguments &arguments, const QElapsedTimer &sinceStart);

// Opens the game with settings of its own, saves a picture of the window and ends; 0 when it was saved.
int pictureOfWindow(QApplication &application, const Arguments &arguments);

} // namespace scorekeep::app
