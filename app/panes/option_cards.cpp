// SPDX-License-Identifier: MIT
// Takes cards by click and key, and gathers pieces where several are to be chosen.
#include "app/panes/option_cards.h"

#include "app/model/options_model.h"
#include "app/panes/option_card_delegate.h"
#include "app/panes/tile_pictures.h"

#include <QHBoxLayout>
#include <QListView>

#include <algorithm>

namespace scorekeep::app {

OptionCards::OptionCards(GameSession *session, TilePictures *pictures, const Theme &theme, QWidget *parent)
    : Pane(session, theme, parent), m_model(new OptionsModel(session, true, this)),
      m_delegate(new OptionCardDelegate(m_model, session, pictures, this)), m_list(new QListView) {
    m_list->setObjectName(QStringLiteral("optionCards"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setGridSize(OptionCardDelegate::cell());
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 8);
    layout->addWidget(m_list);
    setFocusProxy(m_list);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) { take(index.row()); });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) { activate(index.row()); });
    connect(session, &GameSession::choiceChanged, this, &OptionCards::refresh);
    retranslate();
    applyTheme();
    refresh();
}

void OptionCards::retranslate() {
    m_list->setAccessibleName(tr("Options"));
}

void OptionCards::applyTheme() {
    m_list->viewport()->update();
}

void OptionCards::refresh() {
    m_picked.clear();
    m_model->refresh();
    showPicked();
}

void OptionCards::showPicked() {
    m_delegate->setPicked(m_picked);
    m_list->viewport()->update();
    Q_EMIT pickedChanged();
}

const OpenPrompt *OptionCards::severalPrompt(std::size_t *index) const {
    if (!session()->hasGame()) {
        return nullptr;
    }
    const auto &open = session()->choice().prompts;
    const auto found = std::find_if(open.begin(), open.end(), [](const OpenPrompt &prompt) {
        return prompt.kind == PromptKind::ChoosePieces && !prompt.standing && (prompt.least != 1 || prompt.most != 1);
    });
    if (found == open.end()) {
        return nullptr;
    }
    if (index != nullptr) {
        *index = std::size_t(found - open.begin());
    }
    return &*found;
}

bool OptionCards::picksSeveral() const {
    return severalPrompt() != nullptr;
}

std::optional<Entry> OptionCards::picked() const {
    std::size_t index = 0;
    const OpenPrompt *prompt = severalPrompt(&index);
    const int count = int(m_picked.size());
    if (prompt == nullptr || count < prompt->least || count > prompt->most) {
        return std::nullopt;
    }
    return session()->entryFor(index, Answer::choosePieces(m_picked));
}

void OptionCards::togglePiece(int prompt, const PieceRef &piece) {
    std::size_t several = 0;
    if (severalPrompt(&several) == nullptr || int(several) != prompt) {
        Q_EMIT answered(session()->entryFor(std::size_t(prompt), Answer::choosePieces({piece})));
        return;
    }
    if (const auto at = std::find(m_picked.begin(), m_picked.end(), piece); at != m_picked.end()) {
        m_picked.erase(at);
    } else {
        m_picked.push_back(piece);
    }
    showPicked();
}

void OptionCards::chooseNumber(int number) {
    m_list->setCurrentIndex(m_model->index(number - 1));
    take(number - 1);
}

// Where several are to be chosen, Enter picks a card, and on a picked one takes all that are.
void OptionCards::activate(int row) {
    const auto &pieces = m_model->at(row).answer.pieces;
    const bool already = !pieces.empty() && std::ranges::find(m_picked, pieces.front()) != m_picked.end();
    if (const auto all = already ? picked() : std::nullopt) {
        Q_EMIT answered(*all);
    } else if (!already) {
        take(row);
    }
}

void OptionCards::take(int row) {
    if (row < 0 || row >= m_model->rowCount()) {
        return;
    }
    const OptionRow chosen = m_model->at(row);
    if (chosen.kind == PromptKind::ChoosePieces && !chosen.answer.pieces.empty()) {
        togglePiece(int(chosen.match.prompt), chosen.answer.pieces.front());
        return;
    }
    Q_EMIT answered(session()->entryFor(chosen.match));
}

} // namespace scorekeep::app
