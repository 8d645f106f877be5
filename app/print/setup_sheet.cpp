// SPDX-License-Identifier: MIT
// Counts pieces and tiles, and sets them beside the steps of the preparation.
#include "app/print/setup_sheet.h"

#include "app/i18n/catalogue_text.h"
#include "app/model/reference_lines.h"
#include "app/model/selection_summary.h"

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

void addTo(std::vector<SheetCounts::Line> &lines, const QString &name, int count) {
    if (count <= 0) {
        return;
    }
    const auto known = std::ranges::find(lines, name, &SheetCounts::Line::name);
    if (known != lines.end()) {
        known->count += count;
    } else {
        lines.push_back({name, count});
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
            const int tiles = m_selection.copies(set) * tilesOfSet(m_world, set, m_selection.edition);
            const TileSet *known = m_world.tileSet(set);
            const QString name = known != nullptr ? m_texts.name(*known) : box.name;
            addTo(m_counts.tiles, name, tiles);
            addTo(box.tiles, name, tiles);
            m_counts.allTiles += tiles;
        }
        for (const std::string &id : expansion.elements) {
            if (m_selection.has(id)) {
                addPieces(m_world.catalogue.elements.at(id), box);
            }
        }
        if (!box.tiles.empty() || !box.pieces.empty()) {
            m_counts.boxes.push_back(std::move(box));
        }
    }

    void addPieces(const Element &element, SheetCounts::Box &box) {
        for (const PieceSupply &supply : element.pieces) {
            if (!supply.isIn(m_selection.edition)) {
                continue;
            }
            const QString name = capitalised(m_texts.name(m_world.catalogue.pieces.at(supply.piece)));
            const int each = supply.forEach(m_players) + supply.scoreboard;
            addTo(m_counts.eachGets, name, each);
            addTo(m_counts.setAside, name, supply.common);
            addTo(box.pieces, name, each * m_players + supply.common);
        }
    }

    const World &m_world;
    const Selection &m_selection;
    int m_players;
    CatalogueText m_texts;
    SheetCounts m_counts;
};

const QString Box = QStringLiteral("<span style=\"font-size:15px\">☐</span>");

QString table(const QString &title, const std::vector<SheetCounts::Line> &lines, const QString &sum = {}) {
    if (lines.empty()) {
        return {};
    }
    QString html =
        QStringLiteral("<h3>%1</h3><table cellspacing=\"0\" width=\"100%\">").arg(title.toHtmlEscaped());
    for (const SheetCounts::Line &line : lines) {
        html +=
            QStringLiteral("<tr><td width=\"20\">%1</td><td>%2</td><td align=\"right\"><b>%3</b></td></tr>")
                .arg(Box, line.name.toHtmlEscaped())
                .arg(line.count);
    }
    if (!sum.isEmpty()) {
        html += QStringLiteral("<tr><td></td><td><b>%1</b></td><td align=\"right\"><b>%2</b></td></tr>")
                    .arg(QCoreApplication::translate("sheet", "Together").toHtmlEscaped(), sum);
    }
    return html + QStringLiteral("</table>");
}

QString steps(const std::vector<ReferenceLine> &lines) {
    QString html;
    bool open = false;
    const auto close = [&] {
        if (open) {
            html += QStringLiteral("</table>");
            open = false;
        }
    };
    for (const ReferenceLine &line : lines) {
        if (line.kind == LineKind::Step) {
            close();
            html += QStringLiteral("<h3>%1&nbsp; %2</h3>").arg(line.label, line.text.toHtmlEscaped());
        } else if (line.kind == LineKind::Item || line.kind == LineKind::Note) {
            if (!open) {
                html += QStringLiteral("<table cellspacing=\"0\" width=\"100%\">");
                open = true;
            }
            QString text = line.text.toHtmlEscaped();
            if (!line.detail.isEmpty()) {
                text += QStringLiteral(" <b>(%1)</b>").arg(line.detail.toHtmlEscaped());
            }
            const QString indent =
                line.depth > 0 ? QString(line.depth * 3, QLatin1Char(' ')).replace(' ', "&nbsp;") : QString();
            html += QStringLiteral("<tr><td width=\"20\">%1</td><td>%2%3</td></tr>")
                        .arg(line.footnote ? QString() : Box, indent, text);
        }
    }
    close();
    return html;
}

QString back(const SheetCounts &counts) {
    QString html =
        QStringLiteral(
            "<h1 style=\"page-break-before:always\">%1</h1><p>%2</p><table cellspacing=\"0\" width=\"100%\">")
            .arg(QCoreApplication::translate("sheet", "After the game: back into the boxes").toHtmlEscaped(),
                 QCoreApplication::translate("sheet", "All pieces of all players together.").toHtmlEscaped());
    for (const SheetCounts::Box &box : counts.boxes) {
        QStringList parts;
        for (const SheetCounts::Line &line : box.tiles) {
            parts << QStringLiteral("%1&nbsp;%2").arg(Box, tilesText(line.count).toHtmlEscaped()) +
                         (line.name == box.name ? QString()
                                                : QStringLiteral(" (%1)").arg(line.name.toHtmlEscaped()));
        }
        for (const SheetCounts::Line &line : box.pieces) {
            parts << QStringLiteral("%1&nbsp;%2&nbsp;×&nbsp;%3")
                         .arg(Box)
                         .arg(line.count)
                         .arg(line.name.toHtmlEscaped());
        }
        html += QStringLiteral("<tr><td width=\"30%\"><b>%1</b></td><td>%2</td></tr>")
                    .arg(box.name.toHtmlEscaped(), parts.join(QStringLiteral(" &nbsp; ")));
    }
    return html + QStringLiteral("</table>");
}

} // namespace

SheetCounts sheetCounts(const World &world, const Selection &selection, int players) {
    return Counting(world, selection, players).count();
}

QString setupSheetHtml(const World &world, const Selection &selection, int players) {
    const SheetCounts counts = sheetCounts(world, selection, players);
    const std::vector<ReferenceLine> lines =
        referenceLines(DocumentId::Preparation, world, ReferenceScope{selection, players});
    const QString edition = QString::fromUtf8(editionName(selection.edition).data());
    QString html = QStringLiteral(
        "<style>h1 { font-size: 20px; margin: 0 0 2px 0; } h3 { font-size: 13px; margin: 8px 0 2px 0; }"
        "p { margin: 0 0 4px 0; } td { padding: 1px 6px 1px 0; vertical-align: top; }</style>");
    html += QStringLiteral("<h1>%1</h1><p>%2</p>")
                .arg(QCoreApplication::translate("sheet", "Setup for %n player(s)", nullptr, players)
                         .toHtmlEscaped(),
                     QStringLiteral("%1 · %2").arg(edition, selectionText(world, selection)).toHtmlEscaped());
    html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\"><tr><td width=\"62%\">%1</td><td "
                           "width=\"4%\"></td><td>%2%3%4</td></tr></table>")
                .arg(steps(lines),
                     table(QCoreApplication::translate("sheet", "Each player gets"), counts.eachGets),
                     table(QCoreApplication::translate("sheet", "Set aside"), counts.setAside),
                     table(QCoreApplication::translate("sheet", "Tiles"), counts.tiles,
                           QString::number(counts.allTiles)));
    return html + back(counts);
}

} // namespace scorekeep::app
