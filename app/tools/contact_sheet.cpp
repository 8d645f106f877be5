// SPDX-License-Identifier: MIT
// Writes pictures of all tile kinds and figures, to look at: scorekeep_contact_sheet FOLDER [COUNT SEED].
// COUNT: only so many, picked by SEED and turned, with numbers for names.
#include "app/board/piece_painter.h"
#include "app/board/tile_pixmaps.h"
#include "app/cli/board_picture.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "engine/catalogue/tile_set.h"
#include "engine/files/embedded.h"

#include <QApplication>
#include <QDir>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <random>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

constexpr int Margin = 14;
constexpr int TextHeight = 18;

struct Sheet {
    QString path;
    Theme theme;
    int side = 80;
    bool named = true;
    bool turned = false; // every tile in another rotation
};

std::vector<TileKind> allKinds(const Symbols &symbols) {
    std::vector<TileKind> kinds;
    for (const std::string_view name : embeddedNames("resources/tiles/")) {
        if (name.ends_with("symbols.yaml"))
            continue;
        const TileSet set = readTileSet(embeddedDocument(name)->root(), symbols);
        kinds.insert(kinds.end(), set.tiles.begin(), set.tiles.end());
    }
    return kinds;
}

QString shortName(const TileKind &kind) {
    const QString id = QString::fromStdString(kind.id);
    return id.mid(id.indexOf(QLatin1Char('.')) + 1);
}

void writeTiles(const Sheet &sheet, const std::vector<TileKind> &kinds, const Symbols &symbols) {
    const TilePainter painter(sheet.theme, symbols);
    TilePixmaps pixmaps(painter);
    const int width = std::max(sheet.side, sheet.named ? 150 : 0) + Margin;
    const int columns = std::max(1, 1500 / width);
    const int height = sheet.side + Margin + TextHeight;
    const int rows = (int(kinds.size()) + columns - 1) / columns;
    QImage image(columns * width + Margin, rows * height + Margin, QImage::Format_RGB32);
    image.fill(sheet.theme.table);
    QPainter out(&image);
    out.setRenderHint(QPainter::SmoothPixmapTransform);
    QFont font;
    font.setPixelSize(11);
    out.setFont(font);
    out.setPen(sheet.theme.soft);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const QPoint at(Margin + int(i) % columns * width, Margin + int(i) / columns * height);
        const int rotation = sheet.turned ? int(i * 7 + i / 4) & 3 : 0;
        const QRectF bounds = painter.bounds(kinds[i], rotation);
        const qreal largest = std::max(bounds.width(), bounds.height());
        const qreal scale = sheet.side / largest;
        const QPixmap pixmap = pixmaps.pixmap(kinds[i], rotation, sheet.side * TileSide / largest);
        out.drawPixmap(QRectF(at, bounds.size() * scale), pixmap, QRectF(pixmap.rect()));
        const QString name = sheet.named ? shortName(kinds[i]) : QString::number(i + 1);
        out.drawText(QRect(at.x(), at.y() + sheet.side + 2, width - 4, TextHeight), Qt::AlignLeft,
                     out.fontMetrics().elidedText(name, Qt::ElideRight, width - 4));
    }
    out.end();
    writePicture(image, sheet.path);
}

// Every tile with a figure on each of its segments.
void writeSpots(const QString &path, const std::vector<TileKind> &kinds, const Symbols &symbols) {
    const Theme theme = Theme::light();
    const TilePainter painter(theme, symbols);
    constexpr int side = 130;
    constexpr int columns = 10;
    const int rows = (int(kinds.size()) + columns - 1) / columns;
    QImage image(columns * (side + Margin) + Margin, rows * (side + Margin) + Margin, QImage::Format_RGB32);
    image.fill(theme.table);
    QPainter out(&image);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const TileKind &kind = kinds[i];
        const QRectF bounds = painter.bounds(kind, 0);
        out.save();
        out.translate(Margin + int(i) % columns * (side + Margin),
                      Margin + int(i) / columns * (side + Margin));
        const qreal scale = side / std::max(bounds.width(), bounds.height());
        out.scale(scale, scale);
        out.translate(-bounds.topLeft());
        painter.paint(out, kind, 0);
        for (std::size_t s = 0; s < kind.segments.size(); ++s) {
            QColor wash = theme.player(int(s));
            wash.setAlpha(70);
            out.fillPath(painter.outline(kind, int(s), 0), wash);
        }
        for (std::size_t s = 0; s < kind.segments.size(); ++s) {
            const bool lying = kind.segments[s].kind == SegmentKind::Field;
            paintPiece(out,
                       {QStringLiteral("follower"), theme.player(int(s)),
                        QString(QLatin1Char(char('A' + int(s)))), lying},
                       painter.spot(kind, int(s), 0));
        }
        out.restore();
    }
    out.end();
    writePicture(image, path);
}

QStringList drawnIn(const QString &folder) {
    QStringList names = QDir(folder).entryList(QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(int(qstrlen(".svg")));
    return names;
}

// Every figure in every colour at three sizes, and every symbol as a token.
void writePieces(const QString &path, const Theme &theme) {
    const QStringList figures = drawnIn(QStringLiteral(":/figures")) << QStringLiteral("without-drawing");
    const QStringList symbols = drawnIn(QStringLiteral(":/symbols"));
    QImage image(90 + int(figures.size() + 1) * 84, 760, QImage::Format_RGB32);
    image.fill(theme.land.field);
    QPainter out(&image);
    for (int row = 0; row < app::PlayerColours; ++row) {
        const qreal scale = row < 3 ? 2.2 : row < 6 ? 1.3 : 0.7;
        PieceLook look{{}, theme.player(row), QString(QLatin1Char(char('A' + row)))};
        for (int i = 0; i < figures.size(); ++i) {
            look.figure = figures[i];
            paintPiece(out, look, QPointF(50 + i * 84, 60 + row * 78), scale);
        }
        look.figure = QStringLiteral("follower");
        look.lying = true;
        paintPiece(out, look, QPointF(50 + qreal(figures.size()) * 84, 60 + row * 78), scale);
    }
    for (int i = 0; i < symbols.size(); ++i)
        paintToken(out, symbols[i], QPointF(30 + i % 20 * 46, 680 + i / 20 * 48), 40);
    out.end();
    writePicture(image, path);
}

// Some of all kinds, turned, with numbers for names, which are printed.
void writeSome(const QDir &folder, std::vector<TileKind> kinds, std::size_t count, unsigned seed,
               const Symbols &symbols) {
    std::shuffle(kinds.begin(), kinds.end(), std::mt19937(seed));
    kinds.resize(std::min(kinds.size(), count));
    for (const int side : {40, 80, 160}) {
        writeTiles(
            {folder.filePath(QStringLiteral("random-%1.png").arg(side)), Theme::light(), side, false, true},
            kinds, symbols);
    }
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        print(QByteArray::number(i + 1) + ' ' + QByteArray::fromStdString(kinds[i].id) + '\n');
    }
    finishPrinting();
}

void writeAll(const QDir &folder, const std::vector<TileKind> &kinds, const Symbols &symbols) {
    for (const int side : {40, 80, 160}) {
        writeTiles({folder.filePath(QStringLiteral("light-%1.png").arg(side)), Theme::light(), side}, kinds,
                   symbols);
        writeTiles(
            {folder.filePath(QStringLiteral("dark-%1.png").arg(side)), Theme::dark(), side, true, true},
            kinds, symbols);
    }
    writeSpots(folder.filePath(QStringLiteral("spots.png")), kinds, symbols);
    writePieces(folder.filePath(QStringLiteral("pieces.png")), Theme::light());
}

} // namespace

int main(int argc, char **argv) {
    const QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 2 && arguments.size() != 4) {
        say(QStringLiteral("usage: scorekeep_contact_sheet FOLDER [COUNT SEED]"));
        return int(ExitStatus::Usage);
    }
    const QDir folder(arguments[1]);
    const Symbols symbols = readSymbols(embeddedDocument("resources/tiles/symbols.yaml")->root());
    try {
        if (arguments.size() == 4) {
            writeSome(folder, allKinds(symbols), arguments[2].toUInt(), arguments[3].toUInt(), symbols);
        } else {
            writeAll(folder, allKinds(symbols), symbols);
        }
    } catch (const OutputError &error) {
        say(QString::fromUtf8(error.what()));
        return int(ExitStatus::Failed);
    }
    return int(ExitStatus::Done);
}
