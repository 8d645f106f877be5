// SPDX-License-Identifier: MIT
// Documents in words, what a change of the selection does to them, setup sheets, and their files.
#include "app/cli/output.h"
#include "app/cli/selection_words.h"
#include "app/model/reference_lines.h"
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
                const bool plain = line.kind == LineKind::RepeatEnd || line.kind == LineKind::Block;
                QVERIFY2(plain || !line.text.isEmpty(), qPrintable(line.id));
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

    void filesAreWrittenByTheirEnding() {
        const QTemporaryDir folder;
        const QString html = setupSheetHtml(world(), selectionNamed(world(), "C1", "abbey-and-mayor"), 3);
        const auto written = [&](const char *name) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            writePages(path, QStringLiteral("Sheet"), html, QStringLiteral("text"));
            return bytesOf(path);
        };
        QVERIFY(written("sheet.pdf").startsWith("%PDF"));
        QCOMPARE(written("sheet.txt"), QByteArray("text"));
        QVERIFY(written("sheet.html").contains("Setup for"));
        try {
            writePages(folder.filePath(QStringLiteral("no/sheet.pdf")), {}, html, {});
            QFAIL("it was written into no folder");
        } catch (const OutputError &error) {
            QVERIFY(QString::fromUtf8(error.what()).contains(QStringLiteral("sheet.pdf")));
        }
    }
};

QTEST_MAIN(DocumentsTest)
#include "documents_test.moc"
