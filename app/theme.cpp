// SPDX-License-Identifier: MIT
// The tokens of the look: colours of panes, land and players, light and dark.
#include "app/theme.h"

#include <algorithm>
#include <cmath>

namespace scorekeep::app {

namespace {

constexpr std::array<QRgb, PlayerColours> StandardPlayers{0xffd1495b, 0xff2f6fb3, 0xffe3b23c, 0xff3f8f5f,
                                                          0xff2d2a26, 0xffa56cc1, 0xffe8823a, 0xff9aa4ab};
// After Okabe and Ito, which stay apart for the common kinds of colour blindness.
constexpr std::array<QRgb, PlayerColours> ColourBlindPlayers{0xffd55e00, 0xff0072b2, 0xfff0e442, 0xff009e73,
                                                             0xff1a1a1a, 0xffcc79a7, 0xff56b4e9, 0xffe69f00};

std::array<QColor, PlayerColours> playerColours(PlayerPalette palette) {
    std::array<QColor, PlayerColours> colours;
    const auto &from = palette == PlayerPalette::Standard ? StandardPlayers : ColourBlindPlayers;
    std::transform(from.begin(), from.end(), colours.begin(), [](QRgb rgb) { return QColor(rgb); });
    return colours;
}

// Buttons and fields, which the rest of the sheet goes on from.
const QString Controls = QStringLiteral(R"(
QPushButton { background: @raised; color: @ink; border: 1px solid @line; border-radius: 7px;
    padding: 5px 14px; min-height: 17px; }
QPushButton:hover { border-color: @accent; }
QPushButton:pressed { background: @wash; }
QPushButton:disabled { color: @faint; background: @paper; }
QPushButton:default, QPushButton[main="true"] { background: @accent; color: @onAccent;
    border-color: @accent; }
QPushButton:default:disabled, QPushButton[main="true"]:disabled { background: @line; color: @faint;
    border-color: @line; }
QPushButton:focus, QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid @accent;
    padding: 4px 13px; }
QLineEdit, QComboBox, QSpinBox { background: @raised; color: @ink; border: 1px solid @line;
    border-radius: 7px; padding: 4px 10px; min-height: 19px; selection-background-color: @accent;
    selection-color: @onAccent; }
QLineEdit:focus, QComboBox:focus { padding: 3px 9px; }
QSpinBox:focus { padding: 3px 25px 3px 9px; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(:/controls/down-@tone.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @raised; color: @ink; border: 1px solid @line; padding: 4px;
    selection-background-color: @wash; selection-color: @ink; }
QSpinBox { padding-right: 26px; }
QSpinBox::up-button, QSpinBox::down-button { subcontrol-origin: border; width: 24px; border: none;
    background: transparent; }
QSpinBox::up-button { subcontrol-position: top right; margin-top: 3px; }
QSpinBox::down-button { subcontrol-position: bottom right; margin-bottom: 3px; }
QSpinBox::up-arrow { image: url(:/controls/up-@tone.svg); width: 12px; height: 12px; }
QSpinBox::down-arrow { image: url(:/controls/down-@tone.svg); width: 12px; height: 12px; }
QSpinBox::up-button:hover, QSpinBox::down-button:hover { background: @wash; }
QCheckBox, QRadioButton { spacing: 7px; padding: 2px; border: 2px solid transparent; border-radius: 7px; }
QCheckBox:focus, QRadioButton:focus { border-color: @accent; }
QCheckBox::indicator, QRadioButton::indicator { width: 14px; height: 14px; background: @raised;
    border: 1px solid @faint; }
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { background: @accent; border-color: @accent; }
QCheckBox::indicator:checked { image: url(:/controls/tick-@tone.svg); }
QRadioButton::indicator:checked { image: url(:/controls/dot-@tone.svg); }
QCheckBox:disabled, QRadioButton:disabled { color: @faint; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @line; background: @paper; }
QRadioButton::indicator:checked:disabled { background: @line; }
)");

QColor rgb(QRgb value) {
    return QColor(0xff000000U | value);
}

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

void replaceTokens(QString &sheet, const Theme &theme) {
    const std::pair<QLatin1String, QColor> tokens[] = {
        {QLatin1String("@paper"), theme.paper},      {QLatin1String("@raised"), theme.raised},
        {QLatin1String("@line"), theme.line},        {QLatin1String("@ink"), theme.ink},
        {QLatin1String("@soft"), theme.soft},        {QLatin1String("@faint"), theme.faint},
        {QLatin1String("@accent"), theme.accent},    {QLatin1String("@wash"), theme.accentWash},
        {QLatin1String("@onAccent"), theme.onAccent}};
    for (const auto &[name, colour] : tokens)
        sheet.replace(name, colour.name());
    sheet.replace(QLatin1String("@tone"), QLatin1String(theme.isDark ? "dark" : "light"));
}

} // namespace

QColor Theme::player(int colour) const {
    return players[std::size_t(((colour % PlayerColours) + PlayerColours) % PlayerColours)];
}

QColor Theme::letterOn(const QColor &fill) {
    const QColor white(255, 255, 255);
    const QColor dark(0x24, 0x26, 0x2a);
    // White reads better in small bold letters as long as it has some contrast.
    return contrast(white, fill) >= 2.9 ? white : dark;
}

double contrast(const QColor &a, const QColor &b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

Theme Theme::light(PlayerPalette players) {
    Theme theme;
    theme.paper = rgb(0xfbfbf9);
    theme.raised = rgb(0xffffff);
    theme.table = rgb(0xeef0ea);
    theme.line = rgb(0xdeddd6);
    theme.ink = rgb(0x24262a);
    theme.soft = rgb(0x55585e);
    theme.faint = rgb(0x6a6d73);
    theme.accent = rgb(0x0f7b8a);
    theme.accentWash = rgb(0xe4f1f2);
    theme.onAccent = rgb(0xffffff);
    theme.done = rgb(0x6f7a80);
    theme.onDone = rgb(0xffffff);
    theme.problem = rgb(0xb3261e);
    theme.land = {.field = rgb(0xa9c77d),
                  .tuft = rgb(0x86a95c),
                  .city = rgb(0xd9b582),
                  .wall = rgb(0x7b5836),
                  .battlement = rgb(0xc79a68),
                  .road = rgb(0xf5ecd6),
                  .roadEdge = rgb(0xa08a62),
                  .water = rgb(0x7fb9d8),
                  .waterEdge = rgb(0x5a94b8),
                  .plaster = rgb(0xf7ecd6),
                  .roof = rgb(0xb8502f),
                  .roofShade = rgb(0x8c3f2c),
                  .border = QColor(0, 0, 0, 33)};
    theme.players = playerColours(players);
    theme.playerPalette = players;
    return theme;
}

Theme Theme::dark(PlayerPalette players) {
    Theme theme;
    theme.isDark = true;
    theme.paper = rgb(0x202327);
    theme.raised = rgb(0x2a2e33);
    theme.table = rgb(0x16191b);
    theme.line = rgb(0x3a3f45);
    theme.ink = rgb(0xe9e8e3);
    theme.soft = rgb(0xc0c2c1);
    theme.faint = rgb(0x9ba0a3);
    theme.accent = rgb(0x4fb9c6);
    theme.accentWash = rgb(0x1f3c41);
    theme.onAccent = rgb(0x0c2226);
    theme.done = rgb(0x8d989d);
    theme.onDone = rgb(0x1b1e21);
    theme.problem = rgb(0xf2938c);
    theme.land = {.field = rgb(0x7f9b5c),
                  .tuft = rgb(0x66824a),
                  .city = rgb(0xb08e62),
                  .wall = rgb(0x563c25),
                  .battlement = rgb(0x9c774e),
                  .road = rgb(0xd8cdb2),
                  .roadEdge = rgb(0x75633f),
                  .water = rgb(0x5a93b3),
                  .waterEdge = rgb(0x437593),
                  .plaster = rgb(0xdfd2b8),
                  .roof = rgb(0x9c4327),
                  .roofShade = rgb(0x753523),
                  .border = QColor(0, 0, 0, 70)};
    theme.players = playerColours(players);
    theme.playerPalette = players;
    return theme;
}

Theme Theme::fromSystem(const QPalette &system, PlayerPalette players) {
    return system.color(QPalette::Window).lightness() < 128 ? dark(players) : light(players);
}

QPalette Theme::palette() const {
    QPalette palette;
    palette.setColor(QPalette::Window, paper);
    palette.setColor(QPalette::WindowText, ink);
    palette.setColor(QPalette::Base, raised);
    palette.setColor(QPalette::AlternateBase, paper);
    palette.setColor(QPalette::Text, ink);
    palette.setColor(QPalette::PlaceholderText, faint);
    palette.setColor(QPalette::Button, raised);
    palette.setColor(QPalette::ButtonText, ink);
    palette.setColor(QPalette::BrightText, problem);
    palette.setColor(QPalette::ToolTipBase, raised);
    palette.setColor(QPalette::ToolTipText, ink);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, accent);
    palette.setColor(QPalette::Light, raised);
    palette.setColor(QPalette::Midlight, line);
    palette.setColor(QPalette::Mid, line);
    palette.setColor(QPalette::Dark, isDark ? line.lighter(150) : line.darker(130));
    palette.setColor(QPalette::Shadow, isDark ? table : line.darker(150));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, isDark ? faint.darker(140) : faint.lighter(140));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, faint);
    return palette;
}

QString Theme::styleSheet() const {
    QString sheet = Controls + QStringLiteral(R"(
QMainWindow, QDialog { background: @paper; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolTip { background: @raised; color: @ink; border: 1px solid @line; padding: 4px 8px; }
QMenuBar { background: @paper; color: @ink; border-bottom: 1px solid @line; }
QMenuBar::item { padding: 6px 9px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: @wash; color: @accent; }
QMenu { background: @raised; color: @ink; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 20px; border-radius: 4px; }
QMenu::item:selected { background: @wash; color: @ink; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QTreeView, QListView, QTableView { background: @paper; color: @ink; border: none; outline: none; }
QTreeView::item, QListView::item { min-height: 25px; }
QTreeView::item:selected, QListView::item:selected { background: @wash; color: @ink; }
QHeaderView::section { background: @paper; color: @soft; border: none; border-bottom: 1px solid @line;
    padding: 4px 8px; }
QTableCornerButton::section { background: transparent; border: none; }
QTabBar::tab { background: transparent; color: @soft; padding: 6px 8px; border: none;
    border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @ink; border-bottom-color: @accent; }
QTabBar { outline: none; }
QTabBar::tab:focus { color: @accent; border: 2px solid @accent; border-radius: 4px; padding: 4px 6px 6px 6px; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QStatusBar { background: @paper; color: @soft; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QSplitter::handle { background: @line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @line; border-radius: 4px; margin: 1px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: @faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolButton { background: transparent; color: @ink; border: 1px solid transparent; border-radius: 7px;
    padding: 4px 6px; }
QTabBar::scroller { width: 44px; }
QTabBar QToolButton { background: @paper; border: none; border-radius: 0; padding: 4px; }
QTabBar QToolButton::left-arrow { image: url(:/controls/left-@tone.svg); width: 12px; height: 12px; }
QTabBar QToolButton::right-arrow { image: url(:/controls/right-@tone.svg); width: 12px; height: 12px; }
QToolButton[popupMode="2"] { border-color: @line; padding-right: 22px; }
QToolButton::menu-indicator { image: url(:/controls/down-@tone.svg); width: 12px; height: 12px;
    subcontrol-origin: border; subcontrol-position: right center; right: 6px; }
QToolButton:hover { background: @wash; }
QToolButton:checked { background: @wash; color: @accent; }
QToolButton:focus { border: 2px solid @accent; padding: 3px 5px; }
)");
    replaceTokens(sheet, *this);
    return sheet;
}

} // namespace scorekeep::app
