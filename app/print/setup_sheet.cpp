// SPDX-License-Identifier: MIT
// Counts pieces and tiles, and sets them beside the steps of the preparation.
#include "app/print/setup_sheet.h"

#include "app/i18n/catalogue_text.h"
#include "app/model/reference_lines.h"
#include "app/model/selection_summary.h"
#include "app/print/page_symbols.h"
#include "app/theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace scorekeep::app {
namespace {

QString capitalised(QString text) {
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

void addTo(std::vector<SheetCounts::Line> &lines, const QString &name, int count, const QString &symbol = {}) {
    if (count <= 0) {
        return;
    }
    const auto known = std::ranges::find(lines, name, &SheetCounts::Line::name);
    if (known != lines.end()) {
        known->count += count;
    } else {
        lines.push_back({name, count, symbol});
    }
}

class Counting {
public:
    Counting(const World &world, const Selection &selection, int players)
        : m_world(world), m_selection(selection), m_players(players), m_texts(selection.edition) {}

    SheetCounts count() {
        for (const Expansion &expansion : m_world.catalogue.expansions) {
            addExpansion(expansion);
        }
        return std::move(m_counts);
    }

private:
    void addExpansion(const Expansion &expansion) {
        SheetCounts::Box box{m_texts.name(expansion), {}, {}};
        for (const std::string &set : expansion.tileSets) {
            const TileSet *known = m_world.tileSet(set);
            addTiles(known != nullptr ? m_texts.name(*known) : box.name,
                     m_selection.copies(set) * tilesOfSet(m_world, set, m_selection.edition), box);
        }
        addTiles(box.name, tilesWithoutSet(expansion, m_selection), box);
        for (const std::string &id : expansion.elements) {
            if (m_selection.has(id)) {
                addElement(m_world.catalogue.elements.at(id), box);
            }
        }
        if (!box.tiles.empty() || !box.pieces.empty()) {
            m_counts.boxes.push_back(std::move(box));
        }
    }

    void addTiles(const QString &name, int tiles, SheetCounts::Box &box) {
        addTo(m_counts.tiles, name, tiles);
        addTo(box.tiles, name, tiles);
        m_counts.allTiles += tiles;
    }

    // With what it brings along: pieces that several boxes share lie in the first of them.
    void addElement(const Element &element, SheetCounts::Box &box) {
        if (std::ranges::find(m_counted, element.id) != m_counted.end()) {
            return;
        }
        m_counted.push_back(element.id);
        addPieces(element, box);
        for (const std::string &id : element.implies) {
            if (const Element &brought = m_world.catalogue.elements.at(id); brought.shared) {
                addElement(brought, box);
            }
        }
    }

    void addPieces(const Element &element, SheetCounts::Box &box) {
        for (const PieceSupply &supply : element.pieces) {
            if (!supply.isIn(m_selection, m_world.catalogue)) {
                continue;
            }
            const PieceKind &piece = m_world.catalogue.pieces.at(supply.piece);
            const QString name = capitalised(m_texts.name(piece));
            const QString symbol = QString::fromStdString(piece.symbol);
            const int each = supply.forEach(m_players) + supply.scoreboard;
            addTo(m_counts.eachGets, name, each, symbol);
            const int aside = supply.reserve * m_players + supply.common;
            addTo(m_counts.setAside, name, aside, symbol);
            addTo(box.pieces, name, each * m_players + aside);
        }
    }

    const World &m_world;
    const Selection &m_selection;
    int m_players;
    CatalogueText m_texts;
    SheetCounts m_counts;
    std::vector<std::string> m_counted; // elements
};

QString box() {
    return pageSymbolTag(CheckBox);
}

QString table(const QString &title, const std::vector<SheetCounts::Line> &lines, const QString &sum = {}) {
    if (lines.empty()) {
        return {};
    }
    QString html =
        QStringLiteral("<h3>%1</h3><table cellspacing=\"0\" width=\"100%\">").arg(title.toHtmlEscaped());
    for (const SheetCounts::Line &line : lines) {
        html += QStringLiteral("<tr><td width=\"20\">%1</td><td width=\"26\">%2</td><td>%3</td>"
                               "<td align=\"right\"><b>%4</b></td></tr>")
                    .arg(box(), pageSymbolTag(line.symbol), line.name.toHtmlEscaped())
                    .arg(line.count);
    }
    if (!sum.isEmpty()) {
        html += QStringLiteral("<tr><td></td><td></td><td><b>%1</b></td><td align=\"right\"><b>%2</b></td></tr>")
                    .arg(QCoreApplication::translate("sheet", "Together").toHtmlEscaped(), sum);
    }
    return html + QStringLiteral("</table>");
}

// The preparation with a box to tick for everything that is done; what stands beneath explains it.
class Steps {
public:
    QString of(const std::vector<ReferenceLine> &lines) {
        for (const ReferenceLine &line : lines) {
            if (line.kind == LineKind::Step) {
                close();
                m_html += QStringLiteral("<h3>%1&nbsp; %2</h3>").arg(line.label, line.text.toHtmlEscaped());
            } else if (line.kind == LineKind::Block || line.kind == LineKind::NoActions) {
                close();
                m_html += QStringLiteral("<h4>%1</h4>").arg(line.text.toHtmlEscaped());
            } else if (line.kind == LineKind::Item || line.kind == LineKind::Note) {
                open();
                add(line);
            }
        }
        close();
        return std::move(m_html);
    }

private:
    static constexpr int Columns = 6;

    void add(const ReferenceLine &line) {
        QString text = line.text.toHtmlEscaped();
        if (!line.detail.isEmpty()) {
            text += QStringLiteral(" <b>(%1)</b>").arg(line.detail.toHtmlEscaped());
        }
        m_html += QStringLiteral("<tr><td width=\"20\">%1</td><td width=\"26\">%2</td>")
                      .arg(line.depth == 0 ? box() : QString(), pageSymbolTag(line.symbol));
        for (int depth = 1; depth <= line.depth; ++depth) {
            m_html += QStringLiteral("<td width=\"8\">%1</td>")
                          .arg(depth == line.depth ? QStringLiteral("•") : QString());
        }
        m_html += QStringLiteral("<td colspan=\"%1\">%2</td></tr>")
                      .arg(qMax(1, Columns - 2 - line.depth))
                      .arg(text);
    }
    void open() {
        m_html += m_open ? QString() : QStringLiteral("<table cellspacing=\"0\" width=\"100%\">");
        m_open = true;
    }
    void close() {
        m_html += m_open ? QStringLiteral("</table>") : QString();
        m_open = false;
    }

    QString m_html;
    bool m_open = false;
};

QString style() {
    return QStringLiteral("<style>h1 { font-size: 20px; margin: 0 0 2px 0; }"
                          "h3 { font-size: 13px; margin: 8px 0 2px 0; } p { margin: 0 0 6px 0; }"
                          "h4 { font-weight: normal; font-style: italic; margin: 2px 0 1px 0; }"
                          "td { padding: 1px 6px 1px 0; vertical-align: top; }"
                          "img { vertical-align: middle; }</style>");
}

QString backTitle() {
    return QCoreApplication::translate("sheet", "After the game: back into the boxes");
}

QString front(const SheetCounts &counts, const std::vector<ReferenceLine> &lines, const QString &title,
              const QString &subtitle) {
    return QStringLiteral("<h1>%1</h1><p>%2</p><table width=\"100%\" cellspacing=\"0\"><tr><td "
                          "width=\"62%\">%3</td><td width=\"4%\"></td><td>%4%5%6</td></tr></table>")
        .arg(title.toHtmlEscaped(), subtitle.toHtmlEscaped(), Steps().of(lines),
             table(QCoreApplication::translate("sheet", "Each player gets"), counts.eachGets),
             table(QCoreApplication::translate("sheet", "Set aside"), counts.setAside),
             table(QCoreApplication::translate("sheet", "Tiles"), counts.tiles,
                   QString::number(counts.allTiles)));
}

QString back(const SheetCounts &counts) {
    constexpr int Beside = 3;
    QString html = QStringLiteral("<h1>%1</h1><p>%2</p><table cellspacing=\"0\" width=\"100%\">")
                       .arg(backTitle().toHtmlEscaped(),
                            QCoreApplication::translate("sheet", "All pieces of all players together.")
                                .toHtmlEscaped());
    for (const SheetCounts::Box &expansion : counts.boxes) {
        const QStringList parts = wayHome(expansion);
        for (qsizetype first = 0; first < parts.size(); first += Beside) {
            html += QStringLiteral("<tr><td width=\"25%\"><b>%1</b></td>")
                        .arg(first == 0 ? expansion.name.toHtmlEscaped() : QString());
            for (qsizetype i = first; i < first + Beside; ++i) {
                const bool filled = i < parts.size();
                html += QStringLiteral("<td width=\"20\">%1</td><td width=\"%2%\">%3</td>")
                            .arg(filled ? box() : QString())
                            .arg(75 / Beside - 4)
                            .arg(filled ? parts[i].toHtmlEscaped() : QString());
            }
            html += QStringLiteral("</tr>");
        }
    }
    return html + QStringLiteral("</table>");
}

} // namespace

QStringList wayHome(const SheetCounts::Box &expansion) {
    QStringList parts;
    for (const SheetCounts::Line &line : expansion.tiles) {
        parts << tilesText(line.count) +
                     (line.name == expansion.name ? QString() : QStringLiteral(" (%1)").arg(line.name));
    }
    for (const SheetCounts::Line &line : expansion.pieces) {
        parts << QStringLiteral("%1\u00a0× %2").arg(line.count).arg(line.name);
    }
    return parts;
}

SheetCounts sheetCounts(const World &world, const Selection &selection, int players) {
    return Counting(world, selection, players).count();
}

Pages setupSheet(const World &world, const Selection &selection, int players) {
    const SheetCounts counts = sheetCounts(world, selection, players);
    const std::vector<ReferenceLine> lines =
        referenceLines(DocumentId::Preparation, world, ReferenceScope{selection, players});
    Pages pages;
    pages.title = QCoreApplication::translate("sheet", "Setup for %n player(s)", nullptr, players);
    pages.subtitle = QStringLiteral("%1 · %2").arg(QString::fromUtf8(editionName(selection.edition).data()),
                                                   selectionText(world, selection));
    const QString first = front(counts, lines, pages.title, pages.subtitle);
    pages.sections = {{pages.title, style() + first}, {backTitle(), style() + back(counts)}};
    const QString html = QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\">"
                                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
                                "<title>%1</title>%2<style>:root { color-scheme: light dark; }"
                                "body { font-family: sans-serif; max-width: 60em; margin: 1.5em auto; "
                                "padding: 0 1em; } @media screen and (prefers-color-scheme: dark) { %5 }"
                                "</style></head>\n<body>%3<hr>%4</body></html>\n")
                     .arg(pages.title.toHtmlEscaped(), style(), first, back(counts), DarkSymbols);
    pages.html = withSymbolStyles(html, {Theme::light().soft, false});
    pages.text = setupSheetText(counts, lines, pages);
    return pages;
}

} // namespace scorekeep::app
