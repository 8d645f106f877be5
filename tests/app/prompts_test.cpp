// SPDX-License-Identifier: MIT
// What the rules of the tests' own expansion ask: the editor of each kind of question is shown and takes
// answers.
#include "app/main_window.h"
#include "app/model/options_model.h"
#include "app/panes/answer_area.h"
#include "app/panes/option_cards.h"
#include "app/panes/option_list.h"
#include "app/panes/prompt_bar.h"
#include "app/session/game_session.h"
#include "app/session/recent_games.h"
#include "tests/support/lamplighters.h"

#include <QtTest>

#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

Setup lamplighters(std::vector<std::string> elements) {
    Setup setup;
    setup.players = {{"Anna", "red"}, {"Ben", "blue"}};
    setup.selection.edition = Edition::C3;
    setup.selection.elements = std::move(elements);
    setup.selection.tileSets = {{"base", 1}};
    setup.selection = normalised(setup.selection, test::lamplighterWorld().catalogue);
    return setup;
}

} // namespace

class PromptsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<RecentGames> m_recent;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<MainWindow> m_window;

    void start(std::vector<std::string> elements) {
        m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")),
                                                 QSettings::IniFormat);
        m_recent = std::make_unique<RecentGames>(*m_settings);
        m_session = std::make_unique<GameSession>(test::lamplighterWorld(), m_recent.get(), m_folder.path());
        QVERIFY(m_session->start(lamplighters(std::move(elements))));
        m_window = std::make_unique<MainWindow>(m_session.get(), m_recent.get(), m_settings.get());
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    std::string askedItem() const {
        const auto &prompts = m_session->choice().prompts;
        return prompts.empty() ? std::string() : m_session->rules().itemName(prompts.front().item);
    }
    void enter(std::string_view item, Answer answer, PlayerId player = 0) {
        Entry entry;
        entry.item = m_session->rules().at(item);
        entry.player = player;
        entry.answer = std::move(answer);
        const Refusal refusal = m_session->answer(entry);
        QVERIFY2(!refusal, std::string(refusal.id).c_str());
    }
    void lay(std::string_view tile, Cell at, int quarterTurns) {
        const KindId kind = m_session->rules().pool().find(tile).value();
        enter("draw.tile", Answer::drawTile(kind));
        enter("place.tile", Answer::placeTile(kind, {at, std::uint8_t(quarterTurns)}));
    }
    const Entry &last() const { return m_session->game().log()[m_session->game().cursor() - 1]; }
    template <class T>
    T *shown(const char *name) const {
        T *widget = m_window->findChild<T *>(QLatin1String(name));
        return widget != nullptr && widget->isVisible() ? widget : nullptr;
    }
    QString question() const { return m_window->answerArea()->bar()->question(); }
    // Beside the test's program, to be looked at.
    void keepPicture(const char *name) const {
        QTest::qWait(50);
        QVERIFY(m_window->grab().save(QStringLiteral("prompt-%1.png").arg(QLatin1String(name))));
    }

private Q_SLOTS:
    void cleanup() {
        m_window.reset();
        m_session.reset();
        m_recent.reset();
        m_settings.reset();
    }

    void enterNumber() {
        start({"farmers", "lanterns"});
        lay("base.road-straight", {1, 0}, 0);
        enter("figure.deploy", Answer::passed());
        QCOMPARE(askedItem(), std::string("lanterns.night"));
        QCOMPARE(question(), QStringLiteral("Ben, enter a number from 1 to 3, or pass"));
        QTRY_VERIFY(shown<QSpinBox>("promptNumber") != nullptr);
        auto *number = shown<QSpinBox>("promptNumber");
        QCOMPARE(number->minimum(), 1);
        QCOMPARE(number->maximum(), 3);
        // The keyboard is where the answer goes: type, Enter.
        QTRY_VERIFY(number->hasFocus());
        keepPicture("number");
        QTest::keyClicks(number, QStringLiteral("3"));
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(last().answer, Answer::enterNumber(3));
        QCOMPARE(last().player, PlayerId(1));
        QCOMPARE(askedItem(), std::string("lanterns.night")); // now the next player is asked
        QCOMPARE(m_session->choice().prompts.front().player, PlayerId(0));
        QTest::qWait(10); // the first editor goes
        QTRY_VERIFY(shown<QPushButton>("promptNumberTake") != nullptr);
        QTest::mouseClick(shown<QPushButton>("promptNumberTake"), Qt::LeftButton);
        QCOMPARE(last().answer, Answer::enterNumber(1));
        QCOMPARE(askedItem(), std::string("draw.tile"));
    }

    void passedNumber() {
        start({"farmers", "lanterns"});
        lay("base.road-straight", {1, 0}, 0);
        enter("figure.deploy", Answer::passed());
        m_window->answerArea()->pass();
        QVERIFY(last().answer.pass);
    }

    void chooseOption() {
        start({"farmers", "lanterns", "lamp-oil"});
        lay("base.road-straight", {1, 0}, 0);
        QCOMPARE(askedItem(), std::string("oil.fill"));
        QCOMPARE(question(), QStringLiteral("Anna: Fill your lamp."));
        QTRY_VERIFY(shown<QListView>("optionCards") != nullptr);
        auto *cards = shown<QListView>("optionCards");
        QCOMPARE(cards->model()->rowCount(), 2);
        QCOMPARE(cards->model()->index(0, 0).data(Qt::AccessibleTextRole).toString().contains("with oil"),
                 true);
        keepPicture("option");
        m_window->answerArea()->chooseNumber(2);
        QCOMPARE(last().answer, Answer::chooseOption(1)); // lamp-wax
    }

    void chooseOrder() {
        start({"farmers", "lanterns", "lamp-oil"});
        lay("base.crossing-three", {1, 0}, 0);
        enter("oil.fill", Answer::chooseOption(0));
        QCOMPARE(askedItem(), std::string("oil.round"));
        QTRY_VERIFY(shown<QListWidget>("promptOrder") != nullptr);
        auto *list = shown<QListWidget>("promptOrder");
        QCOMPARE(list->count(), 3);
        QTRY_VERIFY(list->hasFocus());
        keepPicture("order");
        const std::vector<Spot> offered = m_session->choice().prompts.front().options.front().order;
        // The second comes first, by keyboard.
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(list->currentRow(), 0);
        QTest::mouseClick(shown<QPushButton>("promptOrderTake"), Qt::LeftButton);
        QCOMPARE(last().answer, Answer::chooseOrder({offered[1], offered[0], offered[2]}));
    }

    // Features of one kind at one space are told apart.
    void featuresToOrderAreToldApart() {
        start({"farmers", "lanterns", "lamp-oil"});
        lay("base.crossing-three", {1, 0}, 0);
        enter("oil.fill", Answer::chooseOption(0));
        QTRY_VERIFY(shown<QListWidget>("promptOrder") != nullptr);
        auto *list = shown<QListWidget>("promptOrder");
        QSet<QString> names;
        for (int row = 0; row < list->count(); ++row) {
            names.insert(list->item(row)->text());
        }
        QCOMPARE(names.size(), 3);
    }

    void standingOffer() {
        start({"farmers", "lanterns"});
        lay("base.road-straight", {1, 0}, 0);
        QCOMPARE(askedItem(), std::string("figure.deploy"));
        const auto &prompts = m_session->choice().prompts;
        const auto offer =
            std::ranges::find_if(prompts, [](const OpenPrompt &prompt) { return prompt.standing; });
        QVERIFY(offer != prompts.end());
        QCOMPARE(offer->player, PlayerId(1));
        QTRY_VERIFY(shown<QToolButton>("standingOffer") != nullptr);
        keepPicture("standing");
        auto *button = shown<QToolButton>("standingOffer");
        QCOMPARE(button->text(), QStringLiteral("Ben: Set a lantern on a road."));
        // Taken from its menu; Anna is still asked.
        const QList<QAction *> options = button->menu()->actions();
        QCOMPARE(options.size(), qsizetype(offer->options.size()));
        const Answer wanted = offer->options.front();
        options.front()->trigger();
        QCOMPARE(last().answer, wanted);
        QCOMPARE(last().player, PlayerId(1));
        QCOMPARE(askedItem(), std::string("figure.deploy"));
        // Both spots were of one road, so nothing is left to offer.
        QTRY_VERIFY(shown<QToolButton>("standingOffer") == nullptr);
    }
};

QTEST_MAIN(PromptsTest)
#include "prompts_test.moc"
