// SPDX-License-Identifier: MIT
// Shows players and scores, and tells which tiles a selected score counted.
#include "app/panes/scores_pane.h"

#include "app/i18n/game_text.h"
#include "app/model/final_scoring.h"
#include "app/model/players_model.h"
#include "app/model/score_log_model.h"
#include "app/panes/focus_ring.h"
#include "app/panes/score_delegates.h"
#include "app/session/game_session.h"

#include <QLabel>
#include <QListView>
#include <QTreeView>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr int LeastLogHeight = 96; // the latest score and what it came of

} // namespace

ScoresPane::ScoresPane(GameSession *session, FinalScoring *final, const Theme &theme, QWidget *parent)
    : Pane(session, theme, parent), m_players(new PlayersModel(session, final, this)),
      m_log(new ScoreLogModel(session, final, this)),
      m_playerDelegate(new PlayerDelegate(m_players, theme, this)), m_scoreDelegate(new ScoreDelegate(theme, this)),
      m_playerView(new QListView), m_counts(new QLabel), m_logView(new QTreeView) {
    m_playerView->setObjectName(QStringLiteral("players"));
    m_playerView->setModel(m_players);
    m_playerView->setItemDelegate(m_playerDelegate);
    m_playerView->setSelectionMode(QAbstractItemView::NoSelection);
    m_playerView->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_counts->setObjectName(QStringLiteral("counts"));
    m_counts->setWordWrap(true);
    m_counts->setContentsMargins(14, 0, 14, 2);
    m_counts->hide();
    m_logView->setObjectName(QStringLiteral("scoreLog"));
    m_logView->setModel(m_log);
    m_logView->setItemDelegate(m_scoreDelegate);
    m_logView->setHeaderHidden(true);
    m_logView->setRootIsDecorated(false);
    m_logView->setIndentation(0);
    m_logView->setExpandsOnDoubleClick(false);
    m_logView->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_logView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new FocusRing(m_playerView, true);
    new FocusRing(m_logView);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_playerView);
    layout->addWidget(m_counts);
    layout->addWidget(m_logView, 1);

    const auto toggle = [this](const QModelIndex &index) {
        if (index.data(ScoreLogModel::IsScoreRole).toBool()) {
            m_logView->setExpanded(index, !m_logView->isExpanded(index));
        }
    };
    connect(m_logView, &QTreeView::clicked, this, toggle);
    connect(m_logView->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) { Q_EMIT cellsMarked(m_log->cellsOf(current)); });
    connect(m_log, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &above) {
        if (!above.isValid()) {
            openNewest();
        }
    });
    connect(session, &GameSession::documentChanged, m_log, &ScoreLogModel::forget);
    connect(session, &GameSession::changed, this, &ScoresPane::refresh);
    connect(final, &FinalScoring::changed, this, &ScoresPane::refresh);
    retranslate();
    refresh();
}

void ScoresPane::retranslate() {
    m_playerView->setAccessibleName(tr("Players"));
    m_logView->setAccessibleName(tr("Score log"));
    m_counts->setAccessibleName(tr("Counted on the table"));
    m_log->forget();
    showCounts();
}

void ScoresPane::applyTheme() {
    m_playerDelegate->setTheme(theme());
    m_scoreDelegate->setTheme(theme());
    showCounts();
    m_logView->viewport()->update();
}

// Other widths wrap otherwise.
void ScoresPane::resizeEvent(QResizeEvent *event) {
    Pane::resizeEvent(event);
    fitPlayers();
    QMetaObject::invokeMethod(m_logView, [this] { m_logView->doItemsLayout(); }, Qt::QueuedConnection);
}

void ScoresPane::refresh() {
    m_players->refresh(theme());
    m_log->refresh();
    fitPlayers();
    showCounts();
    m_logView->clearSelection();
    m_logView->setCurrentIndex({});
}

// What everybody may know of the whole table, in small type.
void ScoresPane::showCounts() {
    QStringList lines;
    if (session()->hasGame()) {
        const GameText text(session()->rules());
        for (const auto &[count, value] : session()->game().counts()) {
            lines << text.publicCount(*count, value);
        }
    }
    m_counts->setFont(typeFont(font(), TypeSize::Small));
    QPalette palette = m_counts->palette();
    palette.setColor(QPalette::WindowText, theme().faint);
    m_counts->setPalette(palette);
    m_counts->setText(lines.join(QStringLiteral(" · ")));
    m_counts->setVisible(!lines.isEmpty());
    fitPlayers();
}

// A dock asks no label how high it is in its width, so that the pane says what all its parts need.
void ScoresPane::fitPlayers() {
    const int players = qMax(1, m_players->rowCount()) * PlayerDelegate::Height + 2;
    m_playerView->setFixedHeight(players);
    const int counts = m_counts->isHidden() ? 0 : m_counts->heightForWidth(width()) + layout()->spacing();
    setMinimumHeight(players + counts + layout()->spacing() + LeastLogHeight);
}

// The scores of the latest input stand open, older ones closed.
void ScoresPane::openNewest() {
    m_logView->collapseAll();
    const auto turn = m_log->index(0, 0).data(ScoreLogModel::TurnRole);
    for (int row = 0; row < m_log->rowCount(); ++row) {
        const QModelIndex index = m_log->index(row, 0);
        if (row > 0 && (row > 3 || index.data(ScoreLogModel::TurnRole) != turn)) {
            break;
        }
        m_logView->expand(index);
    }
}

void ScoresPane::showLatest() {
    if (m_log->rowCount() > 0) {
        m_logView->setCurrentIndex(m_log->index(0, 0));
    }
}

} // namespace scorekeep::app
