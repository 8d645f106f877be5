// SPDX-License-Identifier: MIT
// Pages that do not end with a heading, and rows that are not torn.
#include "app/cli/selection_words.h"
#include "app/print/page_breaks.h"
#include "app/print/reference_page.h"
#include "app/print/setup_sheet.h"
#include "engine/game/embedded_world.h"

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

constexpr QSizeF Paper(400, 300);

void lay(QTextDocument &document, const QString &html, const QSizeF &paper = Paper) {
    QFont font = document.defaultFont();
    font.setPixelSize(12);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setHtml(html);
    document.setPageSize(paper);
}

// Headings of three levels with introductions, text and tables beneath, so that some come to lie anywhere.
QString manyHeadings() {
    QString html;
    for (int i = 0; i < 120; ++i) {
        html += i % 7 == 0 ? QStringLiteral("<h2>Part %1</h2>").arg(i) : QString();
        html += QStringLiteral("<h3>Heading %1</h3>").arg(i);
        html += i % 3 == 0 ? QStringLiteral("<h4>Introduction %1:</h4>").arg(i) : QString();
        for (int line = 0; line <= i % 4; ++line) {
            html += i % 2 == 0 ? QStringLiteral("<p>Text %1 %2</p>").arg(i).arg(line)
                               : QStringLiteral("<table cellspacing=\"0\"><tr><td><b>Name %1</b></td>"
                                                "<td style=\"font-size: 30px\">large</td></tr></table>")
                                     .arg(i);
        }
    }
    return html;
}

int inkOf(QTextDocument &document, const QTextBlock &block) {
    const qreal line = block.layout()->lineAt(0).y(); // of a line that moved to the next page
    const QRectF place = document.documentLayout()->blockBoundingRect(block).translated(0, line);
    QImage image(place.size().toSize(), QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(-place.topLeft());
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = place;
    document.documentLayout()->draw(&painter, context);
    int ink = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            ink += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        }
    }
    return ink;
}

} // namespace

class PageBreaksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noPageEndsWithAHeading() {
        QTextDocument document;
        lay(document, manyHeadings());
        const int pages = document.pageCount();
        QVERIFY(!parted(document).isEmpty()); // else it would show nothing
        keepTogether(document);
        QCOMPARE(parted(document), QStringList());
        QVERIFY(document.pageCount() >= pages);
        QVERIFY(document.pageCount() <= pages * 3 / 2); // no break without need
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            QVERIFY2(block.text().isEmpty() || inkOf(document, block) > 0, qPrintable(block.text()));
        }
    }

    void whatFitsStaysAsItIs() {
        QTextDocument document;
        lay(document, QStringLiteral("<h1>Title</h1><p>Text</p><h2>Heading</h2><table><tr><td>1</td><td>Row</td>"
                                     "</tr></table><h2>The last one</h2>"));
        keepTogether(document);
        QCOMPARE(document.pageCount(), 1);
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            QVERIFY(block.blockFormat().pageBreakPolicy() == QTextFormat::PageBreak_Auto);
        }
    }

    void headingsInColumnsAreKeptToo() {
        QTextDocument document;
        lay(document, QStringLiteral("<table width=\"100%\"><tr><td>%1</td><td><h3>Beside</h3><p>Text</p></td></tr>"
                                     "</table>")
                          .arg(manyHeadings()));
        QVERIFY(!parted(document).isEmpty());
        keepTogether(document);
        QCOMPARE(parted(document), QStringList());
    }

    void documentsAndSheetsAreKept_data() {
        QTest::addColumn<QString>("edition");
        QTest::addColumn<QString>("expansions");
        for (const char *edition : {"C1", "C2", "C3"}) {
            for (const char *expansions : {"", "inns-and-cathedrals,traders-and-builders", "everything"}) {
                QTest::addRow("%s %s", edition, expansions) << edition << expansions;
            }
        }
    }
    void documentsAndSheetsAreKept() {
        QFETCH(QString, edition);
        QFETCH(QString, expansions);
        const Selection selection =
            selectionNamed(embeddedWorld(), edition.toStdString(), expansions.toStdString());
        Pages pages = referencePages({Documents.begin(), Documents.end()}, embeddedWorld(), {selection, {}});
        for (const Pages::Section &section : setupSheet(embeddedWorld(), selection, 4).sections) {
            pages.sections.push_back(section);
        }
        for (const Pages::Section &section : pages.sections) {
            QTextDocument document;
            lay(document, section.html, {688, 980}); // about A4
            keepTogether(document);
            QCOMPARE(parted(document), QStringList());
            for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
                const QString text = block.text().remove(QChar::ObjectReplacementCharacter).trimmed();
                const bool drawn = text.isEmpty() || inkOf(document, block) > 0;
                QVERIFY2(drawn, qPrintable(block.text()));
            }
        }
    }
};

QTEST_MAIN(PageBreaksTest)
#include "page_breaks_test.moc"
