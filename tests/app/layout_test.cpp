// SPDX-License-Identifier: MIT
// In every language all that is said finds room: the window at 1280x800 in many situations, and every dialog.
#include "app/dialogs/change_entry_dialog.h"
#include "app/dialogs/change_selection_dialog.h"
#include "app/dialogs/corrections_dialog.h"
#include "app/dialogs/forced_entry_dialog.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/selector_help.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "tests/app/misfits.h"
#include "tests/app/spoken_window.h"

#include <QtTest>

#include <QCheckBox>
#include <QListWidget>
#include <QTabWidget>
#include <QToolButton>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

// Each on a line of its own: the message of a failure has room for few.
void verify(const QStringList &misfits, const QString &where = {}) {
    for (const QString &misfit : misfits) {
        qWarning("%s", qPrintable(misfit));
    }
    QVERIFY2(misfits.isEmpty(), qPrintable(where));
}

// With SCOREKEEP_PICTURES, a folder, what was looked at is kept there.
void keep(QWidget &widget, const QString &name) {
    const QString folder = qEnvironmentVariable("SCOREKEEP_PICTURES");
    if (!folder.isEmpty()) {
        widget.grab().save(QStringLiteral("%1/%2-%3.png")
                               .arg(folder, QString::fromLatin1(QTest::currentDataTag()), name));
    }
}

void lookAt(SpokenWindow &spoken, const QString &name) {
    SpokenWindow::settle();
    keep(spoken.window(), name);
    verify(Misfits::of(spoken.window()), name);
}

void lookAt(QDialog &dialog, const QString &name) {
    dialog.show();
    SpokenWindow::settle();
    keep(dialog, name);
    QVERIFY(dialog.width() <= 1280 && dialog.height() <= 760);
    verify(Misfits::of(dialog), name);
}

// Two entries of a menu with one key, by their texts.
QStringList sameKeys(const QList<QAction *> &entries) {
    QMap<QString, QString> keys;
    QStringList same;
    for (const QAction *entry : entries) {
        const QString key = QKeySequence::mnemonic(entry->text()).toString();
        if (entry->isSeparator() || key.isEmpty()) {
            continue;
        }
        if (keys.contains(key)) {
            same << QStringLiteral("%1: “%2” and “%3”").arg(key, keys.value(key), entry->text());
        }
        keys.insert(key, entry->text());
    }
    return same;
}

} // namespace

class LayoutTest : public QObject {
    Q_OBJECT

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "de", "fr"}) {
            QTest::addRow("%s", language) << language;
        }
    }

private Q_SLOTS:
    void initTestCase() {
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
    }

    void theWindow_data() { languages(); }
    void theWindow() {
        QFETCH(QString, language);
        SpokenWindow spoken(annaAndBen(), language);
        lookAt(spoken, "draw");
        spoken.play(1);
        lookAt(spoken, "place");
        spoken.play(1);
        lookAt(spoken, "figure");
        spoken.play(40);
        lookAt(spoken, "later");
        spoken.showAllPanes();
        lookAt(spoken, "panes");
        spoken.trigger("viewReset");
        spoken.end();
        lookAt(spoken, "final");
        spoken.trigger("playAllScores");
        lookAt(spoken, "over");
    }

    // The pages over the tree of expansions have access keys beside those of the scores.
    void withoutABoard_data() { languages(); }
    void withoutABoard() {
        QFETCH(QString, language);
        Setup setup = annaAndBen();
        setup.board = false;
        SpokenWindow spoken(setup, language);
        lookAt(spoken, "scores");
        for (const char *button : {"selector.quick-button", "selector.filters-button"}) {
            spoken.window().findChild<QToolButton *>(QLatin1String(button))->click();
            lookAt(spoken, QLatin1String(button));
        }
    }

    // Whatever it asks, with the offers beside it.
    void allExpansions_data() { languages(); }
    void allExpansions() {
        QFETCH(QString, language);
        SpokenWindow spoken(allThatIsPlayed(Edition::C2), language);
        QSet<QString> asked;
        for (int entry = 0; entry < 400 && spoken.session().choice().open(); ++entry) {
            QString kind;
            for (const OpenPrompt &prompt : spoken.session().choice().prompts) {
                kind += QString::fromStdString(spoken.rules().itemName(prompt.item)) + QLatin1Char(' ');
            }
            if (!asked.contains(kind)) {
                asked.insert(kind);
                lookAt(spoken, QStringLiteral("all-%1").arg(asked.size()));
            }
            spoken.play(1);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        QVERIFY(asked.size() > 10);
        spoken.end();
        lookAt(spoken, "all-final");
        spoken.trigger("playAllScores");
        lookAt(spoken, "all-over");
    }

    void theDocuments_data() { languages(); }
    void theDocuments() {
        QFETCH(QString, language);
        SpokenWindow spoken(allThatIsPlayed(Edition::C1), language);
        for (const char *document : {"referenceGame", "referencePreparation", "referenceOrder",
                                     "referenceDuring", "referenceAfter", "referenceFinal", "referenceSheet"}) {
            spoken.trigger(document);
            lookAt(spoken, QLatin1String(document));
        }
        auto *find = spoken.window().findChild<QLineEdit *>(QStringLiteral("referenceFind"));
        for (const char *document : {"referencePreparation", "referenceDuring", "referenceFinal"}) {
            spoken.trigger(document);
            find->setText(QStringLiteral("e"));
            find->setText(QStringLiteral("a")); // in many places, first here
            lookAt(spoken, QStringLiteral("find-%1").arg(QLatin1String(document)));
        }
    }

    void theDialogs_data() { languages(); }
    void theDialogs() {
        QFETCH(QString, language);
        SpokenWindow spoken(allThatIsPlayed(Edition::C2), language);
        spoken.play(30);
        GameSession *session = &spoken.session();
        NewGameDialog start(embeddedWorld(), Theme::light(), spoken.settings(), &spoken.window());
        lookAt(start, "new-game");
        ChangeSelectionDialog selection(session, session->rules().setup().selection, Theme::light(),
                                        &spoken.settings(), &spoken.window());
        lookAt(selection, "change-selection");
        CorrectionsDialog corrections(session, &spoken.window());
        for (int page = 0; page < corrections.pages()->count(); ++page) {
            corrections.pages()->setCurrentIndex(page);
            lookAt(corrections, QStringLiteral("corrections-%1").arg(page + 1));
        }
        for (std::size_t entry = 0; entry < 6; ++entry) {
            ChangeEntryDialog change(session, entry, &spoken.window());
            auto *options = change.findChild<QListWidget *>(QStringLiteral("changeOptions"));
            options->setCurrentRow(options->currentRow() == 0 ? 1 : 0);
            lookAt(change, QStringLiteral("change-%1").arg(entry + 1));
        }
        for (const auto kind : {PromptKind::PlacePiece, PromptKind::PlaceTile, PromptKind::ChoosePlayer,
                                PromptKind::EnterNumber}) {
            ForcedEntryDialog forced(session, session->rules().at("figure.deploy"), 1, kind, &spoken.window());
            lookAt(forced, QStringLiteral("forced-%1").arg(int(kind)));
        }
        ShortcutsDialog shortcuts(menus(spoken.window()), &spoken.window());
        lookAt(shortcuts, "shortcuts");
        SelectorHelp help(&spoken.window());
        lookAt(help, "help");
    }

    void accessKeysDiffer_data() { languages(); }
    void accessKeysDiffer() {
        QFETCH(QString, language);
        SpokenWindow spoken(annaAndBen(), language);
        spoken.play(3);
        QStringList same = sameKeys(spoken.window().menuBar()->actions());
        for (const QMenu *menu : spoken.window().findChildren<QMenu *>()) {
            same << sameKeys(menu->actions());
        }
        same.removeDuplicates();
        verify(same);
    }

    // ---- what does not fit is found

    void misfitsAreFound_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("found");
        for (const char *what : {"label", "wrapped", "button", "check", "choice", "field", "tab", "row"}) {
            QTest::addRow("%s in much room", what) << what << 500 << false;
            QTest::addRow("%s in little room", what) << what << 60 << true;
        }
        QTest::newRow("row with a tool tip") << "told" << 60 << false;
        QTest::newRow("outside") << "outside" << 500 << true;
    }
    void misfitsAreFound() {
        QFETCH(QString, what);
        QFETCH(int, width);
        QFETCH(bool, found);
        const QString text = QStringLiteral("Plättchenauswahl der Erweiterungen");
        QWidget top;
        top.resize(600, 400);
        QWidget *inside = nullptr;
        if (what == QLatin1String("label") || what == QLatin1String("wrapped") ||
            what == QLatin1String("outside")) {
            auto *label = new QLabel(text, &top);
            label->setWordWrap(what == QLatin1String("wrapped"));
            inside = label;
        } else if (what == QLatin1String("button")) {
            inside = new QPushButton(text, &top);
        } else if (what == QLatin1String("check")) {
            inside = new QCheckBox(text, &top);
        } else if (what == QLatin1String("choice")) {
            auto *choice = new QComboBox(&top);
            choice->addItem(text);
            inside = choice;
        } else if (what == QLatin1String("field")) {
            auto *field = new QLineEdit(&top);
            field->setPlaceholderText(text);
            inside = field;
        } else if (what == QLatin1String("tab")) {
            auto *tabs = new QTabBar(&top);
            tabs->addTab(text);
            tabs->setExpanding(false);
            inside = tabs;
        } else {
            auto *list = new QListWidget(&top);
            list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
            list->addItem(text);
            list->item(0)->setToolTip(what == QLatin1String("told") ? text : QString());
            inside = list;
        }
        const int left = what == QLatin1String("outside") ? 550 : 10;
        inside->setGeometry(left, 10, width, 40);
        top.show();
        QVERIFY(QTest::qWaitForWindowExposed(&top));
        QCOMPARE(!Misfits::of(top).isEmpty(), found);
    }

    void sameAccessKeysAreFound() {
        QMenu menu;
        menu.addAction(QStringLiteral("Ö&ffnen"));
        menu.addAction(QStringLiteral("&Schließen"));
        QVERIFY(sameKeys(menu.actions()).isEmpty());
        menu.addAction(QStringLiteral("&Fertig"));
        QCOMPARE(sameKeys(menu.actions()).size(), 1);
    }

private:
    static std::vector<QMenu *> menus(const MainWindow &window) {
        std::vector<QMenu *> all;
        for (const QAction *entry : const_cast<MainWindow &>(window).findChild<QMenuBar *>()->actions()) {
            all.push_back(entry->menu());
        }
        return all;
    }
};

QTEST_MAIN(LayoutTest)
#include "layout_test.moc"
