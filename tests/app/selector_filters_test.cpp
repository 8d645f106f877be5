// SPDX-License-Identifier: MIT
// Tests of the selector's pages: filters, quick selections, favourites, help, and what is kept between starts.
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "app/dialogs/selector_help.h"
#include "app/model/selection_summary.h"
#include "app/model/selector_filter.h"
#include "app/panes/selector_delegate.h"
#include "app/panes/selector_pane.h"
#include "engine/game/embedded_world.h"

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

using Kind = SelectorModel::Kind;

const World &world() {
    return embeddedWorld();
}

// A pane as a person has it before them.
class Shown {
public:
    Shown() : m_pane(world(), Theme::light()) {
        m_pane.useSettings(&settings());
        m_pane.resize(290, 700);
        m_pane.show();
    }
    SelectorPane *operator->() { return &m_pane; }
    template <class Widget>
    Widget *find(const char *name) {
        auto *found = m_pane.findChild<Widget *>(QLatin1String(name));
        Q_ASSERT(found != nullptr);
        return found;
    }
    void click(const char *name) {
        QTest::mouseClick(find<QWidget>(name), Qt::LeftButton, {}, QPoint(8, find<QWidget>(name)->height() / 2));
    }
    void press(const char *name) { QTest::keyClick(find<QWidget>(name), Qt::Key_Space); }
    // "1/12" of a tab, which ends in it.
    QString counted(int tab) { return m_pane.tabs()->tabText(tab).section(QLatin1Char('\n'), -1); }

    static QSettings &settings() {
        static const QTemporaryDir folder;
        static QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        return settings;
    }

private:
    SelectorPane m_pane;
};

} // namespace

class SelectorFiltersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { Shown::settings().clear(); }

    // ---- filters

    void editionsAreFiltered() {
        SelectorModel model(world());
        SelectorFilter filter(model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
        for (const Edition edition : Editions) {
            filter.setEditions({edition});
            for (const Expansion &each : world().catalogue.expansions) {
                const QModelIndex source = model.indexOf(Kind::Expansion, QString::fromStdString(each.id));
                const bool selected = source.data(Qt::CheckStateRole).toInt() != Qt::Unchecked;
                const bool sold = std::ranges::find(each.editions, edition) != each.editions.end();
                QVERIFY2(filter.mapFromSource(source).isValid() == (selected || sold || each.neutral),
                         each.id.c_str());
            }
        }
        filter.setEditions({Edition::C1});
        const QModelIndex group = model.index(1, 0);
        int offered = 0;
        for (const Expansion &each : world().catalogue.expansions) {
            const bool here = each.group == group.data(SelectorModel::IdRole).toString().toStdString();
            const bool sold = std::ranges::find(each.editions, Edition::C1) != each.editions.end();
            offered += here && (sold || each.neutral);
        }
        QCOMPARE(filter.count(group).all, offered);
        QCOMPARE(filter.count(group).selected, 0);
    }

    void selectedPartsStayInSight() {
        SelectorModel model(world());
        SelectorFilter filter(model);
        filter.setEditions({Edition::C3});
        const QModelIndex onlyFirst = model.indexOf(Kind::Expansion, QStringLiteral("castle-lords"));
        QVERIFY(!filter.mapFromSource(onlyFirst).isValid());
        QVERIFY(model.setData(onlyFirst, int(Qt::Checked), Qt::CheckStateRole));
        QVERIFY(filter.mapFromSource(onlyFirst).isValid());
    }

    void oneEditionIsAlwaysShownAndThePreferredOneIs() {
        Shown pane;
        pane.click("selector.filters-button");
        QVERIFY(pane.find<QWidget>("selector.filters")->isVisible());
        QCOMPARE(pane->selection().edition, Edition::C3);
        pane.click("selector.prefer.WE");
        QCOMPARE(pane->selection().edition, Edition::WE);
        QCOMPARE(pane.find<QToolButton>("selector.filters-button")->text(),
                 QStringLiteral("Filters (C1/WE/C2/C3) #"));
        pane.press("selector.show.WE"); // by keyboard; the newest of the others is preferred then
        QVERIFY(!pane->choices().shows(Edition::WE));
        QCOMPARE(pane->selection().edition, Edition::C3);
        QVERIFY(!pane.find<QRadioButton>("selector.prefer.WE")->isEnabled());
        pane.press("selector.show.C3");
        pane.press("selector.show.C2");
        QCOMPARE(pane->selection().edition, Edition::C1);
        QVERIFY(!pane.find<QCheckBox>("selector.show.C1")->isEnabled()); // the last one
        pane.press("selector.show.C1");
        QCOMPARE(pane->choices().shown, std::vector<Edition>{Edition::C1});
        pane.press("selector.marks");
        QVERIFY(!pane->choices().marksAdaptations);
        QCOMPARE(pane.find<QToolButton>("selector.filters-button")->text(), QStringLiteral("Filters (C1)"));
        QVERIFY(pane.find<QToolButton>("selector.filters-button")->accessibleName().contains(
            QStringLiteral("C1 preferred")));
        pane.click("selector.filters-button"); // back to the tree
        QVERIFY(pane->tree()->isVisible());
    }

    void aSelectionShowsItsEdition() {
        Shown pane;
        pane.click("selector.filters-button");
        pane.press("selector.show.C1");
        QVERIFY(!pane->choices().shows(Edition::C1));
        pane->setSelection(basicSelection(world(), Edition::C1));
        QVERIFY(pane->choices().shows(Edition::C1));
        QVERIFY(pane.find<QRadioButton>("selector.prefer.C1")->isChecked());
    }

    void tabsCountWhatIsShown() {
        Shown pane;
        const QString all = pane.counted(1);
        QVERIFY(all.startsWith(QStringLiteral("0/")));
        pane.click("selector.filters-button");
        for (const char *hidden : {"selector.show.WE", "selector.show.C2", "selector.show.C3"}) {
            pane.press(hidden);
        }
        QVERIFY(pane.counted(1) != all);
        pane.click("selector.filters-button");
        QTest::keyClick(pane->tree(), Qt::Key_Home);
        QTest::keyClick(pane->tree(), Qt::Key_Space);
        QVERIFY(pane.counted(1).startsWith(QStringLiteral("1/")));
    }

    // ---- quick selections

    void boxesByKeyboard() {
        Shown pane;
        pane.press("selector.quick-button");
        auto *list = pane.find<QComboBox>("selector.boxes");
        QVERIFY(list->isVisible());
        QVERIFY(list->count() > 20); // boxes of all shown editions
        const int box = list->findText(QStringLiteral("Big Box 6"), Qt::MatchStartsWith);
        QVERIFY(box >= 0);
        list->setCurrentIndex(box);
        pane.press("selector.select");
        const Bundle &bundle = world().catalogue.bundles.at("big-box-6");
        const Selection expected = selectionOf(bundle, pane->selection().edition, world().catalogue);
        QVERIFY(sameMix(pane->selection(), expected));
        QVERIFY(pane->selection().elements.size() > 10);
        pane.press("selector.none");
        QVERIFY(sameMix(pane->selection(), basicSelection(world(), pane->selection().edition)));
    }

    void boxesOfOtherEditionsBringTheirs() {
        Shown pane;
        pane.press("selector.quick-button");
        auto *list = pane.find<QComboBox>("selector.boxes");
        const int box = list->findText(QStringLiteral("Big Box 1 (C1)"));
        QVERIFY(box >= 0);
        list->setCurrentIndex(box);
        pane.press("selector.select");
        QCOMPARE(pane->selection().edition, Edition::C1);
    }

    // The list is filled anew for the other edition; the keyboard must not slip to the next button, which takes all.
    void theButtonKeepsTheFocus() {
        Shown shown;
        shown->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(shown.operator->()));
        shown.click("selector.quick-button");
        auto *boxes = shown.find<QComboBox>("selector.boxes");
        auto *select = shown.find<QPushButton>("selector.select");
        int changed = 0;
        for (int box = 0; box < boxes->count(); ++box) {
            const Edition before = shown->selection().edition;
            boxes->setCurrentIndex(box);
            select->setFocus();
            shown.press("selector.select");
            changed += shown->selection().edition != before;
            QVERIFY2(select->hasFocus() || boxes->hasFocus(), qPrintable(QString::number(box)));
        }
        QVERIFY(changed > 0);
    }

    void aQuickSelectionIsTakenBack() {
        Shown shown;
        shown->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(shown.operator->()));
        shown.click("selector.quick-button");
        const Selection before = shown->selection();
        for (const char *button : {"selector.all", "selector.none"}) {
            const Selection now = shown->selection();
            shown.find<QPushButton>(button)->setFocus();
            shown.press(button);
            QVERIFY(!(shown->selection() == now));
            if (qstrcmp(button, "selector.none") == 0) {
                QTest::keyClick(shown.find<QPushButton>(button), Qt::Key_Z, Qt::ControlModifier);
                QVERIFY(shown->selection() == now);
                QTest::keyClick(shown.find<QPushButton>(button), Qt::Key_Z, Qt::ControlModifier); // one step
                QVERIFY(shown->selection() == now);
            }
        }
        QVERIFY(!(shown->selection() == before));
    }

    void escapeLeavesThePages() {
        Shown shown;
        shown->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(shown.operator->()));
        for (const char *button : {"selector.quick-button", "selector.filters-button"}) {
            shown.click(button);
            QVERIFY(!shown->tree()->isVisible());
            const QString page = QLatin1String(qstrcmp(button, "selector.quick-button") == 0 ? "selector.quick" : "selector.filters");
            for (auto *part : shown->findChild<QWidget *>(page)->findChildren<QAbstractButton *>()) {
                if (part->isVisible() && part->isEnabled()) {
                    part->setFocus();
                    break;
                }
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QVERIFY(shown->tree()->isVisible());
            QVERIFY(shown.find<QWidget>(button)->hasFocus());
        }
    }

    void whatIsNotFoundHasNoDetails() {
        Shown shown;
        auto *detail = shown.find<QLabel>("selector.detail");
        shown->tree()->setCurrentIndex(shown->tree()->model()->index(0, 0, shown->tree()->rootIndex()));
        QVERIFY(!detail->text().isEmpty());
        shown->findField()->setText(QStringLiteral("zzz"));
        QVERIFY(shown.find<QLabel>("selector.nothing")->isVisible());
        QCOMPARE(detail->text(), QString());
        shown->findField()->clear();
        QVERIFY(!detail->text().isEmpty());
    }

    void allOfTheShownEditions() {
        Shown pane;
        pane.click("selector.filters-button");
        for (const char *hidden : {"selector.show.C1", "selector.show.WE", "selector.show.C2"}) {
            pane.press(hidden);
        }
        pane.click("selector.quick-button");
        pane.click("selector.all");
        for (const Expansion &each : world().catalogue.expansions) {
            const bool sold = std::ranges::find(each.editions, Edition::C3) != each.editions.end();
            const QModelIndex row = pane->model().indexOf(Kind::Expansion, QString::fromStdString(each.id));
            if ((sold || each.neutral) && !(each.elements.empty() && each.tileSets.empty())) {
                QVERIFY2(row.data(Qt::CheckStateRole).toInt() == Qt::Checked, each.id.c_str());
            }
        }
        for (int tab = 0; tab < pane->tabs()->count(); ++tab) {
            QVERIFY(!pane.counted(tab).startsWith(QStringLiteral("0/")));
        }
    }

    // ---- favourites

    void starsByMouseAndKeyboard() {
        Shown pane;
        QTreeView *tree = pane->tree();
        const QModelIndex first = tree->model()->index(0, 0, tree->rootIndex());
        const QString id = first.data(SelectorModel::IdRole).toString();
        const QPoint at = SelectorDelegate::star(tree->visualRect(first), first).center();
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(pane->choices().favourites, QStringList{id});
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("favourite")));
        QCOMPARE(first.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked)); // a star is no tick
        tree->setCurrentIndex(first);
        QTest::keyClick(tree, Qt::Key_Down);
        QTest::keyClick(tree, Qt::Key_Asterisk);
        QCOMPARE(pane->choices().favourites.size(), 2);
        pane.press("selector.star");
        QCOMPARE(tree->model()->rowCount(tree->rootIndex()), 2);
        tree->setCurrentIndex(tree->model()->index(0, 0, tree->rootIndex()));
        QTest::keyClick(tree, Qt::Key_Asterisk);
        QCOMPARE(tree->model()->rowCount(tree->rootIndex()), 1);
        QTest::keyClick(pane->tabs(), Qt::Key_Right);
        QVERIFY(pane.find<QLabel>("selector.nothing")->isVisible()); // no favourite in that group
        pane->setReadOnly(true);                                     // stars are a person's own
        QTest::keyClick(pane->tabs(), Qt::Key_Left);
        QTest::keyClick(tree, Qt::Key_Asterisk);
        QVERIFY(pane->choices().favourites.isEmpty());
    }

    // ---- what is kept

    void choicesAreKept() {
        SelectorChoices kept;
        {
            Shown pane;
            pane.click("selector.filters-button");
            pane.press("selector.show.WE");
            pane.press("selector.marks");
            pane->model().setFavourites({QStringLiteral("the-river"), QStringLiteral("inns-and-cathedrals")});
            pane.press("selector.star");
            kept = pane->choices();
        }
        Shown pane;
        QVERIFY(!pane->choices().shows(Edition::WE));
        QVERIFY(!pane->choices().marksAdaptations);
        QVERIFY(pane->choices().onlyFavourites);
        QVERIFY(pane->model().favourites().contains(QStringLiteral("inns-and-cathedrals")));
        QCOMPARE(pane->choices().shown, kept.shown);
    }

    void oddSettingsDoNoHarm() {
        QSettings &settings = Shown::settings();
        settings.setValue(QStringLiteral("selector/shown"), QStringList{QStringLiteral("C9")});
        settings.setValue(QStringLiteral("selector/favourites"), QStringList{QStringLiteral("no-such")});
        const SelectorChoices choices = readSelectorChoices(settings, world().catalogue);
        QCOMPARE(choices, SelectorChoices());
    }

    // ---- what is said

    void partsSayWhatTheProgramDoes() {
        SelectorModel model(world());
        for (const Expansion &each : world().catalogue.expansions) {
            const QModelIndex row = model.indexOf(Kind::Expansion, QString::fromStdString(each.id));
            const QString word = supportWord(Support(row.data(SelectorModel::SupportRole).toInt()));
            QVERIFY2(row.data(Qt::AccessibleTextRole).toString().contains(word), each.id.c_str());
            QVERIFY2(row.data(SelectorModel::DetailRole).toString().endsWith(word), each.id.c_str());
            QVERIFY2(!row.data(Qt::ToolTipRole).toString().isEmpty(), each.id.c_str());
        }
        const auto detail = [&](const char *id) {
            return model.indexOf(Kind::Expansion, QLatin1String(id)).data(SelectorModel::DetailRole).toString();
        };
        QVERIFY(detail("inns-and-cathedrals").startsWith(QStringLiteral("Expansion 1 · ")));
        QVERIFY(detail("inns-and-cathedrals").contains(QStringLiteral("18 ")));
        QVERIFY(detail("castle-lords").contains(QStringLiteral("4 ")));
        QVERIFY(detail("castle-lords").endsWith(QStringLiteral("calculated")));
        QVERIFY(detail("land-surveyors").contains(QStringLiteral("Print & Play")));
    }

    void unplayedPartsAreNamed() {
        Selection selection = basicSelection(world(), Edition::C1);
        QVERIFY(unplayedText(world(), selection).isEmpty());
        selection.elements.push_back("castle-lords");
        selection.elements.push_back("inns");
        selection = normalised(std::move(selection), world().catalogue);
        QCOMPARE(unplayedParts(world(), selection), QStringList{QStringLiteral("Castle Lords")});
        QVERIFY(unplayedText(world(), selection).contains(QStringLiteral("Castle Lords.")));
    }

    void helpTellsOfEveryPart() {
        const SelectorHelp help;
        for (const char *word : {"Select All", "Clear All", "preferred edition", "hash", "star", "Space"}) {
            QVERIFY2(help.plainText().contains(QLatin1String(word)), word);
        }
        QVERIFY(help.plainText().size() < 2500);
    }
};

QTEST_MAIN(SelectorFiltersTest)
#include "selector_filters_test.moc"
