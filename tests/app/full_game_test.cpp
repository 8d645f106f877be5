// SPDX-License-Identifier: MIT
// A complete game of 72 tiles, entered by mouse in the main window; counts the actions that a turn takes.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListView>
#include <QProcess>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "app/board/board_view.h"
#include "app/board/piece_choice.h"
#include "app/main_window.h"
#include "app/model/tile_kinds_model.h"
#include "app/panes/answer_area.h"
#include "app/panes/tile_picker.h"
#include "app/session/game_session.h"
#include "app/session/recent_games.h"
#include "engine/game/embedded_world.h"

#include <algorithm>
#include <map>

using namespace scorekeep;
using namespace scorekeep::app;

class FullGameTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<RecentGames> m_recent;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<MainWindow> m_window;
    QRandomGenerator m_random{2024};
    std::map<std::uint32_t, int> m_actions; // by turn
    int m_drags = 0, m_wheels = 0;

    const OpenPrompt &asked() const { return m_session->choice().prompts.front(); }
    BoardView &board() const { return *m_window->board(); }
    // Whatever the hand does with the mouse: a click, a step of the wheel, a drag.
    void count() { ++m_actions[m_session->state().turn]; }

    void click(QWidget *widget, QPoint at) {
        count();
        QTest::mouseMove(widget, at);
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
    }

    void wheel(QWidget *widget, QPoint at, int delta) {
        count();
        ++m_wheels;
        QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, delta}, {}, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &event);
    }

    // Pans until the target is well inside.
    void bringIntoView(int target) {
        QWidget *viewport = board().viewport();
        const QRect inside = viewport->rect().adjusted(4, 4, -4, -4);
        for (int tries = 0; tries < 8 && !inside.contains(board().targetRect(target).center()); ++tries) {
            const QPoint way = inside.center() - board().targetRect(target).center();
            const QPoint by(std::clamp(way.x(), -inside.width() / 2, inside.width() / 2),
                            std::clamp(way.y(), -inside.height() / 2, inside.height() / 2));
            const QPoint from = inside.center() - by / 2;
            count();
            ++m_drags;
            QTest::mousePress(viewport, Qt::LeftButton, {}, from);
            QTest::mouseMove(viewport, from + by / 2);
            QTest::mouseMove(viewport, from + by);
            QTest::mouseRelease(viewport, Qt::LeftButton, {}, from + by);
        }
        QVERIFY(inside.contains(board().targetRect(target).center()));
    }

    // One of the tiles that are left, as it comes out of the bag.
    KindId tileFromBag() {
        const TileSupply &supply = m_session->state().supply;
        std::vector<KindId> bag;
        for (const Answer &option : asked().options) {
            bag.insert(bag.end(), supply.left[option.tile], option.tile);
        }
        return bag[m_random.bounded(quint32(bag.size()))];
    }

    // Scrolled away upwards.
    static bool isAbove(const TilePicker &picker, KindId kind) {
        for (int row = 0; row < picker.model()->rowCount(); ++row) {
            if (picker.model()->at(row).kind == kind) {
                return picker.list()->visualRect(picker.model()->index(row)).center().y() < 0;
            }
        }
        return false;
    }

    void draw() {
        const KindId kind = tileFromBag();
        TilePicker &picker = *m_window->answerArea()->picker();
        QWidget *viewport = picker.list()->viewport();
        QCoreApplication::processEvents(); // the list lays itself out a moment later
        for (int tries = 0; tries < 20 && picker.rectOf(kind).height() < 8; ++tries) {
            wheel(viewport, viewport->rect().center(), isAbove(picker, kind) ? 120 : -120);
        }
        QVERIFY2(!picker.rectOf(kind).isEmpty(), qPrintable(QStringLiteral("kind %1").arg(kind)));
        click(viewport, picker.rectOf(kind).center());
        QVERIFY(lastEntry().answer.kind == PromptKind::DrawTile && lastEntry().answer.tile == kind);
    }

    const Entry &lastEntry() const { return m_session->game().log()[m_session->game().cursor() - 1]; }

    // Near others, as people build.
    int chosenSpace() {
        int best = 0;
        int most = -1;
        for (int tries = 0; tries < 4; ++tries) {
            const int one = int(m_random.bounded(quint32(board().targets().size())));
            const int around = m_session->state().board.neighbours(board().targets()[one].place.spot.cell);
            if (around > most) {
                best = one;
                most = around;
            }
        }
        return best;
    }

    void place() {
        const int target = chosenSpace();
        bringIntoView(target);
        QWidget *viewport = board().viewport();
        const QPoint at = board().targetRect(target).center();
        QTest::mouseMove(viewport, at);
        const std::vector<Placement> &ways = board().targets()[target].placements;
        const auto steps = int(m_random.bounded(quint32(ways.size())));
        const Placement wanted = ways[std::size_t(steps)];
        const int back = int(ways.size()) - steps;
        for (int i = 0; i < std::min(steps, back); ++i) {
            wheel(viewport, at, steps <= back ? -120 : 120);
        }
        QVERIFY(board().ghost() == wanted);
        click(viewport, at);
        QVERIFY(lastEntry().answer.kind == PromptKind::PlaceTile && lastEntry().answer.placement == wanted);
    }

    void deployOrPass() {
        if (m_random.bounded(5) < 2) {
            auto *pass = m_window->findChild<QPushButton *>(QStringLiteral("pass"));
            QVERIFY(pass->isVisible());
            click(pass, pass->rect().center());
            QVERIFY(lastEntry().answer.pass);
            return;
        }
        const int target = int(m_random.bounded(quint32(board().targets().size())));
        const Place place = board().targets()[target].place;
        bringIntoView(target);
        const bool several = board().targets()[target].options.size() > 1;
        click(board().viewport(), board().targetRect(target).center());
        if (several) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            auto *row = board().findChild<PieceChoice *>();
            QVERIFY(row->isVisible());
            const QList<QToolButton *> buttons = row->findChildren<QToolButton *>();
            QToolButton *button = buttons[int(m_random.bounded(quint32(buttons.size())))];
            click(button, button->rect().center());
        }
        QVERIFY(lastEntry().answer.kind == PromptKind::PlacePiece && lastEntry().answer.to == place);
    }

    QJsonObject inspected() const {
        QProcess program;
        program.start(QStringLiteral(SCOREKEEP_BINARY),
                      {QStringLiteral("inspect"), m_session->path(), QStringLiteral("--json")});
        if (!program.waitForFinished() || program.exitCode() != 0) {
            qWarning("%s", program.readAllStandardError().constData());
            return {};
        }
        return QJsonDocument::fromJson(program.readAllStandardOutput()).object();
    }

    void play() {
        for (int inputs = 0; m_session->choice().open() && inputs < 1000 && !QTest::currentTestFailed();
             ++inputs) {
            switch (asked().kind) {
            case PromptKind::DrawTile:
                draw();
                break;
            case PromptKind::PlaceTile:
                place();
                break;
            default:
                QCOMPARE(int(asked().kind), int(PromptKind::PlacePiece));
                deployOrPass();
            }
        }
    }

    void compareWithInspect() {
        const QJsonObject printed = inspected();
        QCOMPARE(printed.value(QStringLiteral("finished")), QJsonValue(true));
        const QJsonArray players = printed.value(QStringLiteral("players")).toArray();
        QCOMPARE(players.size(), m_session->rules().players());
        for (int p = 0; p < int(players.size()); ++p) {
            const int points = players[p].toObject().value(QStringLiteral("points")).toInt(-1);
            QVERIFY(points > 0);
            QCOMPARE(points, m_session->state().points(PlayerId(p)));
        }
        QCOMPARE(printed.value(QStringLiteral("scores")).toArray().size(),
                 qsizetype(m_session->state().scores.size()));
    }

private Q_SLOTS:
    void init() {
        m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")),
                                                 QSettings::IniFormat);
        m_recent = std::make_unique<RecentGames>(*m_settings);
        m_session = std::make_unique<GameSession>(embeddedWorld(), m_recent.get(),
                                                  m_folder.filePath(QStringLiteral("games")));
        Setup setup;
        setup.players = {{"Anna", "red"}, {"Ben", "blue"}};
        setup.selection = {Edition::C3, {"base-game", "farmers"}, {{"base", 1}}, {}};
        QVERIFY(m_session->start(setup));
        m_window = std::make_unique<MainWindow>(m_session.get(), m_recent.get(), m_settings.get());
        m_window->board()->setMotion(false);
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_actions.clear();
    }

    void cleanup() {
        m_window.reset();
        m_session.reset();
        m_recent.reset();
        m_settings.reset();
    }

    void aWholeGameByMouse() {
        play();
        QVERIFY(m_session->state().finished);
        QCOMPARE(m_session->state().board.tileCount(), std::size_t(72));
        std::vector<int> actions;
        for (const auto &[turn, number] : m_actions) {
            if (turn > 0) {
                actions.push_back(number);
            }
        }
        std::ranges::sort(actions);
        qInfo("%d turns: %d mouse actions in the median, %d at most; %d drags, %d steps of the wheel in all",
              int(actions.size()), actions[actions.size() / 2], actions.back(), m_drags, m_wheels);
        QCOMPARE(actions.size(), std::size_t(71));
        QVERIFY(actions[actions.size() / 2] <= 4);
        QVERIFY(actions.back() <= 6);
        compareWithInspect();
    }
};

QTEST_MAIN(FullGameTest)
#include "full_game_test.moc"
