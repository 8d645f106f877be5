// SPDX-License-Identifier: MIT
// Only what QTextDocument understands: tables for rows that stand beside each other, classes for colours.
#include "app/print/reference_page.h"

#include "app/model/selection_summary.h"
#include "app/print/page_symbols.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace scorekeep::app {
namespace {

struct Colours {
    QString ink, soft, faint, line, accent, wash, adapted;
    std::array<QString, 3> categories;
};

Colours coloursOf(const PageLook &look) {
    if (look.forPrint) {
        return {"#000000", "#000000", "#333333", "#888888",
                "#000000", "#eeeeee", "#000000", {"#ffffff", "#ffffff", "#ffffff"}};
    }
    const Theme &theme = look.theme;
    const auto wash = [&](const QColor &colour) {
        const QColor &paper = theme.paper;
        const auto mix = [](int a, int b) {
            return (a * 22 + b * 78) / 100;
        };
        return QColor(mix(colour.red(), paper.red()), mix(colour.green(), paper.green()),
                      mix(colour.blue(), paper.blue()))
            .name();
    };
    return {theme.ink.name(),
            theme.soft.name(),
            theme.faint.name(),
            theme.line.name(),
            theme.accent.name(),
            theme.accentWash.name(),
            theme.isDark ? QStringLiteral("#8fb4ff") : QStringLiteral("#2456b8"),
            {wash(theme.land.field), wash(theme.land.city), wash(theme.land.water)}};
}

QString style(const Colours &c) {
    return QStringLiteral("body { color: %1; }"
                          "h1 { font-size: 22px; font-weight: 600; margin: 0 0 2px 0; }"
                          "h2 { font-size: 16px; font-weight: 600; margin: 18px 0 4px 0; }"
                          "h3 { font-size: 13px; font-weight: 600; color: %2; margin: 16px 0 3px 0; }"
                          "h4 { font-weight: normal; color: %2; margin: 2px 0 4px 0; } p { margin: 2px 0 4px 0; }"
                          ".soft { color: %2; } .faint { color: %3; } .mark { color: %5; font-weight: 600; }"
                          ".adapted { color: %6; } .step { color: %5; }"
                          "td { padding: 2px 8px 2px 0; vertical-align: top; }"
                          "td.number { color: %3; text-align: right; padding-right: 6px; white-space: nowrap; }"
                          "td.sign, td.bullet { padding-right: 6px; } td.bullet { color: %3; }"
                          "img { vertical-align: middle; } a.jump { color: %5; text-decoration: none; }"
                          "hr { background-color: %4; }")
               .arg(c.ink, c.soft, c.faint, c.line, c.accent, c.adapted) +
           QStringLiteral(".tile { background-color: %1; } .figure { background-color: %2; } "
                          ".additional { background-color: %3; }")
               .arg(c.categories[0], c.categories[1], c.categories[2]);
}

class Body {
public:
    explicit Body(const PageLook &look) : m_look(look) {}

    QString of(DocumentId document, const std::vector<ReferenceLine> &lines) {
        m_html =
            QStringLiteral("<h1>%1</h1><p class=\"soft\">%2</p>")
                .arg(documentTitle(document).toHtmlEscaped(), documentIntroduction(document).toHtmlEscaped());
        const bool adapted = std::ranges::any_of(lines, &ReferenceLine::adapted);
        if (adapted && m_look.markAdapted) {
            m_html += QStringLiteral("<p class=\"adapted\">%1</p>")
                          .arg(adaptedMark() +
                               QCoreApplication::translate(
                                   "reference",
                                   "Sentences marked so come from other editions and are adapted to yours."));
        }
        if (document == DocumentId::ScoringDuring || document == DocumentId::ScoringAfter) {
            legend();
        }
        m_numberWidth = numberWidth(lines);
        for (const ReferenceLine &line : lines) {
            add(line);
        }
        endTable();
        footnotes();
        return m_html;
    }

private:
    // All tables of a page have the same columns: wide enough for its longest number.
    static int numberWidth(const std::vector<ReferenceLine> &lines) {
        constexpr int Beside = 12, Digit = 10;
        qsizetype digits = 1;
        for (const ReferenceLine &line : lines) {
            digits = line.kind == LineKind::Item ? std::max(digits, line.label.size()) : digits;
        }
        return Beside + Digit * int(digits);
    }

    void legend() {
        m_html += QStringLiteral("<table cellspacing=\"0\" style=\"margin-bottom: 6px\"><tr>");
        for (const Category category : {Category::Tile, Category::Figure, Category::Additional}) {
            m_html += QStringLiteral(
                          "<td class=\"%1\" style=\"padding: 2px 8px;\">%2&nbsp;%3</td><td></td>")
                          .arg(groundOf(category), sign(category),
                               categoryName(category).toHtmlEscaped());
        }
        m_html += QStringLiteral("</tr></table>");
    }

    QString groundOf(Category category) const {
        if (m_look.forPrint) {
            return {};
        }
        constexpr std::array<const char *, 3> Names{"tile", "figure", "additional"};
        return QString::fromLatin1(Names[std::size_t(category)]);
    }

    // Told apart without colour.
    static QString sign(Category category) {
        switch (category) {
        case Category::Tile:
            return QStringLiteral("■");
        case Category::Figure:
            return QStringLiteral("●");
        case Category::Additional:
            return QStringLiteral("◆");
        }
        return {};
    }

    QString adaptedMark() const { return QStringLiteral("≈ "); }

    void add(const ReferenceLine &line) {
        switch (line.kind) {
        case LineKind::Section:
            endTable();
            m_html += QStringLiteral("<h2>%1%2</h2>").arg(anchor(line), line.text.toHtmlEscaped());
            break;
        case LineKind::Step:
            endTable();
            m_html += QStringLiteral("<h3>%1<span class=\"step\">%2</span>&nbsp; %3</h3>")
                          .arg(anchor(line), line.label.toHtmlEscaped(), line.text.toHtmlEscaped());
            break;
        case LineKind::Subject:
            endTable();
            m_html += QStringLiteral("<h3>%1%2%3</h3>")
                          .arg(anchor(line), symbolBefore(line), line.text.toHtmlEscaped());
            break;
        case LineKind::RepeatBegin:
            endTable();
            m_html += QStringLiteral("<hr><h4>%1↻ %2</h4>")
                          .arg(anchor(line), line.text.toHtmlEscaped());
            break;
        case LineKind::RepeatEnd:
            endTable();
            m_html += QStringLiteral("<hr>");
            break;
        case LineKind::Block:
            endTable();
            m_html +=
                QStringLiteral("<h4>%1%2</h4>").arg(anchor(line), line.text.toHtmlEscaped());
            break;
        case LineKind::NoActions:
            endTable();
            m_html += QStringLiteral("<p class=\"faint\">%1</p>").arg(line.text.toHtmlEscaped());
            break;
        case LineKind::Item:
        case LineKind::Row:
        case LineKind::Note:
            if (line.footnote) {
                m_footnotes.push_back(line);
                appendToLast(QStringLiteral("<sup>%1</sup>").arg(m_footnotes.size()));
            } else {
                tableRow(line);
            }
            break;
        }
    }

    static QString anchor(const ReferenceLine &line) {
        return QStringLiteral("<a name=\"%1\"></a>").arg(line.id.toHtmlEscaped());
    }

    QString words(const ReferenceLine &line) const {
        QString text = line.text.toHtmlEscaped();
        if (!line.detail.isEmpty()) {
            text += QStringLiteral(" <span class=\"soft\">(%1)</span>").arg(line.detail.toHtmlEscaped());
        }
        if (line.adapted && m_look.markAdapted) {
            text = QStringLiteral("<span class=\"adapted\">%1%2</span>").arg(adaptedMark(), text);
        }
        for (const QString &mark : line.marks) {
            text += QStringLiteral(" <span class=\"mark\">%1</span>").arg(mark.toHtmlEscaped());
        }
        if (line.linked) {
            text += QStringLiteral(" &nbsp;<a class=\"jump\" href=\"%1\">→</a>").arg(line.id.toHtmlEscaped());
        }
        return text;
    }

    void tableRow(const ReferenceLine &line) {
        if (!m_inTable) {
            m_html += QStringLiteral("<table cellspacing=\"0\" width=\"100%\">");
            m_inTable = true;
        }
        const bool row = line.kind == LineKind::Row;
        const QString number = row ? sign(line.category) : line.kind == LineKind::Item ? line.label : QString();
        const QString ground = row ? groundOf(line.category) : QString();
        m_html += QStringLiteral("<tr><td class=\"number %1\" width=\"%4\">%2</td>"
                                 "<td class=\"sign %1\" width=\"26\">%3</td>")
                      .arg(ground, number, pageSymbolTag(line.symbol))
                      .arg(m_numberWidth);
        for (int depth = 1; depth <= line.depth; ++depth) {
            const QString bullet = depth < line.depth ? QString()
                                   : depth == 1       ? QStringLiteral("•")
                                                      : QStringLiteral("–");
            m_html += QStringLiteral("<td class=\"bullet\" width=\"8\">%1</td>").arg(bullet);
        }
        m_html += QStringLiteral("<td colspan=\"%1\" class=\"%2\">%3%4")
                      .arg(qMax(1, DeepestNote + 1 - line.depth))
                      .arg(ground, anchor(line), words(line));
        m_lastEnd = m_html.size();
        m_html += QStringLiteral("</td></tr>");
    }

    static QString symbolBefore(const ReferenceLine &line) {
        const QString tag = pageSymbolTag(line.symbol);
        return tag.isEmpty() ? tag : tag + QStringLiteral("&nbsp; ");
    }

    void appendToLast(const QString &html) {
        if (m_lastEnd > 0) {
            m_html.insert(m_lastEnd, html);
        }
    }

    void endTable() {
        if (m_inTable) {
            m_html += QStringLiteral("</table>");
            m_inTable = false;
        }
    }

    void footnotes() {
        if (m_footnotes.empty()) {
            return;
        }
        m_html += QStringLiteral("<hr>");
        int number = 0;
        for (const ReferenceLine &line : m_footnotes) {
            m_html += QStringLiteral("<p class=\"soft\"><sup>%1</sup> %2%3</p>")
                          .arg(++number)
                          .arg(anchor(line), words(line));
        }
    }

    static constexpr int DeepestNote = 4;
    const PageLook &m_look;
    QString m_html;
    std::vector<ReferenceLine> m_footnotes;
    bool m_inTable = false;
    int m_numberWidth = 0;
    qsizetype m_lastEnd = 0;
};

} // namespace

QString referenceBody(DocumentId document, const std::vector<ReferenceLine> &lines, const PageLook &look) {
    return QStringLiteral("<style>%1</style>").arg(style(coloursOf(look))) + Body(look).of(document, lines);
}

namespace {

QString documentAnchor(DocumentId document) {
    return QStringLiteral("document-%1").arg(int(document) + 1);
}

// Of several documents their titles, else the headings of the one.
QString contents(const std::vector<WordedDocument> &documents) {
    QString list;
    const auto add = [&list](const QString &anchor, const QString &title) {
        list += QStringLiteral("<li><a class=\"jump\" href=\"#%1\">%2</a></li>")
                    .arg(anchor.toHtmlEscaped(), title.toHtmlEscaped());
    };
    for (const auto &[document, lines] : documents) {
        if (documents.size() > 1) {
            add(documentAnchor(document), documentTitle(document));
            continue;
        }
        for (const ReferenceLine &line : lines) {
            if (line.kind == LineKind::Step || line.kind == LineKind::Subject) {
                add(line.id, line.label.isEmpty() ? line.text : line.label + QLatin1Char(' ') + line.text);
            }
        }
    }
    return QStringLiteral("<nav><ul>%1</ul></nav>").arg(list);
}

QString browserPage(const QString &title, const QString &subtitle, const std::vector<WordedDocument> &documents,
                    const PageLook &look) {
    QString body = contents(documents);
    for (const auto &[document, lines] : documents) {
        body += QStringLiteral("<div class=\"document\" id=\"%1\">").arg(documentAnchor(document)) +
                Body(look).of(document, lines) + QStringLiteral("</div>");
    }
    PageLook dark = look;
    dark.theme = Theme::dark();
    const QString html =
        QStringLiteral(
            "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\">"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>%1</title><style>"
            "body { font-family: sans-serif; max-width: 46em; margin: 1.5em auto; padding: 0 1em; "
            "line-height: 1.4; } table { border-collapse: collapse; } nav ul { columns: 16em; }"
            "h1, h2, h3, h4 { break-after: avoid; } .document + .document { margin-top: 3em; }"
            "@media print { .document + .document { page-break-before: always; } nav { display: none; } }"
            "%2@media screen and (prefers-color-scheme: dark) { %3 body { background: %4; } %5 }</style></head>\n"
            "<body><p class=\"faint\">%6</p>%7</body></html>\n")
            .arg(title.toHtmlEscaped(), style(coloursOf(look)), style(coloursOf(dark)), dark.theme.paper.name(),
                 DarkSymbols, subtitle.toHtmlEscaped(), body);
    return withSymbolStyles(html, symbolInk(look));
}

} // namespace

Pages referencePages(const std::vector<DocumentId> &documents, const World &world, const ReferenceScope &scope,
                     bool markAdapted) {
    Pages pages;
    pages.title = documents.size() == 1 ? documentTitle(documents.front())
                                        : QCoreApplication::translate("reference", "Reference");
    pages.subtitle = QStringLiteral("%1 · %2").arg(QString::fromUtf8(editionName(scope.selection.edition).data()),
                                                   selectionText(world, scope.selection));
    PageLook look;
    look.markAdapted = markAdapted;
    std::vector<WordedDocument> worded;
    for (const DocumentId document : documents) {
        worded.push_back({document, referenceLines(document, world, scope)});
    }
    pages.html = browserPage(pages.title, pages.subtitle, worded, look);
    pages.text = referencePlainText(worded, pages.subtitle);
    look.forPrint = true;
    for (const auto &[document, lines] : worded) {
        const QString subtitle = documents.size() == 1 ? QStringLiteral("<p style=\"color:#333333\">%1</p>")
                                                             .arg(pages.subtitle.toHtmlEscaped())
                                                       : QString();
        pages.sections.push_back({documentTitle(document), subtitle + referenceBody(document, lines, look)});
    }
    return pages;
}

SymbolInk symbolInk(const PageLook &look) {
    return {look.forPrint ? QColor(0x55, 0x55, 0x55) : look.theme.soft, look.forPrint};
}

} // namespace scorekeep::app
