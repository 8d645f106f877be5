// SPDX-License-Identifier: MIT
// The drawings that stand beside lines of a page: as images for a text document, as styles for a browser.
#pragma once

#include <QColor>
#include <QImage>
#include <QString>

class QUrl;

namespace scorekeep::app {

// The space that every drawing has on a page, whatever its shape.
inline constexpr int PageSymbolWidth = 20, PageSymbolHeight = 16;

bool hasPageSymbol(const QString &symbol); // a symbol's drawing, a figure's, or this:
inline const QString CheckBox = QStringLiteral("check-box");

struct SymbolInk {
    QColor figure;     // of figures, which are no player's here, and of boxes to tick
    bool grey = false; // for paper
};
// `scale` pixels for one of the page, which the image knows as its ratio. Null for a symbol without a drawing.
QImage pageSymbol(const QString &symbol, const SymbolInk &ink, qreal scale);

// What a page says where a drawing stands; empty for a symbol without one.
QString pageSymbolTag(const QString &symbol);
// The symbol that a document asks for by this address; empty for any other one.
QString symbolOfAddress(const QUrl &address);

// A rule for dark pages in a browser: light becomes dark and hues stay.
inline const QString DarkSymbols = QStringLiteral(".symbol { filter: invert(1) hue-rotate(180deg); }");

// The page for a browser: the drawings stand in the style, each once.
QString withSymbolStyles(const QString &html, const SymbolInk &ink);

} // namespace scorekeep::app
