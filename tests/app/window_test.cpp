// SPDX-License-Identifier: MIT
// Tests of the main window: a played game by keyboard and mouse, its panes, and their models.
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include "app/board/board_view.h"
#include "app/dialogs/change_entry_dialog.h"
#include "app/dialogs/corrections_dialog.h"
#include "app/dialogs/forced_entry_dialog.h"
#include "app/main_window.h"
#include "app/model/checklist_model.h"
#include "app/model/final_scoring.h"
#include "app/model/history_model.h"
#include "app/model/options_model.h"
#include "app/model/players_model.h"
#include "app/model/result_model.h"
#include "app/model/score_log_model.h"
#include "app/model/tile_kinds_model.h"
#include "app/panes/answer_area.h"
#include "app/panes/history_pane.h"
#include "app/panes/option_cards.h"
#include "app/panes/option_list.h"
#include "app/panes/order_of_play.h"
#include "app/panes/pane.h"
#include "app/panes/prompt_bar.h"
#include "app/panes/scores_pane.h"
#include "app/panes/tile_picker.h"
#include "app/session/game_session.h"
#include "app/session/recent_games.h"
#include "engine/game/embedded_world.h"

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

Setup annAndBen() {
    Setup setup;
    setup.players = {{"Ann", "red"}, {"Ben", "blue"}};
    setup.selection = {Edition::C3, {"base-game", "farmers"}, {{"base", 1}}, {}};
    return setup;
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<RecentGames> m_recent;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<MainWindow> m_window;
    QRandomGenerator m_random{7};

    const OpenPrompt &asked() const { return m_session->choice().prompts.front(); }
    const Entry &lastEntry() const { return m_session->game().log()[m_session->game().cursor() - 1]; }
    AnswerArea &area() const { return *m_window->answerArea(); }
    KindId kind(const char *id) const { return m_session->rules().pool().find(id).value(); }

    void answerFirst() { QVERIFY(!m_session->answer(m_session->entryFor(0, asked().options.front()))); }
    void answerAny() {
        const auto pass = m_session->passEntry();
        const auto &options = asked().options;
        const bool passes = pass && m_random.bounded(5) == 0;
        const auto option = m_random.bounded(quint32(options.size()));
        QVERIFY(!m_session->answer(passes ? *pass : m_session->entryFor(0, options[option])));
    }
    void playUntil(const std::function<bool()> &reached) {
        for (int i = 0; i < 400 && !reached() && m_session->choice().open(); ++i) {
            answerAny();
        }
        QVERIFY(reached());
    }
    // To the first points, which in a game without luck come at its end alone.
    void playToAScore() {
        playUntil([this] { return m_session->state().points(0) + m_session->state().points(1) > 0; });
        m_window->finalScoring()->all();
    }
    void finish() {
        Entry end;
        end.item = m_session->rules().at(core::End);
        end.answer = Answer::confirm();
        QVERIFY(!m_session->answer(end));
        QVERIFY(m_session->state().finished);
    }
    void clickTile(KindId tile) {
        const QRect rect = area().picker()->rectOf(tile);
        QVERIFY(!rect.isEmpty());
        QTest::mouseClick(area().picker()->list()->viewport(), Qt::LeftButton, {}, rect.center());
    }
    void showDock(const char *name) const {
        auto *dock = m_window->findChild<PaneDock *>(QLatin1String(name));
        dock->show();
        dock->raise();
        QTRY_VERIFY(dock->widget()->isVisible());
    }
    QPushButton *button(const char *name) const { return m_window->findChild<QPushButton *>(QLatin1String(name)); }

private Q_SLOTS:
    void init() {
        m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        m_settings->clear();
        m_recent = std::make_unique<RecentGames>(*m_settings);
        m_session = std::make_unique<GameSession>(embeddedWorld(), m_recent.get(), m_folder.filePath(QStringLiteral("games")));
        QVERIFY(m_session->start(annAndBen()));
        m_window = std::make_unique<MainWindow>(m_session.get(), m_recent.get(), m_settings.get());
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() {
        m_window.reset();
        m_session.reset();
        m_recent.reset();
        m_settings.reset();
    }

    void saysWhoIsAskedWhat() {
        QVERIFY(area().bar()->question().startsWith(QStringLiteral("Ann")));
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Ann, Ben – Scorekeep"));
        answerFirst();
        QCOMPARE(asked().kind, PromptKind::PlaceTile);
        QVERIFY(button("placeHere")->isVisible());
        QVERIFY(button("otherTile")->isVisible());
        QVERIFY(!button("pass")->isVisible());
    }

    void aTileIsDrawnByClick() {
        const KindId tile = kind("base.monastery-road");
        clickTile(tile);
        QCOMPARE(asked().kind, PromptKind::PlaceTile);
        QCOMPARE(lastEntry().answer, Answer::drawTile(tile));
        // Another one instead: the first is taken back.
        const KindId other = kind("base.monastery");
        clickTile(other);
        QCOMPARE(lastEntry().answer, Answer::drawTile(other));
        QCOMPARE(m_session->game().cursor(), std::size_t(1));
    }

    void aTileIsFoundByItsEdges() {
        QLineEdit *search = area().picker()->search();
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("rfff"));
        const TileKindsModel &found = *area().picker()->model();
        QVERIFY(found.rowCount() > 0);
        for (const TileKindRow &row : found.rows()) {
            QCOMPARE(row.kind, kind("base.monastery-road"));
        }
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(lastEntry().answer, Answer::drawTile(kind("base.monastery-road")));
        QVERIFY(search->text().isEmpty());
        QCOMPARE(m_session->game().cursor(), std::size_t(1));
    }

    void aTileIsFoundByWords() {
        TileKindsModel &model = *area().picker()->model();
        model.setFilter(QStringLiteral("monastery"));
        QCOMPARE(model.rowCount(), 2);
        model.setFilter(QStringLiteral("fcfc coat"));
        QCOMPARE(model.rowCount(), 1);
        model.setFilter(QString());
        QCOMPARE(model.rowCount(), int(m_session->rules().pool().size()));
    }

    void aTurnByKeyboard() {
        QTest::keyClicks(area().picker()->search(), QStringLiteral("rfff"));
        QTest::keyClick(area().picker()->search(), Qt::Key_Return);
        QTRY_VERIFY(m_window->board()->hasFocus());
        QTest::keyClick(m_window->board(), Qt::Key_Right);
        QVERIFY(m_window->board()->ghost());
        QTest::keyClick(m_window->board(), Qt::Key_Return);
        QCOMPARE(asked().kind, PromptKind::PlacePiece);
        QVERIFY(area().cards()->isVisible());
        QTRY_VERIFY(area().cards()->list()->hasFocus());
        const std::size_t before = m_session->game().cursor();
        QTest::keyClick(area().cards()->list(), Qt::Key_1);
        QCOMPARE(m_session->game().cursor(), before + 1);
        QCOMPARE(lastEntry().answer.kind, PromptKind::PlacePiece);
        QVERIFY(area().bar()->question().startsWith(QStringLiteral("Ben")));
    }

    void spacePasses() {
        playUntil([this] { return asked().kind == PromptKind::PlacePiece; });
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QVERIFY(lastEntry().answer.pass);
    }

    void aFigureIsDeployedByCard() {
        playUntil([this] { return asked().kind == PromptKind::PlacePiece; });
        const Answer wanted = asked().options.back();
        QListView *list = area().cards()->list();
        const QModelIndex last = list->model()->index(list->model()->rowCount() - 1, 0);
        list->scrollTo(last);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(last).center());
        QCOMPARE(lastEntry().answer, wanted);
    }

    void undoAndRedoSayWhat() {
        auto *undo = m_window->findChild<QAction *>(QStringLiteral("editUndo"));
        auto *redo = m_window->findChild<QAction *>(QStringLiteral("editRedo"));
        QVERIFY(!undo->isEnabled());
        clickTile(kind("base.monastery"));
        QVERIFY(undo->text().contains(QStringLiteral("Ann drew FFFF")));
        undo->trigger();
        QCOMPARE(asked().kind, PromptKind::DrawTile);
        QVERIFY(!undo->isEnabled());
        QVERIFY(redo->text().contains(QStringLiteral("Ann drew FFFF")));
        redo->trigger();
        QCOMPARE(asked().kind, PromptKind::PlaceTile);
    }

    void theListOfOptionsPlaysAWholeTurn() {
        showDock("optionsDock");
        OptionList &list = *m_window->options();
        QCOMPARE(list.model()->rowCount(), int(asked().options.size()));
        const PlayerId first = asked().player;
        for (int i = 0; i < 6 && asked().player == first; ++i) {
            list.list()->setCurrentIndex(list.model()->index(0));
            QTest::keyClick(list.list(), Qt::Key_Return);
        }
        QVERIFY(asked().player != first);
    }

    void theChecklistFollows() {
        ChecklistModel &model = *m_window->orderOfPlay()->model();
        const auto stateOf = [&](const char *item) {
            const ItemId id = m_session->rules().at(item);
            for (const ChecklistRow &row : model.rows()) {
                if (row.item == id) {
                    return row.state;
                }
            }
            return ChecklistState::None;
        };
        QCOMPARE(stateOf("draw.tile"), ChecklistState::Now);
        QCOMPARE(stateOf("place.tile"), ChecklistState::Ahead);
        clickTile(kind("base.monastery"));
        QCOMPARE(stateOf("draw.tile"), ChecklistState::Done);
        QCOMPARE(stateOf("place.tile"), ChecklistState::Now);
        answerFirst();
        QCOMPARE(stateOf("figure.deploy"), ChecklistState::Now);
        QVERIFY(model.currentRow() >= 0);
        // A step without items says so.
        QVERIFY(std::any_of(model.rows().begin(), model.rows().end(),
                            [](const ChecklistRow &row) { return row.kind == ChecklistRow::Kind::Empty; }));
    }

    void whatWasPassedOverCanBeEntered() {
        ChecklistModel &model = *m_window->orderOfPlay()->model();
        const ItemId deploy = m_session->rules().at("figure.deploy");
        const auto passedOver = [&] {
            for (int row = 0; row < model.rowCount(); ++row) {
                if (model.at(row).item == deploy && model.at(row).state == ChecklistState::Nothing &&
                    model.enterable(row)) {
                    return row;
                }
            }
            return -1;
        };
        playUntil([&] { return passedOver() >= 0 && asked().kind == PromptKind::DrawTile; });
        const ChecklistRow row = model.at(passedOver());
        QVERIFY(row.player != asked().player);
        ForcedEntryDialog dialog(m_session.get(), row.item, row.player, *model.enterable(passedOver()));
        const auto *pieces = dialog.findChild<QComboBox *>(QStringLiteral("formPiece"));
        QVERIFY(pieces->count() > 0);
        // What the item is for stands first, of the player's own.
        const QString owner = QString::fromStdString(m_session->game().setup().players[row.player].name);
        QVERIFY2(pieces->currentText().startsWith(owner + QStringLiteral("’s meeple")), qPrintable(pieces->currentText()));
        dialog.findChild<QLineEdit *>(QStringLiteral("forcedReason"))->setText(QStringLiteral("we play it so"));
        dialog.accept();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(lastEntry().forced);
        QCOMPARE(lastEntry().item, deploy);
        QCOMPARE(lastEntry().player, row.player);
        QCOMPARE(lastEntry().reason, std::string("we play it so"));
        const Place to = lastEntry().answer.to;
        QVERIFY(std::any_of(m_session->state().pieces.begin(), m_session->state().pieces.end(),
                            [&](const Piece &piece) { return piece.place == to && piece.owner == row.player; }));
    }

    void aSelectedScoreMarksItsTiles() {
        playToAScore();
        ScoresPane &pane = *m_window->scores();
        QSignalSpy marked(&pane, &ScoresPane::cellsMarked);
        const QModelIndex newest = pane.log()->index(0, 0);
        QVERIFY(pane.logView()->isExpanded(newest));
        QVERIFY(pane.log()->rowCount(newest) > 0);
        QTest::mouseClick(pane.logView()->viewport(), Qt::LeftButton, {}, pane.logView()->visualRect(newest).center());
        QVERIFY(!marked.isEmpty());
        const Score &score = m_session->state().scores.back();
        QCOMPARE(pane.log()->cellsOf(newest).size(), std::size_t(score.cells));
        QCOMPARE(marked.back().at(0).value<std::vector<Cell>>(), pane.log()->cellsOf(newest));
        const QModelIndex line = pane.log()->index(0, 0, newest);
        QCOMPARE(pane.log()->cellsOf(line), pane.log()->cellsOf(newest));
    }

    void pointsAndFiguresLeft() {
        const PlayersModel &players = *m_window->scores()->players();
        QCOMPARE(players.rowCount(), 2);
        QVERIFY(players.at(0).active);
        QCOMPARE(players.at(0).left.front().count, 7);
        playToAScore();
        for (int row = 0; row < 2; ++row) {
            QCOMPARE(players.at(row).points, m_session->state().points(PlayerId(row)));
        }
    }

    void theHistoryGoesBack() {
        for (int i = 0; i < 12; ++i) {
            answerAny();
        }
        showDock("historyDock");
        HistoryPane &pane = *m_window->history();
        const int entries = int(m_session->game().log().size());
        int rows = 0;
        for (const HistoryRow &row : pane.model()->rows()) {
            rows += row.kind == HistoryRow::Kind::Entry ? 1 : 0;
        }
        QCOMPARE(rows, entries);
        pane.list()->setCurrentIndex(pane.model()->index(1)); // the first entry, below its turn
        button("historyJump")->click();
        QCOMPARE(m_session->game().cursor(), std::size_t(1));
        QVERIFY(pane.model()->rows().back().undone);
        QVERIFY(m_session->jump(std::size_t(entries)));
        QVERIFY(!pane.model()->rows().back().undone);
    }

    void anOldAnswerIsChanged() {
        for (int i = 0; i < 9; ++i) {
            answerAny();
        }
        std::size_t placed = 0;
        while (m_session->game().log()[placed].answer.kind != PromptKind::PlaceTile) {
            ++placed;
        }
        const Entry before = m_session->game().log()[placed];
        ChangeEntryDialog dialog(m_session.get(), placed);
        auto *options = dialog.findChild<QListWidget *>(QStringLiteral("changeOptions"));
        auto *keep = dialog.findChild<QPushButton *>(QStringLiteral("changeKeep"));
        QVERIFY(!keep->isEnabled()); // what was entered is selected
        options->setCurrentRow(options->currentRow() == 0 ? 1 : 0);
        QVERIFY(keep->isEnabled());
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("changeDifference"))->text().contains(QStringLiteral("Ben")));
        QCOMPARE(m_session->game().log()[placed], before); // a preview changes nothing
        keep->click();
        QVERIFY(m_session->game().log()[placed] != before);
    }

    void correctionsAreEntered() {
        CorrectionsDialog points(m_session.get());
        points.findChild<QComboBox *>(QStringLiteral("correctPlayer"))->setCurrentIndex(1);
        points.findChild<QSpinBox *>(QStringLiteral("correctPoints"))->setValue(5);
        points.accept();
        QCOMPARE(points.result(), int(QDialog::Accepted));
        QCOMPARE(m_session->state().points(1), 5);
        QCOMPARE(m_window->scores()->players()->at(1).points, 5);

        CorrectionsDialog turn(m_session.get());
        turn.pages()->setCurrentIndex(3);
        turn.findChild<QComboBox *>(QStringLiteral("correctTurnPlayer"))->setCurrentIndex(1);
        turn.accept();
        QCOMPARE(turn.result(), int(QDialog::Accepted));
        QCOMPARE(m_session->state().part.player, PlayerId(1));
    }

    void theFinalScoringIsFollowedStepByStep() {
        playUntil([this] { return m_session->state().turn > 12; });
        FinalScoring &final = *m_window->finalScoring();
        finish();
        QVERIFY(final.isRunning());
        QVERIFY(button("nextScore")->isVisible());
        const std::size_t before = final.visibleScores();
        button("nextScore")->click();
        QVERIFY(final.visibleScores() > before);
        final.all();
        QVERIFY(final.isOver());
        const PlayersModel &players = *m_window->scores()->players();
        for (int row = 0; row < 2; ++row) {
            QCOMPARE(players.at(row).points, m_session->state().points(PlayerId(row)));
        }
        ResultModel result(m_session.get(), &final);
        result.refresh();
        for (int player = 0; player < 2; ++player) {
            QCOMPARE(result.index(result.rowCount() - 1, player).data().toInt(), m_session->state().points(PlayerId(player)));
        }
        QVERIFY(!result.winners().isEmpty());
        // Reopened, the result is there at once.
        const QString path = m_session->path();
        QVERIFY(m_window->openFile(path));
        QVERIFY(final.isOver());
    }

    void modelsAreSound() {
        const auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;
        TilePicker &picker = *area().picker();
        showDock("historyDock");
        showDock("optionsDock");
        m_window->findChild<PaneDock *>(QStringLiteral("optionsDock"))->setFloating(true); // to see both
        const QAbstractItemModelTester checklist(m_window->orderOfPlay()->model(), fatal);
        const QAbstractItemModelTester scores(m_window->scores()->log(), fatal);
        const QAbstractItemModelTester players(m_window->scores()->players(), fatal);
        const QAbstractItemModelTester history(m_window->history()->model(), fatal);
        const QAbstractItemModelTester options(m_window->options()->model(), fatal);
        const QAbstractItemModelTester cards(area().cards()->model(), fatal);
        const QAbstractItemModelTester tiles(picker.model(), fatal);
        ResultModel result(m_session.get(), m_window->finalScoring());
        const QAbstractItemModelTester results(&result, fatal);
        for (int i = 0; i < 120 && m_session->choice().open(); ++i) {
            answerAny();
            if (i % 20 == 7) {
                QVERIFY(m_session->undo());
                QVERIFY(m_session->undo());
                QVERIFY(m_session->redo());
                picker.model()->setFilter(QStringLiteral("c"));
            }
            if (i % 20 == 13) {
                picker.model()->setFilter(QString());
                QVERIFY(m_session->jump(m_session->game().cursor() / 2));
                QVERIFY(m_session->jump(m_session->game().log().size()));
            }
            result.refresh();
        }
        finish();
        m_window->finalScoring()->next();
        m_window->finalScoring()->all();
        result.refresh();
        QVERIFY(m_session->start(annAndBen()));
        m_session->close();
    }

    void themesAndLayoutAreKept() {
        m_window->setThemeChoice(ThemeChoice::Dark);
        QVERIFY(m_window->palette().color(QPalette::Window).lightness() < 128);
        auto *dock = m_window->findChild<PaneDock *>(QStringLiteral("historyDock"));
        QVERIFY(dock->isHidden());
        dock->show();
        m_window->close();
        m_window = std::make_unique<MainWindow>(m_session.get(), m_recent.get(), m_settings.get());
        m_window->show();
        QVERIFY(m_window->palette().color(QPalette::Window).lightness() < 128);
        QVERIFY(!m_window->findChild<PaneDock *>(QStringLiteral("historyDock"))->isHidden());
        m_window->resetLayout();
        QVERIFY(m_window->findChild<PaneDock *>(QStringLiteral("historyDock"))->isHidden());
        m_window->setThemeChoice(ThemeChoice::Light);
        QVERIFY(m_window->palette().color(QPalette::Window).lightness() > 128);
    }

    void withoutAGameItSaysSo() {
        m_session->close();
        QVERIFY(area().bar()->question().startsWith(QStringLiteral("No game")));
        QVERIFY(button("newGame")->isVisible());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Scorekeep"));
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QTest::keyClick(m_window.get(), Qt::Key_Return);
        QTest::keyClick(m_window.get(), Qt::Key_1);
    }
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
