// SPDX-License-Identifier: MIT
// Only what QTextDocument understands: tables for rows that stand beside each other, classes for colours.
#include "app/print/reference_page.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>

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
                          "p { margin: 2px 0 4px 0; }"
                          ".soft { color: %2; } .faint { color: %3; } .mark { color: %5; font-weight: 600; }"
                          ".adapted { color: %6; } .step { color: %5; }"
                          "td { padding: 2px 8px 2px 0; vertical-align: top; }"
                          "td.number { color: %3; text-align: right; padding-right: 8px; }"
                          "hr { background-color: %4; }")
        .arg(c.ink, c.soft, c.faint, c.line, c.accent, c.adapted);
}

class Body {
public:
    Body(const PageLook &look) : m_look(look), m_colours(coloursOf(look)) {}

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
        for (const ReferenceLine &line : lines) {
            add(line);
        }
        endTable();
        footnotes();
        return m_html;
    }

private:
    void legend() {
        m_html += QStringLiteral("<table cellspacing=\"0\"><tr>");
        for (const Category category : {Category::Tile, Category::Figure, Category::Additional}) {
            m_html += QStringLiteral(
                          "<td style=\"background-color:%1; padding: 2px 8px;\">%2&nbsp;%3</td><td></td>")
                          .arg(m_colours.categories[std::size_t(category)], sign(category),
                               categoryName(category).toHtmlEscaped());
        }
        m_html += QStringLiteral("</tr></table>");
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
            m_html += QStringLiteral("<h3>%1%2</h3>").arg(anchor(line), line.text.toHtmlEscaped());
            break;
        case LineKind::RepeatBegin:
            endTable();
            m_html += QStringLiteral("<hr><p class=\"soft\">%1↻ %2</p>")
                          .arg(anchor(line), line.text.toHtmlEscaped());
            break;
        case LineKind::RepeatEnd:
            endTable();
            m_html += QStringLiteral("<hr>");
            break;
        case LineKind::Block:
            endTable();
            m_html +=
                QStringLiteral("<p class=\"soft\">%1%2</p>").arg(anchor(line), line.text.toHtmlEscaped());
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
        return text;
    }

    void tableRow(const ReferenceLine &line) {
        if (!m_inTable) {
            m_html += QStringLiteral("<table cellspacing=\"0\" width=\"100%\">");
            m_inTable = true;
        }
        const bool row = line.kind == LineKind::Row;
        QString ground;
        if (!m_look.highlighted.isEmpty() && line.id == m_look.highlighted) {
            ground = m_colours.wash;
        } else if (row) {
            ground = m_colours.categories[std::size_t(line.category)];
        }
        const QString number = row                           ? sign(line.category)
                               : line.kind == LineKind::Item ? line.label
                                                             : QString();
        const QString cell =
            ground.isEmpty() ? QString() : QStringLiteral(" style=\"background-color:%1\"").arg(ground);
        m_html += QStringLiteral("<tr><td class=\"number\" width=\"26\"%1>%2</td><td%1>").arg(cell, number);
        if (line.depth > 0) {
            m_html += QStringLiteral("<table cellspacing=\"0\"><tr><td "
                                     "width=\"%1\"></td><td>%2</td><td>%3%4</td></tr></table>")
                          .arg(line.depth * 14 - 12)
                          .arg(line.depth == 1 ? QStringLiteral("•") : QStringLiteral("–"), anchor(line),
                               words(line));
        } else {
            m_html += anchor(line) + words(line);
        }
        m_lastEnd = m_html.size();
        m_html += QStringLiteral("</td></tr>");
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

    const PageLook &m_look;
    Colours m_colours;
    QString m_html;
    std::vector<ReferenceLine> m_footnotes;
    bool m_inTable = false;
    qsizetype m_lastEnd = 0;
};

QString underlined(const QString &text, QChar line) {
    return text + QLatin1Char('\n') + QString(text.size(), line) + QLatin1Char('\n');
}

QString plainLine(const ReferenceLine &line) {
    const auto words = [&] {
        QString text = line.adapted ? QStringLiteral("≈ ") + line.text : line.text;
        if (!line.detail.isEmpty()) {
            text += QStringLiteral(" (%1)").arg(line.detail);
        }
        for (const QString &mark : line.marks) {
            text += QStringLiteral(" [%1]").arg(mark);
        }
        return text + QLatin1Char('\n');
    };
    switch (line.kind) {
    case LineKind::Section:
        return QLatin1Char('\n') + line.text.toUpper() + QLatin1Char('\n');
    case LineKind::Step:
    case LineKind::Subject:
        return QLatin1Char('\n') + (line.label.isEmpty() ? QString() : line.label + QStringLiteral("  ")) +
               line.text + QLatin1Char('\n');
    case LineKind::RepeatBegin:
        return QStringLiteral("\n-- %1 --\n").arg(line.text);
    case LineKind::RepeatEnd:
        return QStringLiteral("\n----\n");
    case LineKind::Block:
    case LineKind::NoActions:
        return QStringLiteral("   ") + line.text + QLatin1Char('\n');
    case LineKind::Item:
    case LineKind::Row:
        return (line.label.isEmpty() ? QStringLiteral("   - ") : QStringLiteral("%1. ").arg(line.label, 3)) +
               words();
    case LineKind::Note:
        return QString(3 + 2 * line.depth, QLatin1Char(' ')) +
               (line.footnote ? QStringLiteral("* ") : QStringLiteral("- ")) + words();
    }
    return {};
}

} // namespace

QString referenceBody(DocumentId document, const std::vector<ReferenceLine> &lines, const PageLook &look) {
    return QStringLiteral("<style>%1</style>").arg(style(coloursOf(look))) + Body(look).of(document, lines);
}

QString referenceHtml(const std::vector<std::pair<DocumentId, std::vector<ReferenceLine>>> &documents,
                      const QString &subtitle, const PageLook &look) {
    QString title = documents.size() == 1 ? documentTitle(documents.front().first)
                                          : QCoreApplication::translate("reference", "Reference");
    QString body;
    for (const auto &[document, lines] : documents) {
        body += QStringLiteral("<div%1>").arg(
            body.isEmpty() ? QString() : QStringLiteral(" style=\"page-break-before:always\""));
        body += Body(look).of(document, lines) + QStringLiteral("</div>");
    }
    return QStringLiteral(
               "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title><style>"
               "body { font-family: sans-serif; max-width: 46em; margin: 1.5em auto; line-height: 1.4; }"
               "%2</style></head>\n<body><p class=\"faint\">%3</p>%4</body></html>\n")
        .arg(title.toHtmlEscaped(), style(coloursOf(look)), subtitle.toHtmlEscaped(), body);
}

QString referencePlainText(const std::vector<std::pair<DocumentId, std::vector<ReferenceLine>>> &documents,
                           const QString &subtitle) {
    QString text = subtitle + QLatin1Char('\n');
    for (const auto &[document, lines] : documents) {
        text += QLatin1Char('\n') + underlined(documentTitle(document), QLatin1Char('='));
        for (const ReferenceLine &line : lines) {
            text += plainLine(line);
        }
    }
    return text;
}

bool printHtml(const QString &html, QPagedPaintDevice *device) {
    QPainter painter;
    if (!painter.begin(device)) {
        return false;
    }
    constexpr qreal PixelsPerInch = 96; // what sizes in the page mean
    const qreal scale = qreal(device->logicalDpiX()) / PixelsPerInch;
    QTextDocument document;
    QFont font = document.defaultFont();
    font.setPixelSize(12);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setHtml(html);
    const QRectF paper(0, 0, painter.viewport().width() / scale, painter.viewport().height() / scale);
    const qreal footer = 24;
    const QSizeF page(paper.width(), paper.height() - footer);
    document.setPageSize(page);
    painter.scale(scale, scale);
    const int pages = document.pageCount();
    for (int number = 0; number < pages; ++number) {
        if (number > 0 && !device->newPage()) {
            return false;
        }
        painter.save();
        painter.setClipRect(QRectF(QPointF(0, 0), page));
        painter.translate(0, -number * page.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, number * page.height(), page.width(), page.height());
        context.palette.setColor(QPalette::Text, Qt::black);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        if (pages > 1) {
            painter.setFont(font);
            painter.drawText(QRectF(0, page.height(), page.width(), footer), Qt::AlignRight | Qt::AlignBottom,
                             QStringLiteral("%1 / %2").arg(number + 1).arg(pages));
        }
    }
    return painter.end();
}

} // namespace scorekeep::app
