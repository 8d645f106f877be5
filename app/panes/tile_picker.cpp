// SPDX-License-Identifier: MIT
// Finds and takes tiles.
#include "app/panes/tile_picker.h"

#include "app/model/tile_kinds_model.h"
#include "app/panes/tile_kind_delegate.h"
#include "app/session/game_session.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr int SearchWidth = 118;

} // namespace

TilePicker::TilePicker(GameSession *session, TilePictures *pictures, const Theme &theme, QWidget *parent)
    : Pane(session, theme, parent), m_model(new TileKindsModel(session, this)),
      m_delegate(new TileKindDelegate(m_model, pictures, this)), m_list(new QListView), m_label(new QLabel),
      m_left(new QLabel), m_search(new QLineEdit) {
    m_list->setObjectName(QStringLiteral("tilePicker"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->installEventFilter(this);
    m_list->installEventFilter(this);
    m_search->setObjectName(QStringLiteral("tileEdges"));
    m_search->setFixedWidth(SearchWidth);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_label->setBuddy(m_search);
    m_left->setObjectName(QStringLiteral("tilesLeft"));
    m_left->setFixedWidth(SearchWidth);
    m_left->setWordWrap(true);

    auto *left = new QVBoxLayout;
    left->setSpacing(6);
    left->addWidget(m_label);
    left->addWidget(m_search);
    left->addWidget(m_left);
    left->addStretch();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 8, 8, 8);
    layout->setSpacing(12);
    layout->addLayout(left);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_search);

    connect(m_search, &QLineEdit::textChanged, this, &TilePicker::find);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) { take(index.row()); });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) { take(index.row()); });
    connect(m_list, &QListView::entered, this,
            [this](const QModelIndex &index) { Q_EMIT looked(m_model->at(index.row()).kind); });
    connect(session, &GameSession::documentChanged, m_model, &TileKindsModel::forget);
    connect(session, &GameSession::choiceChanged, this, [this] {
        refresh();
        m_list->scrollToTop(); // where the tiles are that can be drawn
    });
    retranslate();
    applyTheme();
    refresh();
}

void TilePicker::retranslate() {
    m_model->forget();
    m_label->setText(tr("&Type the edges"));
    m_search->setPlaceholderText(tr("c r f r"));
    m_search->setToolTip(tr("Letters of the sides, clockwise from anywhere: c city, r road, f field, w river, "
                            "? any. Or words of what is printed: inn, garden, monastery."));
    m_search->setAccessibleName(tr("Find a tile by its edges or by words"));
    m_list->setAccessibleName(tr("Tiles that are left"));
}

void TilePicker::applyTheme() {
    QPalette palette = m_label->palette();
    palette.setColor(QPalette::WindowText, theme().soft);
    m_label->setPalette(palette);
    tellLeft();
    m_list->viewport()->update();
}

void TilePicker::refresh() {
    m_model->refresh();
    const int total = session()->hasGame() ? session()->state().supply.total() : 0;
    m_total = tr("%n tile(s) left", nullptr, total);
    tellLeft();
    fitPictures();
}

void TilePicker::tellLeft() {
    const bool nothing = session()->hasGame() && m_model->rowCount() == 0 && !m_search->text().trimmed().isEmpty();
    m_left->setText(nothing ? tr("No tile has these edges") : m_total);
    QPalette palette = m_left->palette();
    palette.setColor(QPalette::WindowText, nothing ? theme().problem : theme().soft);
    m_left->setPalette(palette);
}

void TilePicker::resizeEvent(QResizeEvent *event) {
    Pane::resizeEvent(event);
    fitPictures();
}

void TilePicker::fitPictures() {
    int shown = 0;
    for (const TileKindRow &row : m_model->rows()) {
        shown += row.left > 0 || row.chosen ? 1 : 0;
    }
    const QSize room(m_list->width() - m_list->verticalScrollBar()->sizeHint().width() - 2, m_list->height() - 2);
    const QSize before = m_delegate->cell();
    m_delegate->fitInto(room, shown);
    if (m_delegate->cell() != before || m_list->gridSize() != m_delegate->cell()) {
        m_list->setGridSize(m_delegate->cell());
    }
}

void TilePicker::focusSearch() {
    m_search->setFocus();
    m_search->selectAll();
}

QRect TilePicker::rectOf(KindId kind) const {
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->at(row).kind == kind) {
            return m_list->visualRect(m_model->index(row)).intersected(m_list->viewport()->rect());
        }
    }
    return {};
}

void TilePicker::take(int row) {
    if (row >= 0 && row < m_model->rowCount()) {
        const KindId kind = m_model->at(row).kind;
        m_search->clear();
        Q_EMIT chosen(kind);
    }
}

void TilePicker::find() {
    m_model->setFilter(m_search->text());
    tellLeft();
    fitPictures();
    const int row = m_model->firstOffered();
    const bool looking = !m_search->text().isEmpty() && row >= 0;
    m_list->setCurrentIndex(looking ? m_model->index(row) : QModelIndex());
    Q_EMIT looked(looking ? std::optional(m_model->at(row).kind) : std::nullopt);
}

// While typing, Enter takes the first tile found and the arrow keys go into the pictures.
bool TilePicker::handleSearchKey(int key) {
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_search->text().isEmpty()) {
            return false;
        }
        take(m_model->firstOffered());
        return true;
    case Qt::Key_Escape:
        if (m_search->text().isEmpty()) {
            return false;
        }
        m_search->clear();
        return true;
    case Qt::Key_Down:
        m_list->setFocus();
        if (!m_list->currentIndex().isValid()) {
            m_list->setCurrentIndex(m_model->index(qMax(0, m_model->firstOffered())));
        }
        return true;
    default:
        return false;
    }
}

bool TilePicker::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        return handleSearchKey(static_cast<QKeyEvent *>(event)->key());
    }
    if (watched == m_search && event->type() == QEvent::ShortcutOverride) {
        // Undo is the game's while nothing was typed; Escape clears what was typed.
        auto *key = static_cast<QKeyEvent *>(event);
        if (m_search->text().isEmpty() && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
            event->ignore();
            return true;
        }
        if (!m_search->text().isEmpty() && key->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const QString typed = static_cast<QKeyEvent *>(event)->text();
        if (!typed.isEmpty() && typed.front().isLetter()) {
            m_search->setFocus();
            m_search->setText(typed);
            return true;
        }
    }
    if (watched == m_list->viewport() && event->type() == QEvent::Leave) {
        Q_EMIT looked(std::nullopt);
    }
    return Pane::eventFilter(watched, event);
}

} // namespace scorekeep::app
