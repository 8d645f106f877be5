// SPDX-License-Identifier: MIT
// Tests of the selector: ticks and counts of the model, the search, and the pane with mouse and keyboard.
#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include "app/model/selection_summary.h"
#include "app/model/selector_filter.h"
#include "app/model/selector_model.h"
#include "app/panes/selector_delegate.h"
#include "app/panes/selector_pane.h"
#include "app/session/game_session.h"
#include "engine/game/embedded_world.h"

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

using Kind = SelectorModel::Kind;
constexpr auto Fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;

const World &world() {
    return embeddedWorld();
}

Qt::CheckState tick(const QModelIndex &index) {
    return Qt::CheckState(index.data(Qt::CheckStateRole).toInt());
}

QStringList namesIn(const QAbstractItemModel &model, const QModelIndex &parent = {}) {
    QStringList names;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        names.append(index.data().toString());
        names.append(namesIn(model, index));
    }
    return names;
}

} // namespace

class SelectorTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<SelectorModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    QModelIndex expansion(const char *id) const {
        return m_model->indexOf(Kind::Expansion, QLatin1String(id));
    }
    QModelIndex element(const char *id) const { return m_model->indexOf(Kind::Element, QLatin1String(id)); }
    QModelIndex tiles(const char *id) const { return m_model->indexOf(Kind::Tiles, QLatin1String(id)); }
    bool set(const QModelIndex &index, Qt::CheckState state) {
        return m_model->setData(index, int(state), Qt::CheckStateRole);
    }

private Q_SLOTS:
    void init() {
        m_model = std::make_unique<SelectorModel>(world());
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(), Fatal);
    }

    void beginsWithTheBaseGame() {
        QCOMPARE(m_model->selection(), basicSelection(world(), Edition::C3));
        QCOMPARE(tick(expansion("base")), Qt::Checked);
        QCOMPARE(tick(expansion("inns-and-cathedrals")), Qt::Unchecked);
        QVERIFY(element("base-game").data(SelectorModel::LockedRole).toBool());
    }

    void everyPartHasARow() {
        for (const Expansion &each : world().catalogue.expansions) {
            const QModelIndex row = expansion(each.id.c_str());
            QVERIFY2(row.isValid(), each.id.c_str());
            QCOMPARE(row.parent().data(SelectorModel::IdRole).toString(), QString::fromStdString(each.group));
            QCOMPARE(m_model->rowCount(row), int(each.elements.size() + each.tileSets.size()));
        }
        QVERIFY(!element("river").isValid()); // only ever implied
    }

    void tickingAnExpansionTicksItsParts() {
        QVERIFY(set(expansion("inns-and-cathedrals"), Qt::Checked));
        for (const char *id : {"inns", "cathedrals", "big-follower"}) {
            QCOMPARE(tick(element(id)), Qt::Checked);
            QVERIFY(m_model->selection().has(id));
        }
        QCOMPARE(m_model->selection().copies("inns-and-cathedrals"), 1);
        QVERIFY(set(expansion("inns-and-cathedrals"), Qt::Unchecked));
        QCOMPARE(m_model->selection(), basicSelection(world(), Edition::C3));
    }

    void partsMakeTheExpansionPartial() {
        QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
        QVERIFY(set(element("inns"), Qt::Checked));
        QCOMPARE(tick(expansion("inns-and-cathedrals")), Qt::PartiallyChecked);
        QCOMPARE(tick(expansion("inns-and-cathedrals").parent()), Qt::PartiallyChecked);
        QList<QModelIndex> told;
        for (const QList<QVariant> &change : changes) {
            told.append(change.at(0).toModelIndex());
            QVERIFY(change.at(2).value<QList<int>>().contains(int(Qt::CheckStateRole)));
        }
        QCOMPARE(told.size(), 3); // the element and those above it
        QVERIFY(told.contains(element("inns")) && told.contains(expansion("inns-and-cathedrals")) &&
                told.contains(expansion("inns-and-cathedrals").parent()));

        QVERIFY(set(expansion("inns-and-cathedrals"), Qt::Checked)); // from partial to whole
        QCOMPARE(tick(element("cathedrals")), Qt::Checked);
        QVERIFY(set(element("cathedrals"), Qt::Unchecked));
        QCOMPARE(tick(expansion("inns-and-cathedrals")), Qt::PartiallyChecked);
    }

    void whatIsAlwaysThereStays() {
        QVERIFY(!set(element("base-game"), Qt::Unchecked));
        QVERIFY(set(expansion("base"), Qt::Unchecked));
        QVERIFY(m_model->selection().has("base-game"));
        QVERIFY(!m_model->selection().has("farmers"));
        QCOMPARE(tick(expansion("base")), Qt::PartiallyChecked);
        QVERIFY(!m_model->flags(element("base-game")).testFlag(Qt::ItemIsUserCheckable));
    }

    void impliedElementsComeAndGo() {
        QVERIFY(set(element("river-1"), Qt::Checked));
        QVERIFY(set(element("river-2"), Qt::Checked));
        QVERIFY(m_model->selection().has("river"));
        QVERIFY(set(element("river-1"), Qt::Unchecked));
        QVERIFY(m_model->selection().has("river"));
        QVERIFY(set(element("river-2"), Qt::Unchecked));
        QVERIFY(!m_model->selection().has("river"));
    }

    void copiesOfTileSets() {
        QVERIFY(m_model->setData(tiles("base"), 3));
        QCOMPARE(m_model->selection().copies("base"), 3);
        QCOMPARE(tilesOf(world(), m_model->selection()), 216);
        QVERIFY(m_model->setData(tiles("base"), 0));
        QCOMPARE(tick(tiles("base")), Qt::Unchecked);
        QVERIFY(m_model->setData(tiles("base"), 99));
        QCOMPARE(m_model->selection().copies("base"), SelectorModel::MostCopies);
        QVERIFY(!m_model->setData(element("inns"), 2)); // no copies of rules
    }

    void countsExpansionsOfAGroup() {
        const QModelIndex major = expansion("inns-and-cathedrals").parent();
        QCOMPARE(m_model->count(major).selected, 0);
        QVERIFY(m_model->count(major).all >= 2);
        QVERIFY(set(element("builder"), Qt::Checked));
        QCOMPARE(m_model->count(major).selected, 1);
        QVERIFY(set(major, Qt::Checked));
        QCOMPARE(m_model->count(major).selected, m_model->count(major).all);
    }

    void saysWhatTheProgramDoes() {
        QCOMPARE(element("inns").data(SelectorModel::SupportRole).toInt(), int(world().support("inns")));
        QVERIFY(!element("inns").data(SelectorModel::SupportWordRole).toString().isEmpty());
        QCOMPARE(expansion("river-2").data(SelectorModel::EditionsRole).toString(), QStringLiteral("C1 C2"));
    }

    void wordsFollowTheEdition() {
        Selection selection = m_model->selection();
        const QString later = element("pig-herd").data().toString();
        selection.edition = Edition::C1;
        QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
        m_model->setSelection(selection);
        QVERIFY(element("pig-herd").data().toString() != later);
        QVERIFY(!changes.isEmpty());
    }

    void readOnlyTakesNoTicks() {
        m_model->setReadOnly(true);
        QVERIFY(!set(element("inns"), Qt::Checked));
        QVERIFY(!m_model->flags(element("inns")).testFlag(Qt::ItemIsUserCheckable));
        QVERIFY(m_model->flags(element("inns")).testFlag(Qt::ItemIsEnabled)); // can still be read
    }

    void searchFindsNamesElementsAndPieces() {
        SelectorFilter filter(*m_model);
        QAbstractItemModelTester tester(&filter, Fatal);
        QCOMPARE(namesIn(filter).size(), namesIn(*m_model).size());
        filter.setWords(QStringLiteral("CATHEDRALS inns"));
        QVERIFY(namesIn(filter).contains(QStringLiteral("Big follower")) ||
                namesIn(filter).contains(QStringLiteral("Large meeple"))); // all below what fits
        QCOMPARE(filter.found(), 1);
        filter.setWords(QStringLiteral("wine"));
        QCOMPARE(filter.found(), 1);
        QVERIFY(namesIn(filter).contains(element("trade-goods").data().toString()));
        QVERIFY(!namesIn(filter).contains(element("builder").data().toString()));
        filter.setWords(QStringLiteral("no such thing"));
        QCOMPARE(filter.found(), 0);
        QCOMPARE(filter.rowCount(), 0);
        QVERIFY(set(element("inns"), Qt::Checked)); // hidden rows change as well
        filter.setWords(QString());
        QCOMPARE(namesIn(filter).size(), namesIn(*m_model).size());
    }

    void summaries() {
        QVERIFY(set(expansion("inns-and-cathedrals"), Qt::Checked));
        QCOMPARE(selectionText(world(), m_model->selection()),
                 QStringLiteral("Base game · Inns & Cathedrals"));
        QCOMPARE(selectionText(world(), m_model->selection(), 1), QStringLiteral("Base game · 1 more"));
        QVERIFY(set(element("cathedrals"), Qt::Unchecked));
        QVERIFY(selectionText(world(), m_model->selection()).contains(QStringLiteral("Inns, ")));
        QVERIFY(selectionNotes(world(), m_model->selection()).isEmpty());
        QVERIFY(set(element("gardens"), Qt::Checked));
        QCOMPARE(selectionNotes(world(), m_model->selection()).size(), 1);
    }

    void quickChoicesBeginWithTheBaseGame() {
        for (const Edition edition : Editions) {
            const std::vector<QuickChoice> choices = quickChoices(world(), edition);
            QVERIFY(choices.size() >= 2);
            QCOMPARE(choices.front().selection, basicSelection(world(), edition));
            QCOMPARE(tilesOf(world(), choices.front().selection), 72);
        }
    }

    // ---- the pane

    void paneWithKeyboard() {
        SelectorPane pane(world(), Theme::light());
        pane.resize(290, 600);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QSignalSpy changes(&pane, &SelectorPane::selectionChanged);
        QTest::keyClicks(pane.findField(), QStringLiteral("large"));
        QTest::keyClick(pane.findField(), Qt::Key_Return);
        QVERIFY(pane.tree()->hasFocus());
        QTest::keyClick(pane.tree(), Qt::Key_Down);
        QTest::keyClick(pane.tree(), Qt::Key_Space);
        QVERIFY(pane.selection().has("big-follower"));
        QCOMPARE(changes.size(), 1);
        QTest::keyClick(pane.tree(), Qt::Key_Space);
        QVERIFY(!pane.selection().has("big-follower"));

        QTest::keyClick(pane.findField(), Qt::Key_Escape);
        QVERIFY(pane.findField()->text().isEmpty());
        auto *tabs = pane.findChild<QTabBar *>(QStringLiteral("selector.tabs"));
        QTest::keyClick(tabs, Qt::Key_Left);
        QCOMPARE(tabs->currentIndex(), 0);
        QTest::keyClick(pane.tree(), Qt::Key_Home);
        QTest::keyClick(pane.tree(), Qt::Key_Right); // opens the base game
        for (int row = 0; row < 3; ++row) {          // its two elements, and its tiles
            QTest::keyClick(pane.tree(), Qt::Key_Down);
        }
        QTest::keyClick(pane.tree(), Qt::Key_Plus);
        QCOMPARE(pane.selection().copies("base"), 2);
        QTest::keyClick(pane.tree(), Qt::Key_Minus);
        QTest::keyClick(pane.tree(), Qt::Key_Minus);
        QCOMPARE(pane.selection().copies("base"), 0);
    }

    void paneWithMouse() {
        SelectorPane pane(world(), Theme::light());
        pane.resize(290, 600);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        auto *tabs = pane.findChild<QTabBar *>(QStringLiteral("selector.tabs"));
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QTreeView *tree = pane.tree();
        const QModelIndex first = tree->model()->index(0, 0, tree->rootIndex());
        const auto click = [&](const QPoint &at) {
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, at);
        };
        click(tree->visualRect(first).center());
        QCOMPARE(tick(first), Qt::Checked);
        tree->expand(first);
        const QModelIndex last = tree->model()->index(tree->model()->rowCount(first) - 1, 0, first);
        const QRect row = tree->visualRect(last);
        click(SelectorDelegate::more(row, last).center());
        click(SelectorDelegate::more(row, last).center()); // at once: a double click
        click(SelectorDelegate::more(row, last).center());
        QCOMPARE(last.data(SelectorModel::CopiesRole).toInt(), 4);
        click(SelectorDelegate::fewer(row, last).center());
        QCOMPARE(last.data(SelectorModel::CopiesRole).toInt(), 3);
    }

    void paneFollowsTheGame() {
        const QTemporaryDir folder;
        GameSession session(world(), nullptr, folder.path());
        SelectorPane pane(session, Theme::dark());
        pane.show();
        auto *statement = pane.findChild<QLabel *>(QStringLiteral("selector.statement"));
        const QString without = statement->text();
        Setup setup;
        setup.players = {{"Ann", "red"}, {"Ben", "blue"}};
        setup.selection = quickChoices(world(), Edition::C2).back().selection;
        QVERIFY(session.start(setup));
        QCOMPARE(pane.selection(), setup.selection);
        QVERIFY(statement->isVisible());
        QVERIFY(statement->text() != without);
        pane.tree()->setCurrentIndex(pane.tree()->model()->index(0, 0, pane.tree()->rootIndex()));
        QTest::keyClick(pane.tree(), Qt::Key_Space);
        QCOMPARE(pane.selection(), setup.selection);
    }
};

QTEST_MAIN(SelectorTest)
#include "selector_test.moc"
