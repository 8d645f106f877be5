// SPDX-License-Identifier: MIT
// Builds the selector and keeps tabs, tree and summary in step with the selection.
#include "app/panes/selector_pane.h"

#include "app/model/selection_summary.h"
#include "app/model/selector_filter.h"
#include "app/panes/pane.h"
#include "app/panes/selector_delegate.h"
#include "app/panes/text_look.h"
#include "app/session/game_session.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace scorekeep::app {
namespace {

constexpr int SummaryParts = 8; // a longer list is told in full by the tool tip

QString editionText(Edition edition) {
    const std::string_view name = editionName(edition);
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

} // namespace

SelectorPane::SelectorPane(const World &world, const Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_model(new SelectorModel(world, this)),
      m_filter(new SelectorFilter(*m_model, this)), m_delegate(new SelectorDelegate(theme, this)) {
    build();
    fillTabs();
    retranslate();
    connect(m_model, &SelectorModel::selectionChanged, this, [this] {
        showSelection();
        Q_EMIT selectionChanged();
    });
}

SelectorPane::SelectorPane(const GameSession &session, const Theme &theme, QWidget *parent)
    : SelectorPane(session.world(), theme, parent) {
    setReadOnly(true);
    connect(&session, &GameSession::documentChanged, this, [this, &session] { showSession(session); });
    showSession(session);
}

// ---- the widgets

void SelectorPane::build() {
    setObjectName(QStringLiteral("selector"));
    m_head = new QWidget(this);
    m_title = new QLabel(m_head);
    m_edition = new QLabel(m_head);
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins(12, 10, 12, 2);
    head->addWidget(m_title, 1);
    head->addWidget(m_edition);

    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("selector.tabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setFont(typeFont(font(), TypeSize::Small));
    m_statement = new QLabel(this);
    m_statement->setObjectName(QStringLiteral("selector.statement"));
    m_statement->setWordWrap(true);
    m_statement->setContentsMargins(12, 2, 12, 6);
    m_statement->hide();
    m_find = new QLineEdit(this);
    m_find->setObjectName(QStringLiteral("selector.find"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    buildTree();
    arrange();

    connect(m_tabs, &QTabBar::currentChanged, this, [this] {
        m_find->clear();
        showTab();
    });
    connect(m_tabs, &QTabBar::tabBarClicked, m_find, &QLineEdit::clear);
    connect(m_find, &QLineEdit::textChanged, this, &SelectorPane::find);
    connect(m_summary, &QLabel::linkActivated, this, &SelectorPane::footerLinkClicked);
}

void SelectorPane::buildTree() {
    m_tree = new QTreeView(this);
    m_tree->setObjectName(QStringLiteral("selector.tree"));
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(m_delegate);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(18);
    m_tree->setSelectionMode(QAbstractItemView::NoSelection); // ticks say what is chosen
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->installEventFilter(this);
    m_nothing = new QLabel(this);
    m_nothing->setContentsMargins(12, 8, 12, 8);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_line = new QWidget(this);
    m_line->setFixedHeight(1);
    m_line->setAutoFillBackground(true);
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("selector.summary"));
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::RichText);
    m_summary->setContentsMargins(12, 10, 12, 10);
}

void SelectorPane::arrange() {
    auto *find = new QHBoxLayout;
    find->setContentsMargins(12, 10, 12, 8);
    find->addWidget(m_find);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_statement);
    column->addWidget(m_tabs);
    column->addLayout(find);
    column->addWidget(m_nothing);
    column->addWidget(m_tree, 1);
    column->addWidget(m_line);
    column->addWidget(m_summary);
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
    const bool nothing = m_filter->isSearching() && m_filter->found() == 0;
    m_nothing->setVisible(nothing);
    m_nothing->setText(nothing ? tr("Nothing is called ‘%1’.").arg(words.simplified()) : QString());
}

// ---- what it shows

void SelectorPane::setSelection(const Selection &selection) {
    m_model->setSelection(selection);
}

void SelectorPane::setReadOnly(bool readOnly) {
    m_model->setReadOnly(readOnly);
    m_statement->setVisible(readOnly);
    showSelection();
}

void SelectorPane::showSession(const GameSession &session) {
    m_gameRuns = session.hasGame();
    if (m_gameRuns) {
        m_model->setSelection(session.rules().setup().selection);
    }
    showSelection();
}

void SelectorPane::setTitleShown(bool shown) {
    m_head->setVisible(shown);
}

void SelectorPane::setSummaryShown(bool shown) {
    m_summary->setVisible(shown);
    m_line->setVisible(shown);
}

void SelectorPane::setFooterLink(const QString &words) {
    m_link = words;
    showSelection();
}

void SelectorPane::setTheme(const Theme &theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    paintText();
    showSelection();
    m_tree->viewport()->update();
}

void SelectorPane::paintText() {
    setTextLook(m_title, m_theme.ink, QFont::DemiBold);
    setTextLook(m_edition, m_theme.soft, QFont::DemiBold);
    setTextLook(m_statement, m_theme.soft);
    setTextLook(m_nothing, m_theme.faint);
    setTextLook(m_summary, m_theme.soft);
    QPalette palette = m_line->palette();
    palette.setColor(QPalette::Window, m_theme.line);
    m_line->setPalette(palette);
}

void SelectorPane::showSelection() {
    const Selection &selection = m_model->selection();
    const World &world = m_model->world();
    m_edition->setText(editionText(selection.edition));
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        const QModelIndex group = m_model->index(m_tabs->tabData(tab).toInt(), 0);
        const SelectorModel::Count count = m_model->count(group);
        const QString name = group.data().toString();
        m_tabs->setTabText(tab, count.selected == 0
                                    ? tr("%1 0", "group; none of its expansions").arg(name)
                                    : tr("%1 %2/%3").arg(name).arg(count.selected).arg(count.all));
        m_tabs->setTabToolTip(tab, group.data(Qt::AccessibleTextRole).toString());
    }
    QString last = QStringLiteral("<span style='color:%1'>%2</span>")
                       .arg(m_theme.accent.name(), tilesText(tilesOf(world, selection)));
    if (!m_link.isEmpty()) {
        last += QStringLiteral(" · <a style='color:%1; text-decoration:none' href='link'>%2</a>")
                    .arg(m_theme.accent.name(), m_link.toHtmlEscaped());
    }
    m_summary->setText(
        QStringLiteral("<div style='line-height:140%'><b>%1</b> %2<br>%3</div>")
            .arg(tr("Selected:"), selectionText(world, selection, SummaryParts).toHtmlEscaped(), last));
    m_summary->setToolTip(selectionText(world, selection));
    m_statement->setText(m_gameRuns || !m_model->isReadOnly()
                             ? tr("What the running game is played with. It was chosen when the game began.")
                             : tr("No game is open."));
}

void SelectorPane::retranslate() {
    m_title->setText(tr("Expansions"));
    m_find->setPlaceholderText(tr("Find an expansion or a piece…"));
    m_find->setAccessibleName(tr("Find an expansion or a piece"));
    m_tabs->setAccessibleName(tr("Groups of expansions"));
    m_tree->setAccessibleName(tr("Expansions"));
    m_tree->setAccessibleDescription(tr("Space ticks; plus and minus change the copies of tiles."));
    m_edition->setToolTip(tr("Edition"));
    m_model->retranslate();
    paintText();
    showSelection();
}

void SelectorPane::changeEvent(QEvent *event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

// ---- keys

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
    const bool tiles = current.data(SelectorModel::KindRole).toInt() == int(SelectorModel::Kind::Tiles);
    if (current.isValid() && tiles && (key == Qt::Key_Plus || key == Qt::Key_Minus)) {
        const int copies = current.data(SelectorModel::CopiesRole).toInt();
        m_filter->setData(current, copies + (key == Qt::Key_Plus ? 1 : -1), Qt::EditRole);
        return true;
    }
    return false;
}

} // namespace scorekeep::app
