// SPDX-License-Identifier: MIT
// Tests of the new-game dialog: what keys and clicks in it make of the game.
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/player_list.h"
#include "app/dialogs/rule_options.h"
#include "app/model/selection_summary.h"
#include "app/panes/selector_pane.h"
#include "app/session/game_session.h"
#include "engine/game/embedded_world.h"

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

const World &world() {
    return embeddedWorld();
}

std::vector<std::string> namesOf(const Setup &setup) {
    std::vector<std::string> names;
    for (const PlayerSetup &player : setup.players) {
        names.push_back(player.name);
    }
    return names;
}

using Names = std::vector<std::string>;

} // namespace

class NewGameTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<NewGameDialog> m_dialog;

    void open() {
        m_dialog = std::make_unique<NewGameDialog>(world(), Theme::light(), *m_settings);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
        QTRY_VERIFY(m_dialog->focusWidget());
    }
    // To whatever has the focus, as a keyboard does.
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_dialog->focusWidget(), which, modifiers);
    }
    void type(const char *text) { QTest::keyClicks(m_dialog->focusWidget(), QString::fromUtf8(text)); }
    template <class W>
    QList<W *> all(const char *name) {
        qApp->processEvents(); // rows are where they belong
        // In the order of the seats, which is that on the screen.
        QList<W *> found = m_dialog->findChildren<W *>(QLatin1String(name));
        found.removeIf([](W *widget) { return !widget->isVisible(); });
        std::ranges::sort(found, {}, [](W *widget) { return widget->mapToGlobal(QPoint()).y(); });
        return found;
    }
    template <class W>
    W *one(const char *name) {
        return m_dialog->findChild<W *>(QLatin1String(name));
    }
    PlayerList *players() { return m_dialog->findChild<PlayerList *>(); }
    SelectorPane *selector() { return m_dialog->findChild<SelectorPane *>(); }
    // With Tab alone.
    bool tabTo(const QWidget *target) {
        for (int i = 0; i < 60 && m_dialog->focusWidget() != target; ++i) {
            key(Qt::Key_Tab);
        }
        return m_dialog->focusWidget() == target;
    }

private Q_SLOTS:
    void init() {
        m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")),
                                                 QSettings::IniFormat);
        m_settings->clear();
        open();
    }
    void cleanup() { m_dialog.reset(); }

    void twoNamesAndEnterStartABaseGame() {
        type("Ann");
        key(Qt::Key_Tab);
        type("Ben");
        key(Qt::Key_Return);
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
        const Setup setup = m_dialog->setup();
        QCOMPARE(setup.players, (std::vector<PlayerSetup>{{"Ann", "red"}, {"Ben", "blue"}}));
        QCOMPARE(setup.starter, PlayerId(0));
        QCOMPARE(setup.selection, basicSelection(world(), Edition::C3));
        GameSession session(world(), nullptr, m_folder.path());
        QVERIFY(session.start(setup));
        QVERIFY(session.choice().open());
    }

    void playersWithoutNamesAreCalledByTheirColours() {
        key(Qt::Key_Return);
        QCOMPARE(namesOf(m_dialog->setup()), (Names{"Red", "Blue"}));
    }

    void seatsByKeyboard() {
        type("Ann");
        key(Qt::Key_Tab);
        type("Ben");
        key(Qt::Key_Tab);
        key(Qt::Key_Space); // Add a player
        type("Cleo");
        QCOMPARE(namesOf(m_dialog->setup()), (Names{"Ann", "Ben", "Cleo"}));
        key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(namesOf(m_dialog->setup()), (Names{"Ann", "Cleo", "Ben"}));
        QCOMPARE(m_dialog->setup().players[1].colour, std::string("yellow"));
        const auto handles = all<QToolButton>("player.handle");
        QVERIFY(tabTo(handles[2]));
        key(Qt::Key_Up);
        key(Qt::Key_Up);
        key(Qt::Key_Up); // no further
        QCOMPARE(namesOf(m_dialog->setup()), (Names{"Ben", "Ann", "Cleo"}));
        QVERIFY(tabTo(all<QToolButton>("player.remove")[1]));
        key(Qt::Key_Space);
        QCOMPARE(namesOf(m_dialog->setup()), (Names{"Ben", "Cleo"}));
    }

    void oneToSixSeats() {
        for (int i = 0; i < 8; ++i) {
            players()->addSeat();
        }
        QCOMPARE(players()->seats().size(), std::size_t(PlayerList::Most));
        QVERIFY(!one<QPushButton>("players.add")->isVisible());
        for (int i = 0; i < 8; ++i) {
            players()->removeSeat(0);
        }
        QCOMPARE(players()->seats().size(), std::size_t(1));
        QVERIFY(!all<QToolButton>("player.remove").first()->isEnabled());
    }

    void seatsByDragging() {
        players()->setSeats({{QStringLiteral("Ann"), "red"},
                             {QStringLiteral("Ben"), "blue"},
                             {QStringLiteral("Cleo"), "green"}});
        QTRY_COMPARE(all<QToolButton>("player.handle").size(), 3);
        qApp->processEvents();
        QToolButton *handle = all<QToolButton>("player.handle").first();
        QTest::mousePress(handle, Qt::LeftButton);
        const QPoint down = all<QToolButton>("player.handle").last()->mapToGlobal(QPoint(5, 25));
        QMouseEvent move(QEvent::MouseMove, handle->mapFromGlobal(QPointF(down)), QPointF(down), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(handle, &move);
        QTest::mouseRelease(handle, Qt::LeftButton);
        QCOMPARE(namesOf(m_dialog->setup()), (Names{"Ben", "Cleo", "Ann"}));
    }

    void namesAndColoursStayApart() {
        type("Ann");
        key(Qt::Key_Tab);
        type("ann");
        QVERIFY(!m_dialog->problem().isEmpty());
        QVERIFY(one<QLabel>("players.problem")->isVisible());
        QVERIFY(!one<QPushButton>("new-game.start")->isEnabled());
        key(Qt::Key_Return);
        QCOMPARE(m_dialog->result(), int(QDialog::Rejected));
        QVERIFY(m_dialog->isVisible());
        type("a");
        QVERIFY(m_dialog->problem().isEmpty());
        // Taking blue from the other gives red in exchange.
        all<QToolButton>("player.colour").first()->menu()->actions()[1]->trigger();
        QCOMPARE(m_dialog->setup().players[0].colour, std::string("blue"));
        QCOMPARE(m_dialog->setup().players[1].colour, std::string("red"));
    }

    void whoStarts() {
        auto *starter = one<QComboBox>("new-game.starter");
        players()->setSeats({{QStringLiteral("Ann"), "red"},
                             {QStringLiteral("Ben"), "blue"},
                             {QStringLiteral("Cleo"), "green"}});
        QVERIFY(tabTo(starter));
        key(Qt::Key_End); // Cleo
        QCOMPARE(m_dialog->setup().starter, PlayerId(2));
        players()->moveSeat(2, 0);
        QCOMPARE(m_dialog->setup().starter, PlayerId(0));
        players()->moveSeat(1, 0);
        QCOMPARE(m_dialog->setup().starter, PlayerId(1));
        players()->removeSeat(0);
        QCOMPARE(m_dialog->setup().starter, PlayerId(0));
        players()->removeSeat(0); // she leaves, and whoever sits first starts
        QCOMPARE(starter->currentIndex(), 0);
        starter->setCurrentIndex(1); // chance
        QCOMPARE(m_dialog->setup().starter, PlayerId(0));
        m_dialog->accept();
        QVERIFY(m_dialog->setup().starter < m_dialog->setup().players.size());
    }

    void expansionsByKeyboard() {
        QVERIFY(tabTo(selector()->findField()));
        type("traders");
        key(Qt::Key_Return); // to the tree, not to the game
        QVERIFY(m_dialog->isVisible());
        key(Qt::Key_Space);
        QVERIFY(m_dialog->setup().selection.has("builder"));
        QVERIFY(one<QLabel>("new-game.summary")->text().contains(QStringLiteral("96")));
        key(Qt::Key_Return);
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
        QVERIFY(m_dialog->setup().selection.has("trade-goods"));
    }

    void optionsAppearWithTheirElement() {
        auto *rules = m_dialog->findChild<RuleOptions *>();
        const QString option = QStringLiteral("unfinished-inns-and-cathedrals");
        QVERIFY(!rules->shown().contains(option));
        Selection selection = selector()->selection();
        selection.elements.push_back("inns");
        selector()->setSelection(selection);
        QVERIFY(rules->shown().contains(option));
        auto *values = one<QComboBox>("option.unfinished-inns-and-cathedrals");
        QVERIFY(tabTo(values));
        key(Qt::Key_Down);
        QCOMPARE(m_dialog->setup().selection.option(world().catalogue, option.toStdString()), "ignore");
        selection = selector()->selection();
        std::erase(selection.elements, "inns");
        selector()->setSelection(selection);
        QVERIFY(!rules->shown().contains(option));
        QVERIFY(m_dialog->setup().selection.options.empty()); // what is not shown does not count
    }

    void editionAndBoxes() {
        auto *first = one<QToolButton>("new-game.edition.C1");
        QVERIFY(tabTo(one<QToolButton>("new-game.edition.C3")));
        for (std::size_t left = 1; left < Editions.size(); ++left) {
            key(Qt::Key_Left);
        }
        QVERIFY(first->isChecked());
        QCOMPARE(m_dialog->setup().selection.edition, Edition::C1);
        auto *quick = one<QComboBox>("new-game.quick");
        QCOMPARE(quick->currentIndex(), 0);
        QVERIFY(tabTo(quick));
        key(Qt::Key_End);
        const auto choices = quickChoices(world(), Edition::C1);
        QVERIFY(sameMix(m_dialog->setup().selection, choices.back().selection));
        Selection selection = selector()->selection();
        std::erase(selection.elements, "builder");
        selector()->setSelection(selection);
        QCOMPARE(quick->currentIndex(), -1); // a mix of one's own
    }

    void withoutTilesThereIsNoGame() {
        Selection selection = selector()->selection();
        selection.tileSets.clear();
        selector()->setSelection(selection);
        QVERIFY(!m_dialog->problem().isEmpty());
        QVERIFY(one<QLabel>("new-game.problem")->isVisible());
    }

    void lastChoicesReturn() {
        qobject_cast<QLineEdit *>(m_dialog->focusWidget())->setText(QStringLiteral("Ann, née Ö"));
        players()->addSeat();
        type("Ben");
        one<QComboBox>("new-game.starter")->setCurrentIndex(1);
        Selection selection = quickChoices(world(), Edition::C1).back().selection;
        selection.tileSets[0].second = 2;
        selection.setOption(world().catalogue, "farm-scoring", "first");
        selector()->setSelection(selection);
        m_dialog->accept();
        const Setup before = m_dialog->setup();
        m_settings->sync();
        open();
        Setup after = m_dialog->setup();
        after.starter = before.starter; // chance decides anew
        QCOMPARE(after, before);
        QCOMPARE(one<QComboBox>("new-game.starter")->currentIndex(), 1);
        QVERIFY(one<QToolButton>("new-game.edition.C1")->isChecked());
    }

    void knownNamesAreOffered() {
        writeLastChoices(*m_settings, {{{QStringLiteral("Annabel"), "red"}, {QStringLiteral("Ben"), "blue"}},
                                       LastChoices::First,
                                       basicSelection(world(), Edition::C3),
                                       {QStringLiteral("Cleo")}});
        const LastChoices last = readLastChoices(*m_settings, world());
        QCOMPARE(last.names,
                 (QStringList{QStringLiteral("Annabel"), QStringLiteral("Ben"), QStringLiteral("Cleo")}));
        open();
        key(Qt::Key_Tab);
        type("Cle"); // "Cleo" is offered; Enter without choosing it starts with what was typed
        key(Qt::Key_Return);
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
        QCOMPARE(namesOf(m_dialog->setup()), (Names{"Annabel", "Cle"}));
    }

    void settingsThatMakeNoSense() {
        m_settings->setValue(QStringLiteral("new-game/names"), QStringList{QStringLiteral("Ann")});
        m_settings->setValue(QStringLiteral("new-game/colours"), QStringList{QStringLiteral("plaid")});
        m_settings->setValue(QStringLiteral("new-game/starter"), 5);
        m_settings->setValue(QStringLiteral("new-game/edition"), QStringLiteral("C9"));
        m_settings->setValue(QStringLiteral("new-game/elements"), QStringList{QStringLiteral("no-such")});
        m_settings->setValue(QStringLiteral("new-game/tiles"), QStringList{QStringLiteral("base=-3")});
        m_settings->setValue(QStringLiteral("new-game/options"), QStringList{QStringLiteral("small-city=7")});
        const LastChoices last = readLastChoices(*m_settings, world());
        QCOMPARE(last.seats.size(), std::size_t(2));
        QCOMPARE(last.starter, int(LastChoices::First));
        QVERIFY(last.selection.has("base-game"));
        QVERIFY(last.selection.options.empty());
    }

    void fitsTheSmallestScreen() {
        const QSize least = m_dialog->minimumSizeHint();
        QVERIFY2(least.width() <= 1240 && least.height() <= 740,
                 qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
        for (int i = 0; i < 4; ++i) {
            players()->addSeat();
        }
        const QSize full = m_dialog->minimumSizeHint();
        QVERIFY(full.height() <= 740);
    }

    void everythingThatTakesTheFocusHasAName() {
        for (QWidget *widget : m_dialog->findChildren<QWidget *>()) {
            if (widget->isVisible() && widget->focusPolicy() & Qt::TabFocus) {
                QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
            }
        }
    }
};

QTEST_MAIN(NewGameTest)
#include "new_game_test.moc"
