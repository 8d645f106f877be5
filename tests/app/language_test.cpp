// SPDX-License-Identifier: MIT
// The language is switched while windows are open: they then say what new ones would say.
#include "app/board/board_view.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/main_window.h"
#include "app/panes/pane.h"
#include "app/session/game_session.h"
#include "app/session/recent_games.h"
#include "engine/game/embedded_world.h"
#include "tests/app/shown_texts.h"

#include <QtTest>

#include <QSettings>
#include <QTemporaryDir>
#include <QTranslator>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

void compare(const QStringList &switched, const QStringList &fresh) {
    QStringList differences;
    for (const QString &line : switched) {
        if (!fresh.contains(line)) {
            differences << QStringLiteral("still: ") + line;
        }
    }
    for (const QString &line : fresh) {
        if (!switched.contains(line)) {
            differences << QStringLiteral("missing: ") + line;
        }
    }
    QVERIFY2(differences.isEmpty(), qPrintable(QLatin1Char('\n') + differences.join(QLatin1Char('\n'))));
    QCOMPARE(switched.size(), fresh.size());
}

} // namespace

// A language in which every text is marked, so that the test waits for no translator.
class Marked : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override {
        if (*context == 'Q') { // Qt's own, which it does not change in open windows
            return {};
        }
        return QStringLiteral("«%1»").arg(QString::fromUtf8(source));
    }
};

class LanguageTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    Marked m_marked;

    std::unique_ptr<QSettings> settings(const char *name) const {
        return std::make_unique<QSettings>(m_folder.filePath(QLatin1String(name)), QSettings::IniFormat);
    }
    static Setup annAndBen() {
        Setup setup;
        setup.players = {{"Ann", "red"}, {"Ben", "blue"}};
        setup.selection = {Edition::C3, {"base-game", "farmers"}, {{"base", 1}}, {}};
        return setup;
    }
    // All panes are to be seen.
    static void open(MainWindow &window) {
        window.resize(1280, 800);
        window.show();
        for (PaneDock *dock : window.findChildren<PaneDock *>()) {
            dock->show();
        }
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTest::qWait(0);
    }

private Q_SLOTS:
    void cleanup() { QCoreApplication::removeTranslator(&m_marked); }

    void theWindow_data() {
        QTest::addColumn<int>("entries");
        QTest::addColumn<bool>("ended");
        for (const int entries : {0, 1, 2, 60}) {
            QTest::addRow("after %d", entries) << entries << false;
        }
        QTest::newRow("at the end") << 60 << true;
    }

    void theWindow() {
        QFETCH(int, entries);
        QFETCH(bool, ended);
        GameSession session(embeddedWorld(), nullptr, m_folder.path());
        QVERIFY(session.start(annAndBen()));
        QRandomGenerator random(3);
        for (int i = 0; i < entries; ++i) {
            const auto &options = session.choice().prompts.front().options;
            QVERIFY(!session.answer(session.entryFor(0, options[random.bounded(quint32(options.size()))])));
        }
        if (ended) {
            Entry end;
            end.item = session.rules().at(core::End);
            end.answer = Answer::confirm();
            QVERIFY(!session.answer(end));
        }
        const auto kept = settings("a.ini");
        MainWindow window(&session, nullptr, kept.get());
        open(window);
        const QStringList plain = textsOf(window);
        QVERIFY(QCoreApplication::installTranslator(&m_marked));
        QTest::qWait(0);
        const QStringList marked = textsOf(window);
        QVERIFY(marked != plain);
        const auto other = settings("b.ini");
        MainWindow fresh(&session, nullptr, other.get());
        open(fresh);
        compare(marked, textsOf(fresh));
        QVERIFY(QCoreApplication::removeTranslator(&m_marked));
        QTest::qWait(0);
        compare(textsOf(window), plain);
    }

    void withoutAGame() {
        GameSession session(embeddedWorld(), nullptr, m_folder.path());
        const auto kept = settings("c.ini");
        MainWindow window(&session, nullptr, kept.get());
        open(window);
        QVERIFY(QCoreApplication::installTranslator(&m_marked));
        QTest::qWait(0);
        const auto other = settings("d.ini");
        MainWindow fresh(&session, nullptr, other.get());
        open(fresh);
        compare(textsOf(window), textsOf(fresh));
    }

    // The one dialog that keeps its window usable; all others close before a language can be chosen.
    void theNewGame() {
        const auto kept = settings("e.ini");
        NewGameDialog dialog(embeddedWorld(), Theme::light(), *kept);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const QStringList plain = textsOf(dialog);
        QVERIFY(QCoreApplication::installTranslator(&m_marked));
        QTest::qWait(0);
        const QStringList marked = textsOf(dialog);
        QVERIFY(marked != plain);
        const auto other = settings("f.ini");
        NewGameDialog fresh(embeddedWorld(), Theme::light(), *other);
        fresh.show();
        QVERIFY(QTest::qWaitForWindowExposed(&fresh));
        compare(marked, textsOf(fresh));
        QVERIFY(QCoreApplication::removeTranslator(&m_marked));
        QTest::qWait(0);
        compare(textsOf(dialog), plain);
    }
};

QTEST_MAIN(LanguageTest)
#include "language_test.moc"
