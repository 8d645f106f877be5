// SPDX-License-Identifier: MIT
// A whole game without a board, played by keyboard in the main window: typed lines, the form, undo, the end and
// the final scoring. And what is counted beside a board.
#include "tests/app/window_hand.h"

#include "app/dialogs/change_entry_dialog.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/model/final_scoring.h"
#include "app/panes/calculator_pane.h"
#include "app/panes/order_of_play.h"
#include "app/panes/quick_line_edit.h"
#include "app/panes/score_form.h"
#include "app/panes/selector_pane.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>
#include <QSpinBox>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

constexpr int MostTabs = 80;

Setup forThree(bool board) {
    Setup setup;
    setup.players = {{"Anna", "red"}, {"Ben", "blue"}, {"Cleo", "green"}};
    setup.selection = {Edition::C1, {"base-game", "farmers", "inns", "cathedrals", "pig"}, {}, {}};
    setup.selection.tileSets = {{"base", 1}};
    setup.board = board;
    return setup;
}

// Only keys; where they go is where the focus is.
class Typist : public WindowHand {
public:
    using WindowHand::WindowHand;

    template <class Widget>
    Widget *child(const char *name) const {
        return m_window->findChild<Widget *>(QLatin1String(name));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const {
        QWidget *popup = QApplication::activePopupWidget(); // a list of completions takes the keys
        QWidget *focus = popup != nullptr ? popup : QApplication::focusWidget();
        QVERIFY(focus != nullptr);
        QTest::keyClick(focus, Qt::Key(key), modifiers);
    }
    void tabTo(const char *name) const {
        QStringList met;
        for (int i = 0; i < MostTabs; ++i) {
            QWidget *focus = QApplication::focusWidget();
            met << (focus == nullptr ? QString() : focus->objectName().isEmpty() ? QString::fromLatin1(focus->metaObject()->className()) : focus->objectName());
            if (focus != nullptr && focus->objectName() == QLatin1String(name)) {
                return;
            }
            QCoreApplication::processEvents(); // new fields are shown a moment later
            m_window->activateWindow();        // a list that closed may have taken that along
            key(Qt::Key_Tab);
        }
        QFAIL(qPrintable(QLatin1String(name) + QStringLiteral(" not among: ") + met.join(QStringLiteral(", "))));
    }
    QLineEdit *line() const { return calculator().quick()->edit(); }
    CalculatorPane &calculator() const { return *m_window->calculator(); }
    QString preview() const { return calculator().quick()->preview(); }
    QString result() const { return child<QLabel>("scoreResult")->accessibleName(); }
    void type(const char *text) const {
        QVERIFY(line()->hasFocus());
        QTest::keyClicks(line(), QString::fromUtf8(text));
    }
    void enterLine(const char *text, const char *says) const {
        type(text);
        QCOMPARE(preview(), QString::fromUtf8(says));
        const std::size_t before = session().game().cursor();
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(session().game().cursor(), before + 1);
        QVERIFY(line()->text().isEmpty());
        QVERIFY(line()->hasFocus());
    }
    void turnOver() const { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier); }
    MainWindow &window() const { return *m_window; }
};

} // namespace

class ScoresGameTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Typist> m_hand;
    Typist &hand() { return *m_hand; }

    void typedTurns() {
        QCOMPARE(hand().question(), QStringLiteral("Anna: Enter what is scored, and say when the turn is over."));
        QVERIFY(hand().line()->hasFocus());
        hand().enterLine("red blue road 5 inn", "Road (Tiles 5, Inn): Anna +10, Ben +10");
        QCOMPARE(hand().points(), (QList<int>{10, 10, 0}));
        QCOMPARE(hand().told(2),
                 (QStringList{"Anna · Road 10: 5 = 5 × 1 · 1 point for each tile; 5 = 5 × 1 · With inns: 1 point more for each tile",
                              "Ben · Road 10: 5 = 5 × 1 · 1 point for each tile; 5 = 5 × 1 · With inns: 1 point more for each tile"}));
        hand().turnOver();
        ASKS(hand(), "scores.turn-over Ben");
        hand().enterLine("ben city 4 pennants 1", "City (Tiles 4, Pennants 1): Ben +10");
        hand().turnOver();
        ASKS(hand(), "scores.turn-over Cleo");
        hand().enterLine("cleo +3 forgot the bridge", "Cleo +3 – forgot the bridge");
        QCOMPARE(hand().points(), (QList<int>{10, 20, 3}));
    }

    // What is wrong stays in the line, with a word why; nothing is entered.
    void whatCannotBeEntered() {
        const std::size_t before = hand().session().game().cursor();
        hand().type("cleo rood 5");
        QVERIFY2(hand().preview().startsWith("“rood” is nothing that scores here. Possible: Road"), qPrintable(hand().preview()));
        hand().key(Qt::Key_Return);
        QCOMPARE(hand().session().game().cursor(), before);
        QCOMPARE(hand().line()->text(), QStringLiteral("cleo rood 5"));
        hand().key(Qt::Key_A, Qt::ControlModifier);
        // The list completes what is begun.
        hand().type("cleo clo");
        hand().key(Qt::Key_Down);
        hand().key(Qt::Key_Return);
        QTRY_COMPARE(hand().line()->text(), QStringLiteral("cleo Cloister "));
        hand().type("8");
        QCOMPARE(hand().preview(), QStringLiteral("Cloister (Tiles around it 8): Cleo +9"));
        hand().key(Qt::Key_Return);
        QCOMPARE(hand().points(), (QList<int>{10, 20, 12}));
    }

    void theForm() {
        hand().tabTo("scoreTable");
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("City"));
        QCOMPARE(hand().child<QComboBox>("scoreTable")->currentText().trimmed(), QStringLiteral("City"));
        hand().tabTo("scoreReceiver0");
        hand().key(Qt::Key_Space);
        hand().tabTo("scoreReceiver2");
        hand().key(Qt::Key_Space);
        hand().tabTo("fact.tiles");
        hand().key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("3"));
        QCOMPARE(hand().result(), QStringLiteral("City (Tiles 3): Anna +6, Cleo +6"));
        hand().tabTo("fact.cathedral");
        hand().key(Qt::Key_Space);
        QCOMPARE(hand().result(), QStringLiteral("City (Tiles 3, Cathedral): Anna +9, Cleo +9"));
        hand().key(Qt::Key_Return);
        QCOMPARE(hand().points(), (QList<int>{19, 20, 21}));
        QCOMPARE(hand().child<QSpinBox>("fact.tiles")->value(), 0);
        QVERIFY(!hand().child<QCheckBox>("scoreReceiver0")->isChecked());
    }

    void takenBack() {
        hand().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(hand().points(), (QList<int>{10, 20, 12}));
        hand().window().session()->redo();
        QCOMPARE(hand().points(), (QList<int>{19, 20, 21}));
        hand().key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(hand().line()->hasFocus());
        hand().turnOver();
        ASKS(hand(), "scores.turn-over Anna");
    }

    void finalScoring() {
        hand().end();
        hand().window().activateWindow(); // the question had taken that
        QVERIFY(QTest::qWaitForWindowActive(&hand().window()));
        ASKS(hand(), "scores.final Anna");
        QVERIFY(!hand().state().finished);
        hand().key(Qt::Key_E, Qt::ControlModifier);
        // What is typed now is of the final scoring, unless the line says otherwise.
        hand().enterLine("ben farm 3 pig", "Farm (at the end) (Completed cities at it 3, Own pig of Ben): Ben +12");
        hand().enterLine("anna road 4", "Road (at the end) (Tiles 4): Anna +4");
        QVERIFY(hand().child<QRadioButton>("scoreAfter")->isChecked());
        QCOMPARE(hand().points(), (QList<int>{23, 32, 21}));
        hand().turnOver();
        QVERIFY(hand().state().finished);
        QVERIFY(hand().window().finalScoring()->isOver());
        QCOMPARE(hand().question(), QStringLiteral("Ben wins with 32 points"));
        QVERIFY(!hand().child<QPushButton>("scoreAdd")->isEnabled());
    }

private Q_SLOTS:
    void cleanup() { m_hand.reset(); }

    void newGameOffersIt() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        NewGameDialog dialog(embeddedWorld(), Theme::light(), settings);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Anna"));
        auto *without = dialog.findChild<QCheckBox *>(QStringLiteral("new-game.without-board"));
        for (int i = 0; i < MostTabs && QApplication::focusWidget() != without; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QVERIFY(dialog.setup().board);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(!dialog.setup().board);
        QCOMPARE(dialog.setup().players.front().name, std::string("Anna"));
        // Tiles are not needed.
        auto *selector = dialog.findChild<SelectorPane *>();
        Selection selection = selector->selection();
        selection.tileSets.clear();
        selector->setSelection(selection);
        QCOMPARE(dialog.problem(), QString());
        QTest::keyClick(without, Qt::Key_Space);
        QVERIFY(!dialog.problem().isEmpty());
        QTest::keyClick(without, Qt::Key_Space);
        dialog.accept();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(!NewGameDialog(embeddedWorld(), Theme::light(), settings).setup().board); // kept for the next
    }

    void aGameByKeyboard() {
        m_hand = std::make_unique<Typist>(forThree(false));
        hand().window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hand().window()));
        QVERIFY(!hand().board().isVisible());
        QVERIFY(hand().calculator().isVisible());
        QVERIFY(!hand().area().picker()->isVisible());
        // The order of play is there to be read, and what is asked stands below it.
        const auto *list = hand().window().orderOfPlay()->findChild<QListView *>(QStringLiteral("checklist"));
        QStringList lines;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            lines << list->model()->index(row, 0).data().toString();
        }
        QVERIFY(lines.contains(QStringLiteral("1C  Place the tile")));
        QVERIFY(lines.contains(QStringLiteral("Enter what is scored, and say when the turn is over.")));
        for (const auto step : {&ScoresGameTest::typedTurns, &ScoresGameTest::whatCannotBeEntered, &ScoresGameTest::theForm,
                                &ScoresGameTest::takenBack, &ScoresGameTest::finalScoring}) {
            (this->*step)();
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        hand().compareWithInspect();
    }

    void besideABoard() {
        m_hand = std::make_unique<Typist>(forThree(true));
        hand().window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hand().window()));
        QVERIFY(hand().board().isVisible());
        QVERIFY(!hand().calculator().isVisible());
        hand().lay("base.city-cap", 0, -1, 2);
        hand().key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(hand().calculator().isVisible());
        hand().enterLine("cleo road 3 inn", "Road (Tiles 3, Inn): Cleo +6");
        QCOMPARE(hand().points(), (QList<int>{0, 0, 6}));
        ASKS(hand(), "figure.deploy Anna");
        // An old one is changed in the same form, with a look at what differs.
        ChangeEntryDialog dialog(&hand().session(), hand().session().game().cursor() - 1);
        dialog.show();
        dialog.findChild<QSpinBox *>(QStringLiteral("fact.tiles"))->setValue(4);
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("changeDifference"))->text().contains(QStringLiteral("6 → 8")));
        dialog.accept();
        QCOMPARE(hand().points(), (QList<int>{0, 0, 8}));
        hand().compareWithInspect();
    }

    // From whatever is in the centre or in front of the dock: what is typed can be seen.
    void theLineIsInSight_data() {
        QTest::addColumn<bool>("board");
        QTest::newRow("with a board") << true;
        QTest::newRow("without") << false;
    }
    void theLineIsInSight() {
        QFETCH(bool, board);
        m_hand = std::make_unique<Typist>(forThree(board));
        hand().window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hand().window()));
        for (const char *view : {"referenceSheet", "referenceOrder", "viewBoard"}) {
            for (const bool behind : {false, true}) {
                hand().window().findChild<QAction *>(QLatin1String(view))->trigger();
                if (behind) {
                    hand().child<QDockWidget>("orderDock")->raise();
                }
                if (auto *field = hand().child<QSpinBox>("sheetPlayers"); field->isVisible()) {
                    field->setFocus(); // in a field the same keys go to the end of its line
                }
                QCoreApplication::processEvents();
                hand().key(Qt::Key_E, Qt::ControlModifier);
                QCoreApplication::processEvents();
                QVERIFY2(hand().line()->hasFocus(), view);
                QVERIFY2(!hand().line()->visibleRegion().isEmpty(), view);
                // A change of the game leaves the keyboard where something is seen.
                hand().window().findChild<QAction *>(QLatin1String(view))->trigger();
                Q_EMIT hand().session().documentChanged();
                QCoreApplication::processEvents();
                QVERIFY2(!hand().line()->hasFocus() || !hand().line()->visibleRegion().isEmpty(), view);
            }
        }
    }

    // Without a game the calculator counts for the selection at hand; another game brings the board back.
    void withoutAGame() {
        m_hand = std::make_unique<Typist>(forThree(false));
        hand().session().close();
        hand().window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hand().window()));
        QVERIFY(hand().board().isVisible());
        hand().window().typeScore();
        QVERIFY(hand().calculator().isVisible());
        hand().type("road 5");
        QCOMPARE(hand().preview(), QStringLiteral("5 points"));
        QVERIFY(!hand().child<QPushButton>("scoreAdd")->isVisible());
        hand().key(Qt::Key_Return); // there is nothing to add it to
        QVERIFY(hand().session().start(forThree(true)));
        QVERIFY(hand().board().isVisible());
    }
};

QTEST_MAIN(ScoresGameTest)
#include "scores_game_test.moc"
