// SPDX-License-Identifier: MIT
// Tests of another selection in a running game: the dialog, the file, the window; and selections in files.
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

#include "app/model/history_model.h"
#include "app/dialogs/change_selection_dialog.h"
#include "app/dialogs/selection_files.h"
#include "app/model/reference_lines.h"
#include "app/model/selection_summary.h"
#include "app/panes/history_pane.h"
#include "app/panes/reference_view.h"
#include "app/panes/selector_pane.h"
#include "engine/files/reader.h"
#include "tests/app/window_eyes.h"
#include "tests/support/games.h"

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

const World &world() {
    return embeddedWorld();
}

Setup twoPlayers() {
    Setup setup = baseGame(world(), 2);
    setup.players = {{"Ann", "red"}, {"Ben", "blue"}};
    return setup;
}

Selection without(Selection selection, std::string_view element) {
    std::erase(selection.elements, element);
    return normalised(std::move(selection), world().catalogue);
}

Selection with(Selection selection, std::string_view element) {
    selection.elements.emplace_back(element);
    return normalised(std::move(selection), world().catalogue);
}

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Ann lays a tile and puts a farmer on it.
void play(GameSession &session) {
    const auto take = [&](const auto &wanted) {
        for (std::size_t p = 0; p < session.choice().prompts.size(); ++p) {
            for (const Answer &option : session.choice().prompts[p].options) {
                if (wanted(option)) {
                    QVERIFY(!session.answer(session.entryFor(p, option)));
                    return;
                }
            }
        }
        QFAIL("not offered");
    };
    take([](const Answer &) { return true; });
    take([](const Answer &) { return true; });
    take([&](const Answer &option) {
        const State &state = session.state();
        return option.kind == PromptKind::PlacePiece && option.to.kind == Place::Kind::Segment &&
               state.board.segment(state.board.node(option.to.spot)).kind == SegmentKind::Field;
    });
}

class Window : public WindowEyes {
public:
    using WindowEyes::WindowEyes;
    MainWindow &window() { return *m_window; }
    QSettings &settings() { return *m_settings; }
};

} // namespace

class ChangeSelectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void previewsThenKeeps() {
        const QTemporaryDir folder;
        GameSession session(world(), nullptr, folder.path());
        QVERIFY(session.start(twoPlayers()));
        play(session);
        const State before = session.state();
        const QByteArray file = bytesOf(session.path());
        const Selection first = session.rules().setup().selection;

        ChangeSelectionDialog dialog(&session, first, Theme::light(), nullptr);
        dialog.show();
        auto *effect = dialog.findChild<QLabel *>(QStringLiteral("changeEffect"));
        auto *keep = dialog.findChild<QPushButton *>(QStringLiteral("changeKeep"));
        QVERIFY(!keep->isEnabled()); // nothing differs
        dialog.selector()->setSelection(without(first, "farmers"));
        QTRY_VERIFY(keep->isEnabled());
        QVERIFY(effect->text().contains(QStringLiteral("be set aside")));
        QVERIFY(effect->text().contains(QStringLiteral("Ann deployed")));
        QVERIFY(effect->text().contains(QStringLiteral("No points differ")));
        QVERIFY(session.state() == before); // only a look
        QCOMPARE(bytesOf(session.path()), file);

        QSignalSpy documents(&session, &GameSession::documentChanged);
        QTest::mouseClick(keep, Qt::LeftButton);
        QCOMPARE(documents.size(), 1);
        QVERIFY(!session.rules().setup().selection.has("farmers"));
        QVERIFY(bytesOf(session.path()).contains("aside: "));
        QVERIFY(session.state().pieces != before.pieces);

        // The same after a start; and back again.
        GameSession again(world(), nullptr, folder.path());
        const QString path = session.path();
        session.close();
        QVERIFY(again.open(path));
        QVERIFY(!again.rules().setup().selection.has("farmers"));
        ChangedSelection back = again.preview(first);
        QCOMPARE(back.restored.size(), std::size_t(1));
        const QString words = changeInWords(again.game(), back, first);
        QVERIFY(words.contains(QStringLiteral("would count again")));
        QVERIFY(again.keep(std::move(back)));
        QVERIFY(again.state() == before);
        QCOMPARE(bytesOf(path), file);
    }

    void theFileBeforeIsKept() {
        const QTemporaryDir folder;
        GameSession session(world(), nullptr, folder.path());
        QVERIFY(session.start(twoPlayers()));
        play(session);
        const QByteArray file = bytesOf(session.path());
        QSignalSpy notices(&session, &GameSession::noticed);
        QVERIFY(session.keep(session.preview(without(session.rules().setup().selection, "farmers"))));
        QCOMPARE(notices.size(), 1);
        const QString copy = notices.at(0).at(1).toStringList().at(0);
        QCOMPARE(bytesOf(copy), file);
    }

    void aFileThatCannotBeWrittenKeepsTheGame() {
        const QTemporaryDir folder;
        GameSession session(world(), nullptr, folder.path());
        QVERIFY(session.start(twoPlayers()));
        play(session);
        const State before = session.state();
        const Selection first = session.rules().setup().selection;
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        if (QFile(folder.filePath(QStringLiteral("probe"))).open(QIODevice::WriteOnly)) {
            QSKIP("this user may write everywhere");
        }
        QVERIFY(!session.keep(session.preview(with(first, "inns"))));
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(session.state() == before);
        QCOMPARE(session.rules().setup().selection, first);
        QVERIFY(!session.answer(*session.passEntry()) || session.choice().open());
    }

    void theGameGoesOnWithWhatIsNew() {
        const QTemporaryDir folder;
        GameSession session(world(), nullptr, folder.path());
        QVERIFY(session.start(twoPlayers()));
        play(session);
        const Selection fairy = with(session.rules().setup().selection, "fairy");
        QVERIFY(session.keep(session.preview(fairy)));
        QVERIFY(session.rules().setup().selection.has("fairy"));
        const Entry draw = session.entryFor(0, session.choice().prompts.front().options.front());
        QVERIFY(!session.answer(draw));
        GameSession again(world(), nullptr, folder.path());
        const QString path = session.path();
        const State state = session.state();
        session.close();
        QVERIFY(again.open(path));
        QVERIFY(again.state() == state);
    }

    void theWindowFollows() {
        Window eyes(twoPlayers());
        play(eyes.session());
        const Selection first = eyes.rules().setup().selection;
        SelectorPane *pane = eyes.window().selector();
        QVERIFY(pane->findChild<QLabel *>(QStringLiteral("selector.statement"))
                    ->text()
                    .contains(QStringLiteral("Change…")));
        QTimer::singleShot(0, &eyes.window(), [&] {
            auto *dialog = qobject_cast<ChangeSelectionDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            dialog->selector()->setSelection(without(first, "farmers"));
            dialog->accept();
        });
        eyes.window().changeSelection();
        QVERIFY(!pane->selection().has("farmers"));
        QVERIFY(!eyes.window().reference()->scope().selection.has("farmers"));
        HistoryModel history(&eyes.session());
        history.refresh();
        QStringList rows;
        for (int row = 0; row < history.rowCount(); ++row) {
            rows.append(history.index(row).data().toString());
        }
        QVERIFY(rows.last().startsWith(QStringLiteral("Ann, set aside")));
        QVERIFY(eyes.session().undo()); // nothing is hurt by going over it
        QVERIFY(eyes.session().redo());
        eyes.window().changeEntry(int(eyes.session().game().cursor())); // no such entry
    }

    void withoutAGameTheWindowLooksUp() {
        Window eyes(twoPlayers());
        SelectorPane *pane = eyes.window().selector();
        eyes.session().close();
        QVERIFY(!pane->model().isReadOnly());
        pane->setSelection(with(pane->selection(), "fairy"));
        QVERIFY(eyes.window().reference()->scope().selection.has("fairy"));
        QVERIFY(readLastSelection(eyes.settings(), world()).has("fairy")); // for the next start, and a new game
        QVERIFY(eyes.session().start(twoPlayers()));
        QVERIFY(pane->model().isReadOnly());
        eyes.session().close();
        QVERIFY(pane->selection().has("fairy"));
    }

    void marksReachTheReference() {
        Window eyes(twoPlayers());
        QVERIFY(eyes.window().reference()->scope().marksAdaptations);
        QTest::mouseClick(eyes.window().selector()->findChild<QWidget *>(QStringLiteral("selector.filters-button")),
                          Qt::LeftButton);
        QTest::keyClick(eyes.window().selector()->findChild<QWidget *>(QStringLiteral("selector.marks")),
                        Qt::Key_Space);
        QVERIFY(!eyes.window().reference()->scope().marksAdaptations);
        ReferenceScope scope{with(basicSelection(world(), Edition::C3), "castle-lords"), {}, true};
        const auto adapted = [&] {
            const auto lines = referenceLines(DocumentId::ScoringDuring, world(), scope);
            return std::ranges::count_if(lines, &ReferenceLine::adapted);
        };
        QVERIFY(adapted() > 0);
        scope.marksAdaptations = false;
        QCOMPARE(adapted(), 0);
    }

    void savesSayWhatIsNotPlayed() {
        const QTemporaryDir folder;
        GameSession session(world(), nullptr, folder.path());
        Setup setup = twoPlayers();
        setup.selection = with(setup.selection, "castle-lords");
        QVERIFY(session.start(setup));
        const QString path = session.path();
        session.close();
        QSignalSpy notices(&session, &GameSession::noticed);
        QVERIFY(session.open(path));
        QCOMPARE(notices.size(), 1);
        QCOMPARE(notices.at(0).at(0).toString(), QStringLiteral("session.not-played"));
        QCOMPARE(notices.at(0).at(1).toStringList(), QStringList{QStringLiteral("Castle Lords")});
        QProcess inspect;
        session.close();
        inspect.start(QStringLiteral(SCOREKEEP_BINARY), {QStringLiteral("inspect"), path});
        QVERIFY(inspect.waitForFinished());
        QCOMPARE(inspect.exitCode(), 0);
        QVERIFY(inspect.readAllStandardError().contains("Castle Lords"));
    }

    // ---- selections in files

    void filesAreWrittenAndRead() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mix.selection.yaml"));
        const Selection mix = with(basicSelection(world(), Edition::C1), "castle-lords");
        QString problem;
        QVERIFY(writeSelectionFile(path, world(), mix, problem));
        QCOMPARE(readSelectionFile(path, world(), problem), std::optional(mix));
        QVERIFY(problem.isEmpty());
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write("  element: []\n");
        file.close();
        QVERIFY(!readSelectionFile(path, world(), problem));
        QVERIFY2(problem.contains(QStringLiteral("mix.selection.yaml")), qPrintable(problem));
        const auto lines = bytesOf(path).count('\n');
        QVERIFY2(problem.contains(QString::number(lines)), qPrintable(problem));
        QVERIFY(!writeSelectionFile(folder.path(), world(), mix, problem));
    }

    void theCommandLineTakesFiles() {
        const QTemporaryDir folder;
        const QString mix = folder.filePath(QStringLiteral("mix.yaml"));
        const QString out = folder.filePath(QStringLiteral("out.txt"));
        QString problem;
        QVERIFY(writeSelectionFile(mix, world(), with(basicSelection(world(), Edition::C1), "castle-lords"), problem));
        const auto run = [&](const QStringList &arguments) {
            QProcess process;
            process.start(QStringLiteral(SCOREKEEP_BINARY), arguments);
            process.waitForFinished();
            return std::pair(process.exitCode(), process.readAllStandardError());
        };
        QCOMPARE(run({"reference", "scoring-during", "--selection", mix, "-o", out}).first, 0);
        QVERIFY(bytesOf(out).contains("lord"));
        QCOMPARE(run({"setup-sheet", "--selection", mix, "--players", "3", "-o", out}).first, 0);
        QVERIFY(bytesOf(out).size() > 100);
        const auto both = run({"setup-sheet", "--selection", mix, "--edition", "C2", "-o", out});
        QCOMPARE(both.first, 2);
        QVERIFY(both.second.contains("--edition"));
        QFile file(mix);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("scorekeep-selection: 1\nselection:\n  elements: [nothing]\n");
        file.close();
        const auto damaged = run({"setup-sheet", "--selection", mix, "-o", out});
        QCOMPARE(damaged.first, 1);
        QVERIFY2(damaged.second.contains("mix.yaml:3:14"), damaged.second.constData());
    }
};

QTEST_MAIN(ChangeSelectionTest)
#include "change_selection_test.moc"
