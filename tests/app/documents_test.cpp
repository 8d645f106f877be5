// SPDX-License-Identifier: MIT
// Documents in words, what a change of the selection does to them, setup sheets, and their files.
#include "app/cli/output.h"
#include "app/cli/selection_words.h"
#include "app/model/reference_lines.h"
#include "app/panes/changes_strip.h"
#include "app/panes/reference_view.h"
#include "app/print/print_page.h"
#include "app/print/reference_page.h"
#include "app/print/setup_sheet.h"
#include "engine/game/embedded_world.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

const World &world() {
    return embeddedWorld();
}

ReferenceScope scopeOf(const char *expansions, const char *edition = "C2", std::optional<int> players = {}) {
    return {selectionNamed(world(), edition, expansions), players};
}

const ReferenceLine *lineOf(const std::vector<ReferenceLine> &lines, const char *id) {
    const auto found = std::ranges::find(lines, QString::fromLatin1(id), &ReferenceLine::id);
    return found == lines.end() ? nullptr : &*found;
}

int countOf(const std::vector<SheetCounts::Line> &lines, const char *name) {
    const auto found = std::ranges::find(lines, QString::fromLatin1(name), &SheetCounts::Line::name);
    return found == lines.end() ? 0 : found->count;
}

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int pagesOf(const QString &pdf) {
    static const QRegularExpression page(QStringLiteral("/Type\\s*/Page\\b(?!s)"));
    return int(QString::fromLatin1(bytesOf(pdf)).count(page));
}

} // namespace

class DocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsWorded_data() {
        QTest::addColumn<QString>("edition");
        for (const Edition edition : Editions) {
            const QString name = QString::fromUtf8(editionName(edition).data());
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everythingIsWorded() {
        QFETCH(QString, edition);
        const ReferenceScope scope = scopeOf("everything", qPrintable(edition));
        for (const DocumentId document : Documents) {
            const std::vector<ReferenceLine> lines = referenceLines(document, world(), scope);
            QVERIFY(!lines.empty());
            for (const ReferenceLine &line : lines) {
                QVERIFY2(line.kind == LineKind::RepeatEnd || !line.text.isEmpty(), qPrintable(line.id));
                QVERIFY2(!line.text.contains(QRegularExpression(QStringLiteral("[{}|]"))),
                         qPrintable(line.text));
            }
            QVERIFY(!referencePlainText({{document, lines}}, {}).isEmpty());
        }
    }

    void wordsFollowTheEdition() {
        const auto first = referenceLines(DocumentId::OrderOfPlay, world(), scopeOf("", "C1"));
        const auto later = referenceLines(DocumentId::OrderOfPlay, world(), scopeOf("", "C2"));
        QVERIFY(lineOf(first, "figure.deploy")->text.contains(QStringLiteral("follower")));
        QVERIFY(lineOf(later, "figure.deploy")->text.contains(QStringLiteral("meeple")));
    }

    void checkpointsAreShownWhereTheyMeanSomething() {
        const auto marks = [](const char *expansions) {
            return lineOf(referenceLines(DocumentId::OrderOfPlay, world(), scopeOf(expansions)), "fairy.turn")
                ->marks;
        };
        QVERIFY(marks("fairy").isEmpty());
        QCOMPARE(marks("fairy,robbers"), QStringList{QStringLiteral("ROBBERS")});
    }

    void aChangeIsToldInBothDirections() {
        const auto without = referenceLines(DocumentId::ScoringDuring, world(), scopeOf(""));
        const auto with = referenceLines(DocumentId::ScoringDuring, world(), scopeOf("inns"));
        const ReferenceChanges added = referenceChanges(without, with);
        QVERIFY(lineOf(added.added, "road.inn") != nullptr);
        QVERIFY(added.removed.empty());
        QVERIFY(lineOf(referenceChanges(with, without).removed, "road.inn") != nullptr);
        QVERIFY(referenceChanges(with, with).empty());
    }

    void theViewFindsInAllDocuments() {
        ReferenceView view(world(), Theme::light());
        view.setScope(scopeOf("inns"));
        QVERIFY(view.changes()->isHidden());
        view.setScope(scopeOf("inns,builder"), true);
        QVERIFY(!view.changes()->isHidden());
        QVERIFY(view.showEntry(QStringLiteral("road.inn")));
        QCOMPARE(view.document(), DocumentId::ScoringDuring);
        QVERIFY(!view.showEntry(QStringLiteral("no.such")));
        view.findField()->setText(QStringLiteral("builder"));
        QVERIFY(view.plainText().contains(QStringLiteral("uilder")));
    }

    void sheetsCountForThePlayers() {
        const Selection selection = selectionNamed(world(), "C2", "tower,traders-and-builders");
        const int floors[] = {10, 9, 7, 6, 5};
        for (int players = 2; players <= 6; ++players) {
            const SheetCounts counts = sheetCounts(world(), selection, players);
            QCOMPARE(countOf(counts.eachGets, "Tower floor"), floors[players - 2]);
            QCOMPARE(countOf(counts.eachGets, "Meeple"), 8);
            QCOMPARE(countOf(counts.setAside, "Wine token"), 9);
            QCOMPARE(counts.allTiles, 72 + 18 + 24);
            int tiles = 0;
            for (const SheetCounts::Box &box : counts.boxes) {
                for (const SheetCounts::Line &line : box.tiles) {
                    tiles += line.count;
                }
            }
            QCOMPARE(tiles, counts.allTiles);
        }
    }

    // One sheet of paper for what many people play: the front, and its back.
    void sheetsOfUsualMixesAreOnePage_data() {
        QTest::addColumn<QString>("expansions");
        QTest::addColumn<int>("paper");
        for (const char *expansions : {"", "inns-and-cathedrals,traders-and-builders,river-1,abbot", "big-box-6"}) {
            for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
                QTest::addRow("%s on %d", expansions, int(paper)) << QString::fromLatin1(expansions) << int(paper);
            }
        }
    }
    void sheetsOfUsualMixesAreOnePage() {
        QFETCH(QString, expansions);
        QFETCH(int, paper);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
        writePages(path, setupSheet(world(), selectionNamed(world(), "C2", expansions.toStdString()), 4),
                   QPageSize::PageSizeId(paper));
        QCOMPARE(pagesOf(path), 2);
    }

    void theBookletHasAPageThatListsItsDocuments() {
        const QTemporaryDir folder;
        const std::vector<DocumentId> all(Documents.begin(), Documents.end());
        const Pages pages = referencePages(all, world(), scopeOf("inns"));
        QCOMPARE(pages.sections.size(), Documents.size());
        int sum = 1; // the page that lists them
        for (const DocumentId document : Documents) {
            const QString path = folder.filePath(QStringLiteral("one.pdf"));
            Pages one = referencePages({document}, world(), scopeOf("inns"));
            one.sections.front().html = pages.sections[std::size_t(document)].html;
            writePages(path, one, QPageSize::A4);
            sum += pagesOf(path);
        }
        const QString path = folder.filePath(QStringLiteral("all.pdf"));
        writePages(path, pages, QPageSize::A4);
        QCOMPARE(pagesOf(path), sum);
    }

    void whatIsBelowAHeadingFollowsAtOnce() {
        const QString text = referencePages({DocumentId::OrderOfPlay}, world(), scopeOf("everything", "C1")).text;
        QVERIFY(text.contains(QRegularExpression(QStringLiteral("\n1B  [^\n]+\n  1\\. "))));
        QVERIFY(!text.contains(QRegularExpression(QStringLiteral("\n *\n *\n|\n +\n"))));
    }

    void nothingIsSaidOfMarksThatAreNotShown() {
        ReferenceScope scope = scopeOf("", "C1");
        const QString about = QStringLiteral("marked as adapted");
        QVERIFY(referencePages({DocumentId::OrderOfPlay}, world(), scope).text.contains(about));
        scope.marksAdaptations = false;
        QVERIFY(!referencePages({DocumentId::OrderOfPlay}, world(), scope).text.contains(about));
    }

    // A browser needs nothing beside the file.
    void exportedPagesHoldTheirSymbols() {
        const Pages pages = referencePages({DocumentId::ScoringDuring}, world(), scopeOf("inns"));
        QVERIFY(pages.html.startsWith(QStringLiteral("<!DOCTYPE html>")));
        QVERIFY(!pages.html.contains(QStringLiteral("<img")));
        QCOMPARE(pages.html.count(QStringLiteral(".s-inn {")), 1);
        QVERIFY(pages.html.contains(QStringLiteral("<i class=\"symbol s-inn\"></i>")));
        QVERIFY(pages.html.contains(QStringLiteral("name=\"road.inn\"")));
        QVERIFY(!pages.text.contains(QLatin1Char('<')));
        // In light and dark, with contents that lead somewhere.
        QVERIFY(pages.html.contains(QStringLiteral("prefers-color-scheme: dark")));
        QVERIFY(setupSheet(world(), scopeOf("").selection, 2).html.contains(QStringLiteral("prefers-color-scheme: dark")));
        const Pages all = referencePages({Documents.begin(), Documents.end()}, world(), scopeOf("inns"));
        for (const Pages *each : {&pages, &all}) {
            static const QRegularExpression link(QStringLiteral("href=\"#([^\"]+)\""));
            int links = 0;
            for (auto found = link.globalMatch(each->html); found.hasNext(); ++links) {
                const QString name = found.next().captured(1);
                QVERIFY2(each->html.contains(QStringLiteral("name=\"%1\"").arg(name)) ||
                             each->html.contains(QStringLiteral("id=\"%1\"").arg(name)),
                         qPrintable(name));
            }
            QVERIFY(links >= 3);
        }
    }

    void sheetsHaveABoxForEveryStep() {
        const Pages sheet = setupSheet(world(), selectionNamed(world(), "C2", "river-1"), 3);
        QVERIFY(sheet.text.contains(QStringLiteral("[ ] Lay the spring")));
        QVERIFY(sheet.text.contains(QStringLiteral("\n  - ")) || sheet.text.contains(QStringLiteral("\n    - ")));
        QVERIFY(sheet.sections.front().html.contains(pageSymbolTag(CheckBox)));
        QVERIFY(sheet.sections.back().html.contains(pageSymbolTag(CheckBox)));
    }

    void filesAreWrittenByTheirEnding() {
        const QTemporaryDir folder;
        Pages pages = setupSheet(world(), selectionNamed(world(), "C1", "abbey-and-mayor"), 3);
        const auto written = [&](const char *name) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            writePages(path, pages);
            return bytesOf(path);
        };
        QVERIFY(written("sheet.pdf").startsWith("%PDF"));
        QVERIFY(written("sheet.txt").contains("[ ]"));
        QVERIFY(written("sheet.html").contains("Setup for"));
        try {
            writePages(folder.filePath(QStringLiteral("no/sheet.pdf")), pages);
            QFAIL("it was written into no folder");
        } catch (const OutputError &error) {
            QVERIFY(QString::fromUtf8(error.what()).contains(QStringLiteral("sheet.pdf")));
        }
    }
};

QTEST_MAIN(DocumentsTest)
#include "documents_test.moc"
