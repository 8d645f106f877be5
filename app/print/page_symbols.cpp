// SPDX-License-Identifier: MIT
// Draws symbols and figures into one small format.
#include "app/print/page_symbols.h"

#include "app/board/figure_drawing.h"
#include "app/board/piece_painter.h"
#include "app/board/symbol_drawing.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QUrl>

namespace scorekeep::app {
namespace {

constexpr qreal FileScale = 3; // of images in HTML files

QString scheme() {
    return QStringLiteral("symbol");
}

// Paler fills and dark lines, so that a printer without colours keeps the drawing.
QImage greyed(QImage image) {
    image = image.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int grey = qGray(line[x]);
            const int paler = grey < 100 ? grey * 2 / 3 : qMin(255, grey + 40);
            line[x] = qRgba(paler, paler, paler, qAlpha(line[x]));
        }
    }
    return image;
}

} // namespace

bool hasPageSymbol(const QString &symbol) {
    return !symbol.isEmpty() &&
           (symbol == CheckBox || hasSymbolDrawing(symbol) || figureDrawing(symbol) != nullptr);
}

QImage pageSymbol(const QString &symbol, const SymbolInk &ink, qreal scale) {
    if (!hasPageSymbol(symbol)) {
        return {};
    }
    QImage image(qRound(PageSymbolWidth * scale), qRound(PageSymbolHeight * scale),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    const QPointF centre(PageSymbolWidth / 2.0, PageSymbolHeight / 2.0);
    const auto fit = [](const QSizeF &size) {
        return qMin(PageSymbolWidth / size.width(), PageSymbolHeight / size.height());
    };
    if (symbol == CheckBox) {
        painter.setPen(QPen(ink.figure, 1.2));
        painter.drawRect(QRectF(1, 1, PageSymbolHeight - 2, PageSymbolHeight - 2)); // 4 mm on paper
    } else if (hasSymbolDrawing(symbol)) {
        paintSymbol(painter, symbol, centre, fit(symbolSize(symbol)));
    } else {
        const PieceLook look{symbol, ink.figure, {}};
        const QRectF bounds = pieceBounds(look);
        const qreal size = fit(bounds.size());
        paintPiece(painter, look, centre - bounds.center() * size, size);
    }
    painter.end();
    if (ink.grey) {
        image = greyed(image);
    }
    image.setDevicePixelRatio(scale);
    return image;
}

QString pageSymbolTag(const QString &symbol) {
    return hasPageSymbol(symbol) ? QStringLiteral("<img src=\"%1:%2\" width=\"%3\" height=\"%4\">")
                                       .arg(scheme(), symbol)
                                       .arg(PageSymbolWidth)
                                       .arg(PageSymbolHeight)
                                 : QString();
}

QString symbolOfAddress(const QUrl &address) {
    return address.scheme() == scheme() ? address.path() : QString();
}

QString withSymbolStyles(const QString &html, const SymbolInk &ink) {
    static const QRegularExpression tag(
        QStringLiteral("<img src=\"symbol:([^\"]+)\" width=\"\\d+\" height=\"\\d+\">"));
    QString body = html;
    body.replace(tag, QStringLiteral("<i class=\"symbol s-\\1\"></i>"));
    QString styles = QStringLiteral(".symbol { display: inline-block; width: %1px; height: %2px; "
                                    "background-size: contain; vertical-align: text-bottom; }\n")
                         .arg(PageSymbolWidth)
                         .arg(PageSymbolHeight);
    QSet<QString> known;
    for (auto found = tag.globalMatch(html); found.hasNext();) {
        const QString symbol = found.next().captured(1);
        if (known.contains(symbol)) {
            continue;
        }
        known.insert(symbol);
        QBuffer file;
        file.open(QIODevice::WriteOnly);
        pageSymbol(symbol, ink, FileScale).save(&file, "PNG");
        styles += QStringLiteral(".s-%1 { background-image: url(data:image/png;base64,%2); }\n")
                      .arg(symbol, QString::fromLatin1(file.data().toBase64()));
    }
    const qsizetype end = body.indexOf(QLatin1String("</style>"));
    return end < 0 ? body : body.insert(end, styles);
}

} // namespace scorekeep::app
