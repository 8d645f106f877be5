// SPDX-License-Identifier: MIT
// The reference as a person reads it: finding, jumping and coming back, rulings side by side, what changed.
#include "app/board/figure_drawing.h"
#include "app/board/symbol_drawing.h"
#include "app/cli/selection_words.h"
#include "app/main_window.h"
#include "app/model/checklist_model.h"
#include "app/model/rulings_table.h"
#include "app/panes/centre_views.h"
#include "app/panes/changes_strip.h"
#include "app/panes/checklist_delegate.h"
#include "app/panes/find_bar.h"
#include "app/panes/order_of_play.h"
#include "app/panes/page_browser.h"
#include "app/panes/reference_view.h"
#include "app/panes/rulings_panel.h"
#include "app/session/game_session.h"
#include "app/session/recent_games.h"
#include "engine/game/embedded_world.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

const World &world() {
    return embeddedWorld();
}

ReferenceScope scopeOf(const char *expansions, const char *edition = "C2") {
    return {selectionNamed(world(), edition, expansions), {}};
}

QString id(const char *text) {
    return QString::fromLatin1(text);
}

// On the screen, with a mix in which most things happen.
struct Shown {
    Shown() : view(world(), Theme::light()) {
        view.resize(900, 700);
        view.show();
        view.setScope(scopeOf("inns,cathedrals,fairy,dragon,builder,trade-goods"));
    }
    bool sees(const QString &line) const {
        const QRect page = view.page()->viewport()->rect();
        for (int y = 2; y < page.height(); y += 6) {
            if (view.page()->lineAt({page.width() / 2, y}) == line) {
                return true;
            }
        }
        return false;
    }
    ReferenceView view;
};

} // namespace

class ReferenceViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsInAllDocumentsAndRoundAgain() {
        Shown shown;
        FindBar &bar = *shown.view.findBar();
        QTest::keyClicks(bar.field(), "fairy");
        const QRegularExpression form(QStringLiteral("^(\\d+) of (\\d+) · (.+)$"));
        QRegularExpressionMatch at = form.match(bar.found());
        QVERIFY2(at.hasMatch(), qPrintable(bar.found()));
        const int count = at.captured(2).toInt();
        QVERIFY(count > 5);
        const int first = at.captured(1).toInt();
        QSet<QString> documents;
        QSet<QString> lines;
        auto *next = bar.findChild<QToolButton *>(QStringLiteral("findNext"));
        for (int i = 0; i < count; ++i) {
            at = form.match(bar.found());
            QCOMPARE(at.captured(1).toInt(), (first - 1 + i) % count + 1);
            QCOMPARE(at.captured(3), documentTitle(shown.view.document()));
            documents << at.captured(3);
            QVERIFY2(shown.sees(shown.view.page()->currentLine()), qPrintable(shown.view.page()->currentLine()));
            lines << at.captured(3) + shown.view.page()->currentLine();
            QTest::mouseClick(next, Qt::LeftButton);
        }
        QCOMPARE(int(lines.size()), count); // each once, then round again
        QVERIFY(documents.size() > 3);
        QCOMPARE(form.match(bar.found()).captured(1).toInt(), first);
        shown.view.findNext(true);
        QCOMPARE(form.match(bar.found()).captured(1).toInt(), (first - 2 + count) % count + 1);
        QTest::keyClick(bar.field(), Qt::Key_Escape);
        QVERIFY(bar.found().isEmpty());
        QTest::keyClicks(bar.field(), "no such words");
        QVERIFY(bar.found().contains(QStringLiteral("ot found")));
        QVERIFY(!next->isEnabled());
    }

    void aRowLeadsToItsRuleAndBack() {
        Shown shown;
        QVERIFY(shown.view.showEntry(id("road.inn")));
        QCOMPARE(shown.view.document(), DocumentId::ScoringDuring);
        QVERIFY(shown.sees(id("road.inn")));
        shown.view.jump();
        QCOMPARE(shown.view.document(), DocumentId::OrderOfPlay);
        QCOMPARE(shown.view.page()->currentLine(), id("tally.inns"));
        QVERIFY(shown.sees(id("tally.inns")));
        shown.view.goBack();
        QCOMPARE(shown.view.document(), DocumentId::ScoringDuring);
        QCOMPARE(shown.view.page()->currentLine(), id("road.inn"));
        shown.view.goForward();
        QCOMPARE(shown.view.page()->currentLine(), id("tally.inns"));
        // The arrow behind a row is a link to the same place.
        shown.view.showDocument(DocumentId::ScoringDuring);
        Q_EMIT shown.view.page()->anchorClicked(QUrl(QStringLiteral("road.inn")));
        QCOMPARE(shown.view.page()->currentLine(), id("tally.inns"));
    }

    void keysGoFromLineToLine() {
        Shown shown;
        shown.view.showEntry(id("figure.deploy"));
        shown.view.page()->setFocus();
        QTest::keyClick(shown.view.page(), Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(shown.view.page()->currentLine(), id("figure.normal"));
        QTest::keyClick(shown.view.page(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(shown.view.page()->currentLine(), id("figure.deploy"));
    }

    void numbersStandOnOneLine() {
        Shown shown;
        shown.view.setScope(scopeOf("everything", "C1"));
        for (const DocumentId document : {DocumentId::Preparation, DocumentId::OrderOfPlay}) {
            shown.view.showDocument(document);
            shown.view.page()->document()->size(); // lays all of it out
            int longest = 0;
            for (QTextBlock block = shown.view.page()->document()->begin(); block.isValid(); block = block.next()) {
                const QString text = block.text();
                if (!text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c.isDigit(); })) {
                    longest = std::max(longest, int(text.size()));
                    QVERIFY2(block.layout()->lineCount() == 1, qPrintable(text));
                }
            }
            QVERIFY(longest > 1);
        }
    }

    void contentsAreReadInFull() {
        Shown shown;
        auto *contents = shown.view.findChild<QTreeWidget *>(QStringLiteral("referenceContents"));
        shown.view.showDocument(DocumentId::OrderOfPlay);
        const QTreeWidgetItem *document = contents->topLevelItem(int(DocumentId::OrderOfPlay));
        QCoreApplication::processEvents();
        int wrapped = 0;
        for (int i = 0; i < document->childCount(); ++i) {
            const QRect place = contents->visualItemRect(document->child(i));
            const QFontMetrics metrics(contents->font());
            const QRect words = metrics.boundingRect(QRect(0, 0, place.width() - 8, 1000), Qt::TextWordWrap,
                                                     document->child(i)->text(0));
            QVERIFY2(words.height() <= place.height(), qPrintable(document->child(i)->text(0)));
            wrapped += words.height() > metrics.height() ? 1 : 0;
        }
        QVERIFY(wrapped > 0);
    }

    void rulingsStandSideBySide() {
        Shown shown;
        shown.view.showEntry(id("city.tiles"));
        shown.view.showRulings();
        QVERIFY(shown.view.rulings()->isVisible());
        shown.view.page()->setCurrentLine(id("fairy.turns")); // it follows the line
        QVERIFY(shown.view.rulings()->table().title.contains(QStringLiteral("1 point")));
        shown.view.showRulings();
        QVERIFY(!shown.view.rulings()->isVisible());

        const Selection &selection = shown.view.scope().selection;
        const RulingsTable walk = rulingsTable(DocumentId::OrderOfPlay, id("dragon.walk"), world(), selection);
        QStringList names;
        for (const RulingsTable::Column &column : walk.columns) {
            names << column.name;
        }
        QCOMPARE(names, (QStringList{"C1", "C2/≈C3", "≈WE, When the dragon moves: Before scoring",
                                     "When the dragon moves: After scoring"}));
        QStringList places;
        for (const RulingsTable::Row &row : walk.rows) {
            places << row.place;
        }
        QCOMPARE(places, (QStringList{"1C Place the tile", "2C End the move of the wood", "3C After all scores",
                                      "3C After all scores"})); // the last for RGG beside the others
        QCOMPARE(rulingsTable(DocumentId::ScoringDuring, id("road.tiles"), world(), selection).columns.at(1).name,
                 QStringLiteral("C2/C3/WE"));
        const auto late = std::ranges::find_if(walk.columns, [](const RulingsTable::Column &column) {
            return column.detail.contains(QStringLiteral("RGG"));
        });
        QVERIFY(late != walk.columns.end());
        const QString html = rulingsHtml(walk);
        const auto items = world().spine.allItems();
        QVERIFY(std::ranges::any_of(items, [&](const Item *item) {
            return rulingsHtml(rulingsTable(DocumentId::OrderOfPlay, QString::fromStdString(item->id), world(), selection))
                .contains(QStringLiteral("does not exist there"));
        }));
        QCOMPARE(html.count(walk.rows[0].cells[1].text.toHtmlEscaped()), 1); // told once
        for (const QString &place : places) {
            QVERIFY(html.contains(place));
        }
        for (const RulingsTable::Row &row : walk.rows) {
            QCOMPARE(row.cells.size(), walk.columns.size());
        }
        QVERIFY(rulingsTable(DocumentId::OrderOfPlay, id("no.such"), world(), selection).empty());
    }

    void aChangeIsToldForAWhile() {
        Shown shown;
        shown.view.showDocument(DocumentId::ScoringDuring);
        shown.view.setScope(scopeOf("inns,cathedrals,fairy,dragon,builder,trade-goods,abbot,gardens"), true);
        QVERIFY(shown.view.changes()->isVisible());
        QVERIFY2(shown.view.changes()->text().contains(QStringLiteral("garden.tiles")),
                 qPrintable(shown.view.changes()->text()));
        Q_EMIT shown.view.changes()->lineAsked(id("garden.tiles"));
        QVERIFY(shown.sees(id("garden.tiles")));
        shown.view.changes()->hide();
        shown.view.setScope(scopeOf("inns,cathedrals,fairy,dragon,builder,trade-goods"), true);
        QVERIFY(shown.view.changes()->isVisible());
        shown.view.setScope(scopeOf("inns", "C1"), true); // another edition is another document
        QVERIFY(!shown.view.changes()->isVisible());
    }

    // The data name no drawing that is not there, and every table has one.
    void symbolsAreDrawn() {
        const auto drawn = [](const std::string &symbol) {
            return hasPageSymbol(QString::fromStdString(symbol));
        };
        for (const Subject &subject : world().spine.subjects) {
            QVERIFY2(drawn(subject.symbol), subject.id.c_str());
        }
        for (const ElementSymbol &symbol : world().spine.symbols) {
            QVERIFY2(drawn(symbol.symbol), symbol.symbol.c_str());
        }
        const std::function<void(const std::vector<Note> &)> look = [&](const std::vector<Note> &notes) {
            for (const Note &note : notes) {
                QVERIFY2(note.symbol.empty() || drawn(note.symbol), note.id.c_str());
                look(note.notes);
            }
        };
        for (const Item *item : world().spine.allItems()) {
            QVERIFY2(item->symbol.empty() || drawn(item->symbol), item->id.c_str());
            look(item->notes);
        }
        for (const Row &row : world().spine.rows) {
            QVERIFY2(row.symbol.empty() || drawn(row.symbol), row.id.c_str());
            look(row.notes);
        }
    }

    void theChecklistLeadsToTheTextAndBack() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        RecentGames recent(settings);
        GameSession session(world(), &recent, folder.filePath(QStringLiteral("games")));
        Setup setup;
        setup.players = {{"Ann", "red"}, {"Ben", "blue"}};
        setup.selection = selectionNamed(world(), "C2", "inns-and-cathedrals");
        QVERIFY(session.start(setup));
        MainWindow window(&session, &recent, &settings);
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const OrderOfPlay &order = *window.orderOfPlay();
        const QModelIndex now = order.model()->index(order.model()->currentRow());
        QCOMPARE(order.currentEntry(), id("draw.tile"));

        // By its arrow.
        const QRect row = order.list()->visualRect(now);
        QTest::mouseClick(order.list()->viewport(), Qt::LeftButton, {}, row.bottomRight() - QPoint(10, 10));
        QVERIFY(window.reference()->isVisible());
        QCOMPARE(window.reference()->page()->currentLine(), id("draw.tile"));
        window.findChild<QAction *>(QStringLiteral("referenceBack"))->trigger();
        QVERIFY(!window.reference()->isVisible());
        QVERIFY(order.list()->hasFocus());

        // By key.
        QTest::keyClick(order.list(), Qt::Key_L, Qt::ControlModifier);
        QVERIFY(window.reference()->isVisible());
        QCOMPARE(window.reference()->page()->currentLine(), id("draw.tile"));
        QTest::keyClick(window.reference()->page(), Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!window.reference()->isVisible());

        // And what is under the pointer beside the arrow is still only a line.
        QTest::mouseClick(order.list()->viewport(), Qt::LeftButton, {}, row.center());
        QVERIFY(!window.reference()->isVisible());
        window.findChild<QAction *>(QStringLiteral("referenceRulings"))->trigger();
        QVERIFY(window.reference()->rulings()->isVisible());
    }
};

QTEST_MAIN(ReferenceViewTest)
#include "reference_view_test.moc"
