// SPDX-License-Identifier: MIT
// The tokens of the look: colours of panes, land and players, light and dark.
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <array>

namespace scorekeep::app {

inline constexpr int PlayerColours = 8;

enum class PlayerPalette { Standard, ColourBlind };

// The colours of the drawn tiles.
struct LandColours {
    QColor field, tuft;
    QColor city, wall, battlement;
    QColor road, roadEdge;
    QColor water, waterEdge;
    QColor plaster, roof, roofShade; // houses
    QColor border;                   // the hair line around a tile
    bool operator==(const LandColours &) const = default;
};

// A value: nothing reads a theme from a global, painters get one handed in.
struct Theme {
    bool isDark = false;
    QColor paper, raised;      // panes, fields
    QColor table;              // behind the board
    QColor line;               // separators
    QColor ink, soft, faint;   // text, titles, secondary; each at least 4.5 : 1 on paper, raised and table
    QColor accent, accentWash; // now, legal, chosen
    QColor onAccent;           // text on the accent
    QColor done, onDone;       // ticked items and their tick
    QColor problem;            // text that reports a mistake, at least 4.5 : 1
    LandColours land;
    std::array<QColor, PlayerColours> players;
    PlayerPalette playerPalette = PlayerPalette::Standard;

    // The colour of a player, an index into the palette (any number; it wraps), and that of a letter on it.
    QColor player(int colour) const;
    static QColor letterOn(const QColor &fill);

    static Theme light(PlayerPalette players = PlayerPalette::Standard);
    static Theme dark(PlayerPalette players = PlayerPalette::Standard);
    // Light or dark as the window colour of the palette is.
    static Theme fromSystem(const QPalette &system, PlayerPalette players = PlayerPalette::Standard);

    // For the Fusion style.
    QPalette palette() const;
    QString styleSheet() const;

    bool operator==(const Theme &) const = default;
};

// Contrast of two opaque colours after WCAG 2, 1 .. 21.
double contrast(const QColor &a, const QColor &b);

} // namespace scorekeep::app
