// SPDX-License-Identifier: MIT
// What keys mean in the main window, wherever the keyboard is: one press does one thing, and what it did is seen.
#include "app/dialogs/new_game_dialog.h"
#include "app/model/checklist_model.h"
#include "app/model/final_scoring.h"
#include "app/panes/calculator_pane.h"
#include "app/panes/centre_views.h"
#include "app/panes/option_card_delegate.h"
#include "app/panes/order_of_play.h"
#include "app/panes/quick_line_edit.h"
#include "app/panes/reference_view.h"
#include "tests/app/window_eyes.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

Setup annAndBen(bool board = true) {
    Setup setup;
    setup.board = board;
    setup.players = {{"Ann", "red"}, {"Ben", "blue"}};
    setup.selection = {Edition::C3, {"base-game", "farmers"}, {{"base", 1}}, {}};
    return setup;
}

class Keys : public WindowEyes {
public:
    using WindowEyes::last;
    using WindowEyes::WindowEyes;

    MainWindow &window() const { return *m_window; }
    Language &language() { return m_language; }
    std::size_t cursor() const { return session().game().cursor(); }
    template <class W>
    W *child(const char *name) const {
        return m_window->findChild<W *>(QLatin1String(name));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const {
        m_window->activateWindow();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
        QCoreApplication::processEvents();
    }
    void type(const char *text) const { QTest::keyClicks(QApplication::focusWidget(), QString::fromUtf8(text)); }
    QLineEdit *line() const { return m_window->calculator()->quick()->edit(); }
    void answerFirst() {
        QVERIFY(!session().answer(session().entryFor(0, session().choice().prompts.front().options.front())));
    }
    void end() {
        Entry end;
        end.item = rules().at(core::End);
        end.answer = Answer::confirm();
        QVERIFY(!session().answer(end));
    }
    QImage seen() const {
        QCoreApplication::processEvents();
        return m_window->grab().toImage();
    }
};

} // namespace

class WindowKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- Enter

    void oneReturnDrawsAndTheNextPlaces() {
        Keys keys(annAndBen());
        keys.area().picker()->search()->setFocus();
        keys.type("ffff");
        keys.key(Qt::Key_Down);
        QVERIFY(keys.area().picker()->list()->hasFocus());
        keys.key(Qt::Key_Return);
        QCOMPARE(keys.cursor(), std::size_t(1));
        QCOMPARE(keys.asked(), QStringLiteral("place.tile Ann"));
        QTRY_VERIFY(keys.board().hasFocus());
        keys.key(Qt::Key_Right);
        keys.key(Qt::Key_Return);
        QCOMPARE(keys.cursor(), std::size_t(2));
        QCOMPARE(keys.last().answer.kind, PromptKind::PlaceTile);
    }

    // A list that answers nothing itself does not let the key through to the board.
    void returnInAListPlacesNothing() {
        Keys keys(annAndBen());
        keys.answerFirst();
        keys.window().orderOfPlay()->list()->setFocus();
        QVERIFY(keys.window().orderOfPlay()->list()->currentIndex().isValid());
        keys.key(Qt::Key_Return);
        QCOMPARE(keys.cursor(), std::size_t(1));
    }

    void returnWhileReadingPlacesNothing() {
        Keys keys(annAndBen());
        keys.answerFirst();
        keys.child<QAction>("referenceOrder")->trigger();
        QTest::keyClick(&keys.window(), Qt::Key_Return);
        QCOMPARE(keys.cursor(), std::size_t(1));
    }

    // ---- undo

    void undoIsTheGamesWhileNothingIsTyped() {
        Keys keys(annAndBen(false));
        QVERIFY(keys.line()->hasFocus());
        keys.type("ann +5");
        keys.key(Qt::Key_Return);
        QCOMPARE(keys.points(), (QList<int>{5, 0}));
        keys.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(keys.line()->text().isEmpty());
        QCOMPARE(keys.points(), (QList<int>{0, 0}));
        keys.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(keys.points(), (QList<int>{5, 0}));
        keys.key(Qt::Key_Z, Qt::ControlModifier);
        keys.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(keys.points(), (QList<int>{5, 0}));
        // What is being typed is taken back in its line.
        keys.type("ben");
        keys.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(keys.line()->text() != QStringLiteral("ben"));
        QCOMPARE(keys.points(), (QList<int>{5, 0}));
    }

    // ---- the language

    void theTypedLineSpeaksTheNewLanguage() {
        Keys keys(annAndBen(false));
        QVERIFY(keys.language().use(QStringLiteral("de")));
        QCoreApplication::processEvents();
        keys.type("rot straße 5");
        QVERIFY2(keys.window().calculator()->quick()->preview().contains(QStringLiteral("Ann +5")),
                 qPrintable(keys.window().calculator()->quick()->preview()));
        QVERIFY(keys.language().use(QStringLiteral("en")));
    }

    // ---- what is in front

    void aGameComesToTheFront() {
        Keys keys(annAndBen());
        const int board = keys.window().views()->current();
        for (const char *view : {"referenceOrder", "referenceSheet"}) {
            keys.child<QAction>(view)->trigger();
            QVERIFY(keys.window().views()->current() != board);
            QVERIFY(keys.window().openFile(keys.session().path()));
            QCOMPARE(keys.window().views()->current(), board);
        }
        keys.child<QAction>("referenceOrder")->trigger();
        QTimer starter;
        QObject::connect(&starter, &QTimer::timeout, &starter, [] {
            if (auto *dialog = qobject_cast<NewGameDialog *>(QApplication::activeModalWidget())) {
                dialog->findChild<QPushButton *>(QStringLiteral("new-game.start"))->click();
            }
        });
        starter.start(20);
        const QString before = keys.session().path();
        keys.window().newGame();
        starter.stop();
        QVERIFY(keys.session().path() != before);
        QCOMPARE(keys.window().views()->current(), board);
        keys.window().activateWindow();
        QTRY_VERIFY(keys.area().picker()->search()->hasFocus());
    }

    // ---- the tiles that are left

    void nonsenseForEdgesIsSaid() {
        Keys keys(annAndBen());
        const auto *left = keys.child<QLabel>("tilesLeft");
        const QString total = left->text();
        keys.area().picker()->search()->setFocus();
        for (const char *typed : {"hrrff", "11"}) {
            keys.area().picker()->search()->setText(QString::fromUtf8(typed));
            QCOMPARE(left->text(), QStringLiteral("No tile has these edges"));
        }
        keys.area().picker()->search()->clear();
        QCOMPARE(left->text(), total);
    }

    void theTilesBeginAtTheTop() {
        Keys keys(annAndBen());
        QScrollBar *bar = keys.area().picker()->list()->verticalScrollBar();
        keys.seen();
        keys.window().resize(800, 600);
        keys.seen();
        QVERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        keys.answerFirst();
        QTRY_COMPARE(bar->value(), 0);
    }

    // ---- the order of play

    void theTitleOfTheStepIsInSight() {
        Keys keys(annAndBen());
        const OrderOfPlay &order = *keys.window().orderOfPlay();
        for (int entry = 0; entry < 24; ++entry) {
            keys.answerFirst();
            QCoreApplication::processEvents();
            const int now = order.model()->currentRow();
            if (now < 0) {
                continue;
            }
            int title = now;
            while (title > 0 && order.model()->at(title).kind != ChecklistRow::Kind::Step) {
                --title;
            }
            const QRect room = order.list()->viewport()->rect();
            const QRect both = order.list()->visualRect(order.model()->index(title)) |
                               order.list()->visualRect(order.model()->index(now));
            QVERIFY2(both.height() > room.height() || room.contains(both), qPrintable(order.model()->at(now).text));
        }
    }

    // ---- the end

    void oneClickTooManyMeetsNoOtherButton() {
        Keys keys(annAndBen());
        for (int i = 0; i < 30; ++i) {
            keys.answerFirst();
        }
        keys.end();
        auto *next = keys.child<QPushButton>("nextScore");
        auto *all = keys.child<QPushButton>("allScores");
        auto *again = keys.child<QPushButton>("newGame");
        QVERIFY(keys.window().finalScoring()->isRunning());
        keys.seen();
        const QRect places[] = {next->geometry(), all->geometry()};
        next->setFocus();
        for (int i = 0; i < 60 && keys.window().finalScoring()->isRunning(); ++i) {
            QTest::mouseClick(next, Qt::LeftButton);
        }
        keys.seen();
        QVERIFY(again->isVisible());
        QVERIFY(!again->hasFocus());
        for (const QRect &place : places) {
            QVERIFY(!again->geometry().intersects(place));
        }
        QVERIFY(keys.window().openFile(keys.session().path())); // later there is only the one
        QVERIFY(!next->isVisible() && again->isVisible());
    }

    // ---- what is seen

    void everyTabStopShowsItsFocus_data() {
        QTest::addColumn<int>("entries");
        QTest::addColumn<bool>("board");
        QTest::newRow("at the beginning") << 0 << true;
        QTest::newRow("later") << 9 << true;
        QTest::newRow("without a board") << 0 << false;
    }
    void everyTabStopShowsItsFocus() {
        QFETCH(int, entries);
        QFETCH(bool, board);
        Keys keys(annAndBen(board));
        for (int i = 0; i < entries; ++i) {
            keys.answerFirst();
        }
        QCoreApplication::processEvents();
        QApplication::setCursorFlashTime(0);
        QStringList unseen;
        QWidget *first = QApplication::focusWidget();
        QWidget *at = first;
        for (int i = 0; i < 60; ++i) {
            keys.key(Qt::Key_Tab);
            at = QApplication::focusWidget();
            const QImage with = keys.seen();
            at->clearFocus();
            const QImage without = keys.seen();
            at->setFocus(Qt::TabFocusReason);
            if (with == without) {
                const QRect place = at->geometry();
                unseen << QStringLiteral("%1 %2 at %3,%4 %5×%6")
                              .arg(QLatin1String(at->metaObject()->className()), at->objectName())
                              .arg(place.x())
                              .arg(place.y())
                              .arg(place.width())
                              .arg(place.height());
            }
            if (at == first) {
                break;
            }
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(QStringLiteral(", "))));
    }

    void whatCannotBeDoneHereIsSaid() {
        Keys keys(annAndBen());
        keys.window().orderOfPlay()->list()->setCurrentIndex({});
        keys.child<QAction>("referenceLookUp")->trigger();
        QCOMPARE(keys.window().statusBar()->currentMessage(),
                 QStringLiteral("This line of the order of play has no text to look up."));
        keys.child<QAction>("referencePreparation")->trigger();
        ReferenceView &reference = *keys.window().reference();
        int told = 0;
        for (const char *document : {"referenceOrder", "referencePreparation", "referenceGame"}) {
            keys.child<QAction>(document)->trigger();
            keys.window().statusBar()->clearMessage();
            keys.child<QAction>("referenceRulings")->trigger();
            const bool open = keys.child<QWidget>("rulings")->isVisible();
            QVERIFY(open != keys.window().statusBar()->currentMessage().contains(QStringLiteral("rulings")));
            told += open ? 0 : 1;
            if (open) {
                keys.child<QAction>("referenceRulings")->trigger();
            }
        }
        QVERIFY(reference.isVisible());
    }

    // ---- cards

    void captionsFit_data() {
        QTest::addColumn<QString>("caption");
        QTest::addColumn<int>("lines");
        QTest::newRow("short") << QStringLiteral("meeple") << 1;
        QTest::newRow("apart") << QStringLiteral("large meeple · monastery") << 2;
        QTest::newRow("district") << QStringLiteral("large meeple in the castle district") << 3;
        QTest::newRow("corner") << QStringLiteral("barn on the north-west corner of 4E") << 3;
        QTest::newRow("too long") << QStringLiteral("fairy beside Ben’s meeple on the city at 12E 14S of the board") << 3;
    }
    void captionsFit() {
        QFETCH(QString, caption);
        QFETCH(int, lines);
        QFont font = QApplication::font();
        font.setPixelSize(11);
        constexpr int Width = 86;
        const QStringList found = OptionCardDelegate::captionLines(caption, font, Width);
        QVERIFY2(found.size() <= lines, qPrintable(found.join(QLatin1Char('/'))));
        for (const QString &line : found) {
            QVERIFY2(QFontMetrics(font).horizontalAdvance(line) <= Width, qPrintable(line));
        }
        const bool whole = !found.last().endsWith(QChar(0x2026));
        QCOMPARE(whole, qstrcmp(QTest::currentDataTag(), "too long") != 0);
    }
};

QTEST_MAIN(WindowKeysTest)
#include "window_keys_test.moc"
