// SPDX-License-Identifier: MIT
// Breaks sections into pages and paints them with page numbers.
#include "app/print/page_breaks.h"
#include "app/print/page_symbols.h"
#include "app/print/print_page.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>
#include <QUrl>

#include <memory>

namespace scorekeep::app {
namespace {

constexpr qreal PixelsPerInch = 96; // what sizes in the pages mean
constexpr int TextPixels = 12;
constexpr qreal Footer = 26;
constexpr qreal SymbolScale = 4; // images keep their lines at a printer's resolution

class PagedText : public QTextDocument {
public:
    PagedText(const QString &html, const QSizeF &page) {
        QFont font = defaultFont();
        font.setPixelSize(TextPixels);
        setDefaultFont(font);
        setDocumentMargin(0);
        setHtml(html);
        setPageSize(page);
        keepTogether(*this);
    }

    void paint(QPainter &painter, int number) {
        const QSizeF page = pageSize();
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setClipRect(QRectF(QPointF(0, 0), page));
        painter.translate(0, -number * page.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, number * page.height(), page.width(), page.height());
        context.palette.setColor(QPalette::Text, Qt::black);
        documentLayout()->draw(&painter, context);
        painter.restore();
    }

protected:
    QVariant loadResource(int type, const QUrl &name) override {
        const QImage image =
            pageSymbol(symbolOfAddress(name), {QColor(0x55, 0x55, 0x55), true}, SymbolScale);
        return image.isNull() ? QTextDocument::loadResource(type, name) : QVariant(image);
    }
};

QString coverHtml(const Pages &pages, const std::vector<int> &firstPages) {
    QString html = QStringLiteral("<style>td { padding: 5px 12px 5px 0; } h1 { font-size: 28px; }</style>"
                                  "<h1>%1</h1><p>%2</p><p>&nbsp;</p><table cellspacing=\"0\">")
                       .arg(pages.title.toHtmlEscaped(), pages.subtitle.toHtmlEscaped());
    for (std::size_t i = 0; i < pages.sections.size(); ++i) {
        html += QStringLiteral("<tr><td width=\"320\">%1</td><td align=\"right\">%2</td></tr>")
                    .arg(pages.sections[i].title.toHtmlEscaped())
                    .arg(firstPages[i]);
    }
    return html + QStringLiteral("</table>");
}

} // namespace

bool printPages(const Pages &pages, QPagedPaintDevice *device) {
    QPainter painter;
    if (!painter.begin(device)) {
        return false;
    }
    const qreal scale = qreal(device->logicalDpiX()) / PixelsPerInch;
    const QSizeF paper = QSizeF(painter.viewport().size()) / scale;
    const QSizeF page(paper.width(), paper.height() - Footer);
    painter.scale(scale, scale);
    const bool booklet = pages.sections.size() > 2; // a sheet has a front and a back
    std::vector<std::pair<QString, std::unique_ptr<PagedText>>> texts;
    std::vector<int> firstPages;
    int count = booklet ? 1 : 0;
    for (const Pages::Section &section : pages.sections) {
        texts.emplace_back(section.title, std::make_unique<PagedText>(section.html, page));
        firstPages.push_back(count + 1);
        count += texts.back().second->pageCount();
    }
    if (booklet) {
        texts.emplace(texts.begin(), pages.title,
                      std::make_unique<PagedText>(coverHtml(pages, firstPages), page));
    }
    int number = 0;
    for (const auto &[title, text] : texts) {
        for (int i = 0; i < text->pageCount(); ++i) {
            if (number++ > 0 && !device->newPage()) {
                return false;
            }
            text->paint(painter, i);
            if (count > 1) {
                painter.setFont(text->defaultFont());
                const QRectF foot(0, page.height(), page.width(), Footer);
                painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, title);
                painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                                 QStringLiteral("%1 / %2").arg(number).arg(count));
            }
        }
    }
    return painter.end();
}

} // namespace scorekeep::app
