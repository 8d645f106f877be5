// SPDX-License-Identifier: MIT
// In German and French the window and its dialogs say nothing in English, also after a switch while they are open.
#include "app/dialogs/change_entry_dialog.h"
#include "app/dialogs/change_selection_dialog.h"
#include "app/dialogs/corrections_dialog.h"
#include "app/dialogs/forced_entry_dialog.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/selector_help.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "tests/app/shown_texts.h"
#include "tests/app/spoken_window.h"
#include "tests/app/spoken_words.h"

#include <QtTest>

#include <QMenuBar>
#include <QTextEdit>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

const QStringList Names{"Anna",     "Ben", "Maximilian", "Chiara",  "Dragomir",       "Eva",
                        "Scorekeep", "JCloisterZone", "English", "Deutsch", "Français", "qt",
                        "Hobby World", "Devir"}; // publishers

QList<Translation> translations(const QString &language) {
    return readTranslations(QStringLiteral(SCOREKEEP_SOURCE_DIR "/translations/scorekeep_%1.ts").arg(language),
                            language);
}

void verifySpoken(const QWidget &top, const SpokenWords &words) {
    QStringList lines;
    for (const QString &line : textsOf(top)) {
        const QString text = line.section(QStringLiteral(": "), 1);
        const QStringList found = text.startsWith(QLatin1Char('/')) ? QStringList() // the path of a file
                                                                    : words.foreign(text);
        if (!found.isEmpty()) {
            lines << QStringLiteral("%1 [%2]").arg(line, found.join(QStringLiteral(", ")));
        }
    }
    lines.removeDuplicates();
    for (const QString &line : lines) { // the message of a failure has room for few
        qWarning("%s", qPrintable(line));
    }
    QVERIFY2(lines.isEmpty(), "texts with words of another language");
}

} // namespace

class SpokenLanguageTest : public QObject {
    Q_OBJECT

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        QTest::newRow("de") << "de";
        QTest::newRow("fr") << "fr";
    }

private Q_SLOTS:
    void theWindowIsSwitched_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("entries");
        QTest::addColumn<bool>("ended");
        for (const char *language : {"de", "fr"}) {
            for (const int entries : {0, 2, 30, 150}) {
                QTest::addRow("%s after %d", language, entries) << language << entries << false;
            }
            QTest::addRow("%s at the end", language) << language << 60 << true;
        }
    }
    void theWindowIsSwitched() {
        QFETCH(QString, language);
        QFETCH(int, entries);
        QFETCH(bool, ended);
        SpokenWindow spoken(allThatIsPlayed(Edition::C2), QStringLiteral("en"));
        spoken.showAllPanes();
        spoken.play(entries);
        if (ended) {
            spoken.end();
        }
        spoken.rest();
        const QStringList english = textsOf(spoken.window());
        const SpokenWords words(translations(language), Names);
        spoken.speak(language);
        verifySpoken(spoken.window(), words);
        spoken.speak(QStringLiteral("en"));
        QCOMPARE(textsOf(spoken.window()), english);
    }

    void theDocumentsAreSwitched_data() { languages(); }
    void theDocumentsAreSwitched() {
        QFETCH(QString, language);
        SpokenWindow spoken(allThatIsPlayed(Edition::C1), QStringLiteral("en"));
        const SpokenWords words(translations(language), Names);
        for (const char *document : {"referenceGame", "referencePreparation", "referenceOrder",
                                     "referenceDuring", "referenceAfter", "referenceFinal", "referenceSheet"}) {
            spoken.trigger(document);
            spoken.speak(language);
            verifySpoken(spoken.window(), words);
            spoken.trigger("referenceAfter"); // also when it was hidden meanwhile
            const auto *page = spoken.window().findChild<QTextEdit *>(QStringLiteral("referencePage"));
            QVERIFY(page->isVisible() && page->toPlainText().size() > 100);
            verifySpoken(spoken.window(), words);
            if (QTest::currentTestFailed()) {
                return;
            }
            spoken.speak(QStringLiteral("en"));
        }
    }

    void theNewGameIsSwitched_data() { languages(); }
    void theNewGameIsSwitched() {
        QFETCH(QString, language);
        SpokenWindow spoken(annaAndBen(), QStringLiteral("en"));
        NewGameDialog dialog(embeddedWorld(), Theme::light(), spoken.settings());
        dialog.show();
        spoken.speak(language);
        verifySpoken(dialog, SpokenWords(translations(language), Names));
    }

    // These close before a language can be chosen.
    void theOtherDialogs_data() { languages(); }
    void theOtherDialogs() {
        QFETCH(QString, language);
        SpokenWindow spoken(allThatIsPlayed(Edition::C3), language);
        spoken.play(30);
        GameSession *session = &spoken.session();
        const SpokenWords words(translations(language), Names);
        std::vector<QMenu *> menus;
        for (const QAction *entry : spoken.window().menuBar()->actions()) {
            menus.push_back(entry->menu());
        }
        std::vector<std::unique_ptr<QDialog>> dialogs;
        dialogs.push_back(std::make_unique<ChangeEntryDialog>(session, 2));
        dialogs.push_back(std::make_unique<ChangeSelectionDialog>(
            session, session->rules().setup().selection, Theme::light(), &spoken.settings()));
        dialogs.push_back(std::make_unique<CorrectionsDialog>(session));
        dialogs.push_back(std::make_unique<ForcedEntryDialog>(session, session->rules().at("figure.deploy"), 1,
                                                              PromptKind::PlacePiece));
        dialogs.push_back(std::make_unique<SelectorHelp>());
        dialogs.push_back(std::make_unique<ShortcutsDialog>(menus));
        for (const auto &dialog : dialogs) {
            dialog->show();
            SpokenWindow::settle();
            verifySpoken(*dialog, words);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }

    void foreignWordsAreFound() {
        const SpokenWords words({{"de", "c", "", "&New Game", false, true, {"&Neues {Spiel|Stück}"}}}, {"Anna"});
        QCOMPARE(words.foreign("Anna: Neues Spiel"), QStringList());
        QCOMPARE(words.foreign("<b>Anna</b>, new Spiel C1 CFRF 3"), QStringList{"new"});
        QCOMPARE(words.foreign("<td>Spiel</td><td>3</td>Stück<br>72 <b>S</b>piel"), QStringList());
        QCOMPARE(words.foreign("<td>Spiel</td><td>game</td>Stück<br>tiles"), (QStringList{"game", "tiles"}));
    }
};

QTEST_MAIN(SpokenLanguageTest)
#include "spoken_language_test.moc"
