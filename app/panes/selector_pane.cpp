// SPDX-License-Identifier: MIT
// Keeps tabs, pages, tree and summary in step with selection, filters and favourites.
#include "app/panes/selector_pane.h"

#include "app/dialogs/selection_files.h"
#include "app/dialogs/selector_help.h"
#include "app/model/selection_summary.h"
#include "app/model/selector_filter.h"
#include "app/panes/selector_delegate.h"
#include "app/panes/selector_filters.h"
#include "app/panes/selector_quick.h"
#include "app/session/game_session.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace scorekeep::app {
namespace {

QString editionText(Edition edition) {
    const std::string_view name = editionName(edition);
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

} // namespace

SelectorPane::SelectorPane(const World &world, const Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_model(new SelectorModel(world, this)),
      m_filter(new SelectorFilter(*m_model, this)), m_delegate(new SelectorDelegate(theme, this)) {
    m_undo = new QShortcut(QKeySequence::Undo, this);
    m_undo->setContext(Qt::WidgetWithChildrenShortcut);
    m_undo->setEnabled(false);
    build();
    connectParts();
    fillTabs();
    retranslate();
}

SelectorPane::SelectorPane(const GameSession &session, const Theme &theme, QWidget *parent)
    : SelectorPane(session.world(), theme, parent) {
    m_followsGame = true;
    connect(&session, &GameSession::documentChanged, this, [this, &session] { showSession(session); });
    showSession(session);
}

void SelectorPane::connectParts() {
    connect(m_model, &SelectorModel::selectionChanged, this, [this] {
        m_before.reset();
        m_undo->setEnabled(false);
        showSelection();
        if (m_followsGame && !m_gameRuns && m_settings != nullptr) {
            writeLastSelection(*m_settings, selection());
        }
        Q_EMIT selectionChanged();
    });
    connect(m_model, &SelectorModel::favouritesChanged, this, [this] {
        SelectorChoices choices = m_choices;
        choices.favourites = m_model->favourites();
        if (choices != m_choices) {
            takeChoices(choices);
        }
    });
    connect(m_tabs, &QTabBar::currentChanged, this, [this] {
        m_find->clear();
        showPage(TreePage);
        showTab();
    });
    connect(m_tabs, &QTabBar::tabBarClicked, this, [this] {
        m_find->clear();
        showPage(TreePage);
    });
    connect(m_find, &QLineEdit::textChanged, this, &SelectorPane::find);
    connect(m_summary, &QLabel::linkActivated, this, &SelectorPane::footerLinkClicked);
    connect(m_statement, &QLabel::linkActivated, this, &SelectorPane::changeAsked);
    connect(m_help, &QToolButton::clicked, this, &SelectorPane::showHelp);
    connect(m_quickButton, &QToolButton::clicked, this, [this](bool on) { showPage(on ? QuickPage : TreePage); });
    connect(m_filtersButton, &QToolButton::clicked, this, [this](bool on) { showPage(on ? FiltersPage : TreePage); });
    connect(m_star, &QToolButton::clicked, this, [this](bool on) {
        SelectorChoices choices = m_choices;
        choices.onlyFavourites = on;
        takeChoices(choices);
    });
    connect(m_filters, &SelectorFilters::changed, this, [this] {
        SelectorChoices choices = m_filters->choices();
        choices.favourites = m_choices.favourites;
        choices.onlyFavourites = m_choices.onlyFavourites;
        Selection preferred = selection();
        preferred.edition = m_filters->preferred();
        setSelection(preferred); // first, since the edition of the selection is always shown
        takeChoices(choices);
    });
    connect(m_undo, &QShortcut::activated, this, &SelectorPane::takeBackQuick);
    connect(m_quick, &SelectorQuick::chosen, this, &SelectorPane::takeQuick);
    connect(m_quick, &SelectorQuick::allAsked, this, [this] { takeQuick(m_filter->everything()); });
    connect(m_quick, &SelectorQuick::noneAsked, this,
            [this] { takeQuick(basicSelection(m_model->world(), selection().edition)); });
    connect(m_quick, &SelectorQuick::openAsked, this, &SelectorPane::openFile);
    connect(m_quick, &SelectorQuick::saveAsked, this, &SelectorPane::saveFile);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &SelectorPane::showMenu);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &SelectorPane::showDetail);
}

// Groups without expansions have no tab.
void SelectorPane::fillTabs() {
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->rowCount(m_model->index(row, 0)) > 0) {
            m_tabs->setTabData(m_tabs->addTab(QString()), row);
        }
    }
    // The base game is what every selection has; the first group beyond it has the choices.
    m_tabs->setCurrentIndex(std::min(1, m_tabs->count() - 1));
    showTab();
}

void SelectorPane::showTab() {
    const QVariant group = m_tabs->tabData(m_tabs->currentIndex());
    const bool all = m_filter->isSearching() || !group.isValid();
    m_tree->setRootIndex(all ? QModelIndex() : m_filter->mapFromSource(m_model->index(group.toInt(), 0)));
    m_tree->setCurrentIndex(m_filter->index(0, 0, m_tree->rootIndex()));
    showFound();
    showDetail();
}

void SelectorPane::showPage(Page page) {
    m_pages->setCurrentIndex(page);
    m_quickButton->setChecked(page == QuickPage);
    m_filtersButton->setChecked(page == FiltersPage);
}

// What is found stands in one tree, under the names of the groups.
void SelectorPane::find(const QString &words) {
    m_filter->setWords(words);
    showTab();
    if (m_filter->isSearching()) {
        m_tree->expandAll();
        m_tree->setCurrentIndex(m_filter->index(0, 0, m_filter->index(0, 0)));
    } else {
        m_tree->collapseAll();
    }
    showFound();
    showDetail();
}

void SelectorPane::showFound() {
    const bool searching = m_filter->isSearching();
    const bool nothing = searching ? m_filter->found() == 0 : m_filter->rowCount(m_tree->rootIndex()) == 0;
    m_nothing->setVisible(nothing);
    const QString words = m_find->text().simplified();
    m_nothing->setText(!nothing                   ? QString()
                       : m_choices.onlyFavourites ? tr("No favourite here. The star at the end of a line makes one.")
                       : searching                ? tr("Nothing is called ‘%1’.").arg(words)
                                                  : tr("Nothing here was made for the shown editions."));
}

// ---- what it shows

void SelectorPane::setSelection(const Selection &selection) {
    m_model->setSelection(selection);
}

void SelectorPane::setReadOnly(bool readOnly) {
    m_model->setReadOnly(readOnly);
    m_filters->setReadOnly(readOnly);
    m_quick->setReadOnly(readOnly);
    showSelection();
}

void SelectorPane::useSettings(QSettings *settings) {
    m_settings = nullptr; // what is read need not be written
    takeChoices(readSelectorChoices(*settings, m_model->world().catalogue));
    if (m_followsGame && !m_gameRuns) {
        setSelection(readLastSelection(*settings, m_model->world()));
    }
    m_settings = settings;
}

void SelectorPane::takeChoices(const SelectorChoices &choices) {
    m_choices = choices;
    m_filter->setEditions(m_choices.shown);
    m_filter->setOnlyFavourites(m_choices.onlyFavourites);
    m_star->setChecked(m_choices.onlyFavourites);
    m_model->setFavourites(m_choices.favourites);
    showSelection();
    showFound();
    if (m_settings != nullptr) {
        writeSelectorChoices(*m_settings, m_choices);
    }
    Q_EMIT choicesChanged();
}

// Options stay as they are.
void SelectorPane::takeQuick(const Selection &quick) {
    Selection chosen = quick;
    chosen.options = selection().options;
    const Selection before = selection();
    setSelection(chosen); // which forgets an earlier one
    m_before = selection() == before ? std::nullopt : std::optional(before);
    m_undo->setEnabled(m_before.has_value());
}

void SelectorPane::takeBackQuick() {
    if (m_before && !m_gameRuns) {
        setSelection(Selection(*m_before));
    }
}

void SelectorPane::openFile() {
    if (const auto opened = openSelection(this, m_model->world())) {
        setSelection(*opened);
    }
}

void SelectorPane::saveFile() {
    saveSelection(this, m_model->world(), selection());
}

void SelectorPane::showHelp() {
    SelectorHelp(this).exec();
}

void SelectorPane::showSession(const GameSession &session) {
    m_gameRuns = session.hasGame();
    setReadOnly(m_gameRuns);
    if (m_gameRuns) {
        m_model->setSelection(session.rules().setup().selection);
    } else if (m_settings != nullptr) {
        m_model->setSelection(readLastSelection(*m_settings, m_model->world()));
    }
    showSelection();
}

void SelectorPane::setFooterLink(const QString &words) {
    m_link = words;
    showSelection();
}

void SelectorPane::showSelection() {
    const Selection &selection = m_model->selection();
    const World &world = m_model->world();
    m_edition->setText(editionText(selection.edition));
    m_filters->setChoices(m_choices, selection.edition);
    m_choices.shown = m_filters->choices().shown; // with the edition of the selection
    m_filter->setEditions(m_choices.shown);
    m_filtersButton->setFilters(m_choices, selection.edition);
    m_quick->setSelection(selection, m_choices);
    showCounts();
    showDetail();
    const auto link = [this](const QString &words) {
        return QStringLiteral("<a style='color:%1; text-decoration:none' href='link'>%2</a>")
            .arg(m_theme.accent.name(), words.toHtmlEscaped());
    };
    QString tiles = QStringLiteral("<span style='color:%1'>%2</span>")
                        .arg(m_theme.accent.name(), tilesText(tilesOf(world, selection)));
    if (!m_link.isEmpty()) {
        tiles += QStringLiteral(" · ") + link(m_link);
    }
    m_summary->setText(QStringLiteral("<div style='line-height:140%'><b>%1</b> %2<br>%3</div>")
                           .arg(tr("Selected:"), tiles, selectionText(world, selection).toHtmlEscaped()));
    fitSummary();
    m_summary->setToolTip(selectionText(world, selection));
    m_statement->setVisible(m_followsGame);
    m_statement->setText(m_gameRuns ? tr("What the running game is played with.").toHtmlEscaped() +
                                          QLatin1Char(' ') + link(tr("Change…"))
                                    : tr("Tick what you want to look up or play.").toHtmlEscaped());
}

void SelectorPane::showCounts() {
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        const QModelIndex group = m_model->index(m_tabs->tabData(tab).toInt(), 0);
        const SelectorModel::Count count = m_filter->count(group);
        const QString name = group.data().toString();
        const QString spoken = tr("%1, %2 of %3 selected").arg(name).arg(count.selected).arg(count.all);
        // In two lines, so that all groups stand side by side.
        m_tabs->setTabText(tab, QStringLiteral("%1\n%2/%3").arg(name).arg(count.selected).arg(count.all));
        m_tabs->setTabToolTip(tab, spoken);
        m_tabs->setAccessibleTabName(tab, spoken);
    }
}

void SelectorPane::showDetail() {
    const QModelIndex current = m_tree->currentIndex();
    const QString detail = current.data(SelectorModel::DetailRole).toString();
    m_detail->setText(detail.isEmpty() ? QString()
                                       : current.data().toString() + QLatin1Char('\n') + detail);
}

void SelectorPane::changeEvent(QEvent *event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

// ---- keys and menu

// Escape leaves the pages over the tree, before it means anything to the game or the dialog.
bool SelectorPane::event(QEvent *event) {
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    const bool escape = key && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    const int page = escape ? m_pages->currentIndex() : int(TreePage); // other events come before there are any
    if (page != TreePage) {
        if (event->type() == QEvent::KeyPress) {
            (page == QuickPage ? m_quickButton : static_cast<QToolButton *>(m_filtersButton))->setFocus();
            showPage(TreePage);
        }
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool SelectorPane::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto *press = static_cast<QKeyEvent *>(event);
    if (watched == m_tree) {
        return handleTreeKey(press->key());
    }
    const bool enter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
    if (press->key() == Qt::Key_Down || (enter && !m_find->text().isEmpty())) {
        m_tree->setFocus(Qt::TabFocusReason); // to what was found; Enter must not start anything from here
        return true;
    }
    if (press->key() == Qt::Key_Escape && !m_find->text().isEmpty()) {
        m_find->clear();
        return true;
    }
    return false;
}

bool SelectorPane::handleTreeKey(int key) {
    const QModelIndex current = m_tree->currentIndex();
    const auto kind = SelectorModel::Kind(current.data(SelectorModel::KindRole).toInt());
    if (!current.isValid()) {
        return false;
    }
    if (kind == SelectorModel::Kind::Tiles && (key == Qt::Key_Plus || key == Qt::Key_Minus)) {
        const int copies = current.data(SelectorModel::CopiesRole).toInt();
        m_filter->setData(current, copies + (key == Qt::Key_Plus ? 1 : -1), Qt::EditRole);
        return true;
    }
    if (key == Qt::Key_Asterisk) {
        const bool on = current.data(SelectorModel::FavouriteRole).toBool();
        m_filter->setData(current, !on, SelectorModel::FavouriteRole);
        return true; // or the tree would open all of its branches
    }
    return false;
}

// Also by the menu key.
void SelectorPane::showMenu(const QPoint &at) {
    QModelIndex index = m_tree->indexAt(at);
    index = index.isValid() ? index : m_tree->currentIndex();
    while (index.isValid() && index.data(SelectorModel::KindRole).toInt() != int(SelectorModel::Kind::Expansion)) {
        index = index.parent();
    }
    if (!index.isValid()) {
        return;
    }
    const bool on = index.data(SelectorModel::FavouriteRole).toBool();
    const QPersistentModelIndex expansion = index;
    QMenu menu(this);
    menu.addAction(on ? tr("No Longer a Favourite") : tr("Add to Favourites"), this, [this, expansion, on] {
        m_filter->setData(expansion, !on, SelectorModel::FavouriteRole);
    });
    menu.exec(m_tree->viewport()->mapToGlobal(at));
}

} // namespace scorekeep::app
