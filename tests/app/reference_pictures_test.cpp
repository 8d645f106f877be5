// SPDX-License-Identifier: MIT
// The six documents for four selections, light and dark, as small pictures of their beginnings, compared with
// those in tests/app/pictures. `SCOREKEEP_PICTURES=keep` makes them anew instead, to be looked at.
#include "app/cli/selection_words.h"
#include "app/model/reference_lines.h"
#include "app/print/page_symbols.h"
#include "app/print/reference_page.h"
#include "engine/game/embedded_world.h"

#include <QAbstractTextDocumentLayout>
#include <QDir>
#include <QFontInfo>
#include <QPainter>
#include <QTest>
#include <QTextDocument>
#include <QUrl>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

// Of one font, so that lines break at the same words wherever the test runs; packaging/setup installs it.
const QString Family = QStringLiteral("DejaVu Sans");
constexpr int Width = 620, Height = 860; // as laid out
constexpr int Kept = 300;                // width of the pictures
constexpr int Shades = 16;               // for each colour; what is kept stays small
constexpr int Block = 10;                // pixels; blocks are compared by their mean colours
constexpr int Tolerance = 12;            // of 255
constexpr double MostBlocks = 0.01;      // that may differ more: another version of the font

class Page : public QTextDocument {
public:
    explicit Page(const SymbolInk &ink) : m_ink(ink) {}

protected:
    QVariant loadResource(int type, const QUrl &name) override {
        const QImage image = pageSymbol(symbolOfAddress(name), m_ink, 1);
        return image.isNull() ? QTextDocument::loadResource(type, name) : QVariant(image);
    }

private:
    SymbolInk m_ink;
};

QImage pictured(DocumentId document, const Selection &selection, const Theme &theme) {
    PageLook look;
    look.theme = theme;
    Page page(symbolInk(look));
    QFont font(Family);
    font.setPixelSize(13);
    font.setHintingPreference(QFont::PreferNoHinting);
    page.setDefaultFont(font);
    page.setTextWidth(Width);
    page.setHtml(
        referenceBody(document, referenceLines(document, embeddedWorld(), {selection, {}}), look));
    QImage image(Width, Height, QImage::Format_RGB32);
    image.fill(theme.paper);
    QPainter painter(&image);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, theme.ink);
    context.clip = QRectF(0, 0, Width, Height);
    page.documentLayout()->draw(&painter, context);
    painter.end();
    QImage small = image.scaledToWidth(Kept, Qt::SmoothTransformation).convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < small.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(small.scanLine(y));
        for (int x = 0; x < small.width(); ++x) {
            const auto shade = [](int value) { return qRound(value * (Shades - 1) / 255.0) * 255 / (Shades - 1); };
            line[x] = qRgb(shade(qRed(line[x])), shade(qGreen(line[x])), shade(qBlue(line[x])));
        }
    }
    return small;
}

// The share of blocks whose mean colours are apart.
double difference(const QImage &one, const QImage &other) {
    if (one.size() != other.size()) {
        return 1;
    }
    const QSize blocks(one.width() / Block, one.height() / Block);
    const QImage first = one.scaled(blocks, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QImage second = other.scaled(blocks, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    int apart = 0;
    for (int y = 0; y < blocks.height(); ++y) {
        for (int x = 0; x < blocks.width(); ++x) {
            const QRgb a = first.pixel(x, y);
            const QRgb b = second.pixel(x, y);
            const int most = qMax(qAbs(qRed(a) - qRed(b)),
                                  qMax(qAbs(qGreen(a) - qGreen(b)), qAbs(qBlue(a) - qBlue(b))));
            apart += most > Tolerance ? 1 : 0;
        }
    }
    return double(apart) / (blocks.width() * blocks.height());
}

struct Mix {
    const char *name, *edition, *expansions;
};
constexpr Mix Mixes[] = {{"base", "C3", ""},
                         {"big-box-6", "C2", "big-box-6"},
                         {"everything-c1", "C1", "everything"},
                         {"everything-c3", "C3", "everything"}};

} // namespace

class ReferencePicturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(QFontInfo(QFont(Family)).family() == Family, "The pictures need the font DejaVu Sans.");
    }

    void lookAsKept_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("document");
        QTest::addColumn<int>("mix");
        QTest::addColumn<bool>("dark");
        for (const DocumentId document : Documents) {
            for (int mix = 0; mix < int(std::size(Mixes)); ++mix) {
                for (const bool dark : {false, true}) {
                    const std::string_view title = documentName(document);
                    const QString name = QStringLiteral("%1-%2-%3")
                                             .arg(QString::fromUtf8(title.data(), qsizetype(title.size())),
                                                  QString::fromLatin1(Mixes[mix].name),
                                                  dark ? QStringLiteral("dark") : QStringLiteral("light"));
                    QTest::newRow(qPrintable(name)) << name << int(document) << mix << dark;
                }
            }
        }
    }
    void lookAsKept() {
        QFETCH(QString, name);
        QFETCH(int, document);
        QFETCH(int, mix);
        QFETCH(bool, dark);
        const QImage seen = pictured(DocumentId(document),
                                     selectionNamed(embeddedWorld(), Mixes[mix].edition, Mixes[mix].expansions),
                                     dark ? Theme::dark() : Theme::light());
        const QDir folder(QStringLiteral(SCOREKEEP_SOURCE_DIR "/tests/app/pictures"));
        const QString file = folder.filePath(name + QStringLiteral(".png"));
        if (qEnvironmentVariable("SCOREKEEP_PICTURES") == QStringLiteral("keep")) {
            QVERIFY(folder.mkpath(QStringLiteral(".")));
            QVERIFY(seen.save(file, "PNG", 0)); // as small as it gets
            return;
        }
        const QImage kept = QImage(file).convertToFormat(QImage::Format_RGB32);
        QVERIFY2(!kept.isNull(), qPrintable(file));
        const double apart = difference(seen, kept);
        if (apart > MostBlocks) {
            const QString actual = QDir::current().filePath(name + QStringLiteral("-seen.png"));
            seen.save(actual);
            QFAIL(qPrintable(QStringLiteral("%1 % of it look otherwise: compare %2 with %3")
                                 .arg(100 * apart, 0, 'f', 1)
                                 .arg(actual, file)));
        }
    }

    void comparisonSeesAMissingLine() {
        const Selection selection = selectionNamed(embeddedWorld(), "C2", "big-box-6");
        const QImage whole = pictured(DocumentId::OrderOfPlay, selection, Theme::light());
        QImage less = whole;
        QPainter(&less).fillRect(0, 100, Kept, 8, Theme::light().paper);
        QVERIFY(difference(whole, whole) < 1e-9);
        QVERIFY(difference(whole, less) > MostBlocks);
        QVERIFY(difference(whole, pictured(DocumentId::OrderOfPlay, selection, Theme::dark())) > 0.5);
    }
};

QTEST_MAIN(ReferencePicturesTest)
#include "reference_pictures_test.moc"
