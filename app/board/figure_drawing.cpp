// SPDX-License-Identifier: MIT
// Reads the silhouettes of figures from resources/figures.
#include "app/board/figure_drawing.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <map>

namespace scorekeep::app {

namespace {

// A path's data: letters of commands and numbers, each command with all its numbers.
QPainterPath pathFrom(const QString &data) {
    static const QRegularExpression token(QStringLiteral("[MLCZ]|-?[0-9.]+"));
    constexpr qsizetype CurveNumbers = 6;
    QPainterPath path;
    QChar command;
    QList<qreal> numbers;
    auto matches = token.globalMatch(data);
    while (matches.hasNext()) {
        const QString text = matches.next().captured();
        if (text.at(0).isLetter()) {
            command = text.at(0);
            numbers.clear();
            if (command == QLatin1Char('Z'))
                path.closeSubpath();
            continue;
        }
        numbers << text.toDouble();
        if (command == QLatin1Char('C') && numbers.size() == CurveNumbers)
            path.cubicTo(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
        else if (command == QLatin1Char('M') && numbers.size() == 2)
            path.moveTo(numbers[0], numbers[1]);
        else if (command == QLatin1Char('L') && numbers.size() == 2)
            path.lineTo(numbers[0], numbers[1]);
        else
            continue;
        numbers.clear();
    }
    return path;
}

} // namespace

FigureDrawing readFigure(QIODevice &svg) {
    FigureDrawing drawing;
    QXmlStreamReader reader(&svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        const auto number = [&attributes](QLatin1String name) {
            return attributes.value(name).toDouble();
        };
        const auto path = [&attributes] {
            return pathFrom(attributes.value(QLatin1String("d")).toString());
        };
        const QStringView part = attributes.value(QLatin1String("class"));
        if (part == QLatin1String("body")) {
            drawing.body.addPath(path());
        } else if (part == QLatin1String("detail")) {
            drawing.detail.addPath(path());
        } else if (part == QLatin1String("letter")) {
            drawing.letterAt = QPointF(number(QLatin1String("x")), number(QLatin1String("y")));
            drawing.letterHeight = number(QLatin1String("font-size"));
        }
    }
    return drawing;
}

const FigureDrawing *figureDrawing(const QString &symbol) {
    static std::map<QString, FigureDrawing> drawings; // they never change
    auto found = drawings.find(symbol);
    if (found == drawings.end()) {
        QFile file(QStringLiteral(":/figures/%1.svg").arg(symbol));
        found = drawings.emplace(symbol, file.open(QIODevice::ReadOnly) ? readFigure(file) : FigureDrawing())
                    .first;
    }
    return found->second.body.isEmpty() ? nullptr : &found->second;
}

} // namespace scorekeep::app
