// SPDX-License-Identifier: MIT
// Every tile kind is drawn, repeatably, and its segments have places of their own; themes can be read.
#include "app/board/figure_drawing.h"
#include "app/board/piece_painter.h"
#include "app/board/symbol_drawing.h"
#include "app/board/tile_pixmaps.h"
#include "app/board/tile_plan.h"
#include "engine/catalogue/tile_set.h"
#include "engine/files/embedded.h"

#include <QBuffer>
#include <QLineF>
#include <QPainter>
#include <QTest>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

const Symbols &symbols() {
    static const Symbols all = readSymbols(embeddedDocument("resources/tiles/symbols.yaml")->root());
    return all;
}

std::vector<TileKind> kindsOf(std::string_view file) {
    return readTileSet(embeddedDocument(file)->root(), symbols()).tiles;
}

// A row a tile set.
void addSets() {
    QTest::addColumn<QString>("file");
    for (const std::string_view name : embeddedNames("resources/tiles/")) {
        if (!name.ends_with("symbols.yaml"))
            QTest::newRow(std::string(name).c_str())
                << QString::fromUtf8(name.data(), qsizetype(name.size()));
    }
}

QImage painted(const TilePainter &painter, const TileKind &kind, int rotation) {
    const QRectF bounds = painter.bounds(kind, rotation);
    QImage image(bounds.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter out(&image);
    out.translate(-bounds.topLeft());
    painter.paint(out, kind, rotation);
    return image;
}

TileKind cityOnOneSide(std::vector<ShapeCell> cells, SegmentPort at) {
    TileKind kind;
    kind.id = "test.made-" + std::to_string(cells.size()) + std::to_string(int(cells.front().half));
    kind.cells = std::move(cells);
    Segment city{"city", SegmentKind::City, {}, {}, {}};
    for (const Port port : {Port::Left, Port::Centre, Port::Right})
        city.ports.push_back({at.cell, at.side, port});
    kind.segments = {city, {"field", SegmentKind::Field, {}, {}, {}}};
    return kind;
}

} // namespace

class PainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsEveryKindRepeatably_data() { addSets(); }
    void drawsEveryKindRepeatably();
    void fourQuarterTurnsAreNone();
    void keepsFieldsApart_data() { addSets(); }
    void keepsFieldsApart();
    void spotsLieOnTheirSegments_data() { addSets(); }
    void spotsLieOnTheirSegments();
    void outlinesDontOverlap_data() { addSets(); }
    void outlinesDontOverlap();
    void citiesGoOnAcrossOpenSides();
    void roadsGoAroundAFieldInside();
    void drawsASharedSymbolOnce();
    void drawsHalfCellsAndLargeTiles();
    void unknownSymbolsShowInitials();
    void everyDrawingIsReadable();
    void pixmapsAreKeptAndBounded();
    void figuresDifferInShape();
    void piecesWithASymbolAloneAreTokens();
    void readsFiguresFromTheirFiles();
    void textCanBeRead_data();
    void textCanBeRead();
};

void PainterTest::drawsEveryKindRepeatably() {
    QFETCH(QString, file);
    const TilePainter first(Theme::light(), symbols());
    const TilePainter second(Theme::light(), symbols());
    const TilePainter dark(Theme::dark(), symbols());
    for (const TileKind &kind : kindsOf(file.toStdString())) {
        const QImage image = painted(first, kind, 0);
        QCOMPARE(image, painted(second, kind, 0));
        QVERIFY2(image != painted(dark, kind, 0), kind.id.c_str());
        const QPointF on = first.spot(kind, 0, 0) - first.bounds(kind, 0).topLeft();
        QCOMPARE(qAlpha(image.pixel(on.toPoint())), 255);
    }
}

void PainterTest::fourQuarterTurnsAreNone() {
    const TilePainter painter(Theme::light(), symbols());
    for (const TileKind &kind : kindsOf("resources/tiles/base.yaml")) {
        for (int rotation = 0; rotation < 4; ++rotation)
            QCOMPARE(painted(painter, kind, rotation + 4), painted(painter, kind, rotation));
        if (kind.rotations == 4)
            QVERIFY2(painted(painter, kind, 1) != painted(painter, kind, 3), kind.id.c_str());
    }
}

void PainterTest::keepsFieldsApart() {
    QFETCH(QString, file);
    for (const TileKind &kind : kindsOf(file.toStdString())) {
        if (kind.cells.size() > 1)
            continue;
        const TilePlan plan = makeTilePlan(kind, symbols());
        if (!plan.separated)
            qWarning("%s: two fields touch", kind.id.c_str());
        const bool partedByACity =
            std::any_of(kind.segments.begin(), kind.segments.end(), [](const Segment &each) {
                return each.kind == SegmentKind::City || each.kind == SegmentKind::River;
            });
        QVERIFY2(plan.separated || !partedByACity, kind.id.c_str());
    }
}

void PainterTest::spotsLieOnTheirSegments() {
    QFETCH(QString, file);
    const TilePainter painter(Theme::light(), symbols());
    for (const TileKind &kind : kindsOf(file.toStdString())) {
        for (int rotation = 0; rotation < 4; ++rotation) {
            for (int segment = 0; segment < int(kind.segments.size()); ++segment) {
                const QPointF spot = painter.spot(kind, segment, rotation);
                const std::string where = kind.id + ", " + kind.segments[std::size_t(segment)].name;
                QVERIFY2(painter.segmentAt(kind, spot, rotation) == segment, where.c_str());
                QVERIFY2(painter.outline(kind, segment, rotation).contains(spot), where.c_str());
                for (int other = 0; other < segment; ++other) {
                    const qreal apart = QLineF(spot, painter.spot(kind, other, rotation)).length();
                    const std::string pair = where + " and " + kind.segments[std::size_t(other)].name;
                    QVERIFY2(apart >= 20, (pair + ": " + std::to_string(apart)).c_str());
                }
            }
        }
    }
}

void PainterTest::outlinesDontOverlap() {
    QFETCH(QString, file);
    const TilePainter painter(Theme::light(), symbols());
    for (const TileKind &kind : kindsOf(file.toStdString())) {
        std::vector<QPainterPath> outlines;
        for (int segment = 0; segment < int(kind.segments.size()); ++segment)
            outlines.push_back(painter.outline(kind, segment, 1));
        const QRectF bounds = painter.bounds(kind, 1);
        int wrong = 0;
        int samples = 0;
        for (qreal x = bounds.left() + 1.3; x < bounds.right(); x += 3) {
            for (qreal y = bounds.top() + 1.3; y < bounds.bottom(); y += 3) {
                int inside = 0;
                for (const QPainterPath &outline : outlines)
                    inside += outline.contains(QPointF(x, y));
                wrong += inside > 1;
                ++samples;
            }
        }
        // Outlines are simplified by less than half a unit, so a sample at a border may lie in two.
        QVERIFY2(wrong * 100 <= samples, (kind.id + ": " + std::to_string(wrong)).c_str());
    }
}

// The wall is drawn only where city meets field: in the middle of a city's side is open ground.
void PainterTest::citiesGoOnAcrossOpenSides() {
    const Theme theme = Theme::light();
    const TilePainter painter(theme, symbols());
    for (const TileKind &kind : kindsOf("resources/tiles/base.yaml")) {
        const QImage image = painted(painter, kind, 0);
        const QPoint middles[] = {{50, 2}, {97, 50}, {50, 97}, {2, 50}};
        for (int side = 0; side < 4; ++side) {
            const bool city = kind.side(0, Side(side)).edge == Edge::City;
            const bool drawn = image.pixelColor(middles[side]) == theme.land.city;
            QVERIFY2(city == drawn, (kind.id + ", side " + std::to_string(side)).c_str());
        }
    }
}

void PainterTest::roadsGoAroundAFieldInside() {
    for (const TileKind &kind : kindsOf("resources/tiles/wells.yaml")) {
        if (kind.id != "wells.road-four-ways-two-wells")
            continue;
        const TilePainter painter(Theme::light(), symbols());
        const auto nameAt = [&](qreal x, qreal y) {
            return kind.segments[std::size_t(painter.segmentAt(kind, QPointF(x, y), 0))].name;
        };
        QCOMPARE(nameAt(50, 50), std::string("field-middle"));
        for (const QPointF &at : {QPointF(76, 50), QPointF(50, 24), QPointF(68.4, 68.4), QPointF(97, 50)})
            QCOMPARE(nameAt(at.x(), at.y()), std::string("road"));
        QCOMPARE(nameAt(90, 10), std::string("field-north-east"));
        return;
    }
    QFAIL("no such tile");
}

// What a road shares with a field beside it stands once, in that field.
void PainterTest::drawsASharedSymbolOnce() {
    int shared = 0;
    for (const TileKind &kind : kindsOf("resources/tiles/wells.yaml")) {
        const bool both =
            kind.id == "wells.road-straight-two-wells" || kind.id == "wells.road-four-ways-two-wells";
        if (!both)
            continue;
        ++shared;
        const TilePlan plan = makeTilePlan(kind, symbols());
        QCOMPARE(plan.marks.size(), std::size_t(2));
        for (const Mark &mark : plan.marks)
            QVERIFY(kind.segments[mark.segment].kind == SegmentKind::Field);
    }
    QCOMPARE(shared, 2);
}

void PainterTest::drawsHalfCellsAndLargeTiles() {
    const TilePainter painter(Theme::light(), symbols());
    const Half halves[] = {Half::NorthWest, Half::NorthEast, Half::SouthEast, Half::SouthWest};
    const Side sides[] = {Side::North, Side::East, Side::South, Side::West};
    for (int i = 0; i < 4; ++i) {
        const TileKind half = cityOnOneSide({{{0, 0}, halves[i]}}, {0, sides[i], Port::Centre});
        const QImage image = painted(painter, half, 0);
        const QPoint corners[] = {{4, 4}, {95, 4}, {95, 95}, {4, 95}};
        for (int corner = 0; corner < 4; ++corner) {
            const int alpha = qAlpha(image.pixel(corners[corner]));
            QCOMPARE(alpha, corner == (i + 2) % 4 ? 0 : alpha);
        }
        QCOMPARE(painter.segmentAt(half, painter.spot(half, 0, 3), 3), 0);
        QCOMPARE(painter.segmentAt(half, painter.spot(half, 1, 3), 3), 1);
    }
    const TileKind large =
        cityOnOneSide({{{0, 0}, Half::Whole}, {{1, 0}, Half::Whole}}, {1, Side::East, Port::Centre});
    QCOMPARE(painter.bounds(large, 0), QRectF(0, 0, 200, 100));
    QCOMPARE(painter.bounds(large, 1), QRectF(0, 0, 100, 200));
    QCOMPARE(painter.bounds(large, 2), QRectF(-100, 0, 200, 100));
    QVERIFY(painter.spot(large, 0, 0).x() > 100);
    QCOMPARE(painter.segmentAt(large, QPointF(195, 50), 0), 0);
}

void PainterTest::unknownSymbolsShowInitials() {
    QVERIFY(!hasSymbolDrawing(QStringLiteral("no-such-symbol")));
    const auto drawn = [](const QString &symbol, const QString &name) {
        QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintSymbol(painter, symbol, QPointF(20, 20), 1.5, name);
        return image;
    };
    const QImage one = drawn(QStringLiteral("no-such-symbol"), QStringLiteral("First"));
    QCOMPARE(qAlpha(one.pixel(12, 10)), 255);
    QCOMPARE(one, drawn(QStringLiteral("no-such-symbol"), QStringLiteral("First")));
}

void PainterTest::everyDrawingIsReadable() {
    for (const char *id : {"monastery", "garden", "inn", "cathedral", "coat-of-arms", "pig-herd", "wine",
                           "grain", "cloth", "volcano"}) {
        const QString symbol = QString::fromLatin1(id);
        QVERIFY2(hasSymbolDrawing(symbol), id);
        QVERIFY2(symbolSize(symbol).width() >= 15 && symbolSize(symbol).height() <= 70, id);
    }
}

void PainterTest::pixmapsAreKeptAndBounded() {
    const TilePainter painter(Theme::light(), symbols());
    const std::vector<TileKind> kinds = kindsOf("resources/tiles/base.yaml");
    TilePixmaps pixmaps(painter, 2 * 1024 * 1024);
    const QPixmap once = pixmaps.pixmap(kinds.front(), 0, 80, 1);
    QCOMPARE(pixmaps.pixmap(kinds.front(), 0, 80, 1).cacheKey(), once.cacheKey());
    QCOMPARE(pixmaps.pixmap(kinds.front(), 4, 78, 1).cacheKey(), once.cacheKey());
    QVERIFY(pixmaps.pixmap(kinds.front(), 0, 80, 2).cacheKey() != once.cacheKey());
    QCOMPARE(pixmaps.pixmap(kinds.front(), 0, 80, 2).devicePixelRatio(), 2.0);
    for (const TileKind &kind : kinds) {
        for (int rotation = 0; rotation < 4; ++rotation)
            pixmaps.pixmap(kind, rotation, 120, 1);
    }
    QVERIFY(pixmaps.bytes() <= 2 * 1024 * 1024);
    for (int pixels = 10; pixels < 600; ++pixels) {
        QVERIFY(TilePixmaps::step(pixels) >= pixels);
        QVERIFY(TilePixmaps::step(pixels) <= std::max(24, pixels * 3 / 2));
    }
}

void PainterTest::figuresDifferInShape() {
    const char *names[] = {"follower", "large-follower", "abbot", "builder", "pig", "no-such-figure"};
    std::vector<QPainterPath> shapes;
    for (const char *name : names) {
        const PieceLook look{QString::fromLatin1(name), Qt::red, QStringLiteral("A")};
        const QPainterPath shape = pieceShape(look);
        QVERIFY2(shape.contains(QPointF(0, 0)), name);
        QVERIFY2(pieceBounds(look).width() < 42 && pieceBounds(look).height() < 42, name);
        for (const QPainterPath &other : shapes)
            QVERIFY2(shape != other, name);
        shapes.push_back(shape);
    }
    const PieceLook standing{QStringLiteral("follower"), Qt::red, {}};
    const PieceLook lying{QStringLiteral("follower"), Qt::red, {}, true};
    QVERIFY(pieceBounds(lying).width() > pieceBounds(lying).height());
    QVERIFY(pieceBounds(standing).height() > 24);
}

void PainterTest::piecesWithASymbolAloneAreTokens() {
    const auto drawn = [](const char *figure, bool token) {
        QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter out(&image);
        const QString name = QString::fromLatin1(figure);
        token ? paintToken(out, name, QPointF(30, 30), 48)
              : paintPiece(out, {name, Qt::red, {}}, QPointF(30, 30), 2);
        return image;
    };
    QCOMPARE(drawn("tower-piece", false), drawn("tower-piece", true));
    QVERIFY(drawn("dragon", false) != drawn("dragon", true)); // has both
}

void PainterTest::readsFiguresFromTheirFiles() {
    QByteArray svg(
        "<svg><path class='body' d='M 0 0 L 10 0 5 -5.5 C 4 1, 3 2, 0 0 Z M -4 -4 L -3 -4 -3 -3 Z'/>"
        "<path class='detail' d='M 1 1 L 2 2'/><text class='letter' x='1.5' y='2' font-size='6'>A</text>"
        "<path d='M 50 50 L 60 60'/></svg>");
    QBuffer buffer(&svg);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    const FigureDrawing figure = readFigure(buffer);
    QCOMPARE(figure.body.toSubpathPolygons().size(), 2);
    QCOMPARE(figure.body.boundingRect().right(), 10.0);
    QCOMPARE(figure.body.elementAt(2).y, -5.5);
    QCOMPARE(figure.detail.elementCount(), 2);
    QCOMPARE(figure.letterAt, QPointF(1.5, 2));
    QCOMPARE(figure.letterHeight, 6.0);
    QVERIFY(figureDrawing(QStringLiteral("follower")) != nullptr);
    QVERIFY(figureDrawing(QStringLiteral("no-such-figure")) == nullptr);
}

void PainterTest::textCanBeRead_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void PainterTest::textCanBeRead() {
    QFETCH(bool, dark);
    for (const PlayerPalette players : {PlayerPalette::Standard, PlayerPalette::ColourBlind}) {
        const Theme theme = dark ? Theme::dark(players) : Theme::light(players);
        for (const QColor &ground : {theme.paper, theme.raised, theme.table}) {
            for (const QColor &text : {theme.ink, theme.soft, theme.faint, theme.problem}) {
                const std::string which = text.name().toStdString() + " on " + ground.name().toStdString();
                QVERIFY2(contrast(text, ground) >= 4.5, which.c_str());
            }
        }
        QVERIFY(contrast(theme.accent, theme.raised) >= 4.5);
        QVERIFY(contrast(theme.onAccent, theme.accent) >= 4.5);
        QVERIFY(contrast(theme.ink, theme.accentWash) >= 4.5);
        for (int i = 0; i < PlayerColours; ++i)
            QVERIFY(contrast(Theme::letterOn(theme.player(i)), theme.player(i)) >= 2.9);
    }
    const Theme chosen = dark ? Theme::dark() : Theme::light();
    QCOMPARE(Theme::fromSystem(chosen.palette()).isDark, dark);
    QVERIFY(!chosen.styleSheet().contains(QLatin1Char('@')));
}

QTEST_MAIN(PainterTest)
#include "painter_test.moc"
